"""Frames: what is being resolved, each with the numbers of its step by name.

In documents every frame is the same ten numbers; each class says once where its own stand there.
"""

from collections.abc import Callable
from typing import Final

from abyssal.core.fields import assembled
from abyssal.games.unfathomable.box.components import NOBODY
from abyssal.games.unfathomable.position import steps

BEGINNING: Final = 0
"""Where a step, and a verb of a text, begins."""
EVERYBODY: Final = -1
"""All who might may answer before a roll, not only those who wished to in a series of rolls."""


class Frame:
    """One thing that is being resolved: who, what, where, how many. The step gives them meaning.

    Without `__slots__` a class can say what a number is before it is set, in one place.
    """

    step: int = 0
    who: int = NOBODY
    what: int = 0
    where: int = -1
    count: int = 0
    phase: int = BEGINNING
    """How far the step has come."""
    result: int = 0
    """What the frame above gave back when it was done."""

    def __init__(
        self, step: int, who: int = NOBODY, *, what: int = 0, where: int = -1, count: int = 0
    ) -> None:
        self.step = step
        self.who = who
        self.what = what
        self.where = where
        self.count = count

    def copy(self) -> "Frame":
        frame = Frame(self.step)
        frame.share(self)
        return frame

    def share(self, other: "Frame") -> None:
        """Have the numbers of another frame that all frames have."""
        self.who = other.who
        self.what = other.what
        self.where = other.where
        self.count = other.count
        self.phase = other.phase
        self.result = other.result

    def dump(self) -> list[int]:
        return LAYOUTS.get(self.step, PLAIN).dump(self)


# Documents

DOCUMENT: Final = (
    "step",
    "who",
    "what",
    "where",
    "count",
    "more",
    "phase",
    "stage",
    "named",
    "result",
)
"""The numbers of a frame in documents, as they were called when all frames were alike."""
UNUSED: Final = {"more": 0, "stage": 0, "named": NOBODY}
"""What stands in a place that no number of the frame has."""


class Layout:
    """Where the numbers of a class of frames stand in documents."""

    __slots__ = ("dump", "make", "names")

    def __init__(self, make: Callable[[], Frame], names: dict[str, str]) -> None:
        """`names` gives the places whose numbers the class calls by a name of its own."""
        self.make = make
        self.names = {
            place: names.get(word, word)
            for place, word in enumerate(DOCUMENT)
            if word in names or word not in UNUSED
        }
        """By place; the others are unused."""
        numbers = [
            f"it.{self.names[place]}" if place in self.names else str(UNUSED[word])
            for place, word in enumerate(DOCUMENT)
        ]
        self.dump: Callable[[Frame], list[int]] = assembled(f"[{', '.join(numbers)}]", {})
        """The numbers of a frame, as documents have them."""

    def load(self, numbers: list[int]) -> Frame:
        frame = self.make()
        for place, name in self.names.items():
            setattr(frame, name, numbers[place])
        return frame


def plain() -> Frame:
    return Frame(steps.TURN)


PLAIN: Final = Layout(plain, {})
LAYOUTS: Final[dict[int, Layout]] = {}
"""By step, where frames have numbers of their own."""


def layout(step: int, make: Callable[[], Frame], **names: str) -> None:
    """Say by what names frames of a step call the numbers of a document."""
    LAYOUTS[step] = Layout(make, names)


def load_frame(numbers: list[int]) -> Frame:
    """The frame that `dump` described."""
    return LAYOUTS.get(numbers[0], PLAIN).load(numbers)


# The turn


class Actions(Frame):
    """An Action step, or a granted action: `who` has `count` actions left."""

    own_step: int = 0
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
        frame = Actions(own_step=self.own_step)
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

    card: int = 0
    foreign: int = 0
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
        frame = Crisis(card=self.card, foreign=self.foreign)
        frame.option = self.option
        frame.tested = self.tested
        frame.share(self)
        return frame


layout(steps.CRISIS, Crisis, what="card", where="option", count="tested", more="foreign")


# Questions


