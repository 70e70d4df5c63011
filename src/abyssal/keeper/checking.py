"""Replays all logs of a store with this version: which tables would not go on.

Nothing is written, and the schema may be an older one: it is asked before an upgrade.
"""

from collections.abc import Callable, Iterator, Mapping
from hashlib import sha256
from typing import Final, NamedTuple

from sqlalchemy import Connection, func, inspect, select

from abyssal.keeper.keeper import other_numbers
from abyssal.store.address import Where
from abyssal.store.migrate import check_known, version_at
from abyssal.store.opening import looking
from abyssal.store.schema import data, log, tables
from abyssal.table.facts import FROZEN
from abyssal.table.pins import Library, library
from abyssal.table.table import Table

ASKED: Final = (tables.c.id, tables.c.code, tables.c.game, tables.c.status)
"""Columns that every schema has."""


class Checked(NamedTuple):
    """A table that was replayed."""

    id: str
    code: str
    game: str
    status: str
    """As lists of tables show it."""
    fault: Mapping[str, object] | None
    """Why it would stand still."""
    digest: str
    """What its log comes to: the position at its end."""

    def is_lost(self) -> bool:
        """Whether it would stand still, and does not stand still already."""
        return self.fault is not None and self.status != FROZEN


def check(
    where: Where,
    progress: Callable[[int, int], None],
    limit: int | None = None,
    games: Library = library,
) -> Iterator[Checked]:
    """Replay tables, newest first, all or as many as `limit` says."""
    with looking(where) as connection:
        check_known(where, version_at(connection))
        has_data = inspect(connection).has_table(data.name)
        total = connection.scalar(select(func.count()).select_from(tables)) or 0
        total = total if limit is None else min(total, limit)
        rows = connection.execute(select(*ASKED).order_by(tables.c.updated.desc()).limit(limit))
        for done, (id, code, game, status) in enumerate(rows.all(), start=1):
            fault, digest = replayed(connection, id, has_data, games)
            yield Checked(id, code or "", game, status=status, fault=fault, digest=digest)
            progress(done, total)


def replayed(
    connection: Connection, id: str, has_data: bool, games: Library
) -> tuple[Mapping[str, object] | None, str]:
    """Why a table would stand still, if it would, and what its log comes to."""
    query = select(log.c.number, log.c.entry).where(log.c.table == id).order_by(log.c.number)
    rows = connection.execute(query).all()
    if [number for number, _ in rows] != list(range(1, len(rows) + 1)) or not rows:
        return {"why": "log"}, ""
    lines = [entry for _, entry in rows]
    kept, digest = None, other_numbers(lines[0], games)
    if digest and has_data:
        kept = connection.scalar(select(data.c.text).where(data.c.digest == digest))
    try:
        table = Table.of(id, lines, games=games, kept=kept or "")
        position = "" if table.views is None else table.playing().hash()
    except Exception:
        return {"why": "fault"}, ""
    if table.report is not None:
        return table.stopped, ""
    return None, sha256(f"{table.number} {table.status} {position}".encode()).hexdigest()
