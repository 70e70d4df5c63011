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
    """One thing that is being resolved: who, what, where, how many. The step gives them meaning."""

    __slots__ = ("count", "phase", "result", "step", "what", "where", "who")

    def __init__(
        self, step: int, who: int = NOBODY, *, what: int = 0, where: int = -1, count: int = 0
    ) -> None:
        self.step = step
        self.who = who
        self.what = what
        self.where = where
        self.count = count
        self.phase = BEGINNING
        """How far the step has come."""
        self.result = 0
        """What the frame above gave back when it was done."""

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

    __slots__ = ("acted", "hatches", "own_step")

    def __init__(
        self,
        who: int = NOBODY,
        count: int = 0,
        *,
        own_step: int = 0,
        acted: int = 0,
        hatches: int = 0,
    ) -> None:
        super().__init__(steps.ACTIONS, who, count=count)
        self.own_step = own_step
        """1 in the Action step of the turn."""
        self.acted = acted
        """1 once something was done."""
        self.hatches = hatches
        """Whether the owner of Barricade the Hatches has been asked at this moment."""

    def copy(self) -> "Actions":
        frame = Actions(
            own_step=self.own_step,
            acted=self.acted,
            hatches=self.hatches,
        )
        frame.share(self)
        return frame


layout(steps.ACTIONS, Actions, more="own_step", phase="acted", stage="hatches")


class MythosStep(Frame):
    """The Mythos step of `who`."""

    __slots__ = ("card", "flags", "seen")

    def __init__(self, who: int = NOBODY, *, card: int = 0, flags: int = 0, seen: int = 0) -> None:
        super().__init__(steps.MYTHOS, who)
        self.card = card
        self.flags = flags
        self.seen = seen
        """Of how many cards one was taken; 0 if the top card was drawn."""

    def copy(self) -> "MythosStep":
        frame = MythosStep(card=self.card, flags=self.flags, seen=self.seen)
        frame.share(self)
        return frame


layout(steps.MYTHOS, MythosStep, what="card", more="flags", stage="seen")


class Crisis(Frame):
    """The crisis of a mythos card, which calls `who` "you"."""

    __slots__ = ("card", "foreign", "option", "tested")

    def __init__(
        self,
        who: int = NOBODY,
        *,
        card: int = 0,
        foreign: int = 0,
        option: int = -1,
        tested: int = 0,
    ) -> None:
        super().__init__(steps.CRISIS, who)
        self.card = card
        self.foreign = foreign
        """1 if Edmund's reveal resolves it: tests fail, nothing is kept (R24)."""
        self.option = option
        """The option taken."""
        self.tested = tested
        """What the test gave back."""

    def copy(self) -> "Crisis":
        frame = Crisis(
            card=self.card,
            foreign=self.foreign,
            option=self.option,
            tested=self.tested,
        )
        frame.share(self)
        return frame


layout(steps.CRISIS, Crisis, what="card", where="option", count="tested", more="foreign")


# Questions


class Pick(Frame):
    """One thing is picked out of the list `what`; what is in it may depend on the other numbers."""

    __slots__ = ("optional",)

    def __init__(
        self,
        who: int = NOBODY,
        what: int = 0,
        *,
        where: int = -1,
        count: int = 0,
        optional: int = 0,
    ) -> None:
        super().__init__(steps.PICK, who, what=what, where=where, count=count)
        self.optional = optional
        """1 if one may pass."""

    def copy(self) -> "Pick":
        frame = Pick(optional=self.optional)
        frame.share(self)
        return frame


layout(steps.PICK, Pick, more="optional")


