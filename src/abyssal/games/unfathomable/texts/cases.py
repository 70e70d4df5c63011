"""Verbs that a single card needs: each a small step of its own, beside the table of verbs.

A case gives back the number that later verbs of the text call the count. Each stands below its
functions: a row of them in the order in which they are carried out.
"""

from typing import Final

from abyssal.games.unfathomable.box.components import (
    BRIG,
    DAGON,
    DECK,
    DEEP,
    HYDRA,
    NOBODY,
    RITUAL,
    ROOMS,
    SICK_BAY,
    WATER,
    is_deck,
    is_ship,
)
from abyssal.games.unfathomable.box.grammar import VERBS
from abyssal.games.unfathomable.position.frames import Case, Crisis, Frame
from abyssal.games.unfathomable.position.notation import (
    AT_SUPPLY,
    DEEP_ONE_TARGET,
    SHIFT_ZERO,
    TARGETS,
    YES,
    argument_of,
)
from abyssal.games.unfathomable.position.position import Position
from abyssal.games.unfathomable.rules.defeat import defeat_all, defeat_passenger
from abyssal.games.unfathomable.rules.dice import ALWAYS_MATTERS, roll
from abyssal.games.unfathomable.rules.items import gain_item, look_for_item, remove_item, take_item
from abyssal.games.unfathomable.rules.looking import (
    ONE_ON_TOP_REST_MIXED,
    TAKE_AND_SHUFFLE,
    look_at,
)
from abyssal.games.unfathomable.rules.monsters import (
    activate_some,
    move_deep_ones,
    remove_deep_ones,
    set_monarch,
    spawn,
)
from abyssal.games.unfathomable.rules.mythos import crisis_frame, draw_mythos
from abyssal.games.unfathomable.rules.passengers import SUPPLY, rescue, risk
from abyssal.games.unfathomable.rules.questions import (
    ANYONE,
    CREATURE_IN,
    DECK_TO_LOOK_AT,
    DEEP_ONE_ON_BOARD,
    DEEP_ONE_ON_SHIP,
    ITEM_OF,
    ITEM_OF_ANY,
    NEIGHBOUR,
    NUMBER,
    OWN_SET,
    PASSENGER_ANYWHERE,
    PASSENGER_DECK,
    RITUAL_SHIFT,
    SHIP_SPACE,
    SPACE_OF,
    YES_NO,
    deep_one_exits,
    draw_cards,
    pick,
)
from abyssal.games.unfathomable.rules.rows import Step, end
from abyssal.games.unfathomable.rules.skill_tests import total_of
from abyssal.games.unfathomable.rules.succession import move
from abyssal.games.unfathomable.rules.tracks import advance, retreat
from abyssal.games.unfathomable.texts.verbs import CASES, case, go

RITUAL_TARGET: Final = 9
EACH: Final = 0


class Cases(Step[Case]):
    """The step of whatever case is resolved."""

    __slots__ = ()

    def run(self, state: Position, frame: Case) -> None:
        CASES[frame.what].run(state, frame)


# Helpers that the table of verbs uses itself


def move_monarchs(state: Position, space: int) -> None:
    """Both monarchs go to one space, out of the Deep too."""
    set_monarch(state, HYDRA, space)
    set_monarch(state, DAGON, space)


def ritual_margin(state: Position) -> int:
    """Ritual Coordination: 1, and 1 more for every full 2 points above the target (UNF-158)."""
    frame = crisis_frame(state)
    assert frame is not None
    total = total_of(frame.tested)
    return 1 if total is None else 1 + (total - RITUAL_TARGET) // 2


def next_seat(state: Position, frame: Case) -> int:
    """Go round the table from the current player; NOBODY when all have had their turn."""
    if frame.turned == state.seats:
        return NOBODY
    seat = (state.current + frame.turned) % state.seats
    frame.turned += 1
    return seat


# Mythos cards


