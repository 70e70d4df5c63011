"""Comments on games in SQL: the part of the store behind `comments_port`."""

from typing import Final

from sqlalchemy import Connection, delete, func, insert, select, update

from abyssal.store.comments_port import Comment
from abyssal.store.database import Database
from abyssal.store.schema import comments, tables

COMMENT: Final = [comments.c[name] for name in Comment._fields]


class SqlComments(Database):
    """The methods of `Comments`, over a reader and a writer."""

    async def add_comment(self, comment: Comment, most: int) -> bool:
        mine = (comments.c.table == comment.table, comments.c.person == comment.person)

        def job(connection: Connection) -> bool:
            table = select(tables.c.id).where(tables.c.id == comment.table)
            connection.execute(table.with_for_update(key_share=True))  # one counts at a time
            count = connection.scalar(select(func.count()).select_from(comments).where(*mine))
            if (count or 0) >= most:
                return False
            connection.execute(insert(comments), comment._asdict())
            return True

        return await self.write(job)

    async def comments(self, table: str) -> list[Comment]:
        query = select(*COMMENT).where(comments.c.table == table)
        query = query.order_by(comments.c.moment, comments.c.at)
        found = await self.read(lambda connection: connection.execute(query).all())
        return [Comment(*row) for row in found]

    async def delete_comment(self, table: str, id: str, person: str) -> bool:
        mine = (comments.c.table == table, comments.c.id == id, comments.c.person == person)
        statement = delete(comments).where(*mine)
        return await self.write(lambda connection: connection.execute(statement).rowcount > 0)


def forget_comments(connection: Connection, person: str) -> None:
    """Delete all that somebody wrote."""
    connection.execute(delete(comments).where(comments.c.person == person))


def bring_comments(connection: Connection, session: str, person: str) -> None:
    """What a session wrote is a person's now."""
    statement = update(comments).where(comments.c.person == session)
    connection.execute(statement.values(person=person))