class Splits(Frame):
    """Cards that seats draw, `count` each or fewer, from skills that they declare first."""

    __slots__ = ("least", "mode", "seats")

    def __init__(self, *, seats: int = 0, mode: int = 0, least: int = -1, count: int = 0) -> None:
        super().__init__(steps.SPLITS, count=count)
        self.seats = seats
        """A bit for each seat that draws."""
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

    __slots__ = ("carried_out", "discarded", "mode", "seats", "skill")

    def __init__(
        self,
        *,
        seats: int = 0,
        mode: int = 0,
        count: int = 0,
        skill: int = -1,
        carried_out: int = 0,
        discarded: int = 0,
    ) -> None:
        super().__init__(steps.DISCARDS, count=count)
        self.seats = seats
        """A bit for each seat that discards."""
        self.mode = mode
        self.skill = skill
        """The skill of which cards are discarded, or any."""
        self.carried_out = carried_out
        """How many seats have discarded what they picked, in turn order."""
        self.discarded = discarded
        """How many cards were, or what they were worth."""

    @property
    def progress(self) -> int:
        """The phase and, in the second one, what was discarded: one number in documents."""
        return self.phase + self.discarded

    @progress.setter
    def progress(self, number: int) -> None:
        self.phase = min(number, 1)
        self.discarded = number - self.phase

    def copy(self) -> "Discards":
        frame = Discards(
            seats=self.seats,
            mode=self.mode,
            skill=self.skill,
            carried_out=self.carried_out,
            discarded=self.discarded,
        )
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

    __slots__ = ("deck", "then")

    def __init__(self, who: int = NOBODY, *, deck: int = 0, count: int = 0, then: int = 0) -> None:
        super().__init__(steps.LOOK, who, count=count)
        self.deck = deck
        self.then = then
        """What is done with the cards."""

    def copy(self) -> "Look":
        frame = Look(deck=self.deck, then=self.then)
        frame.share(self)
        return frame


layout(steps.LOOK, Look, what="deck", more="then")


class OpenWindow(Frame):
    """The window `what`, which works on the frame below; `count` seats might answer."""

    __slots__ = ("seats",)

    def __init__(self, what: int = 0, *, count: int = 0, seats: int = 0) -> None:
        super().__init__(steps.WINDOW, what=what, count=count)
        self.seats = seats
        """A bit for each seat that is asked."""

    def copy(self) -> "OpenWindow":
        frame = OpenWindow(seats=self.seats)
        frame.share(self)
        return frame


layout(steps.WINDOW, OpenWindow, more="seats")


class Trade(Frame):
    """A trade in the space `where`: `who` has the floor."""

    __slots__ = ("item", "offered", "opener", "receiver", "silent")

    def __init__(
        self,
        who: int = NOBODY,
        *,
        where: int = -1,
        opener: int = 0,
        offered: int = 0,
        silent: int = 0,
        item: int = 0,
        receiver: int = NOBODY,
    ) -> None:
        super().__init__(steps.TRADE, who, where=where)
        self.opener = opener
        self.offered = offered
        """A bit for each item that was offered."""
        self.silent = silent
        """How many have had the floor since the last exchange."""
        self.item = item
        """The item that is offered."""
        self.receiver = receiver
        """To whom it is."""

    def copy(self) -> "Trade":
        frame = Trade(
            opener=self.opener,
            offered=self.offered,
            silent=self.silent,
            item=self.item,
            receiver=self.receiver,
        )
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

    __slots__ = ("named", "stage")

    def __init__(
        self,
        who: int = NOBODY,
        what: int = 0,
        *,
        where: int = -1,
        count: int = 0,
        named: int = NOBODY,
        stage: int = BEGINNING,
    ) -> None:
        super().__init__(steps.TEXT, who, what=what, where=where, count=count)
        self.named = named
        """The player that an earlier verb has named."""
        self.stage = stage
        """How far the verb at hand has come."""

    def copy(self) -> "Text":
        frame = Text(
            named=self.named,
            stage=self.stage,
        )
        frame.share(self)
        return frame


layout(steps.TEXT, Text, stage="stage", named="named")


class Case(Frame):
    """The verb `what` that a single card needs; `where` and `count` are those of its text."""

    __slots__ = ("named", "noted", "turned")

    def __init__(
        self,
        who: int = NOBODY,
        what: int = 0,
        *,
        where: int = -1,
        count: int = 0,
        noted: int = 0,
        turned: int = 0,
        named: int = NOBODY,
    ) -> None:
        super().__init__(steps.SPECIAL, who, what=what, where=where, count=count)
        self.noted = noted
        """What the case has noted for later: seats, spaces or a number."""
        self.turned = turned
        """How many seats have had their turn."""
        self.named = named
        """Who, or what, was named last."""

    def copy(self) -> "Case":
        frame = Case(
            noted=self.noted,
            turned=self.turned,
            named=self.named,
        )
        frame.share(self)
        return frame


layout(steps.SPECIAL, Case, more="noted", stage="turned", named="named")


