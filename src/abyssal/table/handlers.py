"""Command handlers: what somebody asks of a table becomes entries of its log, or is refused."""

from collections.abc import Collection, Mapping
from functools import partial
from typing import Final

from abyssal.bots import bots, is_offered
from abyssal.core.errors import BadRequest, listed
from abyssal.hints import has_hints
from abyssal.record import commitment_of
from abyssal.table import entries
from abyssal.table.commands import (
    Act,
    Agree,
    AnyCommand,
    Around,
    Arrange,
    Believe,
    CallVote,
    Fresh,
    Giver,
    GoAway,
    HandOver,
    KeepSeat,
    LayDown,
    Looked,
    MarkTest,
    Note,
    Phrase,
    Play,
    Rematch,
    Rename,
    Renew,
    Return,
    Say,
    Set,
    SetOrders,
    Start,
    Undo,
    Vote,
    Withdraw,
)
from abyssal.table.desk import MARKS, Written
from abyssal.table.errors import refused
from abyssal.table.facts import OPEN, PLAYING
from abyssal.table.history import is_kept
from abyssal.table.house_rules import agreed
from abyssal.table.motions import LEAST_TO_END, Motion
from abyssal.table.places import (
    ABSENCE,
    DAY,
    HOUR,
    MINUTE,
    MISSED_BEFORE_A_BOT,
    SLOW,
    Absence,
    Pace,
    Place,
    Times,
)
from abyssal.table.quiet import UNTIL_TOLD
from abyssal.table.sanitize import (
    CHAT_LENGTH,
    NAME_LENGTH,
    NOTES_ALTOGETHER,
    NOTES_LENGTH,
    PHRASE_LENGTH,
    REMARK_LENGTH,
    distinct,
    sanitize,
    sanitize_lines,
)
from abyssal.table.stand_ins import stand_in
from abyssal.table.stream import Viewer
from abyssal.table.table import Table
from abyssal.table.talk import check_phrase, check_words

MURMURS: Final = 300
"""Lines of chat that the spectators of a table may write in all."""
MURMURS_A_MINUTE: Final = 6
"""Lines a minute of one spectator; of all together, five times as many."""


def entries_for(
    table: Table,
    giver: Giver,
    command: AnyCommand,
    now: float,
    fresh: Fresh,
    around: Around = Around(),  # noqa: B008
) -> list[entries.AnyEntry]:
    """The entries that `command` becomes; none if it was carried out before."""
    id = giver.mark(command.id)
    if id in table.commands:
        return []
    if table.report is not None:
        raise refused("frozen", "this table stopped after an error")
    if giver.seat is None:
        return from_spectator(table, giver.session, command=command, now=now, id=id)
    if table.places[giver.seat].kind != "person":
        raise refused("no-seat", "you have no seat at this table")
    if table.status == OPEN:
        return before_the_start(table, giver.seat, command=command, now=now, id=id, fresh=fresh)
    if isinstance(command, CallVote):
        return put_motion(table, giver.seat, command=command, now=now, id=id, around=around)
    return in_the_game(table, giver.seat, command=command, now=now, id=id, fresh=fresh)


def from_spectator(
    table: Table, session: str, command: AnyCommand, now: float, id: str
) -> list[entries.AnyEntry]:
    """Spectators talk among themselves, and may ask for a bot's seat."""
    match command:
        case Say():
            return [said(table, None, command=command, now=now, id=id)]
        case CallVote(motion="admit"):
            check_playing(table)
            if any(one.kind == "admit" for one in open_motions(table, now)):
                raise refused("vote-open", "this is being voted on")
            check_turned_away(table, session, now)
            if not table.voters():
                raise refused("no-voters", "nobody is at this table who could agree")
            seat = bots_seat(table, command.seat)
            name = own_name(table, seat, command.name)
            lapses = now + table.times.motion
            return [
                entries.Moved(
                    now, id, motion="admit", seat=seat, name=name, session=session, lapses=lapses
                )
            ]
        case Withdraw():
            for motion in open_motions(table, now):
                if motion.session == session:
                    return [entries.Lapsed(now, id, motion=motion.number)]
    raise refused("no-seat", "you have no seat at this table")


