"""The rules of In Too Deep: setup, turns, the three actions, dividends, the end and scoring."""

from typing import Final

from abyssal.games.in_too_deep import abilities
from abyssal.games.in_too_deep.components import (
    ADVANCED,
    BASIC,
    BONUS,
    BONUS_SHARES,
    COMPANIES,
    COMPANY_COUNT,
    DECADE,
    FIRST_SHARES,
    FUNDRAISER,
    HAND,
    HAND_OF_TWO,
    NO_CARD,
    PEARL,
    THIRD_PLAYER_SHARES,
    TREASURE,
)
from abyssal.games.in_too_deep.deck import award_share, deal, discard, receive, show, trigger_end
from abyssal.games.in_too_deep.notation import (
    ACQUIRE,
    BLOCK,
    BUY,
    DECLINE,
    DRAW,
    EXPAND,
    PAY,
    TAKE,
    TARGETS,
    card_of,
    target_of,
)
from abyssal.games.in_too_deep.position import (
    ABILITY,
    FUNDRAISERS,
    NO_END,
    NO_INTENT,
    OVER,
    TURN,
    Position,
)

PEARL_BONUS: Final = 2  # ITD-97
PEARL_DEDUCTION: Final = 2  # ITD-98


# Setup


def set_up(state: Position) -> None:
    """Deal the hands, find the starting player and lay out the first shares."""
    state.deck = state.cards.numbers.copy()
    state.chance.shuffle(state.deck)  # ITD-05
    two = state.seats == 2
    for seat in range(state.seats):
        deal_hand(state, seat, HAND_OF_TWO if two else HAND)  # ITD-06, ITD-137
    lowest = [hand[0] for hand in state.hands]
    state.start = lowest.index(min(lowest))  # ITD-07
    for distance in range(state.seats):
        deal_hand(state, (state.start + distance) % state.seats, distance)  # ITD-08
    state.active = state.start
    if two:
        for _ in range(THIRD_PLAYER_SHARES):
            award_share(state, state.seats, state.deck.pop())  # ITD-139
        state.deck.extend([BONUS] * BONUS_SHARES)  # ITD-140
        state.chance.shuffle(state.deck)
        begin_turn(state)
    else:
        for _ in range(FIRST_SHARES * state.seats):
            state.open.append(state.deck.pop())  # ITD-10


def deal_hand(state: Position, seat: int, count: int) -> None:
    for _ in range(count):
        receive(state, seat, state.deck.pop())


def take_open(state: Position, card: int) -> None:
    """Choose one of the open cards as a first share, free of charge (ITD-11, ITD-12)."""
    state.open.remove(card)
    award_share(state, state.active, card)
    if state.log is not None:
        company = COMPANIES[state.cards.company_of[card]]
        state.tell("took", state.active, {"card": card, "company": company})
    state.active = (state.active + 1) % state.seats
    if not state.open:
        begin_turn(state)
    elif len(state.open) == 1:
        take_open(state, state.open[0])


# Turns


def begin_turn(state: Position) -> None:
    """The active player owes one action; with an empty hand it can only be a draw (ITD-23)."""
    state.step = TURN
    state.turn += 1
    if state.log is not None:
        state.tell("turn", state.active, {"turn": state.turn})
    if not state.hands[state.active]:
        draw_card(state)


def end_turn(state: Position) -> None:
    """Pass the turn on, into the final turns once the end is triggered (ITD-123)."""
    if state.final_turns > 0:
        state.final_turns -= 1
        if state.final_turns == 0:
            end_game(state)  # ITD-128
            return
    elif state.ending != NO_END:
        state.final_turns = state.seats
        if state.log is not None:
            state.tell("final-turns", None, {})
    state.active = (state.active + 1) % state.seats
    begin_turn(state)


def choices(state: Position) -> list[int]:
    """What the active player may answer now."""
    if state.intent != NO_INTENT:
        return payments(state)
    if state.step == TURN:
        return turn_actions(state)
    if state.step == ABILITY:
        return abilities.answers(state)
    return [TAKE + card * TARGETS for card in state.open]


