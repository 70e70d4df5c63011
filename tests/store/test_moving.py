"""Moving all tables between SQLite and PostgreSQL: the same rows, or none."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Table

from abyssal.store import moving
from abyssal.store.address import Address, Where
from abyssal.store.circle_port import CircleRow, MemberRow, ResultRow
from abyssal.store.folder import Unusable
from abyssal.store.moving import Progress, Sum, move
from abyssal.store.notices_port import Way
from abyssal.store.opening import open_store
from abyssal.store.persons_port import Device
from abyssal.store.port import Act, TableRow
from abyssal.store.postgresql import PostgresStore
from abyssal.store.schema import MOMENTARY, metadata
from live.stores import place_of


def silent(table: str, done: int, total: int) -> None:
    pass


async def fill(where: Where, folder: Path) -> None:
    store = open_store(where, folder)
    row = TableRow("t", "REÉF-1", "reef", "over", True, '{"a": 1}', 1.1, 1 / 3, None)
    await store.create(row, ["first", "zweité"])
    await store.append(row._replace(code=None, due=2e9), 3, ["third \N{DIRECT HIT}"], {0: "ada"})
    await store.create_person("person", Device("ada", "phone", 1.0, 2.0), "link")
    await store.keep_result(ResultRow("gone", "reef", 1.0, 2.0, False, "{}"))
    await store.create_circle(
        CircleRow("c", "friends", 1.0), "to c", MemberRow("m", "c", "Ada", 1.0, False), "key"
    )
    await store.add_way(Way("w", "person", "mail", "ada@sea.test", "", True))
    for number in range(3):
        await store.post("w", "", str(number), 1.0)
        await store.book.note(Act(1.0, "host", "closed"))
    await store.book.set("password", "hash")
    await store.close()


async def go_on(where: Where, folder: Path) -> tuple[list[str], list[int], int]:
    """Numbers that the database gives go on, and so does the log."""
    store = open_store(where, folder)
    try:
        await store.post("w", "", "3", 1.0)
        await store.book.note(Act(2.0, "host", "opened"))
        letters = await store.take_letters(1.0, 9, 1.0)
        [newest, *_] = await store.book.acts(9, 0)
        return await store.entries("t"), [letter.id for letter in letters], newest.number
    finally:
        await store.close()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "here" / "abyssal.sqlite"


@pytest.fixture
def database(tmp_path: Path) -> Address:
    found = place_of(tmp_path / "there", "postgresql")
    assert isinstance(found, Address)
    return found


def test_all_goes_there_and_back_and_goes_on(file: Path, database: Address, tmp_path: Path) -> None:
    asyncio.run(fill(file, tmp_path))
    told: list[tuple[str, int, int]] = []
    there = move(file, database, lambda *progress: told.append(progress))
    assert there["log"].rows == 3
    assert there["acts"].rows == there["outbox"].rows == 3
    assert set(there) == set(metadata.tables) - {table.name for table in MOMENTARY}
    assert ("log", 3, 3) in told
    again = tmp_path / "again" / "abyssal.sqlite"
    assert move(database, again, silent) == there
    for where in (database, again):
        entries, letters, newest = asyncio.run(go_on(where, tmp_path))
        assert entries == ["first", "zweité", "third \N{DIRECT HIT}"]
        assert (letters, newest) == ([1, 2, 3, 4], 4)


def test_rows_go_in_pages(
    file: Path, database: Address, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(fill(file, tmp_path))
    whole = move(file, tmp_path / "whole.sqlite", silent)
    monkeypatch.setattr(moving, "ROWS", 2)
    assert move(file, database, silent) == whole


def test_a_target_with_anything_in_it_is_refused(
    file: Path, database: Address, tmp_path: Path
) -> None:
    asyncio.run(fill(file, tmp_path))
    move(file, database, silent)
    for source, target in ((file, database), (database, file)):
        with pytest.raises(Unusable) as refusal:
            move(source, target, silent)
        assert refusal.value.code == "not-empty"


def test_a_database_that_is_served_is_refused(
    file: Path, database: Address, tmp_path: Path
) -> None:
    asyncio.run(fill(file, tmp_path))
    server = PostgresStore(database, tmp_path, serving=True)
    try:
        for source, target in ((file, database), (database, tmp_path / "new.sqlite")):
            with pytest.raises(Unusable) as refusal:
                move(source, target, silent)
            assert refusal.value.code == "database-in-use"
    finally:
        server.end()


def test_a_copy_that_is_not_alike_is_not_kept(
    file: Path, database: Address, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(fill(file, tmp_path))
    copy = moving.copy_table

    def spoil(reading: Connection, connection: Connection, table: Table, progress: Progress) -> Sum:
        found = copy(reading, connection, table, progress)
        if table.name == "log":
            connection.execute(table.update().values(entry="another").where(table.c.number == 2))
        return found

    with monkeypatch.context() as wrong:
        wrong.setattr(moving, "copy_table", spoil)
        with pytest.raises(Unusable) as refusal:
            move(file, database, silent)
    assert refusal.value.code == "not-alike"
    assert refusal.value.details["tables"] == "log"
    assert move(file, database, silent)["log"].rows == 3  # nothing was left there


def test_an_older_schema_is_not_moved(
    file: Path, database: Address, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(fill(file, tmp_path))
    monkeypatch.setattr(moving, "newest_version", lambda: "9999")
    with pytest.raises(Unusable) as refusal:
        move(file, database, silent)
    assert refusal.value.code == "older"


def digest_of(*rows: tuple[Any, ...]) -> Sum:
    found = Sum()
    for row in rows:
        found = found.plus(row)
    return found


def test_a_sum_knows_rows_but_not_their_order() -> None:
    assert digest_of((1, "a"), (2, "b")) == digest_of((2, "b"), (1, "a"))
    assert digest_of((1, "a"), (2, "b")) != digest_of((1, "b"), (2, "a"))
    assert digest_of((1, "a"), (1, "a")) != digest_of((2, "b"), (2, "b"))
    assert digest_of((1,)) != digest_of((1.0,))
