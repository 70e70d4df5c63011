"""The store in one SQLite file: one writer thread, group commit, readers beside it."""

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, PoolProxiedConnection, create_engine, event
from sqlalchemy.exc import OperationalError

from abyssal.store.copying import copy_database
from abyssal.store.folder import keep_private, make_folder
from abyssal.store.hosting import SqliteHostBook
from abyssal.store.migrate import migrate
from abyssal.store.port import HostBook, NotHeld, Stale, TableRow, unavailable
from abyssal.store.sql import Append, SqlStore, carry_out, numbered, proof_of

T = TypeVar("T")
Job = Callable[[Connection], Any]

GROUP: Final = 256
"""At most so many waiting writes share one commit."""
READERS: Final = 2
PATIENCE: Final = 30.0
"""Seconds in which another process lets go of the file."""

INSERT_ENTRY: Final = 'INSERT INTO log ("table", number, entry) VALUES (?, ?, ?)'
UPDATE_ROW: Final = (
    f"UPDATE tables SET {', '.join(f'{name} = ?' for name in TableRow._fields[1:])}, touched = ?,"
    " taken = NULL WHERE id = ?"
)


class SqliteStore(SqlStore):
    """One file. A write is acknowledged once its group is committed with `synchronous=FULL`."""

    def __init__(self, path: Path) -> None:
        make_folder(path.parent)
        keep_private(path)
        migrate(path)
        self.engine = engine_of(path)
        self.book: HostBook = SqliteHostBook(path, self)
        self.jobs: SimpleQueue[tuple[Job, Future[Any]] | None] = SimpleQueue()
        self.writer = threading.Thread(target=self.write_all, name="store-writer", daemon=True)
        self.writer.start()
        self.readers = ThreadPoolExecutor(READERS, thread_name_prefix="store-reader")
        self.own = threading.local()
        self.lent: list[PoolProxiedConnection] = []
        """Connections that readers keep for themselves."""

    # One writer, many readers

    def write_all(self) -> None:
        """Take what waits, write it in one transaction, then tell everyone at once."""
        with self.engine.connect() as connection:
            while (first := self.jobs.get()) is not None:
                group = [first]
                while len(group) < GROUP and not self.jobs.empty():
                    following = self.jobs.get()
                    if following is None:
                        self.jobs.put(None)
                        break
                    group.append(following)
                write_group(connection, group)

    async def write(self, job: Callable[[Connection], T]) -> T:
        done: Future[T] = Future()
        self.jobs.put((job, done))
        with transient_errors():
            return await asyncio.wrap_future(done)

    async def read(self, job: Callable[[Connection], T]) -> T:
        def run() -> T:
            with self.engine.connect() as connection:
                return job(connection)

        with transient_errors():
            return await asyncio.get_running_loop().run_in_executor(self.readers, run)

    async def look_up(self, query: str, values: tuple[object, ...]) -> list[Any]:
        """Read by the driver alone, on the reader's own connection: for what every action asks."""

        def run() -> list[Any]:
            return self.own_connection().execute(query, values).fetchall()

        with transient_errors():
            return await asyncio.get_running_loop().run_in_executor(self.readers, run)

    def own_connection(self) -> sqlite3.Connection:
        """The connection of this thread; each query on it reads what was committed last."""
        if not hasattr(self.own, "connection"):
            lent = self.engine.raw_connection()
            self.lent.append(lent)
            self.own.connection = lent.driver_connection
        connection: sqlite3.Connection = self.own.connection
        return connection

    def insert_entries(
        self, connection: Connection, table: str, number: int, entries: Sequence[str]
    ) -> None:
        driver(connection).executemany(INSERT_ENTRY, numbered(table, number, entries))

    async def write_append(self, append: Append) -> None:
        row, number, claim = append.row, append.number, append.claim

        def job(connection: Connection) -> None:
            if claim is not None and not driver(connection).execute(*proof_of(claim)).fetchone():
                raise NotHeld(f"seat {claim.holding.seat} of {row.id}")
            try:
                self.insert_entries(connection, row.id, number, append.entries)
                driver(connection).execute(UPDATE_ROW, (*row[1:], row.updated, row.id))
            except sqlite3.IntegrityError as error:
                raise Stale(f"entry {number} of {row.id}") from error
            carry_out(connection, append)

        await self.write(job)

    # The file

    async def backup(self, path: Path) -> None:
        source = Path(str(self.engine.url.database))
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self.readers, copy_database, source, path)

    async def close(self) -> None:
        self.jobs.put(None)
        await asyncio.get_running_loop().run_in_executor(None, self.writer.join)
        self.readers.shutdown()
        for lent in self.lent:
            lent.close()
        self.engine.dispose()


@contextmanager
def transient_errors() -> Iterator[None]:
    """Turn transient errors of the database into the store's `Unavailable`."""
    try:
        yield
    except (OperationalError, sqlite3.OperationalError) as error:
        raise unavailable() from error


def write_group(connection: Connection, group: list[tuple[Job, Future[Any]]]) -> None:
    """Each job in a savepoint of its own, so that one refusal harms no other; then one commit.

    Jobs that were cancelled meanwhile are left out; from here on none can be cancelled.
    """
    group = [(job, done) for job, done in group if done.set_running_or_notify_cancel()]
    outcomes: list[tuple[Future[Any], Any, Exception | None]] = []
    file = driver(connection)  # a transaction of SQLAlchemy costs several times as much
    try:
        file.execute("BEGIN IMMEDIATE")
        for job, done in group:
            file.execute("SAVEPOINT job")
            try:
                outcomes.append((done, job(connection), None))
            except Exception as error:
                outcomes.append((done, None, error))
                file.execute("ROLLBACK TO job")
            file.execute("RELEASE job")
        file.commit()
    except Exception as error:  # the commit failed: nothing was written
        outcomes = [(done, None, error) for _, done in group]
        with suppress(sqlite3.Error):
            file.rollback()
    connection.rollback()  # a job may have begun a transaction of SQLAlchemy within ours
    for done, value, failure in outcomes:
        if failure is None:
            done.set_result(value)
        else:
            done.set_exception(failure)


def driver(connection: Connection) -> sqlite3.Connection:
    """The connection of Python's own driver: many times as fast for a statement of every action."""
    found = connection.connection.driver_connection
    assert isinstance(found, sqlite3.Connection)
    return found


def patiently(connection: sqlite3.Connection, statement: str) -> None:
    """Run what does not wait by itself while another process opens or leaves the file."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            connection.execute(statement)
            return
        except sqlite3.OperationalError:
            if time.monotonic() > until:
                raise
            time.sleep(0.01)


def engine_of(path: Path) -> Engine:
    engine = create_engine(f"sqlite:///{path}", connect_args={"timeout": PATIENCE})

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, _: Any) -> None:
        connection.isolation_level = None  # transactions begin where SQLAlchemy says, see below
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            patiently(connection, f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        file = driver(connection)
        if not file.in_transaction:  # the writer has begun one
            file.execute("BEGIN")

    return engine
