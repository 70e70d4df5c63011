"""View model of the decisions of Into the Blue: labels, as keys and numbers."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from operator import itemgetter
from typing import Any, Final

from abyssal.core.description import Barred, Effects, Label, PickSet
from abyssal.games.into_the_blue.notation import ACTIONS


def thrown_by(text: str) -> tuple[list[int], Callable[[list[int]], Iterable[int]]]:
    """The places of the dice that a reroll throws, and what takes these dice out of all."""
    places = [int(mark) for mark in text if mark.isdigit()]
    first, *others = (place - 1 for place in places)
    return places, itemgetter(first, *others) if others else itemgetter(slice(first, first + 1))


THROWN: Final = {text: thrown_by(text) for text in ACTIONS if text.startswith("reroll")}
"""Found once: a decision describes up to 63 of them."""


def label(text: str, view: Mapping[str, Any]) -> Label:
    """The verb and the arguments of the action `text`, for someone who sees `view`."""
    thrown = THROWN.get(text)
    if thrown is not None:
        places, dice_of = thrown
        return "reroll", {"places": places, "dice": list(dice_of(view["dice"]))}
    verb, _, rest = text.partition(" ")
    if verb == "place":
        level = int(rest)
        return verb, {"level": level, "shells": view["levels"][level - 1]["would_place"]}
    if verb == "chest":
        return verb, {"place": int(rest)}
    return verb, {"run": view["run"]}


def question(view: Mapping[str, Any]) -> dict[str, Any]:
    """The arguments of the prompt for `view`."""
    return {name: view[name] for name in ("rolls", "dice", "run", "winners")}


def effects(said: Label, view: Mapping[str, Any]) -> Effects:
    """None: no action costs anything, and the labels say what it brings."""
    return {}


def picks(view: Mapping[str, Any], legal: Sequence[str]) -> PickSet | None:
    """None: all dice of a reroll are chosen by one action."""
    return None


def barred(view: Mapping[str, Any], legal: Sequence[str]) -> list[Barred]:
    """The levels that a run does not reach."""
    if view["step"] != "placing":
        return []
    return [
        {"do": f"place {level}", "why": ("level", {"level": level, "run": view["run"]})}
        for level in range(1, len(view["levels"]) + 1)
        if f"place {level}" not in legal
    ]
