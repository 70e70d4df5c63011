"""Frames of the turn."""

from abyssal.games.unfathomable.box.components import NOBODY
from abyssal.games.unfathomable.position import steps
from abyssal.games.unfathomable.position.frames.frame import Frame, layout


class Actions(Frame):
    """An Action step, or a granted action: `who` has `count` actions left."""

    own_step: int
    """1 in the Action step of the turn."""
    acted: int = 0
    """1 once something was done."""
    hatches: int = 0
    """Whether the owner of Barricade the Hatches has been asked at this moment."""

    def __init__(self, who: int = NOBODY, count: int = 0, *, own_step: int = 0) -> None:
        self.step = steps.ACTIONS
        self.who = who
        self.count = count
        self.own_step = own_step

    def copy(self) -> "Actions":
        frame = Actions()
        frame.own_step = self.own_step
        frame.acted = self.acted
        frame.hatches = self.hatches
        frame.share(self)
        return frame


layout(steps.ACTIONS, Actions, more="own_step", phase="acted", stage="hatches")


class MythosStep(Frame):
    """The Mythos step of `who`."""

    card: int = 0
    flags: int = 0
    seen: int = 0
    """Of how many cards one was taken; 0 if the top card was drawn."""

    def __init__(self, who: int = NOBODY) -> None:
        self.step = steps.MYTHOS
        self.who = who

    def copy(self) -> "MythosStep":
        frame = MythosStep()
        frame.card = self.card
        frame.flags = self.flags
        frame.seen = self.seen
        frame.share(self)
        return frame


layout(steps.MYTHOS, MythosStep, what="card", more="flags", stage="seen")


class Crisis(Frame):
    """The crisis of a mythos card, which calls `who` "you"."""

    card: int
    foreign: int
    """1 if Edmund's reveal resolves it: tests fail, nothing is kept (R24)."""
    option: int = -1
    """The option taken."""
    tested: int = 0
    """What the test gave back."""

    def __init__(self, who: int = NOBODY, *, card: int = 0, foreign: int = 0) -> None:
        self.step = steps.CRISIS
        self.who = who
        self.card = card
        self.foreign = foreign

    def copy(self) -> "Crisis":
        frame = Crisis()
        frame.card = self.card
        frame.foreign = self.foreign
        frame.option = self.option
        frame.tested = self.tested
        frame.share(self)
        return frame


layout(steps.CRISIS, Crisis, what="card", where="option", count="tested", more="foreign")