def before_the_start(
    table: Table, seat: int, command: AnyCommand, now: float, id: str, fresh: Fresh
) -> list[entries.AnyEntry]:
    match command:
        case Start(phrase=phrase, bot=bot):
            check_host(table, seat)
            filled = bots_on_open_seats(table, bot, now)
            check_agreed(table)
            text = (
                [entries.Phrased(now, "", seat, sanitize(phrase, PHRASE_LENGTH))] if phrase else []
            )
            return [*filled, *text, entries.Started(now, id)]
        case Phrase(text=text):
            return [entries.Phrased(now, id, seat, sanitize(text, PHRASE_LENGTH))]
        case Arrange():
            return [arranged(table, seat, command=command, now=now, id=id)]
        case Renew():
            check_host(table, seat)
            return [entries.Renewed(now, id, fresh.code())]
        case Set():
            check_host(table, seat)
            return [changed(table, command, now=now, id=id, fresh=fresh)]
    return at_any_time(table, seat, command=command, now=now, id=id)


def in_the_game(
    table: Table, seat: int, command: AnyCommand, now: float, id: str, fresh: Fresh
) -> list[entries.AnyEntry]:
    match command:
        case Start() | Phrase() | Arrange() | Renew() | Set():
            raise refused("started", "the game has started")
        case Rematch():
            check_done(table)
            return [] if table.rematch else [entries.Rematched(now, id, fresh.table())]
        case Agree() | Say() | Rename() | SetOrders() | Note() | Believe() | MarkTest() | GoAway():
            return at_any_time(table, seat, command=command, now=now, id=id)
    check_playing(table)
    match command:
        case Play():
            check_draft(table, seat, command)
            back = is_here(table, seat, now)
            return [*back, answer(table, seat, actions=command.actions, now=now, id=id)]
        case Act(decision=decision):
            check_acting(table, seat, decision)
            return [*is_here(table, seat, now), entries.Acting(now, id, seat)]
        case Looked():
            check_looked(table)
            return [entries.Looked(now, id)]
        case LayDown():
            return laid_down(table, seat, command=command, now=now, id=id)
        case Undo():
            steps = table.steps_back(seat)
            if not steps:
                raise refused("undo", "nothing can be taken back now")
            spared = [entries.Undone(now, "", seat)] * (steps - 1)
            return [*spared, entries.Undone(now, id, seat)]
        case HandOver(bot=bot):
            check_bot(table, bot)
            return [entries.HandedOver(now, id, seat, bot)]
        case Return():
            return is_here(table, seat, now, id)
        case KeepSeat():
            if seat not in table.given_away:
                raise refused("own-seat-safe", "nobody gives your seat away")
            return [*came_back(table, seat, now), entries.Kept(now, id, seat)]
        case Withdraw(motion=number):
            motion = open_motion(table, number, now)
            if motion.session or motion.seat != seat:
                raise refused("not-yours", "somebody else has put this to the vote")
            return [entries.Lapsed(now, id, motion=motion.number)]
        case Vote(yes=yes, motion=number):
            motion = open_motion(table, number, now)
            if motion.about == seat:
                raise refused("no-part", "this vote is about you: play, and it is void")
            back = came_back(table, seat, now)
            return [*back, entries.Voted(now, id, seat=seat, yes=yes, motion=motion.number)]
    return at_any_time(table, seat, command=command, now=now, id=id)


