"""What the verbs of card texts do: a table of small functions over the frame of the text.

The frame of a text: `who` is "you", `what` the text, `phase` the verb at hand, `stage` how far that
verb has come; `named` is the player, `where` the space ("there") and `count` the number that
earlier verbs left for later ones. A verb ends with `proceed(frame)`, before it pushes its last
frame or after it has read what came back.
"""

from collections.abc import Callable
from typing import Final

from abyssal.games.unfathomable import special, steps
from abyssal.games.unfathomable.components import (
    BRIG,
    DECK,
    DEEP,
    FUEL,
    INWARD,
    NOBODY,
    RITUAL,
    ROOM_OF_ROLL,
    ROOMS,
    SICK_BAY,
    TRAVEL,
    WATER,
    is_deck,
    value_of,
)
from abyssal.games.unfathomable.damage import damage
from abyssal.games.unfathomable.decks import put_on_top, take_at
from abyssal.games.unfathomable.defeat import defeat, defeat_all, defeat_passenger
from abyssal.games.unfathomable.dice import (
    ALL_RESULTS,
    ALWAYS_MATTERS,
    at_least,
    at_most,
    front_of,
    roll,
)
from abyssal.games.unfathomable.hands import (
    build_chaos,
    discard_chaos,
    discard_unshown,
    shuffle_treachery,
)
from abyssal.games.unfathomable.items import draw_item, remove_item
from abyssal.games.unfathomable.looking import ONE_ON_TOP, look_at
from abyssal.games.unfathomable.monsters import activate, remove_deep_ones, rise, spawn
from abyssal.games.unfathomable.mythos import keep_card, skip_icons
from abyssal.games.unfathomable.notation import NO, OPTION, YES, argument_of
from abyssal.games.unfathomable.passengers import SUPPLY, risk
from abyssal.games.unfathomable.questions import (
    ANY_OF_FIVE,
    DEEP_ONE_INSIDE,
    EITHER_OPTION,
    EXACTLY,
    FREE_HUMAN,
    INTERIOR,
    ITEM_OF,
    NEARBY_ROOM,
    OPTIONAL,
    OTHER_FREE_HUMAN,
    OWN_SET,
    PASSENGER_DECK,
    RESOURCE_GAINED,
    UNDAMAGED_ROOM,
    YES_NO,
    discard_cards,
    draw_cards,
    pick,
    spend,
)
from abyssal.games.unfathomable.resources import gain, lose
from abyssal.games.unfathomable.spells import cast
from abyssal.games.unfathomable.state import Frame, State
from abyssal.games.unfathomable.texts import (
    ALL_DECK,
    ALL_WATER,
    AT_LEAST,
    AT_MOST,
    AT_MOST_COUNT,
    AT_MOST_PASSENGERS,
    BELOW_COUNT,
    BOARD,
    CAPTAIN,
    CURRENT,
    EACH_DECK,
    EACH_ROOM,
    EACH_WATER,
    HERE,
    ITEM_DECK,
    KEEPER,
    NAMED,
    NEAREST_ROOM,
    SHIP,
    THERE,
    VERBS,
    YOU,
    Op,
)
from abyssal.games.unfathomable.titles import jail, lose_title, move
from abyssal.games.unfathomable.tracks import (
    ALL_DECKS,
    advance,
    choose_waypoint,
    lift_fog,
    reset,
    retreat,
)
from abyssal.games.unfathomable.wording import either_text

MANY: Final = 5
"""A plague that devours food."""
ALL_MONSTERS: Final = 1


def run_text(state: State, frame: Frame) -> None:
    """Carry out the next verb of a text, or be done with it."""
    program = state.cards.programs[frame.what]
    if frame.phase == len(program):
        state.done(0)
        return
    op = program[frame.phase]
    DO[op.verb](state, frame, op)


def proceed(frame: Frame) -> None:
    """Go on with the next verb."""
    frame.phase += 1
    frame.stage = 0


