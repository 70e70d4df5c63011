"""Jobs for the pool of processes, importable there."""

import os
import time


def double(number):
    return 2 * number


def wait(seconds):
    time.sleep(seconds)
    return "awake"


def fail():
    raise ValueError("no such thing")


def hog():
    return len(bytearray(16 << 30))


def process():
    return os.getpid()


def die():
    os._exit(1)
