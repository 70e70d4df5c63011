"""Checks that a value judges by what its viewer may know alone, and tells chances."""

from typing import Final

from abyssal.core.game import Game, Position, Seat
from abyssal.testing.play import luck_of, random_play
from abyssal.testing.policies import EVERY, IMAGINED
from abyssal.testing.secrets import must_match
from abyssal.testing.tables import some_tables
from abyssal.values.value import Value

SLACK: Final = 1e-9
"""How far chances may be from 1 in all, as numbers are rounded."""


def check_value(value: Value, game: Game, options: int = 4) -> int:
    """Put the law to every seat in random games of the title; how often it was asked.

    There are so many games for each number of seats, each with other options.
    """
    asked = 0
    for seats in game.seats:
        for number, table in enumerate(some_tables(game, seats, options)):
            state = game.new(seats, 100 * seats + number, table.options)
            for decision, _ in enumerate(random_play(state, luck_of(number))):
                if decision % EVERY == 0:
                    asked += check_viewers(value, state, decision)
            asked += check_viewers(value, state, 0)
    return asked


def check_viewers(value: Value, state: Position, seed: int) -> int:
    for viewer in range(state.seats):
        check_chances(value, state, viewer, seed)
    return state.seats


def check_chances(value: Value, state: Position, viewer: Seat, seed: int) -> None:
    """For `viewer`, the value must judge imagined positions as it does the true one."""
    before = state.hash()
    chances = value.chances(state, viewer)
    assert state.hash() == before, "the value changes the position"
    assert len(chances) == state.seats, "the value gives no chance for each seat"
    assert all(0.0 <= chance <= 1.0 for chance in chances), f"{chances} are no chances"
    if value.one_wins():
        assert abs(sum(chances) - 1.0) < SLACK, f"{chances} do not add up to 1"
    for number in range(IMAGINED):
        imagined = state.imagine(viewer, seed + number)
        must_match("chances", repr(chances), repr(value.chances(imagined, viewer)))
