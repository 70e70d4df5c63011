"""The searcher of In Too Deep: a round played out, and its value."""

from abyssal.core.game import Game
from abyssal.policies import policy_of
from abyssal.search.halving import Halving
from abyssal.values import value_of


def searcher(game: Game) -> Halving:
    return Halving(policy_of(game), value_of(game))
