"""What happens at a table by itself, and when: it follows from the log alone.

So it can be written beside the log, found by whoever serves, and done once: the entries are made
from the table as it is then, and what was written already is not due any more.
"""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple, TypeAlias

from abyssal.table import entries, handlers
from abyssal.table.facts import PLAYING
from abyssal.table.places import SLOW
from abyssal.table.quiet import UNTIL_TOLD
from abyssal.table.table import Table

Make: TypeAlias = Callable[[Table, float], list[entries.AnyEntry]]
"""Makes the entries that are written when a moment has come."""


class Due(NamedTuple):
    """A moment, and what is written then."""

    moment: float
    make: Make


def moments(table: Table) -> list[Due]:
    """All that is due at a table over days; at any other, that motions lapse and that answers are
    given which were laid down before."""
    if table.status != PLAYING:
        return []
    found = [
        Due(motion.lapses, partial(lapsed, motion.number))
        for motion in table.motions.values()
        if motion.lapses is not None
    ]
    if laid := table.premoves_due():
        moment = table.premoves_moment()
        found += [Due(moment, partial(premoved, seat)) for seat in laid]
    if table.pace not in SLOW:
        return found
    quiet = table.quiet
    if quiet.looking is not None:
        if quiet.looking != UNTIL_TOLD:
            found.append(Due(quiet.looking, looked))
    elif owed := table.owed_unasked():
        found += [Due(table.stands_since, partial(answered_unasked, seat)) for seat in owed]
    elif quiet.window is not None and quiet.window.held:
        if (closing := quiet.closing()) is not None:
            found.append(Due(closing, handlers.time_is_up))
    elif (over := table.time_over()) is not None and is_acted_on(table):
        found.append(Due(over, handlers.overdue))
    return found


def is_acted_on(table: Table) -> bool:
    """Whether something happens when the time of this decision is over, and has not yet."""
    return table.absence != "wait" and table.overdue < table.asking.number


def next_moment(table: Table) -> float | None:
    """When somebody must look after the table next, connected or not; None: not by itself."""
    due = [one.moment for one in moments(table)]
    if table.pace in SLOW and bots_to_move(table):
        due.append(table.stands_since)
    return min(due, default=None)


def bots_to_move(table: Table) -> list[int]:
    """The seats a bot answers for now."""
    return [
        seat
        for seat in table.asked()
        if table.quiet.looking is None and seat not in table.answered() and table.bot_of(seat)
    ]


def lapsed(motion: int, table: Table, now: float) -> list[entries.AnyEntry]:
    """Nobody has settled a motion in time."""
    return [entries.Lapsed(now, motion=motion)]


def looked(table: Table, now: float) -> list[entries.AnyEntry]:
    """Everyone has looked at their own cards."""
    return [entries.Looked(now)]


def premoved(seat: int, table: Table, now: float) -> list[entries.AnyEntry]:
    """The answer that a seat has laid down."""
    return handlers.premoved(table, seat, now)


def answered_unasked(seat: int, table: Table, now: float) -> list[entries.AnyEntry]:
    """The one answer of somebody alone among bots."""
    return handlers.answered_unasked(table, seat, now)
