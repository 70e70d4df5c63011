"""The actions of the spaces, and repair (UNF-094 to UNF-112, UNF-215)."""

from typing import Final

from abyssal.games.unfathomable import steps
from abyssal.games.unfathomable.components import (
    BOILER,
    BRIDGE,
    BRIG,
    CABIN,
    CARGO,
    FOOD,
    FUEL,
    INFLUENCE,
    JEANNE,
    LORE,
    NOBODY,
    OBSERVATION,
    REPAIR_WORTH,
    RITUAL,
    ROOMS,
    SANITY,
    SPACES,
    STRENGTH,
    TRAVEL,
    WILD,
    WILD_WORTH,
    skill_of,
    value_of,
)
from abyssal.games.unfathomable.damage import SHIP, damage, repair
from abyssal.games.unfathomable.dice import at_most
from abyssal.games.unfathomable.items import choose_item
from abyssal.games.unfathomable.looking import MAY_TAKE_ONE, ONE_ON_TOP, look_at
from abyssal.games.unfathomable.notation import YES, argument_of
from abyssal.games.unfathomable.passengers import risk
from abyssal.games.unfathomable.questions import (
    ANY_OF_FIVE,
    ANY_SKILL,
    DECK_TO_LOOK_AT,
    FREE_HUMAN,
    OTHER_FREE_HUMAN,
    SHIP_SPACE,
    WORTH,
    YES_NO,
    discard_cards,
    draw_cards,
    pick,
    spend,
)
from abyssal.games.unfathomable.skill_tests import PASSED, outcome_of, test, toll
from abyssal.games.unfathomable.state import BOOK, REFERENCE, Frame, State
from abyssal.games.unfathomable.titles import jail, move
from abyssal.games.unfathomable.tracks import advance, retreat

SPACE_TEST: Final = 8
COSTLY: Final = 6
"""Roll and card together up to here cost a resource."""
MOST_DRAWN: Final = 5
WITH_LORE_CARD: Final = 1


def usable(state: State, seat: int, space: int) -> bool:
    """Whether a human may use the action of the space they are in, costs aside."""
    if space >= ROOMS and space != BRIG:
        return False
    if state.used >> space & 1:
        return False
    if space == BRIG:
        return state.option(BOOK) == REFERENCE or not state.traitor_at(BRIG)  # UNF-B8
    if state.damage[space] >= 0 or state.deep_ones[space] or state.traitor_at(space):
        return False
    if space == BRIDGE:
        return state.token_supply > 0
    if space == CABIN:
        return len(suspects(state, seat)) > 0
    if space == CARGO:
        return len(state.item_deck.cards) > 0
    if space == BOILER:
        return has_skill(state, seat, STRENGTH)
    return True


def has_skill(state: State, seat: int, skill: int) -> bool:
    return any(skill_of(kind) == skill for kind in state.hands[seat])


def suspects(state: State, seat: int) -> list[int]:
    """Whom the Captain's Cabin may name; oneself only by the Learn-to-Play book (UNF-B5)."""
    others = [
        other
        for other in range(state.seats)
        if other != seat and state.is_human(other) and not state.jailed(other)
    ]
    if others and state.option(BOOK) != REFERENCE:
        return [*others, seat]
    return others


def run_space(state: State, frame: Frame) -> None:
    """The frame: `who` acts, `what` is the space, `more` is 1 for the lore of the Chapel."""
    ROOM_ACTIONS[frame.what](state, frame)


def bridge(state: State, frame: Frame) -> None:
    if frame.phase == 0:
        frame.phase = 1
        risk(state, frame.who, 1)
    elif frame.phase == 1:
        frame.phase = 2
        pick(state, frame.who, DECK_TO_LOOK_AT)
    elif frame.phase == 2:
        frame.phase = 3
        if frame.result >= 0:
            look_at(state, frame.who, argument_of(frame.result), 2, ONE_ON_TOP)
    else:
        state.done(0)


def chapel(state: State, frame: Frame) -> None:
    if frame.more != WITH_LORE_CARD:
        retreat(state, RITUAL, 1)
        state.done(0)
        return
    burn(state, frame, LORE, SANITY, RITUAL)


