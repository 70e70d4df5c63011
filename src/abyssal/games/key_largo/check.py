"""Validation: which positions of Key Largo can occur; the others are refused."""

from abyssal.core.errors import BadRequest
from abyssal.games.key_largo.components import (
    CARDS_OF_DEPTH,
    CARRIED,
    DAYS,
    DEPTH_COUNT,
    DIAMOND,
    DIVE,
    DIVER_KINDS,
    DIVERS,
    ENCOUNTER_COUNT,
    ENCOUNTERS_HELD,
    EQUIPMENT_COUNT,
    HOSES_OF,
    MONSTER,
    NO_ENCOUNTER,
    NOTE,
    PIECES,
    PLACE_OF,
    PURCHASES,
    TEAM,
    WRECK_CARDS,
)
from abyssal.games.key_largo.imagination import seen_cards
from abyssal.games.key_largo.knowledge import GONE, NO_WRECK, Sight, without
from abyssal.games.key_largo.position import (
    ABOARD,
    DIVING,
    DREW,
    LOOKING,
    MARKET_VISIT,
    MONSTER_MET,
    NO_DIVER,
    NO_PLAN,
    NOWHERE,
    OVER,
    PLACING,
    PLANNING,
    PORT,
    SABOTAGE,
    SABOTAGED,
    SELLING,
    TRAFFICKING,
    UP,
    Position,
)
from abyssal.games.key_largo.rules import PLANS, legal_wrecks


def check(state: Position) -> None:
    """Raise BadRequest if this position could not occur."""
    require(ranges_hold(state), "a field of the position is out of range")
    require(moment_fits(state), "the step does not fit the rest of the position")
    require(boats_fit(state), "a boat is not where its card says")  # KL-I5
    require(cash_fits(state), "money is counted in tens and never owed")  # KL-I4
    check_divers(state)
    check_cards(state)
    check_encounters(state)
    require(dive_fits(state), "that cannot be the dive under way")
    require(visit_fits(state), "that cannot be the visit under way")
    check_knowledge(state)


def require(holds: bool, complaint: str) -> None:
    if not holds:
        raise BadRequest("document", complaint)


def ranges_hold(state: Position) -> bool:
    seats = range(state.seats)
    lists = (state.plans, state.boats, state.cash, state.played)
    return (
        all(len(values) == state.seats for values in lists)
        and len(state.teams) == len(state.hands) == len(state.held) == state.seats
        and len(state.piles) == len(state.depths)
        and len(state.supply) == len(state.lost) == EQUIPMENT_COUNT + 1
        and len(state.killed) == DEPTH_COUNT
        and len(state.epochs) == ENCOUNTER_COUNT
        and PLANNING <= state.step <= OVER
        and state.start in seats
        and state.active in seats
        and 1 <= state.day <= DAYS
        and state.half in (0, 1)
        and NO_DIVER <= state.sabotaged < state.seats * TEAM
    )


def moment_fits(state: Position) -> bool:
    """Plans, turns and the active player belong to the step (KL-I8)."""
    past = state.turn - state.seats * (2 * (state.day - 1) + state.half)
    made = all(plan in PLANS for plan in state.plans)
    if state.step == PLANNING:
        known = all(plan == NO_PLAN or plan in PLANS for plan in state.plans)
        return known and not made and past == 0 and state.half == 0
    if not made:
        return False
    if state.step == OVER:
        return state.day == DAYS and state.half == 1 and past == state.seats
    if state.step in (PLACING, SABOTAGE):
        return past == 0
    return 1 <= past <= state.seats and state.active == (state.first() + past - 1) % state.seats


def boats_fit(state: Position) -> bool:
    """Every boat is where its revealed card says, and no two on one wreck (KL-I5)."""
    on_wrecks = [boat for boat in state.boats if NOWHERE < boat < PORT]
    if len(on_wrecks) != len(set(on_wrecks)) or any(
        boat >= len(state.depths) for boat in on_wrecks
    ):
        return False
    if state.step == PLANNING:
        return state.boats == [NOWHERE] * state.seats
    last = (state.active - state.first()) % state.seats if state.step == PLACING else state.seats
    for place in range(state.seats):
        seat = (state.first() + place) % state.seats
        boat = state.boats[seat]
        card = state.card_of(seat)
        if place >= last:
            fits = boat == NOWHERE
        elif card == DIVE:
            fits = NOWHERE <= boat < PORT
        else:
            fits = boat == PORT + card
        if not fits:
            return False
    if state.step != PLACING:
        return True
    return state.card_of(state.active) == DIVE and len(legal_wrecks(state, state.active)) > 1


def cash_fits(state: Position) -> bool:
    return all(cash >= 0 and cash % NOTE == 0 for cash in state.cash)


