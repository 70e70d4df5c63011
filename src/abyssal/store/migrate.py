"""Schema migration of a database; of a file the old one is kept."""

import sqlite3
from contextlib import closing
from importlib.resources import files
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, create_engine, event, inspect
from sqlalchemy.exc import DBAPIError

from abyssal.store.address import MIGRATING, Address, unreachable
from abyssal.store.copying import copy_database
from abyssal.store.folder import read_only, unusable

OLDEST: Final = 15
"""The PostgreSQL that is needed at least."""


def migrate(path: Path) -> None:
    """Upgrade the file at `path`; one with an older schema is first copied beside itself.

    A file that is damaged, cannot be written or belongs to a newer version is left as it is.
    """
    newest = newest_version()
    try:
        current = version_of(path)
        check_writable(path)
    except sqlite3.OperationalError as error:
        raise read_only(path, str(error)) from error
    except sqlite3.DatabaseError as error:
        raise unusable("damaged", str(error), path) from error
    if current == newest:
        return  # the usual case, and it needs none of the machinery below
    check_known(path, current)
    if current is not None:
        copy_database(path, path.with_name(f"{path.name}.before-{newest}"))
    engine = create_engine(f"sqlite:///{path}")
    begin_before_tables_change(engine)
    with engine.connect() as connection:
        upgrade(connection)
        connection.commit()
    engine.dispose()


def begin_before_tables_change(engine: Engine) -> None:
    """Let the driver begin a transaction where SQLAlchemy says, not only before rows change: all
    migrations or none, and the file is synchronized once."""

    @event.listens_for(engine, "connect")
    def leave_it_to_us(connection: sqlite3.Connection, _: object) -> None:
        connection.isolation_level = None

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def migrate_postgresql(where: Address) -> None:
    """Upgrade a database. Of several processes that start at once, one does it; all or nothing."""
    newest = newest_version()
    engine = where.engine()
    try:
        with engine.connect() as connection:
            check_recent(where, connection)
            if version_at(connection) == newest:
                return
            connection.rollback()
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATING})")
            current = version_at(connection)  # what another process has done meanwhile
            check_known(where, current)
            if current != newest:
                upgrade(connection)
            connection.commit()
    except DBAPIError as error:
        raise unreachable(where, error) from error


def check_recent(where: Address, connection: Connection) -> None:
    """Refuse a PostgreSQL that is older than those this was tried with."""
    version = int((connection.dialect.server_version_info or (0,))[0])
    if version < OLDEST:
        message = f"PostgreSQL {version} is too old: {OLDEST} or newer is needed"
        details = {"version": str(version), "oldest": str(OLDEST)}
        raise unusable("old-database", message, where, **details)


def upgrade(connection: Connection) -> None:
    """Run all migrations that are missing, in the transaction of a connection."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "abyssal.store:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def check_known(where: Path | Address, current: str | None) -> None:
    """Refuse a database whose schema belongs to a newer version."""
    newest = newest_version()
    if current is not None and current > newest:
        message = f"its schema {current} is newer than {newest}"
        raise unusable("newer", message, where, found=current, known=newest)


def is_current(where: Path | Address) -> bool:
    """Whether a database has the schema of this version."""
    if isinstance(where, Path):
        return version_of(where) == newest_version()
    with where.engine().connect() as connection:
        return version_at(connection) == newest_version()


def newest_version() -> str:
    """The last migration: files are named after their versions."""
    names = [file.name for file in (files("abyssal.store") / "migrations" / "versions").iterdir()]
    return max(name.partition("_")[0] for name in names if name[:1].isdigit())


def version_of(path: Path) -> str | None:
    """The schema a file holds; None for a new one."""
    with closing(sqlite3.connect(path)) as connection:
        tables = connection.execute("SELECT name FROM sqlite_master").fetchall()
        if ("alembic_version",) not in tables:
            return None
        found = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    return None if found is None else str(found[0])


def version_at(connection: Connection) -> str | None:
    """The schema a database holds; None for an empty one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    query = "SELECT version_num FROM alembic_version"
    found = connection.exec_driver_sql(query).scalar()
    return None if found is None else str(found)


def check_writable(path: Path) -> None:
    """Raise what SQLite has against writing to the file."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("PRAGMA user_version = 0")
        connection.execute("ROLLBACK")
