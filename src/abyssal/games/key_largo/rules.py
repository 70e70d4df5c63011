"""The rules of Key Largo: setup, the course of a day, placement, and who acts next."""

from typing import Final

from abyssal.games.key_largo import dive, market, ports
from abyssal.games.key_largo.components import (
    BAR,
    DAYS,
    DEPTH_COUNT,
    DEPTHS,
    DIVE,
    DOLPHINS,
    DRUNKARD,
    ENCOUNTER_COUNT,
    HALVES,
    HOSES_OF,
    MARKET,
    MOST_WRECKS,
    NO_ENCOUNTER,
    PLACE_COUNT,
    PLACES,
    SABOTEUR,
    SHOP,
    TEAM,
    WEEKDAYS,
    WRECK_CARDS,
)
from abyssal.games.key_largo.encounters import could_hold, discard_card, may_play, play_card
from abyssal.games.key_largo.notation import (
    BLOCK,
    BUY,
    BUY_ROUND,
    CARD,
    CHANGE,
    DISCARD,
    DONE,
    DRAW,
    FLEE,
    LOOK,
    PLAY,
    RECRUIT,
    ROB,
    SAIL,
    SELL,
    SURFACE,
    USE_TRIDENT,
    USE_WEIGHT,
    aim,
    plan,
)
from abyssal.games.key_largo.scoring import tell_count
from abyssal.games.key_largo.state import (
    BAR_VISIT,
    DIVING,
    DOLPHINS_VISIT,
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
    SHOP_VISIT,
    State,
)

BY_SAFETY: Final = [DOLPHINS, SHOP, BAR, DIVE, MARKET]
"""The places, the most harmless first: whose time runs out goes to the first two."""
PLANS: Final = [
    plan(morning, afternoon)
    for morning in BY_SAFETY
    for afternoon in BY_SAFETY
    if morning != afternoon
]
"""Every programme: two different cards in a fixed order (KL-19 to KL-21)."""


# Setup


def set_up(state: State) -> None:
    """Draw the first player, lay out the wrecks and shuffle the encounters."""
    state.start = state.chance.below(state.seats)  # KL-10
    place = 0
    for depth in range(DEPTH_COUNT):
        cards = state.components.decks[depth].copy()
        state.chance.shuffle(cards)  # KL-11
        while place < len(state.depths) and state.depths[place] == depth:
            state.piles[place] = cards[-WRECK_CARDS:]  # KL-12
            del cards[-WRECK_CARDS:]
            place += 1
        state.left_out += cards  # KL-14
    state.left_out.sort()
    if state.with_encounters:
        state.deck = list(range(ENCOUNTER_COUNT))
        state.chance.shuffle(state.deck)  # KL-142
    begin_day(state)


# The day


def begin_day(state: State) -> None:
    """All cards are back in hand: everyone plans the day in secret (KL-22, KL-25)."""
    state.step = PLANNING
    state.half = 0
    state.plans = [NO_PLAN] * state.seats
    state.played = [NO_ENCOUNTER] * state.seats
    state.sabotaged = NO_DIVER
    clear_boats(state)
    if state.log is not None:
        day = {"day": state.day, "weekday": WEEKDAYS[state.day - 1]}
        state.tell("day", state.first(), day)


def commit(state: State, seat: int, programme: int) -> None:
    """Lay down two cards, or others instead; the last player's open the day (KL-22, KL-24)."""
    state.plans[seat] = programme
    if state.log is not None:
        morning, afternoon = divmod(programme, PLACE_COUNT)
        planned = {"morning": PLACES[morning], "afternoon": PLACES[afternoon]}
        state.tell_to(seat, "planned", seat, planned)
    if NO_PLAN not in state.plans:
        begin_half(state)


def begin_half(state: State) -> None:
    """Reveal the cards of this half-day, all at once, and place the boats (KL-26 to KL-28)."""
    clear_boats(state)
    state.played = [NO_ENCOUNTER] * state.seats
    state.sabotaged = NO_DIVER
    state.revealed += 1
    if state.log is not None:
        cards = [PLACES[state.card_of(seat)] for seat in range(state.seats)]
        state.tell("revealed", None, {"half": HALVES[state.half], "places": cards})
    place_boats(state, 0)


def clear_boats(state: State) -> None:
    """All boats leave the board (KL-37)."""
    state.boats = [NOWHERE] * state.seats
    state.crowd = [0] * PLACE_COUNT


