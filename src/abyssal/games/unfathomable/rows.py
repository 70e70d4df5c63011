"""A step as a row of named functions, in the order in which they are carried out.

After a function comes the next one of its row, unless it goes elsewhere; the last one comes again
until it says that the frame is done. The `phase` of a frame is the number of the function that
comes next, in documents too: a function is known by its place in the row, or by the number the row
gives it.
"""

from collections.abc import Callable
from itertools import pairwise
from typing import Final

from abyssal.games.unfathomable.state import Frame, State

Run = Callable[[State, Frame], None]


def unknown(state: State, frame: Frame) -> None:
    raise AssertionError(f"step {frame.step} has no such phase")


class Row:
    """The functions of one step."""

    __slots__ = ("after", "numbers", "places", "runs")

    def __init__(self, *functions: Run | tuple[int, Run]) -> None:
        self.numbers: Final[dict[Run, int]] = {}
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
        self.runs: Final[list[Run]] = [unknown] * (max(order) + 1)
        self.after: Final[list[int]] = list(range(len(self.runs)))
        self.places: Final[list[int]] = [-1] * len(self.runs)
        for place, (function, number) in enumerate(self.numbers.items()):
            self.runs[number] = function
            self.places[number] = place
        for number, following in pairwise(order):
            self.after[number] = following

    def run(self, state: State, frame: Frame) -> None:
        """Carry out the function a frame has come to; the next one follows, if nothing else."""
        phase = frame.phase
        frame.phase = self.after[phase]
        self.runs[phase](state, frame)

    def go(self, frame: Frame, function: Run) -> None:
        """Let `function` come next."""
        frame.phase = self.numbers[function]

    def restart(self, frame: Frame) -> None:
        """Let the first function come next."""
        frame.phase = 0

    def go_past(self, frame: Frame, function: Run) -> None:
        """Let what follows `function` in the row come next."""
        frame.phase = self.after[self.numbers[function]]

    def is_at(self, frame: Frame, function: Run) -> bool:
        """Whether `function` comes next."""
        return frame.phase == self.numbers[function]

    def is_past(self, frame: Frame, function: Run) -> bool:
        """Whether something after `function` in the row comes next."""
        return self.places[frame.phase] > self.places[self.numbers[function]]

    def has(self, phase: int) -> bool:
        """Whether a frame can have come to this number."""
        return 0 <= phase < len(self.runs) and self.runs[phase] is not unknown


def end(state: State, frame: Frame) -> None:
    """The last function of many rows: nothing is left to do."""
    state.done(0)
