"""The store in SQL, whatever the database: tables, their logs, seats and sessions."""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from abyssal.store.circle_port import ResultRow
from abyssal.store.circles import SqlCircles, note_sittings, put_result
from abyssal.store.comments import SqlComments
from abyssal.store.database import insert_new, put
from abyssal.store.notices import SqlNotices, forget_notices
from abyssal.store.persons import SqlPersons, principal
from abyssal.store.port import Claim, Holding, Old, Stale, TableRow
from abyssal.store.reviews import SqlReviews
from abyssal.store.schema import (
    LISTED,
    ROW,
    data,
    holders,
    log,
    member_sessions,
    persons,
    results,
    secrets,
    sessions,
    snapshots,
    tables,
)

SEATS_OF: Final = 'SELECT seat FROM holders WHERE session = ? AND "table" = ?'
HOLDING_OF: Final = 'SELECT "table", seat FROM secrets WHERE digest = ? AND scope = ?'
IS_HELD_BY: Final = 'SELECT 1 FROM holders WHERE session = ? AND "table" = ? AND seat = ?'
IS_TOKEN_OF: Final = (
    'SELECT 1 FROM secrets WHERE digest = ? AND scope = ? AND "table" = ? AND seat = ?'
)
NOT_SHELVED: Final = tables.c.shelf.is_(None)
FORGOTTEN_AT_ONCE: Final = 500
"""Sessions that one transaction forgets."""


class Append(NamedTuple):
    """What one append writes."""

    row: TableRow
    number: int
    entries: Sequence[str]
    reseated: Mapping[int, str | None]
    claim: Claim | None
    result: ResultRow | None

    def values(self) -> dict[str, Any]:
        """The columns of the row beside the log. Whoever writes has looked after the table."""
        about = self.row._asdict()
        return {**about, "touched": self.row.updated, "taken": None}


