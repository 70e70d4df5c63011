"""A server that is killed again and again under load, and what must be left of it."""

import asyncio
import json
import time
from collections import Counter
from pathlib import Path
from random import Random
from typing import NamedTuple

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from abyssal.server.serve import DATABASE
from abyssal.store.sqlite import SqliteStore
from abyssal.table import entries as log
from abyssal.table.table import PLAYING, Table
from live.process import Process
from live.wire import Guest

GAMES = ("into-the-blue", "in-too-deep")


class Outcome(NamedTuple):
    """What was found after all kills."""

    kills: int
    tables: int
    acknowledged: int
    lost: int
    changed: int
    slowest_return: float
    """Seconds from the server's return to the first acknowledged action of the last table."""


class Player:
    """One person who plays all seats of a table, and knows what was acknowledged."""

    def __init__(self, url: str, number: int) -> None:
        self.choose = Random(number)
        self.url = url
        guest = Guest(url, "Ada")
        self.cookies = guest.cookies()
        self.table = guest.open(GAMES[number % len(GAMES)], "mm", start=True)
        guest.http.close()
        self.sent = 0
        self.acknowledged: list[str] = []
        self.returned: list[float] = []

    async def play(self, stop: asyncio.Event) -> None:
        """Play on, through all losses of the connection, until told to stop."""
        while not stop.is_set():
            try:
                await self.connected(stop)
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                await asyncio.sleep(0.05)

    async def connected(self, stop: asyncio.Event) -> None:
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"
        options = {"origin": self.url, "additional_headers": {"cookie": self.cookies}}
        async with (
            connect(f"{address}?seat=0", **options) as first,
            connect(f"{address}?seat=1", **options) as second,
        ):
            wires = (first, second)
            games = [json.loads(await wire.recv())["game"] for wire in wires]
            while not stop.is_set():
                place = next((seat for seat in (0, 1) if games[seat]["legal"]), None)
                if place is None:
                    return  # the game is over
                await self.answer(wires, games, place)

    async def answer(self, wires, games, place: int) -> None:
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
                self.returned.append(time.monotonic())
                break
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


def kill_again_and_again(folder: Path, kills: int, tables: int, seed: int = 1) -> Outcome:
    """Start a server, load it, kill it, start it again, and look at what is left."""
    process = Process(folder)
    players = [Player(process.url, number) for number in range(tables)]
    slowest = asyncio.run(under_load(folder, process, players, kills, Random(seed)))
    return examine(folder, players, kills, slowest)


async def under_load(
    folder: Path, process: Process, players: list[Player], kills: int, choose: Random
) -> float:
    stop = asyncio.Event()
    playing = [asyncio.create_task(player.play(stop)) for player in players]
    slowest = 0.0
    for _ in range(kills):
        await asyncio.sleep(0.5 + choose.random())
        process.kill()
        port = process.port
        process = await asyncio.to_thread(Process, folder, port)
        back = time.monotonic()
        slowest = max(slowest, await first_answers(players, back, playing))
    stop.set()
    await asyncio.gather(*playing)
    process.kill()
    return slowest


async def first_answers(players: list[Player], back: float, playing: list) -> float:
    """How long after the server's return everybody's next action was acknowledged."""
    waiting = {player.table: player for player in players}
    while waiting and time.monotonic() < back + 30:
        await asyncio.sleep(0.02)
        for task in playing:
            if task.done():
                task.result()
        for player in list(waiting.values()):
            later = [moment for moment in player.returned if moment > back]
            if later or is_over(player):
                del waiting[player.table]
    assert not waiting, f"{len(waiting)} tables did not come back"
    return time.monotonic() - back


def is_over(player: Player) -> bool:
    with httpx.Client(base_url=player.url, headers={"cookie": player.cookies}) as http:
        return http.get(f"/api/tables/{player.table}").json()["status"] != "playing"


def examine(folder: Path, players: list[Player], kills: int, slowest: float) -> Outcome:
    """Compare the log with what was acknowledged, and every table with its own record."""

    async def read() -> dict[str, list[str]]:
        store = SqliteStore(folder / DATABASE)
        found = {player.table: await store.entries(player.table) for player in players}
        await store.close()
        return found

    logs = asyncio.run(read())
    lost = changed = acknowledged = 0
    for player in players:
        lines = logs[player.table]
        written = Counter(log.read(line).command.partition(":")[2] for line in lines)
        acknowledged += len(player.acknowledged)
        lost += sum(written[id] != 1 for id in player.acknowledged)
        table = Table.of(player.table, lines)
        again = table.record.replay()
        same = again.hash() == table.playing().hash()
        known = table.status == PLAYING or table.record.hash == again.hash()
        changed += not (same and known and table.report is None)
    return Outcome(kills, len(players), acknowledged, lost, changed, slowest)
