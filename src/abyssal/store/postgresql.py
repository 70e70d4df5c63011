"""The store in PostgreSQL: psycopg in an event loop of its own, group commit, readers beside it."""

import asyncio
import logging
import threading
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, TypeAlias, TypeVar, cast

import psycopg
from psycopg.types.string import StrDumperUnknown
from sqlalchemy import Connection, event, insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from abyssal.store.address import SERVING, Address, in_use, unreachable
from abyssal.store.dumping import PostgresHostBook, dump
from abyssal.store.migrate import migrate_postgresql
from abyssal.store.port import Claim, HostBook, NotHeld, Stale, TableRow, unavailable
from abyssal.store.rates import Rates
from abyssal.store.schema import holders, log, secrets, tables
from abyssal.store.sql import Append, SqlStore, carry_out, numbered, quick_ones
from abyssal.store.thoughts import Thoughts
from abyssal.store.workers import Workers

# It warns of each pipeline that a stale entry breaks off, of which the writer hears anyway.
logging.getLogger("psycopg").setLevel(logging.ERROR)

T = TypeVar("T")
Job = Callable[[Connection], Any]
Work = Job | Append
Outcome = tuple[Any, BaseException | None]
Plain: TypeAlias = "psycopg.AsyncConnection[Any]"

GROUP: Final = 256
"""At most so many waiting writes share one commit."""
READERS: Final = 3
LOOKERS: Final = 2
"""Connections of a process for reading, and for what every action asks; one more is for writing."""
TRIES: Final = 5
"""How often a write that was chosen as the victim of a deadlock is tried."""
LOCK_NOT_AVAILABLE: Final = "55P03"
LOST: Final = ("08", "57P01", "57P02", "57P03", "57P05", "25P03")
"""How errors begin after which a connection is of no use: it broke, or its server ended it."""
DEADLOCK: Final = ("40P01", "40001")
READ_ONLY: Final = "25006"
"""As of a server that another one has replaced."""
PATIENCE: Final = "SET lock_timeout = '10s'; SET idle_in_transaction_session_timeout = '15s'"
"""Nobody waits long for what another process holds, nor for one that is gone."""

HELD: Final = """
SELECT 1 / (count(*) = %s)::int FROM (
    SELECT 1 FROM unnest(%s::text[], %s::text[], %s::int[]) AS asked (session, "table", seat)
    JOIN holders ON holders.session = asked.session AND holders."table" = asked."table"
        AND holders.seat = asked.seat
    FOR KEY SHARE OF holders) AS held"""
"""Fails, by a division by zero, unless so many seats are held; until the end of the transaction
nobody can take them."""
OPENED: Final = """
SELECT 1 / (count(*) = %s)::int FROM (
    SELECT 1 FROM unnest(%s::text[], %s::text[], %s::int[]) AS asked (digest, "table", seat)
    JOIN secrets ON secrets.digest = asked.digest AND secrets.scope = 'token'
        AND secrets."table" = asked."table" AND secrets.seat = asked.seat
    FOR KEY SHARE OF secrets) AS opened"""
"""The same for tokens."""
INSERT_ENTRIES: Final = """
INSERT INTO log ("table", number, entry)
SELECT * FROM unnest(%s::text[], %s::int[], %s::text[])"""
TYPES: Final = {"public": "boolean", "created": "float8", "updated": "float8", "due": "float8"}
COLUMNS: Final = TableRow._fields[1:]
UPDATE_ROWS: Final = (
    f"UPDATE tables SET {', '.join(f'{name} = fresh.{name}' for name in COLUMNS)},"
    " touched = fresh.updated, taken = NULL FROM unnest("
    + ", ".join(f"%s::{TYPES.get(name, 'text')}[]" for name in TableRow._fields)
    + f") AS fresh ({', '.join(TableRow._fields)}) WHERE tables.id = fresh.id"
)


