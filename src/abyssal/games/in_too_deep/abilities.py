"""The optional abilities of Ocean, Research and Wildlife, after their company was expanded.

An ability is chosen (or declined), then paid for, then carried out. Whether the question is put
at all follows from public facts alone (ITD-78).
"""

from typing import Final

from abyssal.games.in_too_deep.components import (
    BASIC,
    COMPANIES,
    COMPANY_COUNT,
    OCEAN,
    RESEARCH,
    WILDLIFE,
)
from abyssal.games.in_too_deep.deck import award_share, discard, hand_over, show
from abyssal.games.in_too_deep.notation import (
    ACQUIRE,
    ADD,
    BLOCK,
    BUY,
    DECLINE,
    MOVE,
    RAISE,
    REMOVE,
    TARGETS,
    acquire,
    card_of,
    target_of,
)
from abyssal.games.in_too_deep.position import Position

DISCOUNT: Final = 2  # ITD-102
LEAST_FOR_A_SHARE: Final = 2  # ITD-106
REACH: Final = 3  # ITD-111


# Is it offered?


def is_offered(state: Position) -> bool:
    """Whether the ability of the company just expanded could be used, as far as all can tell."""
    company = state.expanded
    basic = state.sides[company] == BASIC
    cards = len(state.hands[state.active])
    if company == OCEAN:
        return cards >= (2 if basic else 1)  # ITD-85, ITD-91
    if company == RESEARCH:
        if basic:
            return any(cards > reduced_price(state, other) for other in range(COMPANY_COUNT))
        return len(acquisitions(state)) > 0  # ITD-109
    if company == WILDLIFE:
        return cards >= 1  # ITD-115; the highest top can always be moved, if nothing else
    return False  # ITD-81


def answers(state: Position) -> list[int]:
    """Decline, or any use that can be paid for and carried out in full."""
    company = state.expanded
    basic = state.sides[company] == BASIC
    if company == OCEAN:
        uses = removals(state) if basic else treatments_of_tops(state)
    elif company == RESEARCH:
        uses = reduced_purchases(state) if basic else acquisitions(state)
    else:
        uses = moves_of_recent_cards(state) if basic else additions(state)
    return [DECLINE, *uses]


def cost(state: Position, action: int) -> int:
    """How many cards a use of the ability costs."""
    verb = action // BLOCK * BLOCK
    if verb == BUY:
        return reduced_price(state, state.cards.company_of[card_of(action)])
    if verb == ACQUIRE:
        return share_price(state, target_of(action))
    if verb == ADD:
        return depth_price(state, card_of(action), target_of(action))
    return 2 if state.expanded == OCEAN and state.sides[OCEAN] == BASIC else 1


# Ocean cleaning


def removals(state: Position) -> list[int]:
    """Any depth card of any company (ITD-83)."""
    return [REMOVE + card * TARGETS for depth in state.depths for card in depth]


def treatments_of_tops(state: Position) -> list[int]:
    """Remove the top of a company, or move it (ITD-86 to ITD-90)."""
    found: list[int] = []
    for depth in state.depths:
        if depth:
            found.append(REMOVE + depth[-1] * TARGETS)
            add_moves(state, depth[-1], found)
    return found


def add_moves(state: Position, card: int, found: list[int]) -> None:
    """Moving `card` to each other company that can take it (ITD-88, ITD-114)."""
    for company in range(COMPANY_COUNT):
        if card > state.top(company) and card not in state.depths[company]:
            found.append(MOVE + card * TARGETS + company)


# Ocean and coastal research


def reduced_price(state: Position, company: int) -> int:
    """The price less two, but not below zero (ITD-102)."""
    return max(0, state.price(company) - DISCOUNT)


def reduced_purchases(state: Position) -> list[int]:
    """Shares from hand that can be paid for at the reduced price (ITD-100)."""
    hand = state.hands[state.active]
    return [
        BUY + card * TARGETS
        for card in hand
        if reduced_price(state, state.cards.company_of[card]) < len(hand)
    ]


def share_price(state: Position, company: int) -> int:
    """All shares of the company, the one bought included, but at least two (ITD-106)."""
    return max(LEAST_FOR_A_SHARE, state.price(company))


