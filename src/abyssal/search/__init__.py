"""Search: what the answers of a seat are likely to lead to, from what it knows.

>>> from abyssal import game
>>> deep = game("in-too-deep")
>>> state = deep.new(seats=3, seed=1)
>>> seat = state.to_act()[0]
>>> found = searcher_of(deep).judge(state, seat, state.legal(seat), Effort(12, 3, seed=1))
>>> found[0].action in state.legal(seat), found[0].chance >= found[1].chance
(True, True)
"""

from collections.abc import Callable
from typing import Any, Final

from abyssal.core.game import Game
from abyssal.policies import policy_of
from abyssal.policies.into_the_blue.greedy import linked_dice
from abyssal.search.halving import Halving
from abyssal.search.into_the_blue import ExactTurn
from abyssal.search.searcher import Effort, Judged, Searcher
from abyssal.values import value_of
from abyssal.values.into_the_blue import IntoTheBlue

__all__ = ["BY_GAME", "Effort", "Judged", "Searcher", "searcher_of"]


def one_round(position: Any) -> int:
    """Until it is one's turn again."""
    seats: int = position.seats
    return seats


def round_by_round(game: Game) -> Searcher:
    return Halving(policy_of(game), value_of(game), one_round)


def exact_turn(game: Game) -> Searcher:
    value = value_of(game)
    assert isinstance(value, IntoTheBlue)
    return ExactTurn(value, linked_dice())


BY_GAME: Final[dict[str, Callable[[Game], Searcher]]] = {
    "in-too-deep": round_by_round,
    "into-the-blue": exact_turn,
}
"""For each title that has one: from the game to its searcher."""


def searcher_of(game: Game) -> Searcher:
    """The searcher of a title; KeyError where it has none."""
    return BY_GAME[game.name](game)
