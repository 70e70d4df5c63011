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

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from abyssal.core.game import Game
from abyssal.policies.policy import Policy


@cache
def titles() -> list[str]:
    """The titles that have a policy: those of the packages here, each with a `JUDGE`."""
    return sorted(found.name.replace("_", "-") for found in iter_modules(__path__) if found.ispkg)


def policy_of(game: Game) -> Policy:
    """The policy of a title's bot `greedy`, or `crew`; KeyError where it has none."""
    if game.name not in titles():
        raise KeyError(game.name)
    package = import_module(f"{__name__}.{game.name.replace('-', '_')}")
    policy: Policy = package.JUDGE(game)
    return policy
