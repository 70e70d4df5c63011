"""The store in one SQLite file: one writer thread, group commit, readers beside it."""

import asyncio
import sqlite3
import threading
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, PoolProxiedConnection, create_engine, event
from sqlalchemy.exc import OperationalError

from abyssal.store.copying import copy_database
from abyssal.store.folder import keep_private, make_folder
from abyssal.store.hosting import SqliteHostBook
from abyssal.store.migrate import migrate
from abyssal.store.port import HostBook, NotHeld, Stale, TableRow, unavailable
from abyssal.store.sql import Append, SqlStore, carry_out, numbered, proof_of, quick_ones

T = TypeVar("T")
Job: TypeAlias = Callable[[Connection], Any]

GROUP: Final = 256
"""At most so many waiting writes share one commit."""
GATHERING: Final = 0.002
"""Seconds in which writes are gathered where several came together for the last commit: fewer
commits cost less, and whoever writes one thing after the other waits for none of it."""
AT_ONCE: Final = 50
"""So many rows fit into one statement, whatever SQLite is built for."""
READERS: Final = 2
PATIENCE: Final = 30.0
"""Seconds in which another process lets go of the file."""

INSERT_ENTRY: Final = 'INSERT INTO log ("table", number, entry) VALUES (?, ?, ?)'
UPDATE_ROW: Final = (
    f"UPDATE tables SET {', '.join(f'{name} = ?' for name in TableRow._fields[1:])}, touched = ?,"
    " taken = NULL WHERE id = ?"
)

# What most actions write, as one statement for a whole group: a row of this view is an append,
# which its trigger proves and carries out.
ADD: Final = f"""
CREATE TEMP VIEW appends ({", ".join(TableRow._fields)}, number, entries, session, token, seat)
AS SELECT {", ".join(["NULL"] * len(TableRow._fields))}, NULL, NULL, NULL, NULL, NULL"""
CARRY_OUT: Final = f"""
CREATE TEMP TRIGGER carry_out INSTEAD OF INSERT ON appends BEGIN
    SELECT RAISE(ABORT, 'not held') WHERE new.session <> '' AND NOT EXISTS (
        SELECT 1 FROM holders
        WHERE session = new.session AND "table" = new.id AND seat = new.seat);
    SELECT RAISE(ABORT, 'not held') WHERE new.token <> '' AND NOT EXISTS (
        SELECT 1 FROM secrets
        WHERE digest = new.token AND scope = 'token' AND "table" = new.id AND seat = new.seat);
    INSERT INTO log ("table", number, entry)
        SELECT new.id, new.number + key, value FROM json_each(new.entries);
    UPDATE tables SET {", ".join(f"{name} = new.{name}" for name in TableRow._fields[1:])},
        touched = new.updated, taken = NULL WHERE id = new.id;
END"""
APPEND: Final = "INSERT INTO appends VALUES %s"


class Write(NamedTuple):
    """Something to write, and whoever waits for it, in the loop in which they wait."""

    work: Job | Append
    done: asyncio.Future[Any]


class Outcome(NamedTuple):
    """What came of a write."""

    done: asyncio.Future[Any]
    value: Any = None
    failure: Exception | None = None


class SqliteStore(SqlStore):
    """One file. A write is acknowledged once its group is committed with `synchronous=FULL`."""

    def __init__(self, path: Path) -> None:
        make_folder(path.parent)
        keep_private(path)
        migrate(path)
        self.engine = engine_of(path)
        self.book: HostBook = SqliteHostBook(path, self)
        self.jobs: SimpleQueue[Write | None] = SimpleQueue()
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
            for statement in (ADD, CARRY_OUT):
                driver(connection).execute(statement)
            group: list[Write] = []
            while (first := self.jobs.get()) is not None:
                if len(group) > 1:
                    time.sleep(GATHERING)
                group = [first]
                while len(group) < GROUP and not self.jobs.empty():
                    following = self.jobs.get()
                    if following is None:
                        self.jobs.put(None)
                        break
                    group.append(following)
                write_group(connection, group)

    async def write(self, job: Callable[[Connection], T]) -> T:
        value: T = await self.written(job)
        return value

    async def write_append(self, append: Append) -> None:
        await self.written(append)

    async def written(self, work: Job | Append) -> Any:
        done = asyncio.get_running_loop().create_future()
        self.jobs.put(Write(work, done))
        with transient_errors():
            return await done

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


