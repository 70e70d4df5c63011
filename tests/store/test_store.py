"""The store: a log that only grows, written before it is acknowledged, copied while in use."""

import asyncio
import sqlite3
import threading
from collections.abc import Awaitable, Callable
from contextlib import closing, nullcontext
from pathlib import Path
from typing import Any, TypeVar

import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

from abyssal.store.circle_port import ResultRow
from abyssal.store.migrate import newest_version, version_of
from abyssal.store.port import Claim, Holding, NotHeld, Old, Stale, TableRow
from abyssal.store.sql import SqlStore
from abyssal.store.sqlite import SqliteStore
from live.stores import KINDS, store_at

T = TypeVar("T")
Opens = Callable[[], SqlStore]
"""Opens the store of a test, the same each time."""


def row(
    id: str = "t",
    code: str | None = "REEF-1",
    status: str = "open",
    public: bool = False,
    updated: float = 1.0,
) -> TableRow:
    return TableRow(id, code, "into-the-blue", status, public, "{}", 1.0, updated)


def using(opened: Opens, work: Callable[[SqlStore], Awaitable[T]]) -> T:
    """Open a store, do some work with it, close it."""

    async def run() -> T:
        store = opened()
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


async def status_of(store: SqlStore) -> str:
    found = await store.row("t")
    assert found is not None
    return found.status


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "abyssal.sqlite"


@pytest.fixture(params=KINDS)
def opened(request: pytest.FixtureRequest, path: Path) -> Opens:
    return lambda: store_at(path, request.param)


def test_what_is_written_is_there_after_a_restart(opened: Opens) -> None:
    async def write(store: SqlStore) -> None:
        await store.create(row(), ["first"])
        await store.append(row(status="playing"), 2, ["second", "third"])

    async def read(store: SqlStore) -> tuple[list[str], list[str], TableRow | None]:
        return await store.entries("t"), await store.entries("t", after=2), await store.row("t")

    using(opened, write)
    entries, later, found = using(opened, read)
    assert entries == ["first", "second", "third"]
    assert later == ["third"]
    assert found is not None
    assert found.status == "playing"


@pytest.mark.parametrize("waiting", [True, False])
def test_who_goes_before_a_write_is_done_stops_no_other(opened: Opens, waiting: bool) -> None:
    """Of a write that waits nothing is left; one that is under way is finished."""

    async def work(store: SqlStore) -> list[str]:
        await store.create(row(), ["first"])
        begun, go_on = threading.Event(), threading.Event()

        def slow(connection: Connection) -> None:
            begun.set()
            go_on.wait()

        ahead = asyncio.create_task(store.write(slow))
        await asyncio.to_thread(begun.wait)
        behind = asyncio.create_task(store.append(row(), 2, ["second"]))
        await asyncio.sleep(0)
        gone = behind if waiting else ahead
        gone.cancel()
        with pytest.raises(asyncio.CancelledError):
            await gone
        go_on.set()
        async with asyncio.timeout(60):  # not for ever, where nobody writes any more
            if not waiting:
                await behind
            await store.append(row(), 2 if waiting else 3, ["third"])
        return await store.entries("t")

    assert using(opened, work) == (["first", "third"] if waiting else ["first", "second", "third"])


@pytest.mark.parametrize(("number", "entries"), [(1, ["x"]), (2, ["x"]), (2, ["x", "y"])])
def test_a_number_is_written_once_and_a_stale_writer_changes_nothing(
    opened: Opens, number: int, entries: list[str]
) -> None:
    async def work(store: SqlStore) -> tuple[list[str], str]:
        await store.create(row(), ["first", "second"])
        with pytest.raises(Stale):
            await store.append(row(status="over"), number, entries)
        return await store.entries("t"), await status_of(store)

    assert using(opened, work) == (["first", "second"], "open")


def test_an_invitation_leads_to_one_table(opened: Opens) -> None:
    async def work(store: SqlStore) -> str:
        await store.create(row("a", "REEF-1"), ["first"])
        with pytest.raises(Stale):
            await store.create(row("b", "REEF-1"), ["first"])
        await store.create(row("b", "REEF-2"), ["first"])
        with pytest.raises(Stale):
            await store.append(row("b", "REEF-1"), 2, ["renewed"])
        assert await store.entries("b") == ["first"]
        await store.append(row("a", None), 2, ["started"])
        await store.append(row("b", "REEF-1"), 2, ["renewed"])
        found = await store.row_by_code("REEF-1")
        return found.id if found is not None else ""

    assert using(opened, work) == "b"