def sunset(state: State) -> None:
    """The next day and first player; after the tenth day, the final count (KL-133 to KL-135)."""
    state.menu = None
    if state.log is not None:
        state.tell("sunset", None, {"day": state.day, "weekday": WEEKDAYS[state.day - 1]})
    if state.day < DAYS:
        state.day += 1
        begin_day(state)
        return
    state.step = OVER
    state.revealed += 1
    state.knowledge.open_hands()
    if state.log is not None:
        tell_count(state)


# Placement


def place_boats(state: State, placed: int) -> None:
    """Place boats in turn order until a player has wrecks to choose from (KL-28 to KL-36)."""
    seats = state.seats
    first = state.first()
    for place in range(placed, seats):
        seat = (first + place) % seats
        card = state.card_of(seat)
        if card != DIVE:
            dock(state, seat, card)
            continue
        wrecks = legal_wrecks(state, seat)
        if len(wrecks) > 1:
            state.step = PLACING
            state.active = seat
            state.menu = [SAIL + wreck for wreck in wrecks]
            return
        if wrecks:
            anchor(state, seat, wrecks[0])  # KL-R4
        elif state.log is not None:
            state.tell("no-wreck", seat, {})  # KL-36
    offer_sabotage(state, 0)


def legal_wrecks(state: State, seat: int) -> list[int]:
    """Wrecks with cards and without a boat that one of the divers reaches (KL-33)."""
    reach = -1
    for diver in state.teams[seat]:
        if HOSES_OF[diver] > reach:
            reach = HOSES_OF[diver]
    boats = state.boats
    depths = state.depths
    found: list[int] = []
    for wreck, pile in enumerate(state.piles):
        if depths[wreck] > reach:
            break  # the wrecks lie in the order of their depths
        if pile and wreck not in boats:
            found.append(wreck)
    return found


def dock(state: State, seat: int, place: int) -> None:
    """The boat goes to its port, however many are there (KL-30, KL-31)."""
    state.boats[seat] = PORT + place
    state.crowd[place] += 1
    if state.log is not None:
        state.tell("docked", seat, {"port": PLACES[place]})


def anchor(state: State, seat: int, wreck: int) -> None:
    """The boat goes to a wreck, which is now taken (KL-32, KL-34)."""
    state.boats[seat] = wreck
    state.crowd[DIVE] += 1
    if state.log is not None:
        there = {"wreck": wreck + 1, "depth": DEPTHS[state.depths[wreck]]}
        state.tell("anchored", seat, there)


def sail(state: State, wreck: int) -> None:
    seat = state.active
    anchor(state, seat, wreck)
    place_boats(state, (seat - state.first()) % state.seats + 1)


# The Saboteur's window


def offer_sabotage(state: State, asked: int) -> None:
    """Ask everyone who may, for all that is public, play the Saboteur (KL-R49)."""
    if state.with_encounters and state.crowd[DIVE] > 1:
        first = state.first()
        for place in range(asked, state.seats):
            seat = (first + place) % state.seats
            on_wreck = NOWHERE < state.boats[seat] < MOST_WRECKS
            if on_wreck and may_play(state, seat) and could_hold(state, seat, SABOTEUR):
                state.step = SABOTAGE
                state.active = seat
                state.menu = None
                return
    carry_on(state)


def sabotages(state: State) -> list[int]:
    """Every diver of another boat on a wreck that could go down there (KL-E4)."""
    found = [DONE]
    if SABOTEUR not in state.held[state.active]:
        return found
    for seat in range(state.seats):
        boat = state.boats[seat]
        if seat != state.active and NOWHERE < boat < MOST_WRECKS:
            seen: list[int] = []
            for place, diver in enumerate(state.teams[seat]):
                if HOSES_OF[diver] >= state.depths[boat] and diver not in seen:
                    seen.append(diver)
                    found.append(PLAY + SABOTEUR * CARD + aim(seat, place))
    return found


def sabotage(state: State, target: int) -> None:
    """One diver of an opponent does not dive in this half-day (KL-E4)."""
    play_card(state, state.active, SABOTEUR)
    state.sabotaged = target
    if state.log is not None:
        victim, diver = divmod(target, TEAM)
        state.tell("sabotaged", state.active, {"owner": victim, "diver": diver + 1})
    close_window(state)


def close_window(state: State) -> None:
    offer_sabotage(state, (state.active - state.first()) % state.seats + 1)


# Actions


