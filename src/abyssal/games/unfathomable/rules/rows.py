"""Steps: what the frame on top of the stack does next, mostly a row of named functions.

After a function of a row comes the next one, unless it goes elsewhere; the last one comes again
until it says that the frame is done, and so do those that wait until they go elsewhere. The `phase`
of a frame is the number of the function that comes next, in documents too: a function is known by
its place in the row, or by the number the row gives it.
"""

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any, Final, Generic, TypeAlias, TypeVar

from abyssal.games.unfathomable.position.frames import BEGINNING, Frame
from abyssal.games.unfathomable.position.position import Position

F = TypeVar("F", bound=Frame)
Part: TypeAlias = Callable[[Position, F], None] | tuple[int, Callable[[Position, F], None]]
"""A function, or one with the number it has in documents."""


class Step(Generic[F]):
    """How frames of one class are resolved: what is done, what is asked, what an answer does."""

    __slots__ = ()

    def run(self, state: Position, frame: F) -> None:
        """Do what comes next."""
        raise NotImplementedError

    def choices(self, state: Position, frame: F, seat: int) -> list[int]:
        """What `seat` may answer."""
        raise AssertionError(f"step {frame.step} asks nothing")

    def answer(self, state: Position, frame: F, seat: int, action: int) -> None:
        """Take an answer of `seat`."""
        raise AssertionError(f"step {frame.step} asks nothing")

    def has(self, frame: F) -> bool:
        """Whether a frame of this step can have come so far."""
        return True


class Question(Step[F]):
    """A step that only asks."""

    __slots__ = ()

    def has(self, frame: F) -> bool:
        return frame.phase == BEGINNING


def unknown(state: Position, frame: Frame) -> None:
    raise AssertionError(f"step {frame.step} has no such phase")


class Place:
    """A function of a row, and the number of what follows it."""

    __slots__ = ("after", "function", "order")

    def __init__(self, function: Callable[[Position, Any], None], after: int, order: int) -> None:
        self.function = function
        self.after = after
        self.order = order


class Row(Step[F]):
    """The functions of one step, in order."""

    __slots__ = ("numbers", "places")

    def __init__(
        self,
        functions: Sequence[Part[F]],
        again: Sequence[Callable[[Position, F], None]] = (),
    ) -> None:
        """The functions in order; those of `again` come again until they go elsewhere."""
        self.numbers: Final[dict[Callable[[Position, F], None], int]] = {}
        number = 0
        for entry in functions:
            if isinstance(entry, tuple):
                number, function = entry
            else:
                function = entry
            assert function not in self.numbers
            assert number not in self.numbers.values()
            self.numbers[function] = number
            number += 1
        order = list(self.numbers.values())
        self.places: Final[list[Place]] = [
            Place(unknown, number, -1) for number in range(max(order) + 1)
        ]
        """By the number of the function."""
        for place, (function, number) in enumerate(self.numbers.items()):
            self.places[number] = Place(function, number, place)
        for number, following in pairwise(order):
            self.places[number].after = following
        for function in again:
            self.places[self.numbers[function]].after = self.numbers[function]

    def run(self, state: Position, frame: F) -> None:
        """Carry out the function a frame has come to; the next one follows, if nothing else."""
        place = self.places[frame.phase]
        frame.phase = place.after
        function = place.function
        function(state, frame)

    def go(self, frame: F, function: Callable[[Position, F], None]) -> None:
        """Let `function` come next."""
        frame.phase = self.numbers[function]

    def restart(self, frame: F) -> None:
        """Let the first function come next."""
        frame.phase = BEGINNING

    def go_past(self, frame: F, function: Callable[[Position, F], None]) -> None:
        """Let what follows `function` in the row come next."""
        frame.phase = self.places[self.numbers[function]].after

    def is_at(self, frame: F, function: Callable[[Position, F], None]) -> bool:
        """Whether `function` comes next."""
        return frame.phase == self.numbers[function]

    def is_past(self, frame: F, function: Callable[[Position, F], None]) -> bool:
        """Whether something after `function` in the row comes next."""
        return self.places[frame.phase].order > self.places[self.numbers[function]].order

    def has(self, frame: F) -> bool:
        """Whether the frame has come to a function of the row."""
        return frame.phase in self.numbers.values()


class Rows(Step[F]):
    """A step that is one of several rows, by what the frame is about."""

    __slots__ = ("rows",)

    def __init__(self, rows: list[Row[F]]) -> None:
        self.rows = rows

    def run(self, state: Position, frame: F) -> None:
        self.rows[frame.what].run(state, frame)


def end(state: Position, frame: Frame) -> None:
    """The last function of many rows: nothing is left to do."""
    state.done(0)