def at_any_time(
    table: Table, seat: int, command: AnyCommand, now: float, id: str
) -> list[entries.AnyEntry]:
    match command:
        case Rename(name=name):
            return [entries.Renamed(now, id, seat, own_name(table, seat, name))]
        case Say():
            return [said(table, seat, command=command, now=now, id=id)]
        case Agree(yes=yes):
            check_proposed(table)
            return [] if yes == is_agreed(table, seat) else [entries.Agreed(now, id, seat, yes)]
        case SetOrders(ask=ask):
            return [entries.Ordered(now, id, seat, ask)]
        case GoAway(since=since, until=until):
            begins = max(since or now, now)
            returns = moment_of_return(table, seat, begins, until, now=now)
            return [entries.Away(now, id, seat, returns, since=begins if begins > now else 0.0)]
        case Note() | Believe() | MarkTest():
            return written_down(table, seat, command=command, now=now, id=id)
    raise refused("not-playing", "no game is under way at this table")


# One's own desk


def written_down(
    table: Table, seat: int, command: Note | Believe | MarkTest, now: float, id: str
) -> list[entries.AnyEntry]:
    """What a seat keeps for itself; nothing where it says so already."""
    desk = table.desks[seat]
    entry: Written
    match command:
        case Note(text=text):
            entry = entries.Noted(now, id, seat=seat, text=sanitize_lines(text, NOTES_LENGTH))
            is_known = entry.text == desk.notes
            length = len(entry.text)
        case Believe(seat=about, belief=belief, remark=remark):
            check_seat(table, about)
            if about == seat:
                raise refused("own-belief", "you know what you are yourself")
            said = sanitize(remark, REMARK_LENGTH) if remark.strip() else ""
            entry = entries.Believed(now, id, seat=seat, about=about, belief=belief, remark=said)
            is_known = (belief, said) == (desk.beliefs[about], desk.remarks[about])
            length = len(said)
        case MarkTest(test=test, seat=about, mark=mark):
            check_seat(table, about)
            check_test(table, test)
            if mark not in MARKS:
                allowed = listed([repr(one) for one in MARKS])
                message = f"a mark cannot be {mark!r}; it can be: {allowed}"
                raise refused("mark", message, mark=mark, allowed=allowed)
            entry = entries.Marked(now, id, seat=seat, test=test, about=about, mark=mark)
            is_known = mark == desk.marks.get((test, about), "")
            length = 0
    if is_known:
        return []
    if table.noted[seat] + length > NOTES_ALTOGETHER:
        raise refused("notes", "too many notes were written at this table")
    return [entry]


def laid_down(
    table: Table, seat: int, command: LayDown, now: float, id: str
) -> list[entries.AnyEntry]:
    """An answer to a question that is to come, or that it is taken back."""
    desk = table.desks[seat]
    if not command.actions:
        known = desk.premove is not None or desk.premoved is not None
        return [entries.Premoved(now, id, seat)] if known else []
    foreseen = table.foreseen(seat)
    if foreseen is None:
        raise refused("premove", "nothing can be answered ahead now")
    if command.question != foreseen.question:
        raise refused("stale", "this answers a decision that is no longer asked")
    length = sum(len(text) for text in command.actions)
    if table.noted[seat] + length > NOTES_ALTOGETHER:
        raise refused("notes", "too many notes were written at this table")
    return [entries.Premoved(now, id, seat, foreseen.laid(command.actions))]


def check_test(table: Table, test: int) -> None:
    """A test of the history that this table keeps."""
    if table.secrecy is None or not is_kept(table.secrecy, table.house, table.options):
        raise refused("history", "this table keeps no history of tests")
    made = 0 if table.views is None else table.secrecy.tests_made(table.views.view(None))
    if not 0 <= test < made:
        raise refused("test", f"there is no test {test}; {made} were made", test=test, made=made)


# Playing


