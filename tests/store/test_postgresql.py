"""What is PostgreSQL's own: migrations, lost connections, one server, backups, passwords."""

import asyncio
import os
import shutil
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

import psycopg
import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import text

from abyssal.store import migrate
from abyssal.store.address import Address, address_of
from abyssal.store.dumping import check_dump, dump, restore_dump
from abyssal.store.folder import Unusable
from abyssal.store.migrate import migrate_postgresql, newest_version, version_at
from abyssal.store.port import Holding, Stale, TableRow, Unavailable
from abyssal.store.postgresql import PostgresStore, transient_errors
from live import postgresql
from live.stores import place_of

T = TypeVar("T")


def row(id: str = "t", code: str = "REEF-1") -> TableRow:
    return TableRow(id, code, "into-the-blue", "playing", False, "{}", 1.0, 1.0)


@pytest.fixture
def where(tmp_path: Path) -> Address:
    """A database with all tables and no rows."""
    found = place_of(tmp_path / "abyssal.sqlite", "postgresql")
    assert isinstance(found, Address)
    return found


@pytest.fixture
def empty(tmp_path: Path) -> Iterator[Address]:
    """A database without a table."""
    cluster = postgresql.shared()
    name = f"empty{os.getpid()}"
    cluster.execute(f"CREATE DATABASE {name}")
    yield address_of(cluster.url(name))
    cluster.execute(f"DROP DATABASE {name} WITH (FORCE)")


def using(where: Address, folder: Path, work: Callable[[PostgresStore], Awaitable[T]]) -> T:
    async def run() -> T:
        store = PostgresStore(where, folder)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


def value(where: Address, query: str) -> object:
    with where.engine().connect() as connection:
        return connection.execute(text(query)).scalar()


def change(where: Address, statement: str) -> None:
    with where.engine().begin() as connection:
        connection.execute(text(statement))


# Migrations


def test_of_processes_that_start_at_once_one_makes_the_tables(empty: Address) -> None:
    with ThreadPoolExecutor(4) as pool:
        list(pool.map(migrate_postgresql, [empty] * 4))
    with empty.engine().connect() as connection:
        assert version_at(connection) == newest_version()


