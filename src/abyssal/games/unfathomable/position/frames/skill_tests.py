"""Frames of skill tests."""

from typing import Final

from abyssal.games.unfathomable.box.components import NOBODY
from abyssal.games.unfathomable.position import steps
from abyssal.games.unfathomable.position.frames.frame import Frame, layout

SETTLED: Final = 7
"""The phase of a test whose outcome is fixed."""
NO_OUTCOME: Final = -1


class Test(Frame):
    """A skill test."""

    target: int
    partial: int
    """The number for a partial success; 0 without one."""
    support: int
    """The supporting skills, a bit each."""
    flags: int
    total: int = 0
    turned: int = NOBODY
    """How many seats have had their turn to add cards."""
    outcome: int = NO_OUTCOME
    """What is given back: the outcome, packed with the total where there is one."""

    def __init__(
        self,
        who: int = NOBODY,
        *,
        target: int = 0,
        partial: int = 0,
        support: int = 0,
        flags: int = 0,
    ) -> None:
        self.step = steps.TEST
        self.who = who
        self.target = target
        self.partial = partial
        self.support = support
        self.flags = flags

    @property
    def turned_or_outcome(self) -> int:
        """One number in documents: the outcome once it is fixed."""
        return self.turned if self.outcome == NO_OUTCOME else self.outcome

    @turned_or_outcome.setter
    def turned_or_outcome(self, number: int) -> None:
        self.turned = number
        self.outcome = number if self.phase == SETTLED else NO_OUTCOME

    def copy(self) -> "Test":
        frame = Test()
        frame.target = self.target
        frame.partial = self.partial
        frame.support = self.support
        frame.flags = self.flags
        frame.total = self.total
        frame.turned = self.turned
        frame.outcome = self.outcome
        frame.share(self)
        return frame


layout(
    steps.TEST,
    Test,
    what="target",
    where="partial",
    count="support",
    more="flags",
    stage="total",
    named="turned_or_outcome",
)


class Contribution(Frame):
    """The cards that `who` adds to a test."""

    flags: int
    """Those of the test."""

    def __init__(self, who: int = NOBODY, flags: int = 0) -> None:
        self.step = steps.CONTRIBUTE
        self.who = who
        self.flags = flags

    def copy(self) -> "Contribution":
        frame = Contribution()
        frame.flags = self.flags
        frame.share(self)
        return frame


layout(steps.CONTRIBUTE, Contribution, more="flags")
