"""Reviews of games in SQL: the part of the store behind `reviews_port`."""

from sqlalchemy import Connection, delete, or_, select

from abyssal.store.database import Database, upsert
from abyssal.store.reviews_port import ReviewRow
from abyssal.store.schema import reviews, tables

KEY = ("table", "seat", "moment")


class SqlReviews(Database):
    """The methods of `Reviews`, over a reader and a writer."""

    async def review(self, table: str, seat: int, moment: int) -> ReviewRow | None:
        query = select(*(reviews.c[name] for name in ReviewRow._fields)).where(
            reviews.c.table == table, reviews.c.seat == seat, reviews.c.moment == moment
        )

        def job(connection: Connection) -> ReviewRow | None:
            found = connection.execute(query).first()
            return None if found is None else ReviewRow(*found)

        return await self.read(job)

    async def keep_review(self, row: ReviewRow) -> None:
        there = select(tables.c.id).where(tables.c.id == row.table).with_for_update(key_share=True)
        found = {"is_done": row.is_done, "found": row.found}

        def job(connection: Connection) -> None:
            if connection.scalar(there) is None:
                return
            statement = upsert(connection, reviews).values(**row._asdict())
            unfinished = ~reviews.c.is_done
            connection.execute(
                statement.on_conflict_do_update(index_elements=KEY, set_=found, where=unfinished)
            )

        await self.write(job)

    async def drop_reviews(self, untouched_since: float) -> None:
        left = or_(tables.c.shelf.is_not(None), tables.c.touched < untouched_since)
        theirs = reviews.c.table.in_(select(tables.c.id).where(left))
        await self.write(lambda connection: connection.execute(delete(reviews).where(theirs)))
