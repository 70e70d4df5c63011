"""The bar, the dolphin cove and the shop.

The functions that carry something out say whether the visit is over.
"""

from bisect import insort

from abyssal.games.key_largo.components import (
    BAR,
    BARE,
    CARRIED,
    DEPTH_COUNT,
    DEPTHS,
    DISCOUNT,
    DISCOUNTER,
    DOLPHINS,
    DRUNKARD,
    EQUIPMENT,
    EQUIPMENT_COUNT,
    EXPERT_DIVER,
    FAMILY,
    GOOD_PAL,
    HOSE,
    HOSE_SELLER,
    INSEPARABLE_BROTHERS,
    MOST_OF,
    NOVICE_DIVER,
    NOVICE_PRICE,
    PICKPOCKET,
    PICKPOCKET_PRICE,
    PURCHASES,
    ROUND,
    SHOP,
    STEP_OF,
    TEAM,
    WEIGHT_SELLER,
)
from abyssal.games.key_largo.encounters import (
    discards_of,
    draw_encounter,
    plain,
    playable,
    stops,
)
from abyssal.games.key_largo.knowledge import without
from abyssal.games.key_largo.notation import (
    BUY,
    BUY_ROUND,
    CARD,
    DONE,
    LOOK,
    PLAY,
    RECRUIT,
    ROB,
    aim,
)
from abyssal.games.key_largo.position import (
    BAR_VISIT,
    DOLPHINS_VISIT,
    LOOKING,
    NOWHERE,
    SHOP_VISIT,
    Position,
)


def pay(state: Position, price: int) -> None:
    """Pay the bank at once and in full (KL-91)."""
    state.cash[state.active] -= price


# The bar


def begin_bar(state: Position) -> bool:
    state.recruited = 0
    state.robbed = 0
    state.rounds = 0
    state.looked = NOWHERE
    return at_bar(state)


def at_bar(state: Position) -> bool:
    """Ask what to do next at the bar, unless nothing is left to do (KL-85)."""
    state.step = BAR_VISIT
    if stops(state, BAR):
        return False
    state.menu = bar_choices(state)
    return len(state.menu) == 1


def bar_choices(state: Position) -> list[int]:
    """The services that are left and can be paid for, and the encounters of the bar."""
    found = [DONE]
    if can_recruit(state):
        found.append(RECRUIT)
    if can_rob(state):
        add_robberies(state, found)
    if state.rounds == 0 and state.cash[state.active] >= ROUND:
        found += looks(state, BUY_ROUND, NOWHERE)
    cards = playable(state, BAR)
    if cards:
        if DRUNKARD in cards:
            found += looks(state, PLAY + DRUNKARD * CARD, NOWHERE)
        found += plain([card for card in cards if card != DRUNKARD]) + discards_of(cards)
    return found


def service_limit(state: Position, other: int) -> int:
    """Once a visit (KL-86); with the Brothers twice, but only one of the two (KL-E11)."""
    return 2 if state.played[state.active] == INSEPARABLE_BROTHERS and other < 2 else 1


def can_recruit(state: Position) -> bool:
    """Room in the team, a diver in the supply, and his price (KL-92, KL-94, KL-95)."""
    return (
        state.recruited < service_limit(state, state.robbed)
        and len(state.teams[state.active]) < TEAM
        and state.supply[EQUIPMENT_COUNT] > 0
        and diver_price(state) <= state.cash[state.active]
    )


def can_rob(state: Position) -> bool:
    return (
        state.robbed < service_limit(state, state.recruited)
        and pickpocket_price(state) <= state.cash[state.active]
    )


def diver_price(state: Position) -> int:
    """By the boats at the bar (KL-88); the Novice has a price of his own (KL-E8)."""
    if state.played[state.active] == NOVICE_DIVER:
        return NOVICE_PRICE
    return state.components.diver[state.crowd[BAR] - 1]


