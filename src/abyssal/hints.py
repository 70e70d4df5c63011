"""Hints: the best answers of a seat, with the chance to win with each, from what it knows."""

from collections.abc import Callable
from typing import Final, NamedTuple

from abyssal.core.game import Action, Position, Seat
from abyssal.search import Effort, searcher_of, titles
from abyssal.search.searcher import never

PLAYOUTS: Final = 144
SHORTLIST: Final = 6
MOST: Final = 3
"""So many answers are shown."""


class Hint(NamedTuple):
    """An answer, and the chance to win with it."""

    action: Action
    chance: float


def has_hints(game_name: str) -> bool:
    return game_name in titles()


def hints(position: Position, seat: Seat, stop: Callable[[], bool] = never) -> list[Hint]:
    """The best answers of `seat`, the best first; one of those that come to the same."""
    effort = Effort(PLAYOUTS, SHORTLIST, seed=1, stop=stop)
    judged = searcher_of(position.game).judge(position, seat, position.legal(seat), effort)
    found: dict[float, Hint] = {}
    for one in judged:
        found.setdefault(one.chance, Hint(one.action, one.chance))
    return list(found.values())[:MOST]
