"""`make bench-server`: a thousand tables with four sockets each, and how fast they are served.

The server is one process with SQLite and `synchronous=FULL`; the generator is another. Each table
makes one action every few seconds. What counts is the time from sending an action to hearing that
it is on disk.
"""

import argparse
import asyncio
import gc
import json
import multiprocessing
import resource
import tempfile
import time
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from abyssal.keeper.host import Host
from abyssal.keeper.timeouts import Timeouts
from abyssal.server.serve import DATABASE, Serving, server_for
from abyssal.server.settings import Limits, Rate, Settings
from abyssal.store.sqlite import SqliteStore

GAMES = ("into-the-blue", "in-too-deep")
SOCKETS = 4
TARGET_MS = 100.0
TARGET_KB = 64.0


# The server


def serve(pipe: Connection, folder: str) -> None:
    """Run a server, and answer questions about its memory and CPU."""
    import threading

    host = Host(SqliteStore(Path(folder) / DATABASE), Timeouts(grace=1e9))
    many = 10**6
    limits = Limits(commands=Rate(1e9, 1e9), tables=many, sockets=many, sockets_an_address=many)
    serving = Serving("127.0.0.1", 0, Path(folder), "", False, False)

    def started(port: int, others: str | None) -> None:
        pipe.send(port)

    server = server_for(serving, "bench", started, Settings(limits=limits), host=host)

    def answer() -> None:
        while pipe.recv() == "usage":
            pipe.send((memory_kb(), time.process_time()))
        server.should_exit = True

    threading.Thread(target=answer, daemon=True).start()
    server.run()


def memory_kb() -> float:
    """Resident memory of this process."""
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return float(line.split()[1])
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


# The generator


class Table:
    """One table, four people, one socket each."""

    def __init__(self, url: str, number: int, sample: list[float]) -> None:
        self.url = url
        self.choose = Random(number)
        self.game = GAMES[number % len(GAMES)]
        self.sample = sample
        self.sockets: list[ClientConnection] = []
        self.asked: list[dict[str, Any] | None] = [None] * SOCKETS
        self.waiting: dict[str, tuple[float, asyncio.Event]] = {}
        self.played = 0
        self.over = False
        self.readers: list[asyncio.Task[None]] = []

    async def open(self, http: httpx.AsyncClient) -> None:
        """Open and start the table; one session holds all seats."""
        body = {"game": self.game, "name": "Ada", "places": [{"kind": "me"}] * SOCKETS}
        answer = await http.post("/api/tables", json={**body, "start": True})
        self.id = answer.json()["table"]

    async def sit(self, cookies: str) -> None:
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{self.id}/socket"
        for seat in range(SOCKETS):
            socket = await connect(
                f"{address}?seat={seat}",
                origin=Origin(self.url),
                additional_headers={"cookie": cookies},
                compression=None,
                ping_interval=None,
            )
            self.sockets.append(socket)
            self.readers.append(asyncio.create_task(self.read(seat)))

    async def read(self, seat: int) -> None:
        """Note what the seat is asked, and when its actions are acknowledged."""
        async for text in self.sockets[seat]:
            if '"ack"' in text[:8]:
                sent, done = self.waiting.pop(json.loads(text)["ack"])
                self.sample.append(time.perf_counter() - sent)
                done.set()
            elif '"kind":"game"' in text[:40] or '"kind":"sync"' in text[:40]:
                message = json.loads(text)
                game = message if message["kind"] == "game" else message["game"]
                self.asked[seat] = game if game["legal"] else None
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
                body = {"kind": "play", "id": id, "decision": game["decision"]}
                body["actions"] = [self.choose.choice(game["legal"])]
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
        for socket in self.sockets:
            await socket.close()


class Measured(NamedTuple):
    """One run at a rate."""

    rate: float
    actions: int
    p50: float
    p99: float
    worst: float
    server_cpu: float
    generator_cpu: float


def usage(pipe: Connection) -> tuple[float, float]:
    pipe.send("usage")
    memory, cpu = pipe.recv()
    return memory, cpu


async def measure(
    tables: list[Table], pipe: Connection, rate: float, seconds: float, sample: list[float]
) -> Measured:
    """Play at so many actions a second for a while."""
    sample.clear()
    _, before = usage(pipe)
    own, start = time.process_time(), time.perf_counter()
    every = len(tables) / rate
    await asyncio.gather(
        *(table.keep_acting(every, start + seconds, start) for table in tables if not table.over)
    )
    took = time.perf_counter() - start
    _, after = usage(pipe)
    times = sorted(sample)
    return Measured(
        len(times) / took,
        len(times),
        1000 * times[len(times) // 2],
        1000 * times[int(len(times) * 0.99)],
        1000 * times[-1],
        (after - before) / took,
        (time.process_time() - own) / took,
    )


async def run(url: str, pipe: Connection, count: int, seconds: float, every: float) -> None:
    sample: list[float] = []
    tables = [Table(url, number, sample) for number in range(count)]
    empty, _ = usage(pipe)
    async with httpx.AsyncClient(base_url=url, headers={"origin": url}, timeout=60) as http:
        await http.get("/api/hello")
        cookies = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
        for table in tables:
            await table.open(http)
    for table in tables:
        await table.sit(cookies)
    gc.disable()  # the generator's own pauses would be counted as the server's
    await asyncio.sleep(1)
    full, _ = usage(pipe)
    sockets = count * SOCKETS
    print(f"{count} tables, {sockets} sockets")
    print(f"memory a socket, tables included   {(full - empty) / sockets:8.1f} kB")
    usual = count / every
    found = await measure(tables, pipe, usual, seconds, sample)
    show(f"one action a table every {every:g} s", found)
    after, _ = usage(pipe)
    print(f"memory a socket after play         {(after - empty) / sockets:8.1f} kB")
    best = found if found.p99 < TARGET_MS else None
    rate = usual
    while best is not None:
        rate *= 1.25
        found = await measure(tables, pipe, rate, max(5.0, seconds / 4), sample)
        show(f"{rate:.0f} actions a second", found)
        if found.p99 >= TARGET_MS or found.rate < 0.9 * rate:
            break
        best = found
    if best is not None:
        print(f"highest rate with p99 < {TARGET_MS:.0f} ms     {best.rate:8.0f} actions/s")
    await asyncio.gather(*(table.close() for table in tables))


def show(title: str, found: Measured) -> None:
    print(f"{title}: {found.actions} actions, {found.rate:.0f}/s")
    print(f"  acknowledged in                  {found.p50:8.1f} ms (p50)  {found.p99:.1f} ms (p99)")
    print(f"  slowest                          {found.worst:8.1f} ms")
    print(f"  CPU of server and generator      {found.server_cpu:8.0%}  {found.generator_cpu:.0%}")
    print(f"  CPU of the server an action      {1000 * found.server_cpu / found.rate:8.2f} ms")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--every", type=float, default=5)
    chosen = parser.parse_args()
    ours, theirs = multiprocessing.Pipe()
    context = multiprocessing.get_context("spawn")
    with tempfile.TemporaryDirectory() as folder:
        process = context.Process(target=serve, args=(theirs, folder), daemon=True)
        process.start()
        url = f"http://127.0.0.1:{ours.recv()}"
        asyncio.run(run(url, ours, chosen.tables, chosen.seconds, chosen.every))
        ours.send("stop")
        process.join(20)


if __name__ == "__main__":
    main()