def pickpocket_price(state: Position) -> int:
    """By the boats at the bar (KL-96), but for the encounter of that name (KL-E10)."""
    if state.played[state.active] == PICKPOCKET:
        return PICKPOCKET_PRICE
    return state.components.pickpocket[state.crowd[BAR] - 1]


def add_robberies(state: Position, found: list[int]) -> None:
    """Every opponent with a treasure, by the depth on its back (KL-97, KL-98, KL-R26)."""
    depth_of = state.components.depth_of
    for victim, hand in enumerate(state.hands):
        if victim != state.active and hand:
            backs = 0
            for card in hand:
                backs |= 1 << depth_of[card]
            for depth in range(DEPTH_COUNT):
                if backs >> depth & 1:
                    found.append(ROB + aim(victim, depth))


def recruit(state: Position) -> bool:
    """A diver joins the team (KL-93); with the Expert's card he brings a hose (KL-E9)."""
    seat = state.active
    price = diver_price(state)
    pay(state, price)
    diver = BARE
    if state.played[seat] == EXPERT_DIVER and state.supply[HOSE] > 0:
        diver += STEP_OF[HOSE]
        state.supply[HOSE] -= 1
    state.supply[EQUIPMENT_COUNT] -= 1
    state.teams[seat] = [*state.teams[seat], diver]
    state.recruited += 1
    if state.log is not None:
        state.tell("recruited", seat, {"price": price, "hoses": CARRIED[HOSE][diver]})
    return at_bar(state)


def rob(state: Position, victim: int, depth: int) -> bool:
    """Steal a card with this back: which one is luck (KL-99, KL-R26)."""
    thief = state.active
    price = pickpocket_price(state)
    pay(state, price)
    depth_of = state.components.depth_of
    backs = [card for card in state.hands[victim] if depth_of[card] == depth]
    card = backs[state.chance.below(len(backs))]
    state.hands[victim] = without(state.hands[victim], card)
    hand = state.hands[thief].copy()
    insort(hand, card)
    state.hands[thief] = hand
    state.robbed += 1
    state.revealed += 1
    state.knowledge.steal(thief, victim, card, depth=depth, depth_of=depth_of)
    state.knowledge.pass_gems(thief, victim, depth, len(backs))
    if state.log is not None:
        name = [state.components.name(card)]
        public = {"owner": victim, "depth": DEPTHS[depth], "price": price}
        state.tell_secret("robbed", thief, public, {**public, "cards": name})
        state.tell_to(victim, "stolen", thief, {"owner": victim, "cards": name})
    return at_bar(state)


def looks(state: Position, verb: int, but: int) -> list[int]:
    """`verb` for each wreck that can be looked at, except one (KL-103, KL-106)."""
    return [verb + wreck for wreck, pile in enumerate(state.piles) if pile and wreck != but]


def buy_round(state: Position, wreck: int) -> bool:
    """Two wrecks for a round: the second is chosen after the first was seen (KL-102 to KL-105)."""
    pay(state, ROUND)
    state.rounds += 1
    if state.log is not None:
        state.tell("bought-round", state.active, {"price": ROUND})
    look(state, wreck)
    others = looks(state, LOOK, wreck)
    if len(others) > 1:
        state.looked = wreck
        state.step = LOOKING
        state.menu = others
        return False
    if others:
        look(state, others[0] - LOOK)
    return at_bar(state)


def look_again(state: Position, wreck: int) -> bool:
    state.looked = NOWHERE
    look(state, wreck)
    return at_bar(state)


def look(state: Position, wreck: int) -> None:
    """See all cards of a wreck, alone, and shuffle it at once (KL-104)."""
    seat = state.active
    pile = state.piles[wreck].copy()
    state.knowledge.look(seat, wreck, pile)
    if state.log is not None:
        public = {"wreck": wreck + 1, "depth": DEPTHS[state.depths[wreck]]}
        cards = state.components.names(sorted(pile))
        state.tell_secret("looked", seat, public, {**public, "cards": cards})
    state.chance.shuffle(pile)
    state.piles[wreck] = pile
    state.revealed += 1


