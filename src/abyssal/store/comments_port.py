"""The persistence interface of comments on games that are over."""

from typing import NamedTuple, Protocol


class Comment(NamedTuple):
    """A few words about a moment of a game, by somebody who sat there."""

    id: str
    table: str
    person: str
    """The session or person who wrote it."""
    seat: int
    moment: int
    text: str
    at: float


class Comments(Protocol):
    """Comments. They are deleted with their table, and with whoever wrote them."""

    async def add_comment(self, comment: Comment, most: int) -> bool:
        """Keep a comment; False if its person has `most` at this table already."""

    async def comments(self, table: str) -> list[Comment]:
        """The comments on a game, in the order of its moments."""

    async def delete_comment(self, table: str, id: str, person: str) -> bool:
        """Delete a comment of somebody's own; False if there is none."""
