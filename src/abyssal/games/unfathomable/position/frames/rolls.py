"""Frames that roll the die, and series of rolls."""

from abyssal.games.unfathomable.box.components import NOBODY
from abyssal.games.unfathomable.position import steps
from abyssal.games.unfathomable.position.frames.frame import EVERYBODY, Frame, layout


class Rolling(Frame):
    """A frame that rolls the die."""

    wishes: int = EVERYBODY
    """The seats that wish to be asked before a roll: a secret of theirs."""


class Roll(Rolling):
    """One roll of the die."""

    happens: int
    """The results on which something happens, a bit each."""
    modifier: int
    """The sum of all modifiers."""
    flags: int
    face: int = 0
    """What the die shows; 0 before it is rolled."""

    def __init__(
        self,
        who: int = NOBODY,
        *,
        happens: int = 0,
        modifier: int = 0,
        flags: int = 0,
        wishes: int = EVERYBODY,
    ) -> None:
        self.step = steps.ROLL
        self.who = who
        self.wishes = wishes
        self.happens = happens
        self.modifier = modifier
        self.flags = flags

    def copy(self) -> "Roll":
        frame = Roll()
        frame.happens = self.happens
        frame.modifier = self.modifier
        frame.flags = self.flags
        frame.wishes = self.wishes
        frame.face = self.face
        frame.share(self)
        return frame


layout(
    steps.ROLL,
    Roll,
    where="modifier",
    count="happens",
    more="flags",
    stage="face",
    named="wishes",
)


class Risk(Rolling):
    """`count` passengers are put at risk."""

    placed: int = 0
    """How many of them are on deck."""

    def __init__(
        self,
        who: int = NOBODY,
        *,
        count: int = 0,
    ) -> None:
        self.step = steps.RISK
        self.who = who
        self.count = count

    def copy(self) -> "Risk":
        frame = Risk()
        frame.placed = self.placed
        frame.wishes = self.wishes
        frame.share(self)
        return frame


layout(steps.RISK, Risk, more="placed", named="wishes")


class Damage(Rolling):
    """Damage to the room `where`, or to the ship, `count` more times."""

    card: int = 0
    """The structural damage whose room is not known yet."""
    series: int = 0
    """1 while it is asked who wishes to be asked before the rolls."""
    placed: int = -1
    """The room in which a card was placed last, or -1."""

    def __init__(self, who: int = NOBODY, *, where: int = -1, count: int = 0) -> None:
        self.step = steps.DAMAGE
        self.who = who
        self.where = where
        self.count = count

    def copy(self) -> "Damage":
        frame = Damage()
        frame.card = self.card
        frame.series = self.series
        frame.placed = self.placed
        frame.wishes = self.wishes
        frame.share(self)
        return frame


layout(steps.DAMAGE, Damage, what="card", more="series", stage="placed", named="wishes")


class Attack(Rolling):
    """An attack by `who` on somebody in the space `where`."""

    means: int
    """The item, or what is used instead."""
    target: int

    def __init__(
        self,
        who: int = NOBODY,
        *,
        where: int = -1,
        means: int = 0,
        target: int = 0,
        wishes: int = EVERYBODY,
    ) -> None:
        self.step = steps.ATTACK
        self.who = who
        self.where = where
        self.wishes = wishes
        self.means = means
        self.target = target

    def copy(self) -> "Attack":
        frame = Attack()
        frame.means = self.means
        frame.target = self.target
        frame.wishes = self.wishes
        frame.share(self)
        return frame


layout(steps.ATTACK, Attack, what="means", more="target", named="wishes")


class Attacks(Rolling):
    """Up to `count` more attacks by `who`, all with the same means."""

    means: int

    def __init__(
        self,
        who: int = NOBODY,
        *,
        count: int = 0,
        means: int = 0,
    ) -> None:
        self.step = steps.ATTACKS
        self.who = who
        self.count = count
        self.means = means

    def copy(self) -> "Attacks":
        frame = Attacks()
        frame.means = self.means
        frame.wishes = self.wishes
        frame.share(self)
        return frame


layout(steps.ATTACKS, Attacks, what="means", named="wishes")


class Activation(Rolling):
    """The monsters `what` act, one after the other."""

    scope: int
    """Whether all Deep Ones act, or only those that wait already."""
    series: int = 0
    """1 if it was asked who wishes to be asked before the attacks."""
    by_program: int = 0
    """1 if the program takes the Deep Ones in its own order."""

    def __init__(self, what: int = 0, *, scope: int = -1) -> None:
        self.step = steps.ACTIVATION
        self.what = what
        self.scope = scope

    def copy(self) -> "Activation":
        frame = Activation()
        frame.scope = self.scope
        frame.series = self.series
        frame.by_program = self.by_program
        frame.wishes = self.wishes
        frame.share(self)
        return frame


layout(
    steps.ACTIVATION,
    Activation,
    where="scope",
    count="series",
    more="by_program",
    named="wishes",
)


class DeepOne(Rolling):
    """A Deep One in the space `where` acts."""

    prey: int = 0
    """Whom it attacks."""

    def __init__(self, who: int = NOBODY, *, where: int = -1, wishes: int = EVERYBODY) -> None:
        self.step = steps.DEEP_ONE
        self.who = who
        self.where = where
        self.wishes = wishes

    def copy(self) -> "DeepOne":
        frame = DeepOne()
        frame.wishes = self.wishes
        frame.prey = self.prey
        frame.share(self)
        return frame


layout(steps.DEEP_ONE, DeepOne, count="wishes", more="prey")


class Defeats(Frame):
    """Several defeats, one by one."""

    seats: int
    """A bit for each character still to come."""
    decks: int
    """A bit for each deck space whose passengers are still to come."""
    place: int = -1
    """The deck space at hand."""
    left: int = 0
    """Its passengers still to come."""
    fallen: int = 0
    """How many were defeated."""

    def __init__(self, *, seats: int = 0, decks: int = 0) -> None:
        self.step = steps.DEFEATS
        self.seats = seats
        self.decks = decks

    def copy(self) -> "Defeats":
        frame = Defeats()
        frame.seats = self.seats
        frame.decks = self.decks
        frame.place = self.place
        frame.left = self.left
        frame.fallen = self.fallen
        frame.share(self)
        return frame


layout(
    steps.DEFEATS,
    Defeats,
    what="left",
    where="place",
    count="decks",
    more="seats",
    stage="fallen",
)
