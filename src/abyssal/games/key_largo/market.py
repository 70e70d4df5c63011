"""The market: one sale of one type, and what the encounters of the market add to it.

Cards are marked one by one, in ascending order, and sold together when the sale is closed. The
functions that carry something out say whether the visit is over.
"""

from abyssal.games.key_largo.components import (
    DEPTH_COUNT,
    DIAMOND,
    EASY_MARK,
    GOLD,
    GOLD_PROSPECTOR,
    JEWELLER,
    KINDS,
    MARKET,
    PROSPECTOR_RATE,
    SOLD_KINDS,
    TRAFFIC_CARDS,
    TRAFFIC_RATE,
    TRAFFICKER,
)
from abyssal.games.key_largo.encounters import discards_of, playable, stops
from abyssal.games.key_largo.knowledge import without
from abyssal.games.key_largo.notation import CARD, CHANGE, DONE, PLAY, SELL
from abyssal.games.key_largo.position import MARKET_VISIT, SELLING, SOLD, TRAFFICKING, Position


def begin(state: Position) -> bool:
    state.market = SELLING
    state.withdraw()
    return go_on(state)


def go_on(state: Position) -> bool:
    """Ask for the sale, unless all can see that there is nothing to sell."""
    state.step = MARKET_VISIT
    if stops(state, MARKET):
        return False
    if state.market == SOLD:
        return True
    if may_have_to_sell(state):
        return False
    return close(state)


def may_have_to_sell(state: Position) -> bool:
    """Whether for all that is public the hand may hold gold, goods or antiques (KL-126)."""
    seat = state.active
    gems = state.knowledge.gems[seat * DEPTH_COUNT : (seat + 1) * DEPTH_COUNT]
    return len(state.hands[seat]) > sum(gems)


# Answers


def choices(state: Position) -> list[int]:
    """What the player may mark, play or close."""
    if state.market == TRAFFICKING:
        return [DONE, *traffic(state)]
    if state.market == SOLD:
        return [DONE, *encounters(state)]
    if state.picked or state.changed >= 0:
        return [DONE, *additions(state)]
    first = [SELL + card for card in different_treasures(state)]
    if state.played[state.active] == EASY_MARK:
        first += changes(state)
    return (first or [DONE]) + encounters(state)  # KL-125


def different_treasures(state: Position) -> list[int]:
    """The faces of the gold, goods and antiques in hand."""
    kind_of = state.components.kind_of
    found: list[int] = []
    for card in state.hands[state.active]:
        if kind_of[card] >= DIAMOND:
            break  # the hand is in ascending order, and diamonds come last
        if not found or found[-1] != card:
            found.append(card)
    return found


def additions(state: Position) -> list[int]:
    """Further cards of the type being sold, in ascending order (KL-123, KL-124)."""
    kind = selling_kind(state)
    kind_of = state.components.kind_of
    return [SELL + card for card in unmarked(state) if kind_of[card] == kind]


def unmarked(state: Position) -> list[int]:
    """The faces that may be marked next: not below the last one marked, and not all marked."""
    hand = state.hands[state.active]
    last = state.picked[-1] if state.picked else -1
    found: list[int] = []
    for card in different_treasures(state):
        if card >= last and hand.count(card) > state.picked.count(card):
            found.append(card)
    return found


def changes(state: Position) -> list[int]:
    """A card of one type as one of another (KL-E21); it is marked before the others."""
    kind_of = state.components.kind_of
    return [
        CHANGE + card * SOLD_KINDS + kind
        for card in different_treasures(state)
        for kind in range(SOLD_KINDS)
        if kind != kind_of[card]
    ]


def traffic(state: Position) -> list[int]:
    """Up to five cards of any type (KL-E22)."""
    if len(state.picked) == TRAFFIC_CARDS:
        return []
    return [SELL + card for card in unmarked(state)]