def ask_next_owner(state: Position, frame: Case) -> None:
    """Each human with several items keeps one of their own choice (R97)."""
    seat = next_seat(state, frame)
    while seat != NOBODY:
        if state.is_human(seat) and state.item_count(seat) > 1:
            frame.named = seat
            pick(state, seat, ITEM_OF, count=seat)
            return
        seat = next_seat(state, frame)
    state.done(0)


def keep_only_that(state: Position, frame: Case) -> None:
    go(frame, ask_next_owner)
    kept = argument_of(frame.result)
    for item, owner in enumerate(state.items.copy()):
        if owner == frame.named and item != kept:
            remove_item(state, item)


case(36, "keep-one-item", [ask_next_owner, keep_only_that], alone=True)


def list_those_aboard(state: Position, frame: Case) -> None:
    """Each Deep One on the ship moves one space, or any of them do (R47)."""
    for space in range(DEEP):
        state.waiting[space] = state.deep_ones[space] if is_ship(space) else 0


def pick_whom_to_push(state: Position, frame: Case) -> None:
    mask = 0
    for space in range(DEEP):
        if state.waiting[space] and deep_one_exits(state, space):
            mask |= 1 << space
    if mask == 0:
        end_push(state)
        return
    pick(state, frame.who, SPACE_OF, count=mask, optional=frame.count != EACH)


def pick_where_to_push(state: Position, frame: Case) -> None:
    if frame.result < 0:
        end_push(state)
        return
    frame.where = argument_of(frame.result)
    pick(state, frame.who, NEIGHBOUR, where=frame.where)


def push_one(state: Position, frame: Case) -> None:
    go(frame, pick_whom_to_push)
    state.waiting[frame.where] -= 1
    move_deep_ones(state, frame.where, argument_of(frame.result), 1)


def end_push(state: Position) -> None:
    state.waiting = [0] * DEEP
    state.done(0)


case(
    57,
    "push-deep-ones",
    [list_those_aboard, pick_whom_to_push, pick_where_to_push, push_one],
    takes="pushes",
    by_you=True,
)


def pick_volunteers(state: Position, frame: Case) -> None:
    """Risk 1 to 4 passengers to defeat up to as many Deep Ones on the ship (R97)."""
    pick(state, frame.who, NUMBER, where=1, count=min(frame.count, state.token_supply))


def risk_volunteers(state: Position, frame: Case) -> None:
    risk(state, state.current, argument_of(frame.result))


def count_volunteers(state: Position, frame: Case) -> None:
    frame.count = frame.result


def pick_one_on_ship(state: Position, frame: Case) -> None:
    pick_next_victim(state, frame, DEEP_ONE_ON_SHIP, optional=True)


def defeat_one_on_ship(state: Position, frame: Case) -> None:
    go(frame, pick_one_on_ship)
    defeat_victim(state, frame)


def pick_next_victim(state: Position, frame: Case, domain: int, *, optional: bool = False) -> None:
    """Defeat Deep Ones of one's choice, `count` of them if there are as many."""
    if frame.count == 0:
        state.done(frame.noted)
    else:
        pick(state, frame.who, domain, optional=optional)


def defeat_victim(state: Position, frame: Case) -> None:
    if frame.result < 0:
        frame.count = 0
    else:
        frame.count -= 1
        remove_deep_ones(state, argument_of(frame.result), 1)


case(
    58,
    "volunteers",
    [pick_volunteers, risk_volunteers, count_volunteers, pick_one_on_ship, defeat_one_on_ship],
    takes="number",
    by_you=True,
)


def recall_deep_ones(state: Position, frame: Case) -> None:
    """All Deep Ones return to the supply, from the Deep too (R16)."""
    for space in range(DEEP + 1):
        if state.deep_ones[space]:
            remove_deep_ones(state, space, state.deep_ones[space])
    state.done(0)


case(59, "recall-deep-ones", [recall_deep_ones])


def list_the_jailed(state: Position, frame: Case) -> None:
    """Every character in the Brig moves to a ship space of their own choice (R89)."""
    for seat in range(state.seats):
        if state.jailed(seat):
            frame.noted |= 1 << seat


