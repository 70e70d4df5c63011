"""Notices in SQL: the part of the store behind `notices_port`."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sqlalchemy import Connection, Select, delete, insert, select, update

from abyssal.store.database import Database, insert_new, put
from abyssal.store.notices_port import KEY, Letter, Notice, Way
from abyssal.store.schema import holders, keys, notices, outbox, tables, telling, ways

LETTER: Final = [outbox.c[name] for name in ("id", "topic", "message", "tries")]
WAY: Final = [ways.c[name] for name in Way._fields]
NOTICE: Final = [notices.c[name] for name in Notice._fields]


class SqlNotices(Database):
    """The methods of `Notices`, over a reader and a writer."""

    async def key(self, name: str, fresh: str) -> str:
        def job(connection: Connection) -> str:
            insert_new(connection, keys, {"name": name, "value": fresh})
            return str(connection.scalar(select(keys.c.value).where(keys.c.name == name)))

        return await self.write(job)

    async def wishes_of(self, person: str) -> str:
        query = select(telling.c.wishes).where(telling.c.person == person)
        return await self.read(lambda connection: connection.scalar(query)) or "{}"

    async def set_wishes(self, person: str, wishes: str) -> None:
        values = {"person": person, "wishes": wishes}
        await self.write(lambda connection: put(connection, telling, "person", values))

    async def ways_of(self, person: str) -> list[Way]:
        return await self.ways(select(*WAY).where(ways.c.person == person).order_by(ways.c.id))

    async def way(self, id: str) -> Way | None:
        found = await self.ways(select(*WAY).where(ways.c.id == id))
        return found[0] if found else None

    async def ways(self, query: Select[Any]) -> list[Way]:
        found = await self.read(lambda connection: connection.execute(query).all())
        return [Way(*row) for row in found]

    async def add_way(self, way: Way) -> None:
        def job(connection: Connection) -> None:
            if way.kind == "push":
                here = ways.c.kind == "push", ways.c.device == way.device
                connection.execute(delete(ways).where(*here))
            connection.execute(insert(ways), way._asdict())

        await self.write(job)

    async def confirm_way(self, id: str) -> None:
        statement = update(ways).where(ways.c.id == id).values(confirmed=True)
        await self.write(lambda connection: connection.execute(statement))

    async def remove_way(self, id: str) -> None:
        await self.write(lambda c: c.execute(delete(ways).where(ways.c.id == id)))

    async def told_seats(self, table: str) -> list[tuple[str, int]]:
        query = (
            select(holders.c.session, holders.c.seat)
            .join(ways, ways.c.person == holders.c.session)
            .where(holders.c.table == table, ways.c.confirmed, ways.c.kind != "feed")
            .distinct()
        )
        found = await self.read(lambda connection: connection.execute(query).all())
        return [(session, seat) for session, seat in found]

    async def with_notices(self, tables: Sequence[str]) -> list[str]:
        query = (
            select(holders.c.table)
            .join(ways, ways.c.person == holders.c.session)
            .where(holders.c.table.in_(tables))
            .union(select(notices.c.table).where(notices.c.table.in_(tables)))
        )
        return await self.read(lambda connection: list(connection.scalars(query)))

    async def told_tables(self, person: str | None = None) -> list[str]:
        query = (
            select(holders.c.table)
            .join(tables, tables.c.id == holders.c.table)
            .join(ways, ways.c.person == holders.c.session)
            .where((tables.c.status == "playing") | tables.c.expires.is_not(None))
            .distinct()
        )
        if person is not None:
            query = query.where(holders.c.session == person)
        return await self.read(lambda connection: list(connection.scalars(query)))

    async def set_notices(
        self, table: str, wanted: Sequence[Notice], gone: str, now: float
    ) -> None:
        def job(connection: Connection) -> None:
            whole = select(tables.c.id).where(tables.c.id == table)
            connection.execute(whole.with_for_update(key_share=True))  # one compares at a time
            here = notices.c.table == table
            known = connection.execute(select(*NOTICE, notices.c.told).where(here)).all()
            keys = {notice.key() for notice in wanted}
            for *row, told in known:
                notice = Notice(*row)
                if notice.key() not in keys:
                    take_back(connection, notice, told, gone=gone, now=now)
            for notice in wanted:
                insert_new(connection, notices, {**notice._asdict(), "told": False})
                if notice.about == "last":
                    moved = update(notices).where(*is_it(notice), ~notices.c.told)
                    connection.execute(moved.values(due=notice.due))

        await self.write(job)

    async def due_notices(self, now: float) -> list[Notice]:
        query = select(*NOTICE).where(~notices.c.told, notices.c.due <= now)
        found = await self.read(lambda connection: connection.execute(query).all())
        return [Notice(*row) for row in found]

    async def put_off(self, notice: Notice, due: float) -> None:
        await self.write(lambda c: c.execute(update(notices).where(*is_it(notice)).values(due=due)))

    async def tell(
        self, notices: Sequence[Notice], letters: Mapping[str, tuple[str, str]], now: float
    ) -> None:
        def job(connection: Connection) -> None:
            if mark_told(connection, notices):
                for way, (topic, message) in letters.items():
                    post(connection, way, topic, message, now=now)

        await self.write(job)

    async def post(self, way: str, topic: str, message: str, now: float) -> None:
        await self.write(lambda connection: post(connection, way, topic, message, now=now))

    async def take_letters(self, now: float, limit: int, lease: float) -> list[Letter]:
        free = (
            select(*LETTER, *WAY)
            .join(ways, ways.c.id == outbox.c.way)
            .where(outbox.c.due <= now)
            .order_by(outbox.c.due, outbox.c.id)
            .limit(limit)
            .with_for_update(of=outbox, skip_locked=True)
        )

        def job(connection: Connection) -> list[Letter]:
            found = [
                Letter(id, Way(*way), topic, message, tries=tries)
                for id, topic, message, tries, *way in connection.execute(free)
            ]
            taken = update(outbox).where(outbox.c.id.in_([letter.id for letter in found]))
            if found:
                connection.execute(taken.values(due=now + lease))
            return found

        return await self.write(job)

    async def sent(self, letter: int) -> None:
        await self.write(lambda c: c.execute(delete(outbox).where(outbox.c.id == letter)))

    async def failed(self, letter: int, due: float) -> None:
        changed = {"due": due, "tries": outbox.c.tries + 1}
        statement = update(outbox).where(outbox.c.id == letter).values(changed)
        await self.write(lambda connection: connection.execute(statement))


def is_it(notice: Notice) -> tuple[Any, ...]:
    """The condition that finds a notice by its key."""
    return tuple(notices.c[name] == value for name, value in notice._asdict().items())[:KEY]


def take_back(connection: Connection, notice: Notice, told: bool, gone: str, now: float) -> None:
    """Something is over: whoever was told of a turn by push is told that; nobody is told of it any
    more."""
    connection.execute(delete(notices).where(*is_it(notice)))
    theirs = select(ways.c.id, ways.c.kind).where(ways.c.person == notice.person)
    for way, kind in connection.execute(theirs).all():
        unsent = delete(outbox).where(outbox.c.way == way, outbox.c.topic == notice.topic())
        was_sent = connection.execute(unsent).rowcount == 0
        if told and was_sent and kind == "push" and notice.about == "turn":
            post(connection, way, "", gone, now=now)


def mark_told(connection: Connection, told: Sequence[Notice]) -> bool:
    """Note that these were told; False, and nothing noted, if one of them waits no more.

    Another process may have told of some of them meanwhile: the rest is found due again.
    """
    for notice in sorted(told):
        waits = select(notices.c.due).where(*is_it(notice), ~notices.c.told)
        if connection.scalar(waits.with_for_update()) is None:
            return False
    for notice in told:
        connection.execute(update(notices).where(*is_it(notice)).values(told=True))
    return True


def post(connection: Connection, way: str, topic: str, message: str, now: float) -> None:
    values = {"way": way, "topic": topic, "message": message, "due": now, "tries": 0}
    connection.execute(insert(outbox), values)


def change_person(connection: Connection, session: str, person: str) -> None:
    """What a session is told, its person is told from now on."""
    for of in (ways, notices):
        connection.execute(update(of).where(of.c.person == session).values(person=person))
    theirs = delete(telling).where(telling.c.person == session).returning(telling.c.wishes)
    wishes = connection.scalar(theirs)
    if wishes is not None:
        insert_new(connection, telling, {"person": person, "wishes": wishes})


def forget_notices(connection: Connection, people: Sequence[str]) -> None:
    """Delete what people are told, and how."""
    for of in (ways, notices, telling):
        connection.execute(delete(of).where(of.c.person.in_(people)))
