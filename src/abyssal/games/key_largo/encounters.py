"""The optional encounters: drawing, holding and playing them, and when the game stops to ask.

What each card does is with the place where it is played: `dive`, `ports`, `market`, `rules`.
"""

from bisect import insort
from typing import Final

from abyssal.games.key_largo.components import (
    ENCOUNTER_COUNT,
    ENCOUNTERS,
    ENCOUNTERS_HELD,
    NO_ENCOUNTER,
    PLACE_COUNT,
    PLACE_OF,
    TOURISTS,
)
from abyssal.games.key_largo.knowledge import without
from abyssal.games.key_largo.notation import CARD, DISCARD, PLAY
from abyssal.games.key_largo.position import Position

ENCOUNTERS_AT: Final = [
    [card for card in range(ENCOUNTER_COUNT) if PLACE_OF[card] == place]
    for place in range(PLACE_COUNT)
]


def may_play(state: Position, seat: int) -> bool:
    """Whether `seat` holds an encounter and has played none in this half-day (KL-145)."""
    return len(state.held[seat]) > 0 and state.played[seat] == NO_ENCOUNTER


def could_hold(state: Position, seat: int, card: int) -> bool:
    """Whether for all that is public `seat` may hold `card`: it was in a deck they drew from."""
    if card in state.discards:
        return False
    epoch = state.epochs[card]
    return any(state.epochs[own] == epoch for own in state.held[seat])


def stops(state: Position, place: int) -> bool:
    """Whether the game stops for an encounter of the active player, as all can tell (KL-R40)."""
    seat = state.active
    if not state.with_encounters or not may_play(state, seat):  # asked at every step
        return False
    return any(could_hold(state, seat, card) for card in ENCOUNTERS_AT[place])


def playable(state: Position, place: int) -> list[int]:
    """The encounters of this place that the active player may play or discard now (KL-144)."""
    seat = state.active
    if not state.with_encounters or not may_play(state, seat):
        return []
    return [card for card in state.held[seat] if PLACE_OF[card] == place]


def discards_of(cards: list[int]) -> list[int]:
    """Any encounter may be discarded without effect at its own place (KL-R43)."""
    return [DISCARD + card for card in cards]


def plain(cards: list[int]) -> list[int]:
    """Playing each of `cards`, where they have an effect without an aim."""
    return [PLAY + card * CARD for card in cards if card not in TOURISTS]


def play_card(state: Position, seat: int, card: int) -> None:
    """Show an encounter and discard it; its effect comes from `played` (KL-152)."""
    state.played[seat] = card
    lay_off(state, seat, card, "played")


def discard_card(state: Position, card: int) -> None:
    """Discard an encounter without effect: it is still the one of this half-day (KL-148)."""
    state.played[state.active] = ENCOUNTER_COUNT + card
    lay_off(state, state.active, card, "discarded")


def lay_off(state: Position, seat: int, card: int, event: str) -> None:
    state.held[seat] = without(state.held[seat], card)
    state.discards.append(card)
    state.revealed += 1
    if state.log is not None:
        state.tell(event, seat, {"encounter": ENCOUNTERS[card]})


def draw_encounter(state: Position) -> None:
    """The active player draws one encounter, if there is room and a card (KL-143, KL-147)."""
    seat = state.active
    if len(state.held[seat]) >= ENCOUNTERS_HELD:
        if state.log is not None:
            state.tell("met-nobody", seat, {"reason": "full"})
        return
    if not state.deck:
        shuffle_discards(state)
    if not state.deck:
        if state.log is not None:
            state.tell("met-nobody", seat, {"reason": "nobody"})
        return
    card = state.deck.pop()
    held = state.held[seat].copy()
    insort(held, card)
    state.held[seat] = held
    state.revealed += 1
    if state.log is not None:
        state.tell_secret("met", seat, {}, {"encounter": ENCOUNTERS[card]})


def shuffle_discards(state: Position) -> None:
    """The discards become the new deck (KL-152)."""
    if not state.discards:
        return  # KL-R44
    epoch = max(state.epochs) + 1
    for card in state.discards:
        state.epochs[card] = epoch
    state.deck = state.discards
    state.discards = []
    state.chance.shuffle(state.deck)
    state.revealed += 1
    if state.log is not None:
        state.tell("shuffled", None, {"what": "encounters", "wreck": None})
