"""A searcher: the chance to win with each of some answers, looked for in imagined positions."""

from abc import ABC, abstractmethod
from typing import Any

from mypy_extensions import mypyc_attr

from abyssal.core.game import Action, Seat


class Judged:
    """An answer, the chance to win with it, and in how many imagined positions it was tried."""

    __slots__ = ("action", "chance", "tries")

    def __init__(self, action: Action, chance: float, tries: int) -> None:
        self.action = action
        self.chance = chance
        self.tries = tries


class Effort:
    """How much is spent on a decision: a number of playouts, so that the same seed gives the same
    answer on every machine."""

    __slots__ = ("playouts", "seed", "shortlist")

    def __init__(self, playouts: int, shortlist: int, seed: int) -> None:
        self.playouts = playouts
        self.shortlist = shortlist
        """So many answers are looked into at most: those a policy puts first."""
        self.seed = seed


@mypyc_attr(allow_interpreted_subclasses=True)
class Searcher(ABC):
    """Judges the answers of one title."""

    @abstractmethod
    def judge(self, position: Any, seat: Seat, legal: list[Action], effort: Effort) -> list[Judged]:
        """The answers that were looked into, the best first: at least one of `legal`.

        Of `position` only what `seat` knows has a part in it: it may be the true one or imagined.
        """