class SqlStore(SqlCircles, SqlPersons, SqlNotices, SqlComments, SqlReviews):
    """All of a store but how its database is reached: that is `read`, `write`, `look_up`, and
    `insert_entries` and `write_append`, which every action needs."""

    @abstractmethod
    def insert_entries(
        self, connection: Connection, table: str, number: int, entries: Sequence[str]
    ) -> None:
        """Add rows of the log, from `number` on."""

    @abstractmethod
    async def write_append(self, append: Append) -> None:
        """Carry out an append."""

    @abstractmethod
    async def backup(self, path: Path) -> None:
        """Copy all of it into a file while it is in use."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what is being written and let go."""

    # Tables and their logs

    async def create(self, row: TableRow, entries: Sequence[str]) -> None:
        def job(connection: Connection) -> None:
            try:
                connection.execute(insert(tables), {**row._asdict(), "touched": row.updated})
            except IntegrityError as error:
                raise Stale(f"table {row.id}") from error
            self.insert_entries(connection, row.id, 1, entries)

        await self.write(job)

    async def append(
        self,
        row: TableRow,
        number: int,
        entries: Sequence[str],
        reseated: Mapping[int, str | None] | None = None,
        claim: Claim | None = None,
        result: ResultRow | None = None,
    ) -> None:
        await self.write_append(
            Append(row, number, entries, reseated or {}, claim=claim, result=result)
        )

    async def entries(self, table: str, after: int = 0) -> list[str]:
        query = (
            select(log.c.number, log.c.entry)
            .where(log.c.table == table, log.c.number > after)
            .order_by(log.c.number)
        )
        rows = await self.read(lambda connection: connection.execute(query).all())
        found: list[str] = []
        expected = after + 1
        for number, entry in rows:
            if number != expected:
                found.append("")
            found.append(entry)
            expected = number + 1
        return found

    async def set_status(self, table: str, status: str) -> None:
        statement = update(tables).where(tables.c.id == table).values(status=status)
        await self.write(lambda connection: connection.execute(statement))

    async def set_due(self, table: str, due: float | None) -> None:
        statement = update(tables).where(tables.c.id == table).values(due=due)
        await self.write(lambda connection: connection.execute(statement))

    async def due(self, now: float) -> list[str]:
        late = select(tables.c.id).where(tables.c.due <= now, NOT_SHELVED)
        query = late.order_by(tables.c.due)
        return await self.read(lambda connection: list(connection.scalars(query)))

    async def take_due(self, now: float, limit: int, lease: float) -> list[str]:
        free = tables.c.taken.is_(None) | (tables.c.taken <= now)
        query = (
            select(tables.c.id)
            .where(tables.c.due <= now, NOT_SHELVED, free)
            .order_by(tables.c.due)
            .limit(limit)
            .with_for_update(key_share=True, skip_locked=True)
        )

        def job(connection: Connection) -> list[str]:
            found = list(connection.scalars(query))
            taken = update(tables).where(tables.c.id.in_(found)).values(taken=now + lease)
            if found:
                connection.execute(taken)
            return found

        return await self.write(job)

    async def keep_data(self, digest: str, text: str) -> None:
        values = {"digest": digest, "text": text}
        await self.write(lambda connection: insert_new(connection, data, values))

    async def data(self, digest: str) -> str | None:
        query = select(data.c.text).where(data.c.digest == digest)
        return await self.read(lambda connection: connection.scalar(query))

    async def snapshot(self, table: str) -> bytes | None:
        query = select(snapshots.c.data).where(snapshots.c.table == table)
        return await self.read(lambda connection: connection.scalar(query))

    async def keep_snapshot(self, table: str, data: bytes) -> None:
        there = select(tables.c.id).where(tables.c.id == table).with_for_update(key_share=True)

        def job(connection: Connection) -> None:
            if connection.scalar(there) is not None:
                put(connection, snapshots, "table", {"table": table, "data": data})

        await self.write(job)

    async def drop_snapshots(self) -> None:
        playing = select(tables.c.id).where(tables.c.status == "playing")
        statement = delete(snapshots).where(snapshots.c.table.not_in(playing))
        await self.write(lambda connection: connection.execute(statement))

    async def newest(self, table: str) -> int:
        query = select(func.max(log.c.number)).where(log.c.table == table)
        return await self.read(lambda connection: connection.scalar(query)) or 0

    async def newest_of(self, tables: Sequence[str]) -> dict[str, int]:
        query = select(log.c.table, func.max(log.c.number)).where(log.c.table.in_(tables))
        query = query.group_by(log.c.table)
        found = await self.read(lambda connection: connection.execute(query).all())
        return {str(table): int(number) for table, number in found}

    async def row(self, table: str) -> TableRow | None:
        return await self.one_row(tables.c.id == table)

    async def row_by_code(self, code: str) -> TableRow | None:
        return await self.one_row(tables.c.code == code)

    async def one_row(self, condition: Any) -> TableRow | None:
        def job(connection: Connection) -> TableRow | None:
            found = connection.execute(select(*ROW).where(condition)).first()
            return None if found is None else TableRow(*found)

        return await self.read(job)

    async def rows_of(self, session: str) -> list[tuple[TableRow, int]]:
        query = (
            select(*ROW, holders.c.seat)
            .join(holders, holders.c.table == tables.c.id)
            .where(holders.c.session == session)
            .order_by(tables.c.updated.desc())
        )
        found = await self.read(lambda connection: connection.execute(query).all())
        return [(TableRow(*row[:-1]), row[-1]) for row in found]

    async def untouched(self, session: str, since: float) -> set[str]:
        query = (
            select(tables.c.id)
            .join(holders, holders.c.table == tables.c.id)
            .where(holders.c.session == session, tables.c.touched < since)
        )
        return set(await self.read(lambda connection: list(connection.scalars(query))))

    async def touch(self, table: str, now: float) -> None:
        statement = update(tables).where(tables.c.id == table).values(touched=now)
        await self.write(lambda connection: connection.execute(statement))

    async def public_rows(self, limit: int, since: float = 0.0) -> list[TableRow]:
        query = (
            select(*ROW)
            .where(LISTED, tables.c.touched >= since)
            .order_by(tables.c.updated.desc())
            .limit(limit)
        )
        return await self.rows(query)

    async def all_rows(self, limit: int, offset: int = 0) -> list[TableRow]:
        return await self.rows(
            select(*ROW).order_by(tables.c.updated.desc()).limit(limit).offset(offset)
        )

    async def rows(self, query: Any) -> list[TableRow]:
        found = await self.read(lambda connection: connection.execute(query).all())
        return [TableRow(*row) for row in found]

    async def delete(self, table: str) -> None:
        await self.write(lambda c: c.execute(delete(tables).where(tables.c.id == table)))

    async def announce(self, old: Old, expires: float) -> list[str]:
        is_old = condition_of(old)

        def job(connection: Connection) -> list[str]:
            known = tables.c.expires.is_not(None)
            young = update(tables).where(known, ~is_old).values(expires=None)
            connection.execute(young)
            told = update(tables).where(is_old, ~known).values(expires=expires)
            return list(connection.scalars(told.returning(tables.c.id)))

        return await self.write(job)

    async def expires(self, table: str) -> float | None:
        query = select(tables.c.expires).where(tables.c.id == table)
        return await self.read(lambda connection: connection.scalar(query))

    async def expiring(self, session: str) -> dict[str, float]:
        query = (
            select(tables.c.id, tables.c.expires)
            .join(holders, holders.c.table == tables.c.id)
            .where(holders.c.session == session, tables.c.expires.is_not(None))
        )
        found = await self.read(lambda connection: connection.execute(query).all())
        return {str(id): float(expires) for id, expires in found}

    async def delete_old(self, old: Old, now: float) -> int:
        kept = (tables.c.status == "open") | tables.c.id.in_(select(results.c.table))
        said = tables.c.expires <= now
        statement = delete(tables).where(condition_of(old), kept, said)
        return await self.write(lambda connection: int(connection.execute(statement).rowcount))

    # Seats and sessions

    async def hold(self, session: str, holding: Holding) -> None:
        values = {"session": session, **holding._asdict()}
        await self.write(lambda connection: insert_new(connection, holders, values))

    async def seats_of(self, session: str, table: str) -> list[int]:
        return sorted(seat for (seat,) in await self.look_up(SEATS_OF, (session, table)))

    async def holds(self, claim: Claim) -> bool:
        return bool(await self.look_up(*proof_of(claim)))

    async def holders_of(self, table: str) -> list[tuple[str, int]]:
        query = select(holders.c.session, holders.c.seat).where(holders.c.table == table)
        found = await self.read(lambda connection: connection.execute(query).all())
        return [(session, seat) for session, seat in found]

    async def last_seen(self, table: str) -> dict[int, float]:
        query = (
            select(holders.c.seat, func.max(sessions.c.seen))
            .join(sessions, sessions.c.digest == holders.c.session)
            .where(holders.c.table == table)
            .group_by(holders.c.seat)
        )
        found = await self.read(lambda connection: connection.execute(query).all())
        return {int(seat): float(seen) for seat, seen in found}

    async def release(self, holding: Holding) -> None:
        await self.write(lambda connection: release(connection, holding))

    async def let_go(self, session: str, table: str) -> None:
        statement = delete(holders).where(holders.c.session == session, holders.c.table == table)
        await self.write(lambda connection: connection.execute(statement))

    async def renew(self, holding: Holding, session: str) -> None:
        def job(connection: Connection) -> None:
            for kept in (holders, secrets):
                seat = delete(kept).where(
                    kept.c.table == holding.table, kept.c.seat == holding.seat
                )
                others = seat.where(holders.c.session != session) if kept is holders else seat
                connection.execute(others)

        await self.write(job)

    async def add_secret(self, digest: str, holding: Holding, scope: str) -> None:
        values = {"digest": digest, "scope": scope, **holding._asdict()}
        await self.write(lambda connection: connection.execute(insert(secrets), values))

    async def holding_of(self, digest: str, scope: str) -> Holding | None:
        found = await self.look_up(HOLDING_OF, (digest, scope))
        return Holding(*found[0]) if found else None

    async def remember(self, session: str, name: str, now: float) -> None:
        values = {"digest": session, "name": name, "seen": now}
        await self.write(lambda connection: put(connection, sessions, "digest", values))

    async def delete_sessions(self, before: float) -> int:
        old = select(sessions.c.digest).where(sessions.c.seen < before)
        # Whoever comes back meanwhile waits for the row, or keeps it.
        old = old.limit(FORGOTTEN_AT_ONCE).with_for_update(skip_locked=True)

        def job(connection: Connection) -> int:
            found = list(connection.scalars(old))
            forget_notices(connection, found)
            for kept in (holders.c.session, member_sessions.c.session, persons.c.id):
                connection.execute(delete(kept.table).where(kept.in_(found)))
            connection.execute(delete(sessions).where(sessions.c.digest.in_(found)))
            return len(found)

        deleted = 0
        while some := await self.write(job):
            deleted += some
        return deleted


