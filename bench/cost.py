"""What hosting costs: disk of a game, memory of a table and of a socket.

Bots play whole games through a keeper with its store on disk; then another keeper loads them all.
Sockets that follow one table are opened to a server in a process of its own. Memory is what the
process holds more than before (resident set), so small numbers of games give rough figures.
"""

import argparse
import asyncio
import gc
import json
import multiprocessing
import os
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from servers import Served, memory_kb, served
from websockets.asyncio.client import connect
from websockets.typing import Origin

from abyssal.games import game, games
from abyssal.keeper.host import Host, Wanted
from abyssal.keeper.timeouts import Timeouts
from abyssal.store.sqlite import SqliteStore
from abyssal.table.commands import Giver, HandOver
from abyssal.table.places import Place

DATABASE = "abyssal.sqlite"


async def played_by_bots(host: Host, title: str, seats: int) -> str:
    """A table at which bots have played a whole game."""
    bots = [Place("bot", f"Bot {seat}", "random") for seat in range(1, seats)]
    wanted = Wanted(title, [Place("person", "Ada"), *bots], start=True)
    id, _ = await host.open(wanted, "ada", [0])
    await host.command(id, Giver(0, "ada"), HandOver("over", bot="random"))
    live = await host.live(id)
    host.schedule(live)
    while live.loaded is None or not live.loaded.is_done():
        await asyncio.sleep(0.002)  # a busy loop would keep the writer waiting
    return id


async def played(folder: Path, title: str, count: int) -> tuple[float, float]:
    """Let bots play so many games: kB of disk, and entries of the log, for each."""
    host = Host(SqliteStore(folder / DATABASE), Timeouts(pause=0), processes=0)
    seats = min(4, game(title).seats[-1])
    entries = empty = 0
    for number in range(count + 1):
        if number == 1:  # the first one brings what a store holds once
            entries, empty = 0, size_of(folder)
        id = await played_by_bots(host, title, seats)
        async with host.table(id) as table:
            assert table.is_done(), table.status
            entries += table.number
        host.drop(id)
    await host.close()
    return (size_of(folder) - empty) / count / 1024, entries / count


def size_of(folder: Path) -> int:
    """Bytes of a database without its journal, which does not grow with it."""
    with closing(sqlite3.connect(folder / DATABASE)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return (folder / DATABASE).stat().st_size


async def loaded(folder: Path) -> float:
    """Memory of each table of a store, in kB, when all of them are loaded."""
    store = SqliteStore(folder / DATABASE)
    host = Host(store, Timeouts(pause=0), processes=0)
    found = await store.book.search(["over", "ended"], lambda row: True, 10**6, 0)
    first, *rest = [row.id for row, _ in found]
    await host.live(first)  # what a title needs once
    gc.collect()
    before = memory_kb(os.getpid())
    for id in rest:
        await host.live(id)
    gc.collect()
    memory = (memory_kb(os.getpid()) - before) / len(rest)
    await host.close()
    return memory


def in_process(work: Any, *arguments: Any) -> Any:
    """What a coroutine returns, in a process that has done nothing before."""
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        return pool.apply(run, (work, *arguments))


def run(work: Any, *arguments: Any) -> Any:
    return asyncio.run(work(*arguments))


async def follow(server: Served, count: int) -> float:
    """Memory of each of so many sockets that follow a table, in kB."""
    url = server.url
    with urlopen(f"{url}/api/hello") as hello:
        cookie = str(hello.headers["set-cookie"]).split(";")[0]
    headers = {"cookie": cookie, "origin": url, "content-type": "application/json"}
    places = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    body = {"game": "into-the-blue", "name": "Ada", "places": places, "start": True}
    with urlopen(Request(f"{url}/api/tables", json.dumps(body).encode(), headers)) as answer:
        table = json.load(answer)["table"]
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    wires = [await connect(address, origin=Origin(url)) for _ in range(10)]
    before = server.usage().memory
    wires += [await connect(address, origin=Origin(url)) for _ in range(count)]
    after = server.usage().memory
    for wire in wires:
        await wire.close()
    return (after - before) / count


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--title", action="append")
    parser.add_argument("--sockets", type=int, default=400)
    asked = parser.parse_args()
    print("| a game of | entries of its log | disk | memory, loaded |")
    print("|---|---:|---:|---:|")
    for title in asked.title or games():
        with tempfile.TemporaryDirectory() as folder:
            size, entries = in_process(played, Path(folder), title, asked.games)
            memory = in_process(loaded, Path(folder))
        print(f"| {title} | {entries:.0f} | {size:.0f} kB | {memory:.0f} kB |", flush=True)
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as server:
        memory = asyncio.run(follow(server, asked.sockets))
    print(f"a socket that follows a table: {memory:.0f} kB")


if __name__ == "__main__":
    main()
