"""Persons in SQL: the part of the store behind `persons_port`."""

from collections.abc import Mapping
from typing import Final

from sqlalchemy import Connection, delete, func, insert, select, update

from abyssal.store.comments import bring_comments, forget_comments
from abyssal.store.database import Database, insert_new, put
from abyssal.store.notices import change_person, forget_notices
from abyssal.store.persons_port import Device, Passkey, PersonRow, Profile
from abyssal.store.schema import (
    devices,
    holders,
    log,
    member_sessions,
    passkeys,
    person_links,
    persons,
    sessions,
    snapshots,
    tables,
    ways,
)

PASSKEY: Final = [passkeys.c[name] for name in Passkey._fields]
PROFILE: Final = [sessions.c[name] for name in Profile._fields]
IDENTIFY: Final = (
    "SELECT who.principal, sessions.name FROM"
    " (SELECT coalesce(devices.person, asked.session) AS principal"
    " FROM (SELECT CAST(? AS VARCHAR) AS session) AS asked"
    " LEFT JOIN devices ON devices.session = asked.session) AS who"
    " LEFT JOIN sessions ON sessions.digest = who.principal"
)


class SqlPersons(Database):
    """The methods of `Persons`, over a reader and a writer."""

    async def identify(self, session: str) -> tuple[str, str | None]:
        [(principal, name)] = await self.look_up(IDENTIFY, (session,))
        return str(principal), name

    async def profile(self, session: str) -> Profile:
        query = select(*PROFILE).where(sessions.c.digest == session)
        found = await self.read(lambda connection: connection.execute(query).first())
        return Profile() if found is None else Profile(*found)

    async def set_shown(self, session: str, face: str, seat: int | None) -> None:
        mine = update(sessions).where(sessions.c.digest == session)
        statement = mine.values(face=face, seat=seat)
        await self.write(lambda connection: connection.execute(statement))

    async def set_days_away(self, session: str, since: float | None, until: float | None) -> None:
        mine = update(sessions).where(sessions.c.digest == session)
        statement = mine.values(away_since=since, away_until=until)
        await self.write(lambda connection: connection.execute(statement))

    async def create_person(self, person: str, device: Device, link: str) -> None:
        def job(connection: Connection) -> None:
            values = {"id": person, "settings": "{}", "created": device.since}
            connection.execute(insert(persons), values)
            connection.execute(insert(person_links), {"digest": link, "person": person})
            said = select(sessions.c.name, *PROFILE).where(sessions.c.digest == device.session)
            known = connection.execute(said).mappings().first() or {"name": ""}
            values = {**known, "digest": person, "seen": device.seen}
            connection.execute(insert(sessions), values)
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
            person = select(persons.c.id).where(persons.c.id == passkey.person)
            connection.execute(person.with_for_update(key_share=True))  # one counts at a time
            if connection.execute(mine).scalar_one() >= most:
                return False
            return insert_new(connection, passkeys, passkey._asdict())

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
            connection.execute(delete(snapshots).where(snapshots.c.table == table))

        await self.write(job)

    async def forget_person(self, person: str) -> None:
        def job(connection: Connection) -> None:
            forget_notices(connection, [person])
            forget_comments(connection, person)
            connection.execute(delete(holders).where(holders.c.session == person))
            connection.execute(delete(sessions).where(sessions.c.digest == person))
            connection.execute(delete(persons).where(persons.c.id == person))

        await self.write(job)


def attach(connection: Connection, person: str, device: Device) -> None:
    """Note that a session is a device of a person."""
    put(connection, devices, "session", {"person": person, **device._asdict()})


def bring_seats(connection: Connection, session: str, person: str) -> None:
    """What a session holds, and the member it is in circles, becomes a person's."""
    for kept in (holders, member_sessions):
        theirs = delete(kept).where(kept.c.session == session).returning(*kept.c)
        for row in connection.execute(theirs).mappings().all():
            insert_new(connection, kept, {**row, "session": person})
    connection.execute(delete(sessions).where(sessions.c.digest == session))
    change_person(connection, session, person)
    bring_comments(connection, session, person)


def principal(connection: Connection, session: str) -> str:
    """Who acts with a session: its person, or itself."""
    query = select(devices.c.person).where(devices.c.session == session)
    return connection.scalar(query) or session
