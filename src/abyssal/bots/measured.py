"""How strong and how quick bots are, as it was measured: the data of `ratings.json`.

`abyssal arena --publish` writes that file. Nothing in it is estimated by hand: what was not
measured is not there, and whoever shows these numbers shows none then.
"""

import json
from functools import cache
from importlib.resources import files
from typing import Any, Final, TypeAlias, TypedDict

from abyssal.core.errors import BadRequest

FILE: Final = "ratings.json"


class Percent(TypedDict):
    """A part of all victories and its 95 % interval, in percent."""

    share: float
    low: float
    high: float


class Strength(TypedDict):
    """What a tournament found of one bot."""

    rating: int
    margin: int
    """The true rating is within so much of it 19 times in 20."""
    games: int
    milliseconds: float
    """The median time of a decision."""
    beats: Percent | None
    """Against the bot that is named before it; None of the first."""


class Measurement(TypedDict):
    """A tournament: who made it, and what it found of each bot."""

    command: str
    version: str
    bots: dict[str, Strength]


Book: TypeAlias = dict[str, dict[str, Measurement]]
"""By title, and by the number of seats written as text."""

LEAST: Final = {"rating": None, "margin": 0, "games": 1, "milliseconds": 0}
"""The numbers of a strength, and what each is at least."""
PERCENT: Final = ("low", "share", "high")
"""The numbers of a part of victories, which never fall."""


@cache
def published() -> Book:
    """The measurements that come with this version."""
    return read(files(__package__).joinpath(FILE).read_text("utf-8"), FILE)


def measured(game_name: str) -> dict[str, Measurement]:
    """Those of one title, by the number of seats; none where none was made."""
    return published().get(game_name, {})


def read(text: str, name: str) -> Book:
    """The measurements in the text of the file `name`, checked.

    >>> read('{"key-largo": {"four": {}}}', "ratings.json")
    Traceback (most recent call last):
    abyssal.core.errors.BadRequest: ratings.json: 'four' is no number of seats
    """
    try:
        book = json.loads(text)
        for seats, measurement in [one for title in book.values() for one in title.items()]:
            check(seats, measurement)
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        reason = str(error)
        raise BadRequest(
            "ratings-file", f"{name}: {reason}", {"file": name, "reason": reason}
        ) from error
    found: Book = book
    return found


def check(seats: str, measurement: dict[str, Any]) -> None:
    """Refuse a measurement that cannot be one."""
    if not seats.isdecimal():
        raise ValueError(f"{seats!r} is no number of seats")
    if set(measurement) != {"command", "version", "bots"} or not measurement["bots"]:
        raise ValueError(f"{seats} seats: a measurement has a command, a version and bots")
    for bot, strength in measurement["bots"].items():
        if set(strength) != {*LEAST, "beats"}:
            raise ValueError(f"{bot}: {sorted(strength)} are not {sorted([*LEAST, 'beats'])}")
        check_part(bot, strength["beats"])
        for field, least in LEAST.items():
            value = strength[field]
            is_number = isinstance(value, int) or (
                field == "milliseconds" and isinstance(value, float)
            )
            if isinstance(value, bool) or not is_number or (least is not None and value < least):
                raise ValueError(f"{bot}: {field} cannot be {value!r}")


def check_part(bot: str, part: dict[str, Any] | None) -> None:
    """Refuse a part of victories that cannot be one."""
    if part is None:
        return
    numbers = [part[field] for field in PERCENT]
    ordered = [0, *numbers, 100]
    if len(part) != len(PERCENT) or ordered != sorted(ordered):
        raise ValueError(f"{bot}: beats cannot be {part!r}")