def test_one_refused_write_harms_no_other_of_its_group(opened: Opens) -> None:
    async def work(store: SqlStore) -> tuple[list[str], list[str]]:
        await store.create(row("a", "REEF-1"), ["first"])
        await store.create(row("b", "REEF-2"), ["first"])
        writes = [
            store.append(row("a", "REEF-1"), 2, ["a2"]),
            store.append(row("a", "REEF-1"), 1, ["late"]),
            store.append(row("b", "REEF-2"), 2, ["b2"]),
        ]
        done = await asyncio.gather(*writes, return_exceptions=True)
        assert [type(outcome) for outcome in done] == [type(None), Stale, type(None)]
        return await store.entries("a"), await store.entries("b")

    assert using(opened, work) == (["first", "a2"], ["first", "b2"])


def test_many_writers_at_once_lose_nothing(opened: Opens) -> None:
    async def work(store: SqlStore) -> list[int]:
        for table in range(20):
            await store.create(row(f"t{table}", f"REEF-{table}"), ["first"])

        async def write(table: int) -> None:
            for number in range(2, 22):
                await store.append(row(f"t{table}", f"REEF-{table}"), number, [str(number)])

        await asyncio.gather(*(write(table) for table in range(20)))
        return [len(await store.entries(f"t{table}")) for table in range(20)]

    assert using(opened, work) == [21] * 20


@pytest.mark.parametrize(
    ("count", "wrong"),
    [
        (130, {3: "session", 70: "token", 129: "number"}),
        (40, {3: "session"}),
        (40, {7: "token"}),
        (40, {39: "number"}),
    ],
)
def test_of_a_group_only_what_is_refused_is_missing(
    opened: Opens, count: int, wrong: dict[int, str]
) -> None:
    """Most of a group is written all at once; what is refused there is found one by one."""
    tables = [f"t{number}" for number in range(count)]

    def claim(number: int) -> Claim:
        held = Holding(tables[number], number % 2)
        match wrong.get(number):
            case "session":
                return Claim(held._replace(seat=1), session="session")
            case "token":
                return Claim(held, token="token-t0")
        return Claim(held, token=f"token-t{number}") if number % 2 else Claim(held, "session")

    async def work(store: SqlStore) -> tuple[list[type], list[int], list[float]]:
        await asyncio.gather(*(store.create(row(id, None), ["first"]) for id in tables))
        await asyncio.gather(*(store.hold("session", Holding(id, 0)) for id in tables))
        await asyncio.gather(
            *(store.add_secret(f"token-{id}", Holding(id, 1), "token") for id in tables)
        )
        begun, go_on = threading.Event(), threading.Event()

        def slow(connection: Connection) -> None:
            begun.set()
            go_on.wait()

        ahead = asyncio.create_task(store.write(slow))
        await asyncio.to_thread(begun.wait)  # from here on a group is gathered
        appends = [
            store.append(
                row(id, None, updated=2.5),
                1 if wrong.get(number) == "number" else 2,
                ["second"],
                claim=claim(number),
            )
            for number, id in enumerate(tables)
        ]
        writing = asyncio.gather(*appends, return_exceptions=True)
        await asyncio.sleep(0)
        go_on.set()
        outcomes = await writing
        await ahead
        rows = [await store.row(id) for id in tables]
        return (
            [type(one) for one in outcomes],
            [len(await store.entries(id)) for id in tables],
            [one.updated for one in rows if one is not None],
        )

    kinds, lengths, updated = using(opened, work)
    errors = {"session": NotHeld, "token": NotHeld, "number": Stale}
    assert kinds == [errors.get(wrong.get(number, ""), type(None)) for number in range(count)]
    assert lengths == [1 if number in wrong else 2 for number in range(count)]
    assert updated == [1.0 if number in wrong else 2.5 for number in range(count)]


