"""Validation: which positions of In Too Deep can occur; the others are refused."""

from abyssal.core.errors import BadRequest
from abyssal.games.in_too_deep.components import (
    ADVANCED,
    BASIC,
    BONUS,
    BONUS_SHARES,
    COMPANY_COUNT,
    FIRST_SHARES,
)
from abyssal.games.in_too_deep.position import (
    CHOOSING,
    FUNDRAISERS,
    NO_END,
    OVER,
    PEOPLE,
    TURN,
    Position,
)


def check(position: Position) -> None:
    """Raise BadRequest if the position could not occur."""
    check_ranges(position)
    check_cards(position)
    check_moment(position)
    check_knowledge(position)


def check_ranges(position: Position) -> None:
    seats = range(position.seats)
    whole = (
        len(position.hands) == len(position.old_least) == len(position.old_most) == position.seats
        and len(position.portfolios) == position.seats + position.third_players()
        and len(position.depths) == len(position.sides) == COMPANY_COUNT
        and all(side in (BASIC, ADVANCED) for side in position.sides)
        and position.active in seats
        and position.start in seats
        and CHOOSING <= position.step <= OVER
        and NO_END <= position.ending <= FUNDRAISERS
        and 0 <= position.final_turns <= position.seats
        and position.depletions >= 0
        and 0 <= position.draws < position.seats
        and 0 <= position.fundraisers <= 2
        and 0 <= position.expanded < COMPANY_COUNT
        and all(hand == sorted(hand) for hand in position.hands)
    )
    if not whole:
        raise BadRequest("document", "a field of the position is out of range")


def check_cards(position: Position) -> None:
    """Every card is in exactly one place; bonus shares are in the piles or gone (ITD-159)."""
    piles = [*position.deck, *position.discard]
    bonus = piles.count(BONUS) + position.removed
    if bonus != BONUS_SHARES * position.third_players() or position.removed < 0:
        raise BadRequest("document", f"there are {bonus} bonus shares")
    cards = [card for card in piles if card != BONUS]
    for place in (*position.hands, *position.portfolios, *position.depths, position.open):
        cards.extend(place)
    if sorted(cards) != position.cards.numbers:
        raise BadRequest("document", "a card is missing or in two places")


def check_moment(position: Position) -> None:
    """The step must fit the turns, the open cards and the hand of the active player."""
    steps = (position.active - position.start) % position.seats
    taken = FIRST_SHARES * position.seats - len(position.open)
    if position.step == CHOOSING:
        fits = position.turn == 0 and steps == taken % position.seats and len(position.open) > 1
    else:
        fits = (
            position.turn > 0
            and steps == (position.turn - 1) % position.seats
            and not position.open
        )
    if position.step == OVER:
        fits = fits and position.ending != NO_END and position.final_turns == 0
    else:
        fits = fits and len(position.hands[position.active]) > 0  # ITD-23
    if position.final_turns > 0:
        fits = fits and position.ending != NO_END and position.step == TURN  # ITD-126
    if not fits:
        raise BadRequest("document", "the step does not fit the rest of the position")


def check_knowledge(position: Position) -> None:
    """What all can tell of the hands and what one player knows of another's must be true."""
    if not set(position.deck) <= position.shuffled:
        raise BadRequest("document", "the deck holds a card that was not shuffled into it")
    for seat in range(position.seats):
        old = len([card for card in position.hands[seat] if card not in position.shuffled])
        if not position.old_least[seat] <= old <= position.old_most[seat]:
            raise BadRequest("document", f"seat {seat} cannot hold {old} cards that old")
    for packed in position.known:
        people, card = divmod(packed, 256)
        if card not in position.hands[people % PEOPLE]:
            raise BadRequest("document", f"nobody can know {card} to be in that hand")
