"""The plugin descriptor of a game: what a package registers beside its rules.

A package names its `Title` in the entry point group `abyssal.games`, under the name of the game:

    [project.entry-points."abyssal.games"]
    sealed-bids = "sealed_bids.title:TITLE"
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol, TypeAlias

from abyssal.core.description import Arguments, Barred, Effects, Label, PickSet
from abyssal.core.events import Event
from abyssal.core.game import Game, Position
from abyssal.core.sheet import Sheet

ENGLISH: Final = "en"
"""The language of the first draft of every message, which stands in where another has none."""


class Labels(Protocol):
    """A title's `labels` module: the view model of its decisions, without words."""

    def label(self, text: str, view: Mapping[str, Any]) -> Label:
        """The verb of an action in notation, and the arguments of its label."""

    def question(self, view: Mapping[str, Any]) -> Arguments:
        """The arguments of the prompt for `view`; `action` is the label of an action."""

    def effects(self, said: Label, view: Mapping[str, Any]) -> Effects:
        """What the action with this label costs and brings."""

    def picks(self, view: Mapping[str, Any], legal: Sequence[str]) -> PickSet | None:
        """The set of picks that is asked of the viewer; None where it is not a set."""

    def barred(self, view: Mapping[str, Any], legal: Sequence[str]) -> list[Barred]:
        """Why things are not offered to the viewer, who is asked for one of `legal`."""


class PlainLabels:
    """The labels of a title that brings none: the words of the notation and the plain fields.

    >>> PlainLabels().label("bid 7", {})
    ('bid', {'what': '7'})
    >>> PlainLabels().question({"step": "bids", "round": 3, "winners": [0], "deck": [7, 2]})
    {'step': 'bids', 'round': 3, 'winners': [0]}
    """

    def label(self, text: str, view: Mapping[str, Any]) -> Label:
        """The first word, and `$what`: the rest of the notation."""
        verb, _, rest = text.partition(" ")
        return verb, {"what": rest}

    def question(self, view: Mapping[str, Any]) -> Arguments:
        """Every field that is a number or a text, and the winners."""
        return {
            name: value
            for name, value in view.items()
            if name == "winners" or isinstance(value, int | str)
        }

    def effects(self, said: Label, view: Mapping[str, Any]) -> Effects:
        return {}

    def picks(self, view: Mapping[str, Any], legal: Sequence[str]) -> PickSet | None:
        return None

    def barred(self, view: Mapping[str, Any], legal: Sequence[str]) -> list[Barred]:
        return []


PLAIN_LABELS: Final = PlainLabels()

Pool: TypeAlias = dict[str, list[int]]
"""Cards that a viewer cannot tell apart, by the place where each lies. The places of an ordered
pile are its positions; a hand is one place."""


class Hidden(Protocol):
    """What a title hides, for the laws of `abyssal.testing`: its `hidden` module."""

    DISCLOSING: frozenset[str]
    """Events that show everyone what nobody could know, and that later views may leave out."""
    OF_OTHERS: frozenset[str]
    """Events that disclose what another seat than the mover had answered at the same time."""

    def pools(self, state: Position, viewer: int | None) -> list[Pool]:
        """What `viewer` cannot know of a position."""


def unstaged(event: Mapping[str, Any]) -> int:
    """The lengths of a title that says none: every step is as short as the next."""
    return 0


class Moment(NamedTuple):
    """A step of a game that is over, for its story: `state` is the position after it.

    The position changes with the next step: what a story keeps of it, it takes out at once.
    """

    number: int
    """0 is the first position; a replay counts its steps alike."""
    seat: int | None
    action: str | None
    state: Position
    events: list[Event]
    by: str = ""
    """Who acted for the person of the seat: `bot` or `time`."""
    stands: bool = True
    """It was not taken back later, and takes nothing back itself."""


class Title(NamedTuple):
    """A game as a package registers it: all that is looked up by its name."""

    name: str
    """As in addresses and records: small letters, digits and hyphens."""
    make: Callable[[Sheet], Game]
    """The class of the game, which takes its printed numbers."""
    package: str
    """The package that holds the files below, such as `sealed_bids`."""
    data: str
    """The file with the printed numbers, such as `data/sealed_bids.toml`."""
    minutes: tuple[int, int]
    """How long a game takes, from and to."""
    text: str = "text"
    """The folder with the words, one catalogue a language: `en.ftl`, `fr.ftl`."""
    labels: Labels = PLAIN_LABELS
    """What its sentences mention of an action and of a question."""
    hidden: Hidden | None = None
    """What it hides; None where nothing is hidden but the luck to come."""
    board: str = ""
    """The module with its picture in the terminal; without one, its view is listed."""
    secrecy: object | None = None
    """What a live table must know to keep secrets among people: its `live` module, which answers
    the questions of `abyssal.table.secrecy`; None for most games."""
    premoves: object | None = None
    """Which decisions a player may answer before they are asked: its `premoves` module, which
    answers the questions of `abyssal.table.premoves`; None where none can be."""
    substitutes: bool = False
    """Whether some numbers are stand-ins, as the rulebook does not give them."""
    stage: Callable[[Mapping[str, Any]], int] = unstaged
    """How long an event is shown on its own, in milliseconds at normal speed."""
    box: Callable[[Game], dict[str, Any]] | None = None
    """What is printed in the box and its drawn board shows beside the view; None if nothing is."""
    story: Callable[[Iterable[Moment]], dict[str, Any]] | None = None
    """What is true of a game that is over: its steps, told as numbers and keys."""
    sides: Callable[[Any], list[str]] | None = None
    """From the last position, the side each seat was on, where people win and lose together; None
    where everyone plays for themselves."""
