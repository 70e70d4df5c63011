"""The comings and goings of skill cards: what all saw of them, and what the giver alone knows.

`state.history` lists, in order, that cards came to a hand or to the chaos deck, that one left it
for all to see, and that one was added face down to a test: of which skill, only its giver knows.
The end of each such test is marked. An entry is a place (a row and a skill), above it what
happened there, above that to how many cards. `deduction` draws conclusions from it.
"""

from typing import Final

from abyssal.games.unfathomable.box.components import SKILL_COUNT, skill_of
from abyssal.games.unfathomable.position.position import CHAOS_ROW, ROWS, Position

FROM_DECK: Final = 7
"""Who added a card to a test: a seat, the chaos deck (CHAOS_ROW), or openly a skill deck."""

EVENT_BITS: Final = 6
COUNT_BITS: Final = 8
EVENT: Final = 1 << EVENT_BITS
COUNT: Final = 1 << COUNT_BITS
CAME: Final = 0
LEFT: Final = 1
GAVE: Final = 2
TURNED_UP: Final = 3


def place_of(entry: int) -> int:
    """The row and the skill, as row * SKILL_COUNT + skill."""
    return entry & EVENT - 1


def event_of(entry: int) -> int:
    return entry >> EVENT_BITS & 3


def count_of(entry: int) -> int:
    return entry >> COUNT_BITS


def came(state: Position, row: int, skill: int, count: int) -> None:
    """Cards of a skill come to a hand or the chaos deck for all to see."""
    state.history.append(row * SKILL_COUNT + skill + EVENT * CAME + COUNT * count)


def left(state: Position, row: int, skill: int) -> None:
    """A card of a skill leaves a row for all to see."""
    state.history.append(row * SKILL_COUNT + skill + EVENT * LEFT + COUNT)


def given(place: int) -> int:
    """The entry of a card that was added face down to a test."""
    return place + EVENT * GAVE + COUNT


def record_test(state: Position) -> None:
    """The cards of a test are turned up: what was added openly has been recorded when it was."""
    before = len(state.history)
    for place, origin in enumerate(state.pile_from):
        if origin <= CHAOS_ROW:
            state.history.append(given(origin * SKILL_COUNT + skill_of(state.pile[place])))
    if len(state.history) > before:
        state.history.append(EVENT * TURNED_UP)


def held(state: Position) -> list[int]:
    """How many cards of each skill every row holds by all that happened, by place.

    What a row has added to a test that is not turned up yet still counts as its own.
    """
    counts = [0] * (ROWS * SKILL_COUNT)
    for entry in state.history:
        if event_of(entry) == CAME:
            counts[place_of(entry)] += count_of(entry)
        else:
            counts[place_of(entry)] -= count_of(entry)
    return counts
