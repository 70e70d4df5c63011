"""How much the suite tries: the one place where time is traded for depth."""

from collections.abc import Iterator

from abyssal import Game, Position
from abyssal.core.chance import FastChance
from abyssal.testing.play import luck_of
from abyssal.testing.tables import some_tables

OPTIONS = 6
"""Combinations of options tried at each seat count, from all first choices to all last ones."""
GAMES = 2
"""Random games with each of them."""
LONG = {"unfathomable": (3, 1)}
"""The same for titles of which one game is as long as many others."""


def openings(
    game: Game, seats: int, options: int = OPTIONS, games: int = GAMES
) -> Iterator[tuple[Position, FastChance]]:
    """New games to try a law on, each with the luck to play it."""
    most_options, most_games = LONG.get(game.name, (options, games))
    options, games = min(options, most_options), min(games, most_games)
    for place, table in enumerate(some_tables(game, seats, options)):
        for number in range(games):
            seed = 1000 * seats + 10 * place + number
            yield game.new(seats, seed, table.options), luck_of(seed)
