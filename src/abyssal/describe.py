"""Describe a decision for a front end, from the view of a seat and its legal actions alone.

Terminal, server and bots share it, so that none of them computes a rule by itself.
"""

from collections.abc import Mapping, Sequence
from typing import Any, cast

from abyssal.core.description import (
    ActionDescription,
    Arguments,
    Description,
    Label,
)
from abyssal.core.title import Labels
from abyssal.games import labels_of

View = Mapping[str, Any]


def describe(view: View, legal: Sequence[str]) -> Description:
    """The decision of whoever sees `view` and may do `legal`, in notation."""
    return described_by(labels_of(view["game"]), view, legal)


def described_by(labels: Labels, view: View, legal: Sequence[str]) -> Description:
    """The same by the labels of a title that may not be registered."""
    return {
        "prompt": labels.question(view),
        "actions": described(labels, legal, view),
        "set": labels.picks(view, legal) if legal else None,
        "barred": labels.barred(view, legal) if legal else [],
    }


def described(labels: Labels, legal: Sequence[str], view: View) -> list[ActionDescription]:
    """The actions; there may be dozens, in every message that asks for one."""
    label, effects = labels.label, labels.effects
    found: list[ActionDescription] = []
    for text in legal:
        said = label(text, view)
        action: ActionDescription = {"do": text, "say": said}
        brought = effects(said, view)
        if brought:
            action.update(cast(ActionDescription, brought))
        found.append(action)
    return found


def prompt(view: View) -> Arguments:
    """The arguments of the prompt for whoever sees `view`."""
    return labels_of(view["game"]).question(view)


def label(text: str, view: View) -> Label:
    """The label of an action in notation for whoever sees `view`."""
    return labels_of(view["game"]).label(text, view)
