"""The tests of a game so far, out of what everybody saw: who added how many, and what came up."""

from collections.abc import Iterable

import msgspec

from abyssal.core.events import hears
from abyssal.core.manners import Manners
from abyssal.table.stream import Message


def history_of(manners: Manners, told: Iterable[tuple[int, bytes]]) -> list[list[Message]]:
    """The public events of each test, in the order in which they happened."""
    if not manners.history:
        return []
    first, last = manners.history[0], manners.history[-1]
    found: list[list[Message]] = []
    under_way = False
    for audience, text in told:
        if not hears(audience, None):
            continue
        event = msgspec.json.decode(text)
        if event["event"] == first:
            found.append([])
            under_way = True
        if under_way and event["event"] in manners.history:
            found[-1].append(event)
        under_way = under_way and event["event"] != last
    return found


def is_kept(manners: Manners, house: dict[str, str], options: dict[str, str]) -> bool:
    """Whether this table keeps a history of tests: as it agreed, or because it is for learners."""
    choice = house.get("history", "off")
    option, learning = manners.learning
    return choice == "on" or (choice == "learning" and options.get(option) == learning)
