"""Validation: which positions of Into the Blue can occur; the others are refused."""

from abyssal.core.errors import BadRequest
from abyssal.games.into_the_blue.components import CHESTS, DICE, FACES, ROLLS, SHELLS
from abyssal.games.into_the_blue.position import (
    ENDINGS,
    NOBODY,
    OVER,
    PLACES,
    PLACING,
    ROLLING,
    SHELL_END,
    TAKING,
    Position,
)


def check(position: Position) -> None:
    """Raise BadRequest if the position could not occur."""
    check_ranges(position)
    check_conservation(position)
    check_turns(position)
    check_moment(position)


def check_ranges(position: Position) -> None:
    seats = range(position.seats)
    lengths = (len(position.dice), len(position.row), len(position.owners), len(position.latest))
    whole = (
        lengths == (DICE, CHESTS, CHESTS, position.seats)
        and len(position.shells) == position.seats * PLACES
        and position.active in seats
        and position.first in seats
        and 0 <= position.step <= OVER
        and 1 <= position.rolls <= ROLLS
        and all(1 <= face <= FACES for face in position.dice)
        and all(owner == NOBODY or owner in seats for owner in position.owners)
        and (position.trigger == NOBODY or position.trigger in seats)
        and 0 <= position.last_turns < position.seats
        and 0 <= position.ending < len(ENDINGS)
    )
    if not whole:
        raise BadRequest("document", "a field of the position is out of range")


def check_conservation(position: Position) -> None:
    if sorted(position.row) != sorted(position.game.data["chests"]):
        raise BadRequest("document", "the chests are not those of the box")
    for seat in range(position.seats):
        mine = position.shells[seat * PLACES : (seat + 1) * PLACES]
        if min(mine) < 0 or sum(mine) != SHELLS:
            raise BadRequest("document", f"seat {seat} has {sum(mine)} shells, not {SHELLS}")


def check_turns(position: Position) -> None:
    """Turns go clockwise from the first player, so their number says all (ITB-12)."""
    latest = [
        max(0, position.turn - (position.active - seat) % position.seats)
        for seat in range(position.seats)
    ]
    first = (position.active - position.turn + 1) % position.seats
    if position.turn < 1 or position.latest != latest or position.first != first:
        raise BadRequest("document", "the turns are out of order")


def check_moment(position: Position) -> None:
    """The step must fit the dice, the shells and the chests."""
    out = [seat for seat in range(position.seats) if position.unused(seat) == 0]
    if (position.trigger == NOBODY and out) or (
        position.trigger != NOBODY and position.trigger not in out
    ):
        raise BadRequest("document", "whoever runs out of shells first triggers the end")
    if position.step == OVER:
        by_shells = position.trigger != NOBODY and position.last_turns == 0
        fits = by_shells if position.ending == SHELL_END else position.chests_left() == 0
    else:
        since = (position.active - position.trigger) % position.seats  # ITB-45
        fits = (
            position.unused(position.active) > 0  # R34
            and position.chests_left() > 0
            and position.last_turns == (0 if position.trigger == NOBODY else position.seats - since)
            and (position.step != ROLLING or position.rolls < ROLLS)
            and (position.step != PLACING or (1 in position.dice and 2 in position.dice))
            and (position.step != TAKING or len(set(position.dice)) == FACES)
        )
    if not fits:
        raise BadRequest("document", "the step does not fit the rest of the position")
