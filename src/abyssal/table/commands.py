"""What people may ask of a table, and the entries it becomes, or the reason why not."""

from collections.abc import Callable
from typing import Annotated, Final, Literal, NamedTuple, TypeAlias

import msgspec

from abyssal.bots import bots
from abyssal.core.errors import listed
from abyssal.core.game import State
from abyssal.table import entries as log
from abyssal.table.errors import refused
from abyssal.table.house import agreed
from abyssal.table.motions import Kind
from abyssal.table.places import MISSED_BEFORE_A_BOT, Pace, Place
from abyssal.table.plain import (
    CHAT_LENGTH,
    NAME_LENGTH,
    NOTES_ALTOGETHER,
    NOTES_LENGTH,
    PHRASE_LENGTH,
    distinct,
    lines,
    plain,
)
from abyssal.table.quiet import Order
from abyssal.table.stream import Viewer
from abyssal.table.table import OPEN, PLAYING, Table
from abyssal.table.talk import check_phrase, check_words

DRAFT_LENGTH: Final = 64

Id: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Mark: TypeAlias = Literal["", "trust", "suspect", "traitor"]
Key: TypeAlias = Annotated[str, msgspec.Meta(max_length=32, pattern="^[a-z-]*$")]


class Command(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """Something that is asked for; `id` is the client's own and is carried out once."""

    id: Id


class Play(Command, frozen=True, tag="play"):
    """Answer a decision with one action, or with all the picks of a draft."""

    decision: int
    actions: Annotated[list[str], msgspec.Meta(min_length=1, max_length=DRAFT_LENGTH)]


class Act(Command, frozen=True, tag="act"):
    """I want to act in the quiet window that is open, and will say how."""

    decision: int


class SetOrders(Command, frozen=True, tag="orders"):
    """In which quiet windows I want to be asked."""

    ask: Order


class Note(Command, frozen=True, tag="note"):
    """What I write down for myself, and how I mark each player."""

    text: str
    marks: list[Mark]


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
    public: bool | None = None
    spectators: bool | None = None
    house: dict[str, str] | None = None


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


class Vote(Command, frozen=True, tag="vote"):
    """Answer the motion under way."""

    yes: bool


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
    | SetOrders
    | Note
    | Undo
    | Start
    | Phrase
    | Rename
    | Arrange
    | Renew
    | Set
    | HandOver
    | Return
    | CallVote
    | Vote
    | Say
    | Rematch
)


class Giver(NamedTuple):
    """Who gives a command: a seat or a spectator, and the digest of their session."""

    seat: Viewer
    session: str = ""

    def mark(self, id: str) -> str:
        """A command's id as the log keeps it: nobody's id collides with another's."""
        return f"{self.session[:16] if self.seat is None else self.seat}:{id}"


class Fresh(NamedTuple):
    """Where new secrets come from."""

    seed: Callable[[], str]
    code: Callable[[], str]
    table: Callable[[], str]


def entries_for(
    table: Table, giver: Giver, command: AnyCommand, now: float, fresh: Fresh
) -> list[log.AnyEntry]:
    """The entries `command` becomes when it is given now; none if that has happened before."""
    id = giver.mark(command.id)
    if id in table.commands:
        return []
    if table.report is not None:
        raise refused("frozen", "this table stopped after an error")
    if giver.seat is None:
        return from_spectator(table, giver.session, command, now, id)
    if table.places[giver.seat].kind != "person":
        raise refused("no-seat", "you have no seat at this table")
    if table.status == OPEN:
        entries = before_the_start(table, giver.seat, command, now, id, fresh)
    else:
        entries = in_the_game(table, giver.seat, command, now, id, fresh)
    return entries


def from_spectator(
    table: Table, session: str, command: AnyCommand, now: float, id: str
) -> list[log.AnyEntry]:
    """Spectators talk among themselves, and may ask for a bot's seat."""
    match command:
        case Say():
            return [said(table, None, command, now, id)]
        case CallVote(motion="admit"):
            check_vote(table)
            if not table.voters():
                raise refused("no-voters", "nobody is at this table who could agree")
            seat = bots_seat(table, command.seat)
            name = own_name(table, seat, command.name)
            return [log.Moved(now, id, "admit", seat, name, session)]
    raise refused("no-seat", "you have no seat at this table")


def before_the_start(
    table: Table, seat: int, command: AnyCommand, now: float, id: str, fresh: Fresh
) -> list[log.AnyEntry]:
    match command:
        case Start(phrase=phrase, bot=bot):
            check_host(table, seat)
            filled = bots_on_open_seats(table, bot, now)
            text = [log.Phrased(now, "", seat, plain(phrase, PHRASE_LENGTH))] if phrase else []
            return [*filled, *text, log.Started(now, id)]
        case Phrase(text=text):
            return [log.Phrased(now, id, seat, plain(text, PHRASE_LENGTH))]
        case Arrange():
            return [arranged(table, seat, command, now, id)]
        case Renew():
            check_host(table, seat)
            return [log.Renewed(now, id, fresh.code())]
        case Set():
            check_host(table, seat)
            return [changed(table, command, now, id, fresh)]
    return at_any_time(table, seat, command, now, id)


