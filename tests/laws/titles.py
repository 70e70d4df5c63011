"""The games under test, and the tables they can be played at."""

from itertools import product
from typing import NamedTuple

import abyssal
from abyssal.core import game as contract
from abyssal.games import titles
from sealed_bids.game import sealed_bids
from sealed_bids.title import TITLE as SEALED_BIDS

COMPILED = not str(contract.__file__).endswith(".py")

BY_NAME = {**titles(), SEALED_BIDS.name: SEALED_BIDS}
TITLES = [*(abyssal.game(name) for name in abyssal.games()), sealed_bids()]


class Table(NamedTuple):
    """A game, a seat count and options: all that is settled before the seed."""

    game: abyssal.Game
    seats: int
    options: dict[str, str]

    def __str__(self) -> str:
        chosen = [f"{name}={value}" for name, value in self.options.items()]
        return " ".join([self.game.name, f"{self.seats} seats", *chosen])


def option_combinations(game: abyssal.Game) -> list[dict[str, str]]:
    """Every way to choose the options; the first has only first choices, the last only last."""
    names = list(game.options)
    choices = [game.options[name]["choices"] for name in names]
    return [dict(zip(names, chosen, strict=True)) for chosen in product(*choices)]


def all_tables(game: abyssal.Game) -> list[Table]:
    """Every combination of options at every seat count."""
    return [
        Table(game, seats, options) for options in option_combinations(game) for seats in game.seats
    ]


def some_tables(game: abyssal.Game, seats: int, count: int) -> list[Table]:
    """At most `count` combinations of options, from all first choices to all last ones."""
    combinations = option_combinations(game)
    count = min(count, len(combinations))
    last = len(combinations) - 1
    chosen = [last * number // max(count - 1, 1) for number in range(count)]
    return [Table(game, seats, combinations[number]) for number in chosen]
