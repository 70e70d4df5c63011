"""Opens a store by where it is: a file of SQLite, or a database of PostgreSQL."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, NullPool, create_engine, event, select
from sqlalchemy.exc import DBAPIError

from abyssal.store.address import Address, Where, unreachable
from abyssal.store.folder import unusable
from abyssal.store.schema import settings
from abyssal.store.sqlite import SqliteStore

if TYPE_CHECKING:
    from abyssal.store.postgresql import PostgresStore


def open_store(where: Where, folder: Path, serving: bool = False) -> "SqliteStore | PostgresStore":
    """The store there, brought to this version's schema. Copies of a database go to `folder`; only
    one process at a time may be `serving` it."""
    if isinstance(where, Path):
        return SqliteStore(where)
    where.check_driver()
    from abyssal.store.postgresql import PostgresStore

    return PostgresStore(where, folder, serving)


def read_setting(where: Where, name: str) -> str:
    """One setting of a database whose schema is up to date; "" where it is not set."""
    with looking(where) as connection:
        query = select(settings.c.value).where(settings.c.name == name)
        return str(connection.scalar(query) or "")


@contextmanager
def looking(where: Where) -> Iterator[Connection]:
    """A connection that reads one moment of a database, which may be in use, and cannot write."""
    if isinstance(where, Path):
        uri = f"{where.absolute().as_uri()}?mode=ro"
        engine = create_engine(
            "sqlite://",
            creator=lambda: sqlite3.connect(uri, uri=True, timeout=30),
            poolclass=NullPool,
        )
        event.listen(engine, "connect", without_own_transactions)
        event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
    else:
        engine = where.engine().execution_options(
            isolation_level="REPEATABLE READ", postgresql_readonly=True
        )
    try:
        with engine.connect() as connection:
            yield connection
    except DBAPIError as error:
        if isinstance(where, Address):
            raise unreachable(where, error) from error
        raise unusable("damaged", str(error.orig), where) from error
    finally:
        engine.dispose()


def without_own_transactions(connection: sqlite3.Connection, _: object) -> None:
    """Transactions begin where SQLAlchemy says."""
    connection.isolation_level = None
