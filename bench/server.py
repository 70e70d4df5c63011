"""`make bench-server`: a thousand tables with four sockets each, and how fast they are served.

The server is one process with SQLite (`synchronous=FULL`), or one or several on PostgreSQL; the
generator is another. Each table makes one action every few seconds. What counts is the time from
sending an action to hearing that it is on disk.
"""

import argparse
import asyncio
import gc
import json
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import NamedTuple

import httpx
import msgspec
from servers import Served, Usage, postgresql, served
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from abyssal.fleet.ring import owner_of

GAMES = ("into-the-blue", "in-too-deep")
SOCKETS = 4
TARGET_MS = 100.0
FASTER = 1.25
"""From one rate to the next."""


# The generator


class Game(msgspec.Struct):
    """What it reads of a position: to read all of it would take as long as writing it."""

    decision: int
    legal: list[str]


class Sync(msgspec.Struct):
    """What it reads of a message to whoever connects."""

    game: Game | None


GAME = msgspec.json.Decoder(Game)
SYNC = msgspec.json.Decoder(Sync)


class Table:
    """One table, four people, one socket each."""

    def __init__(self, number: int, sample: list[float]) -> None:
        self.choose = Random(number)
        self.game = GAMES[number % len(GAMES)]
        self.sample = sample
        self.sockets: list[ClientConnection] = []
        self.asked: list[Game | None] = [None] * SOCKETS
        self.waiting: dict[str, tuple[float, asyncio.Event]] = {}
        self.played = 0
        self.over = False
        self.readers: list[asyncio.Task[None]] = []

    async def open(self, http: httpx.AsyncClient) -> None:
        """Open and start the table; one session holds all seats."""
        body = {"game": self.game, "name": "Ada", "places": [{"kind": "me"}] * SOCKETS}
        answer = await http.post("/api/tables", json={**body, "start": True})
        self.id = answer.json()["table"]

    async def sit(self, cookies: str, url: str) -> None:
        """Open a socket for each seat, to the server at `url`."""
        address = f"{url.replace('http', 'ws', 1)}/api/tables/{self.id}/socket"
        for seat in range(SOCKETS):
            wire = await connect(
                f"{address}?seat={seat}",
                origin=Origin(url),
                additional_headers={"cookie": cookies},
                compression=None,
                ping_interval=None,
            )
            self.sockets.append(wire)
            self.readers.append(asyncio.create_task(self.read(seat)))

    async def read(self, seat: int) -> None:
        """Note what the seat is asked, and when its actions are acknowledged."""
        async for text in self.sockets[seat]:
            if '"ack"' in text[:8]:
                sent, done = self.waiting.pop(json.loads(text)["ack"])
                self.sample.append(time.perf_counter() - sent)
                done.set()
            elif '"kind":"game"' in text[:40]:
                game = GAME.decode(text)
                self.asked[seat] = game if game.legal else None
            elif '"kind":"sync"' in text[:40]:
                begun = SYNC.decode(text).game
                self.asked[seat] = begun if begun is not None and begun.legal else None
            elif '"kind":"over"' in text[:40]:
                self.over = True

    async def act(self) -> None:
        """One action of whoever is asked."""
        for seat, game in enumerate(self.asked):
            if game is not None:
                id, done = f"{self.played}", asyncio.Event()
                self.played += 1
                self.asked[seat] = None
                self.waiting[id] = (time.perf_counter(), done)
                body = {"kind": "play", "id": id, "decision": game.decision}
                body["actions"] = [self.choose.choice(game.legal)]
                await self.sockets[seat].send(json.dumps(body))
                await done.wait()
                return

    async def keep_acting(self, every: float, until: float, start: float) -> None:
        """An action every few seconds, whatever the last one took."""
        moment = start + self.choose.random() * every
        while moment < until and not self.over:
            await asyncio.sleep(max(0.0, moment - time.perf_counter()))
            await self.act()
            moment += every

    async def close(self) -> None:
        for task in self.readers:
            task.cancel()
        for wire in self.sockets:
            await wire.close()
        self.sockets, self.readers, self.asked = [], [], [None] * SOCKETS


class Measured(NamedTuple):
    """One run at a rate."""

    rate: float
    actions: int
    p50: float
    p99: float
    worst: float
    used: Usage
    """CPU seconds a second."""
    generator_cpu: float

    def a_thousand(self) -> float:
        """CPU seconds of the server and its store for 1,000 actions."""
        return 1000 * (self.used.cpu + self.used.store_cpu) / self.rate