class PostgresStore(SqlStore, Workers, Rates, Thoughts):
    """A database, which several processes may use at once.

    A thread of its own speaks to it, so that every event loop, and each kind of it, can use the
    store. A write is acknowledged once its group is committed. Where the connection is lost it is
    made anew; what could not be written then is refused as `Unavailable`.
    """

    def __init__(
        self, where: Address, folder: Path, serving: bool = False, together: bool = False
    ) -> None:
        """Copies go to `folder`. Only one process at a time may be `serving`, or several that all
        do so `together`."""
        migrate_postgresql(where)
        self.where = where
        self.book: HostBook = PostgresHostBook(where, folder, self)
        self.readers = engine_of(where, READERS, isolation_level="AUTOCOMMIT")
        self.writers = engine_of(where, 1, isolation_level="READ COMMITTED")
        if serving:
            hold(self.writers, "pg_advisory_lock_shared" if together else "pg_advisory_lock")
        self.loop = asyncio.SelectorEventLoop()  # the only kind with which psycopg works everywhere
        self.lookers: asyncio.LifoQueue[Plain | None] = asyncio.LifoQueue()
        """Connections of the driver alone that nobody uses now, or None for one to be made."""
        for _ in range(LOOKERS):
            self.lookers.put_nowait(None)
        self.jobs: asyncio.Queue[tuple[Work, Future[Any]] | None] = asyncio.Queue()
        self.thread = threading.Thread(target=self.work, name="store", daemon=True)
        self.thread.start()
        if serving:
            self.begin_serving()

    def begin_serving(self) -> None:
        """Connect at once, and refuse to serve beside another server."""
        connecting = self.commit([lambda _: None])
        try:
            asyncio.run_coroutine_threadsafe(connecting, self.loop).result()
        except (DBAPIError, psycopg.Error) as error:
            self.end()
            if code_of(error) == LOCK_NOT_AVAILABLE:
                raise in_use(self.where) from error
            raise unreachable(self.where, error) from error

    # The loop

    def work(self) -> None:
        """Write until there is nothing more to come, then let go of the database."""
        with asyncio.Runner(loop_factory=lambda: self.loop) as runner:
            runner.run(self.write_all())

    async def here(self, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Do something in the store's own loop."""
        if not self.thread.is_alive():
            raise unavailable()
        with transient_errors():
            return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work(), self.loop))

    async def close(self) -> None:
        await asyncio.to_thread(self.end)

    def end(self) -> None:
        """Finish what is being written and let go."""
        if self.thread.is_alive():
            self.loop.call_soon_threadsafe(self.jobs.put_nowait, None)
            self.thread.join()

    # Readers

    async def read(self, job: Callable[[Connection], T]) -> T:
        async def attempt() -> T:
            async with self.readers.connect() as connection:
                return await connection.run_sync(job)

        return await self.here(lambda: again_if_lost(attempt, LOOKERS))

    async def look_up(self, query: str, values: tuple[object, ...]) -> list[Any]:
        asked = query.replace("?", "%s")

        async def attempt() -> list[Any]:
            looker = await self.lookers.get()
            try:
                if looker is None:
                    looker = await plain_connection(self.where)
                return await (await looker.execute(asked, values)).fetchall()
            except BaseException:
                if looker is not None:
                    await looker.close()
                    looker = None
                raise
            finally:
                self.lookers.put_nowait(looker)

        return await self.here(lambda: again_if_lost(attempt, LOOKERS))

    # The writer

    async def write(self, job: Callable[[Connection], T]) -> T:
        return cast(T, await self.enqueue(job))

    async def write_append(self, append: Append) -> None:
        await self.enqueue(append)

    async def enqueue(self, work: Work) -> Any:
        if not self.thread.is_alive():
            raise unavailable()
        done: Future[Any] = Future()
        self.loop.call_soon_threadsafe(self.jobs.put_nowait, (work, done))
        with transient_errors():
            return await asyncio.wrap_future(done)

    async def write_all(self) -> None:
        """Take what waits, write it together, then tell everyone at once; in the end, let go."""
        while (first := await self.jobs.get()) is not None:
            group = [first]
            while len(group) < GROUP and not self.jobs.empty():
                following = self.jobs.get_nowait()
                if following is None:
                    self.jobs.put_nowait(None)
                    break
                group.append(following)
            # Jobs that were cancelled meanwhile are left out; from here on none can be cancelled.
            group = [(work, done) for work, done in group if done.set_running_or_notify_cancel()]
            outcomes = await self.written([work for work, _ in group])
            for (_, done), (value, failure) in zip(group, outcomes, strict=True):
                if failure is None:
                    done.set_result(value)
                else:
                    done.set_exception(failure)
        reading = asyncio.all_tasks() - {asyncio.current_task()}
        await asyncio.gather(*reading, return_exceptions=True)
        for looker in [await self.lookers.get() for _ in range(LOOKERS)]:
            if looker is not None:
                await looker.close()
        await self.readers.dispose()
        await self.writers.dispose()

    async def written(self, group: list[Work]) -> list[Outcome]:
        """Write a group: first, all at once, what every action needs, then one after the other
        what else there is, or was refused there."""
        outcomes: dict[int, Outcome] = {}
        quick = quick_ones(group)
        if quick:
            try:
                await again_if_lost(lambda: self.append_all(list(quick.values())))
                outcomes = dict.fromkeys(quick, (None, None))
            except Exception as error:
                if is_lost(error):
                    outcomes = dict.fromkeys(quick, (None, error))
        rest = [place for place in range(len(group)) if place not in outcomes]
        if rest:
            found = await self.one_by_one([group[place] for place in rest])
            outcomes |= dict(zip(rest, found, strict=True))
        return [outcomes[place] for place in range(len(group))]

    async def append_all(self, appends: list[Append]) -> None:
        """Write all appends in one transaction, or none."""
        async with self.writers.connect() as connection:
            plain = await driver(connection)
            await plain.set_autocommit(True)  # it begins and ends where we say
            try:
                await append_all(plain, appends)
                await plain.set_autocommit(False)
            except psycopg.Error as error:
                if is_lost(error) or plain.closed:
                    await connection.invalidate()
                else:
                    await plain.execute("ROLLBACK")
                    await plain.set_autocommit(False)
                raise

    async def one_by_one(self, group: list[Work]) -> list[Outcome]:
        """Write works in one transaction; each by itself where two processes wait for each
        other."""
        try:
            return await again_if_lost(lambda: self.commit(group))
        except Exception as error:
            if is_deadlock(error):
                return [await self.alone(work) for work in group]
            return [(None, error)] * len(group)

    async def alone(self, work: Work) -> Outcome:
        """Write one work; whoever is chosen to give way in a deadlock tries again."""
        for _ in range(TRIES):
            try:
                [outcome] = await self.commit([work])
                return outcome
            except Exception as error:
                failure = error
                if not is_deadlock(error):
                    break
        return None, failure

    async def commit(self, group: list[Work]) -> list[Outcome]:
        """Do works in one transaction. Raises what makes it fail altogether."""
        async with self.writers.connect() as connection:
            outcomes = [await self.tried(connection, work) for work in group]
            try:
                await connection.commit()
            except (DBAPIError, psycopg.Error) as error:
                raise CommitLost from error
        return outcomes

    async def tried(self, connection: AsyncConnection, work: Work) -> Outcome:
        """Do one work in a savepoint of its own, so that its refusal harms no other."""
        job = appending(work) if isinstance(work, Append) else work
        savepoint = await connection.begin_nested()
        try:
            value = await connection.run_sync(job)
        except Exception as error:
            if is_lost(error) or is_deadlock(error):
                raise
            await savepoint.rollback()
            return None, error
        await savepoint.commit()
        return value, None

    def insert_entries(
        self, connection: Connection, table: str, number: int, entries: Sequence[str]
    ) -> None:
        rows = numbered(table, number, entries)
        values = [{"table": id, "number": place, "entry": entry} for id, place, entry in rows]
        connection.execute(insert(log), values)

    # The database

    async def backup(self, path: Path) -> None:
        await asyncio.to_thread(dump, self.where, path)