def check_draft(table: Table, seat: int, command: Play) -> None:
    """Try the picks on a copy: all must be legal, and none but the last may reveal anything."""
    check_decision(table, seat, command.decision)
    if table.is_held() and len(command.actions) == 1:  # it is played when the window closes
        table.check_legal(seat, command.actions[0])
        return
    revealed = table.playing().revealed
    picks = table.try_out(seat, command.actions).picks
    if any(pick.after.revealed != revealed for pick in picks[:-1]):
        raise refused("draft", "something came out in the middle of this answer")


def check_decision(table: Table, seat: int, decision: int) -> None:
    if table.quiet.looking is not None:
        raise refused("looking", "everyone is looking at their own cards")
    if decision != table.decisions[seat]:
        raise refused("stale", "this answers a decision that is no longer asked")


def check_looked(table: Table) -> None:
    """A look of several people has a fixed length: nobody ends it, and nobody confirms anything."""
    if table.quiet.looking is None:
        raise refused("stale", "this answers a decision that is no longer asked")
    if table.quiet.looking != UNTIL_TOLD:
        raise refused("looking", "everyone is looking at their own cards")


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
) -> entries.Played | entries.Answered:
    """A seat's answer: carried out at once, or kept back in a quiet window."""
    if table.is_held():
        return entries.Answered(now, id, seat, actions)
    return entries.Played(now, id, seat, actions)


def came_back(table: Table, seat: int, now: float, id: str = "") -> list[entries.AnyEntry]:
    """A person who acts takes the seat back from the bot that stood in."""
    return [entries.StoodIn(now, id, seat)] if table.places[seat].is_stood_in() else []


def is_here(table: Table, seat: int, now: float, id: str = "") -> list[entries.AnyEntry]:
    """The same, and nobody who plays is away, or loses the seat."""
    found = came_back(table, seat, now, id)
    if table.is_away(seat, now):
        found.append(entries.Away(now, "", seat))
    if seat in table.given_away:
        found.append(entries.Kept(now, "", seat))
    return found