def test_a_group_of_appends_is_one_statement(path: Path) -> None:
    """With each of them the writer may wait for the event loop (see `write_group`)."""
    tables = [f"t{number}" for number in range(40)]
    statements: list[str] = []

    async def work(store: SqlStore) -> None:
        await asyncio.gather(*(store.create(row(id, None), ["first"]) for id in tables))
        await asyncio.gather(*(store.hold("session", Holding(id, 0)) for id in tables))
        begun, go_on = threading.Event(), threading.Event()

        def slow(connection: Connection) -> None:
            begun.set()
            go_on.wait()
            driver: Any = connection.connection.driver_connection
            driver.set_trace_callback(statements.append)

        ahead = asyncio.create_task(store.write(slow))
        await asyncio.to_thread(begun.wait)
        claims = [Claim(Holding(id, 0), session="session") for id in tables]
        appends = [
            store.append(row(id, None), 2, ["second"], claim=claim)
            for id, claim in zip(tables, claims, strict=True)
        ]
        writing = asyncio.gather(*appends)
        await asyncio.sleep(0)
        go_on.set()
        await asyncio.gather(ahead, writing)

    using(lambda: SqliteStore(path), work)
    after = statements[statements.index("COMMIT") + 1 :]  # of the group before
    assert len(set(after)) == 1, "each step of its trigger is traced as the statement itself"
    assert after[0].startswith("INSERT")


def test_every_commit_is_on_disk_before_it_is_acknowledged(path: Path) -> None:
    async def work(store: SqlStore) -> list[Any]:
        def pragmas(connection: Connection) -> list[Any]:
            names = ("journal_mode", "synchronous", "foreign_keys")
            return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]

        return await store.write(pragmas)

    full = 2
    assert using(lambda: SqliteStore(path), work) == ["wal", full, 1]


@pytest.mark.parametrize("by_driver", [True, False])
def test_a_commit_that_fails_writes_nothing_and_the_next_one_does(
    path: Path, by_driver: bool
) -> None:
    orphan = "INSERT INTO log (\"table\", number, entry) VALUES ('nowhere', 1, '')"

    def job(connection: Connection) -> None:
        driver = connection.connection.cursor()
        run: Callable[[str], Any] = driver.execute if by_driver else connection.exec_driver_sql
        run("PRAGMA defer_foreign_keys = ON")  # so that the commit itself is refused
        run(orphan)

    async def work(store: SqlStore) -> list[str]:
        await store.create(row(), ["first"])
        assert isinstance(store, SqliteStore)
        with pytest.raises(sqlite3.IntegrityError):
            await store.write(job)
        await store.append(row(status="playing"), 2, ["second"])
        return [*await store.entries("nowhere"), *await store.entries("t")]

    assert using(lambda: SqliteStore(path), work) == ["first", "second"]


def test_a_deleted_table_leaves_nothing_behind(opened: Opens) -> None:
    async def work(store: SqlStore) -> tuple[object, ...]:
        await store.create(row(), ["first"])
        await store.hold("session", Holding("t", 0))
        await store.add_secret("digest", Holding("t", 0), "seat")
        await store.delete("t")
        return (
            await store.row("t"),
            await store.entries("t"),
            await store.rows_of("session"),
            await store.holding_of("digest", "seat"),
        )

    assert using(opened, work) == (None, [], [], None)


def test_only_finished_tables_grow_old(opened: Opens) -> None:
    async def work(store: SqlStore) -> list[str]:
        for number, status in enumerate(("open", "playing", "over", "ended", "frozen")):
            await store.create(row(status, f"REEF-{number}", status, updated=5.0), ["first"])
        await store.create(row("new", "REEF-9", "over", updated=50.0), ["first"])
        old = Old(finished=10.0, unstarted=0.0)
        assert await store.delete_old(old, 100.0) == 0  # nobody was told
        assert sorted(await store.announce(old, 90.0)) == ["ended", "over"]
        assert await store.announce(old, 95.0) == []
        assert await store.delete_old(old, 100.0) == 0  # their results are not kept yet
        for id in await store.without_result(10):
            await store.keep_result(ResultRow(id, "into-the-blue", 1.0, 5.0, True, "{}"))
        assert await store.without_result(10) == []
        assert await store.delete_old(old, 89.0) == 0
        assert await store.announce(Old(finished=1.0, unstarted=0.0), 90.0) == []  # kept longer
        assert await store.expires("over") is None
        assert await store.delete_old(old, 100.0) == 0
        assert sorted(await store.announce(old, 90.0)) == ["ended", "over"]
        assert await store.delete_old(old, 90.0) == 2
        return sorted(found.id for found in await store.all_rows(10))

    assert using(opened, work) == ["frozen", "new", "open", "playing"]


