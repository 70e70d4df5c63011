"""Test parameters: every seat count and combination of options that a game has."""

from itertools import product
from typing import Final, NamedTuple

from abyssal.core import game as contract
from abyssal.core.game import Game

COMPILED: Final = not str(contract.__file__).endswith(".py")
"""Whether the engine is the compiled one."""


class Table(NamedTuple):
    """A game, a seat count and options: all that is settled before the seed."""

    game: Game
    seats: int
    options: dict[str, str]

    def __str__(self) -> str:
        chosen = [f"{name}={value}" for name, value in self.options.items()]
        return " ".join([self.game.name, f"{self.seats} seats", *chosen])


def option_combinations(game: Game) -> list[dict[str, str]]:
    """Every way to choose the options; the first has only first choices, the last only last."""
    names = list(game.options)
    choices = [game.options[name]["choices"] for name in names]
    return [dict(zip(names, chosen, strict=True)) for chosen in product(*choices)]


def all_tables(game: Game) -> list[Table]:
    """Every combination of options at every seat count."""
    return [
        Table(game, seats, options) for options in option_combinations(game) for seats in game.seats
    ]


def some_tables(game: Game, seats: int, count: int) -> list[Table]:
    """At most `count` combinations of options, from all first choices to all last ones."""
    combinations = option_combinations(game)
    count = min(count, len(combinations))
    last = len(combinations) - 1
    chosen = [last * number // max(count - 1, 1) for number in range(count)]
    return [Table(game, seats, combinations[number]) for number in chosen]
