"""The levels of Into the Blue, measured by `abyssal arena`."""

from typing import Final

from abyssal.bots.levels import Level
from abyssal.core.game import Action, Seat
from abyssal.games.into_the_blue.notation import STOP
from abyssal.games.into_the_blue.position import ROLLING, Position
from abyssal.games.into_the_blue.rules import run_length

LEVELS: Final = (
    Level(overlooks=0.85, shies=1.0),
    Level(overlooks=0.73, shies=0.43),
    Level(overlooks=0.45, shies=0.35),
    Level(overlooks=0.18, shies=0.18),
    Level(playouts=1),
)


def bold(position: Position, seat: Seat, legal: list[Action]) -> list[Action]:
    """To roll on where one could stop with shells."""
    if position.step == ROLLING and run_length(position.dice):
        return [action for action in legal if action != STOP]
    return []
