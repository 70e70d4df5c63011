"""The commands of a table: what somebody may ask of it, as messages, and who gives them."""

from collections.abc import Callable, Collection, Mapping
from typing import Annotated, Final, Literal, NamedTuple, TypeAlias

import msgspec

from abyssal.table.desk import BELIEFS
from abyssal.table.motions import Kind
from abyssal.table.places import (
    Absence,
    Pace,
)
from abyssal.table.quiet import Order
from abyssal.table.stream import Viewer

DRAFT_LENGTH: Final = 64
Id: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Belief: TypeAlias = Annotated[int, msgspec.Meta(ge=0, lt=BELIEFS)]
Key: TypeAlias = Annotated[str, msgspec.Meta(max_length=32, pattern="^[a-z-]*$")]


class Command(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """A request of a client. `id` is its idempotency key: a command is carried out once."""

    id: Id


class Play(Command, frozen=True, tag="play"):
    """Answer a decision with one action, or with all the picks of a draft."""

    decision: int
    actions: Annotated[list[str], msgspec.Meta(min_length=1, max_length=DRAFT_LENGTH)]


class Act(Command, frozen=True, tag="act"):
    """I want to act in the quiet window that is open, and will say how."""

    decision: int


class Looked(Command, frozen=True, tag="looked"):
    """I know my secret cards: the table, which waits for me alone among bots, may go on."""


class SetOrders(Command, frozen=True, tag="orders"):
    """In which quiet windows I want to be asked."""

    ask: Order


class LayDown(Command, frozen=True, tag="premove"):
    """What I will answer when a question comes; no actions: I take that back, or have read what
    became of it."""

    question: Annotated[str, msgspec.Meta(max_length=64)] = ""
    actions: Annotated[list[str], msgspec.Meta(max_length=DRAFT_LENGTH)] = []


class Note(Command, frozen=True, tag="note"):
    """What I write down for myself."""

    text: str


class Believe(Command, frozen=True, tag="believe"):
    """What I believe of a player, from 0 (human) to 4 (traitor), and a remark: for myself."""

    seat: int
    belief: Belief
    remark: str = ""


class MarkTest(Command, frozen=True, tag="mark"):
    """How I mark what a player did in a test: for myself."""

    test: int
    seat: int
    mark: Annotated[str, msgspec.Meta(max_length=16)]


class Undo(Command, frozen=True, tag="undo"):
    """Take my last action back."""


class Start(Command, frozen=True, tag="start"):
    """The host begins the game; `bot` takes the seats that are still open."""

    phrase: str = ""
    bot: str = ""


class Phrase(Command, frozen=True, tag="phrase"):
    """Add a phrase to the key of chance."""

    text: str


class Rename(Command, frozen=True, tag="rename"):
    """Call me by another name."""

    name: str


class Arranged(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the host wants a seat to be."""

    kind: Literal["open", "bot"]
    bot: str = ""


class Arrange(Command, frozen=True, tag="place"):
    """The host opens or frees a seat, or puts a bot on it."""

    seat: int
    place: Arranged


class Renew(Command, frozen=True, tag="renew"):
    """The host makes a new invitation."""


class Set(Command, frozen=True, tag="set"):
    """The host changes how the table is set up; what is not said stays."""

    options: dict[str, str] | None = None
    pace: Pace | None = None
    absence: Absence | None = None
    public: bool | None = None
    spectators: bool | None = None
    house: dict[str, str] | None = None
    hints: bool | None = None
    """Whether people may ask for hints, once all of them have agreed."""


class Agree(Command, frozen=True, tag="agree"):
    """I agree that people ask for hints at this table, or no longer."""

    yes: bool


class GoAway(Command, frozen=True, tag="away"):
    """I am away until a moment (seconds since 1970): my clock stands still. None: I am back."""

    until: float | None = None
    since: float | None = None
    """From when on; None: from now."""


class KeepSeat(Command, frozen=True, tag="keep_seat"):
    """I am here: my seat, which the others agreed to give away, stays mine."""


class HandOver(Command, frozen=True, tag="hand_over"):
    """Give my seat to a bot for good."""

    bot: str


class Return(Command, frozen=True, tag="return"):
    """Play for myself again, in place of the bot that stood in."""


class CallVote(Command, frozen=True, tag="call_vote"):
    """Ask the people at the table to agree to something."""

    motion: Kind
    name: str = ""
    seat: int | None = None
    pace: Pace = "none"
    absence: Absence | None = None


class Withdraw(Command, frozen=True, tag="withdraw"):
    """Take back what I asked the table to agree to: a motion, or the newest."""

    motion: int = 0


class Vote(Command, frozen=True, tag="vote"):
    """Answer a motion, by its number; without one, the only one that is open."""

    yes: bool
    motion: int = 0


class Say(Command, frozen=True, tag="say"):
    """A line of chat: my own words, or a phrase everyone reads in their language."""

    text: str = ""
    phrase: Key = ""
    to: int | None = None
    """The player whom a phrase is about, or asks."""


class Rematch(Command, frozen=True, tag="rematch"):
    """Play again: the same people and options, at a table of their own."""


AnyCommand: TypeAlias = (
    Play
    | Act
    | Looked
    | SetOrders
    | LayDown
    | Note
    | Believe
    | MarkTest
    | Undo
    | Start
    | Phrase
    | Rename
    | Arrange
    | Renew
    | Set
    | Agree
    | GoAway
    | KeepSeat
    | HandOver
    | Return
    | CallVote
    | Withdraw
    | Vote
    | Say
    | Rematch
)


class Giver(NamedTuple):
    """Who gives a command: a seat or a spectator, and the digest of their session."""

    seat: Viewer
    session: str = ""
    token: str = ""
    """The digest of the token of a program that plays for the seat."""

    def mark(self, id: str) -> str:
        """A command's id as the log keeps it: nobody's id collides with another's."""
        return f"{self.session[:16] if self.seat is None else self.seat}:{id}"


class Fresh(NamedTuple):
    """Generators of random secrets, given by the caller so that tests can fix them."""

    seed: Callable[[], str]
    code: Callable[[], str]
    table: Callable[[], str]


class Around(NamedTuple):
    """Presence: who is connected, which is not in the log."""

    here: Mapping[int, float] = {}
    """Seats with a connection, and since when."""
    gone: Collection[int] = ()
    """Seats whose people have not been here for longer than the table waits for anybody."""
