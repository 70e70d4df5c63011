"""The final positions of fixed random games, in short: the same on every machine."""

from pathlib import Path

import abyssal
from laws.play import luck_of, play_out
from laws.titles import all_tables

COMMITTED = Path(__file__).parents[1] / "compiled" / "hashes.json"
GAMES = 128
SHOWN = 16


def final_hashes() -> dict[str, list[str]]:
    """For each registered title, how its games end; every fourth is on a keyed stream."""
    return {name: [final_hash(name, number) for number in range(GAMES)] for name in abyssal.games()}


def final_hash(name: str, number: int) -> str:
    """The position in which game `number` ends, going round all tables of the title."""
    game = abyssal.game(name)
    tables = all_tables(game)
    table = tables[number % len(tables)]
    seed = number if number % 4 else f"{number:064x}"
    state = game.new(table.seats, seed, table.options)
    play_out(state, luck_of(number))
    return state.hash()[:SHOWN]