def follow(state: State, frame: Frame, text: int) -> None:
    """Carry out what a verb leads to, if anything; what was named and counted is passed on."""
    if text >= 0:
        inner = Frame(steps.TEXT, frame.who, text, frame.where, frame.count)
        inner.named = frame.named
        state.push(inner)


def person(state: State, frame: Frame, word: int) -> int:
    """The seat a text means, or NOBODY."""
    if word == YOU:
        return frame.who
    if word == CURRENT:
        return state.current
    if word == CAPTAIN:
        return state.captain
    if word == KEEPER:
        return state.keeper
    assert word == NAMED
    return frame.named


def roller(state: State, frame: Frame) -> int:
    """Who rolls: the current player for crises and waypoints, else who acts (UNF-170)."""
    for below in reversed(state.stack):
        if below.step in (steps.CRISIS, steps.ARRIVE):
            return state.current
        if below.step == steps.SPELL:
            break
    return frame.who


def humans_mask(state: State) -> int:
    """A bit for every human."""
    return (1 << state.seats) - 1 & ~state.traitors


# Dials and passengers


def do_lose(state: State, frame: Frame, op: Op) -> None:
    proceed(frame)
    lose(state, op.a, op.b)


def do_gain(state: State, frame: Frame, op: Op) -> None:
    proceed(frame)
    gain(state, op.a, op.b)


def do_gain_any(state: State, frame: Frame, op: Op) -> None:
    if frame.stage == 0:
        frame.stage = 1
        pick(state, frame.who, RESOURCE_GAINED)
        return
    proceed(frame)
    gain(state, argument_of(frame.result), 1)


def do_risk(state: State, frame: Frame, op: Op) -> None:
    proceed(frame)
    risk(state, roller(state, frame), op.a)


def do_pay_risk(state: State, frame: Frame, op: Op) -> None:
    """Risk N to do something: with fewer than N only the risk is taken (UNF-004)."""
    if frame.stage == 0:
        frame.stage = 1
        risk(state, roller(state, frame), op.a)
        return
    proceed(frame)
    if frame.result == op.a:
        follow(state, frame, op.then)


def do_may_risk(state: State, frame: Frame, op: Op) -> None:
    """May risk N: not offered with fewer in the supply (R31)."""
    if frame.stage == 0:
        if state.token_supply < op.a:
            proceed(frame)
            return
        frame.stage = 1
        pick(state, frame.who, YES_NO)
    elif frame.stage == 1:
        if frame.result == NO:
            proceed(frame)
            return
        frame.stage = 2
        risk(state, roller(state, frame), op.a)
    else:
        proceed(frame)
        follow(state, frame, op.then)


# Structure


def do_may(state: State, frame: Frame, op: Op) -> None:
    if frame.stage == 0:
        frame.stage = 1
        pick(state, frame.who, YES_NO)
        return
    proceed(frame)
    if frame.result == YES:
        follow(state, frame, op.then)


def do_either(state: State, frame: Frame, op: Op) -> None:
    if frame.stage == 0:
        frame.stage = 1
        pick(state, frame.who, EITHER_OPTION)
        return
    first = frame.result == OPTION
    if state.log is not None:
        number = 0 if first else 1
        sentences = either_text(state.cards.programs, op)[number]
        state.tell("chose", frame.who, {"option": 1 + number, "sentences": sentences})
    proceed(frame)
    follow(state, frame, op.then if first else op.other)


def do_when(state: State, frame: Frame, op: Op) -> None:
    proceed(frame)
    holds = state.token_supply > 0 if op.a == 0 else frame.count >= MANY
    follow(state, frame, op.then if holds else op.other)


def results_of(state: State, frame: Frame, op: Op) -> int:
    """The results of a roll on which its text happens."""
    added = frame.count if op.plus else 0
    if op.a == AT_MOST:
        return at_most(op.b - added)
    if op.a == AT_LEAST:
        return at_least(op.b - added)
    if op.a == BELOW_COUNT:
        return at_most(frame.count - 1)
    if op.a == AT_MOST_COUNT:
        return at_most(frame.count)
    if op.a == AT_MOST_PASSENGERS:
        return at_most(state.passengers_on_deck())
    return ALL_RESULTS