class Pick(Frame):
    """One thing is picked out of the list `what`; what is in it may depend on the other numbers."""

    optional: int = 0
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
        frame = Pick(optional=self.optional)
        frame.share(self)
        return frame


layout(steps.PICK, Pick, more="optional")


class Splits(Frame):
    """Cards that seats draw, `count` each or fewer, from skills that they declare first."""

    seats: int = 0
    """A bit for each seat that draws."""
    mode: int = 0
    least: int = -1

    def __init__(self, *, seats: int = 0, mode: int = 0, least: int = -1, count: int = 0) -> None:
        self.step = steps.SPLITS
        self.count = count
        self.seats = seats
        self.mode = mode
        self.least = least

    def copy(self) -> "Splits":
        frame = Splits(
            seats=self.seats,
            mode=self.mode,
            least=self.least,
        )
        frame.share(self)
        return frame


layout(steps.SPLITS, Splits, what="mode", where="least", more="seats")


class Discards(Frame):
    """Cards that several seats discard at the same time, `count` each."""

    seats: int = 0
    """A bit for each seat that discards."""
    mode: int = 0
    skill: int = -1
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
        frame = Discards(seats=self.seats, mode=self.mode, skill=self.skill)
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

    deck: int = 0
    then: int = 0
    """What is done with the cards."""

    def __init__(self, who: int = NOBODY, *, deck: int = 0, count: int = 0, then: int = 0) -> None:
        self.step = steps.LOOK
        self.who = who
        self.count = count
        self.deck = deck
        self.then = then

    def copy(self) -> "Look":
        frame = Look(deck=self.deck, then=self.then)
        frame.share(self)
        return frame


layout(steps.LOOK, Look, what="deck", more="then")


class OpenWindow(Frame):
    """The window `what`, which works on the frame below; `count` seats might answer."""

    seats: int = 0
    """A bit for each seat that is asked."""

    def __init__(self, what: int = 0, *, count: int = 0, seats: int = 0) -> None:
        self.step = steps.WINDOW
        self.what = what
        self.count = count
        self.seats = seats

    def copy(self) -> "OpenWindow":
        frame = OpenWindow(seats=self.seats)
        frame.share(self)
        return frame


layout(steps.WINDOW, OpenWindow, more="seats")


class Trade(Frame):
    """A trade in the space `where`: `who` has the floor."""

    opener: int = 0
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
        frame = Trade(opener=self.opener)
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


# Texts


class Text(Frame):
    """The text `what` of a card, which calls `who` "you"; `phase` is the verb at hand.

    `where` is the space it calls "there", and `count` the number that earlier verbs left for later
    ones.
    """

    named: int = NOBODY
    """The player that an earlier verb has named."""
    stage: int = BEGINNING
    """How far the verb at hand has come."""

    def __init__(
        self,
        who: int = NOBODY,
        what: int = 0,
        *,
        where: int = -1,
        count: int = 0,
        named: int = NOBODY,
    ) -> None:
        self.step = steps.TEXT
        self.who = who
        self.what = what
        self.where = where
        self.count = count
        self.named = named

    def copy(self) -> "Text":
        frame = Text(named=self.named)
        frame.stage = self.stage
        frame.share(self)
        return frame


layout(steps.TEXT, Text, stage="stage", named="named")


class Case(Frame):
    """The verb `what` that a single card needs; `where` and `count` are those of its text."""

    noted: int = 0
    """What the case has noted for later: seats, spaces or a number."""
    turned: int = 0
    """How many seats have had their turn."""
    named: int = NOBODY
    """Who, or what, was named last."""

    def __init__(
        self, who: int = NOBODY, what: int = 0, *, where: int = -1, count: int = 0
    ) -> None:
        self.step = steps.SPECIAL
        self.who = who
        self.what = what
        self.where = where
        self.count = count

    def copy(self) -> "Case":
        frame = Case()
        frame.noted = self.noted
        frame.turned = self.turned
        frame.named = self.named
        frame.share(self)
        return frame


layout(steps.SPECIAL, Case, more="noted", stage="turned", named="named")


