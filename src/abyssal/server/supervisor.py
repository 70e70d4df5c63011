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
"""Seconds: workers that live no longer, one after the other, are replaced after a pause."""
PAUSE: Final = 2.0
LOOK: Final = 1.0
"""Seconds in which a signal is noticed at the latest."""

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
        """Each with when it was started."""
        self.short_lives = 0
        """How many workers in a row did not live long."""
        self.replacements: list[float] = []
        """When those are started that take the place of dead ones."""
        self.stopping = False

    def run(self, name: Callable[[int], str]) -> None:
        """Until a signal comes; then until the last worker has stopped."""
        for one in (signal.SIGTERM, signal.SIGINT):
            signal.signal(one, self.stop)
        self.replacements = [time.monotonic()] * self.count
        while self.living or (self.replacements and not self.stopping):
            self.replace(name)
            soon = min([LOOK, *(moment - time.monotonic() for moment in self.replacements)])
            wait([process.sentinel for process, _ in self.living.values()], max(0.0, soon))
            for worker, (process, since) in list(self.living.items()):
                if not process.is_alive():
                    process.join()
                    del self.living[worker]
                    self.bury(worker, process.exitcode)
                    self.replacements.append(self.replaced_at(time.monotonic() - since))

    def replaced_at(self, lived: float) -> float:
        """When a worker is started for one that lived so many seconds: at once, unless none of
        the last ones, as many as there are, lived long; as when they cannot start."""
        self.short_lives = self.short_lives + 1 if lived < SOON else 0
        return time.monotonic() + (PAUSE if self.short_lives > self.count else 0.0)

    def replace(self, name: Callable[[int], str]) -> None:
        """Start the workers whose moment has come."""
        now = time.monotonic()
        due = [moment for moment in self.replacements if moment <= now]
        self.replacements = [moment for moment in self.replacements if moment > now]
        for _ in due:
            if not self.stopping:  # a signal may come meanwhile
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
