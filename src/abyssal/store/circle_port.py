"""The persistence interface of results and circles: what a store keeps of finished games."""

from typing import NamedTuple, Protocol


class ResultRow(NamedTuple):
    """A finished game: what is left of it when its table is deleted."""

    table: str
    game: str
    started: float
    ended: float
    open: bool
    """Whether whoever has the table's link may see it, as at a table with spectators."""
    line: str
    """The result as JSON; "" where the game cannot be read any more."""
    verifies: bool = True
    """Whether its record was true when it was last checked."""
    checked: float = 0.0
    """When that was."""


class CircleRow(NamedTuple):
    """A circle of friends."""

    id: str
    name: str
    created: float


class MemberRow(NamedTuple):
    """Somebody in a circle, or who was in it."""

    id: str
    circle: str
    name: str
    """"" once they asked to be forgotten."""
    joined: float
    has_left: bool


class CircleGame(NamedTuple):
    """A finished game of a circle."""

    added: float
    result: ResultRow
    who: dict[int, list[str]]
    """The members who sat on each seat."""
    is_kept: bool
    """Whether its moves are still there, for a replay."""


class Finished(NamedTuple):
    """A finished game of somebody who holds a seat there."""

    table: str
    line: str
    """The result as JSON."""
    summary: str
    """That of the table's row."""
    seat: int


class CircleStore(Protocol):
    """Results of finished games, and circles. Secrets are kept as digests."""

    async def keep_result(self, row: ResultRow) -> None:
        """Keep the result of a game that has none yet."""

    async def result(self, table: str) -> ResultRow | None:
        """The result of a game that is over."""

    async def finished_of(self, session: str) -> list[Finished]:
        """The finished games at whose tables a session holds seats, while the tables are kept."""

    async def without_result(self, limit: int) -> list[str]:
        """Finished tables whose result is not kept yet."""

    async def unchecked(self, before: float, limit: int) -> list[ResultRow]:
        """Results not checked since a moment whose tables are still there, the oldest first."""

    async def note_check(self, table: str, verifies: bool, now: float) -> None:
        """Note whether the record of a game is still true."""

    async def create_circle(
        self, circle: CircleRow, link: str, member: MemberRow, key: str
    ) -> None:
        """Write a new circle with its first member; `link` and `key` are digests of secrets."""

    async def circle(self, id: str) -> CircleRow | None:
        """A circle by its id."""

    async def circle_of_link(self, link: str) -> CircleRow | None:
        """The circle to which a link leads."""

    async def add_circle_link(self, circle: str, link: str, renew: bool) -> None:
        """Keep one more link to a circle, or a new one in place of all others."""

    async def add_member(self, member: MemberRow, key: str) -> None:
        """Somebody joins."""

    async def members_of(self, circle: str) -> list[MemberRow]:
        """All who are, or were, in a circle, the longest there first."""

    async def faces_in(self, circle: str) -> dict[str, str]:
        """The faces that members of a circle have chosen, by member."""

    async def circles_of(self, session: str) -> list[tuple[CircleRow, str]]:
        """The circles of a session, each with the member it is there."""

    async def member_by_key(self, key: str) -> MemberRow | None:
        """The member whose key this is."""

    async def tie(self, session: str, member: str) -> None:
        """A session speaks for a member from now on."""

    async def rename_member(self, member: str, name: str) -> None:
        """A member takes another name."""

    async def leave_circle(self, member: str, forget: bool) -> None:
        """A member leaves, and is forgotten by name; the last one takes the circle away."""

    async def add_circle_table(self, circle: str, table: str, now: float) -> None:
        """A table belongs to a circle; the members who hold its seats are noted."""

    async def pass_circles_on(self, old: str, new: str, now: float) -> None:
        """A table belongs to the circles of another one, of which it is a rematch."""

    async def circles_of_table(self, table: str) -> set[str]:
        """The circles to which a table belongs."""

    async def games_of(self, circle: str) -> list[CircleGame]:
        """The finished games of a circle, in the order in which they ended."""