def do_roll(state: State, frame: Frame, op: Op) -> None:
    happens = results_of(state, frame, op)
    counted = op.a in (BELOW_COUNT, AT_MOST_COUNT)
    if frame.stage == 0:
        if counted and (happens == 0 or (happens == ALL_RESULTS and op.a == BELOW_COUNT)):
            proceed(frame)  # too few or too many to roll for (R7)
            follow(state, frame, op.then if happens else op.other)
            return
        frame.stage = 1
        roll(state, roller(state, frame), happens)
        return
    result = frame.result
    proceed(frame)
    follow(state, frame, op.then if happens >> result & 1 else op.other)


def do_roll_room(state: State, frame: Frame, op: Op) -> None:
    if frame.stage == 0:
        frame.stage = 1
        roll(state, roller(state, frame), ALWAYS_MATTERS)
        return
    frame.where = ROOM_OF_ROLL[frame.result]
    proceed(frame)


def do_roll_deck(state: State, frame: Frame, op: Op) -> None:
    if frame.stage == 0:
        frame.stage = 1
        roll(state, roller(state, frame), ALWAYS_MATTERS)
        return
    frame.where = DECK + frame.result - 1
    proceed(frame)


# Cards of hands, the chaos deck


def do_discard(state: State, frame: Frame, op: Op) -> None:
    seat = person(state, frame, op.a)
    proceed(frame)
    discard_cards(state, 1 << seat, EXACTLY, op.b)


def do_discard_hand(state: State, frame: Frame, op: Op) -> None:
    seat = person(state, frame, op.a)
    proceed(frame)
    discard_unshown(state, seat, state.hands[seat].copy())


def do_spend(state: State, frame: Frame, op: Op) -> None:
    if frame.stage == 0:
        frame.stage = 1
        spend(state, frame.who, op.a)
        return
    frame.count = 0 if frame.result < 0 else value_of(frame.result)
    proceed(frame)


def do_each_discard(state: State, frame: Frame, op: Op) -> None:
    proceed(frame)
    discard_cards(state, humans_mask(state), EXACTLY, op.a)


def do_each_draw(state: State, frame: Frame, op: Op) -> None:
    proceed(frame)
    draw_cards(state, humans_mask(state), OWN_SET if op.a == 0 else ANY_OF_FIVE, 1, 1)


def do_treachery(state: State, frame: Frame, op: Op) -> None:
    proceed(frame)
    shuffle_treachery(state, op.a)


def do_rebuild_chaos(state: State, frame: Frame, op: Op) -> None:
    proceed(frame)
    discard_chaos(state)
    build_chaos(state)


# People


def do_name(state: State, frame: Frame, op: Op) -> None:
    """Name a human, or fix who holds a title before it moves (R60)."""
    if op.a >= 2:
        frame.named = state.captain if op.a == 2 else state.keeper
        proceed(frame)
    elif frame.stage == 0:
        frame.stage = 1
        pick(state, frame.who, FREE_HUMAN if op.a == 0 else OTHER_FREE_HUMAN)
    else:
        frame.named = NOBODY if frame.result < 0 else argument_of(frame.result)
        proceed(frame)


def do_may_name(state: State, frame: Frame, op: Op) -> None:
    if frame.stage == 0:
        frame.stage = 1
        pick(state, frame.who, FREE_HUMAN if op.a == 0 else OTHER_FREE_HUMAN, more=OPTIONAL)
    else:
        frame.named = NOBODY if frame.result < 0 else argument_of(frame.result)
        proceed(frame)


def do_jail(state: State, frame: Frame, op: Op) -> None:
    seat = person(state, frame, op.a)
    proceed(frame)
    if seat != NOBODY:
        jail(state, seat)


