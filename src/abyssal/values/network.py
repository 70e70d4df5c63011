"""A small network: from named features of the table and of each seat to every seat's chance to win.

All seats are judged by the same weights, so that the order in which they sit tells nothing but what
the features say of it, and any number of seats can be judged. Two hidden layers cut off what is
negative; a softmax makes chances of what comes out. Where a title has weights for pairs, a seat is
put beside each of its rivals first.
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

    def copy(self) -> "Eight":
        eight = Eight()
        eight.a = self.a
        eight.b = self.b
        eight.c = self.c
        eight.d = self.d
        eight.e = self.e
        eight.f = self.f
        eight.g = self.g
        eight.h = self.h
        return eight

    def cut(self, share: float) -> "Eight":
        """So much of each number, cut off below zero."""
        eight = Eight()
        eight.a = self.a * share if self.a > 0.0 else 0.0
        eight.b = self.b * share if self.b > 0.0 else 0.0
        eight.c = self.c * share if self.c > 0.0 else 0.0
        eight.d = self.d * share if self.d > 0.0 else 0.0
        eight.e = self.e * share if self.e > 0.0 else 0.0
        eight.f = self.f * share if self.f > 0.0 else 0.0
        eight.g = self.g * share if self.g > 0.0 else 0.0
        eight.h = self.h * share if self.h > 0.0 else 0.0
        return eight

    def add_cut(self, one: "Eight", other: "Eight") -> None:
        """Add the sums of both, cut off below zero."""
        self.a += max(0.0, one.a + other.a)
        self.b += max(0.0, one.b + other.b)
        self.c += max(0.0, one.c + other.c)
        self.d += max(0.0, one.d + other.d)
        self.e += max(0.0, one.e + other.e)
        self.f += max(0.0, one.f + other.f)
        self.g += max(0.0, one.g + other.g)
        self.h += max(0.0, one.h + other.h)


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


class Block:
    """The weights of eight units for eight numbers of the layer before."""

    def __init__(self, units: list[Eight]) -> None:
        self.a = units[0]
        self.b = units[1]
        self.c = units[2]
        self.d = units[3]
        self.e = units[4]
        self.f = units[5]
        self.g = units[6]
        self.h = units[7]

    def add_to(self, sums: Eight, inputs: Eight) -> None:
        """Add to the sum of each unit what these numbers bring."""
        sums.a += self.a.dot(inputs)
        sums.b += self.b.dot(inputs)
        sums.c += self.c.dot(inputs)
        sums.d += self.d.dot(inputs)
        sums.e += self.e.dot(inputs)
        sums.f += self.f.dot(inputs)
        sums.g += self.g.dot(inputs)
        sums.h += self.h.dot(inputs)


class Layer:
    """What each unit of a layer adds up: its weights for the layer before, and a bias."""

    def __init__(self, matrix: list[list[float]], bias: list[float]) -> None:
        units = [packed([row[unit] for row in matrix]) for unit in range(len(bias))]
        nothing = packed([0.0] * len(matrix))
        units += [nothing] * (-len(units) % WIDTH)
        self.rows = [
            [
                Block([unit[place] for unit in units[first : first + WIDTH]])
                for place in range(len(nothing))
            ]
            for first in range(0, len(units), WIDTH)
        ]
        """The blocks that eight units need, for all units."""
        self.bias = packed(bias)

    def sums(self, inputs: list[Eight], base: list[Eight]) -> list[Eight]:
        """The sum of every unit, with `base` in the place of its bias."""
        found: list[Eight] = []
        for number, row in enumerate(self.rows):
            sums = base[number].copy()
            for place in range(len(row)):
                row[place].add_to(sums, inputs[place])
            found.append(sums)
        return found

    def outputs(self, inputs: list[Eight], base: list[Eight]) -> list[Eight]:
        """The sums, cut off below zero."""
        return [sums.cut(1.0) for sums in self.sums(inputs, base)]


class Pairs:
    """What a seat makes of its rivals: a layer for every pair, and its mean over the rivals."""

    def __init__(self, weights: dict[str, Any]) -> None:
        none = [0.0] * len(weights["pair_bias"])
        self.shared = Layer(weights["pair_shared"], none)
        self.own = Layer(weights["own"], none)
        self.rival = Layer(weights["rival"], weights["pair_bias"])
        self.last = Layer(weights["pair"], [0.0] * len(weights["bias"]))

    def sums(
        self, of_seats: list[list[Eight]], of_all: list[Eight], base: list[Eight]
    ) -> list[list[Eight]]:
        """For each seat, what its rivals add to `base`."""
        shared = self.shared.sums(of_all, self.shared.bias)
        own = [self.own.sums(features, shared) for features in of_seats]
        rival = [self.rival.sums(features, self.rival.bias) for features in of_seats]
        return [
            self.last.sums(mean_over_rivals(own[seat], rival, seat), base)
            for seat in range(len(of_seats))
        ]


def mean_over_rivals(own: list[Eight], rivals: list[list[Eight]], seat: int) -> list[Eight]:
    """The sums of `own` and of each rival of `seat`, cut off below zero, on average."""
    found: list[Eight] = []
    share = 1.0 / (len(rivals) - 1)
    for place, mine in enumerate(own):
        total = Eight()
        for rival, theirs in enumerate(rivals):
            if rival != seat:
                total.add_cut(mine, theirs[place])
        found.append(total.cut(share))
    return found


class Network:
    """The weights of one title."""

    def __init__(self, weights: dict[str, Any]) -> None:
        none = [0.0] * len(weights["bias"])
        self.shared = Layer(weights["shared"], weights["bias"])
        self.pairs = Pairs(weights) if "pair" in weights else None
        self.first = Layer(weights["seat"], none)
        self.second = Layer(weights["second"], weights["second_bias"])
        self.out = packed(weights["out"])

    def chances(self, of_seats: list[list[float]], of_all: list[float]) -> list[float]:
        """The chance of every seat to win, from its features and those of the table."""
        inputs = [packed(features) for features in of_seats]
        table = packed(of_all)
        shared = self.shared.sums(table, self.shared.bias)
        bases = [shared] * len(inputs)
        if self.pairs is not None:
            bases = self.pairs.sums(inputs, table, shared)
        return softmax([self.score(inputs[seat], bases[seat]) for seat in range(len(inputs))])

    def score(self, features: list[Eight], base: list[Eight]) -> float:
        """How good the case of a seat is, with `base` for the table and its rivals."""
        hidden = self.first.outputs(features, base)
        hidden = self.second.outputs(hidden, self.second.bias)
        total = 0.0
        for place in range(len(hidden)):
            total += self.out[place].dot(hidden[place])
        return total


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
