"""Serialization: a position's fields, declared once in its class, as JSON-ready data and back."""

from collections.abc import Callable
from dataclasses import Field, fields
from typing import Any, Final


class Kind:
    """How the values of a field are written as data, and read back."""

    __slots__ = ("read", "write")

    def __init__(self, write: Callable[[Any], Any], read: Callable[[str, Any], Any]) -> None:
        self.write = write
        """From the value to data, a copy: later changes of the position leave it alone."""
        self.read = read
        """From data to the value; raises TypeError, with the field's name, if it has none."""


# Reading


def whole(name: str, data: Any) -> int:
    if not isinstance(data, int):
        raise TypeError(f"{name} must be a whole number, not {data!r}")
    return data


def flag(name: str, data: Any) -> bool:
    return whole(name, data) == 1


def text(name: str, data: Any) -> str:
    if not isinstance(data, str):
        raise TypeError(f"{name} must be a text, not {data!r}")
    return data


def listed(name: str, data: Any) -> list[Any]:
    if not isinstance(data, list):
        raise TypeError(f"{name} must be a list, not {data!r}")
    return data


def row(name: str, data: Any) -> list[int]:
    return [whole(name, each) for each in listed(name, data)]


def rows(name: str, data: Any) -> list[list[int]]:
    return [row(name, each) for each in listed(name, data)]


def group(name: str, data: Any) -> frozenset[int]:
    return frozenset(row(name, data))


# Writing


def same(value: Any) -> Any:
    return value


def all_copied(values: list[list[int]]) -> list[list[int]]:
    return [each.copy() for each in values]


def dumped(value: Any) -> Any:
    return value.dump()


def all_dumped(values: list[Any]) -> list[Any]:
    return [each.dump() for each in values]


# What a declaration says

ROW: Final = Kind(list.copy, row)
GROUP: Final = Kind(sorted, group)
KINDS: Final[dict[object, Kind]] = {
    int: Kind(same, whole),
    bool: Kind(int, flag),
    str: Kind(same, text),
    list[int]: ROW,
    frozenset[int]: GROUP,
    # Compiled, an annotation keeps nothing of what stands in its brackets.
    list: ROW,
    frozenset: GROUP,
}
"""The types that need no metadata: a flag is written as 0 or 1, a set in ascending order."""

NOT_KEPT: Final[dict[str, object]] = {"kind": None}
"""Metadata of a field that follows from others, or that a title writes in its own way."""

NESTED: Final[dict[str, object]] = {"kind": Kind(all_copied, rows)}
"""Metadata of a list of lists of ints."""


def part(load: Callable[[Any], object]) -> dict[str, object]:
    """Metadata of a field whose value has a `dump`, which `load` reads."""
    return {"kind": Kind(dumped, lambda name, data: load(data))}


def parts(load: Callable[[Any], object]) -> dict[str, object]:
    """Metadata of a list of values that have a `dump`, which `load` reads."""
    return {
        "kind": Kind(all_dumped, lambda name, data: [load(each) for each in listed(name, data)])
    }


class Layout:
    """The fields of a class of positions that a document holds, in the order of declaration."""

    __slots__ = ("dump", "kinds")

    def __init__(self, kinds: dict[str, Kind]) -> None:
        self.kinds = kinds
        self.dump: Callable[[Any], dict[str, Any]] = writer(kinds)
        """The fields of a position as data."""

    def load(self, position: object, document: dict[str, Any]) -> None:
        for name, kind in self.kinds.items():
            setattr(position, name, kind.read(name, document[name]))


def writer(kinds: dict[str, Kind]) -> Callable[[Any], dict[str, Any]]:
    """A function that writes all fields of a position."""
    entries = []
    for name, kind in kinds.items():
        if kind.write is same:
            entries.append(f"{name!r}: it.{name}")
        elif kind is ROW:
            entries.append(f"{name!r}: it.{name}.copy()")
        else:
            entries.append(f"{name!r}: {name}(it.{name})")
    return assembled(f"{{{', '.join(entries)}}}", {name: kinds[name].write for name in kinds})


def assembled(expression: str, names: dict[str, Any]) -> Callable[[Any], Any]:
    """The function that gives an expression of `it`, in which `names` mean what they say.

    Like the methods of a `dataclass` it is made of text: it reads each attribute by a name that
    Python knows beforehand, in half the time of `getattr`.
    """
    function: Callable[[Any], Any] = eval(f"lambda it: {expression}", names)
    return function


LAYOUTS: Final[dict[type, Layout]] = {}
"""A cache: the layout of each class that was asked for."""


def layout_of(position: type) -> Layout:
    layout = LAYOUTS.get(position)
    if layout is None:
        kinds = {field.name: declared(field) for field in fields(position)}
        layout = Layout({name: kind for name, kind in kinds.items() if kind is not None})
        LAYOUTS[position] = layout
    return layout


def declared(field: Field[Any]) -> Kind | None:
    """How a field is written; None if it is not."""
    if "kind" in field.metadata:
        kind: Kind | None = field.metadata["kind"]
        return kind
    if field.type not in KINDS:
        raise TypeError(
            f"the field {field.name} is {field.type}: its metadata must say how it is written"
            " (NESTED, part, parts or NOT_KEPT); without that only int, bool, str, list[int] and"
            " frozenset[int] are"
        )
    return KINDS[field.type]
