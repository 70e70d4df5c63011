"""Reasons (feature attribution): which difference between two answers moves the chance most.

Both answers are played on in the same imagined positions. Then one group of features after the
other is put into the place of the other answer's, and the value tells what that changes.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from abyssal.core.description import Arguments, Label
from abyssal.core.game import Action, Position, Seat
from abyssal.search import Searcher
from abyssal.values import features_of, value_of
from abyssal.values.value import Features

WORLDS: Final = 12
LEAST_WORLDS: Final = 4
"""So many imagined positions are looked at, fewer where time is short."""
ALIKE: Final = 0.005
"""Nearer chances mostly read the same: no reason tells one answer from the other."""
SMALL: Final = 0.003
"""What moves the chance less is no reason."""
FEW: Final = 0.2
"""What there is less of, on average over a dozen positions, may be an accident."""


class Reason(NamedTuple):
    """Something that people count, and the features by which the value counts it."""

    name: str
    """Of the messages `hint-<name>-more` and `hint-<name>-less`."""
    features: Sequence[str]
    """The first tells the number; the others move with it."""
    unit: float
    """How much of what people count is 1 in that feature."""
    about: Mapping[str, str | int] = {}
    """More arguments of the messages, such as the level."""


class Reasoning:
    """Compares the answers of one seat in one position."""

    def __init__(self, reasons: Sequence[Reason], position: Position, seat: Seat) -> None:
        self.reasons = reasons
        self.position = position
        self.seat = seat
        self.value = value_of(position.game)
        own, shared = features_of(position.game.name)
        self.places = {name: (True, place) for place, name in enumerate(own)}
        self.places |= {name: (False, place) for place, name in enumerate(shared)}

    def foresee(
        self, searcher: Searcher, actions: Sequence[Action], stop: Callable[[], bool]
    ) -> list[Features | None]:
        """The mean features of what each answer leads to; None where all of that is the end."""
        met: list[list[Features]] = [[] for _ in actions]
        for seed in range(WORLDS):
            if seed >= LEAST_WORLDS and stop():
                break
            for place, action in enumerate(actions):
                later = searcher.ahead(self.position, self.seat, action, seed)
                if not later.over():
                    met[place].append(self.value.features(later, self.seat))
        return [mean_features(found) if found else None for found in met]

    def why(self, mine: Features | None, other: Features | None, better: float) -> Label:
        """What speaks for an answer that is better by so much than another, or against it."""
        if abs(better) < ALIKE:
            return "even", {}
        if mine is not None and other is not None:
            sign = 1.0 if better > 0.0 else -1.0
            whole = self.chance(mine)
            best, told = SMALL, None
            for reason in self.reasons:
                number = self.number(reason, mine, other)
                if self.is_told(reason, sign * number):
                    weight = sign * (whole - self.chance(self.exchanged(reason, mine, other)))
                    if weight > best:
                        best, told = weight, (reason, number)
            if told is not None:
                return say(told[0].name, told[1], told[0].about)
        return say("chance", better * 100.0, {})

    def is_told(self, reason: Reason, number: float) -> bool:
        """Whether so much more of it can be a reason. Of what is one's own more is better, whatever
        else has moved with it; what is everybody's is good for one side and bad for another."""
        is_own, _ = self.places[reason.features[0]]
        return (number if is_own else abs(number)) >= FEW

    def number(self, reason: Reason, mine: Features, other: Features) -> float:
        """How much more of it there is with this answer."""
        name = reason.features[0]
        return (self.feature(mine, name) - self.feature(other, name)) * reason.unit

    def feature(self, features: Features, name: str) -> float:
        of_seats, of_all = features
        is_own, place = self.places[name]
        return of_seats[self.seat][place] if is_own else of_all[place]

    def exchanged(self, reason: Reason, mine: Features, other: Features) -> Features:
        """The features of this answer, with those of a reason as the other answer has them."""
        of_seats, of_all = [row.copy() for row in mine[0]], mine[1].copy()
        for name in reason.features:
            is_own, place = self.places[name]
            (of_seats[self.seat] if is_own else of_all)[place] = self.feature(other, name)
        return of_seats, of_all

    def chance(self, features: Features) -> float:
        told = self.value.told(*features)
        return self.value.by_seat(self.position, self.seat, told)[self.seat]


def say(name: str, number: float, about: Mapping[str, str | int]) -> Label:
    """A reason in the direction of its number, as finely as it means something."""
    much = round(abs(number), 1)
    arguments: Arguments = {
        **about,
        "number": round(much) if much >= 9.5 or much % 1 == 0 else much,
    }
    return f"{name}-{'more' if number > 0.0 else 'less'}", arguments


def mean_features(met: Sequence[Features]) -> Features:
    rows = [[one[0][row] for one in met] for row in range(len(met[0][0]))]
    return [mean_rows(of_one) for of_one in rows], mean_rows([one[1] for one in met])


def mean_rows(rows: Sequence[list[float]]) -> list[float]:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]
