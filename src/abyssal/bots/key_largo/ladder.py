"""The levels of Key Largo, measured by `abyssal arena`."""

from typing import Final

from abyssal.bots.levels import Level
from abyssal.core.game import Action, Seat
from abyssal.games.key_largo.notation import BLOCK, CHANGE, DRAW, SELL, USE_WEIGHT
from abyssal.games.key_largo.position import Position

LEVELS: Final = (
    Level(overlooks=0.75, shies=0.55),
    Level(overlooks=0.45, shies=0.35),
    Level(overlooks=0.25),
    Level(),
    Level(playouts=96, shortlist=6),
)

RISKY: Final = (DRAW // BLOCK, USE_WEIGHT // BLOCK)
SALES: Final = (SELL // BLOCK, CHANGE // BLOCK)


def bold(position: Position, seat: Seat, legal: list[Action]) -> list[Action]:
    """To dive on where one could come up, and to sell what may yet bring more."""
    return [action for action in legal if action // BLOCK in RISKY or action // BLOCK in SALES]