def quick_ones(group: Sequence[object]) -> dict[int, Append]:
    """The appends, by their places in a group, that can be written all at once: of each table one,
    and no seat and no result with it."""
    found: dict[int, Append] = {}
    seen: set[str] = set()
    for place, work in enumerate(group):
        if isinstance(work, Append) and work.row.id not in seen:
            seen.add(work.row.id)
            if not work.reseated and work.result is None:
                found[place] = work
    return found


def carry_out(connection: Connection, append: Append) -> None:
    """What an append does beside the log and its row: the result, and who holds which seat."""
    row = append.row
    if append.result is not None:
        put_result(connection, append.result)
    if append.reseated and row.status != "open":
        note_sittings(connection, row.id)
    for seat, session in append.reseated.items():
        release(connection, Holding(row.id, seat))
        if session is not None:
            owner = principal(connection, session)
            insert_new(connection, holders, {"session": owner, "table": row.id, "seat": seat})


def proof_of(claim: Claim) -> tuple[str, tuple[object, ...]]:
    """A query that finds something if a claim holds, and its values."""
    if claim.token:
        return IS_TOKEN_OF, (claim.token, "token", *claim.holding)
    return IS_HELD_BY, (claim.session, *claim.holding)


def release(connection: Connection, holding: Holding) -> None:
    """Forget the sessions and secrets of a seat."""
    for kept in (holders, secrets):
        connection.execute(
            delete(kept).where(kept.c.table == holding.table, kept.c.seat == holding.seat)
        )


def condition_of(old: Old) -> ColumnElement[bool]:
    """Which tables are old. One that a host has put aside has a time of its own."""
    finished = tables.c.status.in_(("over", "ended")) & (tables.c.updated < old.finished)
    unstarted = (tables.c.status == "open") & (tables.c.touched < old.unstarted)
    return NOT_SHELVED & (finished | unstarted)


def numbered(table: str, number: int, entries: Sequence[str]) -> list[tuple[str, int, str]]:
    """The rows of the log for `entries`, from `number` on."""
    return [(table, place, entry) for place, entry in enumerate(entries, start=number)]