def test_a_session_holds_seats_until_they_are_released(opened: Opens) -> None:
    async def work(store: SqlStore) -> tuple[list[int], list[int]]:
        await store.create(row(), ["first"])
        for seat in (2, 0, 2):
            await store.hold("session", Holding("t", seat))
        await store.add_secret("link", Holding("t", 2), "seat")
        await store.add_secret("token", Holding("t", 2), "token")
        assert await store.seats_of("session", "t") == [0, 2]
        assert await store.holding_of("link", "token") is None
        assert await store.holding_of("token", "token") == Holding("t", 2)
        await store.release(Holding("t", 2))
        assert await store.holding_of("link", "seat") is None
        assert await store.holders_of("t") == [("session", 0)]
        return await store.seats_of("session", "t"), await store.seats_of("other", "t")

    assert using(opened, work) == ([0], [])


def test_lists_are_newest_first(opened: Opens) -> None:
    async def work(store: SqlStore) -> tuple[list[str], list[str]]:
        for number in range(4):
            await store.create(
                row(f"t{number}", f"REEF-{number}", public=number != 2, updated=float(number)),
                ["first"],
            )
        public = [found.id for found in await store.public_rows(2)]
        return public, [found.id for found in await store.all_rows(2, 1)]

    assert using(opened, work) == (["t3", "t1"], ["t2", "t1"])


def test_names_are_remembered(opened: Opens) -> None:
    async def work(store: SqlStore) -> str | None:
        assert (await store.identify("session"))[1] is None
        await store.remember("session", "", 1.0)
        assert (await store.identify("session"))[1] == ""
        await store.remember("session", "Ada", 2.0)
        return (await store.identify("session"))[1]

    assert using(opened, work) == "Ada"


def test_a_backup_is_whole_and_taken_while_the_store_is_in_use(path: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"

    async def work(store: SqlStore) -> None:
        await store.create(row(), ["first"])
        await store.backup(copy)
        await store.append(row(), 2, ["second"])

    async def read(store: SqlStore) -> list[str]:
        return await store.entries("t")

    using(lambda: SqliteStore(path), work)
    assert using(lambda: SqliteStore(copy), read) == ["first"]


def test_an_older_file_is_copied_before_it_is_migrated(path: Path) -> None:
    async def nothing(store: SqlStore) -> None:
        pass

    using(lambda: SqliteStore(path), nothing)
    assert version_of(path) == newest_version()
    assert list(path.parent.glob("*.before-*")) == []
    with closing(sqlite3.connect(path)) as connection:
        for table in ("log", "holders", "secrets", "tables", "sessions"):
            connection.execute(f"DROP TABLE {table}")
        connection.execute("UPDATE alembic_version SET version_num = '0000'")
        connection.execute("CREATE TABLE kept (number INTEGER)")
        connection.commit()
    with pytest.raises(Exception, match="0000"):
        SqliteStore(path)
    (copy,) = path.parent.glob("*.before-*")
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("SELECT count(*) FROM kept").fetchone() == (0,)


def test_migrations_that_fail_half_way_leave_the_file_as_it_was(path: Path) -> None:
    path.parent.mkdir(exist_ok=True)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE circles (number INTEGER)")  # in the way of a late one
    with pytest.raises(OperationalError, match="circles"):
        SqliteStore(path)
    with closing(sqlite3.connect(path)) as connection:
        tables = connection.execute("SELECT name FROM sqlite_master").fetchall()
    assert tables == [("circles",)]


@pytest.mark.parametrize(
    ("claim", "held"),
    [
        (Claim(Holding("t", 0), session="session"), True),
        (Claim(Holding("t", 1), session="session"), False),
        (Claim(Holding("t", 0), session="other"), False),
        (Claim(Holding("t", 0), token="token"), True),
        (Claim(Holding("t", 1), token="token"), False),
        (Claim(Holding("t", 0), session="session", token="link"), False),
    ],
)
def test_whoever_does_not_hold_a_seat_writes_nothing(
    opened: Opens, claim: Claim, held: bool
) -> None:
    async def work(store: SqlStore) -> tuple[list[str], str]:
        await store.create(row(), ["first"])
        await store.hold("session", Holding("t", 0))
        await store.add_secret("token", Holding("t", 0), "token")
        await store.add_secret("link", Holding("t", 0), "seat")
        assert await store.holds(claim) == held
        with nullcontext() if held else pytest.raises(NotHeld):
            await store.append(row(status="over"), 2, ["second"], claim=claim)
        return await store.entries("t"), await status_of(store)

    entries = ["first", "second"] if held else ["first"]
    assert using(opened, work) == (entries, "over" if held else row().status)
