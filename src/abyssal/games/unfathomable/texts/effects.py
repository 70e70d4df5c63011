"""What the verbs of card texts do: small functions over the frame of the text, and their table.

Verbs of a single card are in `cases`.
"""

from typing import Final

from abyssal.games.unfathomable.box.components import (
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
from abyssal.games.unfathomable.box.grammar import (
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
    YOU,
    Op,
)
from abyssal.games.unfathomable.box.wording import either_text
from abyssal.games.unfathomable.position import steps
from abyssal.games.unfathomable.position.decks import put_on_top, take_at
from abyssal.games.unfathomable.position.frames import Text
from abyssal.games.unfathomable.position.notation import NO, OPTION, YES, argument_of
from abyssal.games.unfathomable.position.position import Position
from abyssal.games.unfathomable.rules.damage import damage
from abyssal.games.unfathomable.rules.defeat import defeat, defeat_all, defeat_passenger
from abyssal.games.unfathomable.rules.dice import (
    ALL_RESULTS,
    ALWAYS_MATTERS,
    at_least,
    at_most,
    front_of,
    roll,
)
from abyssal.games.unfathomable.rules.hands import (
    build_chaos,
    discard_chaos,
    discard_unshown,
    shuffle_treachery,
)
from abyssal.games.unfathomable.rules.items import draw_item, remove_item
from abyssal.games.unfathomable.rules.looking import ONE_ON_TOP, look_at
from abyssal.games.unfathomable.rules.monsters import activate, remove_deep_ones, rise, spawn
from abyssal.games.unfathomable.rules.mythos import keep_card, skip_icons
from abyssal.games.unfathomable.rules.passengers import SUPPLY, risk
from abyssal.games.unfathomable.rules.questions import (
    ANY_OF_FIVE,
    DEEP_ONE_INSIDE,
    EITHER_OPTION,
    EXACTLY,
    FREE_HUMAN,
    INTERIOR,
    ITEM_OF,
    NEARBY_ROOM,
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
from abyssal.games.unfathomable.rules.resources import gain, lose
from abyssal.games.unfathomable.rules.rows import Step
from abyssal.games.unfathomable.rules.spells import cast
from abyssal.games.unfathomable.rules.succession import jail, lose_title, move
from abyssal.games.unfathomable.rules.tracks import (
    ALL_DECKS,
    advance,
    choose_waypoint,
    lift_fog,
    reset,
    retreat,
)
from abyssal.games.unfathomable.texts import cases
from abyssal.games.unfathomable.texts.verbs import DO, proceed, verb

MANY: Final = 5
"""A plague that devours food."""
ALL_MONSTERS: Final = 1


class Texts(Step[Text]):
    """The step of a text: its verbs one after the other."""

    __slots__ = ()

    def run(self, state: Position, frame: Text) -> None:
        """Carry out the next part of the verb at hand, or be done with the text."""
        program = state.cards.programs[frame.what]
        if frame.phase == len(program):
            state.done(0)
            return
        op = program[frame.phase]
        functions = DO[op.verb]
        stage = frame.stage
        if stage + 1 == len(functions):
            proceed(frame)
        else:
            frame.stage = stage + 1
        functions[stage](state, frame, op)


def follow(state: Position, frame: Text, text: int) -> None:
    """Carry out what a verb leads to, if anything; what was named and counted is passed on."""
    if text >= 0:
        inner = Text(frame.who, text, where=frame.where, count=frame.count, named=frame.named)
        state.push(inner)


def person(state: Position, frame: Text, word: int) -> int:
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


def roller(state: Position, frame: Text) -> int:
    """Who rolls: the current player for crises and waypoints, else who acts (UNF-170)."""
    for below in reversed(state.stack):
        if below.step in (steps.CRISIS, steps.ARRIVE):
            return state.current
        if below.step == steps.SPELL:
            break
    return frame.who


def humans_mask(state: Position) -> int:
    """A bit for every human."""
    return (1 << state.seats) - 1 & ~state.traitors


# Dials and passengers


def do_lose(state: Position, frame: Text, op: Op) -> None:
    lose(state, op.a, op.b)


def do_gain(state: Position, frame: Text, op: Op) -> None:
    gain(state, op.a, op.b)


def pick_a_gain(state: Position, frame: Text, op: Op) -> None:
    pick(state, frame.who, RESOURCE_GAINED)


def gain_the_picked(state: Position, frame: Text, op: Op) -> None:
    gain(state, argument_of(frame.result), 1)


def do_risk(state: Position, frame: Text, op: Op) -> None:
    risk(state, roller(state, frame), op.a)


def pay_risk(state: Position, frame: Text, op: Op) -> None:
    risk(state, roller(state, frame), op.a)


def follow_if_all_were_risked(state: Position, frame: Text, op: Op) -> None:
    """Risk N to do something: with fewer than N only the risk is taken (UNF-004)."""
    if frame.result == op.a:
        follow(state, frame, op.then)


def offer_risk(state: Position, frame: Text, op: Op) -> None:
    """May risk N: not offered with fewer in the supply (R31)."""
    if state.token_supply < op.a:
        proceed(frame)
    else:
        pick(state, frame.who, YES_NO)


def risk_if_wanted(state: Position, frame: Text, op: Op) -> None:
    if frame.result == NO:
        proceed(frame)
    else:
        risk(state, roller(state, frame), op.a)


def follow_then(state: Position, frame: Text, op: Op) -> None:
    follow(state, frame, op.then)


# Structure


def ask_yes_or_no(state: Position, frame: Text, op: Op) -> None:
    pick(state, frame.who, YES_NO)


def follow_if_wanted(state: Position, frame: Text, op: Op) -> None:
    if frame.result == YES:
        follow(state, frame, op.then)


def pick_an_option(state: Position, frame: Text, op: Op) -> None:
    pick(state, frame.who, EITHER_OPTION)


def follow_the_option(state: Position, frame: Text, op: Op) -> None:
    first = frame.result == OPTION
    if state.log is not None:
        number = 0 if first else 1
        sentences = either_text(state.cards.programs, op)[number]
        told = {"option": 1 + number, "choice": None, "sentences": sentences}
        state.tell("chose", frame.who, told)
    follow(state, frame, op.then if first else op.other)


def do_when(state: Position, frame: Text, op: Op) -> None:
    holds = state.token_supply > 0 if op.a == 0 else frame.count >= MANY
    follow(state, frame, op.then if holds else op.other)


def results_of(state: Position, frame: Text, op: Op) -> int:
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


def roll_for_it(state: Position, frame: Text, op: Op) -> None:
    happens = results_of(state, frame, op)
    counted = op.a in (BELOW_COUNT, AT_MOST_COUNT)
    if counted and (happens == 0 or (happens == ALL_RESULTS and op.a == BELOW_COUNT)):
        proceed(frame)  # too few or too many to roll for (R7)
        follow(state, frame, op.then if happens else op.other)
    else:
        roll(state, roller(state, frame), happens)


def follow_the_roll(state: Position, frame: Text, op: Op) -> None:
    happens = results_of(state, frame, op) >> frame.result & 1
    follow(state, frame, op.then if happens else op.other)


def roll_for_a_place(state: Position, frame: Text, op: Op) -> None:
    roll(state, roller(state, frame), ALWAYS_MATTERS)


def there_is_the_room(state: Position, frame: Text, op: Op) -> None:
    frame.where = ROOM_OF_ROLL[frame.result]


def there_is_the_deck(state: Position, frame: Text, op: Op) -> None:
    frame.where = DECK + frame.result - 1


# Cards of hands, the chaos deck


def do_discard(state: Position, frame: Text, op: Op) -> None:
    seat = person(state, frame, op.a)
    discard_cards(state, 1 << seat, mode=EXACTLY, count=op.b)


def do_discard_hand(state: Position, frame: Text, op: Op) -> None:
    seat = person(state, frame, op.a)
    discard_unshown(state, seat, state.hands[seat].copy())


def spend_a_card(state: Position, frame: Text, op: Op) -> None:
    spend(state, frame.who, op.a)


def count_its_value(state: Position, frame: Text, op: Op) -> None:
    frame.count = 0 if frame.result < 0 else value_of(frame.result)


def do_each_discard(state: Position, frame: Text, op: Op) -> None:
    discard_cards(state, humans_mask(state), mode=EXACTLY, count=op.a)


def do_each_draw(state: Position, frame: Text, op: Op) -> None:
    mode = OWN_SET if op.a == 0 else ANY_OF_FIVE
    draw_cards(state, humans_mask(state), mode=mode, count=1, least=1)


def do_treachery(state: Position, frame: Text, op: Op) -> None:
    shuffle_treachery(state, op.a)


def do_rebuild_chaos(state: Position, frame: Text, op: Op) -> None:
    discard_chaos(state)
    build_chaos(state)


# People


def pick_a_name(state: Position, frame: Text, op: Op) -> None:
    """Name a human, or fix who holds a title before it moves (R60)."""
    if op.a >= 2:
        frame.named = state.captain if op.a == 2 else state.keeper
        proceed(frame)
    else:
        pick(state, frame.who, FREE_HUMAN if op.a == 0 else OTHER_FREE_HUMAN)


def take_the_name(state: Position, frame: Text, op: Op) -> None:
    frame.named = NOBODY if frame.result < 0 else argument_of(frame.result)


def offer_to_name(state: Position, frame: Text, op: Op) -> None:
    pick(state, frame.who, FREE_HUMAN if op.a == 0 else OTHER_FREE_HUMAN, optional=True)


def do_jail(state: Position, frame: Text, op: Op) -> None:
    seat = person(state, frame, op.a)
    if seat != NOBODY:
        jail(state, seat)


def do_defeat(state: Position, frame: Text, op: Op) -> None:
    seat = person(state, frame, op.a)
    if seat != NOBODY:
        defeat(state, seat)


def do_move(state: Position, frame: Text, op: Op) -> None:
    """Only effects that name the Brig move anybody out of it (UNF-283)."""
    seat = person(state, frame, op.a)
    space = frame.where if op.b == THERE else op.b
    if not state.jailed(seat) and state.places[seat] != space:
        move(state, seat, space)


def do_depose(state: Position, frame: Text, op: Op) -> None:
    """To the Brig; the Captain's title goes to the lowest of the line (UNF-275)."""
    seat = person(state, frame, op.a)
    jail(state, seat, lowest=True)
    if state.captain == seat and state.is_traitor(seat):
        lose_title(state, True, seat, lowest=True)


def do_lose_tome(state: Position, frame: Text, op: Op) -> None:
    """The tome of the player named, even if the defeat was prevented (R60)."""
    if state.keeper == frame.named:
        lose_title(state, False, frame.named)


# Monsters and the ship


def spaces_of(state: Position, frame: Text, place: int) -> list[int]:
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


def spawn_them(state: Position, frame: Text, op: Op) -> None:
    """Spawn Deep Ones; somebody in Sick Bay or Brig picks a room beside it (R16)."""
    if op.b in (HERE, NEAREST_ROOM):
        space = state.places[frame.who]
        if space in (SICK_BAY, BRIG):
            pick(state, frame.who, NEARBY_ROOM, where=space)
            return
        if op.b == NEAREST_ROOM and is_deck(space):
            space = INWARD[space - DECK]
        places = [space]
    else:
        places = spaces_of(state, frame, op.b)
    proceed(frame)
    for space in places:
        spawn(state, op.a, space)


def spawn_in_picked_room(state: Position, frame: Text, op: Op) -> None:
    spawn(state, op.a, argument_of(frame.result))


def do_activate(state: Position, frame: Text, op: Op) -> None:
    activate(state, op.a)


def rise_to_the_front(state: Position, frame: Text, op: Op) -> None:
    """The monarchs, or all monsters of the Deep, go to the front space that was rolled."""
    space = front_of(frame.result)
    if op.a == ALL_MONSTERS:
        rise(state, space, True, True)
    else:
        cases.move_monarchs(state, space)


def damage_it(state: Position, frame: Text, op: Op) -> None:
    if op.a == THERE and frame.where < 0:
        proceed(frame)
        return
    target = -1 if op.a == SHIP else frame.where if op.a == THERE else op.a
    damage(state, target, op.b)


def there_is_the_damage(state: Position, frame: Text, op: Op) -> None:
    frame.where = frame.result


def do_advance(state: Position, frame: Text, op: Op) -> None:
    advance(state, op.a, op.b)


def do_retreat(state: Position, frame: Text, op: Op) -> None:
    retreat(state, op.a, op.b)


def do_retreat_or_fuel(state: Position, frame: Text, op: Op) -> None:
    """Retreat travel; each step that cannot be made costs 1 fuel (UNF-244)."""
    lose(state, FUEL, retreat(state, TRAVEL, op.a))


def do_reset(state: Position, frame: Text, op: Op) -> None:
    reset(state, op.a)


def do_advance_by_margin(state: Position, frame: Text, op: Op) -> None:
    advance(state, RITUAL, cases.ritual_margin(state))


def do_defeat_deep_ones(state: Position, frame: Text, op: Op) -> None:
    places = spaces_of(state, frame, op.a)
    frame.count = 0
    for space in places:
        count = state.deep_ones[space]
        if count:
            frame.count += count
            remove_deep_ones(state, space, count)


def pick_one_inside(state: Position, frame: Text, op: Op) -> None:
    pick(state, frame.who, DEEP_ONE_INSIDE)


def defeat_the_picked(state: Position, frame: Text, op: Op) -> None:
    if frame.result >= 0:
        remove_deep_ones(state, argument_of(frame.result), 1)


def do_defeat_humans(state: Position, frame: Text, op: Op) -> None:
    victims = 0
    for space in spaces_of(state, frame, op.a):
        for seat in state.humans_at(space):
            victims |= 1 << seat
    defeat_all(state, victims, 0)


def do_defeat_passengers(state: Position, frame: Text, op: Op) -> None:
    decks = 0
    for space in spaces_of(state, frame, op.a):
        if is_deck(space):
            decks |= 1 << (space - DECK)
    defeat_all(state, 0, decks & ALL_DECKS)


def do_defeat_passenger(state: Position, frame: Text, op: Op) -> None:
    space = frame.where
    if space >= 0:
        defeat_passenger(state, space - DECK)


def do_defeat_in_supply(state: Position, frame: Text, op: Op) -> None:
    if state.token_supply:
        defeat_passenger(state, SUPPLY)


def there_is_the_choice(state: Position, frame: Text, op: Op) -> None:
    """What "you" have chosen is the space that later verbs call "there"."""
    frame.where = -1 if frame.result < 0 else argument_of(frame.result)


def choose_room(state: Position, frame: Text, op: Op) -> None:
    pick(state, frame.who, INTERIOR)


def choose_undamaged_room(state: Position, frame: Text, op: Op) -> None:
    pick(state, frame.who, UNDAMAGED_ROOM)


def choose_passenger(state: Position, frame: Text, op: Op) -> None:
    pick(state, frame.who, PASSENGER_DECK)


# Items, decks, cards


def do_item(state: Position, frame: Text, op: Op) -> None:
    seat = person(state, frame, op.a)
    draw_item(state, seat)


def pick_an_item(state: Position, frame: Text, op: Op) -> None:
    seat = person(state, frame, op.a)
    pick(state, seat, ITEM_OF, count=seat)


def remove_the_picked(state: Position, frame: Text, op: Op) -> None:
    if frame.result >= 0:
        remove_item(state, argument_of(frame.result))


def do_strip(state: Position, frame: Text, op: Op) -> None:
    seat = person(state, frame, op.a)
    for item, owner in enumerate(state.items.copy()):
        if owner == seat:
            remove_item(state, item)


def do_remove(state: Position, frame: Text, op: Op) -> None:
    """A named item leaves the game wherever it is, the item deck excepted (R97)."""
    if state.items[op.a] >= 0:
        remove_item(state, op.a)


def do_look(state: Position, frame: Text, op: Op) -> None:
    look_at(state, frame.who, op.a, count=op.b, then=ONE_ON_TOP)


def do_mill(state: Position, frame: Text, op: Op) -> None:
    """The top cards of a deck leave the game unseen."""
    deck = state.item_deck if op.a == ITEM_DECK else state.spells
    lost = state.lost_items if op.a == ITEM_DECK else state.lost_spells
    count = min(op.b, len(deck.cards))
    for _ in range(count):
        card, known = take_at(deck, 0)
        put_on_top(lost, card, known)
    if state.log is not None:
        deck_name = "items" if op.a == ITEM_DECK else "spells"
        state.tell("milled", None, {"deck": deck_name, "count": count})


def do_keep(state: Position, frame: Text, op: Op) -> None:
    keep_card(state, person(state, frame, op.a))


def do_skip_icons(state: Position, frame: Text, op: Op) -> None:
    skip_icons(state)


def do_cast(state: Position, frame: Text, op: Op) -> None:
    seat = person(state, frame, op.a)
    cast(state, seat, 2)


def do_waypoint(state: Position, frame: Text, op: Op) -> None:
    """Somebody takes the Captain's part (UNF-264)."""
    choose_waypoint(state, person(state, frame, op.a))


def do_lift_fog(state: Position, frame: Text, op: Op) -> None:
    lift_fog(state, frame.who)


# The table. New verbs take the next free number: documents know a verb by it.

verb(0, "lose", [do_lose], takes="resource number")
verb(1, "gain", [do_gain], takes="resource number")
verb(2, "gain-any", [pick_a_gain, gain_the_picked])
verb(3, "risk", [do_risk], takes="number")
verb(4, "pay-risk", [pay_risk, follow_if_all_were_risked], takes="number", alone=True)
verb(5, "may-risk", [offer_risk, risk_if_wanted, follow_then], takes="number", alone=True)
verb(6, "may", [ask_yes_or_no, follow_if_wanted], alone=True)
verb(7, "either", [pick_an_option, follow_the_option], alone=True)
verb(8, "when", [do_when], takes="condition", alone=True)
verb(9, "roll", [roll_for_it, follow_the_roll], takes="comparison", alone=True)
verb(10, "roll-room", [roll_for_a_place, there_is_the_room], there="rolled-room")
verb(11, "roll-deck", [roll_for_a_place, there_is_the_deck], there="rolled-deck")
verb(12, "discard", [do_discard], takes="person number")
verb(13, "discard-hand", [do_discard_hand], takes="person")
verb(14, "spend", [spend_a_card, count_its_value], takes="skill", by_you=True)
verb(15, "each-discard", [do_each_discard], takes="number", alone=True)
verb(16, "each-draw", [do_each_draw], takes="draws", alone=True)
verb(17, "treachery", [do_treachery], takes="number")
verb(18, "rebuild-chaos", [do_rebuild_chaos])
verb(19, "name", [pick_a_name, take_the_name], takes="who", by_you=True)
verb(20, "may-name", [offer_to_name, take_the_name], takes="who", by_you=True)
verb(21, "jail", [do_jail], takes="person")
verb(22, "defeat", [do_defeat], takes="person")
verb(23, "move", [do_move], takes="person place")
verb(24, "spawn", [spawn_them, spawn_in_picked_room], takes="number place")
verb(25, "activate", [do_activate], takes="wakes")
verb(27, "front", [roll_for_a_place, rise_to_the_front], takes="monsters", alone=True)
verb(28, "damage", [damage_it, there_is_the_damage], takes="place number", there="damaged-room")
verb(29, "advance", [do_advance], takes="track number")
verb(30, "retreat", [do_retreat], takes="track number")
verb(31, "retreat-or-fuel", [do_retreat_or_fuel], takes="number", alone=True)
verb(32, "reset", [do_reset], takes="track")
verb(33, "item", [do_item], takes="person")
verb(34, "remove-item", [pick_an_item, remove_the_picked], takes="person")
verb(35, "strip", [do_strip], takes="person")
verb(37, "remove", [do_remove], takes="item")
verb(38, "look", [do_look], takes="deck number", alone=True, by_you=True)
verb(39, "mill", [do_mill], takes="deck number")
verb(40, "keep", [do_keep], takes="person")
verb(41, "skip-icons", [do_skip_icons])
verb(42, "cast", [do_cast], takes="person")
verb(43, "waypoint", [do_waypoint], takes="person")
verb(44, "depose", [do_depose], takes="person")
verb(45, "lose-tome", [do_lose_tome])
verb(46, "defeat-deep-ones", [do_defeat_deep_ones], takes="place", counted="deep-ones")
verb(47, "defeat-one-inside", [pick_one_inside, defeat_the_picked], by_you=True)
verb(48, "defeat-humans", [do_defeat_humans], takes="place")
verb(49, "defeat-passengers", [do_defeat_passengers], takes="place")
verb(50, "defeat-passenger", [do_defeat_passenger], takes="place")
verb(51, "defeat-in-supply", [do_defeat_in_supply])
verb(54, "choose-room", [choose_room, there_is_the_choice], by_you=True, there="chosen")
verb(
    55,
    "choose-undamaged-room",
    [choose_undamaged_room, there_is_the_choice],
    by_you=True,
    there="chosen",
)
verb(56, "choose-passenger", [choose_passenger, there_is_the_choice], there="chosen")
verb(62, "advance-by-margin", [do_advance_by_margin], alone=True)
verb(73, "lift-fog", [do_lift_fog], alone=True)
