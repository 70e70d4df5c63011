"""The turn: Receive Skills, Action, Mythos, Discard (4.5, 4.6, 4.29)."""

from typing import Final

from abyssal.games.unfathomable.box.components import SICK_BAY
from abyssal.games.unfathomable.position import steps
from abyssal.games.unfathomable.position.frames import Actions, Frame, MythosStep
from abyssal.games.unfathomable.position.position import (
    BOOK,
    GAME,
    LEARNING,
    REFERENCE,
    Position,
)
from abyssal.games.unfathomable.rules.loyalty import deal_loyalty
from abyssal.games.unfathomable.rules.questions import (
    OWN_SET,
    SET_OR_TREACHERY,
    TO_LIMIT,
    discard_cards,
    draw_cards,
    skill_set,
)
from abyssal.games.unfathomable.rules.rows import Row

ACTIONS_A_TURN: Final = 2


def begin(state: Position, frame: Frame) -> None:
    """The start of the turn, at which the active Improvement may be switched (UNF-059)."""
    seat = state.current
    if state.log is not None:
        state.tell("turn", seat, {"turn": state.turn + 1})
    state.push(Frame(steps.WEAR, seat))


def receive_skills(state: Position, frame: Frame) -> None:
    """The whole set; one card in the Sick Bay; traitors may take treachery instead (4.6)."""
    seat = state.current
    count = 1 if state.places[seat] == SICK_BAY else sum(skill_set(state, seat))
    if state.is_human(seat):
        draw_cards(state, 1 << seat, mode=OWN_SET, count=count, least=count)
    else:
        least = count if state.option(BOOK) == REFERENCE else 0  # UNF-B4
        draw_cards(state, 1 << seat, mode=SET_OR_TREACHERY, count=count, least=least)


def act(state: Position, frame: Frame) -> None:
    state.push(Actions(state.current, ACTIONS_A_TURN, own_step=1))


def meet_mythos(state: Position, frame: Frame) -> None:
    """A player who has revealed has no Mythos step (UNF-058)."""
    if state.is_human(state.current):
        state.push(MythosStep(state.current))


def discard(state: Position, frame: Frame) -> None:
    """All discard down to the limit of a hand."""
    discard_cards(state, (1 << state.seats) - 1, mode=TO_LIMIT, count=0)


def pass_token(state: Position, frame: Frame) -> None:
    """The token goes to the left and all limits of the turn are renewed (UNF-346)."""
    state.used = 0
    state.barricaded = 0
    state.current = (state.current + 1) % state.seats
    state.turn += 1
    TURN.go(frame, begin)
    if state.turn == state.seats and state.option(GAME) == LEARNING:
        deal_loyalty(state)  # UNF-045


TURN: Final[Row[Frame]] = Row([begin, receive_skills, act, meet_mythos, discard, pass_token])
