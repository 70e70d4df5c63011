"""Search: what the answers of a seat are likely to lead to, from what it knows.

>>> from abyssal import game
>>> deep = game("in-too-deep")
>>> state = deep.new(seats=3, seed=1)
>>> seat = state.to_act()[0]
>>> found = searcher_of(deep).judge(state, seat, state.legal(seat), Effort(12, 3, seed=1))
>>> found[0].action in state.legal(seat), found[0].chance >= found[1].chance
(True, True)
"""

from importlib import import_module

from abyssal.core.game import Game
from abyssal.search.searcher import Effort, Judged, Searcher
from abyssal.values import titles

__all__ = ["Effort", "Judged", "Searcher", "searcher_of", "titles"]


def searcher_of(game: Game) -> Searcher:
    """The searcher of a title; KeyError where it has none."""
    if game.name not in titles():
        raise KeyError(game.name)
    module = import_module(f"{__name__}.{game.name.replace('-', '_')}")
    found: Searcher = module.searcher(game)
    return found
