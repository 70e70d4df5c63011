"""The rules of Key Largo: setup, the course of a day, placement, and who acts next."""

from collections.abc import Callable
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
    PLAN,
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
from abyssal.games.key_largo.position import (
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
    STEPS,
    Position,
)
from abyssal.games.key_largo.scoring import tell_count

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


def set_up(state: Position) -> None:
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


def begin_day(state: Position) -> None:
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


def commit(state: Position, seat: int, programme: int) -> None:
    """Lay down two cards, or others instead; the last player's open the day (KL-22, KL-24)."""
    state.plans[seat] = programme
    if state.log is not None:
        morning, afternoon = divmod(programme, PLACE_COUNT)
        planned = {"morning": PLACES[morning], "afternoon": PLACES[afternoon]}
        state.tell_to(seat, "planned", seat, planned)
    if NO_PLAN not in state.plans:
        begin_half(state)


def begin_half(state: Position) -> None:
    """Reveal the cards of this half-day, all at once, and place the boats (KL-26 to KL-28)."""
    clear_boats(state)
    state.played = [NO_ENCOUNTER] * state.seats
    state.sabotaged = NO_DIVER
    state.revealed += 1
    if state.log is not None:
        cards = [PLACES[state.card_of(seat)] for seat in range(state.seats)]
        state.tell("revealed", None, {"half": HALVES[state.half], "places": cards})
    place_boats(state, 0)


def clear_boats(state: Position) -> None:
    """All boats leave the board (KL-37)."""
    state.boats = [NOWHERE] * state.seats
    state.crowd = [0] * PLACE_COUNT


def sunset(state: Position) -> None:
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


def place_boats(state: Position, placed: int) -> None:
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


def legal_wrecks(state: Position, seat: int) -> list[int]:
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


def dock(state: Position, seat: int, place: int) -> None:
    """The boat goes to its port, however many are there (KL-30, KL-31)."""
    state.boats[seat] = PORT + place
    state.crowd[place] += 1
    if state.log is not None:
        state.tell("docked", seat, {"port": PLACES[place]})


def anchor(state: Position, seat: int, wreck: int) -> None:
    """The boat goes to a wreck, which is now taken (KL-32, KL-34)."""
    state.boats[seat] = wreck
    state.crowd[DIVE] += 1
    if state.log is not None:
        there = {"wreck": wreck + 1, "depth": DEPTHS[state.depths[wreck]]}
        state.tell("anchored", seat, there)


def wrecks_to_sail_to(state: Position) -> list[int]:
    return [SAIL + wreck for wreck in legal_wrecks(state, state.active)]


def sail(state: Position, wreck: int) -> bool:
    seat = state.active
    anchor(state, seat, wreck)
    place_boats(state, (seat - state.first()) % state.seats + 1)
    return False


# The Saboteur's window


def offer_sabotage(state: Position, asked: int) -> None:
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


def sabotages(state: Position) -> list[int]:
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


def sabotage(state: Position, card: int, target: int) -> bool:
    """One diver of an opponent does not dive in this half-day (KL-E4)."""
    state.sabotaged = target
    if state.log is not None:
        victim, diver = divmod(target, TEAM)
        state.tell("sabotaged", state.active, {"owner": victim, "diver": diver + 1})
    return close_window(state)


def close_window(state: Position) -> bool:
    offer_sabotage(state, (state.active - state.first()) % state.seats + 1)
    return False


# Actions


def carry_on(state: Position) -> None:
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
        if not VISITS[state.card_of(state.active)](state):
            return
    end_half(state)


def end_half(state: Position) -> None:
    if state.half == 0:
        state.half = 1
        begin_half(state)
    else:
        sunset(state)


VISITS: Final[dict[int, Callable[[Position], bool]]] = {
    DIVE: dive.begin,
    BAR: ports.begin_bar,
    SHOP: ports.begin_shop,
    MARKET: market.begin,
    DOLPHINS: ports.begin_dolphins,
}
"""How the action of each place begins; True if it is over already."""


# Steps


class Step:
    """What the active player may answer in a step, and how the action goes on from it.

    Each function says whether the action is over.
    """

    __slots__ = ("choices", "close", "go_on", "play")

    def __init__(
        self,
        choices: Callable[[Position], list[int]],
        *,
        close: Callable[[Position], bool],
        go_on: Callable[[Position], bool],
        play: Callable[[Position, int, int], bool],
    ) -> None:
        self.choices = choices
        self.close = close
        """The player has nothing more to do here."""
        self.go_on = go_on
        """Go on where an encounter was laid off."""
        self.play = play
        """The effect of an encounter that was just shown, where it has one at once."""


