"""Benchmark of a store with very many tables: the home page, a lobby, and the way back to work.

A guest has tables of every kind; the store is filled with copies of a finished game and of one
under way. With --games, whole games are played one after the other instead, and the memory of the
process is shown as it goes. With --live, so many late games of Unfathomable are all opened again at
once after a restart, with snapshots and without.
"""

import argparse
import asyncio
import gc
import os
import sqlite3
import tempfile
import time
from contextlib import ExitStack, closing
from pathlib import Path

import httpx
import msgspec
import psycopg
from cost import played_by_bots
from servers import memory_kb, postgresql, served

from abyssal.bots import bot
from abyssal.keeper.host import Host
from abyssal.keeper.rows import row_of
from abyssal.keeper.timeouts import Timeouts
from abyssal.server.serve import DATABASE
from abyssal.store.sqlite import SqliteStore
from abyssal.table import entries
from abyssal.table.facts import PLAYING
from abyssal.table.handlers import time_is_up
from abyssal.table.pins import library, pinned
from abyssal.table.places import Place
from abyssal.table.snapshot import snapshot_of
from abyssal.table.table import Table

MINE = 25
LATE = 0.85
"""So far into a game it is late."""
REQUESTS = 200
COPY = """
WITH RECURSIVE copies (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM copies WHERE i < {count})
INSERT INTO {table} ({columns})
SELECT {values} FROM {table} CROSS JOIN copies WHERE {of} = '{id}'"""
TABLE = ("code", "game", "status", "public", "summary", "created", "updated", "touched", "due")


def copies(id: str, count: int, mark: str) -> list[str]:
    """Statements that copy a table and its log so many times."""
    columns = ", ".join(("id", *TABLE))
    values = ", ".join(("id || '-{mark}' || i", "NULL", *TABLE[1:])).replace("{mark}", mark)
    entries = f"\"table\" || '-{mark}' || i, number, entry"
    log = {"table": "log", "columns": '"table", number, entry', "values": entries}
    return [
        COPY.format(count=count, table="tables", columns=columns, values=values, of="id", id=id),
        COPY.format(count=count, of='"table"', id=id, **log),
    ]


def fill(folder: Path, database: str, statements: list[str]) -> None:
    if database:
        with psycopg.connect(database) as connection:
            for statement in statements:
                connection.execute(statement.encode())
            connection.commit()
            connection.autocommit = True
            connection.execute("ANALYZE")
        return
    with closing(sqlite3.connect(folder / DATABASE)) as file, file:
        for statement in statements:
            file.execute(statement)


def guest_of(url: str) -> httpx.Client:
    return httpx.Client(base_url=url, headers={"origin": url}, timeout=60)


def open_table(guest: httpx.Client, game: str, seats: list[dict[str, str]], **more: object) -> str:
    wish = {"game": game, "name": "Ada", "places": seats, **more}
    answer = guest.post("/api/tables", json=wish)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


def prepared(guest: httpx.Client) -> tuple[str, str]:
    """A finished game and one under way; the guest has more of them, and some that wait."""
    bots = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    over = under_way = ""
    for number in range(MINE):
        under_way = open_table(guest, "in-too-deep", bots, start=True)
        if number % 5 == 0:
            open_table(guest, "into-the-blue", [{"kind": "me"}, {"kind": "open"}], public=True)
            over = open_table(guest, "into-the-blue", bots, start=True)
            done = {"kind": "hand_over", "id": f"over{number}", "bot": "random"}
            guest.post(f"/api/tables/{over}/commands", json=done)
    while guest.get(f"/api/tables/{over}").json()["status"] != "over":
        time.sleep(0.2)
    return over, under_way


def timed(guest: httpx.Client, title: str, path: str) -> None:
    """How long an answer takes."""
    times = []
    for _ in range(REQUESTS):
        begun = time.perf_counter()
        answer = guest.get(path)
        times.append(1000 * (time.perf_counter() - begun))
        assert answer.status_code == 200, answer.text
    times.sort()
    p95 = times[int(0.95 * REQUESTS)]
    print(f"{title:34} {times[REQUESTS // 2]:6.1f} ms (p50) {p95:6.1f} ms (p95)", flush=True)


