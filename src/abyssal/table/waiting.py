"""Whom a table waits for: what may be told outside it, in a notice, a feed or a list of tables.

It follows from public facts alone. In a sealed decision or a quiet window everyone who takes part
is named, from one moment to one other, whoever has answered: no notice tells who holds what.
"""

from typing import NamedTuple

from abyssal.table.facts import PLAYING, Facts
from abyssal.table.places import SLOW


class Waiting(NamedTuple):
    """The decision that a table waits for."""

    decision: int
    """Its number, for this table: one notice for each."""
    seats: tuple[int, ...]
    """The people who are asked. Bots, and people for whom one plays, are not among them."""
    since: float
    until: float | None
    """When time answers, or the quiet window closes; None without a clock."""


def waiting(table: Facts) -> Waiting | None:
    """Whom the table waits for; None where it waits for nobody: no game is under way, bots play,
    everyone looks at their own cards, or standing orders answer."""
    if table.status != PLAYING or table.quiet.looking is not None:
        return None
    number, taking_part, since = table.asking
    seats = tuple([seat for seat in taking_part if table.plays_for_themselves(seat)])
    if not seats:
        return None
    window = table.quiet.window
    if window is None or not window.held:
        return Waiting(number, seats, since, table.time_over())
    if table.pace in SLOW and not table.quiet.waits(window.about):
        return None  # standing orders answer
    return Waiting(number, seats, since, window.closes)


def turns(table: Facts) -> dict[int, tuple[int, float, float | None]]:
    """The people who owe a decision: its number, since when, and until when. What it says of a
    seat is for that seat alone."""
    found = waiting(table)
    if found is None:
        return {}
    return {
        seat: (table.decisions[seat], table.asked_at[seat], found.until)
        for seat in found.seats
        if seat in table.asked()
        and seat not in table.answered()
        and seat not in table.unasked
        and not table.has_premove_due(seat)
    }