async def again_if_lost(attempt: Callable[[], Awaitable[T]], most: int = 1) -> T:
    """What is read or written; where connections were lost, over new ones, `most` of them.

    Entries may be written again though nobody knows whether they were: they are stale then. Of
    other writes that is asked only if their commit was not under way.
    """
    for _ in range(most):
        try:
            return await attempt()
        except (DBAPIError, psycopg.Error) as error:
            if not is_lost(error):
                raise
    return await attempt()


class CommitLost(Exception):
    """The connection broke while a commit was under way: nobody knows what it came to."""


class WithoutNul(StrDumperUnknown):
    """Sends texts. PostgreSQL keeps none with the character NUL, which is replaced."""

    def dump(self, obj: str) -> Any:
        return super().dump(obj.replace("\0", "\ufffd"))


async def append_all(connection: Plain, appends: list[Append]) -> None:
    """Write all appends and prove their claims; fails if one of them is stale or not held.

    All of it is sent at once (pipeline mode). Tables are written in one order by all processes, and
    always before a claim is proved, so that no two of them wait for each other.
    """
    appends = sorted(appends, key=lambda append: append.row.id)
    lines = [line for a in appends for line in numbered(a.row.id, a.number, a.entries)]
    claims = [append.claim for append in appends if append.claim is not None]
    sessions = [(claim.session, *claim.holding) for claim in claims if not claim.token]
    tokens = [(claim.token, *claim.holding) for claim in claims if claim.token]
    async with connection.pipeline():
        await connection.execute("BEGIN ISOLATION LEVEL READ COMMITTED")
        await connection.execute(INSERT_ENTRIES, columns(lines))
        await connection.execute(UPDATE_ROWS, columns([append.row for append in appends]))
        for query, asked in ((HELD, sessions), (OPENED, tokens)):
            if asked:
                await connection.execute(query, [len(asked), *columns(asked)])
        ended = await connection.execute("COMMIT")
    assert ended.statusmessage == "COMMIT"


