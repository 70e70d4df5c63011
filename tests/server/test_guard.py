"""Limits on guessing and spending: the same for one process, and for all workers of a database."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from abyssal.keeper.host import Host
from abyssal.server.errors import Denied
from abyssal.server.rates import Guard
from abyssal.server.settings import Rate
from abyssal.store.port import unavailable
from abyssal.store.postgresql import PostgresStore
from abyssal.store.rates_port import Bucket, Buckets
from live.stores import KINDS, store_at

Work = Callable[[Buckets | None], Awaitable[None]]
SLOW = Rate(0.0001, 3)


async def passed(guard: Guard, who: str, times: int, cost: float = 1) -> int:
    """How many of so many requests at once get through."""

    async def one() -> bool:
        try:
            await guard.take(who, cost)
        except Denied:
            return False
        return True

    return sum(await asyncio.gather(*(one() for _ in range(times))))


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Callable[[], PostgresStore]]:
    """Opens stores on one database, as several workers do."""
    opened: list[PostgresStore] = []

    def open() -> PostgresStore:
        found = store_at(tmp_path / "limits", "postgresql")
        assert isinstance(found, PostgresStore)
        opened.append(found)
        return found

    yield open
    for one in opened:
        one.end()


@pytest.fixture(params=KINDS)
def shared(
    request: pytest.FixtureRequest, store: Callable[[], PostgresStore]
) -> PostgresStore | None:
    """Where a limit is counted: in memory where a file is served, else in the database."""
    return store() if request.param == "postgresql" else None


def test_a_burst_passes_and_no_more_however_many_come_at_once(shared: Buckets | None) -> None:
    async def work() -> None:
        guard = Guard("tries", SLOW, shared)
        assert await guard.has("ada")
        assert await passed(guard, "ada", 20) == 3
        assert not await guard.has("ada")
        assert await passed(guard, "ben", 2) == 2
        assert await guard.has("ben")

    asyncio.run(work())


def test_a_bucket_fills_again_and_runs_over(shared: Buckets | None) -> None:
    async def work() -> None:
        guard = Guard("tries", Rate(1e6, 3), shared)
        for _ in range(3):
            assert await passed(guard, "ada", 1, cost=3) == 1
            while not await guard.has("ada"):
                pass
        assert await passed(guard, "ada", 1, cost=4) == 0

    asyncio.run(work())


def test_limits_of_different_names_are_counted_apart(shared: Buckets | None) -> None:
    async def work() -> None:
        for name in ("tries", "openings"):
            assert await passed(Guard(name, SLOW, shared), "ada", 5) == 3

    asyncio.run(work())


def test_a_refused_request_costs_nothing(shared: Buckets | None) -> None:
    async def work() -> None:
        guard = Guard("data", SLOW, shared)
        assert await passed(guard, "ada", 3, cost=2) == 1
        assert await passed(guard, "ada", 3) == 1

    asyncio.run(work())


def test_workers_with_one_database_share_a_limit(store: Callable[[], PostgresStore]) -> None:
    async def work() -> None:
        workers = [Guard("tries", Rate(0.0001, 10), store()) for _ in range(3)]
        found = await asyncio.gather(*(passed(guard, "ada", 20) for guard in workers))
        assert sum(found) == 10
        assert not any([await guard.has("ada") for guard in workers])

    asyncio.run(work())


def test_the_database_knows_no_address(store: Callable[[], PostgresStore]) -> None:
    async def work() -> None:
        kept = store()
        await Guard("tries", SLOW, kept).take("203.0.113.7")
        rows = await kept.look_up("SELECT * FROM rates", ())
        assert len(rows) == 1
        assert "203.0.113.7" not in repr(rows)
        key = await kept.key("rates", "")
        assert len(key) > 20, "so that nobody finds the address by trying them all"
        assert rows[0][0] not in key

    asyncio.run(work())


def test_what_is_full_again_is_forgotten(store: Callable[[], PostgresStore]) -> None:
    async def work() -> None:
        kept = store()
        assert await kept.take_tokens(Bucket("quick", 1e6, 1), 1)
        assert await kept.take_tokens(Bucket("slow", 0.0001, 1), 1)
        later = "UPDATE rates SET at = at + 3600 WHERE key = 'late' RETURNING 1"
        assert await kept.take_tokens(Bucket("late", 0.0001, 1), 1)
        assert await kept.look_up(later, ())
        await kept.forget_full()
        assert await kept.look_up("SELECT key FROM rates", ()) == [("slow",)]
        assert not await kept.take_tokens(Bucket("slow", 0.0001, 1), 1)

    asyncio.run(work())


class Away:
    """A store that comes and goes."""

    def __init__(self, store: PostgresStore) -> None:
        self.store = store
        self.is_away = False

    async def key(self, name: str, fresh: str) -> str:
        self.check()
        return await self.store.key(name, fresh)

    async def take_tokens(self, bucket: Bucket, count: float) -> bool:
        self.check()
        return await self.store.take_tokens(bucket, count)

    async def tokens_in(self, bucket: Bucket) -> float:
        self.check()
        return await self.store.tokens_in(bucket)

    async def forget_full(self) -> None:
        raise AssertionError

    def check(self) -> None:
        if self.is_away:
            raise unavailable()


def test_a_store_that_is_away_leaves_the_limit_of_this_process_and_says_so(
    store: Callable[[], PostgresStore], caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        away = Away(store())
        guard, fresh = Guard("tries", SLOW, away), Guard("tries", SLOW, away)
        await guard.take("203.0.113.7")
        away.is_away = True
        assert await passed(guard, "203.0.113.7", 10) == 2, "what passed before counts"
        assert await passed(fresh, "203.0.113.7", 10) == 3
        away.is_away = False
        assert await fresh.has("ada")
        assert not await passed(fresh, "203.0.113.7", 5)

    with caplog.at_level(logging.WARNING):
        asyncio.run(work())
    said = [(record.getMessage(), getattr(record, "kind", "")) for record in caplog.records]
    assert said == [("limit-counted-alone", "tries")] * 2 + [("limit-shared-again", "tries")]
    assert "203.0.113.7" not in caplog.text


def test_one_process_sweeps_for_all(tmp_path: Path) -> None:
    async def work() -> None:
        host = Host(store_at(tmp_path / "house"))
        rounds, done = 0, asyncio.Event()

        def evict() -> None:
            nonlocal rounds
            rounds += 1
            if rounds == 3:
                assert not done.is_set(), "another process owns the house"
                host.owns = lambda id: True

        async def chore() -> None:
            done.set()

        host.evict, host.owns = evict, lambda id: False  # type: ignore[method-assign]
        host.chores.append(chore)
        keeping = asyncio.create_task(host.keep_house(every=0))
        async with asyncio.timeout(60):
            await done.wait()
        keeping.cancel()
        await host.close()
        assert rounds >= 3

    asyncio.run(work())
