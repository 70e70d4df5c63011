"""Values: the chance of each seat to win, learned from games and small enough to travel along.

>>> from abyssal import game
>>> blue = game("into-the-blue")
>>> chances = value_of(blue).chances(blue.new(seats=4, seed=1), viewer=0)
>>> len(chances), round(sum(chances), 9)
(4, 1.0)
"""

import json
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Any

from abyssal.core.game import Game
from abyssal.values.network import Network
from abyssal.values.value import Value


@cache
def titles() -> list[str]:
    """The titles that have a value: those with weights."""
    weights = files(__package__).joinpath("weights").iterdir()
    return sorted(file.name.removesuffix(".json").replace("_", "-") for file in weights)


def value_of(game: Game) -> Value:
    """The value of a title; KeyError where it has none."""
    if game.name not in titles():
        raise KeyError(game.name)
    return untrained(game, network_of(game.name))


def untrained(game: Game, network: Network | None = None) -> Value:
    """The value of a title by a network, or its features alone."""
    module = import_module(f"{__name__}.{game.name.replace('-', '_')}")
    value: Value = module.VALUE(game, network)
    return value


def features_of(game_name: str) -> tuple[list[str], list[str]]:
    """The names of the features of a title: of each outcome, and of the table."""
    module = import_module(f"{__name__}.{game_name.replace('-', '_')}")
    return module.SEAT_FEATURES, module.TABLE_FEATURES


@cache
def network_of(game_name: str) -> Network:
    """The learned weights of a title, read once in a process."""
    return Network(weights_of(game_name))


def weights_of(game_name: str) -> dict[str, Any]:
    """The weights as they are kept, with how they were measured."""
    name = f"weights/{game_name.replace('-', '_')}.json"
    found: dict[str, Any] = json.loads(files(__package__).joinpath(name).read_text("utf-8"))
    return found
