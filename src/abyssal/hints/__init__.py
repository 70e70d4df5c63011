"""Hints: the best answers of a seat with their chances, and why, from what the seat knows."""

from collections.abc import Callable
from importlib import import_module
from typing import Final, NamedTuple

from abyssal.core.description import Label
from abyssal.core.game import Action, Position, Seat
from abyssal.hints.reasons import Reason, Reasoning
from abyssal.search import Effort, searcher_of, titles
from abyssal.search.searcher import never

PLAYOUTS: Final = 144
SHORTLIST: Final = 6
MOST: Final = 3
"""So many answers are shown."""


class Hint(NamedTuple):
    """An answer, the chance to win with it, and what speaks for it or against it."""

    action: Action
    chance: float
    why: Label
    """The message `hint-<why>` with its arguments; `than` is the place of the answer that this one
    is compared with: the best is compared with the second, the others with the best."""


def has_hints(game_name: str) -> bool:
    return game_name in titles()


def hints(position: Position, seat: Seat, stop: Callable[[], bool] = never) -> list[Hint]:
    """The best answers of `seat`, the best first; one of those that come to the same."""
    effort = Effort(PLAYOUTS, SHORTLIST, seed=1, stop=stop)
    searcher = searcher_of(position.game)
    judged = searcher.judge(position, seat, position.legal(seat), effort)
    chances: dict[float, Action] = {}
    for one in judged:
        chances.setdefault(one.chance, one.action)
    found = [(action, chance) for chance, action in chances.items()][:MOST]
    if len(found) == 1:
        return [Hint(*found[0], ("only", {}))]
    reasoning = Reasoning(reasons_of(position.game.name), position, seat)
    foreseen = reasoning.foresee(searcher, [action for action, _ in found], stop)
    told: list[Hint] = []
    for place, (action, chance) in enumerate(found):
        other = 0 if place else 1
        better = chance - found[other][1]
        said, number = reasoning.why(foreseen[place], foreseen[other], better)
        told.append(Hint(action, chance, (said, {**number, "than": other + 1})))
    return told


def reasons_of(game_name: str) -> list[Reason]:
    """What can be said of the positions of a title."""
    module = import_module(f"{__name__}.{game_name.replace('-', '_')}")
    found: list[Reason] = module.REASONS
    return found