def turn_actions(state: Position) -> list[int]:
    """Draw, every share that can be paid for, every expansion that goes deeper."""
    hand = state.hands[state.active]
    cards = len(hand)
    totals = state.totals
    company_of = state.cards.company_of
    found = [DRAW]
    for card in hand:
        if totals[company_of[card]] < cards:  # ITD-28: the price and the card itself
            found.append(BUY + card * TARGETS)
    for company in range(COMPANY_COUNT):
        top = state.top(company)
        if hand[-1] > top:
            for card in hand:
                if card > top:  # ITD-36
                    found.append(EXPAND + card * TARGETS + company)
    return found


def apply(state: Position, action: int) -> None:
    """Carry out a legal answer of the active player."""
    verb = action // BLOCK * BLOCK
    if verb == PAY:
        pay(state, card_of(action))
    elif verb == DRAW:
        draw_card(state)
    elif verb == EXPAND:
        expand(state, card_of(action), target_of(action))
    elif verb == TAKE:
        take_open(state, card_of(action))
    elif verb == DECLINE:
        if state.log is not None:
            state.tell("declined", state.active, {"company": COMPANIES[state.expanded]})
        end_turn(state)
    elif state.step == TURN:
        intend(state, action, state.price(state.cards.company_of[card_of(action)]))
    else:
        intend(state, action, abilities.cost(state, action))


# Paying: the choice and its payment stay with the player until both are complete


def intend(state: Position, action: int, due: int) -> None:
    """Note what the active player wants; ask for the payment unless there is nothing to choose."""
    state.intent = action
    state.due = due
    if due == 0:
        carry_out(state)
        return
    state.spare = spare_cards(state)
    if due == len(state.spare):
        state.paid = state.spare
        carry_out(state)


def spare_cards(state: Position) -> list[int]:
    """The cards that may still join the payment: never the one played (ITD-28, ITD-120)."""
    hand = state.hands[state.active]
    played = NO_CARD if state.intent // BLOCK * BLOCK == ACQUIRE else card_of(state.intent)
    after = state.paid[-1] if state.paid else NO_CARD
    return [card for card in hand if card != played and card > after]


def payments(state: Position) -> list[int]:
    """The next card of the payment, in ascending order, leaving enough for the rest."""
    spare = state.spare
    last = len(spare) - (state.due - len(state.paid))
    return [PAY + spare[place] * TARGETS for place in range(last + 1)]


def pay(state: Position, card: int) -> None:
    """Stage one more card as payment; the last one closes it."""
    state.paid.append(card)
    if len(state.paid) == state.due:
        carry_out(state)
    else:
        state.spare = state.spare[state.spare.index(card) + 1 :]


def carry_out(state: Position) -> None:
    """The intent is paid for: it takes effect, and the turn is over."""
    action = state.intent
    paid = state.paid
    state.withdraw()
    if action // BLOCK * BLOCK == BUY:
        buy(state, card_of(action), paid)
    else:
        abilities.use(state, action, paid)
    end_turn(state)


# The three actions


def buy(state: Position, card: int, paid: list[int]) -> None:
    """Play a card as a share of its company and discard the price (ITD-25 to ITD-32)."""
    seat = state.active
    show(state, seat, card)
    discard(state, seat, paid)
    award_share(state, seat, card)
    break_series(state)
    if state.log is not None:
        company = COMPANIES[state.cards.company_of[card]]
        state.tell("bought", seat, {"card": card, "company": company, "paid": paid})


def expand(state: Position, card: int, company: int) -> None:
    """Play a card on a company: dividends if a new decade is reached, then its ability (ITD-41)."""
    before = state.top(company)
    show(state, state.active, card)
    state.depths[company].append(card)
    break_series(state)
    if state.log is not None:
        state.tell("expanded", state.active, {"card": card, "company": COMPANIES[company]})
    if state.final_turns == 0:  # ITD-125, ITD-126
        if card >= pays_from(before):
            pay_dividends(state, company)
        state.expanded = company
        if abilities.is_offered(state):
            state.step = ABILITY
            return
    end_turn(state)