async def measure(
    tables: list[Table], server: Served, rate: float, seconds: float, sample: list[float]
) -> Measured:
    """Play at so many actions a second for a while."""
    sample.clear()
    before = server.usage()
    own, start = time.process_time(), time.perf_counter()
    every = len(tables) / rate
    await asyncio.gather(
        *(table.keep_acting(every, start + seconds, start) for table in tables if not table.over)
    )
    took = time.perf_counter() - start
    after = server.usage()
    times = sorted(sample)
    return Measured(
        len(times) / took,
        len(times),
        1000 * times[len(times) // 2],
        1000 * times[int(len(times) * 0.99)],
        1000 * times[-1],
        Usage(
            after.memory,
            (after.cpu - before.cpu) / took,
            (after.store_cpu - before.store_cpu) / took,
        ),
        (time.process_time() - own) / took,
    )


async def opened(server: Served, count: int, sample: list[float]) -> tuple[list[Table], str]:
    """So many tables of one person, and the cookies by which they have them."""
    tables = [Table(number, sample) for number in range(count)]
    headers = {"origin": server.url}
    async with httpx.AsyncClient(base_url=server.url, headers=headers, timeout=60) as http:
        await http.get("/api/hello")
        cookies = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
        for table in tables:
            await table.open(http)
    return tables, cookies


async def run(server: Served, count: int, seconds: float, every: float) -> None:
    """Measure what a usual load costs, and how much more the server can take."""
    sample: list[float] = []
    empty = server.usage().memory
    tables, cookies = await opened(server, count, sample)
    for table in tables:
        await table.sit(cookies, server.url)
    gc.disable()  # the generator's own pauses would be counted as the server's
    await asyncio.sleep(1)
    sockets = count * SOCKETS
    print(f"{count} tables, {sockets} sockets")
    memory = (server.usage().memory - empty) / sockets
    print(f"memory a socket, tables included   {memory:8.1f} kB")
    usual = count / every
    found = await measure(tables, server, usual, seconds, sample)
    show(f"one action a table every {every:g} s", found)
    print(f"memory a socket after play         {(found.used.memory - empty) / sockets:8.1f} kB")
    best = found if found.p99 < TARGET_MS else None
    rate = usual
    while best is not None:
        rate *= FASTER
        found = await measure(tables, server, rate, max(5.0, seconds / 4), sample)
        show(f"{rate:.0f} actions a second", found)
        if found.p99 >= TARGET_MS or found.rate < 0.9 * rate:
            break
        best = found
    if best is not None:
        print(f"highest rate with p99 < {TARGET_MS:.0f} ms     {best.rate:8.0f} actions/s")
    await asyncio.gather(*(table.close() for table in tables))


async def hop(server: Served, workers: int, count: int, seconds: float) -> None:
    """Measure the same load with sockets at the owners of their tables, and at other workers."""
    sample: list[float] = []
    members = server.workers(workers)
    tables, cookies = await opened(server, count, sample)
    gc.disable()
    for title, owns in (("at the owner", True), ("through another worker", False)):
        for table in tables:
            owner = owner_of(table.id, members)
            at = next(address for id, address in members.items() if (id == owner) is owns)
            await table.sit(cookies, at)
        await asyncio.sleep(1)
        show(title, await measure(tables, server, count / 2, seconds, sample))
        await asyncio.gather(*(table.close() for table in tables))
        gc.collect()


def show(title: str, found: Measured) -> None:
    used = found.used
    print(f"{title}: {found.actions} actions, {found.rate:.0f}/s")
    print(f"  acknowledged in                  {found.p50:8.1f} ms (p50)  {found.p99:.1f} ms (p99)")
    print(f"  slowest                          {found.worst:8.1f} ms")
    print(
        f"  CPU of the server, its store, generator {used.cpu:.0%}, {used.store_cpu:.0%}, ", end=""
    )
    print(f"{found.generator_cpu:.0%}")
    print(f"  CPU for 1,000 actions            {found.a_thousand():8.2f} s", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--every", type=float, default=5)
    parser.add_argument("--workers", type=int, help="on a PostgreSQL that is made for this run")
    parser.add_argument("--hop", action="store_true", help="the cost of passing on; needs workers")
    chosen = parser.parse_args()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database = stack.enter_context(postgresql(folder)) if chosen.workers else ""
        server = stack.enter_context(served(folder, database, chosen.workers or 1))
        if chosen.hop:
            asyncio.run(hop(server, chosen.workers, chosen.tables, chosen.seconds))
        else:
            asyncio.run(run(server, chosen.tables, chosen.seconds, chosen.every))


if __name__ == "__main__":
    main()
