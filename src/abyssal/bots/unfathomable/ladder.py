"""The levels of Unfathomable, measured by `abyssal arena`."""

from typing import Final

from abyssal.bots.levels import Level
from abyssal.core.chance import fast_chance
from abyssal.core.game import Action, Seat
from abyssal.games.unfathomable.position.notation import ADD, verb_of
from abyssal.games.unfathomable.position.position import Position
from abyssal.games.unfathomable.rules.winners import sides
from abyssal.policies.unfathomable.crew import Crew, Officer
from abyssal.policies.unfathomable.habits import Habits

LEVELS: Final = (
    Level(overlooks=0.9, shies=1.0),
    Level(overlooks=0.27, shies=0.27),
    Level(overlooks=0.04, shies=0.04),
    Level(policy=Officer),
    Level(playouts=24, shortlist=6, policy=Officer),
)


def bold(position: Position, seat: Seat, legal: list[Action]) -> list[Action]:
    """To spend cards on tests; of a traitor, to do anything but what a human would."""
    if sides(position)[seat] == "humans":
        return [action for action in legal if verb_of(action) == ADD]
    meek = Crew(position.game, Habits(schemes=False))
    tame = meek.choose(position, seat, legal, fast_chance(position.turn))
    return [action for action in legal if action != tame]
