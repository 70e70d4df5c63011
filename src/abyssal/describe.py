"""Describe a decision for a face, from the view of a seat and its legal actions alone.

Terminal, server and bots share it, so that no face works out a rule by itself.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import Any, Protocol, cast

from abyssal.core.description import (
    ActionDescription,
    Arguments,
    Description,
    Effects,
    Label,
    PickSet,
)

View = Mapping[str, Any]


class Labels(Protocol):
    """What a title's `labels` module tells about a decision, without words."""

    def label(self, text: str, view: View) -> Label:
        """The verb of an action in notation, and the arguments of its label."""

    def question(self, view: View) -> Arguments:
        """The arguments of the prompt for `view`; `action` is the label of an action."""

    def effects(self, text: str, view: View) -> Effects:
        """What an action costs and brings."""

    def picks(self, view: View, legal: Sequence[str]) -> PickSet | None:
        """The set of picks that is asked of the viewer; None where it is not a set."""


class Bare:
    """The labels of a title that has no such module: its notation, without numbers."""

    def label(self, text: str, view: View) -> Label:
        return text.split()[0], {}

    def question(self, view: View) -> Arguments:
        return {}

    def effects(self, text: str, view: View) -> Effects:
        return {}

    def picks(self, view: View, legal: Sequence[str]) -> PickSet | None:
        return None


@cache
def labels_of(game: str) -> Labels:
    """The `labels` module of a title."""
    module = f"abyssal.games.{game.replace('-', '_')}.labels"
    try:
        return cast(Labels, import_module(module))
    except ModuleNotFoundError as error:
        if error.name is None or not module.startswith(error.name):
            raise
        return Bare()


def describe(view: View, legal: Sequence[str]) -> Description:
    """The decision of whoever sees `view` and may do `legal`, in notation."""
    labels = labels_of(view["game"])
    return {
        "prompt": labels.question(view),
        "actions": [described(labels, text, view) for text in legal],
        "set": labels.picks(view, legal) if legal else None,
    }


def described(labels: Labels, text: str, view: View) -> ActionDescription:
    action: ActionDescription = {"do": text, "say": labels.label(text, view)}
    action.update(cast(ActionDescription, labels.effects(text, view)))
    return action


def prompt(view: View) -> Arguments:
    """The arguments of the prompt for whoever sees `view`."""
    return labels_of(view["game"]).question(view)


def label(text: str, view: View) -> Label:
    """The label of an action in notation for whoever sees `view`."""
    return labels_of(view["game"]).label(text, view)