def pays_from(top: int) -> int:
    """The least number that takes a company with this top card to a new decade (ITD-44)."""
    return 0 if top == NO_CARD else (top // DECADE + 1) * DECADE


def draw_card(state: Position) -> None:
    """Draw a card; when everyone has done so in a row, a fundraiser follows (ITD-54, ITD-55)."""
    deal(state, state.active, 1, "draw")
    if state.final_turns == 0:  # ITD-127
        state.draws += 1
        if state.draws == state.seats:
            hold_fundraiser(state)
    end_turn(state)


def break_series(state: Position) -> None:
    """A purchase or an expansion ends the series of draws (ITD-56, ITD-61)."""
    state.draws = 0
    state.fundraisers = 0


def hold_fundraiser(state: Position) -> None:
    """Two cards for everyone; the second in a row triggers the end (ITD-57 to ITD-60)."""
    state.draws = 0
    state.fundraisers += 1
    if state.log is not None:
        state.tell("fundraiser", None, {"number": state.fundraisers})
    for distance in range(state.seats):
        deal(state, (state.active + distance) % state.seats, FUNDRAISER, "fundraiser")
    if state.fundraisers == 2:
        trigger_end(state, FUNDRAISERS)


# Dividends


def pay_dividends(state: Position, company: int) -> None:
    """Every shareholder receives cards, the active player first (ITD-47 to ITD-50)."""
    owed = dividends(state, company, state.active)
    if state.log is not None:
        state.tell("dividends", None, {"company": COMPANIES[company], "owed": owed})
    for distance in range(state.seats):
        seat = (state.active + distance) % state.seats
        if owed[seat] > 0:
            deal(state, seat, owed[seat], "dividend")


def dividends(state: Position, company: int, expander: int) -> list[int]:
    """What a payout of `company` owes each seat if `expander` triggers it."""
    owed = [state.holdings[seat * COMPANY_COUNT + company] for seat in range(state.seats)]
    if company == TREASURE:
        held = [state.holdings[owner * COMPANY_COUNT + TREASURE] for owner in range(state.owners())]
        largest = max(held)  # R39: the third player counts
        if state.sides[TREASURE] == ADVANCED:
            owed[expander] = largest  # ITD-95
        elif largest > 0:
            owed = [shares + 1 if shares == largest else shares for shares in owed]  # ITD-92, 93
    return owed


# The end


def end_game(state: Position) -> None:
    state.step = OVER
    state.revealed += 1
    if state.log is not None:
        tell_scoring(state)


def worth(state: Position, company: int, more: int = 0) -> int:
    """What one share of the company scores (ITD-129, ITD-97, ITD-98), with so many `more` cards."""
    cards = len(state.depths[company]) + more
    if company != PEARL:
        return cards
    if state.sides[PEARL] == BASIC:
        return cards + PEARL_BONUS
    return max(0, max([cards, *[len(depth) for depth in state.depths]]) - PEARL_DEDUCTION)


def scores(state: Position) -> list[int]:
    """The value of each player's portfolio (ITD-131)."""
    values = [worth(state, company) for company in range(COMPANY_COUNT)]
    return [
        sum(
            [
                state.holdings[seat * COMPANY_COUNT + company] * values[company]
                for company in range(COMPANY_COUNT)
            ]
        )
        for seat in range(state.seats)
    ]


def places(state: Position) -> list[int]:
    """The seats from first to last: value, then cards in hand, then seat distance (ITD-136)."""
    points = scores(state)
    ranked = [
        (points[seat], len(state.hands[seat]), (seat - state.start) % state.seats, seat)
        for seat in range(state.seats)
    ]
    ranked.sort(reverse=True)
    return [seat for _, _, _, seat in ranked]


def tell_scoring(state: Position) -> None:
    """The end as events: each company's worth, each portfolio, the winner."""
    state.tell("over", None, {})
    for company in range(COMPANY_COUNT):
        state.tell("worth", None, {"company": COMPANIES[company], "value": worth(state, company)})
    points = scores(state)
    for seat in range(state.seats):
        state.tell("score", seat, {"points": points[seat], "count": len(state.hands[seat])})
    state.tell("won", places(state)[0], {})
