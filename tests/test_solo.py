"""The server inside a page: games by function calls alone, kept and taken up again."""

import asyncio
import json
import subprocess
import sys
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar
from uuid import uuid4

import pytest

from abyssal.bots import bots
from abyssal.keeper.timeouts import Timeouts
from abyssal.solo import Following, Solo

T = TypeVar("T")

KIT = {"abyssal", "anyio", "idna", "msgspec", "mypy_extensions", "starlette", "typing_extensions"}
"""The packages in the kit that a page keeps (tools/solo.sh)."""
IMPORTED = """
import sys
from importlib.metadata import packages_distributions
import abyssal.solo
installed = set(packages_distributions())
print(*{name.partition(".")[0] for name in sys.modules} & installed)
"""

AT_ONCE = Timeouts(pause=0)
SEATS = {"into-the-blue": 2, "in-too-deep": 3, "key-largo": 3, "unfathomable": 4}


@pytest.fixture(autouse=True)
def as_in_a_page(monkeypatch: pytest.MonkeyPatch) -> None:
    """A page has no threads and no packages but ours; no processes either: threads feed them."""

    def refuse(*arguments: object, **more: object) -> None:
        raise AssertionError("there are no threads here")

    monkeypatch.setattr(ThreadPoolExecutor, "submit", refuse)
    for missing in ("fluent.runtime", "fluent.syntax", "sqlalchemy"):
        monkeypatch.setitem(sys.modules, missing, None)


class Page:
    """Somebody who plays in a page, by whatever is legal first."""

    def __init__(self, kept: dict[str, str]) -> None:
        self.kept = kept
        self.solo = Solo(self.keep, list(kept.values()), AT_ONCE)
        self.heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.over = False
        self.answers = 0

    def keep(self, table: str, document: str) -> None:
        if document:
            self.kept[table] = document
        else:
            self.kept.pop(table, None)

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        status, text = await self.solo.request(method, path, json.dumps(body) if body else "")
        return status, json.loads(text)

    async def open(self, game: str) -> str:
        others = [{"kind": "bot", "bot": strongest(game)}] * (SEATS[game] - 1)
        wanted = {"game": game, "places": [{"kind": "me"}, *others], "name": "Ada", "start": True}
        status, opened = await self.ask("POST", "/api/tables", wanted)
        assert status == 201
        return str(opened["table"])

    def follow(self, table: str) -> Following:
        return self.solo.follow(
            f"/api/tables/{table}/socket?since=0",
            lambda text: self.heard.put_nowait(json.loads(text)),
        )

    async def play(self, table: str, most: int) -> None:
        """Answer so many questions, or all of them."""
        following = self.follow(table)
        while not self.over and self.answers < most:
            message = await self.heard.get()
            assert "refused" not in message, message
            asked = message.get("game") if message.get("kind") == "sync" else message
            self.over = self.over or bool(message.get("over")) or message.get("kind") == "over"
            if asked is None:
                continue
            if asked.get("looking"):
                self.give(following, kind="looked")
            elif asked.get("legal"):
                self.answers += 1
                actions = asked["legal"][:1]
                self.give(following, kind="play", decision=asked["decision"], actions=actions)
        following.close()
        await following.running

    def give(self, following: Following, **command: Any) -> None:
        following.send(json.dumps({"id": str(uuid4()), **command}))


def strongest(game: str) -> str:
    return list(bots(game))[-1]


def run(work: Callable[[], Awaitable[T]]) -> T:
    async def whole() -> T:
        async with asyncio.timeout(120):
            return await work()

    return asyncio.run(whole())


def test_it_needs_no_package_but_those_of_the_kit() -> None:
    found = subprocess.run([sys.executable, "-c", IMPORTED], capture_output=True, check=True)
    assert {name for name in found.stdout.decode().split() if not name.startswith("_")} <= KIT


@pytest.mark.parametrize("game", SEATS)
def test_a_game_goes_on_where_it_was_left(game: str) -> None:
    kept: dict[str, str] = {}

    async def begin() -> tuple[str, int]:
        page = Page(kept)
        table = await page.open(game)
        await page.play(table, most=2)
        return table, page.solo.host.lives[table].table.number

    async def go_on(table: str, number: int) -> tuple[Any, int]:
        page = Page(kept)
        _, mine = await page.ask("GET", "/api/tables")
        assert [row["table"] for row in mine["mine"]] == [table]
        await page.play(table, most=2)
        _, lobby = await page.ask("GET", f"/api/tables/{table}")
        return lobby, page.solo.host.lives[table].table.number

    table, before = run(begin)
    lobby, after = run(lambda: go_on(table, before))
    assert (lobby["game"], lobby["me"], lobby["status"]) == (game, 0, "playing")
    assert after > before


def test_a_whole_game_its_replay_and_its_story() -> None:
    async def work() -> None:
        page = Page({})
        table = await page.open("into-the-blue")
        await page.play(table, most=10_000)
        assert page.over
        for path in ("replay?eyes=all", "story"):
            status, found = await page.ask("GET", f"/api/tables/{table}/{path}")
            assert (status, bool(found)) == (200, True)

    run(work)


def test_a_rematch_and_leaving_it() -> None:
    kept: dict[str, str] = {}

    async def work() -> None:
        page = Page(kept)
        table = await page.open("into-the-blue")
        await page.play(table, most=10_000)
        command = {"id": str(uuid4()), "kind": "rematch"}
        status, _ = await page.ask("POST", f"/api/tables/{table}/commands", command)
        assert status == 200
        _, lobby = await page.ask("GET", f"/api/tables/{table}")
        assert set(kept) == {table, lobby["rematch"]}
        for each in list(kept):
            status, _ = await page.ask("POST", f"/api/tables/{each}/leave", {})
            assert status == 200
        assert kept == {}

    run(work)


def test_who_is_greeted_there_is_alone() -> None:
    async def work() -> None:
        status, hello = await Page({}).ask("GET", "/api/hello")
        assert (status, hello["network"]["can_open"], hello["invite_only"]) == (200, False, False)

    run(work)


def test_what_makes_no_sense_is_refused_like_anywhere() -> None:
    async def work() -> None:
        page = Page({})
        status, answer = await page.ask("GET", "/api/tables/nowhere")
        assert (status, answer["error"]["code"]) == (404, "table")
        status, answer = await page.ask("POST", "/api/tables", {"game": "chess", "places": []})
        assert (status, answer["error"]["code"]) == (400, "no-host")
        assert page.kept == {}

    run(work)
