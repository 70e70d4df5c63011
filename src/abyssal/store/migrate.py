"""Bring a database file to the schema of this version, keeping a copy of the old one."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

from abyssal.store.copying import copy_database


def migrate(path: Path) -> None:
    """Upgrade the file at `path`; one with an older schema is first copied beside itself."""
    config = Config()
    config.set_main_option("script_location", "abyssal.store:migrations")
    config.set_main_option("sqlalchemy.url", f"sqlite:///{path}")
    current = version_of(path)
    newest = ScriptDirectory.from_config(config).get_current_head()
    if current == newest:
        return
    if current is not None:
        copy_database(path, path.with_name(f"{path.name}.before-{newest}"))
    command.upgrade(config, "head")


def version_of(path: Path) -> str | None:
    """The schema a file holds; None for a new one."""
    engine = create_engine(f"sqlite:///{path}")
    with engine.connect() as connection:
        version = MigrationContext.configure(connection).get_current_revision()
    engine.dispose()
    return version