def boiler_room(state: State, frame: Frame) -> None:
    if frame.phase < 3:
        burn(state, frame, STRENGTH, FUEL, TRAVEL)
    elif frame.phase == 3:
        frame.phase = 5
        jeanne = state.seat_of(JEANNE)
        if jeanne != NOBODY and state.plays(jeanne, JEANNE) and not state.jailed(jeanne):
            frame.phase = 4
            pick(state, jeanne, YES_NO)
    elif frame.phase == 4:
        frame.phase = 5
        if frame.result == YES:
            frame.phase = 6
            if state.log is not None:
                state.tell("jury-rigged", state.seat_of(JEANNE), {})
            damage(state, SHIP, 1)
    elif frame.phase == 6:
        frame.phase = 5
        advance(state, TRAVEL, 1)
    else:
        state.done(0)


def burn(state: State, frame: Frame, skill: int, resource: int, track: int) -> None:
    """Discard a card and roll: low sums cost a resource; then the track advances (R68)."""
    if frame.phase == 0:
        frame.phase = 1
        spend(state, frame.who, skill)
    elif frame.phase == 1:
        frame.phase = 2
        toll(state, frame.who, at_most(COSTLY - value_of(frame.result)), resource)
    elif frame.phase == 2:
        frame.phase = 3
        advance(state, track, 1)
    else:
        state.done(0)


def captains_cabin(state: State, frame: Frame) -> None:
    if frame.phase == 0:
        frame.phase = 1
        alone = state.option(BOOK) == REFERENCE
        pick(state, frame.who, OTHER_FREE_HUMAN if alone else FREE_HUMAN)
    elif frame.phase == 1:
        frame.phase = 2
        frame.named = argument_of(frame.result)
        if state.log is not None:
            state.tell("accused", frame.who, {"owner": frame.named})
        test(state, frame.who, SPACE_TEST, 0, 1 << INFLUENCE | 1 << OBSERVATION, 0)
    else:
        if outcome_of(frame.result) == PASSED:
            jail(state, frame.named)
        state.done(0)


def cargo_hold(state: State, frame: Frame) -> None:
    choose_item(state, frame, 2, MAY_TAKE_ONE)


def galley(state: State, frame: Frame) -> None:
    """Draw up to five cards of any skills, then roll against their number (UNF-108)."""
    if frame.phase == 0:
        frame.phase = 1
        draw_cards(state, 1 << frame.who, ANY_OF_FIVE, MOST_DRAWN, 1)
    elif frame.phase == 1:
        frame.phase = 2
        if frame.result > 1:
            toll(state, frame.who, at_most(frame.result - 1), FOOD)
    else:
        state.done(0)


def brig(state: State, frame: Frame) -> None:
    if frame.phase == 0:
        frame.phase = 1
        test(state, frame.who, SPACE_TEST, 0, 1 << LORE | 1 << STRENGTH, 0)
    elif frame.phase == 1:
        frame.phase = 2
        if outcome_of(frame.result) != PASSED or not state.jailed(frame.who):
            state.done(0)
            return
        pick(state, frame.who, SHIP_SPACE)
    else:
        move(state, frame.who, argument_of(frame.result))
        state.done(0)


def no_action(state: State, frame: Frame) -> None:
    raise AssertionError(f"{SPACES[frame.what]} has no action")


ROOM_ACTIONS: Final = [
    bridge,
    chapel,
    captains_cabin,
    cargo_hold,
    galley,
    boiler_room,
    no_action,
    brig,
]


# Repair


def repairable(state: State, seat: int) -> bool:
    """Whether the seat's room is damaged and nobody there forbids repair (UNF-B6)."""
    room = state.places[seat]
    if room >= ROOMS or state.damage[room] < 0 or state.deep_ones[room]:
        return False
    return state.option(BOOK) != REFERENCE or not state.traitor_at(room)


def repair_cost(state: State, room: int) -> tuple[int, int]:
    """The skill to pay with (or any) and the value to reach (UNF-215)."""
    card = state.damage[room]
    return (ANY_SKILL, WILD_WORTH) if card == WILD else (card, REPAIR_WORTH)


def can_pay_repair(state: State, seat: int) -> bool:
    skill, worth = repair_cost(state, state.places[seat])
    values = [
        value_of(kind)
        for kind in state.hands[seat]
        if skill == ANY_SKILL or skill_of(kind) == skill
    ]
    return sum(values) >= worth


def start_repair(state: State, seat: int) -> None:
    state.push(Frame(steps.REPAIR, seat))


def run_repair(state: State, frame: Frame) -> None:
    if frame.phase == 0:
        frame.phase = 1
        skill, worth = repair_cost(state, state.places[frame.who])
        discard_cards(state, 1 << frame.who, WORTH, worth, skill)
        return
    repair(state, frame.who)
    state.done(0)
