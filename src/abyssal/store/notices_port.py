"""The persistence interface of notices: ways of being told, what was told, and an outbox.

Something is told of once: its key (person, table, seat, decision, about) is written in the
transaction that puts its messages into the outbox, so that a restart neither loses nor doubles one.
"""

from collections.abc import Mapping, Sequence
from typing import Final, Literal, NamedTuple, Protocol, TypeAlias

About: TypeAlias = Literal["turn", "last", "seat", "ends"]
"""What somebody is told of: a turn, that its time is soon over, that their seat is to be given to
somebody else, or that a table will be deleted."""


class Way(NamedTuple):
    """A way in which somebody wants to be told."""

    id: str
    person: str
    kind: str
    """`push`, `mail`, `webhook` or `feed`."""
    address: str
    device: str
    """The session whose browser a push goes to."""
    confirmed: bool


class Notice(NamedTuple):
    """Something that somebody is told of, or will be."""

    person: str
    table: str
    seat: int
    decision: int
    """Of a turn its number; of anything else the moment, in seconds, by which it will happen."""
    about: About
    due: float

    def topic(self) -> str:
        """Under which the letters about this are taken back."""
        return f"{self.table}:{self.seat}:{self.decision}:{self.about}"

    def key(self) -> tuple[object, ...]:
        """What is told once."""
        return self[:KEY]


KEY: Final = 5


class Letter(NamedTuple):
    """A message in the outbox."""

    id: int
    way: Way
    topic: str
    message: str
    tries: int


class Notices(Protocol):
    """Ways, notices, the outbox, and the keys of this server."""

    async def key(self, name: str, fresh: str) -> str:
        """A key of this server; `fresh` is kept under that name if there is none yet."""

    async def wishes_of(self, person: str) -> str:
        """How somebody wants to be told: JSON, "{}" for whoever said nothing."""

    async def set_wishes(self, person: str, wishes: str) -> None:
        """Keep that."""

    async def ways_of(self, person: str) -> list[Way]:
        """The ways of a person."""

    async def way(self, id: str) -> Way | None:
        """A way by its id."""

    async def add_way(self, way: Way) -> None:
        """One more way; of a browser there is one push."""

    async def confirm_way(self, id: str) -> None:
        """Somebody who reads what comes there wants it."""

    async def remove_way(self, id: str) -> None:
        """Nothing goes there any more, nor does what waits for it."""

    async def told_seats(self, table: str) -> list[tuple[str, int]]:
        """Who of those with seats at a table has a confirmed way, and which seat."""

    async def with_notices(self, tables: Sequence[str]) -> list[str]:
        """Those of these tables of which somebody is to be told, or has been."""

    async def told_tables(self, person: str | None = None) -> list[str]:
        """Tables under way, or soon deleted, at which somebody with a way, or this person, has a
        seat."""

    async def set_notices(
        self, table: str, wanted: Sequence[Notice], gone: str, now: float
    ) -> None:
        """All that is to be told of a table. Anything else is taken back: what was not sent is
        dropped, and where somebody was told of a turn by push, the message `gone` goes after it.
        A reminder that was not told yet is put off, or brought forward."""

    async def due_notices(self, now: float) -> list[Notice]:
        """What is to be told now."""

    async def put_off(self, notice: Notice, due: float) -> None:
        """Tell it later."""

    async def tell(
        self, notices: Sequence[Notice], letters: Mapping[str, tuple[str, str]], now: float
    ) -> None:
        """Note that these were told, and put a letter into the outbox for each way: by its id the
        topic, under which it is taken back, and the message. If one of them was told already, or
        taken back, nothing is done: the others are still due."""

    async def post(self, way: str, topic: str, message: str, now: float) -> None:
        """Put a message into the outbox."""

    async def take_letters(self, now: float, limit: int, lease: float) -> list[Letter]:
        """What is to be sent now. Nobody else is given it for `lease` seconds; then it is due
        again, if it was neither sent nor failed, as when a process died in between."""

    async def sent(self, letter: int) -> None:
        """A letter needs no further try."""

    async def failed(self, letter: int, due: float) -> None:
        """A letter is tried again at a moment."""
