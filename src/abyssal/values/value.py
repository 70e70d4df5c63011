"""A value: how likely each seat is to win, judged from what one seat knows."""

from abc import ABC, abstractmethod
from typing import Any, TypeAlias

from mypy_extensions import mypyc_attr

from abyssal.core.game import Game, Seat
from abyssal.values.network import Network

Features: TypeAlias = tuple[list[list[float]], list[float]]
"""Numbers of about the size of 1: of each outcome, and of the table."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Value(ABC):
    """Judges positions of one title by a network over features that have names.

    The network tells how likely each outcome is: in most titles that each seat wins. It is given
    the whole position, and like a policy may not depend on what the viewer does not know.
    """

    def __init__(self, game: Game, network: Network | None) -> None:
        self.game = game
        self.network = network
        """None as long as nothing has been learned."""

    @abstractmethod
    def features(self, position: Any, viewer: Seat) -> Features:
        """What `viewer` knows of a position that is not over."""

    def chances(self, position: Any, viewer: Seat) -> list[float]:
        """The chance of every seat to win, as far as `viewer` can know.

        Where one seat wins they add up to 1, and a victory that is shared counts in parts. A
        position that is over is worth its result.
        """
        if position.game._over(position):
            return self.by_seat(position, viewer, self.outcome(position))
        of_outcomes, of_all = self.features(position, viewer)
        return self.by_seat(position, viewer, self.told(of_outcomes, of_all))

    def one_wins(self) -> bool:
        """Whether one seat wins, so that the chances add up to 1; else teams do."""
        return True

    def outcome(self, position: Any) -> list[float]:
        """How a position that is over has come out: each outcome, in parts."""
        result = position.game._result(position)
        winners: list[int] = result["winners"]
        return shares(winners, position.seats)

    def by_seat(self, position: Any, viewer: Seat, outcomes: list[float]) -> list[float]:
        """The chance of every seat to win, from how likely each outcome is."""
        return outcomes

    def told(self, of_outcomes: list[list[float]], of_all: list[float]) -> list[float]:
        """What the network makes of these features."""
        assert self.network is not None
        return self.network.chances(of_outcomes, of_all)


def shares(winners: list[int], seats: int) -> list[float]:
    """The part of each seat in the victory.

    >>> shares([1, 2], seats=3)
    [0.0, 0.5, 0.5]
    """
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(seats)]


def best(totals: list[float]) -> list[int]:
    """Who has the highest of these totals."""
    highest = max(totals)
    return [seat for seat, total in enumerate(totals) if total == highest]


def best_rival(numbers: list[float], seat: int) -> float:
    """The highest number that is not that of `seat`.

    >>> best_rival([3.0, 9.0, 5.0], 1)
    5.0
    """
    found = numbers[0] if seat else numbers[1]
    for other, number in enumerate(numbers):
        if other != seat and number > found:
            found = number
    return found


def mean_of(numbers: list[float]) -> float:
    """The mean. It is added up here, as mypyc takes the sum of a list of floats for an int."""
    total = 0.0
    for number in numbers:
        total += number
    return total / len(numbers)


def flag(fact: bool) -> float:
    """A fact as a number.

    >>> flag(True)
    1.0
    """
    return 1.0 if fact else 0.0