def send_the_next(state: Position, frame: Case) -> None:
    """The seats that were noted go where they choose, in turn order."""
    seat = next_seat(state, frame)
    while seat != NOBODY:
        if frame.noted >> seat & 1:
            frame.named = seat
            pick(state, seat, SHIP_SPACE)
            return
        seat = next_seat(state, frame)
    CASES[frame.what].go_past(frame, move_there)


def move_there(state: Position, frame: Case) -> None:
    go(frame, send_the_next)
    move(state, frame.named, argument_of(frame.result))


case(60, "free-everyone", [list_the_jailed, send_the_next, move_there, end], alone=True)


def invite_the_next(state: Position, frame: Case) -> None:
    """Each human who is not in the Brig may come to the space `count`."""
    seat = next_seat(state, frame)
    while seat != NOBODY:
        if state.is_human(seat) and not state.jailed(seat) and state.places[seat] != frame.count:
            frame.named = seat
            pick(state, seat, YES_NO)
            return
        seat = next_seat(state, frame)
    state.done(0)


def come_if_wanted(state: Position, frame: Case) -> None:
    go(frame, invite_the_next)
    if frame.result == YES:
        move(state, frame.named, frame.count)


case(61, "invite", [invite_the_next, come_if_wanted], takes="place", alone=True)


# Spells


def pick_where_to_leave(state: Position, frame: Case) -> None:
    """Any characters and Deep Ones of one space go to other ship spaces; not the Brig's (R88)."""
    mask = 0
    for space in range(DEEP):
        if state.deep_ones[space] or state.people_at(space):
            mask |= 1 << space
    pick(state, frame.who, SPACE_OF, count=mask & ~(1 << BRIG))


def list_travellers(state: Position, frame: Case) -> None:
    if frame.result < 0:
        state.done(0)
        return
    frame.where = argument_of(frame.result)
    frame.count = state.deep_ones[frame.where]
    for seat in state.people_at(frame.where):
        frame.noted |= 1 << seat


def pick_traveller(state: Position, frame: Case) -> None:
    mask = frame.noted | (1 << DEEP_ONE_TARGET if frame.count else 0)
    pick(state, frame.who, CREATURE_IN, where=frame.where, count=mask, optional=True)


def pick_where_to_go(state: Position, frame: Case) -> None:
    if frame.result < 0:
        state.done(0)
        return
    frame.named = argument_of(frame.result) % len(TARGETS)
    pick(state, frame.who, SPACE_OF, count=ship_but(state, frame.where, frame.named))


def travel(state: Position, frame: Case) -> None:
    go(frame, pick_traveller)
    space = argument_of(frame.result)
    if frame.named == DEEP_ONE_TARGET:
        frame.count -= 1
        move_deep_ones(state, frame.where, space, 1)
    else:
        frame.noted &= ~(1 << frame.named)
        move(state, frame.named, space)


def ship_but(state: Position, space: int, target: int) -> int:
    """All ship spaces but one; Deep Ones cannot enter rooms while barricaded."""
    mask = 0
    for other in range(WATER):
        closed = target == DEEP_ONE_TARGET and other < ROOMS and state.barricaded
        if is_ship(other) and other != space and not closed:
            mask |= 1 << other
    return mask


case(
    63,
    "astral-travel",
    [pick_where_to_leave, list_travellers, pick_traveller, pick_where_to_go, travel],
    alone=True,
)


def pick_a_friend(state: Position, frame: Case) -> None:
    """Rescue any number of passengers anywhere."""
    pick(state, frame.who, PASSENGER_DECK, optional=True)


def rescue_friend(state: Position, frame: Case) -> None:
    if frame.result < 0:
        state.done(frame.noted)
        return
    frame.noted += 1
    rescue(state, frame.who, argument_of(frame.result) - DECK)
    pick_a_friend(state, frame)


case(64, "call-friends", [pick_a_friend, rescue_friend], alone=True, counted="passengers")


def conjure(state: Position, frame: Case) -> None:
    """Look at the top items, keep one, shuffle the others in."""
    look_for_item(state, frame, frame.count, TAKE_AND_SHUFFLE)


case(65, "conjure", [conjure, take_item, end], takes="number", alone=True)


