"""The tables that join steps to their functions, and the loop that resolves the stack."""

from collections.abc import Callable
from typing import Final

from abyssal.games.unfathomable import (
    abilities,
    actions,
    attacks,
    damage,
    defeat,
    dice,
    effects,
    hands,
    items,
    looking,
    loyalty,
    monsters,
    mythos,
    passengers,
    questions,
    rooms,
    setup,
    skill_tests,
    special,
    spells,
    tracks,
    trade,
    turn,
    windows,
)
from abyssal.games.unfathomable.resources import GameOver
from abyssal.games.unfathomable.state import Frame, State
from abyssal.games.unfathomable.steps import STEPS

Run = Callable[[State, Frame], None]
Choose = Callable[[State, Frame, int], list[int]]
Answer = Callable[[State, Frame, int, int], None]

RUNNERS: Final[dict[str, Run]] = {
    "crew": setup.run_crew,
    "starting-hand": setup.run_starting_hand,
    "turn": turn.run_turn,
    "actions": actions.run_actions,
    "mythos": mythos.run_mythos,
    "pick": questions.run_pick,
    "spend": questions.run_spend,
    "splits": questions.run_splits,
    "discards": questions.run_discards,
    "order": hands.run_order,
    "look": looking.run_look,
    "wear": items.run_wear,
    "text": effects.run_text,
    "crisis": mythos.run_crisis,
    "test": skill_tests.run_test,
    "contribute": skill_tests.run_contribute,
    "roll": dice.run_roll,
    "window": windows.run_window,
    "set-die": dice.run_set_die,
    "risk": passengers.run_risk,
    "damage": damage.run_damage,
    "defeat": defeat.run_defeat,
    "defeats": defeat.run_defeats,
    "attack": attacks.run_attack,
    "attacks": attacks.run_attacks,
    "activation": monsters.run_activation,
    "deep-one": monsters.run_deep_one,
    "advance": tracks.run_advance,
    "banish": tracks.run_banish,
    "arrive": tracks.run_arrive,
    "spell": spells.run_spell,
    "reveal": loyalty.run_reveal,
    "deal": loyalty.run_deal,
    "trade": trade.run_trade,
    "ability": abilities.run_ability,
    "space": rooms.run_space,
    "special": special.run_special,
    "repair": rooms.run_repair,
    "toll": skill_tests.run_toll,
    "leave-brig": actions.run_leave_brig,
}
QUESTIONS: Final[dict[str, tuple[Choose, Answer]]] = {
    "crew": (setup.crew_choices, setup.answer_crew),
    "actions": (actions.action_choices, actions.answer_actions),
    "pick": (questions.pick_choices, questions.answer_pick),
    "spend": (questions.spend_choices, questions.answer_spend),
    "splits": (questions.splits_choices, questions.answer_splits),
    "discards": (questions.discards_choices, questions.answer_discards),
    "order": (hands.order_choices, hands.answer_order),
    "look": (looking.look_choices, looking.answer_look),
    "wear": (items.wear_choices, items.answer_wear),
    "crisis": (mythos.crisis_choices, mythos.answer_crisis),
    "test": (skill_tests.outcome_choices, skill_tests.answer_test),
    "contribute": (skill_tests.contribute_choices, skill_tests.answer_contribute),
    "window": (windows.window_choices, windows.answer_window),
    "set-die": (dice.set_die_choices, dice.answer_set_die),
    "defeat": (defeat.defeat_choices, defeat.answer_defeat),
    "activation": (monsters.activation_choices, monsters.answer_activation),
    "trade": (trade.trade_choices, trade.answer_trade),
}

RUN: Final = [RUNNERS[name] for name in STEPS]
CHOICES: Final = [QUESTIONS[name][0] if name in QUESTIONS else None for name in STEPS]
ANSWERS: Final = [QUESTIONS[name][1] if name in QUESTIONS else None for name in STEPS]


def resolve(state: State) -> None:
    """Resolve what is on top of the stack until somebody must answer, or the game is over."""
    stack = state.stack
    try:
        while state.asked == 0:
            frame = stack[-1]
            RUN[frame.step](state, frame)
    except GameOver:
        state.asked = 0


def choices(state: State, seat: int) -> list[int]:
    """What `seat` may answer to the frame on top."""
    frame = state.stack[-1]
    find = CHOICES[frame.step]
    assert find is not None
    return find(state, frame, seat)


def answer(state: State, seat: int, action: int) -> None:
    """Carry out an answer, and go on."""
    frame = state.stack[-1]
    carry_out = ANSWERS[frame.step]
    assert carry_out is not None
    state.asked &= ~(1 << seat)
    try:
        carry_out(state, frame, seat, action)
    except GameOver:
        state.asked = 0
        return
    resolve(state)