def nothing(state: Position) -> list[int]:
    return []


def leave(state: Position) -> bool:
    return True


def only_go_on(state: Position, card: int, end: int) -> bool:
    return STEP[state.step].go_on(state)


def play_at_bar(state: Position, card: int, end: int) -> bool:
    if card == DRUNKARD:
        ports.look(state, end)  # KL-E7
    return ports.at_bar(state)


def look_at_another(state: Position) -> list[int]:
    return ports.looks(state, LOOK, state.looked)


def after_monster(state: Position) -> bool:
    return False if dive.settle_monster(state) else dive.go_on(state)


def step(
    choices: Callable[[Position], list[int]],
    *,
    close: Callable[[Position], bool] = leave,
    go_on: Callable[[Position], bool] = leave,
    play: Callable[[Position, int, int], bool] = only_go_on,
) -> Step:
    return Step(choices, close=close, go_on=go_on, play=play)


STEP_OF: Final[dict[int, Step]] = {
    PLANNING: step(nothing),  # all plan at once: `commit`
    PLACING: step(wrecks_to_sail_to),
    SABOTAGE: step(sabotages, close=close_window, play=sabotage),
    DIVING: step(dive.choices, close=dive.finish, go_on=dive.go_on, play=dive.play),
    MONSTER_MET: step(dive.choices, go_on=after_monster, play=dive.play),
    BAR_VISIT: step(ports.bar_choices, go_on=ports.at_bar, play=play_at_bar),
    LOOKING: step(look_at_another),
    DOLPHINS_VISIT: step(ports.dolphins_choices, close=ports.collect, go_on=ports.collect),
    SHOP_VISIT: step(ports.shop_choices, go_on=ports.at_shop),
    MARKET_VISIT: step(market.choices, close=market.close, go_on=market.go_on, play=market.play),
    OVER: step(nothing),
}
STEP: Final[list[Step]] = [STEP_OF[number] for number in range(len(STEPS))]


# Answers


def choices(state: Position) -> list[int]:
    """What the active player may answer now."""
    return STEP[state.step].choices(state)


def apply(state: Position, action: int) -> None:
    """Carry out a legal answer of the active player."""
    if ACT[action // BLOCK](state, action % BLOCK):
        carry_on(state)


def close(state: Position, rest: int) -> bool:
    return STEP[state.step].close(state)


def buy(state: Position, rest: int) -> bool:
    return ports.buy(state, rest // TEAM, rest % TEAM)


def rob(state: Position, rest: int) -> bool:
    return ports.rob(state, rest // TEAM, rest % TEAM)


def recruit(state: Position, rest: int) -> bool:
    return ports.recruit(state)


def use_weight(state: Position, rest: int) -> bool:
    return dive.use_weight(state, rest // TEAM, rest % TEAM)


def take_flight(state: Position, rest: int) -> bool:
    return dive.take_flight(state)


def discard(state: Position, card: int) -> bool:
    discard_card(state, card)
    return STEP[state.step].go_on(state)


def play(state: Position, rest: int) -> bool:
    card, end = divmod(rest, CARD)
    play_card(state, state.active, card)
    return STEP[state.step].play(state, card, end)


def plan_alone(state: Position, rest: int) -> bool:
    raise AssertionError("all plan at once")


ACTS: Final[dict[int, Callable[[Position, int], bool]]] = {
    PLAN: plan_alone,
    SAIL: sail,
    DRAW: dive.draw_next,
    USE_WEIGHT: use_weight,
    SURFACE: dive.surface,
    USE_TRIDENT: dive.use_trident,
    FLEE: take_flight,
    RECRUIT: recruit,
    ROB: rob,
    BUY_ROUND: ports.buy_round,
    LOOK: ports.look_again,
    BUY: buy,
    SELL: market.mark,
    CHANGE: market.mark_changed,
    PLAY: play,
    DISCARD: discard,
    DONE: close,
}
"""What each verb does with what it is about; True if the action of the player is over."""
ACT: Final[list[Callable[[Position, int], bool]]] = [
    ACTS[verb * BLOCK] for verb in range(len(ACTS))
]
