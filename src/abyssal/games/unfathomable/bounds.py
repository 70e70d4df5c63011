"""Between which numbers of each skill every hand and the chaos deck must hold, for each viewer.

All see from which decks cards are drawn and the skills of cards that are discarded. What is added
face down to a test is known between bounds once the pile is turned up, and more narrowly to a
viewer who knows some of its cards as their own. `low` and `high` have a block for each seat and a
last one for spectators: what everybody can tell.
"""

from typing import Final

from abyssal.games.unfathomable.components import SKILL_COUNT, skill_of
from abyssal.games.unfathomable.state import CHAOS_ROW, ROWS, State

BLOCK: Final = ROWS * SKILL_COUNT
FROM_DECK: Final = 7
"""Who added a card to a test: a seat, the chaos deck (CHAOS_ROW), or openly a skill deck."""


def public_most(state: State, seat: int, skill: int) -> int:
    """At most how many cards of a skill a seat holds, as everybody can conclude."""
    return state.high[state.seats * BLOCK + seat * SKILL_COUNT + skill]


def came(state: State, row: int, skill: int, count: int) -> None:
    """Cards of a skill come to a hand or the chaos deck for all to see."""
    for place in range(row * SKILL_COUNT + skill, len(state.low), BLOCK):
        state.low[place] += count
        state.high[place] += count


def left(state: State, row: int, skill: int) -> None:
    """A card of a skill leaves a row for all to see."""
    for place in range(row * SKILL_COUNT + skill, len(state.low), BLOCK):
        if state.low[place] > 0:
            state.low[place] -= 1
        state.high[place] -= 1


def tighten(state: State, row: int, size: int) -> None:
    """Bring the bounds of a row in line with the number of its cards, for every viewer."""
    for start in range(row * SKILL_COUNT, len(state.low), BLOCK):
        tighten_block(state, start, size)


def tighten_block(state: State, start: int, size: int) -> None:
    low, high = state.low, state.high
    least = 0
    greatest = 0
    for place in range(start, start + SKILL_COUNT):
        least += low[place]
        greatest += high[place]
    if least == greatest:
        return
    for place in range(start, start + SKILL_COUNT):
        at_least = size - (greatest - high[place])
        at_most = size - (least - low[place])
        if low[place] < at_least:
            low[place] = at_least
        if high[place] > at_most:
            high[place] = at_most


def forget_chaos(state: State) -> None:
    """The chaos deck is gone."""
    for start in range(CHAOS_ROW * SKILL_COUNT, len(state.low), BLOCK):
        for place in range(start, start + SKILL_COUNT):
            state.low[place] = 0
            state.high[place] = 0


def account_for_pile(state: State) -> None:
    """Every viewer draws conclusions from the cards of a test, once they are turned up.

    Whoever added some of them holds fewer; of which skills is only known between bounds. What was
    added openly has been accounted for when it was, and one's own cards are known.
    """
    for viewer in range(state.seats + 1):
        shown = [0] * SKILL_COUNT
        total = 0
        for place, kind in enumerate(state.pile):
            origin = state.pile_from[place]
            if origin == viewer and viewer < state.seats:
                know_own(state, viewer, skill_of(kind))
            elif origin != FROM_DECK:
                shown[skill_of(kind)] += 1
                total += 1
        for row in range(ROWS):
            added = state.pile_from.count(row)
            if added and (row != viewer or viewer == state.seats):
                start = viewer * BLOCK + row * SKILL_COUNT
                conclude(state, start, added, shown, total)
                size = len(state.chaos) if row == CHAOS_ROW else len(state.hands[row])
                tighten_block(state, start, size)


def know_own(state: State, viewer: int, skill: int) -> None:
    """A card of one's own is gone from one's hand."""
    place = viewer * BLOCK + viewer * SKILL_COUNT + skill
    state.low[place] = max(0, state.low[place] - 1)
    state.high[place] -= 1


def conclude(state: State, start: int, added: int, shown: list[int], total: int) -> None:
    """A row has given `added` cards of the `total` that were shown by skill."""
    for skill in range(SKILL_COUNT):
        place = start + skill
        least = max(0, added - (total - shown[skill]))
        greatest = min(added, shown[skill], state.high[place])
        state.low[place] = max(0, state.low[place] - greatest)
        state.high[place] -= least


def share_public(state: State, viewer: int | None) -> None:
    """Give every other seat the conclusions of a spectator: what they know themselves is secret."""
    public = state.seats * BLOCK
    for seat in range(state.seats):
        if seat != viewer:
            state.low[seat * BLOCK : (seat + 1) * BLOCK] = state.low[public:]
            state.high[seat * BLOCK : (seat + 1) * BLOCK] = state.high[public:]
