"""View model of a decision: labels, costs, effects and sets of picks, as data for a front end.

It is made from what a seat sees and may do, never from the position, so it can tell no secret. It
holds no words: a label is a verb with arguments, and a message catalogue makes the sentence.
"""

from typing import Any, NotRequired, TypeAlias, TypedDict

Arguments: TypeAlias = dict[str, Any]
Label: TypeAlias = tuple[str, Arguments]
"""The verb of an action, and the arguments of its label."""


class Member(TypedDict):
    """Something that may be picked for a set: `<verb> <pick>` is the action."""

    pick: str
    worth: int
    """Below zero if it counts against what the set is for."""
    suit: str


class PickSet(TypedDict):
    """Several picks that belong together. They are made in the order of `members`."""

    verb: str
    members: list[Member]
    """What may still be picked; of equal ones as many as there are."""
    least: int
    most: int
    worth: int | None
    """What the picks must be worth together at least, if that is what counts."""
    so_far: int
    """What earlier picks of the same set are worth already."""
    suit: str | None
    """The suit of all picks, once it is known."""
    alike: bool
    """All picks must be of one suit."""
    close: str | None
    """The action after the last pick."""
    closes_full: bool
    """`most` picks close the set by themselves."""
    forced: bool
    """There is nothing to choose: all members are taken, and none is asked for."""
    gains: NotRequired[Arguments]
    """What the action does that is chosen and paid for by this set."""


class Effects(TypedDict, total=False):
    """What an action costs and brings, where it is known beforehand."""

    pays: int
    """How many cards, dollars …"""
    gains: Arguments
    """What it brings or does, in the title's own words."""
    picks: PickSet
    """The set that is asked for after it."""


class ActionDescription(TypedDict):
    """A legal action: its notation and its label; the rest as in `Effects`."""

    do: str
    say: Label
    pays: NotRequired[int]
    gains: NotRequired[Arguments]
    picks: NotRequired[PickSet]


class Barred(TypedDict):
    """What one might look for and may not do now."""

    do: str
    """Its notation, or how all of them begin that are barred for the same reason."""
    why: Label
    """The reason, as a label of its own: the message `why-<reason>` with arguments."""


class Description(TypedDict):
    """All that a front end needs to put a decision to a seat."""

    prompt: Arguments
    """The arguments of the prompt; an `action` among them is a label."""
    actions: list[ActionDescription]
    set: PickSet | None
    """The set of picks that is asked for now."""
    barred: list[Barred]
    """Why things are not among `actions`, where a face is likely to be asked that."""


def pick_set(
    verb: str,
    members: list[Member],
    least: int,
    most: int,
    *,
    worth: int | None = None,
    so_far: int = 0,
    suit: str | None = None,
    alike: bool = False,
    close: str | None = None,
    closes_full: bool = False,
    forced: bool = False,
) -> PickSet:
    """A set; where no action closes it, its last pick does."""
    return {
        "verb": verb,
        "members": members,
        "least": least,
        "most": most,
        "worth": worth,
        "so_far": so_far,
        "suit": suit,
        "alike": alike,
        "close": close,
        "closes_full": closes_full or close is None,
        "forced": forced,
    }
