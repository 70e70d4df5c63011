"""The actions of the spaces, and repair (UNF-094 to UNF-112, UNF-215)."""

from typing import Final

from abyssal.games.unfathomable.box.components import (
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
from abyssal.games.unfathomable.position import steps
from abyssal.games.unfathomable.position.frames import Frame, Space
from abyssal.games.unfathomable.position.notation import YES, argument_of
from abyssal.games.unfathomable.position.position import BOOK, REFERENCE, Position
from abyssal.games.unfathomable.rules.damage import SHIP, damage, repair
from abyssal.games.unfathomable.rules.dice import at_most
from abyssal.games.unfathomable.rules.items import look_for_item, take_item
from abyssal.games.unfathomable.rules.looking import MAY_TAKE_ONE, ONE_ON_TOP, look_at
from abyssal.games.unfathomable.rules.passengers import risk
from abyssal.games.unfathomable.rules.questions import (
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
from abyssal.games.unfathomable.rules.rows import Row, end
from abyssal.games.unfathomable.rules.skill_tests import PASSED, begin_test, outcome_of, toll
from abyssal.games.unfathomable.rules.succession import jail, move
from abyssal.games.unfathomable.rules.tracks import advance, retreat

SPACE_TEST: Final = 8
WAY_OUT_SKILLS: Final = 1 << LORE | 1 << STRENGTH
"""What supports the test of the Brig (UNF-110)."""
COSTLY: Final = 6
"""Roll and card together up to here cost a resource."""
MOST_DRAWN: Final = 5


def usable(state: Position, seat: int, space: int) -> bool:
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
        return has_suspect(state, seat)
    if space == CARGO:
        return len(state.item_deck.cards) > 0
    if space == BOILER:
        return has_skill(state, seat, STRENGTH)
    return True


def has_skill(state: Position, seat: int, skill: int) -> bool:
    return any(skill_of(kind) == skill for kind in state.hands[seat])


def has_suspect(state: Position, seat: int) -> bool:
    """Whether the Captain's Cabin may send somebody else to the Brig (UNF-B5)."""
    return any(
        other != seat and state.is_human(other) and not state.jailed(other)
        for other in range(state.seats)
    )


def burn(state: Position, frame: Space, resource: int) -> None:
    """A card was discarded: roll with it, low sums cost a resource (R68)."""
    toll(state, frame.who, at_most(COSTLY - value_of(frame.result)), resource)


# Bridge


def risk_one(state: Position, frame: Space) -> None:
    risk(state, frame.who, 1)


def pick_a_deck(state: Position, frame: Space) -> None:
    pick(state, frame.who, DECK_TO_LOOK_AT)


def look_ahead(state: Position, frame: Space) -> None:
    if frame.result >= 0:
        look_at(state, frame.who, argument_of(frame.result), count=2, then=ONE_ON_TOP)


# Chapel


def pray(state: Position, frame: Space) -> None:
    if frame.with_lore:
        spend(state, frame.who, LORE)
    else:
        retreat(state, RITUAL, 1)
        state.done(0)


def burn_sanity(state: Position, frame: Space) -> None:
    burn(state, frame, SANITY)


def advance_ritual(state: Position, frame: Space) -> None:
    advance(state, RITUAL, 1)


# Captain's Cabin


def pick_suspect(state: Position, frame: Space) -> None:
    alone = state.option(BOOK) == REFERENCE
    pick(state, frame.who, OTHER_FREE_HUMAN if alone else FREE_HUMAN)


def accuse(state: Position, frame: Space) -> None:
    frame.accused = argument_of(frame.result)
    if state.log is not None:
        state.tell("accused", frame.who, {"owner": frame.accused})
    begin_test(state, frame.who, target=SPACE_TEST, support=1 << INFLUENCE | 1 << OBSERVATION)


def jail_or_not(state: Position, frame: Space) -> None:
    if outcome_of(frame.result) == PASSED:
        jail(state, frame.accused)
    state.done(0)


# Cargo Hold


def search_cargo(state: Position, frame: Space) -> None:
    look_for_item(state, frame, 2, MAY_TAKE_ONE)


# Galley


def draw_any_cards(state: Position, frame: Space) -> None:
    """Draw up to five cards of any skills, then roll against their number (UNF-108)."""
    draw_cards(state, 1 << frame.who, mode=ANY_OF_FIVE, count=MOST_DRAWN, least=1)


def burn_food(state: Position, frame: Space) -> None:
    if frame.result > 1:
        toll(state, frame.who, at_most(frame.result - 1), FOOD)


# Boiler Room


def stoke(state: Position, frame: Space) -> None:
    spend(state, frame.who, STRENGTH)


def burn_fuel(state: Position, frame: Space) -> None:
    burn(state, frame, FUEL)


def advance_travel(state: Position, frame: Space) -> None:
    advance(state, TRAVEL, 1)


def offer_jury_rig(state: Position, frame: Space) -> None:
    """Jeanne may damage the ship for another step."""
    jeanne = state.seat_of(JEANNE)
    if jeanne != NOBODY and state.plays(jeanne, JEANNE) and not state.jailed(jeanne):
        pick(state, jeanne, YES_NO)
    else:
        BOILER_ROOM.go(frame, end)


def jury_rig(state: Position, frame: Space) -> None:
    if frame.result == YES:
        if state.log is not None:
            state.tell("jury-rigged", state.seat_of(JEANNE), {})
        damage(state, SHIP, 1)
    else:
        BOILER_ROOM.go(frame, end)


def advance_again(state: Position, frame: Space) -> None:
    advance(state, TRAVEL, 1)


# Brig


def pick_lock(state: Position, frame: Space) -> None:
    begin_test(state, frame.who, target=SPACE_TEST, support=WAY_OUT_SKILLS)


def pick_refuge(state: Position, frame: Space) -> None:
    if outcome_of(frame.result) == PASSED and state.jailed(frame.who):
        pick(state, frame.who, SHIP_SPACE)
    else:
        state.done(0)


def flee(state: Position, frame: Space) -> None:
    move(state, frame.who, argument_of(frame.result))
    state.done(0)


def no_action(state: Position, frame: Space) -> None:
    raise AssertionError(f"{SPACES[frame.what]} has no action")


BOILER_ROOM: Final[Row[Space]] = Row(
    [stoke, burn_fuel, advance_travel, offer_jury_rig, jury_rig, (6, advance_again), (5, end)],
)
SPACE_ACTIONS: Final[list[Row[Space]]] = [
    Row([risk_one, pick_a_deck, look_ahead, end]),
    Row([pray, burn_sanity, advance_ritual, end]),
    Row([pick_suspect, accuse, jail_or_not]),
    Row([search_cargo, take_item, end]),
    Row([draw_any_cards, burn_food, end]),
    BOILER_ROOM,
    Row([no_action]),
    Row([pick_lock, pick_refuge, flee]),
]
"""The action of each space inside, by its number."""


# Repair


def repairable(state: Position, seat: int) -> bool:
    """Whether the seat's room is damaged and nobody there forbids repair (UNF-B6)."""
    room = state.places[seat]
    if room >= ROOMS or state.damage[room] < 0 or state.deep_ones[room]:
        return False
    return state.option(BOOK) != REFERENCE or not state.traitor_at(room)


def repair_cost(state: Position, room: int) -> tuple[int, int]:
    """The skill to pay with (or any) and the value to reach (UNF-215)."""
    card = state.damage[room]
    return (ANY_SKILL, WILD_WORTH) if card == WILD else (card, REPAIR_WORTH)


def can_pay_repair(state: Position, seat: int) -> bool:
    skill, worth = repair_cost(state, state.places[seat])
    values = [
        value_of(kind)
        for kind in state.hands[seat]
        if skill == ANY_SKILL or skill_of(kind) == skill
    ]
    return sum(values) >= worth


def start_repair(state: Position, seat: int) -> None:
    state.push(Frame(steps.REPAIR, seat))


def pay_repair(state: Position, frame: Frame) -> None:
    skill, worth = repair_cost(state, state.places[frame.who])
    discard_cards(state, 1 << frame.who, mode=WORTH, count=worth, skill=skill)


def finish_repair(state: Position, frame: Frame) -> None:
    repair(state, frame.who)
    state.done(0)


REPAIR: Final[Row[Frame]] = Row([pay_repair, finish_repair])
