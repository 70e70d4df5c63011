"""Frames that ask: picks, hands, windows, trades."""

from abyssal.games.unfathomable.box.components import NOBODY
from abyssal.games.unfathomable.position import steps
from abyssal.games.unfathomable.position.frames.frame import Frame, layout


class Pick(Frame):
    """One thing is picked out of the list `what`; what is in it may depend on the other numbers."""

    optional: int
    """1 if one may pass."""

    def __init__(
        self,
        who: int = NOBODY,
        what: int = 0,
        *,
        where: int = -1,
        count: int = 0,
        optional: int = 0,
    ) -> None:
        self.step = steps.PICK
        self.who = who
        self.what = what
        self.where = where
        self.count = count
        self.optional = optional

    def copy(self) -> "Pick":
        frame = Pick()
        frame.optional = self.optional
        frame.share(self)
        return frame


layout(steps.PICK, Pick, more="optional")


class Splits(Frame):
    """Cards that seats draw, `count` each or fewer, from skills that they declare first."""

    seats: int
    """A bit for each seat that draws."""
    mode: int
    least: int

    def __init__(self, *, seats: int = 0, mode: int = 0, least: int = -1, count: int = 0) -> None:
        self.step = steps.SPLITS
        self.count = count
        self.seats = seats
        self.mode = mode
        self.least = least

    def copy(self) -> "Splits":
        frame = Splits()
        frame.seats = self.seats
        frame.mode = self.mode
        frame.least = self.least
        frame.share(self)
        return frame


layout(steps.SPLITS, Splits, what="mode", where="least", more="seats")


class Discards(Frame):
    """Cards that several seats discard at the same time, `count` each."""

    seats: int
    """A bit for each seat that discards."""
    mode: int
    skill: int
    """The skill of which cards are discarded, or any."""
    carried_out: int = 0
    """How many seats have discarded what they picked, in turn order."""
    discarded: int = 0
    """How many cards were, or what they were worth."""

    def __init__(self, *, seats: int = 0, mode: int = 0, count: int = 0, skill: int = -1) -> None:
        self.step = steps.DISCARDS
        self.count = count
        self.seats = seats
        self.mode = mode
        self.skill = skill

    @property
    def progress(self) -> int:
        """The phase and, in the second one, what was discarded: one number in documents."""
        return self.phase + self.discarded

    @progress.setter
    def progress(self, number: int) -> None:
        self.phase = min(number, 1)
        self.discarded = number - self.phase

    def copy(self) -> "Discards":
        frame = Discards()
        frame.seats = self.seats
        frame.mode = self.mode
        frame.skill = self.skill
        frame.carried_out = self.carried_out
        frame.discarded = self.discarded
        frame.share(self)
        return frame


layout(
    steps.DISCARDS,
    Discards,
    what="mode",
    where="skill",
    more="seats",
    phase="progress",
    stage="carried_out",
)


class Look(Frame):
    """`who` looks at the top `count` cards of a deck."""

    deck: int
    then: int
    """What is done with the cards."""

    def __init__(self, who: int = NOBODY, *, deck: int = 0, count: int = 0, then: int = 0) -> None:
        self.step = steps.LOOK
        self.who = who
        self.count = count
        self.deck = deck
        self.then = then

    def copy(self) -> "Look":
        frame = Look()
        frame.deck = self.deck
        frame.then = self.then
        frame.share(self)
        return frame


layout(steps.LOOK, Look, what="deck", more="then")


class OpenWindow(Frame):
    """The window `what`, which works on the frame below; `count` seats might answer."""

    seats: int
    """A bit for each seat that is asked."""

    def __init__(self, what: int = 0, count: int = 0, seats: int = 0) -> None:
        self.step = steps.WINDOW
        self.what = what
        self.count = count
        self.seats = seats

    def copy(self) -> "OpenWindow":
        frame = OpenWindow()
        frame.seats = self.seats
        frame.share(self)
        return frame


layout(steps.WINDOW, OpenWindow, more="seats")


class Trade(Frame):
    """A trade in the space `where`: `who` has the floor."""

    opener: int
    offered: int = 0
    """A bit for each item that was offered."""
    silent: int = 0
    """How many have had the floor since the last exchange."""
    item: int = 0
    """The item that is offered."""
    receiver: int = NOBODY
    """To whom it is."""

    def __init__(self, who: int = NOBODY, *, where: int = -1, opener: int = 0) -> None:
        self.step = steps.TRADE
        self.who = who
        self.where = where
        self.opener = opener

    def copy(self) -> "Trade":
        frame = Trade()
        frame.opener = self.opener
        frame.offered = self.offered
        frame.silent = self.silent
        frame.item = self.item
        frame.receiver = self.receiver
        frame.share(self)
        return frame


layout(
    steps.TRADE,
    Trade,
    what="item",
    count="silent",
    more="offered",
    stage="opener",
    named="receiver",
)
