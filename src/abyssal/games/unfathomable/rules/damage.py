"""Damage to the ship, and what it does to those inside (UNF-205 to UNF-220).

The room in which a card was placed last is given back, or -1.
"""

from typing import Final

from abyssal.games.unfathomable.box.components import (
    CLOSEST,
    DAMAGE,
    FLEEING,
    FLOODED_STORES,
    FOOD,
    FUEL,
    FUEL_LEAK,
    ROOM_OF_ROLL,
    ROOMS,
    SPACES,
    STRUCTURAL,
)
from abyssal.games.unfathomable.position.decks import put_on_top, put_under, shuffle, take
from abyssal.games.unfathomable.position.frames import Damage, Frame
from abyssal.games.unfathomable.position.position import (
    SHIP_SUNK,
    Position,
    changed,
)
from abyssal.games.unfathomable.rules.defeat import defeat_all
from abyssal.games.unfathomable.rules.dice import ALWAYS_MATTERS, BEFORE_SERIES, roll
from abyssal.games.unfathomable.rules.hands import ALL_SAW
from abyssal.games.unfathomable.rules.passengers import risk
from abyssal.games.unfathomable.rules.resources import end_game, lose
from abyssal.games.unfathomable.rules.rows import Row
from abyssal.games.unfathomable.rules.windows import open_above

SHIP: Final = -1


def damage(state: Position, where: int, count: int) -> None:
    """Damage a room, or the ship, so many times in succession (UNF-213)."""
    state.push(Damage(state.current, where=where, count=count))


def ask_who_wishes(state: Position, frame: Damage) -> None:
    if frame.count > 1 and frame.where == SHIP:
        frame.series = 1
        open_above(state, frame, BEFORE_SERIES)


def begin_next(state: Position, frame: Damage) -> None:
    if frame.series:
        frame.wishes = frame.result
        frame.result = 0
        frame.series = 0
    if frame.count == 0:
        state.done(frame.placed)
    else:
        frame.count -= 1


def draw_damage(state: Position, frame: Damage) -> None:
    """Draw a card and resolve it; Fleeing Passengers has another one drawn (UNF-212)."""
    card = take(state.damage_deck)
    state.revealed += 1
    if state.log is not None:
        state.tell("damage-drawn", None, {"damage": DAMAGE[card]})
    if card < STRUCTURAL:
        frame.card = card
        if frame.where == SHIP:
            roll(state, frame.who, ALWAYS_MATTERS, wishes=frame.wishes)
        else:
            DAMAGED.go(frame, begin_next)
            place(state, frame, frame.where)
    elif card == FLEEING:
        DAMAGED.go(frame, draw_damage)
        put_under(state.damage_deck, card, ALL_SAW)
        risk(state, frame.who, 1)
    else:
        assert card in (FUEL_LEAK, FLOODED_STORES)
        DAMAGED.go(frame, begin_next)
        lose(state, FUEL if card == FUEL_LEAK else FOOD, 1)


def place_rolled(state: Position, frame: Damage) -> None:
    DAMAGED.go(frame, begin_next)
    place(state, frame, ROOM_OF_ROLL[frame.result])


DAMAGED: Final[Row[Damage]] = Row([ask_who_wishes, begin_next, draw_damage, place_rolled])


def card_being_placed(frame: Frame) -> int:
    """The structural damage whose room is being rolled for, or -1."""
    if isinstance(frame, Damage) and DAMAGED.is_at(frame, place_rolled):
        return frame.card
    return -1


def damaged_next(state: Position, target: int) -> int:
    """The room itself, or the closest undamaged one (UNF-207)."""
    if state.damage[target] < 0:
        return target
    return next(room for room in CLOSEST[target] if state.damage[room] < 0)


def place(state: Position, frame: Damage, target: int) -> None:
    """Put the structural damage into a room."""
    room = damaged_next(state, target)
    state.damage = changed(state.damage, room, frame.card)
    frame.card = 0
    frame.placed = room
    if state.log is not None:
        state.tell("damaged", None, {"space": SPACES[room]})
    if state.rooms_damaged() == ROOMS:
        end_game(state, SHIP_SUNK)
    humans = 0
    for seat in state.humans_at(room):
        humans |= 1 << seat
    if humans:
        defeat_all(state, humans, 0)


def repair(state: Position, seat: int) -> None:
    """The damage card of the seat's room goes back into its deck (UNF-218)."""
    room = state.places[seat]
    put_on_top(state.damage_deck, state.damage[room], 0)
    state.damage = changed(state.damage, room, -1)
    shuffle(state, state.damage_deck)
    if state.log is not None:
        state.tell("repaired", seat, {"space": SPACES[room]})
