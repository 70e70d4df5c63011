"""The persistence interface of reviews of games that are over."""

from typing import Final, NamedTuple, Protocol

WHOLE_GAME: Final = -1
"""The moment of a review that is of no single answer."""


class ReviewRow(NamedTuple):
    """What was found of a game with the eyes of one seat, as far as it is judged."""

    table: str
    seat: int
    moment: int
    """As the replay counts them, for why an answer was given; or `WHOLE_GAME`."""
    is_done: bool
    found: bytes
    """JSON, packed with gzip."""


class Reviews(Protocol):
    """Reviews. They can be made again: no copy of a store holds them."""

    async def review(self, table: str, seat: int, moment: int) -> ReviewRow | None:
        """A review, whole or begun."""

    async def keep_review(self, row: ReviewRow) -> None:
        """Keep a review in the place of an earlier state of it; not of a table that is gone. One
        that is done stays as it is."""

    async def drop_reviews(self, untouched_since: float) -> None:
        """Forget the reviews of tables that are put aside, or to which nobody has come since."""
