"""Benchmark of one action at a live table: positions played and copied, views built, CPU.

Four people and one spectator follow a table over connections that only count. `make bench-server`
measures the same with real sockets. The counting is by wrapping a title's own methods, so this
runs interpreted.
"""

import argparse
import asyncio
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from abyssal.games import game as game_called
from abyssal.keeper.host import Host, Wanted
from abyssal.keeper.timeouts import Timeouts
from abyssal.server.serve import DATABASE
from abyssal.store.sqlite import SqliteStore
from abyssal.table.commands import Giver, Play
from abyssal.table.errors import Refused
from abyssal.table.places import Place, Times

GAMES = ("into-the-blue", "in-too-deep", "key-largo", "unfathomable")
SEATS = 4
SESSION = "bench"
COUNTED = ("play", "copy", "view", "views")


class Listener:
    """A connection that hears everything and keeps nothing."""

    session = SESSION

    def __init__(self, viewer: int | None) -> None:
        self.viewer = viewer

    def send(self, message: bytes) -> None:
        pass

    def close(self) -> None:
        pass


def counted(kind: Any, name: str, counts: Counter[str]) -> Callable[[], None]:
    """Count the calls of a method from now on; call what comes back to stop."""
    plain = getattr(kind, name)

    def method(*arguments: Any, **named: Any) -> Any:
        counts[name] += 1
        return plain(*arguments, **named)

    setattr(kind, name, method)
    return lambda: setattr(kind, name, plain)


async def play(host: Host, id: str, actions: int, choose: Random) -> int:
    """Let whoever is asked answer by chance; how many actions that were."""
    played = 0
    while played < actions:
        async with host.table(id) as table:
            asked = table.asked()
        if not asked:
            break
        looking = table.quiet.looking is not None
        free = [seat for seat in asked if seat not in table.answered() and not looking]
        if not free:
            await asyncio.sleep(0.001)  # what everyone waits for ends by itself
            continue
        seat = choose.choice(free)
        text = table.game.write(choose.choice(table.questions[seat][1]))
        command = Play(str(played), table.decisions[seat], [text])
        try:
            await host.command(id, Giver(seat, SESSION), command)
        except Refused:  # a window has closed meanwhile
            continue
        played += 1
    return played


async def measure(name: str, actions: int) -> dict[str, float]:
    """One table of `name`: calls and milliseconds of CPU an action."""
    with tempfile.TemporaryDirectory() as folder:
        times = Times(second=0.001, unasked=0.001)
        host = Host(SqliteStore(Path(folder) / DATABASE), Timeouts(grace=1e9, times=times))
        places = [Place("person", letter) for letter in "ABCD"]
        wanted = Wanted(name, places, start=True)
        id, _ = await host.open(wanted, SESSION, list(range(SEATS)))
        for viewer in (*range(SEATS), None):
            await host.connect(id, Listener(viewer), 0)
        kind = type(game_called(name).new(SEATS, 1))
        counts: Counter[str] = Counter()
        stops = [counted(kind, method, counts) for method in COUNTED]
        begun = time.process_time()
        try:
            played = await play(host, id, actions, Random(1))
        finally:
            spent = time.process_time() - begun
            for stop in stops:
                stop()
        await host.close()
    found = {method: counts[method] / played for method in COUNTED}
    return {"actions": played, **found, "ms": 1000 * spent / played}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--actions", type=int, default=300)
    chosen = parser.parse_args()
    titles = ("plays", "copies", "views", "at once", "CPU ms")
    print(f"{'an action':15}{'actions':>8}{''.join(f'{title:>9}' for title in titles)}")
    for name in GAMES:
        found = asyncio.run(measure(name, chosen.actions))
        calls = "".join(f"{found[method]:9.2f}" for method in COUNTED)
        print(f"{name:15}{found['actions']:8.0f}{calls}{found['ms']:9.2f}")


if __name__ == "__main__":
    main()
