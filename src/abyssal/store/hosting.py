"""The book of the hosts in the SQLite file, and the backups beside it."""

import asyncio
import shutil
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing
from datetime import UTC, datetime
from itertools import islice
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar

from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.dialects.sqlite import insert as upsert

from abyssal.store.copying import check_database, copy_database
from abyssal.store.folder import make_folder
from abyssal.store.port import KEPT, Act, Copy, Room, Shelf, TableRow
from abyssal.store.schema import ROW, acts, settings, tables

T = TypeVar("T")

BACKUPS: Final = "backups"


class Database(Protocol):
    """What the book needs of the store it belongs to."""

    def read(self, job: Callable[[Connection], T]) -> Awaitable[T]: ...

    def write(self, job: Callable[[Connection], T]) -> Awaitable[T]: ...


class SqliteHostBook:
    """Settings, the audit log, the shelves and the copies of one file."""

    def __init__(self, path: Path, database: Database) -> None:
        self.path = path
        self.database = database

    async def settings(self) -> dict[str, str]:
        found = await self.database.read(
            lambda connection: connection.execute(select(settings)).all()
        )
        return {row.name: row.value for row in found}

    async def set(self, name: str, value: str) -> None:
        statement = upsert(settings).values(name=name, value=value)
        statement = statement.on_conflict_do_update(index_elements=["name"], set_={"value": value})
        await self.database.write(lambda connection: connection.execute(statement))

    async def note(self, act: Act) -> None:
        values = {name: value for name, value in act._asdict().items() if name != "number"}
        await self.database.write(lambda connection: connection.execute(insert(acts), values))

    async def acts(self, limit: int, before: int) -> list[Act]:
        columns = [acts.c[name] for name in Act._fields]
        query = select(*columns).order_by(acts.c.number.desc()).limit(limit)
        if before:
            query = query.where(acts.c.number < before)
        found = await self.database.read(lambda connection: connection.execute(query).all())
        return [Act(*row) for row in found]

    # Tables that were put aside

    async def shelve(self, table: str, shelf: Shelf | None, now: float) -> None:
        values: dict[str, Any] = {"shelf": shelf, "shelved": now if shelf else None}
        statement = update(tables).where(tables.c.id == table).values(values)
        await self.database.write(lambda connection: connection.execute(statement))

    async def empty_bin(self, before: float) -> int:
        statement = delete(tables).where(tables.c.shelf == "bin", tables.c.shelved < before)
        return await self.database.write(
            lambda connection: int(connection.execute(statement).rowcount)
        )

    async def counts(self) -> dict[str, int]:
        status = func.coalesce(tables.c.shelf, tables.c.status)
        query = select(status, func.count()).group_by(status)
        found = await self.database.read(lambda connection: connection.execute(query).all())
        return {row[0]: row[1] for row in found}

    async def search(
        self, statuses: Sequence[str], wanted: Callable[[TableRow], bool], most: int, skipped: int
    ) -> list[tuple[TableRow, float | None]]:
        status = func.coalesce(tables.c.shelf, tables.c.status)
        query = (
            select(*ROW, tables.c.shelved)
            .where(status.in_(statuses))
            .order_by(tables.c.updated.desc(), tables.c.id)
        )

        def job(connection: Connection) -> list[tuple[TableRow, float | None]]:
            rows = ((TableRow(*row[:-1]), row[-1]) for row in connection.execute(query))
            found = (pair for pair in rows if wanted(pair[0]))
            return list(islice(found, skipped, skipped + most))

        return await self.database.read(job)

    # The file and its copies

    async def room(self) -> Room:
        def measured() -> Room:
            disk = shutil.disk_usage(self.path.parent)
            files = self.path.parent.glob(f"{self.path.name}*")
            taken = sum(file.stat().st_size for file in files)
            return Room(taken, disk.free, disk.total)

        return await asyncio.to_thread(measured)

    async def keep_copy(
        self, now: float, progress: Callable[[int, int], None], kept: int = KEPT
    ) -> Copy:
        def work() -> Copy:
            folder = self.path.parent / BACKUPS
            make_folder(folder)
            moment = datetime.fromtimestamp(now, UTC).strftime("%Y%m%d-%H%M%S")
            target = folder / f"abyssal-{moment}.sqlite"
            copy_database(self.path, target, progress)
            check_database(target)
            for old in copies_in(folder)[kept:]:
                Path(old.file).unlink()
            return copy_of(target)

        return await asyncio.to_thread(work)

    async def copies(self) -> list[Copy]:
        return await asyncio.to_thread(copies_in, self.path.parent / BACKUPS)


def read_setting(path: Path, name: str) -> str:
    """One setting of a database whose schema is up to date; "" where it is not set."""
    with closing(sqlite3.connect(path)) as connection:
        found = connection.execute("SELECT value FROM settings WHERE name = ?", (name,)).fetchone()
    return "" if found is None else str(found[0])


def copies_in(folder: Path) -> list[Copy]:
    """The copies in a folder, newest first: their names begin with their moments."""
    return [copy_of(file) for file in sorted(folder.glob("abyssal-*.sqlite"), reverse=True)]


def copy_of(file: Path) -> Copy:
    about = file.stat()
    return Copy(str(file), about.st_mtime, about.st_size)
