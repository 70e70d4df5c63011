"""A kill harness: a server is killed again and again under load, and may lose nothing."""

import asyncio
import json
import os
import signal
import time
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.typing import Origin

from abyssal.keeper.rows import row_of
from abyssal.server.serve import DATABASE
from abyssal.store.address import Where, address_of
from abyssal.store.opening import open_store
from abyssal.store.port import Store
from abyssal.table import entries
from abyssal.table.facts import PLAYING
from abyssal.table.pins import library, pinned
from abyssal.table.places import DAY, Place
from abyssal.table.table import Table
from abyssal.testing.process import SERVE, Process, free_port

GAMES: Final = ("into-the-blue", "in-too-deep")
PAUSE: Final = 0.1
"""Seconds between two actions: a session may not send more than twenty a second."""
PATIENCE: Final = 120.0
"""A timeout in seconds: generous, as the machine may be busy."""
A_KILL: Final = 3.0
"""Seconds from one kill to the next, about: over so long the deadlines of all kills are spread."""
LOADED: Final = 0.6
"""At most so many seconds a server plays before it is killed: any moment is as good as another."""
LATE: Final = "late"
"""How the ids of tables begin at which nobody plays, and whose deadlines run."""


class Outcome(NamedTuple):
    """What was found after all kills."""

    kills: int
    tables: int
    acknowledged: int
    lost: int
    changed: int
    deadlines: int
    """Moments at which somebody's time was over while servers were killed."""
    missed: int
    served_twice: int
    slowest_return: float
    """Seconds from the server's return until every table had an action acknowledged."""


class Player:
    """One person who plays all seats of a table, one game after the other.

    They know what was acknowledged, and nothing else may be lost.
    """

    def __init__(self, url: str, number: int, games: Sequence[str]) -> None:
        self.choose = Random(number)
        self.url = url
        self.games = games
        self.number = number
        self.tables: list[str] = []
        self.cookies = ""
        self.open()
        self.sent = 0
        self.acknowledged: list[str] = []
        self.last = 0.0
        """When something was acknowledged last."""

    @property
    def table(self) -> str:
        return self.tables[-1]

    def open(self) -> None:
        """Begin a new game, as somebody new."""
        game = self.games[self.number % len(self.games)]
        seats = [{"kind": "me"}, {"kind": "me"}]
        wish = {"game": game, "name": "Ada", "places": seats, "start": True}
        headers = {"origin": self.url}
        with httpx.Client(base_url=self.url, headers=headers, timeout=PATIENCE) as guest:
            guest.get("/api/hello")
            answer = guest.post("/api/tables", json=wish)
            if answer.is_server_error:  # as while a worker is replaced
                answer.raise_for_status()
            assert answer.status_code == 201, answer.text
            self.tables.append(answer.json()["table"])
            self.cookies = "; ".join(f"{name}={value}" for name, value in guest.cookies.items())

    async def play(self, stop: asyncio.Event) -> None:
        """Play on, through all losses of the connection, until told to stop."""
        while not stop.is_set():
            try:
                await self.connected(stop)
                if not stop.is_set():
                    await asyncio.to_thread(self.open)
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError, httpx.HTTPError):
                await asyncio.sleep(0.05)

    async def connected(self, stop: asyncio.Event) -> None:
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"
        origin, headers = Origin(self.url), {"cookie": self.cookies}
        async with (
            connect(f"{address}?seat=0", origin=origin, additional_headers=headers) as first,
            connect(f"{address}?seat=1", origin=origin, additional_headers=headers) as second,
        ):
            wires = (first, second)
            games = [json.loads(await wire.recv())["game"] for wire in wires]
            while not stop.is_set():
                place = next((seat for seat in (0, 1) if games[seat]["legal"]), None)
                if place is None:
                    return  # the game is over
                await self.answer(wires, games, place)
                await asyncio.sleep(PAUSE)

    async def answer(
        self, wires: Sequence[ClientConnection], games: list[dict[str, Any]], place: int
    ) -> None:
        """Answer once, and read what both seats hear of it."""
        id = f"{self.table}-{self.sent}"
        self.sent += 1
        game = games[place]
        action = self.choose.choice(game["legal"])
        body = {"kind": "play", "id": id, "decision": game["decision"], "actions": [action]}
        await wires[place].send(json.dumps(body))
        while True:
            message = json.loads(await asyncio.wait_for(wires[place].recv(), 20))
            if message.get("ack") == id:
                self.acknowledged.append(id)
                self.last = time.monotonic()
                break
            if message.get("error", {}).get("code") == "storage":
                raise ConnectionError("nothing can be kept just now")
            if "refused" in message:
                raise AssertionError(message)
            if message.get("kind") == "game":
                games[place] = message
        other = 1 - place
        while not games[0]["legal"] and not games[1]["legal"]:
            message = json.loads(await asyncio.wait_for(wires[other].recv(), 20))
            if message.get("kind") == "game":
                games[other] = message
            elif message.get("kind") == "over":
                return


