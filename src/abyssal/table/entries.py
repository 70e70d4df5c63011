"""The event log of a table (event sourcing): the kinds of entries, and how they are serialized.

The log is the truth: a table is rebuilt by carrying out its entries (`table.py`).
"""

from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import Literal, TypeAlias

import msgspec

from abyssal.table.motions import Kind
from abyssal.table.places import Absence, Pace, Place, Why
from abyssal.table.premoves import Premove
from abyssal.table.quiet import Order

By: TypeAlias = Literal["person", "bot", "time", "orders", "premove"]
"""Who gave a seat's answer: its person, a bot, time that ran out, or the table: where a person
alone among bots need not be asked (`orders`: a standing order passes, or there is one answer), and
where its person had laid the answer down (`premove`)."""


class Entry(msgspec.Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """One line of the log: when it was written, and the command that caused it."""

    at: float
    command: str = ""
    """Who gave it and its id (the idempotency key); "" for what the table does by itself."""


class Created(Entry, frozen=True, tag="created"):
    """The table is set up. The seed is in no message before the end."""

    game: str = ""
    options: dict[str, str] = {}
    own_data: str = ""
    places: list[Place] = []
    host: int = 0
    pace: Pace = "none"
    absence: Absence | Literal[""] = ""
    """What happens to who is absent; "": what the pace has by itself."""
    public: bool = False
    spectators: bool = True
    code: str = ""
    seed: str = ""
    house: dict[str, str] = {}
    """What the table agrees on beside the rules."""
    rules: int = 0
    data: str = ""
    seal: str = ""
    """What the game is pinned to: the version of its rules, the digest of its numbers, and the
    commitment that people are shown. 0 and "" in logs from before there were pins."""
    agreed: list[int] | None = None
    """Who has agreed to hints among people; None: nobody has proposed them."""


class Changed(Entry, frozen=True, tag="changed"):
    """The host changes how the table is set up; places are changed by entries of their own."""

    options: dict[str, str] = {}
    pace: Pace = "none"
    absence: Absence | Literal[""] = ""
    public: bool = False
    spectators: bool = True
    seed: str = ""
    """A new seed if options changed: what the old commitment covers is no longer agreed on."""
    house: dict[str, str] = {}
    seal: str = ""
    """The commitment to the new seed."""
    agreed: list[int] | None = None
    """As in `Created`."""


class Sat(Entry, frozen=True, tag="sat"):
    """A guest sits down on an open seat."""

    seat: int = 0
    name: str = ""


class Placed(Entry, frozen=True, tag="placed"):
    """The host opens a seat, frees it, or puts a bot on it."""

    seat: int = 0
    place: Place = Place()
    by_server: bool = False
    """Whether a host of the server freed it."""


class Renamed(Entry, frozen=True, tag="renamed"):
    """A person takes another name."""

    seat: int = 0
    name: str = ""


class Faced(Entry, frozen=True, tag="faced"):
    """A person shows another face."""

    seat: int = 0
    face: str = ""


class Renewed(Entry, frozen=True, tag="renewed"):
    """A new invitation; the old one is void."""

    code: str = ""


class Phrased(Entry, frozen=True, tag="phrased"):
    """A player adds a phrase to the key of chance."""

    seat: int = 0
    text: str = ""


class Agreed(Entry, frozen=True, tag="agreed"):
    """A person agrees to hints at this table, or no longer."""

    seat: int = 0
    yes: bool = False


class Started(Entry, frozen=True, tag="started"):
    """The game begins."""


class Played(Entry, frozen=True, tag="played"):
    """A seat answered: one action, or the picks of a draft."""

    seat: int = 0
    actions: list[str] = []
    by: By = "person"


class Answered(Entry, frozen=True, tag="answered"):
    """A seat answered in a quiet window; it is carried out when the window closes."""

    seat: int = 0
    actions: list[str] = []
    by: By = "person"


class Acting(Entry, frozen=True, tag="acting"):
    """A seat wants to act in a quiet window, and will say how."""

    seat: int = 0


class Lengthened(Entry, frozen=True, tag="lengthened"):
    """A quiet window is over, but somebody who wants to act is still choosing how."""


class Closed(Entry, frozen=True, tag="closed"):
    """A quiet window closes: all answers are carried out; who gave none passes."""


class Looked(Entry, frozen=True, tag="looked"):
    """The time is over in which everyone looked at their own secret cards."""


class Ordered(Entry, frozen=True, tag="ordered"):
    """A seat says in which windows it wants to be asked."""

    seat: int = 0
    ask: Order = "tests"


class Premoved(Entry, frozen=True, tag="premoved"):
    """A seat lays down what it will answer when a question comes; None: it takes that back."""

    seat: int = 0
    premove: Premove | None = None


class Noted(Entry, frozen=True, tag="noted"):
    """A seat writes something down for itself."""

    seat: int = 0
    text: str = ""
    marks: list[str] = []
    """In logs from before there were beliefs: a word for each player."""


class Believed(Entry, frozen=True, tag="believed"):
    """A seat notes what it believes of a player, for itself."""

    seat: int = 0
    about: int = 0
    belief: int = 0
    remark: str = ""


class Marked(Entry, frozen=True, tag="marked"):
    """A seat marks what a player did in a test, for itself."""

    seat: int = 0
    test: int = 0
    about: int = 0
    mark: str = ""


class Hinted(Entry, frozen=True, tag="hinted"):
    """A seat asked for a hint. What it was told is not kept: it follows from what the seat knew."""

    seat: int = 0
    decision: int = 0


class Undone(Entry, frozen=True, tag="undone"):
    """A seat took its last action back."""

    seat: int = 0


class StoodIn(Entry, frozen=True, tag="stood-in"):
    """A bot plays for an absent person until they are back; "" ends it."""

    seat: int = 0
    bot: str = ""
    why: Why = ""


class Overdue(Entry, frozen=True, tag="overdue"):
    """In a game over days the time of a decision is over. It names nobody: of a sealed decision it
    is not told whose answer is missing."""

    decision: int = 0
    bot: str = ""
    """The one that makes this move; "": the others are asked."""


class Away(Entry, frozen=True, tag="away"):
    """A person is away until a moment, as they say; 0: they are back."""

    seat: int = 0
    until: float = 0.0
    since: float = 0.0
    """From when on, if that is later than this entry."""


class Reseated(Entry, frozen=True, tag="reseated"):
    """Somebody takes a seat that the others agreed to give away, by its new link."""

    seat: int = 0
    name: str = ""
    session: str = ""
    """The digest of the session that holds it from now on."""


class Kept(Entry, frozen=True, tag="kept"):
    """A person keeps the seat that the others agreed to give away."""

    seat: int = 0


class HandedOver(Entry, frozen=True, tag="handed-over"):
    """A person gave the seat to a bot for good."""

    seat: int = 0
    bot: str = ""
    by_server: bool = False
    """Whether a host of the server freed the seat, not its person."""


class Moved(Entry, frozen=True, tag="moved"):
    """Somebody asks the table to agree to something."""

    motion: Kind = "end"
    seat: int | None = 0
    """Who asks, or the bot's seat that somebody wants; None: the table, as time is over."""
    name: str = ""
    session: str = ""
    """Who wants it, with motion `admit`: a name, and the digest of a session."""
    about: int | None = None
    """Whom a bot is to stand in for, or whose seat somebody else is to get."""
    bot: str = ""
    """Which one."""
    pace: Pace = "none"
    absence: Absence | Literal[""] = ""
    """How to go on, with motion `pace`."""
    voters: list[int] | None = None
    """Who must agree; None: whoever plays for themselves when the votes are counted."""
    lapses: float | None = None
    """From this moment on the motion is void; None in logs from before motions lapsed."""


class Lapsed(Entry, frozen=True, tag="lapsed"):
    """The motion is void: its time is over, it was withdrawn, or it is about somebody who is back.

    Its time being over needs no such entry: any later one shows it. This one tells people."""

    motion: int = 0
    """Its number; 0, in logs from before there could be several: the newest."""


class Voted(Entry, frozen=True, tag="voted"):
    """A person answers a motion; the last answer settles it."""

    seat: int = 0
    yes: bool = False
    motion: int = 0
    """Its number, as in `Lapsed`."""


class Said(Entry, frozen=True, tag="said"):
    """A line of chat, from a seat or (None) from among the spectators."""

    seat: int | None = None
    name: str = ""
    text: str = ""
    phrase: str = ""
    to: int | None = None
    """The player whom a phrase is about, or asks."""


class Rematched(Entry, frozen=True, tag="rematched"):
    """The same people play again at another table."""

    table: str = ""


class Frozen(Entry, frozen=True, tag="frozen"):
    """Something went wrong inside this table; it stops, and its report can be read."""

    report: str = ""


AnyEntry: TypeAlias = (
    Created
    | Changed
    | Sat
    | Placed
    | Renamed
    | Faced
    | Renewed
    | Phrased
    | Agreed
    | Started
    | Played
    | Answered
    | Acting
    | Lengthened
    | Closed
    | Looked
    | Ordered
    | Premoved
    | Noted
    | Believed
    | Marked
    | Hinted
    | Undone
    | StoodIn
    | Overdue
    | Away
    | Reseated
    | Kept
    | HandedOver
    | Moved
    | Lapsed
    | Voted
    | Said
    | Rematched
    | Frozen
)

_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def write(entry: AnyEntry) -> str:
    """The entry as one line of JSON."""
    return msgspec.json.encode(entry).decode()


def read(text: str) -> AnyEntry:
    """The entry that `write` wrote, or msgspec's DecodeError."""
    return _decoder.decode(text)


def readable(lines: Iterable[str]) -> Iterator[AnyEntry]:
    """The entries of a log, up to one that cannot be read."""
    with suppress(msgspec.DecodeError):
        for line in lines:
            yield read(line)
