"""Windows: who might use a text now is asked, all at once and in secret (ledger section 6).

Who takes part follows from public facts alone. When all have answered, the first wish in turn
order is carried out and the window opens again; preventions are all shown, and the current player
lets one of them apply. A window works on the frame below it.
"""

from collections.abc import Callable
from typing import Final

from abyssal.games.unfathomable import defeat, dice, skill_tests, steps
from abyssal.games.unfathomable.dice import (
    AFTER_ROLL,
    BEFORE_ROLL,
    BEFORE_SERIES,
    EVERYBODY,
)
from abyssal.games.unfathomable.notation import ACT, PASS, SELF_SACRIFICE, WAIT
from abyssal.games.unfathomable.state import Frame, State

SEATS_OF: Final[list[Callable[[State, Frame], int]]] = [
    dice.series_seats,
    dice.before_roll_seats,
    dice.after_roll_seats,
    skill_tests.before_test_seats,
    skill_tests.after_total_seats,
    defeat.character_falls_seats,
    defeat.passenger_falls_seats,
]
CHOICES_OF: Final[list[Callable[[State, Frame, int], list[int]]]] = [
    dice.series_choices,
    dice.before_roll_choices,
    dice.after_roll_choices,
    skill_tests.before_test_choices,
    skill_tests.after_total_choices,
    defeat.character_falls_choices,
    defeat.passenger_falls_choices,
]
USES: Final[list[Callable[[State, Frame, int, int], None]]] = [
    dice.use_before_roll,
    dice.use_before_roll,
    dice.use_after_roll,
    skill_tests.use_before_test,
    skill_tests.use_after_total,
]
"""What a wish does; windows beyond these only collect offers."""

CLOSERS: Final = [SELF_SACRIFICE]
"""Texts that close a window come before all others (section 6 (7))."""


def run_window(state: State, frame: Frame) -> None:
    below = state.stack[-2]
    if frame.phase == 0:
        mask = SEATS_OF[frame.what](state, below)
        if mask == 0:
            state.done(0)
            return
        frame.count = mask.bit_count()
        if frame.what == BEFORE_ROLL and below.named != EVERYBODY:
            mask &= below.named  # who wished to be asked is not shown, only how many might
        if mask == 0:
            state.done(0)
            return
        frame.more = mask
        frame.phase = 1
        state.asked = mask
        return
    if frame.what == BEFORE_SERIES:
        state.done(who_answered(state, ACT))
    elif frame.what < len(USES):
        carry_out_a_wish(state, frame, below)
    else:
        state.done(0)  # the offers are left in `answers` for the defeat below


def who_answered(state: State, action: int) -> int:
    """The seats that gave this answer; all answers are forgotten."""
    mask = 0
    for seat in range(state.seats):
        if state.answers[seat] == action:
            mask |= 1 << seat
        state.answers[seat] = -1
    return mask


def carry_out_a_wish(state: State, frame: Frame, below: Frame) -> None:
    """Carry out the first wish in turn order and open the window again, or close it."""
    chosen, waiting = -1, -1
    for seat in state.order(state.current):
        answer = state.answers[seat]
        if answer == WAIT:
            waiting = seat
        elif answer > PASS and (chosen < 0 or answer in CLOSERS):
            chosen = seat
    action = state.answers[chosen] if chosen >= 0 else -1
    for seat in range(state.seats):
        state.answers[seat] = -1
    if chosen >= 0:
        frame.phase = 0
        if frame.what in (AFTER_ROLL,) or action in CLOSERS:
            state.done(0)  # a reroll leads back to the window before it
        USES[frame.what](state, below, chosen, action)
        return
    state.done(0)
    if waiting >= 0:
        state.push(Frame(steps.SET_DIE, waiting))


def window_choices(state: State, frame: Frame, seat: int) -> list[int]:
    """The answers of a seat that takes part; they stay the same until all have answered."""
    if frame.more >> seat & 1 == 0 or state.asked == 0:
        return []
    return CHOICES_OF[frame.what](state, state.stack[-2], seat)


def answer_window(state: State, frame: Frame, seat: int, action: int) -> None:
    state.answers[seat] = action


def is_sealed(state: State) -> bool:
    """Whether the answers awaited are secret."""
    return state.asked != 0 and state.stack[-1].step == steps.WINDOW