class Ability(Frame):
    """The ability `what` of a card, sheet, item or title, used by `who`."""

    __slots__ = ("card", "noted")

    def __init__(
        self,
        who: int = NOBODY,
        what: int = 0,
        *,
        where: int = -1,
        card: int = -1,
        noted: int = 0,
    ) -> None:
        super().__init__(steps.ABILITY, who, what=what, where=where)
        self.card = card
        """The skill card that lies open while its text is resolved (UNF-079), or -1."""
        self.noted = noted
        """What the ability has noted for later: an item, seats, a monarch or a number."""

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

    __slots__ = ("accused", "with_lore")

    def __init__(
        self, who: int = NOBODY, what: int = 0, *, with_lore: int = 0, accused: int = NOBODY
    ) -> None:
        super().__init__(steps.SPACE, who, what=what)
        self.with_lore = with_lore
        """1 if a lore card is spent in the Chapel."""
        self.accused = accused
        """Whom the Captain's Cabin has named."""

    def copy(self) -> "Space":
        frame = Space(with_lore=self.with_lore, accused=self.accused)
        frame.share(self)
        return frame


layout(steps.SPACE, Space, more="with_lore", named="accused")


# Tests

SETTLED: Final = 7
"""The phase of a test whose outcome is fixed."""
NO_OUTCOME: Final = -1


class Test(Frame):
    """A skill test."""

    __slots__ = ("flags", "outcome", "partial", "support", "target", "total", "turned")

    def __init__(
        self,
        who: int = NOBODY,
        *,
        target: int = 0,
        partial: int = 0,
        support: int = 0,
        flags: int = 0,
        total: int = 0,
        turned: int = NOBODY,
        outcome: int = NO_OUTCOME,
    ) -> None:
        super().__init__(steps.TEST, who)
        self.target = target
        self.partial = partial
        """The number for a partial success; 0 without one."""
        self.support = support
        """The supporting skills, a bit each."""
        self.flags = flags
        self.total = total
        self.turned = turned
        """How many seats have had their turn to add cards."""
        self.outcome = outcome
        """What is given back: the outcome, packed with the total where there is one."""

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
            target=self.target,
            partial=self.partial,
            support=self.support,
            flags=self.flags,
            total=self.total,
            turned=self.turned,
            outcome=self.outcome,
        )
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

    __slots__ = ("flags",)

    def __init__(self, who: int = NOBODY, *, flags: int = 0) -> None:
        super().__init__(steps.CONTRIBUTE, who)
        self.flags = flags
        """Those of the test."""

    def copy(self) -> "Contribution":
        frame = Contribution(flags=self.flags)
        frame.share(self)
        return frame


layout(steps.CONTRIBUTE, Contribution, more="flags")


# Rolls, and series of them


class Rolling(Frame):
    """A frame that rolls the die; its class sets `wishes`."""

    __slots__ = ("wishes",)

    wishes: int
    """The seats that wish to be asked before a roll: a secret of theirs."""


class Roll(Rolling):
    """One roll of the die."""

    __slots__ = ("face", "flags", "happens", "modifier")

    def __init__(
        self,
        who: int = NOBODY,
        *,
        happens: int = 0,
        modifier: int = 0,
        flags: int = 0,
        wishes: int = EVERYBODY,
        face: int = 0,
    ) -> None:
        super().__init__(steps.ROLL, who)
        self.wishes = wishes
        self.happens = happens
        """The results on which something happens, a bit each."""
        self.modifier = modifier
        """The sum of all modifiers."""
        self.flags = flags
        self.face = face
        """What the die shows; 0 before it is rolled."""

    def copy(self) -> "Roll":
        frame = Roll(
            happens=self.happens,
            modifier=self.modifier,
            flags=self.flags,
            wishes=self.wishes,
            face=self.face,
        )
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

    __slots__ = ("placed",)

    def __init__(
        self, who: int = NOBODY, *, count: int = 0, placed: int = 0, wishes: int = EVERYBODY
    ) -> None:
        super().__init__(steps.RISK, who, count=count)
        self.wishes = wishes
        self.placed = placed
        """How many of them are on deck."""

    def copy(self) -> "Risk":
        frame = Risk(placed=self.placed, wishes=self.wishes)
        frame.share(self)
        return frame


