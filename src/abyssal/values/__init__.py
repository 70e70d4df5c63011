"""Values: the chance of each seat to win, learned from games and small enough to travel along.

>>> from abyssal import game
>>> blue = game("into-the-blue")
>>> chances = value_of(blue).chances(blue.new(seats=4, seed=1), viewer=0)
>>> len(chances), round(sum(chances), 9)
(4, 1.0)
"""

import json
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Any, Final

from abyssal.core.game import Game
from abyssal.values.in_too_deep import InTooDeep
from abyssal.values.into_the_blue import IntoTheBlue
from abyssal.values.network import Network
from abyssal.values.value import Value

BY_GAME: Final[dict[str, Callable[[Network | None], Value]]] = {
    "in-too-deep": InTooDeep,
    "into-the-blue": IntoTheBlue,
}
"""For each title that has one: from its network to its value."""


def value_of(game: Game) -> Value:
    """The value of a title; KeyError where it has none."""
    return BY_GAME[game.name](network_of(game.name))


@cache
def network_of(game_name: str) -> Network:
    """The learned weights of a title, read once in a process."""
    return Network(weights_of(game_name))


def weights_of(game_name: str) -> dict[str, Any]:
    """The weights as they are kept, with the names of the features."""
    name = f"weights/{game_name.replace('-', '_')}.json"
    found: dict[str, Any] = json.loads(files(__package__).joinpath(name).read_text("utf-8"))
    return found
