"""Bots give people time to follow: a pause after what everyone was shown, and none for the rest."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from abyssal.keeper.host import Host, Wanted
from abyssal.keeper.live import Live
from abyssal.keeper.timeouts import Timeouts
from abyssal.table import entries
from abyssal.table.places import Place
from live.stores import store_at

PAUSE = 1.5
BOT = Place("bot", "", "random")


class Wire:
    """Somebody who is connected."""

    session = "s"

    def __init__(self, viewer: int | None) -> None:
        self.viewer = viewer
        self.heard: list[dict[str, Any]] = []

    def send(self, message: bytes) -> None:
        self.heard.append(json.loads(message))

    def close(self) -> None:
        raise AssertionError("nobody hangs up")


class Leaping(Host):
    """A host whose clock leaps to whatever a bot waits for, until `last`."""

    now = 1000.0
    last = 1e9

    async def until(self, moment: Callable[[], float]) -> None:
        if moment() > self.last:
            await asyncio.Event().wait()
        self.now = max(self.now, moment())


async def bots_at(folder: Path, game: str, last: float = 1e9) -> tuple[Leaping, Live]:
    """Bots and one person who looks on, once nobody but the person is asked."""
    host = Leaping(store_at(folder / "tables"), Timeouts(pause=PAUSE))
    host.clock = lambda: host.now
    host.last = last
    host.fresh = host.fresh._replace(seed=lambda: f"{8:064x}")
    places = [Place("person", "Ada"), BOT, BOT, BOT]
    id, _ = await host.open(Wanted(game, places, start=True), "s", [0])
    return host, await host.connect(id, Wire(0), 0)


async def until(true: Callable[[], object]) -> None:
    async with asyncio.timeout(60):
        while not true():
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("game", ["into-the-blue", "key-largo"])
def test_a_bot_pauses_after_what_everyone_saw_and_not_after_what_nobody_did(
    tmp_path: Path, game: str
) -> None:
    async def play() -> list[entries.AnyEntry]:
        host, live = await bots_at(tmp_path, game)
        await until(lambda: live.loaded is not None and live.table.asked() == [0])
        await until(lambda: live.thinking is None)
        log = [entries.read(line) for line in await host.store.entries(live.id)]
        await host.close()
        return log

    log = asyncio.run(play())
    moments = [entry.at for entry in log if isinstance(entry, entries.Played)]
    assert len(moments) >= 2
    if game == "key-largo":  # plans are sealed: all bots make theirs at the same moment
        assert set(moments) == {1000.0 + PAUSE}
    else:
        gaps = {round(b - a, 6) for a, b in zip([1000.0, *moments], moments, strict=False)}
        assert gaps <= {0.0, PAUSE}
        assert PAUSE in gaps


def test_a_bot_waits_by_the_clock_of_the_host_while_the_table_shows_that_it_is_its_turn(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        host, live = await bots_at(tmp_path, "into-the-blue", last=1000.0 + PAUSE / 2)
        await until(lambda: live.thinking is not None)
        async with host.table(live.id) as table:
            (seat,) = table.asked()
            assert table.places[seat].kind == "bot"
            assert table.record.lines() == []
        await host.close()

    asyncio.run(play())


def test_nobody_waits_for_bots_that_nobody_watches(tmp_path: Path) -> None:
    async def play() -> None:
        host, live = await bots_at(tmp_path, "key-largo", last=0.0)
        for connections in live.connections.values():
            connections.clear()
        assert host.followed_at(live) == 0.0
        await host.close()

    asyncio.run(play())


def test_waiting_ends_when_the_clock_has_come_to_the_moment(tmp_path: Path) -> None:
    moments = iter([1000.0, 1000.01, 1000.02])

    async def wait() -> None:
        host = Host(store_at(tmp_path / "tables"), clock=lambda: next(moments))
        await host.until(lambda: 1000.02)
        await host.close()

    asyncio.run(wait())
    assert next(moments, None) is None
