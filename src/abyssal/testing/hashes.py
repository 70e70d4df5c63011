"""Regression hashes: the final positions of fixed random games, the same on every machine."""

from typing import Final

from abyssal.games import game
from abyssal.testing.play import luck_of, play_out
from abyssal.testing.tables import all_tables

GAMES: Final = 128
SHOWN: Final = 16


def final_hashes(name: str) -> list[str]:
    """How the fixed games of a title end; every fourth is on a keyed stream."""
    return [final_hash(name, number) for number in range(GAMES)]


def final_hash(name: str, number: int) -> str:
    """The position in which game `number` ends, going round all tables of the title."""
    title = game(name)
    tables = all_tables(title)
    table = tables[number % len(tables)]
    seed = number if number % 4 else f"{number:064x}"
    state = title.new(table.seats, seed, table.options)
    play_out(state, luck_of(number))
    return state.hash()[:SHOWN]