def check_divers(state: Position) -> None:
    """Divers and equipment are in the supply, in teams or out of the game (KL-I2, KL-I3)."""
    for team in state.teams:
        fits = len(team) <= TEAM and all(0 <= diver < DIVER_KINDS for diver in team)
        require(fits, "there is no such team of divers")
    require(min(state.supply + state.lost) >= 0, "there is less than nothing of something")
    divers = [diver for team in state.teams for diver in team]
    totals = [*PIECES, DIVERS]
    for piece in range(EQUIPMENT_COUNT):
        carried = sum(CARRIED[piece][diver] for diver in divers)
        whole = carried + state.supply[piece] + state.lost[piece]
        require(whole == totals[piece], "a piece of equipment is missing or twice there")
    whole = len(divers) + state.supply[EQUIPMENT_COUNT] + state.lost[EQUIPMENT_COUNT]
    require(whole == DIVERS, "a diver is missing or twice there")


def check_cards(state: Position) -> None:
    """Every wreck card is in exactly one place, and wrecks are of one depth (KL-I1, KL-I9)."""
    components = state.components
    for wreck, pile in enumerate(state.piles):
        fits = len(pile) + state.monsters_out(wreck) <= WRECK_CARDS and all(
            components.depth_of[card] == state.depths[wreck] for card in pile
        )
        require(fits, "a wreck has too many cards, or one of another depth")
    for hand in state.hands:
        fits = hand == sorted(hand) and all(components.kind_of[card] != MONSTER for card in hand)
        require(fits, "a hand holds treasures, in ascending order")
    require(state.left_out == sorted(state.left_out), "what was left out has no order")
    require(min(state.killed) >= 0, "no monster is killed twice")
    counts = components.copies.copy()
    for place in (*state.piles, *state.hands, state.left_out, state.sold):
        for card in place:
            require(0 <= card < components.faces, "there is no such card")
            counts[card] -= 1
    for depth in range(DEPTH_COUNT):
        wrecks = [wreck for wreck in range(len(state.depths)) if state.depths[wreck] == depth]
        open_monsters = sum(state.monsters_out(wreck) for wreck in wrecks)
        counts[components.monster_of[depth]] -= state.killed[depth] + open_monsters
        left = [card for card in state.left_out if components.depth_of[card] == depth]
        most = CARDS_OF_DEPTH[depth] - WRECK_CARDS * len(wrecks)
        require(len(left) == most, "another number of cards was left out")  # KL-14
    require(not any(counts), "a wreck card is missing or in two places")


def check_encounters(state: Position) -> None:
    """All 24 are in the deck, in hands or discarded; two in a hand at most (KL-I7)."""
    cards = [*state.deck, *state.discards]
    for held in state.held:
        require(len(held) <= ENCOUNTERS_HELD and held == sorted(held), "too many encounters held")
        cards += held
    box = list(range(ENCOUNTER_COUNT)) if state.with_encounters else []
    require(sorted(cards) == box, "an encounter is missing or in two places")
    latest = max(state.epochs)
    fits = min(state.epochs) == 0 and all(state.epochs[card] == latest for card in state.deck)
    require(fits, "the deck holds an encounter that was not shuffled into it")
    for seat, played in enumerate(state.played):
        if played != NO_ENCOUNTER:
            fits = state.with_encounters and 0 <= played < 2 * ENCOUNTER_COUNT
            fits = fits and state.step not in (PLANNING, PLACING)
            fits = fits and PLACE_OF[played % ENCOUNTER_COUNT] == state.card_of(seat)  # KL-144
            require(fits, "that encounter cannot have been played there")


def dive_fits(state: Position) -> bool:
    """The fields of a dive fit the team and the wreck; without a dive they are empty."""
    if state.step not in (DIVING, MONSTER_MET):
        nothing = state.drawer == NO_DIVER and state.aside == 0
        return nothing and not (state.status or state.drawn or state.fresh or state.fled)
    wreck = state.boats[state.active]
    team = state.teams[state.active]
    if not (NOWHERE < wreck < PORT and len(state.status) == len(team)):
        return False
    for diver, status in zip(team, state.status, strict=True):
        reaches = HOSES_OF[diver] >= state.depths[wreck]
        if not 0 <= status <= SABOTAGED or reaches != (status != ABOARD):
            return False
    hand = state.hands[state.active]
    drawn = state.drawn == sorted(state.drawn) and all(
        state.drawn.count(card) <= hand.count(card)
        and state.components.depth_of[card] == state.depths[wreck]
        for card in state.drawn
    )
    drawer = state.drawer == NO_DIVER or (
        state.drawer in range(len(team)) and state.status[state.drawer] <= DREW
    )
    asked = state.step == DIVING or (state.drawer != NO_DIVER and not state.fresh)
    return (
        drawn
        and drawer
        and asked
        and state.aside >= 0
        and state.fled == (state.aside > 0)
        and (state.fled or UP not in state.status)
    )


