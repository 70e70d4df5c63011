"""A kill harness: a server is killed again and again under load, and may lose nothing."""

import asyncio
import os
import signal
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Final, NamedTuple, Protocol

from abyssal.server.serve import DATABASE
from abyssal.store.address import Where, address_of
from abyssal.store.opening import open_store
from abyssal.store.port import Store
from abyssal.table.facts import PLAYING
from abyssal.table.table import Table
from abyssal.testing.process import SERVE, Process, children_of, free_port
from abyssal.testing.trials.correspondence import (
    Overdue,
    Told,
    everybody_is_told,
    nothing_is_due,
    overdue,
    run_deadlines,
    run_notices,
    told,
)
from abyssal.testing.trials.history import Faults
from abyssal.testing.trials.players import Player, faults_in

GAMES: Final = ("into-the-blue", "in-too-deep")
PATIENCE: Final = 120.0
"""Seconds in which every table comes back: generous, as the machine may be busy."""
A_KILL: Final = 3.0
"""Seconds from one kill to the next, about: over so long the deadlines of all kills are spread."""
LOADED: Final = 0.6
"""At most so many seconds a server plays before it is killed: any moment is as good as another."""


class Outcome(NamedTuple):
    """What was found after all kills."""

    kills: int
    tables: int
    acknowledged: int
    shown: int
    """Positions that clients were shown."""
    faults: Faults
    changed: int
    """Tables that replay differently."""
    overdue: Overdue
    """Of moments at which somebody's time was over while servers were killed."""
    told: Told
    slowest_return: float
    """Seconds from the server's return until every table had an action acknowledged."""

    def is_clean(self) -> bool:
        """Whether nothing was lost; what was sent twice under the same id is no fault."""
        wrong = (*self.faults, self.changed, *self.overdue[1:], self.told.missed, self.told.doubled)
        return not any(wrong)


class Post(Protocol):
    """A mail server that keeps what it is given."""

    port: int
    mails: list[tuple[str, str]]
    """Each with whom it is for."""


class Victim:
    """What is killed: a server on a file, or one of several workers on a database."""

    def __init__(
        self,
        folder: Path,
        database: str = "",
        workers: int = 1,
        crash: Callable[[], None] | None = None,
        post: Post | None = None,
        program: tuple[str, ...] = SERVE,
    ) -> None:
        """`crash` kills the database itself and starts it again; with `post` people are told."""
        self.folder = folder
        self.crash = crash
        self.workers = workers
        self.post = post
        self.where: Where = address_of(database) if database else folder / DATABASE
        self.port = free_port()
        options: list[str] = []
        if database:
            options += ["--database", database, "--workers", str(workers)]
        if post is not None:
            options += ["--smtp", f"smtp://127.0.0.1:{post.port}", "--mail-from", "table@sea.test"]
            options += ["--public-url", f"http://127.0.0.1:{self.port}"]
        self.program = (*program, *options)
        self.process: Process | None = None

    def start(self) -> Process:
        self.process = Process(self.folder, self.port, self.program)
        return self.process

    def kill(self, choose: Random) -> None:
        """Kill a server and start it again, or one worker, which its parent replaces."""
        assert self.process is not None
        if self.workers > 1:
            workers = worker_pids(self.process.process.pid)
            os.kill(choose.choice(workers), signal.SIGKILL)
        else:
            self.process.kill()
            self.start()

    async def store(self) -> Store:
        return open_store(self.where, self.folder)


def worker_pids(parent: int) -> list[int]:
    """The processes of the workers that a parent has started."""
    found = []
    for pid in children_of(parent):
        with suppress(OSError):  # it has ended meanwhile
            if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes():
                found.append(pid)
    return found


