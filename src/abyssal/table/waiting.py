"""Whom a table waits for: what may be told outside it, in a notice, a feed or a list of tables.

It follows from public facts alone. In a sealed decision or a quiet window everyone who takes part is
named, from one moment to one other, whoever has answered: no notice tells who holds what.
"""

from typing import NamedTuple

from abyssal.table.facts import PLAYING
from abyssal.table.table import Table


class Waiting(NamedTuple):
    """The decision that a table waits for."""

    decision: int
    """Its number, for this table: one notice for each."""
    seats: tuple[int, ...]
    """The people who are asked. Bots, and people for whom one plays, are not among them."""
    since: float
    until: float | None
    """When time answers, or the quiet window closes; None without a clock."""


def waiting(table: Table) -> Waiting | None:
    """Whom the table waits for; None where it waits for nobody: no game is under way, bots play, or
    everyone looks at their own cards."""
    if table.status != PLAYING or table.quiet.looking is not None:
        return None
    number, taking_part, since = table.asking
    seats = tuple(seat for seat in taking_part if is_played_by_a_person(table, seat))
    if not seats:
        return None
    window = table.quiet.window
    if window is not None and window.held:
        return Waiting(number, seats, since, window.closes)
    ends = [end for seat in seats if (end := table.time_over(seat)) is not None]
    return Waiting(number, seats, since, max(ends) if ends else None)


def is_played_by_a_person(table: Table, seat: int) -> bool:
    """Whether a notice about this seat would reach somebody who plays it."""
    place = table.places[seat]
    return place.kind == "person" and not place.bot