def in_the_game(
    table: Table, seat: int, command: AnyCommand, now: float, id: str, fresh: Fresh
) -> list[log.AnyEntry]:
    match command:
        case Start() | Phrase() | Arrange() | Renew() | Set():
            raise refused("started", "the game has started")
        case Rematch():
            check_done(table)
            return [] if table.rematch else [log.Rematched(now, id, fresh.table())]
        case Say() | Rename() | SetOrders() | Note():
            return at_any_time(table, seat, command, now, id)
    check_playing(table)
    match command:
        case Play():
            check_draft(table, seat, command)
            back = came_back(table, seat, now)
            return [*back, answer(table, seat, command.actions, now, id)]
        case Act(decision=decision):
            check_acting(table, seat, decision)
            return [*came_back(table, seat, now), log.Acting(now, id, seat)]
        case Undo():
            if not table.can_undo(seat):
                raise refused("undo", "nothing can be taken back now")
            return [log.Undone(now, id, seat)]
        case HandOver(bot=bot):
            check_bot(table, bot)
            return [log.HandedOver(now, id, seat, bot)]
        case Return():
            return came_back(table, seat, now, id)
        case CallVote(motion=motion):
            check_vote(table)
            if motion == "admit":
                raise refused("seated", "you have a seat at this table already")
            if motion == "undo" and not table.manners.undo_votes:
                raise refused("undo-vote", "in this game nobody takes back what others did")
            if motion == "undo" and not table.earlier:
                raise refused("undo", "nothing can be taken back now")
            return [*came_back(table, seat, now), log.Moved(now, id, motion, seat)]
        case Vote(yes=yes):
            if table.motion is None:
                raise refused("no-vote", "no vote is under way")
            return [*came_back(table, seat, now), log.Voted(now, id, seat, yes)]
    return at_any_time(table, seat, command, now, id)


def at_any_time(
    table: Table, seat: int, command: AnyCommand, now: float, id: str
) -> list[log.AnyEntry]:
    match command:
        case Rename(name=name):
            return [log.Renamed(now, id, seat, own_name(table, seat, name))]
        case Say():
            return [said(table, seat, command, now, id)]
        case SetOrders(ask=ask):
            return [log.Ordered(now, id, seat, ask)]
        case Note(text=text, marks=marks):
            if len(marks) != table.seats:
                raise refused("marks", "one mark for each player")
            written = lines(text, NOTES_LENGTH)
            if (written, list(marks)) == (table.notes[seat], table.marks[seat]):
                return []
            if table.noted[seat] + len(written) > NOTES_ALTOGETHER:
                raise refused("notes", "too many notes were written at this table")
            return [log.Noted(now, id, seat, written, list(marks))]
    raise refused("not-playing", "no game is under way at this table")


# Playing


def check_draft(table: Table, seat: int, command: Play) -> None:
    """Try the picks on a copy: all of them must be legal, and nothing may come out between them."""
    check_decision(table, seat, command.decision)
    tried: State = table.playing().copy()
    for place, text in enumerate(command.actions):
        before = tried.revealed
        tried.play(seat, table.game.read(text))
        if place + 1 < len(command.actions) and tried.revealed != before:
            raise refused("draft", "something came out in the middle of this answer")


def check_decision(table: Table, seat: int, decision: int) -> None:
    if table.quiet.looking is not None:
        raise refused("looking", "everyone is looking at their own cards")
    if decision != table.decisions[seat]:
        raise refused("stale", "this answers a decision that is no longer asked")


def check_acting(table: Table, seat: int, decision: int) -> None:
    """Whoever takes part in a quiet window may say so, with or without a card for it."""
    check_decision(table, seat, decision)
    window = table.quiet.window
    if window is None or not window.held or window.choosing or seat not in window.seats:
        raise refused("not-asked", "no decision is asked of you now")
    if seat in window.acting:
        raise refused("stale", "this answers a decision that is no longer asked")


def answer(
    table: Table, seat: int, actions: list[str], now: float, id: str
) -> log.Played | log.Answered:
    """A seat's answer: carried out at once, or kept back in a quiet window."""
    if table.is_held():
        return log.Answered(now, id, seat, actions)
    return log.Played(now, id, seat, actions)


def came_back(table: Table, seat: int, now: float, id: str = "") -> list[log.AnyEntry]:
    """A person who acts takes the seat back from the bot that stood in."""
    return [log.StoodIn(now, id, seat)] if table.places[seat].is_stood_in() else []


def ran_out_of_time(table: Table, seat: int, now: float, bot: str) -> list[log.AnyEntry]:
    """The first legal action answers for a person whose time ran out; the third time, a bot.

    A bot never takes over in a sealed decision: all would see whose answer was missing.
    """
    if table.is_held():
        return [log.Answered(now, "", seat, [table.first_answer(seat)])]
    sealed = isinstance(table.playing().view(seat)["asked"], int)
    if table.places[seat].missed >= MISSED_BEFORE_A_BOT and not sealed:
        return [log.StoodIn(now, "", seat, bot, "pace")]
    return [log.Played(now, "", seat, [table.first_answer(seat)], "time")]