layout(steps.RISK, Risk, more="placed", named="wishes")


class Damage(Rolling):
    """Damage to the room `where`, or to the ship, `count` more times."""

    __slots__ = ("card", "placed", "series")

    def __init__(
        self,
        who: int = NOBODY,
        *,
        where: int = -1,
        count: int = 0,
        card: int = 0,
        series: int = 0,
        placed: int = -1,
        wishes: int = EVERYBODY,
    ) -> None:
        super().__init__(steps.DAMAGE, who, where=where, count=count)
        self.wishes = wishes
        self.card = card
        """The structural damage whose room is not known yet."""
        self.series = series
        """1 while it is asked who wishes to be asked before the rolls."""
        self.placed = placed
        """The room in which a card was placed last, or -1."""

    def copy(self) -> "Damage":
        frame = Damage(
            card=self.card,
            series=self.series,
            placed=self.placed,
            wishes=self.wishes,
        )
        frame.share(self)
        return frame


layout(steps.DAMAGE, Damage, what="card", more="series", stage="placed", named="wishes")


class Attack(Rolling):
    """An attack by `who` on somebody in the space `where`."""

    __slots__ = ("means", "target")

    def __init__(
        self,
        who: int = NOBODY,
        *,
        where: int = -1,
        means: int = 0,
        target: int = 0,
        wishes: int = EVERYBODY,
    ) -> None:
        super().__init__(steps.ATTACK, who, where=where)
        self.wishes = wishes
        self.means = means
        """The item, or what is used instead."""
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

    __slots__ = ("means",)

    def __init__(
        self, who: int = NOBODY, *, count: int = 0, means: int = 0, wishes: int = EVERYBODY
    ) -> None:
        super().__init__(steps.ATTACKS, who, count=count)
        self.wishes = wishes
        self.means = means

    def copy(self) -> "Attacks":
        frame = Attacks(means=self.means, wishes=self.wishes)
        frame.share(self)
        return frame


layout(steps.ATTACKS, Attacks, what="means", named="wishes")


class Activation(Rolling):
    """The monsters `what` act, one after the other."""

    __slots__ = ("by_program", "scope", "series")

    def __init__(
        self,
        what: int = 0,
        *,
        scope: int = -1,
        series: int = 0,
        by_program: int = 0,
        wishes: int = EVERYBODY,
    ) -> None:
        super().__init__(steps.ACTIVATION, what=what)
        self.wishes = wishes
        self.scope = scope
        """Whether all Deep Ones act, or only those that wait already."""
        self.series = series
        """1 if it was asked who wishes to be asked before the attacks."""
        self.by_program = by_program
        """1 if the program takes the Deep Ones in its own order."""

    def copy(self) -> "Activation":
        frame = Activation(
            scope=self.scope,
            series=self.series,
            by_program=self.by_program,
            wishes=self.wishes,
        )
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

    __slots__ = ("prey",)

    def __init__(
        self,
        who: int = NOBODY,
        *,
        where: int = -1,
        prey: int = 0,
        wishes: int = EVERYBODY,
    ) -> None:
        super().__init__(steps.DEEP_ONE, who, where=where)
        self.wishes = wishes
        self.prey = prey
        """Whom it attacks."""

    def copy(self) -> "DeepOne":
        frame = DeepOne(prey=self.prey, wishes=self.wishes)
        frame.share(self)
        return frame


layout(steps.DEEP_ONE, DeepOne, count="wishes", more="prey")


class Defeats(Frame):
    """Several defeats, one by one."""

    __slots__ = ("decks", "fallen", "left", "place", "seats")

    def __init__(
        self,
        *,
        seats: int = 0,
        decks: int = 0,
        place: int = -1,
        left: int = 0,
        fallen: int = 0,
    ) -> None:
        super().__init__(steps.DEFEATS)
        self.seats = seats
        """A bit for each character still to come."""
        self.decks = decks
        """A bit for each deck space whose passengers are still to come."""
        self.place = place
        """The deck space at hand."""
        self.left = left
        """Its passengers still to come."""
        self.fallen = fallen
        """How many were defeated."""

    def copy(self) -> "Defeats":
        frame = Defeats(
            seats=self.seats,
            decks=self.decks,
            place=self.place,
            left=self.left,
            fallen=self.fallen,
        )
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
