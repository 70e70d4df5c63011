"""Determinization: positions that a seat of In Too Deep cannot tell from the true one."""

from abyssal.core.chance import Chance
from abyssal.games.in_too_deep.components import BONUS
from abyssal.games.in_too_deep.position import PEOPLE, Position
from abyssal.games.in_too_deep.view import known_cards


def imagine(state: Position, viewer: int | None, chance: Chance) -> None:
    """Deal all that `viewer` has not seen anew, consistently with what the table has shown.

    The deck holds only cards that were in it when it was last shuffled, and every hand as many
    older ones as public play allows. That the starting player was dealt the lowest card is not
    used: its number is not shown (R3), and it soon leaves the hand.
    """
    if viewer != state.active:
        state.withdraw()
    others = [seat for seat in range(state.seats) if seat != viewer]
    known = [known_cards(state, viewer, seat) for seat in range(state.seats)]
    state.known = [
        packed
        for packed in state.known
        if viewer is not None and viewer in divmod(packed // 256, PEOPLE)
    ]
    old: list[int] = []
    fresh: list[int] = [card for card in state.deck if card != BONUS]
    for seat in others:
        for card in state.hands[seat]:
            if card in known[seat]:
                continue
            if card in state.shuffled:
                fresh.append(card)
            else:
                old.append(card)
    old.sort()
    fresh.sort()
    chance.shuffle(old)
    chance.shuffle(fresh)
    counts = old_counts(state, others, known, left=len(old), chance=chance)
    for seat in others:
        hand = known[seat]
        size = len(state.hands[seat])
        for _ in range(counts[seat]):
            hand.append(old.pop())
        while len(hand) < size:
            hand.append(fresh.pop())
        hand.sort()
        state.hands[seat] = hand
    state.deck = fresh + [BONUS] * state.deck.count(BONUS)
    chance.shuffle(state.deck)
    state.chance = chance


def old_counts(
    state: Position, others: list[int], known: list[list[int]], left: int, chance: Chance
) -> list[int]:
    """How many cards from before the last shuffle each hand gets, beside those known."""
    least = [0] * state.seats
    most = [0] * state.seats
    for seat in others:
        settled = len([card for card in known[seat] if card not in state.shuffled])
        room = len(state.hands[seat]) - len(known[seat])
        least[seat] = max(0, state.old_least[seat] - settled)
        most[seat] = min(room, state.old_most[seat] - settled)
    counts = [0] * state.seats
    for place, seat in enumerate(others):
        later = others[place + 1 :]
        low = max(least[seat], left - sum([most[other] for other in later]))
        high = min(most[seat], left - sum([least[other] for other in later]))
        counts[seat] = low + chance.below(high - low + 1)
        left -= counts[seat]
    return counts