def moment_of_return(
    table: Table, seat: int, begins: float, until: float | None, now: float
) -> float:
    """Until when somebody is away; 0 if they are back. Clocks stand still only for so long."""
    if until is None:
        return 0.0
    check_days_away(table.times, begins, until, now)
    spent = sum(max(0.0, min(ends, now) - since) for since, ends in table.holidays[seat])
    left = table.times.away - spent
    if until - begins > left:
        days = int(left // DAY)
        raise refused("away", f"you can be away for at most {days} days more", days=days)
    return until


def check_days_away(times: Times, begins: float, until: float, now: float) -> None:
    """Refuse days away that are over, too many, or too far ahead."""
    if not max(begins, now) < until <= begins + times.away:
        days = int(times.away // DAY)
        message = f"you can be away from now on, for at most {days} days"
        raise refused("away", message, days=days)
    if begins > now + times.ahead:
        days = int(times.ahead // DAY)
        raise refused("away-ahead", f"you can say so at most {days} days before", days=days)


def overdue(table: Table, now: float) -> list[entries.AnyEntry]:
    """What is written when, in a game over days, the time of a decision is over: a bot answers for
    whoever has not, or the others are asked whether one shall."""
    decision, bot = table.asking.number, stand_in(table.game.name)
    if table.absence == "bot":
        return [entries.Overdue(now, "", decision=decision, bot=bot)]
    found: list[entries.AnyEntry] = [entries.Overdue(now, "", decision=decision)]
    lapses = now + table.times.ending
    put = partial(entries.Moved, now, "", motion="stand-in", seat=None, bot=bot, lapses=lapses)
    if table.is_sealed():
        return [*found, put()]
    late = [seat for seat in table.asking.seats if seat in table.voters()]
    voters = [seat for seat in table.voters() if seat not in late and not table.is_away(seat, now)]
    if voters:
        found += [put(about=seat, voters=voters) for seat in late]
    return found


def ran_out_of_time(table: Table, seat: int, now: float, bot: str) -> list[entries.AnyEntry]:
    """What is written when a person's time ran out: the first legal action; the third time, a bot.

    A bot never takes over in a sealed decision: all would see whose answer was missing.
    """
    if table.is_held():
        return [entries.Answered(now, "", seat=seat, actions=[table.first_answer(seat)], by="time")]
    sealed = isinstance(table.seen().asked(), int)
    if table.places[seat].missed >= MISSED_BEFORE_A_BOT and not sealed:
        return [entries.StoodIn(now, "", seat=seat, bot=bot, why="pace")]
    return [entries.Played(now, "", seat=seat, actions=[table.first_answer(seat)], by="time")]


def time_is_up(table: Table, now: float) -> list[entries.AnyEntry]:
    """The window closes; or it is prolonged for those who want to act and have not said how."""
    window = table.quiet.window
    assert window is not None
    lengthens = window.closes is not None and not window.choosing and not table.quiet.over_days
    if lengthens and window.undecided():
        return [entries.Lengthened(now)]
    return [entries.Closed(now)]


def premoved(table: Table, seat: int, now: float) -> list[entries.AnyEntry]:
    """The answer that a seat has laid down, given now. It is its person's own decision."""
    premove = table.desks[seat].premove
    assert premove is not None
    return [entries.Played(now, "", seat=seat, actions=premove.texts(), by="premove")]


def answered_unasked(table: Table, seat: int, now: float) -> list[entries.AnyEntry]:
    """The first answer of somebody alone among bots who need not be asked: a standing order passes
    for them, or there is no other answer."""
    return [entries.Played(now, "", seat=seat, actions=[table.first_answer(seat)], by="orders")]


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
    name = table.game.name
    if not is_offered(bot, name):
        allowed = listed(bots(name))
        raise refused("bot", f"{name} has no bot {bot!r}", game=name, bot=bot, allowed=allowed)


def bots_on_open_seats(table: Table, bot: str, now: float) -> list[entries.Placed]:
    """Bots for all open seats, written together with the start: nobody can sit down in between."""
    seats = [seat for seat, place in enumerate(table.places) if place.kind == "open"]
    if seats and not bot:
        raise refused("seats-open", "every seat must be taken before the start")
    if bot:
        check_bot(table, bot)
    return [entries.Placed(now, "", seat, Place("bot", "", bot)) for seat in seats]


def arranged(table: Table, seat: int, command: Arrange, now: float, id: str) -> entries.AnyEntry:
    """The host opens a seat, or puts a bot on it; not on the host's own."""
    check_host(table, seat)
    check_seat(table, command.seat)
    if command.seat == seat:
        raise refused("own-seat", "the host keeps a seat")
    if command.place.kind == "open":
        return entries.Placed(now, id, command.seat, Place())
    check_bot(table, command.place.bot)
    return entries.Placed(now, id, command.seat, Place("bot", "", command.place.bot))


def changed(table: Table, command: Set, now: float, id: str, fresh: Fresh) -> entries.Changed:
    """The table set up in another way; other options get another seed."""
    options = table.options if command.options is None else table.game.chosen(command.options)
    seed = fresh.seed() if options != table.options else ""
    seal = commitment_of(table.game, table.seats, options, seed) if seed else ""
    pace = table.pace if command.pace is None else command.pace
    kept = table.absence if pace == table.pace else ABSENCE[pace]
    return entries.Changed(
        now,
        id,
        options=options,
        pace=pace,
        absence=fitting(pace, command.absence or kept),
        public=table.public if command.public is None else command.public,
        spectators=table.spectators if command.spectators is None else command.spectators,
        seed=seed,
        house=table.house if command.house is None else agreed(table.secrecy, command.house),
        agreed=table.agreed if command.hints is None else proposed(table, command.hints),
        seal=seal or "",
    )


def proposed(table: Table, hints: bool) -> list[int] | None:
    """Who has agreed to hints once the host proposes them, or takes that back."""
    if hints:
        check_title_has_hints(table)
    if not hints or table.agreed is not None:
        return table.agreed if hints else None
    return [table.host]


def check_title_has_hints(table: Table) -> None:
    if table.secrecy is not None or not has_hints(table.title):
        raise refused("hints-title", "among people this title has no hints")


def check_proposed(table: Table) -> None:
    if table.agreed is None:
        raise refused("hints-unproposed", "nobody has proposed hints at this table")


def is_agreed(table: Table, seat: int) -> bool:
    return seat in (table.agreed or [])


def check_agreed(table: Table) -> None:
    """Whether all people agree to hints, where they are proposed."""
    if table.agreed is not None and not all(is_agreed(table, seat) for seat in table.people()):
        raise refused("hints-disagreed", "not everybody has agreed to hints at this table")


# Hints


def hint_taken(table: Table, seat: int, decision: int, now: float) -> list[entries.AnyEntry]:
    """What is written when a person asks for a hint: nothing where they have done so before."""
    check_playing(table)
    if not has_hints(table.title):
        raise refused("hints-none", "this title has no hints")
    if not table.has_hints():
        message = "hints are for one person among bots, or where all have agreed"
        raise refused("hints-company", message)
    if not table.questions[seat][0] or seat in table.unasked or table.bot_of(seat):
        raise refused("not-asked", "no decision is asked of you now")
    check_decision(table, seat, decision)
    if table.hinted[seat] == decision:
        return []
    return [entries.Hinted(now, "", seat=seat, decision=decision)]


def check_seat(table: Table, seat: int) -> None:
    last = table.seats - 1
    if not 0 <= seat <= last:
        message = f"there is no seat {seat}; seats are 0 to {last}"
        raise refused("seat", message, seat=seat, last=last)


def sat_down(
    table: Table, code: str, name: str, now: float, liked: int | None = None
) -> entries.Sat:
    """A guest with this invitation takes the seat they like if it is open, or else the first."""
    if table.status != OPEN:
        raise refused("started", "the game has started")
    if code != table.code:
        raise refused("invitation", "this invitation is not valid")
    free = [seat for seat, place in enumerate(table.places) if place.kind == "open"]
    if not free:
        raise refused("full", "every seat is taken")
    seat = liked if liked in free else free[0]
    return entries.Sat(now, "", seat, own_name(table, seat, name) if name else "")


def took_over(
    table: Table, seat: int, name: str, session: str, holds: Collection[int], now: float
) -> entries.Reseated:
    """Somebody takes a seat that the table gives away, by its new link."""
    check_given_away(table, seat, now)
    if any(other != seat for other in holds):
        raise refused("two-seats", "you hold another seat here: this one is for somebody else")
    name = own_name(table, seat, name) if name else ""
    return entries.Reseated(now, "", seat=seat, name=name, session=session)


def check_given_away(table: Table, seat: int, now: float) -> None:
    """Whether there can be a new link to a seat: all others agreed, and its owner had the time to
    stop it."""
    check_playing(table)
    if seat not in table.given_away:
        raise refused("not-given", "the table has not agreed to give this seat away")
    if (wait := table.given_away[seat] - now) > 0:
        hours = int(-(-wait // HOUR))
        message = f"its owner can still stop this for {hours} hours"
        raise refused("not-given-yet", message, hours=hours)


def own_name(table: Table, seat: int, name: str) -> str:
    """A name that nobody else has at this table."""
    others = [place.name for other, place in enumerate(table.places) if other != seat]
    return distinct(sanitize(name, NAME_LENGTH), others)


# Votes


def put_motion(
    table: Table, seat: int, command: CallVote, now: float, id: str, around: Around
) -> list[entries.AnyEntry]:
    """Put a player's motion to the vote."""
    check_playing(table)
    moved = motion_for(table, seat, command=command, now=now, id=id, around=around)
    trial = Motion(
        moved.motion,
        seat,
        about=moved.about,
        pace=moved.pace,
        absence=moved.absence,
        of=len(table.record.entries) if moved.motion == "undo" else 0,
    )
    subject = trial.subject()
    if any(motion.subject() == subject for motion in open_motions(table, now)):
        raise refused("vote-open", "this is being voted on")
    if (wait := table.denied.get(subject, now) - now) > 0:
        minutes = int(-(-wait // MINUTE))
        message = f"this was not agreed to: ask again in {minutes} minutes"
        raise refused("denied", message, minutes=minutes)
    return [*came_back(table, seat, now), moved]


def motion_for(
    table: Table, seat: int, command: CallVote, now: float, id: str, around: Around
) -> entries.Moved:
    """What is put to the vote, who must agree, and until when."""
    put = partial(entries.Moved, now, id, motion=command.motion, seat=seat)
    everyone = [one for one in table.people() if one == seat or one not in around.gone]
    slow = table.pace in SLOW
    soon = now + (table.times.ending if slow else table.times.motion)
    match command.motion:
        case "admit":
            raise refused("seated", "you have a seat at this table already")
        case "end":
            enough = len(everyone) >= LEAST_TO_END
            return put(
                voters=everyone if enough else table.people(), lapses=now + table.times.ending
            )
        case "pace":
            absence = fitting(command.pace, command.absence or ABSENCE[command.pace])
            if (command.pace, absence) == (table.pace, table.absence):
                raise refused("same-pace", "the table is played so already")
            lapses = now + table.times.ending
            return put(voters=everyone, lapses=lapses, pace=command.pace, absence=absence)
        case "reseat":
            about = check_reseat(table, seat, about=command.seat, here=around.here)
            voters = [one for one in everyone if one != about]
            return put(about=about, voters=voters, lapses=now + table.times.ending)
        case "stand-in":
            about = check_stand_in(table, seat, about=command.seat, now=now, here=around.here)
            voters = [
                one
                for one in table.voters()
                if one == seat or (one in everyone if slow else one in around.here)
            ]
            voters = [one for one in voters if one != about]
            return put(about=about, bot=stand_in(table.game.name), voters=voters, lapses=soon)
    if table.secrecy is not None:
        raise refused("undo-vote", "in this game nobody takes back what others did")
    if not table.earlier:
        raise refused("undo", "nothing can be taken back now")
    return put(lapses=soon)


def fitting(pace: Pace, absence: Absence) -> Absence:
    """What a table agrees on for who is absent: without a clock no bot comes by itself."""
    if pace == "none" and absence == "bot":
        allowed = listed(["wait", "vote"])
        message = f"without a clock no bot comes by itself; it can be: {allowed}"
        raise BadRequest("absence", message, {"absence": absence, "allowed": allowed})
    return absence


def open_motions(table: Table, now: float) -> list[Motion]:
    """The motions that can be voted on."""
    return [motion for motion in table.motions.values() if not motion.has_lapsed(now)]


def open_motion(table: Table, number: int, now: float) -> Motion:
    """The motion of this number; without one, the only motion."""
    found = [one for one in open_motions(table, now) if number in (0, one.number)]
    if not found:
        raise refused("no-vote", "no vote is under way")
    if len(found) > 1:
        allowed = listed([str(motion.number) for motion in found])
        message = f"several votes are under way: say which of {allowed}"
        raise refused("which-vote", message, allowed=allowed)
    return found[0]


def check_other_person(table: Table, seat: int, about: int | None) -> int:
    """Another seat that belongs to a person."""
    if about is None or about == seat:
        raise refused("stand-in", "a bot stands in for another player: say which seat")
    check_seat(table, about)
    if table.places[about].kind != "person":
        raise refused("stand-in", "a bot stands in for another player: say which seat")
    return about


def check_reseat(table: Table, seat: int, about: int | None, here: Mapping[int, float]) -> int:
    """Whose seat may be given to somebody else: a person's who is not here."""
    about = check_other_person(table, seat, about)
    if about in here:
        raise refused("is-here", "whoever holds that seat is here")
    if about in table.given_away:
        raise refused("vote-open", "this is being voted on")
    return about


def check_stand_in(
    table: Table, seat: int, about: int | None, now: float, here: Mapping[int, float]
) -> int:
    """The person for whom a bot may play, if the others agree, once they have been waited for long
    enough. Of a decision that is answered in secret it is not told who has answered: then it is
    enough that somebody is waited for."""
    about = check_other_person(table, seat, about)
    if table.places[about].bot:
        raise refused("stand-in", "a bot stands in for another player: say which seat")
    live_clock = table.times.decision[table.pace] is not None and table.pace not in SLOW
    if live_clock and table.absence == "bot":
        raise refused("has-clock", "at this table the clock sees to it that nobody waits for ever")
    if not table.is_waited_for(about):
        raise refused("not-waited-for", "nobody waits for that player now")
    patience = table.times.silent if about in here else table.times.absent
    over = table.time_over() if table.pace in SLOW else None
    if over is not None and now < over:
        hours = int(-(-(over - now) // HOUR))
        raise refused("patience-hours", f"wait {hours} more hours first", hours=hours)
    until = max(table.stands_since, here.get(about, 0.0)) + patience
    if (wait := until - now) > 0:
        minutes = int(-(-wait // MINUTE))
        raise refused("patience", f"wait {minutes} more minutes first", minutes=minutes)
    return about


def check_turned_away(table: Table, session: str, now: float) -> None:
    """A cool-down after a refused request for a seat, for others too: new sessions cost nothing."""
    pause = table.times.turned_away
    last = max(table.turned_away.values(), default=-pause)
    if now < max(table.turned_away.get(session, -pause) + pause, last + pause / 12):
        raise refused("turned-away", "the players have just said no; ask again later")


def bots_seat(table: Table, wanted: int | None) -> int:
    """The bot's seat that somebody wants, or any."""
    if wanted is not None:
        check_seat(table, wanted)
    for seat, place in enumerate(table.places):
        if place.kind == "bot" and wanted in (None, seat):
            return seat
    raise refused("no-bot", "no bot sits there")


# Words


def said(table: Table, seat: Viewer, command: Say, now: float, id: str) -> entries.Said:
    """A line of chat, cleaned."""
    check_talk(table, seat, command)
    if seat is None:
        check_murmur(table, id.partition(":")[0], now)
    name = "" if seat is None else table.places[seat].name
    if command.phrase:
        return entries.Said(now, id, seat=seat, name=name, phrase=command.phrase, to=command.to)
    return entries.Said(now, id, seat=seat, name=name, text=sanitize(command.text, CHAT_LENGTH))


def check_murmur(table: Table, who: str, now: float) -> None:
    """A rate limit, so that spectators do not fill the log of a table."""
    if table.murmured >= MURMURS:
        raise refused("murmurs", f"at most {MURMURS} lines of spectators", most=MURMURS)
    lately = [spoke for at, spoke in table.murmurs if at > now - MINUTE]
    if lately.count(who) >= MURMURS_A_MINUTE or len(lately) >= 5 * MURMURS_A_MINUTE:
        raise refused("murmur", "too much at once: wait a moment")


def check_talk(table: Table, seat: Viewer, command: Say) -> None:
    """What this table allows to be said now; spectators say among themselves what they like."""
    if seat is None:
        return
    if table.quiet.looking is not None:
        raise refused("looking", "everyone is looking at their own cards")
    if command.phrase:
        check_phrase(table.secrecy, command.phrase, speaker=seat, to=command.to, seats=table.seats)
    elif table.status == PLAYING and table.secrecy is not None:
        check_words(table.house["talk"], table.secrecy.talk_closed(table.seen().view(seat)))
