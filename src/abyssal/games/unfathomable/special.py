"""Verbs that a single card needs: each a small step of its own, beside the table of verbs.

The frame: `who` is "you", `what` the verb, `where` the space and `count` the number of its text. It
gives back the number that later verbs of the text call the count.
"""

from collections.abc import Callable
from typing import Final

from abyssal.games.unfathomable import steps
from abyssal.games.unfathomable.components import (
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
from abyssal.games.unfathomable.defeat import defeat_all, defeat_passenger
from abyssal.games.unfathomable.dice import ALWAYS_MATTERS, roll
from abyssal.games.unfathomable.items import choose_item, gain_item, remove_item
from abyssal.games.unfathomable.looking import ONE_ON_TOP_REST_MIXED, TAKE_AND_SHUFFLE, look_at
from abyssal.games.unfathomable.monsters import (
    activate_some,
    move_deep_ones,
    remove_deep_ones,
    set_monarch,
    spawn,
)
from abyssal.games.unfathomable.mythos import FOREIGN, crisis_frame, draw_mythos
from abyssal.games.unfathomable.notation import (
    AT_SUPPLY,
    DEEP_ONE_TARGET,
    SHIFT_ZERO,
    TARGETS,
    YES,
    argument_of,
)
from abyssal.games.unfathomable.passengers import SUPPLY, rescue, risk
from abyssal.games.unfathomable.questions import (
    ANYONE,
    CREATURE_IN,
    DECK_TO_LOOK_AT,
    DEEP_ONE_ON_BOARD,
    DEEP_ONE_ON_SHIP,
    ITEM_OF,
    ITEM_OF_ANY,
    NEIGHBOUR,
    NUMBER,
    OPTIONAL,
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
from abyssal.games.unfathomable.skill_tests import total_of
from abyssal.games.unfathomable.state import Frame, State
from abyssal.games.unfathomable.texts import VERBS
from abyssal.games.unfathomable.titles import move
from abyssal.games.unfathomable.tracks import advance, retreat

RITUAL_TARGET: Final = 9
EACH: Final = 0


def run_special(state: State, frame: Frame) -> None:
    DO[frame.what](state, frame)


# Helpers that the table of verbs uses itself


def move_monarchs(state: State, space: int) -> None:
    """Both monarchs go to one space, out of the Deep too."""
    set_monarch(state, HYDRA, space)
    set_monarch(state, DAGON, space)


def ritual_margin(state: State) -> int:
    """Ritual Coordination: 1, and 1 more for every full 2 points above the target (UNF-158)."""
    frame = crisis_frame(state)
    assert frame is not None
    total = total_of(frame.count)
    return 1 if total is None else 1 + (total - RITUAL_TARGET) // 2


def next_seat(state: State, frame: Frame) -> int:
    """Go round the table from the current player; NOBODY when all have had their turn."""
    if frame.stage == state.seats:
        return NOBODY
    seat = (state.current + frame.stage) % state.seats
    frame.stage += 1
    return seat


# Mythos cards


def keep_one_item(state: State, frame: Frame) -> None:
    """Each human with several items keeps one of their own choice (R97)."""
    if frame.phase == 1:
        frame.phase = 0
        kept = argument_of(frame.result)
        for item, owner in enumerate(state.items.copy()):
            if owner == frame.named and item != kept:
                remove_item(state, item)
        return
    seat = next_seat(state, frame)
    if seat == NOBODY:
        state.done(0)
    elif state.is_human(seat) and state.item_count(seat) > 1:
        frame.phase = 1
        frame.named = seat
        pick(state, seat, ITEM_OF, count=seat)


def push_deep_ones(state: State, frame: Frame) -> None:
    """Each Deep One on the ship moves one space, or any of them do (R47)."""
    if frame.phase == 0:
        frame.phase = 1
        for space in range(DEEP):
            state.waiting[space] = state.deep_ones[space] if is_ship(space) else 0
    elif frame.phase == 1:
        mask = 0
        for space in range(DEEP):
            if state.waiting[space] and deep_one_exits(state, space):
                mask |= 1 << space
        if mask == 0:
            end_push(state)
            return
        frame.phase = 2
        more = 0 if frame.count == EACH else OPTIONAL
        pick(state, frame.who, SPACE_OF, count=mask, more=more)
    elif frame.phase == 2:
        if frame.result < 0:
            end_push(state)
            return
        frame.phase = 3
        frame.where = argument_of(frame.result)
        pick(state, frame.who, NEIGHBOUR, where=frame.where)
    else:
        frame.phase = 1
        state.waiting[frame.where] -= 1
        move_deep_ones(state, frame.where, argument_of(frame.result), 1)


def end_push(state: State) -> None:
    for space in range(DEEP):
        state.waiting[space] = 0
    state.done(0)


def volunteers(state: State, frame: Frame) -> None:
    """Risk 1 to 4 passengers to defeat up to as many Deep Ones on the ship (R97)."""
    if frame.phase == 0:
        frame.phase = 1
        pick(state, frame.who, NUMBER, where=1, count=min(frame.count, state.token_supply))
    elif frame.phase == 1:
        frame.phase = 2
        risk(state, state.current, argument_of(frame.result))
    elif frame.phase == 2:
        frame.phase = 3
        frame.count = frame.result
    else:
        defeat_chosen(state, frame, DEEP_ONE_ON_SHIP, more=OPTIONAL)


def defeat_chosen(state: State, frame: Frame, domain: int, more: int = 0) -> None:
    """Defeat Deep Ones of one's choice, `count` of them if there are as many."""
    if frame.phase == 4:
        frame.phase = 3
        if frame.result < 0:
            frame.count = 0
        else:
            frame.count -= 1
            remove_deep_ones(state, argument_of(frame.result), 1)
    if frame.count == 0:
        state.done(frame.more)
        return
    frame.phase = 4
    pick(state, frame.who, domain, more=more)


def recall_deep_ones(state: State, frame: Frame) -> None:
    """All Deep Ones return to the supply, from the Deep too (R16)."""
    for space in range(DEEP + 1):
        if state.deep_ones[space]:
            remove_deep_ones(state, space, state.deep_ones[space])
    state.done(0)


def free_everyone(state: State, frame: Frame) -> None:
    """Every character in the Brig moves to a ship space of their own choice (R89)."""
    if frame.phase == 0:
        frame.phase = 1
        for seat in range(state.seats):
            if state.jailed(seat):
                frame.more |= 1 << seat
    send_each(state, frame)


def send_each(state: State, frame: Frame) -> None:
    """The seats of the mask `more` go where they choose, in turn order."""
    if frame.phase == 2:
        frame.phase = 1
        move(state, frame.named, argument_of(frame.result))
    while True:
        seat = next_seat(state, frame)
        if seat == NOBODY:
            frame.phase = 3
            if frame.what != HEAL:
                state.done(0)
            return
        if frame.more >> seat & 1:
            frame.phase = 2
            frame.named = seat
            pick(state, seat, SHIP_SPACE)
            return


def invite(state: State, frame: Frame) -> None:
    """Each human who is not in the Brig may come to the space `count`."""
    if frame.phase == 1:
        frame.phase = 0
        if frame.result == YES:
            move(state, frame.named, frame.count)
    seat = next_seat(state, frame)
    if seat == NOBODY:
        state.done(0)
    elif state.is_human(seat) and not state.jailed(seat) and state.places[seat] != frame.count:
        frame.phase = 1
        frame.named = seat
        pick(state, seat, YES_NO)


# Spells


def astral_travel(state: State, frame: Frame) -> None:
    """Any characters and Deep Ones of one space go to other ship spaces; not the Brig's (R88)."""
    if frame.phase == 0:
        frame.phase = 1
        mask = 0
        for space in range(DEEP):
            if state.deep_ones[space] or state.people_at(space):
                mask |= 1 << space
        pick(state, frame.who, SPACE_OF, count=mask & ~(1 << BRIG))
    elif frame.phase == 1:
        if frame.result < 0:
            state.done(0)
            return
        frame.phase = 2
        frame.where = argument_of(frame.result)
        frame.count = state.deep_ones[frame.where]
        for seat in state.people_at(frame.where):
            frame.more |= 1 << seat
    elif frame.phase == 2:
        frame.phase = 3
        mask = frame.more | (1 << DEEP_ONE_TARGET if frame.count else 0)
        pick(state, frame.who, CREATURE_IN, where=frame.where, count=mask, more=OPTIONAL)
    elif frame.phase == 3:
        if frame.result < 0:
            state.done(0)
            return
        frame.phase = 4
        frame.named = argument_of(frame.result) % len(TARGETS)
        pick(state, frame.who, SPACE_OF, count=ship_but(state, frame.where, frame.named))
    else:
        frame.phase = 2
        space = argument_of(frame.result)
        if frame.named == DEEP_ONE_TARGET:
            frame.count -= 1
            move_deep_ones(state, frame.where, space, 1)
        else:
            frame.more &= ~(1 << frame.named)
            move(state, frame.named, space)


def ship_but(state: State, space: int, target: int) -> int:
    """All ship spaces but one; Deep Ones cannot enter rooms while barricaded."""
    mask = 0
    for other in range(WATER):
        closed = target == DEEP_ONE_TARGET and other < ROOMS and state.barricaded
        if is_ship(other) and other != space and not closed:
            mask |= 1 << other
    return mask


def call_friends(state: State, frame: Frame) -> None:
    """Rescue any number of passengers anywhere."""
    if frame.phase == 1:
        if frame.result < 0:
            state.done(frame.more)
            return
        frame.more += 1
        rescue(state, frame.who, argument_of(frame.result) - DECK)
    frame.phase = 1
    pick(state, frame.who, PASSENGER_DECK, more=OPTIONAL)


def conjure(state: State, frame: Frame) -> None:
    """Look at the top items, keep one, shuffle the others in."""
    choose_item(state, frame, frame.count, TAKE_AND_SHUFFLE)


def foresee(state: State, frame: Frame) -> None:
    if frame.phase == 0:
        frame.phase = 1
        pick(state, frame.who, DECK_TO_LOOK_AT)
    elif frame.phase == 1:
        frame.phase = 2
        if frame.result >= 0:
            deck = argument_of(frame.result)
            look_at(state, frame.who, deck, frame.count, ONE_ON_TOP_REST_MIXED)
    else:
        state.done(0)


def ward(state: State, frame: Frame) -> None:
    """Flesh Ward goes to any one player (R81)."""
    if frame.phase == 0:
        frame.phase = 1
        pick(state, frame.who, ANYONE)
        return
    seat = argument_of(frame.result)
    state.wards = 1 << seat
    if state.log is not None:
        state.tell("warded", seat, {})
    state.done(0)


def heal(state: State, frame: Frame) -> None:
    """Humans in the Sick Bay move, all other humans draw a card of their set."""
    if frame.phase == 0:
        frame.phase = 1
        for seat in range(state.seats):
            if state.is_human(seat):
                if state.places[seat] == SICK_BAY:
                    frame.more |= 1 << seat
                else:
                    frame.count |= 1 << seat
    if frame.phase < 3:
        send_each(state, frame)
    elif frame.phase == 3:
        frame.phase = 4
        draw_cards(state, frame.count, OWN_SET, 1, 1)
    else:
        state.done(0)


def banish_monarchs(state: State, frame: Frame) -> None:
    move_monarchs(state, DEEP)
    state.done(0)


def locusts(state: State, frame: Frame) -> None:
    """Roll, and defeat exactly so many Deep Ones, or all if there are fewer (R97)."""
    if frame.phase == 0:
        frame.phase = 1
        roll(state, frame.who, ALWAYS_MATTERS)
    elif frame.phase == 1:
        frame.phase = 3
        frame.count = frame.result
        frame.more = frame.result
    else:
        defeat_chosen(state, frame, DEEP_ONE_ON_BOARD)


def keep_script(state: State, frame: Frame) -> None:
    state.script = frame.who
    state.done(0)


def may_move(state: State, frame: Frame) -> None:
    """Not out of the Brig (R88)."""
    if frame.phase == 0 and not state.jailed(frame.who):
        frame.phase = 1
        pick(state, frame.who, SHIP_SPACE, more=OPTIONAL)
        return
    if frame.phase == 1 and frame.result >= 0:
        move(state, frame.who, argument_of(frame.result))
    state.done(0)


def defeat_enemies(state: State, frame: Frame) -> None:
    """Defeat each enemy in one's space; how many were is given back."""
    space = state.places[frame.who]
    if frame.phase == 0:
        frame.phase = 1
        if state.deep_ones[space]:
            frame.more = state.deep_ones[space]
            remove_deep_ones(state, space, frame.more)
        enemies = 0
        for seat in state.people_at(space):
            if state.is_traitor(seat):
                enemies |= 1 << seat
        if not state.jailed(frame.who):
            defeat_all(state, enemies, 0)
            return
        frame.result = 0
        return
    state.done(frame.more + frame.result)


def defeat_everyone_here(state: State, frame: Frame) -> None:
    """Defeat each human and each passenger in one's space."""
    if frame.phase == 0:
        frame.phase = 1
        space = state.places[frame.who]
        people = 0
        for seat in state.humans_at(space):
            people |= 1 << seat
        decks = 1 << (space - DECK) if is_deck(space) else 0
        defeat_all(state, people, decks)
        return
    state.done(0)


# Waypoints


def wash_overboard(state: State, frame: Frame) -> None:
    """Deep Ones on deck move to the water beside them."""
    for place in range(8):
        count = state.deep_ones[DECK + place]
        if count:
            move_deep_ones(state, DECK + place, WATER + place, count)
    state.done(0)


# Reveals


def activate_here(state: State, frame: Frame) -> None:
    """Activate each Deep One in one's space (R73)."""
    if frame.phase == 0:
        frame.phase = 1
        space = state.places[frame.who]
        if state.deep_ones[space]:
            activate_some(state, space, state.deep_ones[space])
            return
    state.done(0)


def malpractice(state: State, frame: Frame) -> None:
    """Defeat one passenger in any space or from the supply (R97)."""
    if frame.phase == 0:
        frame.phase = 1
        pick(state, frame.who, PASSENGER_ANYWHERE)
    elif frame.phase == 1 and frame.result >= 0:
        frame.phase = 2
        supply = frame.result == AT_SUPPLY
        defeat_passenger(state, SUPPLY if supply else argument_of(frame.result) - DECK)
    else:
        state.done(0)


def disrupt_ritual(state: State, frame: Frame) -> None:
    """Advance or retreat the ritual by up to 2."""
    if frame.phase == 0:
        frame.phase = 1
        pick(state, frame.who, RITUAL_SHIFT)
    elif frame.phase == 1:
        frame.phase = 2
        shift = argument_of(frame.result) - SHIFT_ZERO
        if shift > 0:
            advance(state, RITUAL, shift)
        elif shift < 0:
            retreat(state, RITUAL, -shift)
    else:
        state.done(0)


def divide_and_conquer(state: State, frame: Frame) -> None:
    """Spawn one Deep One in each of four different water spaces."""
    if frame.phase == 1:
        space = argument_of(frame.result)
        frame.more |= 1 << space
        frame.where = space
        frame.count -= 1
    if frame.count:
        frame.phase = 1
        later = [space for space in range(WATER, DEEP) if space > frame.where]
        allowed = 0
        for space in later[: len(later) - frame.count + 1]:
            allowed |= 1 << space
        pick(state, frame.who, SPACE_OF, count=allowed)
        return
    state.done(0)
    for space in range(WATER, DEEP):
        if frame.more >> space & 1:
            spawn(state, 1, space)


def spread_misfortune(state: State, frame: Frame) -> None:
    """Resolve a foreign crisis in the place of its chooser (R24)."""
    if frame.phase == 0:
        frame.phase = 1
        frame.where = draw_mythos(state)
        if state.log is not None:
            state.tell("mythos", frame.who, {"mythos": state.cards.mythos[frame.where].name})
        crisis = Frame(steps.CRISIS, frame.who, frame.where, more=FOREIGN)
        state.push(crisis)
        return
    state.mythos_discard = [*state.mythos_discard, frame.where]
    state.done(0)


def pickpocket(state: State, frame: Frame) -> None:
    """Take one item of choice from a human in one's space."""
    if frame.phase == 0:
        frame.phase = 1
        people = 0
        for seat in state.humans_at(state.places[frame.who]):
            people |= 1 << seat
        pick(state, frame.who, ITEM_OF_ANY, count=people)
    elif frame.phase == 1:
        frame.phase = 2
        if frame.result >= 0:
            gain_item(state, frame.who, argument_of(frame.result))
    else:
        state.done(0)


CASES: Final[dict[str, Callable[[State, Frame], None]]] = {
    "keep-one-item": keep_one_item,
    "push-deep-ones": push_deep_ones,
    "volunteers": volunteers,
    "recall-deep-ones": recall_deep_ones,
    "free-everyone": free_everyone,
    "invite": invite,
    "astral-travel": astral_travel,
    "call-friends": call_friends,
    "conjure": conjure,
    "foresee": foresee,
    "ward": ward,
    "heal": heal,
    "banish-monarchs": banish_monarchs,
    "locusts": locusts,
    "keep-script": keep_script,
    "may-move": may_move,
    "defeat-enemies": defeat_enemies,
    "defeat-everyone-here": defeat_everyone_here,
    "wash-overboard": wash_overboard,
    "activate-here": activate_here,
    "malpractice": malpractice,
    "disrupt-ritual": disrupt_ritual,
    "divide-and-conquer": divide_and_conquer,
    "spread-misfortune": spread_misfortune,
    "pickpocket": pickpocket,
}
DO: Final = {VERBS.index(name): case for name, case in CASES.items()}
HEAL: Final = VERBS.index("heal")
SPREAD: Final = VERBS.index("spread-misfortune")
