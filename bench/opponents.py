"""Benchmark of a server full of bots that search: how long tables wait for them, and people.

At each table one person sits among bots of one level and answers after a while. A table waits for
a bot from the last thing that its person heard to the next, the pause included in which people
follow what they see.
"""

import argparse
import asyncio
import json
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

import httpx
from servers import Served, served
from websockets.asyncio.client import connect
from websockets.typing import Origin

from abyssal.client import is_waited_for
from abyssal.search import titles

SEATS = 4
TARGET_MS = 100.0
LONGEST_WAIT = 3.0
THOUGHTS = "abyssal_bot_thoughts_total"


class Sample:
    """What was measured at all tables."""

    def __init__(self) -> None:
        self.acknowledged: list[float] = []
        self.waits: dict[str, list[float]] = {}
        self.over = 0


class Table:
    """One person among bots."""

    def __init__(self, number: int, game: str, sample: Sample) -> None:
        self.choose = Random(number)
        self.game = game
        self.sample = sample
        self.waits = sample.waits.setdefault(game, [])
        self.sent: dict[str, float] = {}
        self.news = asyncio.Event()
        self.asked: dict[str, Any] | None = None
        self.since: float | None = None
        """Since when only bots have been waited for; None: not now."""
        self.over = False

    async def open(self, http: httpx.AsyncClient, bot: str) -> None:
        places = [{"kind": "me"}, *[{"kind": "bot", "bot": bot}] * (SEATS - 1)]
        body = {"game": self.game, "name": "Ada", "places": places, "start": True}
        answer = await http.post("/api/tables", json=body)
        self.id = answer.raise_for_status().json()["table"]

    async def play(self, server: Served, cookies: str, every: float, until: float) -> None:
        """Come in after a while, and answer whatever is asked, until the time is over."""
        await asyncio.sleep(every * self.choose.random())
        address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{self.id}/socket?seat=0"
        headers = {"cookie": cookies}
        async with connect(
            address,
            origin=Origin(server.url),
            additional_headers=headers,
            compression=None,
            ping_interval=None,
            max_size=None,
        ) as wire:
            reader = asyncio.create_task(self.read(wire))
            while not self.over and time.perf_counter() < until:
                await asyncio.wait([asyncio.create_task(self.news.wait())], timeout=1)
                self.news.clear()
                if self.asked is not None:
                    await asyncio.sleep(every * (0.5 + self.choose.random()))
                    await self.answer(wire)
            reader.cancel()
            self.sample.over += self.over

    async def answer(self, wire: Any) -> None:
        """Give one answer, to what is asked by now."""
        game, self.asked = self.asked, None
        if game is None:
            return
        id = str(len(self.sent))
        body: dict[str, Any] = {"kind": "looked", "id": id}
        if not is_waited_for(game):
            body |= {"kind": "play", "decision": game["decision"]}
            body["actions"] = [self.choose.choice(game["legal"])]
        self.sent[id] = time.perf_counter()
        await wire.send(json.dumps(body))

    async def read(self, wire: Any) -> None:
        async for text in wire:
            self.hear(json.loads(text), time.perf_counter())

    def hear(self, message: dict[str, Any], now: float) -> None:
        if "ack" in message:
            self.sample.acknowledged.append(now - self.sent[message["ack"]])
            if self.asked is None and self.since is None:
                self.since = now
            return
        kind = message.get("kind")
        if kind not in ("game", "sync", "asked", "over"):
            return
        if self.since is not None:
            self.waits.append(now - self.since)
            self.since = now
        if kind == "asked":
            return
        self.since = now
        self.over = kind == "over"
        game = message["game"] if kind == "sync" else message
        is_mine = kind != "over" and (game["legal"] or is_waited_for(game))
        self.asked = game if is_mine else None
        if is_mine or self.over:
            self.since = None
        self.news.set()


async def run(server: Served, chosen: argparse.Namespace) -> None:
    sample = Sample()
    names = chosen.game
    tables = [Table(at, names[at % len(names)], sample) for at in range(chosen.tables)]
    headers = {"origin": server.url}
    async with httpx.AsyncClient(base_url=server.url, headers=headers, timeout=60) as http:
        await http.get("/api/hello")
        cookies = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
        for table in tables:
            await table.open(http, chosen.bot)
        used, start = server.usage().cpu, time.perf_counter()
        until = start + chosen.seconds
        await asyncio.gather(
            *(table.play(server, cookies, chosen.every, until) for table in tables)
        )
        took = time.perf_counter() - start
        cores = (server.usage().cpu - used) / took
        thoughts = counted((await http.get("/metrics")).text)
    show(sample, thoughts, took)
    print(f"CPU of the server and its bots     {cores:8.1f} cores")


def counted(metrics: str) -> dict[str, float]:
    """How many decisions of bots came to which end."""
    lines = [line for line in metrics.splitlines() if line.startswith(THOUGHTS)]
    return {line.split('"')[1]: float(line.split()[-1]) for line in lines}


def show(sample: Sample, thoughts: dict[str, float], took: float) -> None:
    times = sorted(sample.acknowledged)
    print(f"{len(times)} actions of people in {took:.0f} s; {sample.over} games ended")
    p50, p99 = (1000 * times[int(len(times) * part)] for part in (0.5, 0.99))
    print(f"acknowledged in                    {p50:8.1f} ms (p50)  {p99:.1f} ms (p99)", end="")
    print("" if p99 < TARGET_MS else f"  over {TARGET_MS:.0f} ms")
    for game, found in sample.waits.items():
        waits = sorted(found)
        late = sum(wait > LONGEST_WAIT for wait in waits)
        print(f"{game}: {len(waits)} waits for a bot")
        print(f"  p50, p99, longest  {waits[len(waits) // 2]:.2f} s", end="")
        print(f"  {waits[int(len(waits) * 0.99)]:.2f} s  {waits[-1]:.2f} s", end="")
        print(f"  over {LONGEST_WAIT:.0f} s: {late}")
    total = sum(thoughts.values())
    ends = ", ".join(f"{count / total:.1%} {end}" for end, count in thoughts.items())
    print(f"{total:.0f} decisions of bots: {ends}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--bot", default="level-5")
    parser.add_argument("--game", nargs="+", choices=titles(), default=titles())
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--every", type=float, default=5, help="seconds until a person answers")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as server:
        asyncio.run(run(server, chosen))


if __name__ == "__main__":
    main()
