"""What all queries of a store are written over: a reader, a writer, and ON CONFLICT."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite

T = TypeVar("T")


class Database(ABC):
    """Runs jobs on a connection. `SqliteStore` and `PostgresStore` are the two kinds of it.

    A job may run beside jobs of other processes. It is right there if it takes the rows it decides
    by with `with_for_update` first: PostgreSQL then lets the other job wait until this one is
    committed, and SQLite, which has one writer at a time, ignores it.
    """

    @abstractmethod
    async def read(self, job: Callable[[Connection], T]) -> T:
        """What a job finds that writes nothing; it may be run twice, if a connection is lost."""

    @abstractmethod
    async def write(self, job: Callable[[Connection], T]) -> T:
        """What a job returns whose writes are on disk, all or none of them."""

    @abstractmethod
    async def look_up(self, query: str, values: tuple[object, ...]) -> list[Any]:
        """What one statement finds, by the driver alone, for what is asked often; `?` stands for a
        value. It is committed by itself, and may be run twice, if a connection is lost."""


def upsert(connection: Connection, table: Table) -> Any:
    """An INSERT that can say what happens on a conflict, in the words of the database."""
    kind = postgresql if connection.dialect.name == "postgresql" else sqlite
    return kind.insert(table)


def insert_new(connection: Connection, table: Table, values: Mapping[str, Any]) -> bool:
    """Insert a row, unless there is one under its key; whether there was none."""
    statement = upsert(connection, table).values(**values).on_conflict_do_nothing()
    counted = statement.execution_options(preserve_rowcount=True)
    return int(connection.execute(counted).rowcount) > 0


def put(connection: Connection, table: Table, key: str, values: Mapping[str, Any]) -> None:
    """Insert a row, or change the one under its key."""
    statement = upsert(connection, table).values(**values)
    changed = {name: value for name, value in values.items() if name != key}
    connection.execute(statement.on_conflict_do_update(index_elements=[key], set_=changed))
