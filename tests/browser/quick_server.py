"""`abyssal serve` with quick bots and clocks; with --sure, the same chance and names each time;
with --held, a clock that stands still until the file `clock` in the data folder says otherwise."""

import argparse
import asyncio
import itertools
from collections.abc import Callable
from pathlib import Path

from abyssal.keeper.host import Host
from abyssal.keeper.timeouts import Timeouts
from abyssal.server.serve import DATABASE, Serving, server_for
from abyssal.store.sqlite import SqliteStore
from abyssal.table.commands import Fresh
from abyssal.table.places import Times

PASSWORD = "to-the-host-page"
CLOCK = "clock"
NOON = 1_000_000.0
"""What a clock shows that nobody has moved yet."""
LOOK = 0.01
"""Seconds between two looks at a clock that a test moves."""


def sure() -> Fresh:
    """The first seed, code and table are always the same, and so are the next ones."""
    numbers = itertools.count(1)
    return Fresh(
        lambda: f"{next(numbers):064x}",
        lambda: f"CORAL-{1000 + next(numbers)}",
        lambda: f"table{next(numbers)}",
    )


class HeldHost(Host):
    """A host whose clock a test moves."""

    def hold(self, path: Path) -> None:
        self.path, self.now = path, NOON
        self.clock = lambda: self.now

    async def until(self, moment: Callable[[], float]) -> None:
        while moment() > self.clock():
            await asyncio.sleep(LOOK)

    async def keep_house(self, every: float = LOOK) -> None:
        """Look at the clock, and do what has become due."""
        while True:
            await asyncio.sleep(every)
            now = float(self.path.read_text()) if self.path.exists() else NOON
            if now != self.now:
                self.now = now
                for live in list(self.lives.values()):
                    self.schedule(live)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int)
    parser.add_argument("--data", type=Path)
    parser.add_argument("--public-url", default="")
    parser.add_argument("--grace", type=float, default=30)
    parser.add_argument("--second", type=float, default=0.02)
    parser.add_argument("--sure", action="store_true")
    parser.add_argument("--held", action="store_true")
    asked = parser.parse_args()
    host = (HeldHost if asked.held else Host)(
        SqliteStore(asked.data / DATABASE),
        Timeouts(grace=asked.grace, pause=0, times=Times(second=asked.second)),
    )
    if asked.sure:
        host.fresh = sure()
    if isinstance(host, HeldHost):
        host.hold(asked.data / CLOCK)
    server_for(
        Serving("127.0.0.1", asked.port, asked.data, asked.public_url, False, False),
        PASSWORD,
        lambda port, others: print(f"http://127.0.0.1:{port}", flush=True),
        host=host,
    ).run()


if __name__ == "__main__":
    main()
