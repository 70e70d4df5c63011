"""The parent of the workers on one machine: starts them, replaces the dead, stops them all."""

import logging
import signal
import time
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from types import FrameType
from typing import Any, Final

SOON: Final = 5.0
"""Seconds: a worker that lived no longer is replaced after a pause."""
PAUSE: Final = 2.0

logger = logging.getLogger(__name__)

Start = Callable[..., None]


class Supervisor:
    """Keeps a number of worker processes alive."""

    def __init__(
        self, count: int, work: Start, arguments: tuple[Any, ...], died: Callable[[str], None]
    ) -> None:
        """Each worker runs `work(name, *arguments)`; `died` is told the name of one that ended."""
        self.count = count
        self.work = work
        self.arguments = arguments
        self.died = died
        self.made = 0
        self.living: dict[str, tuple[BaseProcess, float]] = {}
        self.stopping = False

    def run(self, name: Callable[[int], str]) -> None:
        """Until a signal comes; then until the last worker has stopped."""
        for one in (signal.SIGTERM, signal.SIGINT):
            signal.signal(one, self.stop)
        for _ in range(self.count):
            self.start(name)
        while self.living:
            wait([process.sentinel for process, _ in self.living.values()], timeout=1.0)
            for worker, (process, since) in list(self.living.items()):
                if process.is_alive():
                    continue
                process.join()
                del self.living[worker]
                self.bury(worker, process.exitcode)
                if not self.stopping and time.monotonic() - since < SOON:
                    time.sleep(PAUSE)
                if not self.stopping:  # no signal came in that pause
                    self.start(name)

    def start(self, name: Callable[[int], str]) -> None:
        self.made += 1
        worker = name(self.made)
        process = get_context("spawn").Process(target=self.work, args=(worker, *self.arguments))
        process.start()
        self.living[worker] = (process, time.monotonic())

    def bury(self, worker: str, code: int | None) -> None:
        """A worker has ended: the others are told at once, and need not wait for its silence."""
        if not self.stopping:
            logger.error("worker-ended", extra={"worker": worker, "status": code})
        try:
            self.died(worker)
        except Exception:  # its heartbeat will tell
            logger.exception("death-not-told", extra={"worker": worker})

    def stop(self, number: int, frame: FrameType | None) -> None:
        """Let every worker stop in its own time."""
        self.stopping = True
        for process, _ in self.living.values():
            process.terminate()
