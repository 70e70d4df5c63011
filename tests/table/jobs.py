"""Jobs for the pool of processes, importable there."""

import os
import time


def double(number: int) -> int:
    return 2 * number


def double_text(text: str) -> str:
    return 2 * text


def wait(seconds: float) -> str:
    time.sleep(seconds)
    return "awake"


def fail() -> None:
    raise ValueError("no such thing")


def hog() -> int:
    return len(bytearray(16 << 30))


def process() -> int:
    return os.getpid()


def die() -> None:
    os._exit(1)
