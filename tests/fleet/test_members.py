"""Membership: who lives, who is passed over, and who knows that they are cut off."""

import asyncio

import pytest

from abyssal.fleet.members import SILENCE, Members
from abyssal.store.port import unavailable
from abyssal.store.workers_port import Member


class Book:
    """A roll in memory, on a clock that the test moves."""

    def __init__(self) -> None:
        self.now = 0.0
        self.seen: dict[str, tuple[float, Member]] = {}
        self.is_away = False

    def clock(self) -> float:
        return self.now

    async def beat(self, member: Member, silence: float) -> list[Member]:
        if self.is_away:
            raise unavailable()
        self.seen[member.id] = (self.now, member)
        return [other for at, other in self.seen.values() if self.now - at < silence]

    async def strike(self, id: str) -> None:
        self.seen.pop(id, None)


@pytest.fixture
def book() -> Book:
    return Book()


def member(book: Book, name: str) -> Members:
    return Members(Member(name, f"http://{name}"), book, book.clock)


def beat(*members: Members) -> None:
    for one in members:
        asyncio.run(one.beat())


def table_of(members: Members, wanted: str) -> str:
    """A table that a member owns."""
    names = (f"table-{number}" for number in range(1000))
    return next(table for table in names if members.owner_of(table).id == wanted)


def test_whoever_is_alone_owns_everything(book: Book) -> None:
    a = member(book, "a")
    assert a.is_mine("reef"), "also before it was heard of"
    beat(a)
    assert a.is_mine("reef")


def test_members_agree(book: Book) -> None:
    a, b = member(book, "a"), member(book, "b")
    beat(a, b, a)
    for number in range(50):
        table = f"table-{number}"
        assert a.owner_of(table) == b.owner_of(table)
        assert a.is_mine(table) != b.is_mine(table)


def test_who_is_silent_for_too_long_is_dead(book: Book) -> None:
    a, b = member(book, "a"), member(book, "b")
    beat(a, b, a)
    table = table_of(a, "b")
    book.now += SILENCE - 0.1
    beat(a)
    assert a.owner_of(table).id == "b"
    book.now += 0.1
    beat(a)
    assert a.is_mine(table)


def test_who_leaves_is_gone_at_once(book: Book) -> None:
    a, b = member(book, "a"), member(book, "b")
    beat(a, b, a)
    table = table_of(a, "b")
    asyncio.run(b.leave())
    beat(a)
    assert a.is_mine(table)
    assert not b.is_living()
    asyncio.run(b.work())  # ends: nobody comes back by a heartbeat that was due
    beat(a)
    assert a.is_mine(table)


def test_who_is_said_to_be_gone_is_gone_at_once(book: Book) -> None:
    a, b = member(book, "a"), member(book, "b")
    beat(a, b, a)
    table = table_of(a, "b")
    a.forget("b")
    assert a.is_mine(table)


def test_who_takes_no_connection_is_passed_over_for_a_while(book: Book) -> None:
    a, b = member(book, "a"), member(book, "b")
    beat(a, b, a)
    table = table_of(a, "b")
    a.pass_over(b.me)
    assert a.is_mine(table)
    book.now += SILENCE
    beat(b, a)
    assert a.owner_of(table) == b.me


def test_nobody_passes_over_themselves(book: Book) -> None:
    a = member(book, "a")
    beat(a)
    a.pass_over(a.me)
    assert a.is_mine("reef")


def test_who_cannot_reach_the_store_knows_that_others_take_over(book: Book) -> None:
    a = member(book, "a")
    beat(a)
    assert a.is_living()
    book.is_away = True
    book.now += SILENCE
    assert not a.is_living()
    book.is_away = False
    beat(a)
    assert a.is_living()


def test_changes_are_told_and_nothing_else(book: Book) -> None:
    a, b = member(book, "a"), member(book, "b")
    told: list[int] = []
    a.changed.append(lambda: told.append(len(a.living)))
    beat(a, a)
    assert told == [1]
    beat(b, a, a)
    assert told == [1, 2]
    a.pass_over(b.me)
    assert told == [1, 2, 2]
