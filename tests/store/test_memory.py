"""The store in memory answers like the one on disk, whatever is asked of both."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from abyssal.store.memory import MemoryStore
from abyssal.store.port import Claim, Holding, NotHeld, Stale, TableRow, TableStore
from live.stores import KINDS, store_at

TABLES = ("a", "b", "c")
CODES = ("REEF-1", "REEF-2", None)
STATUSES = ("open", "playing", "over", "ended", "frozen")
SESSIONS = ("ada", "bo")
SECRETS = ("s1", "s2", "s3")
STEPS = 300


def some_row(luck: Random, moment: float) -> TableRow:
    id, status = luck.choice(TABLES), luck.choice(STATUSES)
    public = luck.random() < 0.5
    return TableRow(id, luck.choice(CODES), "into-the-blue", status, public, "{}", 1.0, moment)


def some_holding(luck: Random) -> Holding:
    return Holding(luck.choice(TABLES), luck.randrange(2))


def steps(luck: Random, moment: float) -> list[tuple[str, tuple[Any, ...]]]:
    """Calls that make sense or do not, with their arguments; tables they need may be missing."""
    row, holding, session = some_row(luck, moment), some_holding(luck), luck.choice(SESSIONS)
    secret, scope = luck.choice(SECRETS), luck.choice(("seat", "token"))
    reseated = {holding.seat: luck.choice((None, session))} if luck.random() < 0.2 else None
    token = secret if luck.random() < 0.5 else ""
    claim = Claim(holding._replace(table=row.id), session, token)
    past = moment - luck.randrange(100)
    return [
        ("create", (row, ["first"])),
        ("append", (row, luck.randrange(1, 5), ["more", "still more"], reseated)),
        ("append", (row, luck.randrange(1, 5), ["claimed"], None, claim)),
        ("entries", (row.id, luck.randrange(3))),
        ("newest", (row.id,)),
        ("row", (row.id,)),
        ("row_by_code", ("REEF-1",)),
        ("rows_of", (session,)),
        ("untouched", (session, past)),
        ("touch", (row.id, moment)),
        ("public_rows", (2, past)),
        ("expiring", (session,)),
        ("delete", (row.id,)),
        ("hold", (session, holding)),
        ("seats_of", (session, row.id)),
        ("holds", (claim,)),
        ("holders_of", (row.id,)),
        ("last_seen", (row.id,)),
        ("let_go", (session, row.id)),
        ("renew", (holding, session)),
        ("add_secret", (f"{secret}-{moment}", holding, scope)),
        ("holding_of", (f"{secret}-{moment - 1}", scope)),
        ("identify", (session,)),
        ("circles_of", (session,)),
        ("set_status", (row.id, row.status)),
        ("set_due", (row.id, luck.choice((None, moment)))),
        ("remember", (session, f"name {moment}", moment)),
        ("keep_data", (secret, f"numbers {moment}")),
        ("data", (secret,)),
        ("snapshot", (row.id,)),
    ]


NEEDS_A_TABLE = {"hold", "add_secret"}
UNORDERED = {"holders_of"}


async def outcome(store: TableStore, name: str, arguments: tuple[Any, ...]) -> object:
    try:
        found = await getattr(store, name)(*arguments)
    except (Stale, NotHeld) as error:
        return type(error)
    return sorted(found) if name in UNORDERED else found


def test_a_table_is_kept_with_the_numbers_it_is_played_with() -> None:
    changed: list[str] = []

    async def work() -> None:
        store, again = MemoryStore(changed.append), MemoryStore(changed.append)
        await store.keep_data("d1", "numbers")
        await store.keep_data("d2", "others")
        await store.create(some_row(Random(0), 1.0), ['{"data": "d1"}'])
        document = store.document(some_row(Random(0), 1.0).id)
        assert document is not None
        again.restore(document)
        assert (await again.data("d1"), await again.data("d2")) == ("numbers", None)

    asyncio.run(work())


def test_all_that_a_table_needs_is_asked_of_both() -> None:
    needed = {name for name in vars(TableStore) if not name.startswith("_")}
    assert needed <= {name for name, _ in steps(Random(0), 1.0)}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seed", range(3))
def test_both_answer_alike(seed: int, kind: str, tmp_path: Path) -> None:
    async def work() -> None:
        luck, kept = Random(seed), store_at(tmp_path / "abyssal.sqlite", kind)
        changed: set[str] = set()
        memory = MemoryStore(changed.add)
        try:
            for moment in range(STEPS):
                name, arguments = luck.choice(steps(luck, float(moment)))
                if name in NEEDS_A_TABLE and await memory.row(arguments[1].table) is None:
                    continue  # the database refuses it with an error of its own
                if name == "append" and arguments[1] > await memory.newest(arguments[0].id) + 1:
                    continue  # no writer leaves a gap
                expected = await outcome(kept, name, arguments)
                assert await outcome(memory, name, arguments) == expected, (name, arguments)
        finally:
            await kept.close()
        again = MemoryStore(changed.add)
        for table in changed:
            document = memory.document(table)
            if document is not None:
                again.restore(document)
        for session in SESSIONS:
            assert await again.rows_of(session) == await memory.rows_of(session)
        for table in TABLES:
            assert await again.entries(table) == await memory.entries(table)

    asyncio.run(work())