def write_group(connection: Connection, group: list[Write]) -> None:
    """Write a group in one commit: first, all at once, what every action needs, then one after the
    other what else there is, or was refused there.

    With each statement this thread gives Python's lock (the GIL) away, and may wait five
    milliseconds to have it back while the event loop is busy: a group of nothing but actions is
    one statement, which commits itself.

    What was cancelled meanwhile is left out; what is cancelled from here on is written all the
    same.
    """
    group = [write for write in group if not write.done.cancelled()]
    outcomes: list[Outcome] = []
    file = driver(connection)  # a transaction of SQLAlchemy costs several times as much
    try:
        quick = quick_ones([write.work for write in group])
        appends = list(quick.values())
        if len(appends) == len(group) <= AT_ONCE and append_all(file, appends):
            outcomes = [Outcome(write.done) for write in group]
        else:
            file.execute("BEGIN IMMEDIATE")
            if not append_all(file, appends):
                quick = {}
                file.rollback()
                file.execute("BEGIN IMMEDIATE")
            for place, write in enumerate(group):
                outcomes.append(Outcome(write.done) if place in quick else alone(connection, write))
            file.commit()
    except Exception as error:  # the commit failed: nothing was written
        outcomes = [Outcome(write.done, failure=error) for write in group]
        with suppress(sqlite3.Error):
            file.rollback()
    connection.rollback()  # a job may have begun a transaction of SQLAlchemy within ours
    tell(outcomes)


def append_all(file: sqlite3.Connection, appends: list[Append]) -> bool:
    """Write appends and prove their claims; False if one of them is stale, not held or not to be
    written, and is to be found one by one."""
    try:
        for start in range(0, len(appends), AT_ONCE):
            rows = [values_of(append) for append in appends[start : start + AT_ONCE]]
            places = f"({', '.join('?' * len(rows[0]))})"
            values = [value for row in rows for value in row]
            file.execute(APPEND % ", ".join([places] * len(rows)), values)
    except Exception:
        return False
    return True


def values_of(append: Append) -> tuple[object, ...]:
    """An append as a row of the view."""
    entries, claim = msgspec.json.encode(append.entries).decode(), append.claim
    if claim is None:
        return (*append.row, append.number, entries, "", "", None)
    session = "" if claim.token else claim.session
    return (*append.row, append.number, entries, session, claim.token, claim.holding.seat)


def alone(connection: Connection, write: Write) -> Outcome:
    """Do one write in a savepoint of its own, so that its refusal harms no other."""
    file, work = driver(connection), write.work
    file.execute("SAVEPOINT job")
    try:
        job = partial(append_one, append=work) if isinstance(work, Append) else work
        outcome = Outcome(write.done, job(connection))
    except Exception as error:
        outcome = Outcome(write.done, failure=error)
        file.execute("ROLLBACK TO job")
    file.execute("RELEASE job")
    return outcome


def append_one(connection: Connection, append: Append) -> None:
    """Write one append with all that belongs to it, or raise why not."""
    file, row, claim = driver(connection), append.row, append.claim
    if claim is not None and not file.execute(*proof_of(claim)).fetchone():
        raise NotHeld(f"seat {claim.holding.seat} of {row.id}")
    try:
        file.executemany(INSERT_ENTRY, numbered(row.id, append.number, append.entries))
        file.execute(UPDATE_ROW, (*row[1:], row.updated, row.id))
    except sqlite3.IntegrityError as error:
        raise Stale(f"entry {append.number} of {row.id}") from error
    carry_out(connection, append)


def tell(outcomes: Iterable[Outcome]) -> None:
    """Wake everyone who waits, each loop once."""
    waiting: defaultdict[asyncio.AbstractEventLoop, list[Outcome]] = defaultdict(list)
    for outcome in outcomes:
        waiting[outcome.done.get_loop()].append(outcome)
    for loop, theirs in waiting.items():
        with suppress(RuntimeError):  # it has ended, and nobody waits any more
            loop.call_soon_threadsafe(settle, theirs)


def settle(outcomes: Iterable[Outcome]) -> None:
    """Give each waiter what came of their write, unless they have gone."""
    for done, value, failure in outcomes:
        if done.done():
            continue
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
