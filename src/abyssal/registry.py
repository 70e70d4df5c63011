"""A plugin registry on entry points: the games and bots that other packages register.

A faulty plugin is left out with one `LeftOut` warning, and everything else goes on.
"""

import re
import warnings
from collections.abc import Callable, Container
from typing import TYPE_CHECKING, Final, Generic, NamedTuple, TypeVar

if TYPE_CHECKING:  # it takes as long to import as a whole game
    from importlib.metadata import EntryPoint

T = TypeVar("T")

NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*(\.[a-z][a-z0-9]*(-[a-z0-9]+)*)?")
"""Names go into addresses, files and records."""


class LeftOut(UserWarning):
    """Something that a package registers is left out; the text says why."""


class Registered(NamedTuple, Generic[T]):
    """What was found in a group, by name, and why some of it is left out."""

    found: dict[str, T]
    faults: dict[str, str]


def registered(
    group: str, taken: Container[str], read: "Callable[[EntryPoint], T]"
) -> Registered[T]:
    """All that is registered in `group`, each as `read` makes it; names in `taken` are ours."""
    from importlib.metadata import entry_points

    found: dict[str, T] = {}
    faults: dict[str, str] = {}
    for point in sorted(entry_points(group=group), key=lambda point: (point.name, maker_of(point))):
        try:
            if point.name in taken or point.name in found:
                raise ValueError("the name is taken already")
            if not NAME.fullmatch(point.name):
                raise ValueError("a name has small letters, digits and single hyphens")
            found[point.name] = read(point)
        except Exception as error:  # no fault of a foreign package may end our process
            fault = f"{point.value} of {maker_of(point)}: {type(error).__name__}: {error}"
            faults.setdefault(point.name, fault)
            warnings.warn(f"{group} leaves out {point.name!r}: {fault}", LeftOut, stacklevel=2)
    return Registered(found, faults)


def maker_of(point: "EntryPoint") -> str:
    """The package that registers something, with its version."""
    return "?" if point.dist is None else f"{point.dist.name} {point.dist.version}"