# The dolphin cove


def begin_dolphins(state: Position) -> bool:
    """The cove pays by itself, but an encounter held since earlier may come first (KL-R41)."""
    state.step = DOLPHINS_VISIT
    if stops(state, DOLPHINS):
        return False
    return collect(state)


def dolphins_choices(state: Position) -> list[int]:
    cards = playable(state, DOLPHINS)
    return [DONE, *plain(cards), *discards_of(cards)]


def collect(state: Position) -> bool:
    """The income of the day, then an encounter (KL-107, KL-143)."""
    seat = state.active
    income = state.components.income[state.day - 1]
    if state.played[seat] == FAMILY:
        income *= 2  # KL-E13
    state.cash[seat] += income
    if state.log is not None:
        state.tell("collected", seat, {"income": income})
    if state.with_encounters:
        draw_encounter(state)
    return True


# The shop


def begin_shop(state: Position) -> bool:
    state.bought = [0] * EQUIPMENT_COUNT
    return at_shop(state)


def at_shop(state: Position) -> bool:
    """Ask what to buy next, unless nothing can be bought."""
    state.step = SHOP_VISIT
    if stops(state, SHOP):
        return False
    state.menu = shop_choices(state)
    return len(state.menu) == 1


def shop_choices(state: Position) -> list[int]:
    """Each piece that can be paid for and given to a diver, and the encounters of the shop."""
    found = [DONE]
    total = sum(state.bought)
    if total <= PURCHASES:
        cash = state.cash[state.active]
        for piece in range(EQUIPMENT_COUNT):
            if total == PURCHASES and not is_third_allowed(state, piece):
                continue  # KL-112
            if state.supply[piece] > 0 and equipment_price(state, piece) <= cash:  # KL-120
                add_fittings(state, piece, found)
    cards = playable(state, SHOP)
    if cards:
        found += plain(cards) + discards_of(cards)
    return found


def add_fittings(state: Position, piece: int, found: list[int]) -> None:
    """The divers with room for a piece; one stands for all that are equal (KL-117 to KL-119)."""
    carried = CARRIED[piece]
    seen: list[int] = []
    for place, diver in enumerate(state.teams[state.active]):
        if carried[diver] < MOST_OF[piece] and diver not in seen:
            seen.append(diver)
            found.append(BUY + aim(piece, place))


def is_third_allowed(state: Position, piece: int) -> bool:
    """What the Sellers and the Discounter allow as a third piece (KL-E15 to KL-E18)."""
    played = state.played[state.active]
    if HOSE_SELLER <= played <= WEIGHT_SELLER:
        kind = played - HOSE_SELLER
        return piece == kind or state.bought[kind] > 0  # KL-R54
    return played == DISCOUNTER and state.bought[piece] == PURCHASES


def equipment_price(state: Position, piece: int) -> int:
    """By the boats at the shop (KL-114); the Good Pal and the Discounter change it."""
    played = state.played[state.active]
    prices = state.components.equipment[piece]
    if played == GOOD_PAL:
        return prices[0]  # KL-E19
    price = prices[state.crowd[SHOP] - 1]
    if played == DISCOUNTER and state.bought[piece] == PURCHASES:
        return max(0, price - DISCOUNT)  # KL-R55
    return price


def buy(state: Position, piece: int, diver: int) -> bool:
    """A piece is paid for and given to a diver at once (KL-117)."""
    seat = state.active
    price = equipment_price(state, piece)
    pay(state, price)
    state.supply[piece] -= 1
    state.bought[piece] += 1
    team = state.teams[seat].copy()
    team[diver] += STEP_OF[piece]
    state.teams[seat] = team
    if state.log is not None:
        bought = {"equipment": EQUIPMENT[piece], "diver": diver + 1, "price": price}
        state.tell("bought", seat, bought)
    return at_shop(state)