class Ability(Frame):
    """The ability `what` of a card, sheet, item or title, used by `who`."""

    card: int = -1
    """The skill card that lies open while its text is resolved (UNF-079), or -1."""
    noted: int = 0
    """What the ability has noted for later: an item, seats, a monarch or a number."""

    def __init__(self, who: int = NOBODY, what: int = 0, *, card: int = -1, noted: int = 0) -> None:
        self.step = steps.ABILITY
        self.who = who
        self.what = what
        self.card = card
        self.noted = noted

    @property
    def card_or_none(self) -> int:
        """The card plus one: in documents 0 is none."""
        return self.card + 1

    @card_or_none.setter
    def card_or_none(self, number: int) -> None:
        self.card = number - 1

    def copy(self) -> "Ability":
        frame = Ability(card=self.card, noted=self.noted)
        frame.share(self)
        return frame


layout(steps.ABILITY, Ability, count="card_or_none", more="noted")


class Space(Frame):
    """The action of the space `what`, used by `who`."""

    with_lore: int = 0
    """1 if a lore card is spent in the Chapel."""
    accused: int = NOBODY
    """Whom the Captain's Cabin has named."""

    def __init__(
        self,
        who: int = NOBODY,
        what: int = 0,
        *,
        with_lore: int = 0,
    ) -> None:
        self.step = steps.SPACE
        self.who = who
        self.what = what
        self.with_lore = with_lore

    def copy(self) -> "Space":
        frame = Space(
            with_lore=self.with_lore,
        )
        frame.accused = self.accused
        frame.share(self)
        return frame


layout(steps.SPACE, Space, more="with_lore", named="accused")


# Tests

SETTLED: Final = 7
"""The phase of a test whose outcome is fixed."""
NO_OUTCOME: Final = -1


class Test(Frame):
    """A skill test."""

    target: int = 0
    partial: int = 0
    """The number for a partial success; 0 without one."""
    support: int = 0
    """The supporting skills, a bit each."""
    flags: int = 0
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
        frame = Test(
            target=self.target, partial=self.partial, support=self.support, flags=self.flags
        )
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

    flags: int = 0
    """Those of the test."""

    def __init__(self, who: int = NOBODY, *, flags: int = 0) -> None:
        self.step = steps.CONTRIBUTE
        self.who = who
        self.flags = flags

    def copy(self) -> "Contribution":
        frame = Contribution(flags=self.flags)
        frame.share(self)
        return frame


layout(steps.CONTRIBUTE, Contribution, more="flags")


# Rolls, and series of them


class Rolling(Frame):
    """A frame that rolls the die."""

    wishes: int = EVERYBODY
    """The seats that wish to be asked before a roll: a secret of theirs."""


class Roll(Rolling):
    """One roll of the die."""

    happens: int = 0
    """The results on which something happens, a bit each."""
    modifier: int = 0
    """The sum of all modifiers."""
    flags: int = 0
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
        frame = Roll(
            happens=self.happens, modifier=self.modifier, flags=self.flags, wishes=self.wishes
        )
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

    means: int = 0
    """The item, or what is used instead."""
    target: int = 0

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
        frame = Attack(
            means=self.means,
            target=self.target,
            wishes=self.wishes,
        )
        frame.share(self)
        return frame


layout(steps.ATTACK, Attack, what="means", more="target", named="wishes")


class Attacks(Rolling):
    """Up to `count` more attacks by `who`, all with the same means."""

    means: int = 0

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
        frame = Attacks(
            means=self.means,
        )
        frame.wishes = self.wishes
        frame.share(self)
        return frame


layout(steps.ATTACKS, Attacks, what="means", named="wishes")


class Activation(Rolling):
    """The monsters `what` act, one after the other."""

    scope: int = -1
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
        frame = Activation(scope=self.scope)
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
        frame = DeepOne(wishes=self.wishes)
        frame.prey = self.prey
        frame.share(self)
        return frame


layout(steps.DEEP_ONE, DeepOne, count="wishes", more="prey")


class Defeats(Frame):
    """Several defeats, one by one."""

    seats: int = 0
    """A bit for each character still to come."""
    decks: int = 0
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
        frame = Defeats(seats=self.seats, decks=self.decks)
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
