"""Two processes on one store: the log decides, and nobody is refused by what one remembers."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import pytest

from abyssal.keeper.host import Host, Wanted
from abyssal.table.commands import Giver, HandOver, Start
from abyssal.table.errors import Refused
from abyssal.table.places import Place
from live.stores import store_at

T = TypeVar("T")


def using(path: Path, work: Callable[..., Awaitable[T]]) -> T:
    """Let two hosts share a store."""

    async def run() -> T:
        store = store_at(path)
        hosts = Host(store), Host(store)
        try:
            return await work(*hosts)
        finally:
            for host in hosts:
                host.bots.close()
            await store.close()

    return asyncio.run(run())


async def opened(host: Host) -> tuple[str, str]:
    places = [Place("person", "Ada"), Place()]
    id, _ = await host.open(Wanted("into-the-blue", places), "ada", [0])
    live = await host.live(id)
    return id, live.table.code


def test_a_refusal_is_never_computed_from_stale_memory(tmp_path: Path) -> None:
    async def work(first: Host, second: Host) -> str:
        id, code = await opened(first)
        await second.join(id, code, "Ben", "ben")
        assert first.lives[id].table.places[1].kind == "open"  # it has heard nothing of it
        await first.command(id, Giver(0, "ada"), Start("1"))
        return first.lives[id].table.status

    assert using(tmp_path / "store", work) == "playing"


def test_what_is_still_refused_after_reading_on_changes_nothing(tmp_path: Path) -> None:
    async def work(first: Host, second: Host) -> list[int]:
        id, code = await opened(first)
        await second.join(id, code, "Ben", "ben")
        with pytest.raises(Refused) as refusal:
            await first.command(id, Giver(0, "ada"), HandOver("1", "deep-blue"))
        assert refusal.value.code in ("bot", "not-playing")
        assert first.lives[id].table.places[1].name == "Ben"
        return await first.store.seats_of("ada", id)

    assert using(tmp_path / "store", work) == [0]
