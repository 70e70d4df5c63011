"""A step as a row of named functions, in the order in which they are carried out.

After a function comes the next one of its row, unless it goes elsewhere; the last one comes again
until it says that the frame is done, and so do those that wait until they go elsewhere. The `phase`
of a frame is the number of the function that comes next, in documents too: a function is known by
its place in the row, or by the number the row gives it.
"""

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final, Generic, TypeVar

from abyssal.games.unfathomable.position import BEGINNING, Frame, Position

F = TypeVar("F", bound=Frame)
Run = Callable[[Position, Frame], None]
Part = Callable[[Position, F], None] | tuple[int, Callable[[Position, F], None]]
"""A function, or one with the number it has in documents."""


def unknown(state: Position, frame: Frame) -> None:
    raise AssertionError(f"step {frame.step} has no such phase")


class Row(Generic[F]):
    """The functions of one step, over frames of its class."""

    __slots__ = ("after", "numbers", "places", "runs")

    def __init__(
        self,
        functions: Sequence[Part[F]],
        again: Sequence[Callable[[Position, F], None]] = (),
    ) -> None:
        """The functions in order; those of `again` come again until they go elsewhere."""
        self.numbers: Final[dict[Callable[[Position, F], None], int]] = {}
        order: list[int] = []
        number = 0
        for entry in functions:
            if isinstance(entry, tuple):
                number, function = entry
            else:
                function = entry
            assert function not in self.numbers
            assert number not in order
            self.numbers[function] = number
            order.append(number)
            number += 1
        self.runs: Final[list[Callable[[Position, F], None]]] = [unknown] * (max(order) + 1)
        self.after: Final[list[int]] = list(range(len(self.runs)))
        self.places: Final[list[int]] = [-1] * len(self.runs)
        for place, (function, number) in enumerate(self.numbers.items()):
            self.runs[number] = function
            self.places[number] = place
        for number, following in pairwise(order):
            self.after[number] = following
        for function in again:
            self.after[self.numbers[function]] = self.numbers[function]

    def run(self, state: Position, frame: F) -> None:
        """Carry out the function a frame has come to; the next one follows, if nothing else."""
        phase = frame.phase
        frame.phase = self.after[phase]
        self.runs[phase](state, frame)

    def go(self, frame: F, function: Callable[[Position, F], None]) -> None:
        """Let `function` come next."""
        frame.phase = self.numbers[function]

    def restart(self, frame: F) -> None:
        """Let the first function come next."""
        frame.phase = BEGINNING

    def go_past(self, frame: F, function: Callable[[Position, F], None]) -> None:
        """Let what follows `function` in the row come next."""
        frame.phase = self.after[self.numbers[function]]

    def is_at(self, frame: F, function: Callable[[Position, F], None]) -> bool:
        """Whether `function` comes next."""
        return frame.phase == self.numbers[function]

    def is_past(self, frame: F, function: Callable[[Position, F], None]) -> bool:
        """Whether something after `function` in the row comes next."""
        return self.places[frame.phase] > self.places[self.numbers[function]]

    def has(self, frame: F) -> bool:
        """Whether the frame has come to a function of the row."""
        return frame.phase in self.numbers.values()


def end(state: Position, frame: Frame) -> None:
    """The last function of many rows: nothing is left to do."""
    state.done(0)
