"""Reviews are made once, in the background and within bounds, and know what their seat knew."""

import asyncio
import gzip
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest

from abyssal import review
from abyssal.keeper import reviews
from abyssal.keeper.reviews import KEPT_EVERY, MOST_AT_ONCE, Asked, Case, Found, ReviewOffice, Why
from abyssal.keeper.rows import row_of
from abyssal.keeper.workers import InPlace, NoAnswer
from abyssal.record import Record
from abyssal.store.port import Store
from abyssal.table.errors import Refused
from abyssal.testing.secrets import Leak, must_match
from live.judging import Peeping, Quick
from live.pure import Sitting
from live.stores import KINDS, store_at

T = TypeVar("T")
WHOLE = Asked("t", 0)


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """No playouts."""
    monkeypatch.setattr(review, "searcher_of", lambda game: Quick())
    reviews.walk_of.cache_clear()


@pytest.fixture(params=KINDS)
def where(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Path, str]:
    return tmp_path / "store", request.param


def finished() -> Sitting:
    return Sitting().start().play_to_the_end()


def test_a_table_says_that_it_can_be_reviewed_once_it_is_over() -> None:
    sitting = Sitting().start()
    assert sitting.table.lobby(0)["reviewed"] is False
    sitting.play_to_the_end()
    assert sitting.last(0, "table")["lobby"]["reviewed"] is True


class Counting(InPlace):
    """Counts its jobs, and fails from one of them on."""

    def __init__(self, fails_at: int = 10**9) -> None:
        self.jobs: list[str] = []
        self.fails_at = fails_at

    async def run(self, limit: float, function: Callable[..., T], *arguments: Any) -> T:
        self.jobs.append(arguments[0].__name__)
        if len(self.jobs) > self.fails_at:
            raise NoAnswer("the process died")
        return await super().run(limit, function, *arguments)


async def waited(office: ReviewOffice) -> None:
    while office.tasks:
        await asyncio.gather(*office.tasks)


def using(where: tuple[Path, str], sitting: Sitting, work: Callable[[Store], Awaitable[T]]) -> T:
    """Do something with a store that holds the table."""

    async def run() -> T:
        store = store_at(*where)
        try:
            if await store.row("t") is None:
                await store.create(row_of(sitting.table), sitting.lines)
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


def unpacked(packed: bytes | None, kind: type[T]) -> T:
    assert packed is not None
    return msgspec.json.decode(gzip.decompress(packed), type=kind)


def test_a_review_is_made_line_by_line_and_kept(where: tuple[Path, str]) -> None:
    sitting, pool = finished(), Counting()

    async def work(store: Store) -> bytes | None:
        office = ReviewOffice(store, lambda: pool)
        assert await office.kept(WHOLE) is None
        office.begin(WHOLE, sitting.table.record)
        assert office.begin(WHOLE, sitting.table.record) is office.progress(WHOLE)
        await waited(office)
        assert office.progress(WHOLE) is None
        assert office.workers is None
        return await office.kept(WHOLE)

    found = unpacked(using(where, sitting, work), Found)
    lines = sitting.table.record.standing()
    assert pool.jobs == ["begun"] + ["judged"] * len(lines)
    assert found.done
    assert len(found.steps) == len(found.frames) == len(lines)
    assert found.frames == sorted(found.frames)
    parts = sum(step.luck + step.mine + step.others + step.uncovered for step in found.steps)
    assert found.start[0] + parts == found.steps[-1].chances[0]
    assert sum(found.points) == round(found.steps[-1].chances[0] / 100)
    assert len(found.moments) == 5


def test_after_a_restart_it_goes_on_where_it_was(where: tuple[Path, str]) -> None:
    sitting = finished()
    lines = len(sitting.table.record.standing())
    assert lines > KEPT_EVERY + 1
    pools = [Counting(fails_at=KEPT_EVERY + 2), Counting(), Counting()]

    def attempt(pool: Counting) -> Callable[[Store], Awaitable[bytes | None]]:
        async def work(store: Store) -> bytes | None:
            office = ReviewOffice(store, lambda: pool)
            office.begin(WHOLE, sitting.table.record)
            await waited(office)
            with suppress(Refused):
                office.progress(WHOLE)
            return await office.kept(WHOLE)

        return work

    assert using(where, sitting, attempt(pools[0])) is None
    resumed = using(where, sitting, attempt(pools[1]))
    assert pools[1].jobs == ["judged"] * (lines - KEPT_EVERY)
    other = where[0].with_name("other"), where[1]
    assert using(other, sitting, attempt(pools[2])) == resumed


