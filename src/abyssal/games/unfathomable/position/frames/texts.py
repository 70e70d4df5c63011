"""Frames of texts: cards, abilities, spaces."""

from abyssal.games.unfathomable.box.components import NOBODY
from abyssal.games.unfathomable.position import steps
from abyssal.games.unfathomable.position.frames.frame import BEGINNING, Frame, layout


class Text(Frame):
    """The text `what` of a card, which calls `who` "you"; `phase` is the verb at hand.

    `where` is the space it calls "there", and `count` the number that earlier verbs left for later
    ones.
    """

    named: int
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
        frame = Text()
        frame.named = self.named
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

    card: int
    """The skill card that lies open while its text is resolved (UNF-079), or -1."""
    noted: int
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
        frame = Ability()
        frame.card = self.card
        frame.noted = self.noted
        frame.share(self)
        return frame


layout(steps.ABILITY, Ability, count="card_or_none", more="noted")


class Space(Frame):
    """The action of the space `what`, used by `who`."""

    with_lore: int
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
        frame = Space()
        frame.with_lore = self.with_lore
        frame.accused = self.accused
        frame.share(self)
        return frame


layout(steps.SPACE, Space, more="with_lore", named="accused")