def pick_a_deck(state: Position, frame: Case) -> None:
    pick(state, frame.who, DECK_TO_LOOK_AT)


def foresee(state: Position, frame: Case) -> None:
    if frame.result >= 0:
        deck = argument_of(frame.result)
        look_at(state, frame.who, deck, count=frame.count, then=ONE_ON_TOP_REST_MIXED)


case(66, "foresee", [pick_a_deck, foresee, end], takes="number", alone=True)


def pick_bearer(state: Position, frame: Case) -> None:
    """Flesh Ward goes to any one player (R81)."""
    pick(state, frame.who, ANYONE)


def bear_ward(state: Position, frame: Case) -> None:
    seat = argument_of(frame.result)
    state.wards = 1 << seat
    if state.log is not None:
        state.tell("warded", seat, {})
    state.done(0)


case(67, "ward", [pick_bearer, bear_ward], alone=True)


def list_sick_and_well(state: Position, frame: Case) -> None:
    """Humans in the Sick Bay move, all other humans draw a card of their set."""
    for seat in range(state.seats):
        if state.is_human(seat):
            if state.places[seat] == SICK_BAY:
                frame.noted |= 1 << seat
            else:
                frame.count |= 1 << seat


def let_the_well_draw(state: Position, frame: Case) -> None:
    draw_cards(state, frame.count, mode=OWN_SET, count=1, least=1)


case(
    68, "heal", [list_sick_and_well, send_the_next, move_there, let_the_well_draw, end], alone=True
)


def banish_monarchs(state: Position, frame: Case) -> None:
    move_monarchs(state, DEEP)
    state.done(0)


case(69, "banish-monarchs", [banish_monarchs])


def roll_for_locusts(state: Position, frame: Case) -> None:
    """Roll, and defeat exactly so many Deep Ones, or all if there are fewer (R97)."""
    roll(state, frame.who, ALWAYS_MATTERS)


def count_locusts(state: Position, frame: Case) -> None:
    frame.count = frame.result
    frame.noted = frame.result


def pick_one_anywhere(state: Position, frame: Case) -> None:
    pick_next_victim(state, frame, DEEP_ONE_ON_BOARD)


def defeat_one_anywhere(state: Position, frame: Case) -> None:
    go(frame, pick_one_anywhere)
    defeat_victim(state, frame)


case(70, "locusts", [roll_for_locusts, count_locusts, (3, pick_one_anywhere), defeat_one_anywhere])


def keep_script(state: Position, frame: Case) -> None:
    state.script = frame.who
    state.done(0)


case(71, "keep-script", [keep_script], alone=True)


def offer_to_move(state: Position, frame: Case) -> None:
    """Not out of the Brig (R88)."""
    if state.jailed(frame.who):
        state.done(0)
    else:
        pick(state, frame.who, SHIP_SPACE, optional=True)


def move_if_wanted(state: Position, frame: Case) -> None:
    if frame.result >= 0:
        move(state, frame.who, argument_of(frame.result))
    state.done(0)


case(72, "may-move", [offer_to_move, move_if_wanted], alone=True)


def defeat_enemies_here(state: Position, frame: Case) -> None:
    """Defeat each enemy in one's space; how many were is given back."""
    space = state.places[frame.who]
    if state.deep_ones[space]:
        frame.noted = state.deep_ones[space]
        remove_deep_ones(state, space, frame.noted)
    enemies = 0
    for seat in state.people_at(space):
        if state.is_traitor(seat):
            enemies |= 1 << seat
    if state.jailed(frame.who):
        frame.result = 0
    else:
        defeat_all(state, enemies, 0)


def give_back_how_many(state: Position, frame: Case) -> None:
    state.done(frame.noted + frame.result)


case(52, "defeat-enemies", [defeat_enemies_here, give_back_how_many], counted="enemies")


def defeat_everyone_here(state: Position, frame: Case) -> None:
    """Defeat each human and each passenger in one's space."""
    space = state.places[frame.who]
    people = 0
    for seat in state.humans_at(space):
        people |= 1 << seat
    decks = 1 << (space - DECK) if is_deck(space) else 0
    defeat_all(state, people, decks)