def test_what_fails_is_told_once_and_can_be_tried_again(tmp_path: Path) -> None:
    sitting = finished()

    async def work(store: Store) -> None:
        office = ReviewOffice(store, lambda: Counting(fails_at=0))
        office.begin(WHOLE, sitting.table.record)
        await waited(office)
        with pytest.raises(Refused) as refusal:
            office.progress(WHOLE)
        assert refusal.value.code == "review-failed"
        assert office.progress(WHOLE) is None

    using((tmp_path / "store", "sqlite"), sitting, work)


def test_only_so_many_are_made_at_once(tmp_path: Path) -> None:
    sitting = finished()

    async def work(store: Store) -> None:
        office = ReviewOffice(store, InPlace)
        for moment in range(MOST_AT_ONCE):
            office.begin(Asked("t", 0, moment), sitting.table.record)
        with pytest.raises(Refused) as refusal:
            office.begin(WHOLE, sitting.table.record)
        assert refusal.value.code == "busy"
        await waited(office)
        office.begin(WHOLE, sitting.table.record)
        await waited(office)

    using((tmp_path / "store", "sqlite"), sitting, work)


def test_why_tells_what_else_there_was_to_do(tmp_path: Path) -> None:
    sitting = finished()
    seat = sitting.table.record.entries[0].seat

    async def work(store: Store) -> bytes | None:
        office, asked = ReviewOffice(store, InPlace), Asked("t", seat, 1)
        office.begin(asked, sitting.table.record)
        await waited(office)
        return await office.kept(asked)

    found = unpacked(using((tmp_path / "store", "sqlite"), sitting, work), Why)
    assert found.played == sitting.table.record.entries[0].text
    assert found.grade in [grade.value for grade in review.Grade]
    assert found.played in [answer.do for answer in found.answers]
    assert len(found.answers) == 1 + review.OTHERS
    chances = [answer.chance for answer in found.answers]
    assert chances == sorted(chances, reverse=True)


def test_a_table_that_is_deleted_or_left_loses_its_reviews(where: tuple[Path, str]) -> None:
    sitting = finished()

    async def work(store: Store) -> list[bool]:
        office, kept = ReviewOffice(store, InPlace), []
        now = sitting.table.updated
        for forget in (
            store.drop_reviews(now - 1),
            store.drop_reviews(now + 1),
            store.book.shelve("t", "bin", now),
            store.delete("t"),
        ):
            office.begin(WHOLE, sitting.table.record)
            await waited(office)
            await forget
            await store.drop_reviews(now - 1)
            kept.append(await office.kept(WHOLE) is not None)
        office.begin(WHOLE, sitting.table.record)
        await waited(office)  # of a table that is gone nothing is kept
        return [*kept, await office.kept(WHOLE) is not None]

    assert using(where, sitting, work) == [True, False, False, False, False]


# What it may know


def served(record: Record, at: int, imagines: bool) -> str:
    """What is served of a choice, on the true position or one that its seat cannot tell from it."""
    reviews.walk_of.cache_clear()
    case = Case(record.text(), 0)
    walk = reviews.walk_of(case)
    walk.go_to(at)
    if imagines:
        walk.state = walk.state.imagine(0, 5)
    found = reviews.judged(case, at, [2500] * record.seats)
    assert found.choice is not None
    return repr(found.choice)


@pytest.fixture
def choices() -> tuple[Record, list[int]]:
    """A game with a deck, and lines at which seat 0 had a choice."""
    record = Sitting("in-too-deep").start().play_to_the_end().table.record
    found = []
    walk = reviews.walk_of(Case(record.text(), 0))
    for at, line in enumerate(walk.lines[:60]):
        walk.go_to(at)
        if record.entries[line].seat == 0 and len(walk.state.legal(0)) > 1:
            found.append(at)
    return record, found[:6]


def test_what_is_served_of_a_choice_holds_nothing_that_its_seat_did_not_know(
    choices: tuple[Record, list[int]],
) -> None:
    record, lines = choices
    assert len(lines) > 2
    for at in lines:
        must_match("review", served(record, at, False), served(record, at, True))


def test_a_review_that_peeps_is_told_apart(
    choices: tuple[Record, list[int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    record, lines = choices
    monkeypatch.setattr(review, "searcher_of", lambda game: Peeping())
    found = [(served(record, at, False), served(record, at, True)) for at in lines]
    true, imagined = next(pair for pair in found if pair[0] != pair[1])
    with pytest.raises(Leak):
        must_match("review", true, imagined)
