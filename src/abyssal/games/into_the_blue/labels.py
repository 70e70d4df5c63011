"""What the words of Into the Blue need about an action and a question: keys and numbers."""

from collections.abc import Mapping
from typing import Any


def label(text: str, view: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    """The verb and the arguments of the action `text`, for someone who sees `view`."""
    verb, _, rest = text.partition(" ")
    if verb == "reroll":
        places = [int(mark) for mark in rest if mark != "."]
        return verb, {"places": places, "dice": [view["dice"][place - 1] for place in places]}
    if verb == "place":
        level = int(rest)
        return verb, {"level": level, "shells": view["levels"][level - 1]["would_place"]}
    if verb == "chest":
        return verb, {"place": int(rest)}
    return verb, {"run": view["run"]}


def question(view: Mapping[str, Any]) -> dict[str, Any]:
    """The arguments of the prompt for `view`."""
    return {name: view[name] for name in ("rolls", "dice", "run", "winners")}