def visit_fits(state: Position) -> bool:
    """What was used at a port, and what is staged for a sale."""
    looks = [wreck for wreck, pile in enumerate(state.piles) if pile and wreck != state.looked]
    looking = state.step == LOOKING
    return (
        0 <= state.recruited <= 2
        and 0 <= state.robbed <= 2
        and 0 <= state.rounds <= 1
        and (state.looked in range(len(state.piles)) if looking else state.looked == NOWHERE)
        and (not looking or len(looks) > 1)
        and len(state.bought) == EQUIPMENT_COUNT
        and min(state.bought) >= 0
        and sum(state.bought) <= PURCHASES + 1
        and SELLING <= state.market <= TRAFFICKING
        and (state.step == MARKET_VISIT or (not state.picked and state.changed == -1))
    )


# What is known must be true


def check_knowledge(state: Position) -> None:
    knowledge = state.knowledge
    fits = (
        len(knowledge.sights) == len(knowledge.exits) == state.seats
        and len(knowledge.lurking) == len(state.piles)
        and len(knowledge.gems) == state.seats * DEPTH_COUNT
    )
    require(fits, "a field of the position is out of range")
    components = state.components
    for wreck, lurking in enumerate(knowledge.lurking):
        monsters = state.piles[wreck].count(components.monster_of[state.depths[wreck]])
        require(0 <= lurking <= monsters, "a monster is known where there is none")
    for seat in range(state.seats):
        hand = held_before(state, seat)
        for depth in range(DEPTH_COUNT):
            diamonds = [
                card
                for card in hand
                if components.kind_of[card] == DIAMOND and components.depth_of[card] == depth
            ]
            gems = knowledge.gems[seat * DEPTH_COUNT + depth]
            require(0 <= gems <= len(diamonds), "a diamond is known where there is none")
        sights = knowledge.sights[seat]
        require(
            all(sight_fits(state, seat, sight) for sight in sights)
            and len({sight.wreck for sight in sights if sight.wreck != NO_WRECK})
            == len([sight for sight in sights if sight.wreck != NO_WRECK])
            and is_true(state, seat, sights),
            "what a seat knows is not true",
        )


def held_before(state: Position, seat: int) -> list[int]:
    """A hand without what was drawn in the dive under way."""
    hand = state.hands[seat].copy()
    if seat == state.active:
        for card in state.drawn:
            hand.remove(card)
    return hand


def sight_fits(state: Position, seat: int, sight: Sight) -> bool:
    """The cards seen are as many as there are places for them, and all of one depth."""
    components = state.components
    if not sight.faces or not NO_WRECK <= sight.wreck < len(state.piles):
        return False
    if not all(
        0 <= card < components.faces for card in [*sight.faces, *state.knowledge.exits[seat]]
    ):
        return False
    inside = 0
    depth = components.depth_of[sight.faces[0]]
    if sight.wreck != NO_WRECK:
        inside = len(seen_cards(state, sight.wreck))
        if depth != state.depths[sight.wreck]:
            return False
    highest = GONE << len(state.knowledge.exits[seat])
    return (
        len(sight.faces) == inside + len(sight.slots)
        and sight.faces == sorted(sight.faces)
        and all(components.depth_of[card] == depth for card in sight.faces)
        and all(0 < slot < highest and not slot >> seat & 1 for slot in sight.slots)
    )


def is_true(state: Position, seat: int, sights: list[Sight]) -> bool:
    """Whether every card seen is where it is said to be, or left as it is said to have."""
    hands = [hand.copy() for hand in state.hands]
    if state.drawn and state.knowledge.of_wreck(seat, state.wreck()) is None:
        hands[state.active] = held_before(state, state.active)
    exits: list[int] = state.knowledge.exits[seat].copy()
    gone: list[tuple[list[int], list[int]]] = []
    for sight in sights:
        rest = sight.faces.copy()
        if sight.wreck != NO_WRECK:
            for card in seen_cards(state, sight.wreck):
                if card not in rest:
                    return False
                rest.remove(card)
        gone.append((rest, sight.slots))
    return can_be(gone, hands, exits)


def can_be(
    gone: list[tuple[list[int], list[int]]],
    hands: list[list[int]],
    exits: list[int],
    number: int = 0,
    place: int = 0,
) -> bool:
    """Whether the cards of all slots from this one on can be found, each once."""
    if number == len(gone):
        return True
    cards, slots = gone[number]
    if place == len(slots):
        return can_be(gone, hands, exits, number + 1)
    slot = slots[place]
    for card in sorted(set(cards)):
        rest = [*gone]
        rest[number] = (without(cards, card), slots)
        for seat, hand in enumerate(hands):
            if slot >> seat & 1 and card in hand:
                others = hands.copy()
                others[seat] = without(hand, card)
                if can_be(rest, others, exits, number, place=place + 1):
                    return True
        for exit, left in enumerate(exits):
            if slot & GONE << exit and left == card:
                fewer = exits.copy()
                fewer[exit] = -1
                if can_be(rest, hands, fewer, number, place=place + 1):
                    return True
    return False
