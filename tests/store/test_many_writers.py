"""Several processes on one store: each has a store of its own on the same file or database."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from itertools import chain
from pathlib import Path
from typing import TypeVar

import pytest

from abyssal.store.circle_port import CircleRow, MemberRow
from abyssal.store.comments_port import Comment
from abyssal.store.notices_port import Notice, Way
from abyssal.store.persons_port import Device, Passkey
from abyssal.store.port import Claim, Holding, NotHeld, Old, Stale, TableRow
from abyssal.store.sql import SqlStore
from live.stores import KINDS, store_at

T = TypeVar("T")
Both = Callable[[Callable[[SqlStore, SqlStore], Awaitable[T]]], T]


def row(id: str = "t", status: str = "playing", due: float | None = None) -> TableRow:
    return TableRow(id, f"REEF-{id}", "into-the-blue", status, False, "{}", 1.0, 1.0, due)


@pytest.fixture(params=KINDS)
def both(request: pytest.FixtureRequest, tmp_path: Path) -> Both[None]:
    """Does some work with two stores in one place."""

    def run(work: Callable[[SqlStore, SqlStore], Awaitable[None]]) -> None:
        async def all_of_it() -> None:
            path = tmp_path / "abyssal.sqlite"
            stores = [store_at(path, request.param) for _ in range(2)]
            try:
                await work(*stores)
            finally:
                for store in stores:
                    await store.close()

        asyncio.run(all_of_it())

    return run


def test_of_two_who_write_one_number_one_is_stale(both: Both[None]) -> None:
    async def work(first: SqlStore, second: SqlStore) -> None:
        await first.create(row(), ["first"])
        outcomes: Counter[str] = Counter()

        async def write(store: SqlStore, who: str) -> None:
            for number in range(2, 22):
                try:
                    await store.append(row(), number, [who, "more"])
                    outcomes["written"] += 1
                except Stale:
                    outcomes["stale"] += 1

        await asyncio.gather(write(first, "a"), write(second, "b"))
        lines = await first.entries("t")
        assert len(lines) == 1 + 2 * outcomes["written"]
        assert outcomes["written"] + outcomes["stale"] == 40
        assert lines[2::2] == ["more"] * outcomes["written"]

    both(work)


def test_writers_of_many_tables_never_wait_for_each_other_for_ever(both: Both[None]) -> None:
    """Groups of both hold several tables, in orders of their own."""

    async def work(first: SqlStore, second: SqlStore) -> None:
        tables = [f"t{number}" for number in range(8)]
        for table in tables:
            await first.create(row(table), ["first"])

        async def write(store: SqlStore, table: str) -> None:
            for _ in range(5):
                while True:
                    number = await store.newest(table) + 1
                    try:
                        seats = {0: None} if number % 3 == 0 else None
                        await store.append(row(table), number, ["more"], seats)
                        break
                    except Stale:
                        continue

        async with asyncio.timeout(120):
            await asyncio.gather(
                *(write(first, table) for table in tables),
                *(write(second, table) for table in reversed(tables)),
            )
        assert [len(await first.entries(table)) for table in tables] == [11] * 8

    both(work)


def test_nobody_writes_for_a_seat_that_was_taken_from_them(both: Both[None]) -> None:
    async def work(first: SqlStore, second: SqlStore) -> None:
        for number in range(10):
            table = f"t{number}"
            await first.create(row(table), ["first"])
            await first.hold("session", Holding(table, 0))
            claim = Claim(Holding(table, 0), session="session")
            told, taken = await asyncio.gather(
                first.append(row(table), 2, ["mine"], claim=claim),
                second.append(row(table), 2, ["not theirs any more"], {0: None}),
                return_exceptions=True,
            )
            assert sorted(map(str, (type(told), type(taken)))) in (
                sorted(map(str, (type(None), Stale))),
                sorted(map(str, (NotHeld, type(None)))),
            )
            assert len(await first.entries(table)) == 2

    both(work)


def test_a_table_that_is_due_is_taken_by_one_within_the_lease(both: Both[None]) -> None:
    async def work(first: SqlStore, second: SqlStore) -> None:
        for number in range(30):
            await first.create(row(f"t{number:02}", due=float(number)), ["first"])
        taken = await asyncio.gather(
            *(store.take_due(25.0, 4, 10.0) for store in (first, second) for _ in range(5))
        )
        while more := await first.take_due(25.0, 4, 10.0):
            taken.append(more)
        assert sorted(chain(*taken)) == [f"t{number:02}" for number in range(26)]
        assert await second.take_due(26.0, 9, 10.0) == ["t26"]
        await first.append(row("t03", due=30.0), 2, ["looked after"])
        assert await second.take_due(35.0, 3, 10.0) == ["t00", "t01", "t02"]
        assert "t03" in await second.take_due(35.0, 30, 10.0)
        assert len(await first.due(35.0)) == 30  # whoever only asks is told of all

    both(work)


def test_a_letter_is_taken_by_one_within_the_lease(both: Both[None]) -> None:
    async def work(first: SqlStore, second: SqlStore) -> None:
        await first.add_way(Way("w", "ada", "mail", "ada@sea.test", "", True))
        for number in range(20):
            await first.post("w", "", str(number), 1.0)
        taken = await asyncio.gather(
            *(store.take_letters(2.0, 3, 10.0) for store in (first, second) for _ in range(4))
        )
        letters = list(chain(*taken))
        while more := await second.take_letters(2.0, 3, 10.0):
            letters += more
        assert sorted(int(letter.message) for letter in letters) == list(range(20))
        for letter in letters[1:]:
            await first.sent(letter.id)
        assert await second.take_letters(11.0, 9, 10.0) == []
        [again] = await second.take_letters(12.0, 9, 10.0)  # nobody sent it
        assert again.message == letters[0].message

    both(work)


def test_a_notice_is_told_once(both: Both[None]) -> None:
    async def work(first: SqlStore, second: SqlStore) -> None:
        await first.create(row(), ["first"])
        await first.add_way(Way("w", "ada", "mail", "ada@sea.test", "", True))
        told = [Notice("ada", "t", 0, decision, "turn", 1.0) for decision in range(12)]
        await first.set_notices("t", told, "gone", 1.0)
        alone = [[notice] for notice in told[:8]]
        for group in [*alone, told[8:10], told[9:11]]:
            letters = {"w": (group[0].topic(), "text")}
            await asyncio.gather(
                first.tell(group, letters, 2.0), second.tell(list(reversed(group)), letters, 2.0)
            )
        # Of the last group one was told already: the other is told when it is found due again.
        assert [notice.decision for notice in await first.due_notices(3.0)] == [10, 11]
        assert len(await first.take_letters(3.0, 99, 1.0)) == 9

    both(work)


def test_a_key_is_the_same_for_all(both: Both[None]) -> None:
    async def work(first: SqlStore, second: SqlStore) -> None:
        keys = [store.key("vapid", str(number)) for number in range(5) for store in (first, second)]
        assert len(set(await asyncio.gather(*keys))) == 1

    both(work)


def test_nobody_has_more_comments_than_they_may(both: Both[None]) -> None:
    async def work(first: SqlStore, second: SqlStore) -> None:
        await first.create(row(), ["first"])
        said = await asyncio.gather(
            *(
                store.add_comment(Comment(f"{place}{number}", "t", "ada", 0, 1, "x", 1.0), 5)
                for place, store in enumerate((first, second))
                for number in range(8)
            )
        )
        assert sum(said) == 5
        assert len(await first.comments("t")) == 5

    both(work)


def test_nobody_has_more_passkeys_than_they_may(both: Both[None]) -> None:
    async def work(first: SqlStore, second: SqlStore) -> None:
        await first.create_person("person", Device("ada", "phone", 1.0, 1.0), "link")
        keys = [Passkey(f"k{n}", "person", "key", 0, "", "", 1.0, 1.0) for n in range(6)]
        added = await asyncio.gather(
            *(store.add_passkey(key, 4) for key in keys for store in (first, second))
        )
        assert sum(added) == 4
        assert len(await first.passkeys_of("person")) == 4

    both(work)


def test_of_each_table_it_is_announced_once_that_it_will_be_deleted(both: Both[None]) -> None:
    async def work(first: SqlStore, second: SqlStore) -> None:
        for number in range(20):
            await first.create(row(f"t{number:02}", "over"), ["first"])
        old = Old(5.0, 0.0)
        found = await asyncio.gather(
            *(store.announce(old, 9.0) for store in (first, second) for _ in range(3))
        )
        assert sorted(chain(*found)) == [f"t{number:02}" for number in range(20)]

    both(work)


def test_the_last_two_leave_a_circle_at_once_and_it_is_gone(both: Both[None]) -> None:
    async def work(first: SqlStore, second: SqlStore) -> None:
        for number in range(8):
            circle = CircleRow(f"c{number}", "friends", 1.0)
            members = [MemberRow(f"{who}{number}", circle.id, who, 1.0, False) for who in "ab"]
            await first.create_circle(circle, f"link{number}", members[0], f"a{number}")
            await first.add_member(members[1], f"b{number}")
            await asyncio.gather(
                first.leave_circle(members[0].id, True), second.leave_circle(members[1].id, True)
            )
            assert await first.circle(circle.id) is None

    both(work)


def test_who_comes_back_while_old_sessions_are_deleted_is_forgotten_or_kept_whole(
    both: Both[None],
) -> None:
    async def work(first: SqlStore, second: SqlStore) -> None:
        await first.create(row(), ["first"])
        old = [f"s{number}" for number in range(600)]
        await asyncio.gather(*(first.remember(session, "Ada", 1.0) for session in old))
        await asyncio.gather(*(first.hold(session, Holding("t", 0)) for session in old))
        back = [f"s{number}" for number in range(0, 600, 7)]
        coming = [asyncio.ensure_future(second.remember(session, "Ada", 9.0)) for session in back]
        deleted = await first.delete_sessions(5.0)
        await asyncio.gather(*coming)
        holders = {session for session, _ in await first.holders_of("t")}
        assert len(holders) == 600 - deleted
        assert holders <= set(back)

    both(work)
