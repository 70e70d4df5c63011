"""The book of the hosts in SQL, and the backups beside a SQLite file."""

import asyncio
import shutil
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from itertools import islice
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, delete, func, insert, select, update

from abyssal.store.copying import check_database, copy_database
from abyssal.store.database import Database, put
from abyssal.store.folder import make_folder
from abyssal.store.port import KEPT, Act, Copy, Room, Shelf, TableRow
from abyssal.store.schema import ROW, acts, settings, tables

BACKUPS: Final = "backups"
PAGE: Final = 500
"""Tables that a search reads at once."""


class SqlHostBook:
    """Settings, the audit log and the shelves, over a reader and a writer."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def settings(self) -> dict[str, str]:
        found = await self.database.read(
            lambda connection: connection.execute(select(settings)).all()
        )
        return {row.name: row.value for row in found}

    async def set(self, name: str, value: str) -> None:
        values = {"name": name, "value": value}
        await self.database.write(lambda connection: put(connection, settings, "name", values))

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
        def job(connection: Connection) -> list[tuple[TableRow, float | None]]:
            found = (pair for pair in rows_in(connection, statuses) if wanted(pair[0]))
            return list(islice(found, skipped, skipped + most))

        return await self.database.read(job)


class SqliteHostBook(SqlHostBook):
    """The book of one file, which is copied into a folder beside it."""

    def __init__(self, path: Path, database: Database) -> None:
        super().__init__(database)
        self.path = path

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
            target = copy_at(folder, now, "sqlite")
            copy_database(self.path, target, progress)
            check_database(target)
            drop_copies(folder, "sqlite", kept)
            return copy_of(target)

        return await asyncio.to_thread(work)

    async def copies(self) -> list[Copy]:
        return await asyncio.to_thread(copies_in, self.path.parent / BACKUPS, "sqlite")


def rows_in(
    connection: Connection, statuses: Sequence[str]
) -> Iterator[tuple[TableRow, float | None]]:
    """Tables in one of these statuses, newest first, some at a time: most are not asked for."""
    status = func.coalesce(tables.c.shelf, tables.c.status)
    query = (
        select(*ROW, tables.c.shelved)
        .where(status.in_(statuses))
        .order_by(tables.c.updated.desc(), tables.c.id)
        .limit(PAGE)
    )
    page = connection.execute(query).all()
    while page:
        yield from ((TableRow(*row[:-1]), row[-1]) for row in page)
        last = TableRow(*page[-1][:-1])
        older = tables.c.updated < last.updated
        beside = (tables.c.updated == last.updated) & (tables.c.id > last.id)
        page = connection.execute(query.where(older | beside)).all()


def copy_at(folder: Path, now: float, kind: str) -> Path:
    """Where a copy of this moment is written."""
    moment = datetime.fromtimestamp(now, UTC).strftime("%Y%m%d-%H%M%S")
    return folder / f"abyssal-{moment}.{kind}"


def copies_in(folder: Path, kind: str) -> list[Copy]:
    """The copies in a folder, newest first: their names begin with their moments."""
    return [copy_of(file) for file in sorted(folder.glob(f"abyssal-*.{kind}"), reverse=True)]


def drop_copies(folder: Path, kind: str, kept: int) -> None:
    """Delete all copies but the newest."""
    for old in copies_in(folder, kind)[kept:]:
        Path(old.file).unlink()


def copy_of(file: Path) -> Copy:
    about = file.stat()
    return Copy(str(file), about.st_mtime, about.st_size)