class Victim:
    """What is killed: a server on a file, or one of several workers on a database."""

    def __init__(
        self,
        folder: Path,
        database: str = "",
        workers: int = 1,
        crash: Callable[[], None] | None = None,
    ) -> None:
        """`crash` kills the database itself and starts it again."""
        self.folder = folder
        self.crash = crash
        self.workers = workers
        self.where: Where = address_of(database) if database else folder / DATABASE
        more = ("--database", database, "--workers", str(workers)) if database else ()
        self.program = (*SERVE, *more)
        self.port = free_port()
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
    """The processes of the workers that a parent has started, as Linux lists them."""
    found = []
    for entry in Path("/proc").iterdir():
        try:
            status = (entry / "stat").read_text().rpartition(")")[2].split()
            command = (entry / "cmdline").read_bytes()
        except OSError:
            continue  # no process, or one that has ended meanwhile
        if int(status[1]) == parent and b"spawn_main" in command:
            found.append(int(entry.name))
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
    # One for every kill: whether a deadline holds is asked as often as whether an action does.
    last = asyncio.run(run_deadlines(victim, max(tables, kills), kills * A_KILL, choose))
    url = victim.start().url
    try:
        players = [Player(url, number, games) for number in range(tables)]
        deaths = [number < crashes for number in range(kills)]
        choose.shuffle(deaths)
        slowest = asyncio.run(under_load(victim, players, deaths, choose))
        time.sleep(max(0.0, last - time.time()))  # all deadlines must have come
        asyncio.run(nothing_is_due(victim))
    finally:
        assert victim.process is not None
        victim.process.kill()
    return examine(victim, players, kills, slowest)


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


async def run_deadlines(victim: Victim, tables: int, seconds: float, choose: Random) -> float:
    """Tables over days that began almost a day ago, at which nobody plays: their first deadlines
    fall into the time in which servers are killed, and a bot makes the move. The last of them."""
    store = await victim.store()
    now = last = time.time()
    for number in range(tables):
        begun = now + choose.random() * seconds - DAY
        last = max(last, begun + DAY)
        created = entries.Created(
            begun,
            "",
            game=GAMES[number % len(GAMES)],
            places=[Place("person", "Ada"), Place("person", "Ben")],
            pace="day",
            absence="bot",
            code=f"LATE-{number}",
            seed=f"{number + 1:064x}",
        )
        log: list[entries.AnyEntry] = [pinned(created, library), entries.Started(begun)]
        texts = [entries.write(entry) for entry in log]
        await store.create(row_of(Table.of(f"{LATE}{number}", texts)), texts)
    await store.close()
    return last


async def nothing_is_due(victim: Victim) -> None:
    """Wait until the last server has looked after every table that was due."""
    store = await victim.store()
    until = time.monotonic() + PATIENCE
    while due := await store.due(time.time()):
        assert time.monotonic() < until, f"{len(due)} tables are due and not looked after"
        await asyncio.sleep(0.2)
    await store.close()


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


def examine(victim: Victim, players: list[Player], kills: int, slowest: float) -> Outcome:
    """Compare the log with what was acknowledged, and every table with its own record."""

    async def read() -> dict[str, list[str]]:
        store = await victim.store()
        tables = [row.id for row in await store.all_rows(10**6)]
        found = {table: await store.entries(table) for table in tables}
        await store.close()
        return found

    logs = asyncio.run(read())
    written = Counter(
        entries.read(line).command.partition(":")[2] for lines in logs.values() for line in lines
    )
    acknowledged = [id for player in players for id in player.acknowledged]
    lost = sum(written[id] != 1 for id in acknowledged)
    changed = sum(not is_whole(Table.of(id, lines)) for id, lines in logs.items())
    over = [overdue(lines) for id, lines in logs.items() if id.startswith(LATE)]
    return Outcome(
        kills=kills,
        tables=len(logs),
        acknowledged=len(acknowledged),
        lost=lost,
        changed=changed,
        deadlines=len(over),
        missed=sum(not served for served in over),
        served_twice=sum(max(served.values(), default=0) > 1 for served in over),
        slowest_return=slowest,
    )


def overdue(lines: list[str]) -> Counter[int]:
    """How often each decision's time was over, by its number, as a log tells it."""
    found = map(entries.read, lines)
    return Counter(entry.decision for entry in found if isinstance(entry, entries.Overdue))


def is_whole(table: Table) -> bool:
    """Whether the record of a table leads to the position the log leads to."""
    again = table.record.replay().hash()
    known = table.status == PLAYING or table.record.hash == again
    return table.report is None and known and again == table.playing().hash()