def columns(rows: Sequence[tuple[object, ...]]) -> list[list[object]]:
    """Rows as one list a column."""
    return [list(column) for column in zip(*rows, strict=True)]


def appending(append: Append) -> Job:
    """The same for one append with all that belongs to it, as a job."""
    row, claim = append.row, append.claim
    rows = numbered(row.id, append.number, append.entries)

    def job(connection: Connection) -> None:
        values = [{"table": id, "number": number, "entry": entry} for id, number, entry in rows]
        stale = None
        try:
            with connection.begin_nested():
                connection.execute(insert(log), values)
                connection.execute(update(tables).where(tables.c.id == row.id), append.values())
        except IntegrityError as error:
            stale = error
        if claim is not None and connection.scalar(proof_of(claim)) is None:
            raise NotHeld(f"seat {claim.holding.seat} of {row.id}")
        if stale is not None:
            raise Stale(f"entry {append.number} of {row.id}") from stale
        carry_out(connection, append)

    return job


def proof_of(claim: Claim) -> Any:
    """A query that finds something if a claim holds, and keeps it so until the end of the
    transaction."""
    kept = secrets if claim.token else holders
    seat = (kept.c.table == claim.holding.table) & (kept.c.seat == claim.holding.seat)
    query = select(kept.c.seat).where(seat).with_for_update(read=True, key_share=True)
    if claim.token:
        return query.where(secrets.c.digest == claim.token, secrets.c.scope == "token")
    return query.where(holders.c.session == claim.session)


@contextmanager
def transient_errors() -> Iterator[None]:
    """Turn transient errors of the database into the store's `Unavailable`."""
    try:
        yield
    except (CommitLost, PoolTimeout) as error:
        raise unavailable() from error
    except (DBAPIError, psycopg.Error) as error:
        cause = cause_of(error)
        transient = isinstance(cause, psycopg.OperationalError | psycopg.InterfaceError)
        if transient or is_lost(error) or code_of(error) == READ_ONLY:
            raise unavailable() from error
        raise


def cause_of(error: BaseException) -> BaseException | None:
    """The driver's own error."""
    return error.orig if isinstance(error, DBAPIError) else error


def code_of(error: BaseException) -> str:
    """PostgreSQL's code of an error; "" for one of the connection itself."""
    return str(getattr(cause_of(error), "sqlstate", None) or "")


def is_lost(error: BaseException) -> bool:
    """Whether a connection is of no use any more."""
    code = code_of(error)
    if code:
        return code.startswith(LOST)
    return isinstance(cause_of(error), psycopg.OperationalError | psycopg.InterfaceError)


def is_deadlock(error: BaseException) -> bool:
    """Whether this transaction had to give way to that of another process."""
    return code_of(error) in DEADLOCK


async def driver(connection: AsyncConnection) -> Plain:
    """The driver's own connection: quicker for a statement of every action."""
    return cast(Plain, (await connection.get_raw_connection()).driver_connection)


async def plain_connection(where: Address) -> Plain:
    """A connection of the driver alone, on which each query reads what was committed last."""
    connection = await psycopg.AsyncConnection.connect(**where.driver_args(), autocommit=True)
    connection.adapters.register_dumper(str, WithoutNul)
    return connection


def engine_of(where: Address, size: int, isolation_level: Any) -> AsyncEngine:
    """A pool of connections; whoever waits for one too long is refused."""
    engine = create_async_engine(
        where.url,
        connect_args=where.connect_args(),
        pool_size=size,
        max_overflow=0,
        pool_timeout=10,
        isolation_level=isolation_level,
    )

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        connection.driver_connection.adapters.register_dumper(str, WithoutNul)
        send(connection, PATIENCE)

    return engine


def hold(engine: AsyncEngine, lock: str) -> None:
    """Let each connection hold the lock of whoever serves the database."""

    @event.listens_for(engine.sync_engine, "connect")
    def connected(connection: Any, _: Any) -> None:
        send(connection, f"SET lock_timeout = '2s'; SELECT {lock}({SERVING})")
        send(connection, PATIENCE)


def send(connection: Any, statements: str) -> None:
    """Run statements on a new connection."""
    try:
        cursor = connection.cursor()
        cursor.execute(statements)
        cursor.close()
        connection.commit()
    except psycopg.Error:
        connection.close()  # nobody else would
        raise
