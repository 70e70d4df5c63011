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


def test_a_hint_makes_a_host_read_on_even_after_it_could_not(tmp_path: Path) -> None:
    async def work(first: Host, second: Host) -> list[str]:
        id, code = await opened(first)
        await second.join(id, code, "Ben", "ben")
        seen = []
        first.lives[id].loaded = None  # as after a read that failed
        for number in (2, 2, 1):
            await first.read_on(id, number)
            seen.append(first.lives[id].table.places[1].name)
        return seen

    assert using(tmp_path / "store", work) == ["Ben"] * 3


def test_a_hint_about_a_table_that_nobody_holds_reads_nothing(tmp_path: Path) -> None:
    async def work(first: Host, second: Host) -> bool:
        id, _ = await opened(first)
        await second.read_on(id, 1)
        return id in second.lives

    assert using(tmp_path / "store", work) is False