def kill_again_and_again(
    victim: Victim,
    kills: int,
    tables: int,
    *,
    crashes: int = 0,
    seed: int = 1,
    games: Sequence[str] = GAMES,
) -> Outcome:
    """Start a server, load it with games for two, kill it, start it again; what is left then?

    So many of the kills are `crashes` of the database.
    """
    choose = Random(seed)
    last = asyncio.run(begin_correspondence(victim, max(tables, kills), kills * A_KILL, choose))
    url = victim.start().url
    try:
        players = [Player([url], number, games) for number in range(tables)]
        deaths = [number < crashes for number in range(kills)]
        choose.shuffle(deaths)
        slowest = asyncio.run(under_load(victim, players, deaths, choose))
        time.sleep(max(0.0, last - time.time()))  # all deadlines must have come
        asyncio.run(all_is_done(victim))
    finally:
        assert victim.process is not None
        victim.process.kill()
    return examine(victim, players, kills, slowest)


async def begin_correspondence(victim: Victim, count: int, seconds: float, choose: Random) -> float:
    """Tables over days, one for every kill: whether a deadline holds, or a notice, is asked as
    often as whether an action does. When the last of them is due."""
    store = await victim.store()
    last = await run_deadlines(store, count, seconds, choose)
    if victim.post is not None:
        last = max(last, await run_notices(store, count, seconds, choose))
    await store.close()
    return last


async def under_load(
    victim: Victim, players: list[Player], deaths: list[bool], choose: Random
) -> float:
    """Play while something dies, each time the server or, where it says so, its database."""
    stop = asyncio.Event()
    playing = [asyncio.create_task(player.play(stop)) for player in players]
    await first_answers(players, playing)
    slowest = 0.0
    for is_crash in deaths:
        await asyncio.sleep(LOADED * choose.random())
        if is_crash:
            assert victim.crash is not None
            await asyncio.to_thread(victim.crash)
        else:
            await asyncio.to_thread(victim.kill, choose)
        slowest = max(slowest, await first_answers(players, playing))
    stop.set()
    await asyncio.gather(*playing)
    return slowest


async def first_answers(players: list[Player], playing: list[asyncio.Task[None]]) -> float:
    """How long after the server's return everybody's next action was acknowledged."""
    back = time.monotonic()
    while waiting := [player for player in players if player.last <= back]:
        assert time.monotonic() < back + PATIENCE, f"{len(waiting)} tables did not come back"
        await asyncio.sleep(0.02)
        for task in playing:
            if task.done():
                task.result()
    return time.monotonic() - back


async def all_is_done(victim: Victim) -> None:
    """Wait until the last server has looked after every table that was due, and told everybody."""
    store = await victim.store()
    await nothing_is_due(store)
    if victim.post is not None:
        await everybody_is_told(await logs_in(store), victim.post.mails)
    await store.close()


async def logs_in(store: Store) -> dict[str, list[str]]:
    tables = [row.id for row in await store.all_rows(10**6)]
    return {table: await store.entries(table) for table in tables}


def examine(victim: Victim, players: list[Player], kills: int, slowest: float) -> Outcome:
    """Compare the logs with what clients were told, and every table with its own record."""

    async def read() -> dict[str, list[str]]:
        store = await victim.store()
        found = await logs_in(store)
        await store.close()
        return found

    logs = asyncio.run(read())
    histories = [history for player in players for history in player.histories.values()]
    return Outcome(
        kills,
        len(logs),
        acknowledged=sum(len(history.acknowledged) for history in histories),
        shown=sum(len(history.heard) for history in histories),
        faults=faults_in(players, logs),
        changed=sum(not is_whole(Table.of(id, lines)) for id, lines in logs.items()),
        overdue=overdue(logs),
        told=told(logs, victim.post.mails if victim.post is not None else []),
        slowest_return=slowest,
    )


def is_whole(table: Table) -> bool:
    """Whether the record of a table leads to the position the log leads to."""
    again = table.record.replay().hash()
    known = table.status == PLAYING or table.record.hash == again
    return table.report is None and known and again == table.playing().hash()