def with_tables(count: int, on_postgresql: bool) -> None:
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database = stack.enter_context(postgresql(folder)) if on_postgresql else ""
        with served(folder, database) as server, guest_of(server.url) as guest:
            guest.get("/api/hello")
            over, under_way = prepared(guest)
            cookies = guest.cookies
        begun = time.perf_counter()
        many, some = copies(over, count * 9 // 10, "o"), copies(under_way, count // 10, "u")
        fill(folder, database, [*many, *some])
        print(f"{count} tables laid in {time.perf_counter() - begun:.0f} s", flush=True)
        begun = time.perf_counter()
        with served(folder, database) as server:
            with guest_of(server.url) as guest:
                guest.get("/api/hello")
                took = time.perf_counter() - begun
                print(f"{'from the start to an answer':34} {took:6.2f} s")
                guest.cookies = cookies
                timed(guest, "home page: tables of one person", "/api/tables")
                timed(guest, "lobby of a table", f"/api/tables/{under_way}")
                timed(guest, "lobby of a table that is over", f"/api/tables/{over}-o77")
            print(f"{'memory':34} {server.usage().memory / 1024:6.0f} MB")


def late_log() -> list[str]:
    """The log of a game of Unfathomable among bots that is nearly over."""
    places = [Place("person", name) for name in "ABCD"]
    created = entries.Created(0.0, "", "unfathomable", places=places, code="", seed="5" * 64)
    created = pinned(msgspec.structs.replace(created, house={"windows": "3"}), library)
    table = Table("late", created)
    log: list[entries.AnyEntry] = [created]
    players = [bot("crew", table.game, seat) for seat in range(len(places))]

    def add(*made: entries.AnyEntry) -> None:
        for entry in made:
            table.apply(entry)
            log.append(entry)

    def answer(seat: int) -> str:
        state = table.playing()
        action = players[seat].choose(
            state.view(seat), table.questions[seat][1], lambda number: state.imagine(seat, number)
        )
        return table.game.write(action)

    add(entries.Started(0.0))
    now = 0.0
    while table.status == PLAYING:
        window = table.quiet.window
        if table.quiet.looking is not None:
            now = table.quiet.looking
            add(entries.Looked(now))
        elif window is not None:
            for seat in window.seats:
                add(entries.Answered(now, "", seat, [answer(seat)]))
            now = max(now, table.quiet.closing() or now)
            add(*time_is_up(table, now))
        else:
            seat = table.asked()[0]
            add(entries.Played(now, "", seat, [answer(seat)]))
    texts = [entries.write(entry) for entry in log]
    return texts[: int(len(texts) * LATE)]


async def with_live(count: int) -> None:
    """Open many late games at once, from their logs alone and from snapshots."""
    lines = late_log()
    with tempfile.TemporaryDirectory() as folder:
        store = SqliteStore(Path(folder) / DATABASE)
        row, snapshot = row_of(Table.of("late", lines)), snapshot_of(Table.of("", lines), lines)
        for number in range(count):
            await store.create(row._replace(id=f"late{number}", code=f"LATE-{number}"), lines)
        for title in ("from logs", "from snapshots"):
            host = Host(store, Timeouts(), processes=0)
            cpu, begun = time.process_time(), time.perf_counter()
            await asyncio.gather(*(host.live(f"late{number}") for number in range(count)))
            took, spent = time.perf_counter() - begun, time.process_time() - cpu
            print(
                f"{count} tables of {len(lines)} entries {title}: {took:.1f} s, {spent:.1f} s CPU"
            )
            for number in range(count):
                await store.keep_snapshot(f"late{number}", snapshot)
        await host.close()


async def with_games(count: int, every: int) -> None:
    """Play so many games, and show what memory is held after some of them."""
    with tempfile.TemporaryDirectory() as folder:
        host = Host(SqliteStore(Path(folder) / DATABASE), Timeouts(pause=0, idle=0), processes=0)
        for number in range(1, count + 1):
            await played_by_bots(host, "in-too-deep", seats=2)
            host.evict()
            if number % every == 0:
                gc.collect()
                left = len(host.lives)
                print(
                    f"{number:6} games: {memory_kb(os.getpid()) / 1024:6.1f} MB, {left} in memory"
                )
        await host.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100_000)
    parser.add_argument("--postgresql", action="store_true")
    parser.add_argument("--live", type=int, help="open so many late games at once")
    parser.add_argument("--games", type=int, help="play so many, and watch the memory")
    chosen = parser.parse_args()
    if chosen.live:
        asyncio.run(with_live(chosen.live))
    elif chosen.games:
        asyncio.run(with_games(chosen.games, max(1, chosen.games // 10)))
    else:
        with_tables(chosen.tables, chosen.postgresql)


if __name__ == "__main__":
    main()
