"""A value: how likely each seat is to win, judged from what one seat knows."""

from abc import ABC, abstractmethod
from typing import Any, TypeAlias

from mypy_extensions import mypyc_attr

from abyssal.core.game import Game, Seat
from abyssal.values.network import Network

Features: TypeAlias = tuple[list[list[float]], list[float]]
"""Numbers of about the size of 1: of each seat, and of the table."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Value(ABC):
    """Judges positions of one title by a network over features that have names.

    It is given the whole position, and like a policy may not depend on what the viewer does not
    know.
    """

    def __init__(self, game: Game, network: Network | None) -> None:
        self.game = game
        self.network = network
        """None as long as nothing has been learned."""

    @abstractmethod
    def features(self, position: Any, viewer: Seat) -> Features:
        """What `viewer` knows of a position that is not over."""

    def chances(self, position: Any, viewer: Seat) -> list[float]:
        """The chance of every seat to win, as far as `viewer` can know; they add up to 1.

        A victory that is shared counts in parts. A position that is over is worth its result.
        """
        result = position.game._result(position)
        if result is not None:
            winners: list[int] = result["winners"]
            return shares(winners, position.seats)
        of_seats, of_all = self.features(position, viewer)
        return self.told(of_seats, of_all)

    def told(self, of_seats: list[list[float]], of_all: list[float]) -> list[float]:
        """What the network makes of these features."""
        assert self.network is not None
        return self.network.chances(of_seats, of_all)


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