case(53, "defeat-everyone-here", [defeat_everyone_here, end])


# Waypoints


def wash_overboard(state: Position, frame: Case) -> None:
    """Deep Ones on deck move to the water beside them."""
    for place in range(8):
        count = state.deep_ones[DECK + place]
        if count:
            move_deep_ones(state, DECK + place, WATER + place, count)
    state.done(0)


case(74, "wash-overboard", [wash_overboard])


# Reveals


def activate_those_here(state: Position, frame: Case) -> None:
    """Activate each Deep One in one's space (R73)."""
    space = state.places[frame.who]
    if state.deep_ones[space]:
        activate_some(state, space, state.deep_ones[space])


case(26, "activate-here", [activate_those_here, end])


def pick_patient(state: Position, frame: Case) -> None:
    """Defeat one passenger in any space or from the supply (R97)."""
    pick(state, frame.who, PASSENGER_ANYWHERE)


def mistreat(state: Position, frame: Case) -> None:
    if frame.result >= 0:
        supply = frame.result == AT_SUPPLY
        defeat_passenger(state, SUPPLY if supply else argument_of(frame.result) - DECK)


case(75, "malpractice", [pick_patient, mistreat, end])


def pick_shift(state: Position, frame: Case) -> None:
    """Advance or retreat the ritual by up to 2."""
    pick(state, frame.who, RITUAL_SHIFT)


def shift_ritual(state: Position, frame: Case) -> None:
    shift = argument_of(frame.result) - SHIFT_ZERO
    if shift > 0:
        advance(state, RITUAL, shift)
    elif shift < 0:
        retreat(state, RITUAL, -shift)


case(76, "disrupt-ritual", [pick_shift, shift_ritual, end])


def pick_water(state: Position, frame: Case) -> None:
    """Spawn one Deep One in each of four different water spaces."""
    if frame.count:
        later = [space for space in range(WATER, DEEP) if space > frame.where]
        allowed = 0
        for space in later[: len(later) - frame.count + 1]:
            allowed |= 1 << space
        pick(state, frame.who, SPACE_OF, count=allowed)
        return
    state.done(0)
    for space in range(WATER, DEEP):
        if frame.noted >> space & 1:
            spawn(state, 1, space)


def note_water(state: Position, frame: Case) -> None:
    space = argument_of(frame.result)
    frame.noted |= 1 << space
    frame.where = space
    frame.count -= 1
    pick_water(state, frame)


case(77, "divide-and-conquer", [pick_water, note_water], takes="number")


def draw_foreign_crisis(state: Position, frame: Case) -> None:
    """Resolve a foreign crisis in the place of its chooser (R24)."""
    frame.where = draw_mythos(state)
    if state.log is not None:
        state.tell("mythos", frame.who, {"mythos": state.cards.mythos[frame.where].name})
    state.push(Crisis(frame.who, card=frame.where, foreign=1))


def discard_foreign_crisis(state: Position, frame: Case) -> None:
    state.mythos_discard = [*state.mythos_discard, frame.where]
    state.done(0)


case(78, "spread-misfortune", [draw_foreign_crisis, discard_foreign_crisis], alone=True)


def foreign_crisis(frame: Frame) -> int:
    """The mythos card that a case has drawn and not yet discarded, or -1."""
    if not isinstance(frame, Case) or VERBS[frame.what].name != "spread-misfortune":
        return -1
    return frame.where if CASES[frame.what].is_at(frame, discard_foreign_crisis) else -1


def pick_a_pocket(state: Position, frame: Case) -> None:
    """Take one item of choice from a human in one's space."""
    people = 0
    for seat in state.humans_at(state.places[frame.who]):
        people |= 1 << seat
    pick(state, frame.who, ITEM_OF_ANY, count=people)


def steal(state: Position, frame: Case) -> None:
    if frame.result >= 0:
        gain_item(state, frame.who, argument_of(frame.result))


case(79, "pickpocket", [pick_a_pocket, steal, end])