def test_a_newer_schema_is_refused_and_left_as_it_is(where: Address, tmp_path: Path) -> None:
    change(where, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(Unusable) as refusal:
        PostgresStore(where, tmp_path)
    assert refusal.value.code == "newer"
    assert value(where, "SELECT version_num FROM alembic_version") == "9999"


def test_every_migration_runs_and_keeps_what_there_was(empty: Address) -> None:
    config = Config()
    config.set_main_option("script_location", "abyssal.store:migrations")
    with empty.engine().connect() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0009")
        connection.commit()
    columns = "id, game, status, public, summary, created, updated"
    change(empty, f"INSERT INTO tables ({columns}) VALUES ('t', 'g', 'open', true, '', 1, 1)")
    change(empty, "INSERT INTO notices VALUES ('ada', 't', 0, 1, 2.5, true)")
    migrate_postgresql(empty)
    about = "SELECT about || due || told FROM notices"
    assert value(empty, about) == "turn2.5true"


# Connections


@contextmanager
def own_cluster(folder: Path) -> Iterator[postgresql.Cluster]:
    """A server that a test may stop."""
    cluster = postgresql.Cluster(folder)
    cluster.make()
    cluster.start()
    try:
        yield cluster
    finally:
        if cluster.is_running():
            cluster.stop()


@pytest.fixture
def short_folder() -> Iterator[Path]:
    """The name of a socket may not be long."""
    folder = Path(f"/tmp/abyssal-own-{os.getpid()}")
    yield folder
    shutil.rmtree(folder, ignore_errors=True)


def test_the_store_goes_on_when_its_server_is_back(short_folder: Path, tmp_path: Path) -> None:
    """Stopped while nobody writes, and killed while many do; what was acknowledged is there."""

    async def work(store: PostgresStore) -> None:
        await store.create(row(), ["first"])
        await store.hold("ada", Holding("t", 0))
        cluster.stop()
        for asked in (
            store.newest("t"),
            store.hold("bo", Holding("t", 0)),
            store.seats_of("ada", "t"),
        ):
            with pytest.raises(Unavailable):
                await asked
        await asyncio.to_thread(cluster.start)
        assert await store.seats_of("ada", "t") == [0]
        await store.append(row(), 2, ["second"])
        cluster.stop()  # and at once on again: connections are lost, and nobody need know
        await asyncio.to_thread(cluster.start)
        assert await store.newest("t") == 2
        await store.append(row(), 3, ["third"])
        await kill_under_load(store, cluster)

    with own_cluster(short_folder) as cluster:
        cluster.execute("CREATE DATABASE own")
        using(address_of(cluster.url("own")), tmp_path, work)


async def kill_under_load(store: PostgresStore, cluster: postgresql.Cluster) -> None:
    acknowledged: dict[str, int] = {}
    for table in (f"t{number}" for number in range(4)):
        await store.create(row(table, table), ["first"])
        acknowledged[table] = 1
    stop = asyncio.Event()

    async def write(table: str) -> None:
        while not stop.is_set():
            try:
                number = await store.newest(table) + 1
                await store.append(row(table, table), number, [f"entry {number}"])
                acknowledged[table] = number
            except (Unavailable, Stale):
                await asyncio.sleep(0.01)

    writers = [asyncio.create_task(write(table)) for table in acknowledged]
    while min(acknowledged.values()) < 20:
        await asyncio.sleep(0.01)
    await asyncio.to_thread(cluster.kill)
    before = dict(acknowledged)
    (cluster.data / "postmaster.pid").unlink()
    await asyncio.to_thread(cluster.start)
    while any(acknowledged[table] < number + 20 for table, number in before.items()):
        await asyncio.sleep(0.01)
    stop.set()
    await asyncio.gather(*writers)
    for table, number in acknowledged.items():
        lines = await store.entries(table)
        assert len(lines) >= number
        assert lines[1:] == [f"entry {place}" for place in range(2, len(lines) + 1)]


@pytest.mark.parametrize(
    "error",
    [
        psycopg.errors.DiskFull(),
        psycopg.errors.AdminShutdown(),
        psycopg.errors.CannotConnectNow(),
        psycopg.errors.TooManyConnections(),
        psycopg.errors.ReadOnlySqlTransaction(),
        psycopg.errors.LockNotAvailable(),
        psycopg.InterfaceError("the connection is closed"),
    ],
    ids=lambda error: type(error).__name__,
)
def test_what_passes_is_unavailable(error: Exception) -> None:
    with pytest.raises(Unavailable), transient_errors():
        raise error


def test_a_mistake_of_ours_is_none_that_passes() -> None:
    with pytest.raises(psycopg.errors.UndefinedTable), transient_errors():
        raise psycopg.errors.UndefinedTable()


def test_one_server_serves_a_database_and_others_may_still_look(
    where: Address, tmp_path: Path
) -> None:
    first = PostgresStore(where, tmp_path, serving=True)
    with pytest.raises(Unusable) as refusal:
        PostgresStore(where, tmp_path, serving=True)
    assert refusal.value.code == "database-in-use"
    with pytest.raises(Unusable):
        restore_dump(made_dump(where, tmp_path), where)

    async def look(store: PostgresStore) -> int:
        return await store.newest("t")

    assert using(where, tmp_path, look) == 0
    first.end()
    PostgresStore(where, tmp_path, serving=True).end()


# Passwords


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://ada:s3cret@127.0.0.1:9/abyssal",
        "postgres://ada:s3cret@/abyssal?host=/no/such/folder",
        "postgresql://ada@127.0.0.1:9/abyssal?password=s3cret",
    ],
)
def test_no_password_is_shown(url: str, tmp_path: Path) -> None:
    where = address_of(url)
    assert where.for_tools()[1] == {"PGPASSWORD": "s3cret"}
    assert "s3cret" not in f"{where} {where!r} {where.for_tools()[0]}"
    with pytest.raises(Unusable) as refusal:
        PostgresStore(where, tmp_path)
    assert refusal.value.code == "unreachable"
    assert "s3cret" not in f"{refusal.value} {refusal.value.details}"