def encounters(state: Position) -> list[int]:
    """The encounters of the market: some before the sale, the Trafficker after it."""
    cards = playable(state, MARKET)
    found: list[int] = []
    for card in cards:
        if card == JEWELLER:
            for diamond in sorted(set(state.hands[state.active])):
                if state.components.kind_of[diamond] == DIAMOND:
                    found.append(PLAY + JEWELLER * CARD + diamond)
        elif card == TRAFFICKER:
            if state.market == SOLD:
                found.append(PLAY + TRAFFICKER * CARD)  # KL-R57
        elif card in (EASY_MARK, GOLD_PROSPECTOR) and state.market == SELLING:
            found.append(PLAY + card * CARD)
    return found + discards_of(cards)


# Rates


def rate(state: Position, kind: int) -> int:
    """Dollars per unit for the active player (KL-129)."""
    if state.market == TRAFFICKING:
        return TRAFFIC_RATE
    if kind == GOLD and state.played[state.active] == GOLD_PROSPECTOR:
        return PROSPECTOR_RATE  # KL-E24
    return state.components.rates[kind][state.crowd[MARKET] - 1]


def selling_kind(state: Position) -> int:
    """The type being sold, or -1 before the first card and with the Trafficker."""
    if state.market == TRAFFICKING:
        return -1
    if state.changed >= 0:
        return state.changed % SOLD_KINDS
    return state.components.kind_of[state.picked[0]] if state.picked else -1


# What the player does


def mark(state: Position, card: int) -> bool:
    """Stage one more card for the sale."""
    state.picked = [*state.picked, card]
    return False


def mark_changed(state: Position, packed: int) -> bool:
    """Stage a card to be sold as another type."""
    state.changed = packed
    return False


def close(state: Position) -> bool:
    """Close the sale, or the visit after it."""
    if state.market == SOLD:
        return True
    if state.picked or state.changed >= 0:
        sell(state)
    elif state.market == SELLING:
        sell_nothing(state)
        return True
    if state.market == TRAFFICKING:
        return True
    state.market = SOLD
    return go_on(state)


def sell(state: Position) -> None:
    """The cards marked are shown, leave the game, and the bank pays (KL-128, KL-132)."""
    seat = state.active
    components = state.components
    kind = selling_kind(state)
    cards = state.picked
    income = 0
    for card in cards:
        income += components.number_of[card] * rate(state, components.kind_of[card])
    changed = -1
    if state.changed >= 0:
        changed = state.changed // SOLD_KINDS
        income += components.number_of[changed] * rate(state, kind)
    state.withdraw()
    for card in cards:
        give_up(state, card)
    if changed >= 0:
        give_up(state, changed)
    state.cash[seat] += income
    state.revealed += 1
    if state.log is not None:
        if kind >= 0:
            sold = {
                "cards": components.names(cards),
                "kind": KINDS[kind],
                "changed": [] if changed < 0 else [components.name(changed)],
                "income": income,
            }
            state.tell("sold", seat, sold)
        else:
            state.tell("trafficked", seat, {"cards": components.names(cards), "income": income})


def give_up(state: Position, card: int) -> None:
    """A card leaves the hand and the game for all to see."""
    seat = state.active
    state.hands[seat] = without(state.hands[seat], card)
    state.sold.append(card)
    diamond = state.components.kind_of[card] == DIAMOND
    state.knowledge.show(seat, card, state.components.depth_of[card], diamond)


def sell_nothing(state: Position) -> None:
    """No gold, goods or antiques in hand: all can tell now (KL-R32)."""
    seat = state.active
    for depth in range(DEPTH_COUNT):
        state.knowledge.gems[seat * DEPTH_COUNT + depth] = state.count_of_depth(seat, depth)
    state.revealed += 1
    if state.log is not None:
        state.tell("sold-nothing", seat, {})


def play(state: Position, card: int, end: int) -> bool:
    """Carry out an encounter, once it is shown; `end` is the diamond for the Jeweller."""
    if card == TRAFFICKER:
        if not may_have_to_sell(state):
            return True
        state.market = TRAFFICKING
        return False
    if card == JEWELLER:
        sell_diamond(state, end)
    return go_on(state)


def sell_diamond(state: Position, card: int) -> None:
    """One diamond for its printed value (KL-E23)."""
    seat = state.active
    income = state.components.value_of[card]
    give_up(state, card)
    state.cash[seat] += income
    if state.log is not None:
        sold = {"cards": [state.components.name(card)], "income": income}
        state.tell("sold-diamond", seat, sold)
