"""Workers in PostgreSQL: the part of the store behind `workers_port`."""

from typing import Final

from sqlalchemy import Connection, delete, func, select

from abyssal.store.database import Database, put
from abyssal.store.schema import workers
from abyssal.store.workers_port import Member

FORGOTTEN: Final = 60.0
"""Seconds after which the row of a worker that was not heard of is deleted."""
NOW: Final = func.extract("epoch", func.clock_timestamp())
"""The clock of the database: those of several machines may differ."""


class Workers(Database):
    """The methods of `Roll`."""

    async def beat(self, member: Member, silence: float) -> list[Member]:
        living = select(workers.c.id, workers.c.address).where(workers.c.seen > NOW - silence)

        def job(connection: Connection) -> list[Member]:
            now = connection.scalar(select(NOW))
            put(connection, workers, "id", {**member._asdict(), "seen": now})
            connection.execute(delete(workers).where(workers.c.seen < NOW - FORGOTTEN))
            return [Member(*row) for row in connection.execute(living).all()]

        return await self.write(job)

    async def strike(self, id: str) -> None:
        statement = delete(workers).where(workers.c.id == id)
        await self.write(lambda connection: connection.execute(statement))