@pytest.mark.parametrize(
    "url",
    ["mysql://ada:s3cret@host/x", "postgresql://ada:s3cret@host", "postgresql://ada:s3cret@:x/"],
)
def test_what_is_no_address_is_refused_without_repeating_it(url: str) -> None:
    with pytest.raises(Unusable) as refusal:
        address_of(url)
    assert refusal.value.code == "database-url"
    assert "s3cret" not in f"{refusal.value} {refusal.value.details} {refusal.value.__cause__}"


# Backups


def made_dump(where: Address, folder: Path) -> Path:
    dump(where, folder / "copy.dump")
    return folder / "copy.dump"


def test_a_backup_brings_everything_back(where: Address, tmp_path: Path) -> None:
    async def fill(store: PostgresStore) -> None:
        await store.create(row(), ["first"])
        await store.backup(tmp_path / "copy.dump")
        await store.append(row(), 2, ["second"])

    async def read(store: PostgresStore) -> list[str]:
        return await store.entries("t")

    using(where, tmp_path, fill)
    copy = tmp_path / "copy.dump"
    assert copy.stat().st_mode & 0o777 == 0o600
    change(where, "CREATE TABLE of_a_newer_schema (number integer)")
    old = restore_dump(copy, where)
    assert using(where, tmp_path, read) == ["first"]
    assert value(where, "SELECT to_regclass('of_a_newer_schema')") is None
    assert old is not None
    restore_dump(old, where)
    assert using(where, tmp_path, read) == ["first", "second"]


def test_what_is_damaged_or_newer_is_not_restored(
    where: Address, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = made_dump(where, tmp_path)
    whole = copy.read_bytes()
    for wrong in (b"no dump", whole[: len(whole) // 2]):
        copy.write_bytes(wrong)
        with pytest.raises(Unusable) as refusal:
            restore_dump(copy, where)
        assert refusal.value.code == "damaged"
    copy.write_bytes(whole)
    with monkeypatch.context() as older:
        older.setattr("abyssal.store.migrate.newest_version", lambda: "0001")
        with pytest.raises(Unusable) as refusal:
            restore_dump(copy, where)
    assert refusal.value.code == "newer"


def test_the_desk_keeps_the_newest_copies(where: Address, tmp_path: Path) -> None:
    async def work(store: PostgresStore) -> list[int]:
        told: list[tuple[int, int]] = []
        for second in range(3):
            now = 1.8e9 + second
            await store.book.keep_copy(now, lambda *done: told.append(done), kept=2)
        assert told[-1][0] == told[-1][1] == len(set(told))
        assert (await store.book.room()).taken > 1_000_000
        return [copy.bytes for copy in await store.book.copies()]

    sizes = using(where, tmp_path, work)
    assert len(sizes) == 2
    assert min(sizes) > 1000
    for file in (tmp_path / "backups").iterdir():
        check_dump(file)


def test_without_the_programs_it_is_said_what_is_missing(
    where: Address, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(Unusable) as refusal:
        dump(where, tmp_path / "copy.dump")
    assert refusal.value.code == "no-program"
    assert "pg_dump" in str(refusal.value)
    assert not (tmp_path / "copy.dump").exists()


def test_an_old_postgresql_is_refused(
    where: Address, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(migrate, "OLDEST", 99)
    with pytest.raises(Unusable) as refusal:
        PostgresStore(where, tmp_path)
    assert refusal.value.code == "old-database"
    assert refusal.value.details["oldest"] == "99"
