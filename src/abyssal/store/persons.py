"""Persons in SQLite: the part of the store behind `persons_port`."""

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.dialects.sqlite import insert as upsert

from abyssal.store.comments import bring_comments, forget_comments
from abyssal.store.notices import change_person, forget_notices
from abyssal.store.persons_port import Device, Passkey, PersonRow
from abyssal.store.schema import (
    devices,
    holders,
    log,
    member_sessions,
    passkeys,
    person_links,
    persons,
    sessions,
    tables,
    ways,
)

T = TypeVar("T")

PASSKEY: Final = [passkeys.c[name] for name in Passkey._fields]
IDENTIFY: Final = (
    "SELECT who.principal, sessions.name FROM"
    " (SELECT coalesce((SELECT person FROM devices WHERE session = ?1), ?1) AS principal) AS who"
    " LEFT JOIN sessions ON sessions.digest = who.principal"
)


class SqlitePersons:
    """The methods of `Persons`, over the reader and the writer of a SQLite store."""

    async def write(self, job: Callable[[Connection], T]) -> T:
        raise NotImplementedError

    async def read(self, job: Callable[[Connection], T]) -> T:
        raise NotImplementedError

    async def look_up(self, query: str, values: tuple[object, ...]) -> list[Any]:
        raise NotImplementedError

    async def identify(self, session: str) -> tuple[str, str | None]:
        [(principal, name)] = await self.look_up(IDENTIFY, (session,))
        return str(principal), name

    async def create_person(self, person: str, device: Device, link: str) -> None:
        def job(connection: Connection) -> None:
            values = {"id": person, "settings": "{}", "created": device.since}
            connection.execute(insert(persons), values)
            connection.execute(insert(person_links), {"digest": link, "person": person})
            name = connection.scalar(
                select(sessions.c.name).where(sessions.c.digest == device.session)
            )
            known = {"digest": person, "name": name or "", "seen": device.seen}
            connection.execute(insert(sessions), known)
            attach(connection, person, device)
            bring_seats(connection, device.session, person)

        await self.write(job)

    async def person(self, id: str) -> PersonRow | None:
        query = select(persons.c.id, persons.c.settings, persons.c.created).where(
            persons.c.id == id
        )
        found = await self.read(lambda connection: connection.execute(query).first())
        return None if found is None else PersonRow(*found)

    async def person_by_link(self, digest: str) -> str | None:
        query = select(person_links.c.person).where(person_links.c.digest == digest)
        return await self.read(lambda connection: connection.scalar(query))

    async def count_links(self, person: str) -> int:
        query = select(func.count()).where(person_links.c.person == person)
        return await self.read(lambda connection: connection.execute(query).scalar_one())

    async def add_link(self, person: str, digest: str, alone: str | None) -> None:
        def job(connection: Connection) -> None:
            if alone is not None:
                connection.execute(delete(person_links).where(person_links.c.person == person))
                others = devices.c.person == person, devices.c.session != alone
                gone = select(devices.c.session).where(*others)
                connection.execute(delete(ways).where(ways.c.device.in_(gone)))
                connection.execute(delete(devices).where(*others))
            connection.execute(insert(person_links), {"digest": digest, "person": person})

        await self.write(job)

    async def add_device(self, person: str, device: Device, bring: bool) -> None:
        def job(connection: Connection) -> None:
            attach(connection, person, device)
            if bring:
                bring_seats(connection, device.session, person)

        await self.write(job)

    async def remove_device(self, session: str) -> None:
        def job(connection: Connection) -> None:
            connection.execute(delete(ways).where(ways.c.device == session))
            connection.execute(delete(devices).where(devices.c.session == session))

        await self.write(job)

    async def see_device(self, session: str, now: float) -> None:
        statement = update(devices).where(devices.c.session == session).values(seen=now)
        await self.write(lambda connection: connection.execute(statement))

    async def devices_of(self, person: str) -> list[Device]:
        query = (
            select(devices.c.session, devices.c.name, devices.c.since, devices.c.seen)
            .where(devices.c.person == person)
            .order_by(devices.c.seen.desc(), devices.c.since.desc())
        )
        found = await self.read(lambda connection: connection.execute(query).all())
        return [Device(*row) for row in found]

    async def add_passkey(self, passkey: Passkey, most: int) -> bool:
        mine = select(func.count()).where(passkeys.c.person == passkey.person)

        def job(connection: Connection) -> bool:
            if connection.execute(mine).scalar_one() >= most:
                return False
            statement = upsert(passkeys).values(passkey._asdict()).on_conflict_do_nothing()
            return connection.execute(statement).rowcount > 0

        return await self.write(job)

    async def passkey(self, id: str) -> Passkey | None:
        query = select(*PASSKEY).where(passkeys.c.id == id)
        found = await self.read(lambda connection: connection.execute(query).first())
        return None if found is None else Passkey(*found)

    async def passkeys_of(self, person: str) -> list[Passkey]:
        query = select(*PASSKEY).where(passkeys.c.person == person).order_by(passkeys.c.since)
        found = await self.read(lambda connection: connection.execute(query).all())
        return [Passkey(*row) for row in found]

    async def use_passkey(self, id: str, uses: int, now: float) -> None:
        statement = update(passkeys).where(passkeys.c.id == id).values(uses=uses, used=now)
        await self.write(lambda connection: connection.execute(statement))

    async def remove_passkey(self, person: str, id: str) -> bool:
        mine = passkeys.c.person == person, passkeys.c.id == id
        statement = delete(passkeys).where(*mine)
        return await self.write(lambda connection: connection.execute(statement).rowcount > 0)

    async def set_settings(self, person: str, settings: str) -> None:
        statement = update(persons).where(persons.c.id == person).values(settings=settings)
        await self.write(lambda connection: connection.execute(statement))

    async def rewrite(self, table: str, lines: Mapping[int, str], summary: str) -> None:
        def job(connection: Connection) -> None:
            for number, entry in lines.items():
                place = log.c.table == table, log.c.number == number
                connection.execute(update(log).where(*place).values(entry=entry))
            connection.execute(update(tables).where(tables.c.id == table).values(summary=summary))

        await self.write(job)

    async def forget_person(self, person: str) -> None:
        def job(connection: Connection) -> None:
            forget_notices(connection, person)
            forget_comments(connection, person)
            connection.execute(delete(holders).where(holders.c.session == person))
            connection.execute(delete(sessions).where(sessions.c.digest == person))
            connection.execute(delete(persons).where(persons.c.id == person))

        await self.write(job)


def attach(connection: Connection, person: str, device: Device) -> None:
    """Note that a session is a device of a person."""
    values = {"person": person, **device._asdict()}
    statement = upsert(devices).values(values)
    connection.execute(statement.on_conflict_do_update(index_elements=["session"], set_=values))


def bring_seats(connection: Connection, session: str, person: str) -> None:
    """What a session holds, and the member it is in circles, becomes a person's."""
    for kept in (holders, member_sessions):
        rows = connection.execute(select(kept).where(kept.c.session == session)).mappings().all()
        for row in rows:
            statement = upsert(kept).values({**row, "session": person})
            connection.execute(statement.on_conflict_do_nothing())
        connection.execute(delete(kept).where(kept.c.session == session))
    connection.execute(delete(sessions).where(sessions.c.digest == session))
    change_person(connection, session, person)
    bring_comments(connection, session, person)


def principal(connection: Connection, session: str) -> str:
    """Who acts with a session: its person, or itself."""
    query = select(devices.c.person).where(devices.c.session == session)
    return connection.scalar(query) or session
