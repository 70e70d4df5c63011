"""Garbage is looked for at times of our choosing."""

import asyncio
import gc

import pytest

from abyssal.server import garbage_collection


def test_a_running_server_never_stops_for_a_long_look_amid_play() -> None:
    before = gc.get_threshold()

    async def during() -> tuple[int, int, int]:
        collecting = asyncio.create_task(garbage_collection.collect_seldom())
        await asyncio.sleep(0)
        found = gc.get_threshold()
        collecting.cancel()
        await asyncio.gather(collecting, return_exceptions=True)
        return found

    assert asyncio.run(during()) == (*garbage_collection.YOUNG, garbage_collection.NEVER)
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0


def test_what_holds_on_to_itself_goes_at_the_next_long_look(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(garbage_collection, "INTERVAL", 0.01)
    gone: list[bool] = []

    class Knot:
        def __init__(self) -> None:
            self.itself = self

        def __del__(self) -> None:
            gone.append(True)

    async def tie_a_knot() -> None:
        collecting = asyncio.create_task(garbage_collection.collect_seldom())
        await asyncio.sleep(0)
        Knot()
        assert not gone
        async with asyncio.timeout(60):
            while not gone:
                await asyncio.sleep(0.01)
        collecting.cancel()

    asyncio.run(tie_a_knot())
    assert gone