def time_is_up(table: Table, now: float) -> list[log.AnyEntry]:
    """A window closes, or whoever wanted to act gets time to choose how."""
    window = table.quiet.window
    assert window is not None
    if window.closes is not None and not window.choosing and window.undecided():
        return [log.Lengthened(now)]
    return [log.Closed(now)]


def passed_by_order(table: Table, seat: int, now: float) -> list[log.AnyEntry]:
    """A standing order passes for whoever sits alone among bots."""
    return [log.Played(now, "", seat, [table.first_answer(seat)], "orders")]


# Before the start


def check_host(table: Table, seat: int) -> None:
    if seat != table.host:
        raise refused("not-host", "only the host can do this")


def check_playing(table: Table) -> None:
    if table.status != PLAYING:
        raise refused("not-playing", "no game is under way at this table")


def check_done(table: Table) -> None:
    if not table.is_done():
        raise refused("not-over", "everything is shown only once the game is over")


def check_bot(table: Table, bot: str) -> None:
    name, allowed = table.game.name, bots(table.game.name)
    if bot not in allowed:
        raise refused(
            "bot", f"{name} has no bot {bot!r}", game=name, bot=bot, allowed=listed(allowed)
        )


def bots_on_open_seats(table: Table, bot: str, now: float) -> list[log.Placed]:
    """One step with the start: nobody sits down between the two."""
    seats = [seat for seat, place in enumerate(table.places) if place.kind == "open"]
    if seats and not bot:
        raise refused("seats-open", "every seat must be taken before the start")
    if bot:
        check_bot(table, bot)
    return [log.Placed(now, "", seat, Place("bot", "", bot)) for seat in seats]


def arranged(table: Table, seat: int, command: Arrange, now: float, id: str) -> log.AnyEntry:
    """The host opens a seat, or puts a bot on it; nobody moves the host."""
    check_host(table, seat)
    check_seat(table, command.seat)
    if command.seat == seat:
        raise refused("own-seat", "the host keeps a seat")
    if command.place.kind == "open":
        return log.Placed(now, id, command.seat, Place())
    check_bot(table, command.place.bot)
    return log.Placed(now, id, command.seat, Place("bot", "", command.place.bot))


def changed(table: Table, command: Set, now: float, id: str, fresh: Fresh) -> log.Changed:
    """The table set up in another way; other options get another seed."""
    options = table.options if command.options is None else table.game.chosen(command.options)
    return log.Changed(
        now,
        id,
        options,
        table.pace if command.pace is None else command.pace,
        table.public if command.public is None else command.public,
        table.spectators if command.spectators is None else command.spectators,
        fresh.seed() if options != table.options else "",
        table.house if command.house is None else agreed(table.manners, command.house),
    )


def check_seat(table: Table, seat: int) -> None:
    last = table.seats - 1
    if not 0 <= seat <= last:
        message = f"there is no seat {seat}; seats are 0 to {last}"
        raise refused("seat", message, seat=seat, last=last)


def sat_down(table: Table, code: str, name: str, now: float) -> log.Sat:
    """A guest with this invitation takes the first open seat."""
    if table.status != OPEN:
        raise refused("started", "the game has started")
    if code != table.code:
        raise refused("invitation", "this invitation is not valid")
    for seat, place in enumerate(table.places):
        if place.kind == "open":
            return log.Sat(now, "", seat, own_name(table, seat, name) if name else "")
    raise refused("full", "every seat is taken")


def own_name(table: Table, seat: int, name: str) -> str:
    """A name that nobody else has at this table."""
    others = [place.name for other, place in enumerate(table.places) if other != seat]
    return distinct(plain(name, NAME_LENGTH), others)


# Votes


def check_vote(table: Table) -> None:
    check_playing(table)
    if table.motion is not None:
        raise refused("vote-open", "another vote is under way")


def bots_seat(table: Table, wanted: int | None) -> int:
    """The bot's seat that somebody wants, or any."""
    if wanted is not None:
        check_seat(table, wanted)
    for seat, place in enumerate(table.places):
        if place.kind == "bot" and wanted in (None, seat):
            return seat
    raise refused("no-bot", "no bot sits there")


# Words


def said(table: Table, seat: Viewer, command: Say, now: float, id: str) -> log.Said:
    """A line of chat, cleaned."""
    check_talk(table, seat, command)
    name = "" if seat is None else table.places[seat].name
    if command.phrase:
        return log.Said(now, id, seat, name, "", command.phrase, command.to)
    return log.Said(now, id, seat, name, plain(command.text, CHAT_LENGTH))


def check_talk(table: Table, seat: Viewer, command: Say) -> None:
    """What this table allows to be said now; spectators say among themselves what they like."""
    if seat is None:
        return
    if table.quiet.looking is not None:
        raise refused("looking", "everyone is looking at their own cards")
    if command.phrase:
        check_phrase(table.manners, command.phrase, seat, command.to, table.seats)
    elif table.status == PLAYING and "talk" in table.house:
        testing = table.playing().view(seat)[table.manners.hush] is not None
        check_words(table.house["talk"], testing)
