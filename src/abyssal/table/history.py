"""The history of skill tests in a game, taken from its public events."""

from collections.abc import Iterable

import msgspec

from abyssal.core.events import hears
from abyssal.table.secrecy import Secrecy
from abyssal.table.stream import Message


def history_of(secrecy: Secrecy | None, told: Iterable[tuple[int, bytes]]) -> list[list[Message]]:
    """The public events of each test, in the order in which they happened."""
    if secrecy is None:
        return []
    return secrecy.tests(
        msgspec.json.decode(text) for audience, text in told if hears(audience, None)
    )


def is_kept(secrecy: Secrecy | None, house: dict[str, str], options: dict[str, str]) -> bool:
    """Whether this table keeps a history of tests: as it agreed, or because it is for learners."""
    if secrecy is None:
        return False
    choice = house.get("history")  # a frozen table may not know
    return choice == "on" or (choice == "learning" and secrecy.LEARNING.items() <= options.items())
