"""Bring a database file to the schema of this version, keeping a copy of the old one."""

import sqlite3
from contextlib import closing
from importlib.resources import files
from pathlib import Path

from abyssal.store.copying import copy_database


def migrate(path: Path) -> None:
    """Upgrade the file at `path`; one with an older schema is first copied beside itself."""
    current, newest = version_of(path), newest_version()
    if current == newest:
        return  # the usual case, and it needs none of the machinery below
    from alembic import command
    from alembic.config import Config

    if current is not None:
        copy_database(path, path.with_name(f"{path.name}.before-{newest}"))
    config = Config()
    config.set_main_option("script_location", "abyssal.store:migrations")
    config.set_main_option("sqlalchemy.url", f"sqlite:///{path}")
    command.upgrade(config, "head")


def newest_version() -> str:
    """The last migration: files are named after their versions."""
    names = [file.name for file in (files("abyssal.store") / "migrations" / "versions").iterdir()]
    return max(name.partition("_")[0] for name in names if name[:1].isdigit())


def version_of(path: Path) -> str | None:
    """The schema a file holds; None for a new one."""
    with closing(sqlite3.connect(path)) as connection:
        try:
            found = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        except sqlite3.OperationalError:
            return None
    return None if found is None else str(found[0])