def do_defeat(state: State, frame: Frame, op: Op) -> None:
    seat = person(state, frame, op.a)
    proceed(frame)
    if seat != NOBODY:
        defeat(state, seat)


def do_move(state: State, frame: Frame, op: Op) -> None:
    """Only effects that name the Brig move anybody out of it (UNF-283)."""
    seat = person(state, frame, op.a)
    space = frame.where if op.b == THERE else op.b
    proceed(frame)
    if not state.jailed(seat) and state.places[seat] != space:
        move(state, seat, space)


def do_depose(state: State, frame: Frame, op: Op) -> None:
    """To the Brig; the Captain's title goes to the lowest of the line (UNF-275)."""
    seat = person(state, frame, op.a)
    proceed(frame)
    jail(state, seat, lowest=True)
    if state.captain == seat and state.is_traitor(seat):
        lose_title(state, True, seat, revealing=True, lowest=True)


def do_lose_tome(state: State, frame: Frame, op: Op) -> None:
    """The tome of the player named, even if the defeat was prevented (R60)."""
    proceed(frame)
    if state.keeper == frame.named:
        lose_title(state, False, frame.named)


# Monsters and the ship


def spaces_of(state: State, frame: Frame, place: int) -> list[int]:
    """The spaces a text means; none where something did not come to pass."""
    if place < DEEP + 1:
        return [place]
    if place == THERE:
        return [frame.where] if frame.where >= 0 else []
    if place in (EACH_DECK, ALL_DECK):
        return list(range(DECK, WATER))
    if place in (EACH_WATER, ALL_WATER):
        return list(range(WATER, DEEP))
    if place == EACH_ROOM:
        return list(range(ROOMS))
    if place == BOARD:
        return list(range(DEEP))
    assert place == HERE
    return [state.places[frame.who]]


def do_spawn(state: State, frame: Frame, op: Op) -> None:
    """Spawn Deep Ones; somebody in Sick Bay or Brig picks a room beside it (R16)."""
    if op.b in (HERE, NEAREST_ROOM):
        space = state.places[frame.who]
        if frame.stage == 0:
            if space in (SICK_BAY, BRIG):
                frame.stage = 1
                pick(state, frame.who, NEARBY_ROOM, where=space)
                return
            if op.b == NEAREST_ROOM and is_deck(space):
                space = INWARD[space - DECK]
        else:
            space = argument_of(frame.result)
        proceed(frame)
        spawn(state, op.a, space)
        return
    places = spaces_of(state, frame, op.b)
    proceed(frame)
    for space in places:
        spawn(state, op.a, space)


def do_activate(state: State, frame: Frame, op: Op) -> None:
    proceed(frame)
    activate(state, op.a)


def do_front(state: State, frame: Frame, op: Op) -> None:
    """Roll; the monarchs, or all monsters of the Deep, go to that front space."""
    if frame.stage == 0:
        frame.stage = 1
        roll(state, roller(state, frame), ALWAYS_MATTERS)
        return
    space = front_of(frame.result)
    proceed(frame)
    if op.a == ALL_MONSTERS:
        rise(state, space, True, True)
    else:
        special.move_monarchs(state, space)


def do_damage(state: State, frame: Frame, op: Op) -> None:
    if frame.stage == 0:
        frame.stage = 1
        if op.a == THERE and frame.where < 0:
            proceed(frame)
            return
        target = -1 if op.a == SHIP else frame.where if op.a == THERE else op.a
        damage(state, target, op.b)
        return
    frame.where = frame.result
    proceed(frame)


def do_advance(state: State, frame: Frame, op: Op) -> None:
    proceed(frame)
    advance(state, op.a, op.b)


def do_retreat(state: State, frame: Frame, op: Op) -> None:
    proceed(frame)
    retreat(state, op.a, op.b)


def do_retreat_or_fuel(state: State, frame: Frame, op: Op) -> None:
    """Retreat travel; each step that cannot be made costs 1 fuel (UNF-244)."""
    proceed(frame)
    lose(state, FUEL, retreat(state, TRAVEL, op.a))