def carry_on(state: State) -> None:
    """Carry out actions in turn order until a player has something to decide (KL-39)."""
    seats = state.seats
    first = state.first()
    past = state.turn - seats * (2 * (state.day - 1) + state.half)
    for place in range(past, seats):
        state.active = (first + place) % seats
        state.turn += 1
        state.menu = None
        if state.log is not None:
            card = PLACES[state.card_of(state.active)]
            state.tell("turn", state.active, {"turn": state.turn, "card": card})
        if not begin_action(state):
            return
    end_half(state)


def end_half(state: State) -> None:
    if state.half == 0:
        state.half = 1
        begin_half(state)
    else:
        sunset(state)


def begin_action(state: State) -> bool:
    """The action of the active player; True if it is over already."""
    card = state.card_of(state.active)
    if card == DIVE:
        return dive.begin(state)
    if card == BAR:
        return ports.begin_bar(state)
    if card == SHOP:
        return ports.begin_shop(state)
    if card == MARKET:
        return market.begin(state)
    return ports.begin_dolphins(state)


# Answers


def choices(state: State) -> list[int]:
    """What the active player may answer now."""
    step = state.step
    if step in (DIVING, MONSTER_MET):
        return dive.choices(state)
    if step == BAR_VISIT:
        return ports.bar_choices(state)
    if step == SHOP_VISIT:
        return ports.shop_choices(state)
    if step == MARKET_VISIT:
        return market.choices(state)
    if step == PLACING:
        return [SAIL + wreck for wreck in legal_wrecks(state, state.active)]
    if step == LOOKING:
        return ports.looks(state, LOOK, state.looked)
    if step == SABOTAGE:
        return sabotages(state)
    return ports.dolphins_choices(state)


def apply(state: State, action: int) -> None:
    """Carry out a legal answer of the active player."""
    if state.step == PLACING:
        sail(state, action - SAIL)
    elif state.step == SABOTAGE:
        if action == DONE:
            close_window(state)
        else:
            sabotage(state, action - PLAY - SABOTEUR * CARD)
    elif act(state, action):
        carry_on(state)


def act(state: State, action: int) -> bool:
    """Carry out a part of the action of the active player; True if the action is over."""
    verb = action // BLOCK * BLOCK
    rest = action - verb
    if verb == DONE:
        return close(state)
    if verb == BUY:
        return ports.buy(state, rest // TEAM, rest % TEAM)
    if verb == BUY_ROUND:
        return ports.buy_round(state, rest)
    if verb == LOOK:
        return ports.look_again(state, rest)
    if verb == SELL:
        return market.mark(state, rest)
    if verb == ROB:
        return ports.rob(state, rest // TEAM, rest % TEAM)
    if verb == RECRUIT:
        return ports.recruit(state)
    if verb == DRAW:
        return dive.draw_next(state, rest)
    if verb == USE_WEIGHT:
        return dive.use_weight(state, rest // TEAM, rest % TEAM)
    if verb == USE_TRIDENT:
        return dive.use_trident(state, rest)
    if verb == FLEE:
        return dive.take_flight(state)
    if verb == SURFACE:
        return dive.surface(state, rest)
    if verb == CHANGE:
        return market.mark_changed(state, rest)
    if verb == DISCARD:
        discard_card(state, rest)
        return go_on(state)
    play_card(state, state.active, rest // CARD)
    return play(state, rest // CARD, rest % CARD)


def close(state: State) -> bool:
    """The player has nothing more to do here."""
    if state.step == DIVING:
        return dive.finish(state)
    if state.step == DOLPHINS_VISIT:
        return ports.collect(state)
    if state.step == MARKET_VISIT:
        return market.close(state)
    return True


def go_on(state: State) -> bool:
    """Go on where the encounter was laid off."""
    step = state.step
    if step == DIVING:
        return dive.go_on(state)
    if step == MONSTER_MET:
        return False if dive.settle_monster(state) else dive.go_on(state)
    if step == BAR_VISIT:
        return ports.at_bar(state)
    if step == SHOP_VISIT:
        return ports.at_shop(state)
    if step == MARKET_VISIT:
        return market.go_on(state)
    return ports.collect(state)


def play(state: State, card: int, end: int) -> bool:
    """The effect of an encounter that was just shown, where it has one at once."""
    step = state.step
    if step in (DIVING, MONSTER_MET):
        return dive.play(state, card, end)
    if step == MARKET_VISIT:
        return market.play(state, card, end)
    if card == DRUNKARD:
        ports.look(state, end)  # KL-E7
    return go_on(state)
