"""The turn: Receive Skills, Action, Mythos, Discard (4.5, 4.6, 4.29)."""

from typing import Final

from abyssal.games.unfathomable import steps
from abyssal.games.unfathomable.actions import OWN_STEP
from abyssal.games.unfathomable.components import SICK_BAY
from abyssal.games.unfathomable.loyalty import deal_loyalty
from abyssal.games.unfathomable.questions import (
    OWN_SET,
    SET_OR_TREACHERY,
    TO_LIMIT,
    discard_cards,
    draw_cards,
    improvements_of,
    skill_set,
)
from abyssal.games.unfathomable.state import (
    BOOK,
    GAME,
    LEARNING,
    REFERENCE,
    Frame,
    State,
)

ACTIONS_A_TURN: Final = 2


def run_turn(state: State, frame: Frame) -> None:
    seat = state.current
    if frame.phase == 0:
        frame.phase = 1
        begin_turn(state, seat)
    elif frame.phase == 1:
        frame.phase = 2
        receive_skills(state, seat)
    elif frame.phase == 2:
        frame.phase = 3
        state.push(Frame(steps.ACTIONS, seat, count=ACTIONS_A_TURN, more=OWN_STEP))
    elif frame.phase == 3:
        frame.phase = 4
        if state.is_human(seat):
            state.push(Frame(steps.MYTHOS, seat))
    elif frame.phase == 4:
        frame.phase = 5
        discard_cards(state, (1 << state.seats) - 1, TO_LIMIT, 0)
    else:
        pass_token(state, frame)


def begin_turn(state: State, seat: int) -> None:
    """The start of the turn, at which the active Improvement may be switched (UNF-059)."""
    if state.log is not None:
        state.tell("turn", seat, {"turn": state.turn + 1})
    if improvements_of(state, seat):
        state.push(Frame(steps.WEAR, seat))


def receive_skills(state: State, seat: int) -> None:
    """The whole set; one card in the Sick Bay; traitors may take treachery instead (4.6)."""
    count = 1 if state.places[seat] == SICK_BAY else sum(skill_set(state, seat))
    if state.is_human(seat):
        draw_cards(state, 1 << seat, OWN_SET, count, count)
    else:
        least = count if state.option(BOOK) == REFERENCE else 0  # UNF-B4
        draw_cards(state, 1 << seat, SET_OR_TREACHERY, count, least)


def pass_token(state: State, frame: Frame) -> None:
    """The token goes to the left and all limits of the turn are renewed (UNF-346)."""
    state.used = 0
    state.barricaded = 0
    state.current = (state.current + 1) % state.seats
    state.turn += 1
    frame.phase = 0
    if state.turn == state.seats and state.option(GAME) == LEARNING:
        deal_loyalty(state)  # UNF-045
