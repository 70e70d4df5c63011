"""Moves a store between SQLite and PostgreSQL: every row is copied, and compared afterwards."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Engine, Table, create_engine, func, insert, select, text
from sqlalchemy.exc import DBAPIError

from abyssal.store.address import Address, Where, take_alone, unreachable
from abyssal.store.folder import keep_private, make_folder, unusable
from abyssal.store.migrate import migrate, migrate_postgresql, newest_version, version_at
from abyssal.store.opening import looking
from abyssal.store.schema import MOMENTARY, metadata

ROWS: Final = 1000
"""Rows that are copied at once."""
DIGEST: Final = 1 << 256
MOVED: Final = [table for table in metadata.sorted_tables if table not in MOMENTARY]

Progress = Callable[[str, int, int], None]
"""Told of each table how many of its rows are copied, of how many."""


class Sum(NamedTuple):
    """What the rows of a table come to, in whatever order they are read."""

    rows: int = 0
    digest: int = 0

    def plus(self, row: tuple[Any, ...]) -> "Sum":
        """With one more row."""
        found = int.from_bytes(sha256(repr(row).encode()).digest())
        return Sum(self.rows + 1, (self.digest + found) % DIGEST)


def move(source: Where, target: Where, progress: Progress) -> dict[str, Sum]:
    """Copy a store that nobody serves into an empty one; what its tables come to there.

    The target is written in one transaction, and only kept if every table has the same rows in it.
    """
    with looking(source) as reading:
        check_current(reading, source)
        if isinstance(source, Address):
            take_alone(reading, source)
        make_ready(target)
        with writing(target) as connection:
            check_empty(connection, target)
            copied = {
                table.name: copy_table(reading, connection, table, progress) for table in MOVED
            }
            if isinstance(target, Address):
                raise_sequences(connection)
            found = {table.name: sum_of(connection, table) for table in MOVED}
            wrong = [name for name in copied if copied[name] != found[name]]
            if wrong:
                names = ", ".join(wrong)
                raise unusable("not-alike", f"{names} differ", target, tables=names)
            connection.commit()
    return found


def check_current(connection: Connection, where: Where) -> None:
    """Refuse a store of another schema than this version's."""
    found, known = version_at(connection), newest_version()
    if found != known:
        message = f"its schema {found} is not {known}"
        raise unusable("older", message, where, found=found or "0", known=known)


def make_ready(target: Where) -> None:
    """Make an empty store of this version, if there is none."""
    if isinstance(target, Address):
        migrate_postgresql(target)
        return
    make_folder(target.parent)
    keep_private(target)
    migrate(target)


def check_empty(connection: Connection, target: Where) -> None:
    """Refuse a store in which there is anything."""
    for table in MOVED:
        if connection.scalar(select(func.count()).select_from(table)):
            raise unusable("not-empty", f"there are rows in {table.name}", target)


@contextmanager
def writing(target: Where) -> Iterator[Connection]:
    """A connection in one transaction; of a database nobody serves."""
    engine: Engine
    if isinstance(target, Address):
        engine = target.engine()
    else:
        engine = create_engine(f"sqlite:///{target}")
    try:
        with engine.connect() as connection:
            if isinstance(target, Address):
                take_alone(connection, target)
            yield connection
    except DBAPIError as error:
        if isinstance(target, Address):
            raise unreachable(target, error) from error
        raise unusable("read-only", str(error.orig), target, reason=str(error.orig)) from error
    finally:
        engine.dispose()


def copy_table(
    reading: Connection, connection: Connection, table: Table, progress: Progress
) -> Sum:
    """Copy the rows of a table; what they come to."""
    total = reading.scalar(select(func.count()).select_from(table)) or 0
    copied = Sum()
    progress(table.name, 0, total)
    for rows in pages(reading, table):
        connection.execute(insert(table), [row._asdict() for row in rows])
        for row in rows:
            copied = copied.plus(tuple(row))
        progress(table.name, copied.rows, total)
    return copied


def sum_of(connection: Connection, table: Table) -> Sum:
    """What the rows of a table come to."""
    found = Sum()
    for rows in pages(connection, table):
        for row in rows:
            found = found.plus(tuple(row))
    return found


def pages(connection: Connection, table: Table) -> Iterator[Any]:
    """The rows of a table, some at a time."""
    yield from connection.execute(select(table), execution_options={"yield_per": ROWS}).partitions()


def raise_sequences(connection: Connection) -> None:
    """Let numbers that the database gives go on after those that were copied."""
    for table in MOVED:
        column = table.autoincrement_column
        if column is not None:
            name = f"pg_get_serial_sequence('{table.name}', '{column.name}')"
            highest = f"(SELECT coalesce(max({column.name}), 0) + 1 FROM {table.name})"
            connection.execute(text(f"SELECT setval({name}, {highest}, false)"))
