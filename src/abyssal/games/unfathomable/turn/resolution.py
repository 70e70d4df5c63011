"""The tables that join steps to their functions, and the loop that resolves the stack."""

from collections.abc import Callable
from typing import Any, Final

from abyssal.games.unfathomable.position.position import Position
from abyssal.games.unfathomable.position.steps import STEPS
from abyssal.games.unfathomable.rules import (
    attacks,
    damage,
    defeat,
    dice,
    hands,
    items,
    looking,
    loyalty,
    monsters,
    mythos,
    passengers,
    questions,
    rooms,
    skill_tests,
    spells,
    tracks,
    trade,
    windows,
)
from abyssal.games.unfathomable.rules.resources import GameOver
from abyssal.games.unfathomable.rules.rows import Course, Row, Rows, Step
from abyssal.games.unfathomable.texts import abilities, cases, effects
from abyssal.games.unfathomable.turn import actions, setup, turn

Choose = Callable[[Position, Any, int], list[int]]
Answer = Callable[[Position, Any, int, int], None]
"""Each takes the class of frames of its step."""

STEP_OF: Final[dict[str, Step[Any]]] = {
    "crew": Row([setup.run_crew]),
    "starting-hand": setup.STARTING_HAND,
    "turn": turn.TURN,
    "actions": Course(actions.run_actions),
    "mythos": mythos.MYTHOS,
    "pick": Row([questions.run_pick]),
    "spend": Row([questions.run_spend]),
    "splits": questions.SPLITS,
    "discards": questions.DISCARDS,
    "order": Row([hands.run_order]),
    "look": Row([looking.run_look]),
    "wear": Row([items.run_wear]),
    "text": effects.Texts(),
    "crisis": mythos.CRISIS,
    "test": skill_tests.TEST,
    "contribute": skill_tests.CONTRIBUTE,
    "roll": dice.ROLL,
    "window": windows.WINDOW,
    "set-die": Row([dice.run_set_die]),
    "risk": passengers.RISK,
    "damage": damage.DAMAGED,
    "defeat": defeat.DEFEAT,
    "defeats": defeat.DEFEATS,
    "attack": attacks.ATTACK,
    "attacks": attacks.ATTACKS,
    "activation": Rows(monsters.ACTIVATIONS),
    "deep-one": monsters.DEEP_ONE,
    "advance": tracks.ADVANCE,
    "banish": tracks.BANISH,
    "arrive": tracks.ARRIVE,
    "spell": spells.SPELL,
    "reveal": loyalty.REVEAL,
    "deal": loyalty.DEAL,
    "trade": Course(trade.run_trade),
    "ability": Rows([text.row for text in abilities.ABILITIES]),
    "space": Rows(rooms.SPACE_ACTIONS),
    "special": cases.Cases(),
    "repair": rooms.REPAIR,
    "toll": skill_tests.TOLL,
    "leave-brig": actions.LEAVE_BRIG,
}
"""How each step is resolved."""
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

STEP: Final[list[Step[Any]]] = [STEP_OF[name] for name in STEPS]
CHOICES: Final = [QUESTIONS[name][0] if name in QUESTIONS else None for name in STEPS]
ANSWERS: Final = [QUESTIONS[name][1] if name in QUESTIONS else None for name in STEPS]


def resolve(state: Position) -> None:
    """Resolve what is on top of the stack until somebody must answer, or the game is over."""
    stack = state.stack
    try:
        while state.asked == 0:
            frame = stack[-1]
            STEP[frame.step].run(state, frame)
    except GameOver:
        state.asked = 0


def choices(state: Position, seat: int) -> list[int]:
    """What `seat` may answer to the frame on top."""
    frame = state.stack[-1]
    find = CHOICES[frame.step]
    assert find is not None
    return find(state, frame, seat)


def answer(state: Position, seat: int, action: int) -> None:
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
    if state.asked == 0:
        resolve(state)
