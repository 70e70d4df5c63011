"""A searcher: the chance to win with each of some answers, looked for in imagined positions."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

from mypy_extensions import mypyc_attr

from abyssal.core.chance import Chance
from abyssal.core.game import Action, Seat


class Judged:
    """An answer, the chance to win with it, and in how many imagined positions it was tried."""

    __slots__ = ("action", "chance", "tries")

    def __init__(self, action: Action, chance: float, tries: int) -> None:
        self.action = action
        self.chance = chance
        self.tries = tries


def never() -> bool:
    return False


class Effort:
    """How much is spent on a decision: a number of playouts, so that the same seed gives the same
    answer on every machine. Only where `stop` ends it before its time it may be another."""

    __slots__ = ("is_cut", "playouts", "seed", "shortlist", "stop")

    def __init__(
        self, playouts: int, shortlist: int, seed: int, stop: Callable[[], bool] = never
    ) -> None:
        self.playouts = playouts
        self.shortlist = shortlist
        """So many answers are looked into at most: those a policy puts first."""
        self.seed = seed
        self.stop = stop
        """Asked between playouts whether the time is up; what was found until then counts."""
        self.is_cut = False
        """Whether playouts were left when it was."""

    def is_over(self) -> bool:
        """Whether the time is up."""
        self.is_cut = self.stop()
        return self.is_cut


@mypyc_attr(allow_interpreted_subclasses=True)
class Searcher(ABC):
    """Judges the answers of one title."""

    @abstractmethod
    def judge(self, position: Any, seat: Seat, legal: list[Action], effort: Effort) -> list[Judged]:
        """The answers that were looked into, the best first: at least one of `legal`.

        Of `position` only what `seat` knows has a part in it: it may be the true one or imagined.
        """

    @abstractmethod
    def compare(
        self, position: Any, seat: Seat, answers: list[Action], effort: Effort
    ) -> list[Judged]:
        """The chance to win with each of `answers`, in their order, all of them tried alike."""

    @abstractmethod
    def outlook(self, position: Any, viewer: Seat, effort: Effort) -> list[float]:
        """The chance of every seat to win, as far as `viewer` can know, looked for in playouts: it
        tells more than the value alone of a turn that is under way."""

    def ahead(self, position: Any, seat: Seat, action: Action, seed: int) -> Any:
        """What an answer of `seat` may lead to: an imagined position, played on to where it would
        be judged. With the same seed another answer meets the same secrets and the same luck."""
        later = position.imagine(seat, seed)
        later.game._apply(later, seat, action)
        return later

    def plays_better(self, position: Any, seat: Seat) -> bool:
        """Whether a search gives `seat` better answers than a policy alone."""
        return True

    def pick(self, position: Any, judged: list[Judged], chance: Chance) -> Action:
        """The answer to give, of those that were judged: the best, unless others who play alike
        would then give it too. A searcher that mixes its answers draws from `chance`."""
        return judged[0].action