def do_reset(state: State, frame: Frame, op: Op) -> None:
    proceed(frame)
    reset(state, op.a)


def do_advance_by_margin(state: State, frame: Frame, op: Op) -> None:
    proceed(frame)
    advance(state, RITUAL, special.ritual_margin(state))


def do_defeat_deep_ones(state: State, frame: Frame, op: Op) -> None:
    places = spaces_of(state, frame, op.a)
    proceed(frame)
    frame.count = 0
    for space in places:
        count = state.deep_ones[space]
        if count:
            frame.count += count
            remove_deep_ones(state, space, count)


def do_defeat_one_inside(state: State, frame: Frame, op: Op) -> None:
    if frame.stage == 0:
        frame.stage = 1
        pick(state, frame.who, DEEP_ONE_INSIDE)
        return
    chosen = frame.result
    proceed(frame)
    if chosen >= 0:
        remove_deep_ones(state, argument_of(chosen), 1)


def do_defeat_humans(state: State, frame: Frame, op: Op) -> None:
    victims = 0
    for space in spaces_of(state, frame, op.a):
        for seat in state.humans_at(space):
            victims |= 1 << seat
    proceed(frame)
    defeat_all(state, victims, 0)


def do_defeat_passengers(state: State, frame: Frame, op: Op) -> None:
    decks = 0
    for space in spaces_of(state, frame, op.a):
        if is_deck(space):
            decks |= 1 << (space - DECK)
    proceed(frame)
    defeat_all(state, 0, decks & ALL_DECKS)


def do_defeat_passenger(state: State, frame: Frame, op: Op) -> None:
    space = frame.where
    proceed(frame)
    if space >= 0:
        defeat_passenger(state, space - DECK)


def do_defeat_in_supply(state: State, frame: Frame, op: Op) -> None:
    proceed(frame)
    if state.token_supply:
        defeat_passenger(state, SUPPLY)


def choose_space(state: State, frame: Frame, domain: int) -> None:
    """Let "you" choose the space that later verbs call "there"."""
    if frame.stage == 0:
        frame.stage = 1
        pick(state, frame.who, domain)
        return
    frame.where = -1 if frame.result < 0 else argument_of(frame.result)
    proceed(frame)


def do_choose_room(state: State, frame: Frame, op: Op) -> None:
    choose_space(state, frame, INTERIOR)


def do_choose_undamaged_room(state: State, frame: Frame, op: Op) -> None:
    choose_space(state, frame, UNDAMAGED_ROOM)


def do_choose_passenger(state: State, frame: Frame, op: Op) -> None:
    choose_space(state, frame, PASSENGER_DECK)


# Items, decks, cards


def do_item(state: State, frame: Frame, op: Op) -> None:
    seat = person(state, frame, op.a)
    proceed(frame)
    draw_item(state, seat)


def do_remove_item(state: State, frame: Frame, op: Op) -> None:
    seat = person(state, frame, op.a)
    if frame.stage == 0:
        frame.stage = 1
        pick(state, seat, ITEM_OF, count=seat)
        return
    chosen = frame.result
    proceed(frame)
    if chosen >= 0:
        remove_item(state, argument_of(chosen))


def do_strip(state: State, frame: Frame, op: Op) -> None:
    seat = person(state, frame, op.a)
    proceed(frame)
    for item, owner in enumerate(state.items.copy()):
        if owner == seat:
            remove_item(state, item)


def do_remove(state: State, frame: Frame, op: Op) -> None:
    """A named item leaves the game wherever it is, the item deck excepted (R97)."""
    proceed(frame)
    if state.items[op.a] >= 0:
        remove_item(state, op.a)


def do_look(state: State, frame: Frame, op: Op) -> None:
    proceed(frame)
    look_at(state, frame.who, op.a, op.b, ONE_ON_TOP)


