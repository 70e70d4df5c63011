"""A policy: the judgement of a player of one title, fast enough to play games out in thousands."""

from abc import ABC, abstractmethod
from typing import Any

from mypy_extensions import mypyc_attr

from abyssal.core.chance import Chance
from abyssal.core.game import Action, Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy(ABC):
    """Judges positions of one title for one seat at a time.

    It reads the position itself, not a view, which takes longer to build than to judge. But no
    answer of it may depend on what the seat does not know: `abyssal.testing.policies` puts that to
    the test. It changes nothing, and keeps nothing from one question to the next.
    """

    @abstractmethod
    def weigh(self, position: Any, seat: Seat, legal: list[Action]) -> list[float]:
        """A number for each of `legal`, the answers of `seat`: the higher, the better it seems.

        Numbers of one call can be compared with each other, and only those.
        """

    @abstractmethod
    def worth(self, position: Any, seat: Seat) -> float:
        """What the position is worth to `seat`, whosever turn it is: the higher, the better.

        The unit is the policy's own, the same at every moment of a game, its end included.
        """

    @abstractmethod
    def turn(self, position: Any) -> int:
        """The number of the turn under way (or of the day, where all play at once): it only grows.

        Everyone knows it. It is what a playout is limited by.
        """

    def choose(self, position: Any, seat: Seat, legal: list[Action], chance: Chance) -> Action:
        """The answer with the highest number, the first of equals; a policy that mixes its answers
        draws from `chance`."""
        return best_of(legal, self.weigh(position, seat, legal))


def best_of(legal: list[Action], numbers: list[float]) -> Action:
    """The answer with the highest number, the first of equals.

    >>> best_of([4, 7, 9], [0.5, 2.0, 2.0])
    7
    """
    best = 0
    for place in range(1, len(numbers)):
        if numbers[place] > numbers[best]:
            best = place
    return legal[best]