def acquisitions(state: Position) -> list[int]:
    """Shares in other portfolios that the active player can pay for (ITD-104, ITD-109)."""
    cards = len(state.hands[state.active])
    return [
        acquire(owner, company)
        for owner in range(state.owners())
        if owner != state.active
        for company in range(COMPANY_COUNT)
        if state.holdings[owner * COMPANY_COUNT + company] > 0
        and share_price(state, company) <= cards
    ]


# Wildlife spotting


def moves_of_recent_cards(state: Position) -> list[int]:
    """One of the last three cards of a company to its own top or onto another (ITD-110 to 114)."""
    found: list[int] = []
    for depth in state.depths:
        for card in depth[-REACH:]:
            if card != depth[-1]:
                found.append(RAISE + card * TARGETS)  # ITD-113
            add_moves(state, card, found)
    return found


def depth_price(state: Position, card: int, company: int) -> int:
    """Nothing above the top; below it, a card for each higher one of the company (ITD-118, 119)."""
    if card > state.top(company):
        return 0
    return len([other for other in state.depths[company] if other > card])


def additions(state: Position) -> list[int]:
    """One more depth card on any company, where the others in hand can pay for it (ITD-116)."""
    hand = state.hands[state.active]
    return [
        ADD + card * TARGETS + company
        for card in hand
        for company in range(COMPANY_COUNT)
        if depth_price(state, card, company) < len(hand)  # ITD-120
    ]


# Using it


def use(state: Position, action: int, paid: list[int]) -> None:
    """Carry out a use that is chosen and paid with `paid`."""
    seat = state.active
    verb = action // BLOCK * BLOCK
    if verb == ACQUIRE:
        buy_from(state, card_of(action), target_of(action), paid)
        return
    card = card_of(action)
    if verb == ADD:
        show(state, seat, card)
    discard(state, seat, paid)
    if verb == REMOVE:
        company = take_off(state, card)
        state.discard.append(card)  # ITD-84, ITD-87
    elif verb == RAISE:
        company = take_off(state, card)
        state.depths[company].append(card)  # ITD-112
    else:
        company = target_of(action)
        if verb == MOVE:
            take_off(state, card)
        state.depths[company].append(card)  # ITD-88, ITD-114, ITD-117
    if state.log is not None:
        kind = "removed" if verb == REMOVE else "added" if verb == ADD else "moved"
        state.tell(kind, seat, {"card": card, "company": COMPANIES[company], "paid": paid.copy()})


def take_off(state: Position, card: int) -> int:
    """Take a depth card off its company, which is returned; the others keep their order."""
    [company] = [other for other in range(COMPANY_COUNT) if card in state.depths[other]]
    state.depths[company].remove(card)
    return company


def buy_from(state: Position, owner: int, company: int, paid: list[int]) -> None:
    """Buy a share out of a portfolio; its owner takes the payment into hand (ITD-104 to 108)."""
    seat = state.active
    to_third = owner == state.seats
    if to_third:
        discard(state, seat, paid)  # ITD-144
    else:
        hand_over(state, seat, owner, paid)
    shares = [card for card in state.portfolios[owner] if state.cards.company_of[card] == company]
    share = min(shares)  # R32: any card of the company is as good
    state.portfolios[owner].remove(share)
    state.holdings[owner * COMPANY_COUNT + company] -= 1
    state.totals[company] -= 1
    award_share(state, seat, share)
    if state.log is not None:
        tell_acquisition(state, owner, company, paid)


def tell_acquisition(state: Position, owner: int, company: int, paid: list[int]) -> None:
    """The purchase for all; which cards were paid for those two alone, or for all if discarded."""
    seat = state.active
    name = COMPANIES[company]
    state.tell("acquired", seat, {"owner": owner, "company": name, "count": len(paid)})
    if owner == state.seats:
        state.tell("paid", seat, {"cards": paid.copy()})
    else:
        for party in (seat, owner):
            state.tell_to(party, "handed-over", seat, {"owner": owner, "cards": paid.copy()})
