"""The store of a test: a SQLite file, or a PostgreSQL database that stands for it.

With ABYSSAL_TEST_STORE=postgresql every test that opens its store here runs on PostgreSQL.
"""

import asyncio
import os
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection, text

from abyssal.store.address import Where, address_of
from abyssal.store.migrate import migrate
from abyssal.store.opening import open_store
from abyssal.store.sqlite import SqliteStore

if TYPE_CHECKING:
    from abyssal.store.postgresql import PostgresStore

KIND: Final = os.environ.get("ABYSSAL_TEST_STORE", "sqlite")
KINDS: Final = ("sqlite", "postgresql")


def place_of(path: Path, kind: str = KIND) -> Where:
    """Where the store is that stands for the file `path`."""
    if kind == "sqlite":
        return path
    from live.postgresql import url_of

    return address_of(url_of(path))


def store_at(path: Path, kind: str = KIND) -> "SqliteStore | PostgresStore":
    """A store in the place of the file `path`: opened there again, it holds the same."""
    if kind == "sqlite" and not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(empty_file())
    return open_store(place_of(path, kind), path.parent)


@cache
def empty_file() -> bytes:
    """A file without rows: migrations are tried by tests of their own, and take a while."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "empty.sqlite"
        migrate(path)
        return path.read_bytes()


def sql(path: Path, statement: str, **values: object) -> list[Any]:
    """Look into the store in the place of the file `path`, or change it, while nobody uses it."""

    def job(connection: Connection) -> list[Any]:
        found = connection.execute(text(statement), values)
        return [tuple(row) for row in found] if found.returns_rows else []

    async def run() -> list[Any]:
        store = store_at(path)
        try:
            return await store.write(job)
        finally:
            await store.close()

    return asyncio.run(run())
