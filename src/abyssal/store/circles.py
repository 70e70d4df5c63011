"""Results and circles in SQL: the part of the store that outlives tables."""

from typing import Any, Final

from sqlalchemy import Connection, delete, insert, literal, select, update

from abyssal.store.circle_port import (
    CircleGame,
    CircleRow,
    Finished,
    MemberRow,
    ResultRow,
)
from abyssal.store.database import Database, insert_new, upsert
from abyssal.store.schema import (
    circle_links,
    circle_tables,
    circles,
    holders,
    member_sessions,
    members,
    results,
    sessions,
    sittings,
    tables,
)

RESULT: Final = [results.c[name] for name in ResultRow._fields]
CIRCLE: Final = [circles.c[name] for name in CircleRow._fields]
MEMBER: Final = [members.c[name] for name in MemberRow._fields]
FINISHED: Final = tables.c.status.in_(("over", "ended"))


class SqlCircles(Database):
    """Results, circles and their members."""

    async def keep_result(self, row: ResultRow) -> None:
        await self.write(lambda connection: put_result(connection, row))

    async def result(self, table: str) -> ResultRow | None:
        query = select(*RESULT).where(results.c.table == table)
        found = await self.read(lambda connection: connection.execute(query).first())
        return None if found is None else ResultRow(*found)

    async def finished_of(self, session: str) -> list[Finished]:
        query = (
            select(tables.c.id, results.c.line, tables.c.summary, holders.c.seat)
            .join_from(results, tables, tables.c.id == results.c.table)
            .join(holders, holders.c.table == tables.c.id)
            .where(holders.c.session == session, results.c.line != "", results.c.verifies)
            .order_by(results.c.ended, results.c.table, holders.c.seat)
        )
        found = await self.read(lambda connection: connection.execute(query).all())
        return [Finished(*row) for row in found]

    async def without_result(self, limit: int) -> list[str]:
        kept = select(results.c.table)
        query = select(tables.c.id).where(FINISHED, tables.c.id.not_in(kept)).limit(limit)
        return await self.read(lambda connection: list(connection.scalars(query)))

    async def unchecked(self, before: float, limit: int) -> list[ResultRow]:
        query = (
            select(*RESULT)
            .join(tables, tables.c.id == results.c.table)
            .where(results.c.checked < before)
            .order_by(results.c.checked)
            .limit(limit)
        )
        found = await self.read(lambda connection: connection.execute(query).all())
        return [ResultRow(*row) for row in found]

    async def note_check(self, table: str, verifies: bool, now: float) -> None:
        statement = update(results).where(results.c.table == table)
        statement = statement.values(verifies=verifies, checked=now)
        await self.write(lambda connection: connection.execute(statement))

    async def create_circle(
        self, circle: CircleRow, link: str, member: MemberRow, key: str
    ) -> None:
        def job(connection: Connection) -> None:
            connection.execute(insert(circles), circle._asdict())
            connection.execute(insert(circle_links), {"digest": link, "circle": circle.id})
            connection.execute(insert(members), {**member._asdict(), "key": key})

        await self.write(job)

    async def circle(self, id: str) -> CircleRow | None:
        query = select(*CIRCLE).where(circles.c.id == id)
        found = await self.read(lambda connection: connection.execute(query).first())
        return None if found is None else CircleRow(*found)

    async def circle_of_link(self, link: str) -> CircleRow | None:
        query = (
            select(*CIRCLE)
            .join(circle_links, circle_links.c.circle == circles.c.id)
            .where(circle_links.c.digest == link)
        )
        found = await self.read(lambda connection: connection.execute(query).first())
        return None if found is None else CircleRow(*found)

    async def add_circle_link(self, circle: str, link: str, renew: bool) -> None:
        def job(connection: Connection) -> None:
            if renew:
                connection.execute(delete(circle_links).where(circle_links.c.circle == circle))
            connection.execute(insert(circle_links), {"digest": link, "circle": circle})

        await self.write(job)

    async def add_member(self, member: MemberRow, key: str) -> None:
        values = {**member._asdict(), "key": key}
        await self.write(lambda connection: connection.execute(insert(members), values))

    async def members_of(self, circle: str) -> list[MemberRow]:
        query = (
            select(*MEMBER)
            .where(members.c.circle == circle)
            .order_by(members.c.joined, members.c.id)
        )
        found = await self.read(lambda connection: connection.execute(query).all())
        return [MemberRow(*row) for row in found]

    async def faces_in(self, circle: str) -> dict[str, str]:
        query = (
            select(members.c.id, sessions.c.face)
            .join(member_sessions, member_sessions.c.member == members.c.id)
            .join(sessions, sessions.c.digest == member_sessions.c.session)
            .where(members.c.circle == circle, sessions.c.face != "")
            .order_by(sessions.c.seen)
        )
        found = await self.read(lambda connection: connection.execute(query).all())
        return {str(member): str(face) for member, face in found}

    async def circles_of(self, session: str) -> list[tuple[CircleRow, str]]:
        query = (
            select(*CIRCLE, members.c.id)
            .join(members, members.c.circle == circles.c.id)
            .join(member_sessions, member_sessions.c.member == members.c.id)
            .where(member_sessions.c.session == session)
            .order_by(members.c.joined, members.c.id)
        )
        found = await self.read(lambda connection: connection.execute(query).all())
        return [(CircleRow(*row[:-1]), row[-1]) for row in found]

    async def member_by_key(self, key: str) -> MemberRow | None:
        query = select(*MEMBER).where(members.c.key == key)
        found = await self.read(lambda connection: connection.execute(query).first())
        return None if found is None else MemberRow(*found)

    async def tie(self, session: str, member: str) -> None:
        values = {"session": session, "member": member}
        await self.write(lambda connection: insert_new(connection, member_sessions, values))

    async def rename_member(self, member: str, name: str) -> None:
        statement = update(members).where(members.c.id == member).values(name=name)
        await self.write(lambda connection: connection.execute(statement))

    async def leave_circle(self, member: str, forget: bool) -> None:
        def job(connection: Connection) -> None:
            theirs = select(members.c.circle).where(members.c.id == member)
            left = select(circles.c.id).where(circles.c.id.in_(theirs))
            connection.execute(left.with_for_update())  # of two who leave at once, one is last
            gone: dict[str, Any] = {"has_left": True, "key": None}
            if forget:
                gone["name"] = ""
            connection.execute(update(members).where(members.c.id == member).values(**gone))
            connection.execute(delete(member_sessions).where(member_sessions.c.member == member))
            here = select(members.c.circle).where(members.c.has_left.is_(False))
            connection.execute(delete(circles).where(circles.c.id.not_in(here)))

        await self.write(job)

    async def add_circle_table(self, circle: str, table: str, now: float) -> None:
        def job(connection: Connection) -> None:
            row = {"circle": circle, "table": table, "added": now}
            insert_new(connection, circle_tables, row)
            started = select(tables.c.status != "open").where(tables.c.id == table)
            if connection.scalar(started):
                note_sittings(connection, table)

        await self.write(job)

    async def pass_circles_on(self, old: str, new: str, now: float) -> None:
        theirs = select(circle_tables.c.circle, literal(new), literal(now))
        theirs = theirs.where(circle_tables.c.table == old)
        statement = insert(circle_tables).from_select(["circle", "table", "added"], theirs)
        await self.write(lambda connection: connection.execute(statement))

    async def circles_of_table(self, table: str) -> set[str]:
        query = select(circle_tables.c.circle).where(circle_tables.c.table == table)
        return set(await self.read(lambda connection: list(connection.scalars(query))))

    async def games_of(self, circle: str) -> list[CircleGame]:
        query = (
            select(*RESULT, circle_tables.c.added, tables.c.id)
            .join(circle_tables, circle_tables.c.table == results.c.table)
            .join(tables, tables.c.id == results.c.table, isouter=True)
            .where(circle_tables.c.circle == circle)
            .order_by(results.c.ended, results.c.table)
        )
        sat = (
            select(sittings.c.table, sittings.c.seat, sittings.c.member)
            .join(members, members.c.id == sittings.c.member)
            .where(members.c.circle == circle)
            .order_by(sittings.c.table, sittings.c.seat, members.c.joined, members.c.id)
        )

        def job(connection: Connection) -> tuple[Any, Any]:
            return connection.execute(query).all(), connection.execute(sat).all()

        found, seated = await self.read(job)
        who: dict[str, dict[int, list[str]]] = {}
        for table, seat, member in seated:
            who.setdefault(table, {}).setdefault(seat, []).append(member)
        return [
            CircleGame(added, ResultRow(*row), who.get(row[0], {}), table is not None)
            for *row, added, table in found
        ]


def put_result(connection: Connection, row: ResultRow) -> None:
    """Keep a result, and who of a circle held the seats; what is kept already stays as it is."""
    insert_new(connection, results, row._asdict())
    note_sittings(connection, row.table)


def note_sittings(connection: Connection, table: str) -> None:
    """Note the members of each circle of a table who hold its seats now."""
    held = (
        select(members.c.id, holders.c.table, holders.c.seat)
        .select_from(circle_tables)
        .join(holders, holders.c.table == circle_tables.c.table)
        .join(member_sessions, member_sessions.c.session == holders.c.session)
        .join(members, members.c.id == member_sessions.c.member)
        .where(circle_tables.c.table == table, members.c.circle == circle_tables.c.circle)
        .distinct()
    )
    statement = upsert(connection, sittings).from_select(["member", "table", "seat"], held)
    connection.execute(statement.on_conflict_do_nothing())
