"""The levels of Unfathomable, measured by `abyssal arena`."""

from typing import Final

from abyssal.bots.levels import Level
from abyssal.core.chance import fast_chance
from abyssal.core.game import Action, Seat
from abyssal.games.unfathomable.position.position import Position
from abyssal.games.unfathomable.rules.winners import sides
from abyssal.policies.unfathomable.crew import Crew, Officer
from abyssal.policies.unfathomable.habits import Habits

LEVELS: Final = (
    Level(overlooks=0.65, shies=1.0),
    Level(overlooks=0.2, shies=0.7),
    Level(overlooks=0.05, shies=0.5),
    Level(policy=Officer),
    Level(playouts=24, shortlist=6, policy=Officer),
)


def bold(position: Position, seat: Seat, legal: list[Action]) -> list[Action]:
    """Of a traitor, to do anything but what a human would."""
    if sides(position)[seat] == "humans":
        return []
    meek = Crew(position.game, Habits(schemes=False))
    tame = meek.choose(position, seat, legal, fast_chance(position.turn))
    return [action for action in legal if action != tame]
