"""Policies: fast judges of positions, for playouts, shortlists and values of a search.

A policy reads a position directly, but only what its seat may know of it. Like `core` and `games`
this package is compiled where Abyssal is.

>>> from abyssal import game
>>> from abyssal.core.chance import fast_chance
>>> from abyssal.policies.playout import playout
>>> deep = game("in-too-deep")
>>> state = deep.new(seats=3, seed=1)
>>> judge = policy_of(deep)
>>> played = playout(state.imagine(0, 1), [judge] * 3, fast_chance(1), until=6)
>>> judge.turn(played)
6
"""

from collections.abc import Callable
from typing import Final

from abyssal.core.game import Game
from abyssal.policies.in_too_deep.greedy import Greedy as GreedyInTooDeep
from abyssal.policies.into_the_blue.greedy import Greedy as GreedyIntoTheBlue
from abyssal.policies.key_largo.greedy import Greedy as GreedyKeyLargo
from abyssal.policies.policy import Policy
from abyssal.policies.unfathomable.crew import Crew

BY_GAME: Final[dict[str, Callable[[Game], Policy]]] = {
    "in-too-deep": GreedyInTooDeep,
    "into-the-blue": GreedyIntoTheBlue,
    "key-largo": GreedyKeyLargo,
    "unfathomable": Crew,
}
"""For each title that has one: from the game to the policy of its bot `greedy`, or `crew`."""


def policy_of(game: Game) -> Policy:
    """The policy of a title; KeyError where it has none."""
    return BY_GAME[game.name](game)
