"""Backup: copies of a database file that may be in use."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from abyssal.store.folder import keep_private


def copy_database(source: Path, target: Path) -> None:
    """A consistent copy of all that is committed, for its owner's eyes alone.

    It is written beside `target` first: what stood there stays until the copy is whole.
    """
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    try:
        keep_private(part)
        with closing(sqlite3.connect(source)) as origin, closing(sqlite3.connect(part)) as copy:
            origin.backup(copy)
        os.replace(part, target)
    finally:
        part.unlink(missing_ok=True)