def do_mill(state: State, frame: Frame, op: Op) -> None:
    """The top cards of a deck leave the game unseen."""
    proceed(frame)
    deck = state.item_deck if op.a == ITEM_DECK else state.spells
    lost = state.lost_items if op.a == ITEM_DECK else state.lost_spells
    count = min(op.b, len(deck.cards))
    for _ in range(count):
        card, known = take_at(deck, 0)
        put_on_top(lost, card, known)
    if state.log is not None:
        deck_name = "items" if op.a == ITEM_DECK else "spells"
        state.tell("milled", None, {"deck": deck_name, "count": count})


def do_keep(state: State, frame: Frame, op: Op) -> None:
    proceed(frame)
    keep_card(state, person(state, frame, op.a))


def do_skip_icons(state: State, frame: Frame, op: Op) -> None:
    proceed(frame)
    skip_icons(state)


def do_cast(state: State, frame: Frame, op: Op) -> None:
    seat = person(state, frame, op.a)
    proceed(frame)
    cast(state, seat, 2)


def do_waypoint(state: State, frame: Frame, op: Op) -> None:
    """Somebody takes the Captain's part (UNF-264)."""
    proceed(frame)
    choose_waypoint(state, person(state, frame, op.a))


def do_lift_fog(state: State, frame: Frame, op: Op) -> None:
    proceed(frame)
    lift_fog(state, frame.who)


def do_special(state: State, frame: Frame, op: Op) -> None:
    """A case of its own: it gives back the number that later verbs call the count."""
    if frame.stage == 0:
        frame.stage = 1
        state.push(Frame(steps.SPECIAL, frame.who, op.verb, frame.where, op.a))
        return
    frame.count = frame.result
    proceed(frame)


ACTS: Final[dict[str, Callable[[State, Frame, Op], None]]] = {
    "lose": do_lose,
    "gain": do_gain,
    "gain-any": do_gain_any,
    "risk": do_risk,
    "pay-risk": do_pay_risk,
    "may-risk": do_may_risk,
    "may": do_may,
    "either": do_either,
    "when": do_when,
    "roll": do_roll,
    "roll-room": do_roll_room,
    "roll-deck": do_roll_deck,
    "discard": do_discard,
    "discard-hand": do_discard_hand,
    "spend": do_spend,
    "each-discard": do_each_discard,
    "each-draw": do_each_draw,
    "treachery": do_treachery,
    "rebuild-chaos": do_rebuild_chaos,
    "name": do_name,
    "may-name": do_may_name,
    "jail": do_jail,
    "defeat": do_defeat,
    "move": do_move,
    "spawn": do_spawn,
    "activate": do_activate,
    "front": do_front,
    "damage": do_damage,
    "advance": do_advance,
    "retreat": do_retreat,
    "retreat-or-fuel": do_retreat_or_fuel,
    "reset": do_reset,
    "item": do_item,
    "remove-item": do_remove_item,
    "strip": do_strip,
    "remove": do_remove,
    "look": do_look,
    "mill": do_mill,
    "keep": do_keep,
    "skip-icons": do_skip_icons,
    "cast": do_cast,
    "waypoint": do_waypoint,
    "depose": do_depose,
    "lose-tome": do_lose_tome,
    "defeat-deep-ones": do_defeat_deep_ones,
    "defeat-one-inside": do_defeat_one_inside,
    "defeat-humans": do_defeat_humans,
    "defeat-passengers": do_defeat_passengers,
    "defeat-passenger": do_defeat_passenger,
    "defeat-in-supply": do_defeat_in_supply,
    "choose-room": do_choose_room,
    "choose-undamaged-room": do_choose_undamaged_room,
    "choose-passenger": do_choose_passenger,
    "advance-by-margin": do_advance_by_margin,
    "lift-fog": do_lift_fog,
}
DO: Final = [ACTS.get(name, do_special) for name in VERBS]
"""What each verb does, by its number; verbs of a single card are in `special`."""
