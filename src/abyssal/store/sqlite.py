"""The store in one SQLite file: one writer thread, group commit, readers beside it."""

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final, TypeVar

from sqlalchemy import (
    ColumnElement,
    Connection,
    Engine,
    PoolProxiedConnection,
    create_engine,
    delete,
    event,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.exc import IntegrityError, OperationalError

from abyssal.store.circle_port import ResultRow
from abyssal.store.comments import SqliteComments
from abyssal.store.copying import copy_database
from abyssal.store.folder import keep_private, make_folder
from abyssal.store.hosting import SqliteHostBook
from abyssal.store.migrate import migrate
from abyssal.store.notices import SqliteNotices, forget_notices
from abyssal.store.persons import SqlitePersons, principal
from abyssal.store.port import (
    Claim,
    Holding,
    HostBook,
    NotHeld,
    Old,
    Stale,
    TableRow,
    unavailable,
)
from abyssal.store.schema import (
    ROW,
    data,
    holders,
    log,
    member_sessions,
    persons,
    results,
    secrets,
    sessions,
    tables,
)
from abyssal.store.sqlite_circles import SqliteCircles, note_sittings, put_result

T = TypeVar("T")
Job = Callable[[Connection], Any]

GROUP: Final = 256
"""At most so many waiting writes share one commit."""
READERS: Final = 2

INSERT_ENTRY: Final = 'INSERT INTO log ("table", number, entry) VALUES (?, ?, ?)'
UPDATE_ROW: Final = (
    f"UPDATE tables SET {', '.join(f'{name} = ?' for name in TableRow._fields[1:])}, touched = ?"
    " WHERE id = ?"
)
SEATS_OF: Final = 'SELECT seat FROM holders WHERE session = ? AND "table" = ?'
HOLDING_OF: Final = 'SELECT "table", seat FROM secrets WHERE digest = ? AND scope = ?'
IS_HELD_BY: Final = 'SELECT 1 FROM holders WHERE session = ? AND "table" = ? AND seat = ?'
IS_TOKEN_OF: Final = (
    'SELECT 1 FROM secrets WHERE digest = ? AND scope = ? AND "table" = ? AND seat = ?'
)
NOT_SHELVED: Final = tables.c.shelf.is_(None)


class SqliteStore(SqliteCircles, SqlitePersons, SqliteNotices, SqliteComments):
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

    # Tables and their logs

    async def create(self, row: TableRow, entries: Sequence[str]) -> None:
        def job(connection: Connection) -> None:
            try:
                connection.execute(insert(tables), {**row._asdict(), "touched": row.updated})
            except IntegrityError as error:
                raise Stale(f"table {row.id}") from error
            driver(connection).executemany(INSERT_ENTRY, numbered(row.id, 1, entries))

        await self.write(job)

    async def append(
        self,
        row: TableRow,
        number: int,
        entries: Sequence[str],
        reseated: Mapping[int, str | None] | None = None,
        claim: Claim | None = None,
        result: ResultRow | None = None,
    ) -> None:
        def job(connection: Connection) -> None:
            if claim is not None and not driver(connection).execute(*proof_of(claim)).fetchone():
                raise NotHeld(f"seat {claim.holding.seat} of {row.id}")
            try:
                driver(connection).executemany(INSERT_ENTRY, numbered(row.id, number, entries))
                driver(connection).execute(UPDATE_ROW, (*row[1:], row.updated, row.id))
            except sqlite3.IntegrityError as error:
                raise Stale(f"entry {number} of {row.id}") from error
            if result is not None:
                put_result(connection, result)
            if reseated and row.status != "open":
                note_sittings(connection, row.id)
            for seat, session in (reseated or {}).items():
                release(connection, Holding(row.id, seat))
                if session is not None:
                    owner = principal(connection, session)
                    values = {"session": owner, "table": row.id, "seat": seat}
                    connection.execute(insert(holders), values)

        await self.write(job)

    async def entries(self, table: str, after: int = 0) -> list[str]:
        query = (
            select(log.c.number, log.c.entry)
            .where(log.c.table == table, log.c.number > after)
            .order_by(log.c.number)
        )
        rows = await self.read(lambda connection: connection.execute(query).all())
        found: list[str] = []
        expected = after + 1
        for number, entry in rows:
            if number != expected:
                found.append("")
            found.append(entry)
            expected = number + 1
        return found

    async def set_status(self, table: str, status: str) -> None:
        statement = update(tables).where(tables.c.id == table).values(status=status)
        await self.write(lambda connection: connection.execute(statement))

    async def set_due(self, table: str, due: float | None) -> None:
        statement = update(tables).where(tables.c.id == table).values(due=due)
        await self.write(lambda connection: connection.execute(statement))

    async def due(self, now: float) -> list[str]:
        late = select(tables.c.id).where(tables.c.due <= now, NOT_SHELVED)
        query = late.order_by(tables.c.due)
        return await self.read(lambda connection: list(connection.scalars(query)))

    async def keep_data(self, digest: str, text: str) -> None:
        statement = upsert(data).values(digest=digest, text=text).on_conflict_do_nothing()
        await self.write(lambda connection: connection.execute(statement))

    async def data(self, digest: str) -> str | None:
        query = select(data.c.text).where(data.c.digest == digest)
        return await self.read(lambda connection: connection.scalar(query))

    async def newest(self, table: str) -> int:
        query = select(func.max(log.c.number)).where(log.c.table == table)
        return await self.read(lambda connection: connection.scalar(query)) or 0

    async def row(self, table: str) -> TableRow | None:
        return await self.one_row(tables.c.id == table)

    async def row_by_code(self, code: str) -> TableRow | None:
        return await self.one_row(tables.c.code == code)

    async def one_row(self, condition: Any) -> TableRow | None:
        def job(connection: Connection) -> TableRow | None:
            found = connection.execute(select(*ROW).where(condition)).first()
            return None if found is None else TableRow(*found)

        return await self.read(job)

    async def rows_of(self, session: str) -> list[tuple[TableRow, int]]:
        query = (
            select(*ROW, holders.c.seat)
            .join(holders, holders.c.table == tables.c.id)
            .where(holders.c.session == session)
            .order_by(tables.c.updated.desc())
        )
        found = await self.read(lambda connection: connection.execute(query).all())
        return [(TableRow(*row[:-1]), row[-1]) for row in found]

    async def untouched(self, session: str, since: float) -> set[str]:
        query = (
            select(tables.c.id)
            .join(holders, holders.c.table == tables.c.id)
            .where(holders.c.session == session, tables.c.touched < since)
        )
        return set(await self.read(lambda connection: list(connection.scalars(query))))

    async def touch(self, table: str, now: float) -> None:
        statement = update(tables).where(tables.c.id == table).values(touched=now)
        await self.write(lambda connection: connection.execute(statement))

    async def public_rows(self, limit: int, since: float = 0.0) -> list[TableRow]:
        query = (
            select(*ROW)
            .where(tables.c.public, tables.c.status.in_(("open", "playing")))
            .where(NOT_SHELVED)
            .where(tables.c.touched >= since)
            .order_by(tables.c.updated.desc())
            .limit(limit)
        )
        return await self.rows(query)

    async def all_rows(self, limit: int, offset: int = 0) -> list[TableRow]:
        return await self.rows(
            select(*ROW).order_by(tables.c.updated.desc()).limit(limit).offset(offset)
        )

    async def rows(self, query: Any) -> list[TableRow]:
        found = await self.read(lambda connection: connection.execute(query).all())
        return [TableRow(*row) for row in found]

    async def delete(self, table: str) -> None:
        await self.write(lambda c: c.execute(delete(tables).where(tables.c.id == table)))

    async def announce(self, old: Old, expires: float) -> list[str]:
        is_old = condition_of(old)

        def job(connection: Connection) -> list[str]:
            known = tables.c.expires.is_not(None)
            young = update(tables).where(known, ~is_old).values(expires=None)
            connection.execute(young)
            found = list(connection.scalars(select(tables.c.id).where(is_old, ~known)))
            connection.execute(update(tables).where(is_old, ~known).values(expires=expires))
            return found

        return await self.write(job)

    async def expires(self, table: str) -> float | None:
        query = select(tables.c.expires).where(tables.c.id == table)
        return await self.read(lambda connection: connection.scalar(query))

    async def expiring(self, session: str) -> dict[str, float]:
        query = (
            select(tables.c.id, tables.c.expires)
            .join(holders, holders.c.table == tables.c.id)
            .where(holders.c.session == session, tables.c.expires.is_not(None))
        )
        found = await self.read(lambda connection: connection.execute(query).all())
        return {str(id): float(expires) for id, expires in found}

    async def delete_old(self, old: Old, now: float) -> int:
        kept = (tables.c.status == "open") | tables.c.id.in_(select(results.c.table))
        said = tables.c.expires <= now
        statement = delete(tables).where(condition_of(old), kept, said)
        return await self.write(lambda connection: int(connection.execute(statement).rowcount))

    # Seats and sessions

    async def hold(self, session: str, holding: Holding) -> None:
        values = {"session": session, **holding._asdict()}
        statement = upsert(holders).values(values)
        statement = statement.on_conflict_do_nothing()
        await self.write(lambda connection: connection.execute(statement))

    async def seats_of(self, session: str, table: str) -> list[int]:
        return sorted(seat for (seat,) in await self.look_up(SEATS_OF, (session, table)))

    async def holds(self, claim: Claim) -> bool:
        return bool(await self.look_up(*proof_of(claim)))

    async def holders_of(self, table: str) -> list[tuple[str, int]]:
        query = select(holders.c.session, holders.c.seat).where(holders.c.table == table)
        found = await self.read(lambda connection: connection.execute(query).all())
        return [(session, seat) for session, seat in found]

    async def last_seen(self, table: str) -> dict[int, float]:
        query = (
            select(holders.c.seat, func.max(sessions.c.seen))
            .join(sessions, sessions.c.digest == holders.c.session)
            .where(holders.c.table == table)
            .group_by(holders.c.seat)
        )
        found = await self.read(lambda connection: connection.execute(query).all())
        return {int(seat): float(seen) for seat, seen in found}

    async def release(self, holding: Holding) -> None:
        await self.write(lambda connection: release(connection, holding))

    async def let_go(self, session: str, table: str) -> None:
        statement = delete(holders).where(holders.c.session == session, holders.c.table == table)
        await self.write(lambda connection: connection.execute(statement))

    async def renew(self, holding: Holding, session: str) -> None:
        def job(connection: Connection) -> None:
            for kept in (holders, secrets):
                seat = delete(kept).where(
                    kept.c.table == holding.table, kept.c.seat == holding.seat
                )
                others = seat.where(holders.c.session != session) if kept is holders else seat
                connection.execute(others)

        await self.write(job)

    async def add_secret(self, digest: str, holding: Holding, scope: str) -> None:
        values = {"digest": digest, "scope": scope, **holding._asdict()}
        await self.write(lambda connection: connection.execute(insert(secrets), values))

    async def holding_of(self, digest: str, scope: str) -> Holding | None:
        found = await self.look_up(HOLDING_OF, (digest, scope))
        return Holding(*found[0]) if found else None

    async def remember(self, session: str, name: str, now: float) -> None:
        statement = upsert(sessions).values(digest=session, name=name, seen=now)
        statement = statement.on_conflict_do_update(
            index_elements=["digest"], set_={"name": name, "seen": now}
        )
        await self.write(lambda connection: connection.execute(statement))

    async def delete_sessions(self, before: float) -> int:
        def job(connection: Connection) -> int:
            old = select(sessions.c.digest).where(sessions.c.seen < before)
            for session in connection.scalars(old).all():
                forget_notices(connection, session)
            for kept in (holders, member_sessions):
                connection.execute(delete(kept).where(kept.c.session.in_(old)))
            connection.execute(delete(persons).where(persons.c.id.in_(old)))
            return int(
                connection.execute(delete(sessions).where(sessions.c.seen < before)).rowcount
            )

        return await self.write(job)

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


def proof_of(claim: Claim) -> tuple[str, tuple[object, ...]]:
    """A query that finds something if a claim holds, and its values."""
    if claim.token:
        return IS_TOKEN_OF, (claim.token, "token", *claim.holding)
    return IS_HELD_BY, (claim.session, *claim.holding)


@contextmanager
def transient_errors() -> Iterator[None]:
    """Turn transient errors of the database into the store's `Unavailable`."""
    try:
        yield
    except (OperationalError, sqlite3.OperationalError) as error:
        raise unavailable() from error


def release(connection: Connection, holding: Holding) -> None:
    """Forget the sessions and secrets of a seat."""
    for kept in (holders, secrets):
        connection.execute(
            delete(kept).where(kept.c.table == holding.table, kept.c.seat == holding.seat)
        )


def write_group(connection: Connection, group: list[tuple[Job, Future[Any]]]) -> None:
    """Each job in a savepoint of its own, so that one refusal harms no other; then one commit.

    Jobs that were cancelled meanwhile are left out; from here on none can be cancelled.
    """
    group = [(job, done) for job, done in group if done.set_running_or_notify_cancel()]
    outcomes: list[tuple[Future[Any], Any, Exception | None]] = []
    try:
        with connection.begin():
            for job, done in group:
                driver(connection).execute("SAVEPOINT job")
                try:
                    outcomes.append((done, job(connection), None))
                except Exception as error:
                    outcomes.append((done, None, error))
                    driver(connection).execute("ROLLBACK TO job")
                driver(connection).execute("RELEASE job")
    except Exception as error:  # the commit failed: nothing was written
        outcomes = [(done, None, error) for _, done in group]
    for done, value, failure in outcomes:
        if failure is None:
            done.set_result(value)
        else:
            done.set_exception(failure)


def condition_of(old: Old) -> ColumnElement[bool]:
    """Which tables are old. One that a host has put aside has a time of its own."""
    finished = tables.c.status.in_(("over", "ended")) & (tables.c.updated < old.finished)
    unstarted = (tables.c.status == "open") & (tables.c.touched < old.unstarted)
    return NOT_SHELVED & (finished | unstarted)


def driver(connection: Connection) -> sqlite3.Connection:
    """The connection of Python's own driver: many times as fast for a statement of every action."""
    found = connection.connection.driver_connection
    assert isinstance(found, sqlite3.Connection)
    return found


def numbered(table: str, number: int, entries: Sequence[str]) -> list[tuple[str, int, str]]:
    """The rows of the log for `entries`, from `number` on."""
    return [(table, place, entry) for place, entry in enumerate(entries, start=number)]


def engine_of(path: Path) -> Engine:
    engine = create_engine(f"sqlite:///{path}", connect_args={"timeout": 30})

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, _: Any) -> None:
        connection.isolation_level = None  # transactions begin where SQLAlchemy says, see below
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        immediate = threading.current_thread().name == "store-writer"
        driver(connection).execute("BEGIN IMMEDIATE" if immediate else "BEGIN")

    return engine
