"""The levels of In Too Deep, measured by `abyssal arena`."""

from typing import Final

from abyssal.bots.levels import Level
from abyssal.core.game import Action, Seat
from abyssal.games.in_too_deep.notation import ACQUIRE, BLOCK, BUY, EXPAND
from abyssal.games.in_too_deep.position import Position

LEVELS: Final = (
    Level(overlooks=0.8, shies=0.4),
    Level(overlooks=0.4, shies=0.3),
    Level(overlooks=0.1),
    Level(playouts=12, shortlist=4, overlooks=0.3),
    Level(playouts=96, shortlist=8),
)

SPENDING: Final = (BUY // BLOCK, EXPAND // BLOCK, ACQUIRE // BLOCK)


def bold(position: Position, seat: Seat, legal: list[Action]) -> list[Action]:
    """To spend cards that one could hold on to."""
    return [action for action in legal if action // BLOCK in SPENDING]
