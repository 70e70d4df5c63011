"""Backup of a PostgreSQL database, by its own programs `pg_dump` and `pg_restore`."""

import asyncio
import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text

from abyssal.store.address import Address, take_alone
from abyssal.store.database import Database
from abyssal.store.folder import Unusable, keep_private, make_folder, unusable
from abyssal.store.hosting import BACKUPS, SqlHostBook, copies_in, copy_at, copy_of, drop_copies
from abyssal.store.migrate import check_known, migrate_postgresql
from abyssal.store.port import KEPT, Copy, Room
from abyssal.store.schema import MOMENTARY, metadata

MAGIC: Final = b"PGDMP"
"""What a dump in PostgreSQL's custom format begins with."""
DUMPED: Final = "dumping contents of table"
"""What `pg_dump` says of each table."""
KIND: Final = "dump"


class PostgresHostBook(SqlHostBook):
    """The book of a database, which is dumped into files of a folder on this machine."""

    def __init__(self, where: Address, folder: Path, database: Database) -> None:
        super().__init__(database)
        self.where = where
        self.folder = folder / BACKUPS

    async def room(self) -> Room:
        """How much the database takes; free is what the disk of the copies has."""
        size = text("SELECT pg_database_size(current_database())")
        taken = await self.database.read(lambda c: int(c.execute(size).scalar_one()))
        disk = await asyncio.to_thread(shutil.disk_usage, existing(self.folder))
        return Room(taken, disk.free, disk.total)

    async def keep_copy(
        self, now: float, progress: Callable[[int, int], None], kept: int = KEPT
    ) -> Copy:
        def work() -> Copy:
            make_folder(self.folder)
            target = copy_at(self.folder, now, KIND)
            dump(self.where, target, progress)
            drop_copies(self.folder, KIND, kept)
            return copy_of(target)

        return await asyncio.to_thread(work)

    async def copies(self) -> list[Copy]:
        return await asyncio.to_thread(copies_in, self.folder, KIND)


def existing(folder: Path) -> Path:
    """A folder, or the nearest one above it that is there."""
    return next(each for each in (folder, *folder.absolute().parents) if each.exists())


def is_dump(file: Path) -> bool:
    """Whether a file is a dump of PostgreSQL."""
    with file.open("rb") as opened:
        return opened.read(len(MAGIC)) == MAGIC


def dump(where: Address, target: Path, progress: Callable[[int, int], None] | None = None) -> None:
    """A consistent copy of all that is committed, for its owner's eyes alone, read back.

    It is written beside `target` first: what stood there stays until the copy is whole. `progress`
    is told how many tables of how many are being copied.
    """
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    address, secret = where.for_tools()
    done, tables = 0, len(metadata.tables) - len(MOMENTARY)

    def told(line: str) -> None:
        nonlocal done
        if DUMPED in line and progress is not None:
            done += 1
            progress(min(done, tables), tables)

    try:
        keep_private(part)
        left_out = [f"--exclude-table-data={table.name}" for table in MOMENTARY]
        options = ("--format=custom", "--no-owner", "--no-privileges", "--verbose", *left_out)
        run("pg_dump", (*options, f"--file={part}", f"--dbname={address}"), secret, told)
        check_dump(part)
        os.replace(part, target)
    finally:
        part.unlink(missing_ok=True)


def check_dump(file: Path) -> set[str]:
    """Read a dump through; refused if it is damaged, none of ours or a newer version's. What
    tables it has."""
    if not is_dump(file):
        raise unusable("damaged", "it is no dump of PostgreSQL", file)
    listed: list[str] = []
    version: list[str] = []
    try:
        run("pg_restore", (f"--file={os.devnull}", str(file)), {})
        run("pg_restore", ("--list", str(file)), {}, listed.append)
        only = ("--data-only", "--table=alembic_version", "--file=-")
        run("pg_restore", (*only, str(file)), {}, version.append)
    except Unusable as error:
        if error.code == "no-program":
            raise
        raise unusable("damaged", str(error), file) from error
    tables = {line.split()[-2] for line in listed if " TABLE DATA " in line}
    found = [line.strip() for line in version if line.strip().isdigit()]
    if "log" not in tables or len(found) != 1:
        raise unusable("damaged", "it is no database of Abyssal", file)
    check_known(file, found[0])
    return tables


def restore_dump(file: Path, where: Address) -> Path | None:
    """Put a dump in the place of a database that nobody serves; where the old one lies now.

    What was there comes back if that fails. A dump of an older version is brought to this one.
    """
    tables = check_dump(file)
    with where.engine().connect() as connection:
        take_alone(connection, where)
        old = None
        there = set(inspect(connection).get_table_names())
        if "alembic_version" in there:
            old = file.with_name(f"{file.name}.before-restore")
            dump(where, old)
        for extra in sorted(there - tables):  # of a newer schema than the dump's
            connection.exec_driver_sql(f'DROP TABLE "{extra}" CASCADE')
        connection.commit()  # it keeps the lock, and no table from being replaced
        try:
            put_in_place(file, where)
            check_restored(connection, where)
        except Exception:
            if old is not None:
                put_in_place(old, where)
            raise
    migrate_postgresql(where)
    return old


def put_in_place(file: Path, where: Address) -> None:
    """Replace the tables of a database by those of a dump, all or none."""
    address, secret = where.for_tools()
    options = ("--clean", "--if-exists", "--single-transaction", "--exit-on-error")
    rest = ("--no-owner", "--no-privileges", f"--dbname={address}", str(file))
    run("pg_restore", (*options, *rest), secret)


def check_restored(connection: Connection, where: Address) -> None:
    """Refuse a database whose logs have gaps."""
    gaps = text(
        'SELECT count(*) FROM (SELECT 1 FROM log GROUP BY "table"'
        " HAVING max(number) <> count(*)) AS incomplete"
    )
    found = connection.execute(gaps).scalar_one()
    if found:
        raise unusable("damaged", f"{found} logs have gaps", where)


def run(
    program: str,
    arguments: tuple[str, ...],
    secret: dict[str, str],
    told: Callable[[str], None] | None = None,
) -> None:
    """Run a program of PostgreSQL; `told` hears its lines. What it says is raised if it fails."""
    found = shutil.which(program)
    if found is None:
        details: dict[str, object] = {"program": program}
        message = f"the program {program} is missing: install postgresql-client, or its like"
        raise Unusable("no-program", message, details)
    lines: list[str] = []
    with subprocess.Popen(
        [found, *arguments],
        env={**os.environ, **secret},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            lines.append(line.strip())
            if told is not None:
                told(line)
    if process.returncode:
        reason = next((line for line in reversed(lines) if "error" in line), "".join(lines[-1:]))
        reason = reason.removeprefix(f"{program}: ")
        failure = f"{program}: {reason}"
        raise Unusable("program-failed", failure, {"program": program, "reason": reason})
