"""Anonymization: the log of a table without the name of somebody who is to be forgotten."""

from collections.abc import Sequence
from typing import Final

from msgspec import structs

from abyssal.table import entries

NOBODY: Final = "—"
"""What stands in the place of a name that was forgotten; clients word it for their reader."""


def without_name(lines: Sequence[str], seat: int) -> dict[int, str]:
    """The entries that name whoever holds `seat` last, by their numbers, with the name replaced.

    Goes back from the end to where they took the seat: names of its former owners stay.
    """
    log = list(entries.readable(lines))
    changed: dict[int, str] = {}
    name = last_name(log, seat)
    for number in range(len(log), 0, -1):
        match log[number - 1]:
            case entries.Renamed(seat=of, name=given) as entry if of == seat:
                changed[number] = entries.write(structs.replace(entry, name=NOBODY))
                name = None if given == name else name  # before it they had another
            case entries.Faced(seat=of) as entry if of == seat:
                changed[number] = entries.write(structs.replace(entry, face=""))
            case entries.Reseated(seat=of) as entry if of == seat:
                changed[number] = entries.write(structs.replace(entry, name=NOBODY))
                break
            case entries.Said(seat=of) as entry if of == seat:
                changed[number] = entries.write(structs.replace(entry, name=NOBODY))
            case (entries.Sat(seat=of, name=given) | entries.Moved(seat=of, name=given)) as entry:
                admitted = not isinstance(entry, entries.Moved) or entry.motion == "admit"
                if of == seat and admitted and name in (None, given):
                    changed[number] = entries.write(structs.replace(entry, name=NOBODY))
                    break
            case entries.Created() as entry:
                places = list(entry.places)
                if places[seat].kind == "person":
                    places[seat] = structs.replace(places[seat], name=NOBODY, face="")
                    changed[number] = entries.write(structs.replace(entry, places=places))
    return changed


def last_name(log: Sequence[entries.AnyEntry], seat: int) -> str | None:
    """The name that somebody last gave themselves at a seat; None where they kept the first."""
    for entry in reversed(log):
        match entry:
            case entries.Renamed(seat=of, name=name) | entries.Sat(seat=of, name=name):
                if of == seat:
                    return name
    return None
