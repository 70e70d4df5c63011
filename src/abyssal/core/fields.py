"""Serialization: a position's fields, declared once in its class, as JSON-ready data and back."""

from collections.abc import Callable
from dataclasses import fields
from typing import Any, Final

NOT_KEPT: Final[dict[str, object]] = {"kept": False}
"""Metadata of a field that follows from others, or that a title writes in its own way."""


def part(load: Callable[[Any], object]) -> dict[str, object]:
    """Metadata of a field whose value has a `dump`, which `load` reads."""
    return {"load": load, "kind": PART}


def parts(load: Callable[[Any], object]) -> dict[str, object]:
    """Metadata of a list of values that have a `dump`, which `load` reads."""
    return {"load": load, "kind": PARTS}


WHOLE: Final = 0
FLAG: Final = 1
ROW: Final = 2
ROWS: Final = 3
GROUP: Final = 4
PART: Final = 5
PARTS: Final = 6
TEXT: Final = 7
KINDS: Final[dict[object, int]] = {
    int: WHOLE,
    str: TEXT,
    bool: FLAG,
    list[int]: ROW,
    list[list[int]]: ROWS,
    frozenset[int]: GROUP,
}
"""The types that are written without help: a flag as 0 or 1, a set in ascending order."""


class Kept:
    """One field of a document."""

    __slots__ = ("kind", "load", "name")

    def __init__(self, name: str, kind: int, load: Any) -> None:
        self.name = name
        self.kind = kind
        self.load = load
        """Reads what a part of the position wrote of itself."""

    def written(self, value: Any) -> Any:
        """The value as data of its own: later changes of the position leave it alone."""
        kind = self.kind
        if kind in (WHOLE, TEXT):
            return value
        if kind == ROW:
            return value.copy()
        if kind == ROWS:
            return [row.copy() for row in value]
        if kind == FLAG:
            return int(value)
        if kind == PART:
            return value.dump()
        if kind == PARTS:
            return [each.dump() for each in value]
        return sorted(value)

    def read(self, value: Any) -> Any:
        """The value that was written so; raises TypeError on data of another type."""
        kind = self.kind
        if kind in (WHOLE, FLAG):
            if not isinstance(value, int):
                raise TypeError(f"{self.name} must be a whole number, not {value!r}")
            return value == 1 if kind == FLAG else value
        if kind == ROWS:
            return [self.row(row) for row in self.listed(value)]
        if kind == TEXT:
            if not isinstance(value, str):
                raise TypeError(f"{self.name} must be a text, not {value!r}")
            return value
        if kind == PART:
            return self.load(value)
        if kind == PARTS:
            return [self.load(each) for each in self.listed(value)]
        row = self.row(value)
        return frozenset(row) if kind == GROUP else row

    def row(self, value: Any) -> list[int]:
        for number in self.listed(value):
            if not isinstance(number, int):
                raise TypeError(f"{self.name} must hold whole numbers, not {number!r}")
        return list(value)

    def listed(self, value: Any) -> list[Any]:
        if not isinstance(value, list):
            raise TypeError(f"{self.name} must be a list, not {value!r}")
        return value


KEPT_BY: Final[dict[type, list[Kept]]] = {}
"""The fields of each class that has been asked for."""


def kept_by(position: type) -> list[Kept]:
    """The fields of a class of positions that a document holds, in the order of declaration."""
    found = KEPT_BY.get(position)
    if found is None:
        found = [
            Kept(
                field.name,
                field.metadata.get("kind") or KINDS[field.type],
                field.metadata.get("load"),
            )
            for field in fields(position)
            if field.metadata.get("kept", True)
        ]
        KEPT_BY[position] = found
    return found
