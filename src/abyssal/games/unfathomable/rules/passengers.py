"""Passengers: put at risk on deck, rescued, and turned up when they are defeated."""

from typing import Final

from abyssal.games.unfathomable.box.components import (
    DECK,
    FACE_SANITY,
    FACE_SOULS,
    FACES,
    NOBODY,
    PEACEMAKER,
    SANITY,
    SOULS,
    SPACES,
)
from abyssal.games.unfathomable.position.frames import EVERYBODY, Risk
from abyssal.games.unfathomable.position.position import (
    Position,
    changed,
)
from abyssal.games.unfathomable.rules.dice import ALWAYS_MATTERS, BEFORE_SERIES, roll
from abyssal.games.unfathomable.rules.resources import lose
from abyssal.games.unfathomable.rules.rows import Row
from abyssal.games.unfathomable.rules.windows import open_above

SUPPLY: Final = -2
"""Where a passenger is who is not on deck."""


def risk(state: Position, who: int, count: int) -> None:
    """Risk passengers, as many as there are; how many were is given back (UNF-230)."""
    number = min(count, state.token_supply)
    state.push(Risk(who, count=number))


def ask_who_wishes(state: Position, frame: Risk) -> None:
    """Each token is placed before the next roll; one window opens for the whole series."""
    frame.wishes = EVERYBODY
    if frame.count > 1:
        open_above(state, frame, BEFORE_SERIES)


def note_wishes(state: Position, frame: Risk) -> None:
    if frame.count > 1:
        frame.wishes = frame.result
        frame.result = 0


def roll_for_next(state: Position, frame: Risk) -> None:
    if frame.placed == frame.count:
        state.done(frame.placed)
    else:
        roll(state, frame.who, ALWAYS_MATTERS, wishes=frame.wishes)


def put_on_deck(state: Position, frame: Risk) -> None:
    RISK.go(frame, roll_for_next)
    frame.placed += 1
    place = frame.result - 1
    state.passengers[place] += 1
    state.token_supply -= 1
    if state.log is not None:
        state.tell("risked", None, {"space": SPACES[DECK + place]})


RISK: Final[Row[Risk]] = Row([ask_who_wishes, note_wishes, roll_for_next, put_on_deck])


def rescue(state: Position, seat: int, place: int) -> None:
    """A passenger goes back to the supply unseen (UNF-077)."""
    state.passengers[place] -= 1
    state.token_supply += 1
    if state.log is not None:
        state.tell("rescued", seat, {"space": SPACES[DECK + place]})


def turn_passenger_up(state: Position, place: int) -> None:
    """A defeated passenger is turned up, costs what it shows and leaves the game (UNF-232).

    Tokens have no identity: the face is drawn now, from all that are left (UNF-H14).
    """
    if place == SUPPLY:
        state.token_supply -= 1
    else:
        state.passengers[place] -= 1
    number = state.luck().below(sum(state.faces))
    face = 0
    while number >= state.faces[face]:
        number -= state.faces[face]
        face += 1
    state.faces = changed(state.faces, face, state.faces[face] - 1)
    if state.log is not None:
        space = "supply" if place == SUPPLY else SPACES[DECK + place]
        state.tell("passenger-defeated", None, {"face": FACES[face], "space": space})
    lose(state, SOULS, FACE_SOULS[face])
    lose(state, SANITY, FACE_SANITY[face])
    end_peace(state)


def end_peace(state: Position) -> None:
    """The Peacemaker goes with the first passenger defeated (UNF-T13)."""
    seat = state.kept[PEACEMAKER]
    if seat != NOBODY:
        state.kept = changed(state.kept, PEACEMAKER, NOBODY)
        state.mythos_discard = [*state.mythos_discard, state.cards.kept_cards[PEACEMAKER]]
        if state.log is not None:
            state.tell("peace-ended", seat, {})
        lose(state, SANITY, 1)
