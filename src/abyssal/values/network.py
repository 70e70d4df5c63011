"""A small network: from named features of the table and of each seat to every seat's chance to win.

All seats are judged by the same weights, so that the order in which they sit tells nothing but what
the features say of it, and any number of seats can be judged. Two hidden layers cut off what is
negative; a softmax makes chances of what comes out.
"""

from math import exp
from typing import Any, Final

WIDTH: Final = 8


class Eight:
    """Eight numbers: attributes, which compiled code keeps as plain doubles."""

    def __init__(self) -> None:
        self.a = 0.0
        self.b = 0.0
        self.c = 0.0
        self.d = 0.0
        self.e = 0.0
        self.f = 0.0
        self.g = 0.0
        self.h = 0.0

    def dot(self, other: "Eight") -> float:
        """The sum of the products of both."""
        return ((self.a * other.a + self.b * other.b) + (self.c * other.c + self.d * other.d)) + (
            (self.e * other.e + self.f * other.f) + (self.g * other.g + self.h * other.h)
        )


def eight_from(numbers: list[float], first: int) -> Eight:
    """Eight of `numbers`, from the place `first` on."""
    eight = Eight()
    eight.a = numbers[first]
    eight.b = numbers[first + 1]
    eight.c = numbers[first + 2]
    eight.d = numbers[first + 3]
    eight.e = numbers[first + 4]
    eight.f = numbers[first + 5]
    eight.g = numbers[first + 6]
    eight.h = numbers[first + 7]
    return eight


def packed(numbers: list[float]) -> list[Eight]:
    """The numbers in eights, filled up with zeros."""
    filled = numbers + [0.0] * (-len(numbers) % WIDTH)
    return [eight_from(filled, first) for first in range(0, len(filled), WIDTH)]


class Layer:
    """What each unit of a layer adds up: its weights for the layer before, and a bias."""

    def __init__(self, matrix: list[list[float]], bias: list[float]) -> None:
        self.units = [packed([row[unit] for row in matrix]) for unit in range(len(bias))]
        self.bias = bias

    def sums(self, inputs: list[Eight], base: list[float]) -> list[float]:
        """The sum of every unit, with `base` in the place of its bias."""
        found: list[float] = []
        for number, unit in enumerate(self.units):
            total = base[number]
            for place in range(len(unit)):
                total += unit[place].dot(inputs[place])
            found.append(total)
        return found

    def outputs(self, inputs: list[Eight], base: list[float]) -> list[Eight]:
        """The sums, cut off below zero."""
        return packed([number if number > 0.0 else 0.0 for number in self.sums(inputs, base)])


class Network:
    """The weights of one title."""

    def __init__(self, weights: dict[str, Any]) -> None:
        none = [0.0] * len(weights["bias"])
        self.shared = Layer(weights["shared"], weights["bias"])
        self.first = Layer(weights["seat"], none)
        self.second = Layer(weights["second"], weights["second_bias"])
        self.last = Layer([[weight] for weight in weights["out"]], [0.0])

    def chances(self, of_seats: list[list[float]], of_all: list[float]) -> list[float]:
        """The chance of every seat to win, from its features and those of the table."""
        shared = self.shared.sums(packed(of_all), self.shared.bias)
        scores: list[float] = []
        for features in of_seats:
            hidden = self.first.outputs(packed(features), shared)
            hidden = self.second.outputs(hidden, self.second.bias)
            scores.append(self.last.sums(hidden, self.last.bias)[0])
        return softmax(scores)


def softmax(scores: list[float]) -> list[float]:
    """Chances that add up to 1, higher for a higher score.

    >>> softmax([1.0, 1.0])
    [0.5, 0.5]
    """
    highest = max(scores)
    shares = [exp(score - highest) for score in scores]
    whole = 0.0
    for share in shares:
        whole += share
    return [share / whole for share in shares]
