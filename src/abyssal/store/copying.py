"""Backup: copies of a database file that may be in use."""

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Final

from abyssal.store.folder import keep_private, unusable

PAGES: Final = 256
"""Pages that are copied at once, between two words about the progress."""


def copy_database(
    source: Path, target: Path, progress: Callable[[int, int], None] | None = None
) -> None:
    """A consistent copy of all that is committed, for its owner's eyes alone.

    It is written beside `target` first: what stood there stays until the copy is whole. `progress`
    is told after each step how many pages of how many are done.
    """
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)

    def step(_: int, remaining: int, total: int) -> None:
        if progress is not None:
            progress(total - remaining, total)

    try:
        keep_private(part)
        with closing(sqlite3.connect(source)) as origin, closing(sqlite3.connect(part)) as copy:
            origin.execute("BEGIN")  # one snapshot: what is written meanwhile is not in it
            origin.execute("SELECT name FROM sqlite_master").fetchall()
            origin.backup(copy, pages=PAGES, progress=step)
        os.replace(part, target)
    finally:
        part.unlink(missing_ok=True)


def check_database(path: Path) -> None:
    """Read a database through; refused if it is damaged, or none of ours."""
    try:
        with closing(sqlite3.connect(path)) as connection:
            found = connection.execute("PRAGMA quick_check(1)").fetchone()
            connection.execute("SELECT count(*) FROM log WHERE number = 1").fetchone()
    except sqlite3.Error as error:
        raise unusable("damaged", str(error), path) from error
    if found != ("ok",):
        raise unusable("damaged", str(found), path)


def restore_database(copy: Path, target: Path) -> Path | None:
    """Put a copy in the place of a database that nobody uses; where the old one lies now.

    The old one is copied first, with what its -wal file holds; that file would damage the new one.
    """
    old = None
    if target.exists():
        old = target.with_name(f"{target.name}.before-restore")
        copy_database(target, old)
    for end in ("-wal", "-shm"):
        target.with_name(target.name + end).unlink(missing_ok=True)
    copy_database(copy, target)
    return old
