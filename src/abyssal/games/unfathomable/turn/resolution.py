"""The tables that join steps to their functions, and the loop that resolves the stack."""

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
from abyssal.games.unfathomable.rules.rows import Place, Row, Rows, Step
from abyssal.games.unfathomable.texts import abilities, cases, effects
from abyssal.games.unfathomable.turn import actions, setup, turn

STEP_OF: Final[dict[str, Step[Any]]] = {
    "crew": setup.Embarking(),
    "starting-hand": setup.STARTING_HAND,
    "turn": turn.TURN,
    "actions": actions.Acting(),
    "mythos": mythos.MYTHOS,
    "pick": questions.Picking(),
    "spend": questions.Spending(),
    "splits": questions.SPLITS,
    "discards": questions.DISCARDS,
    "order": hands.Ordering(),
    "look": looking.Looking(),
    "wear": items.Wearing(),
    "text": effects.Texts(),
    "crisis": mythos.CRISIS,
    "test": skill_tests.TEST,
    "contribute": skill_tests.CONTRIBUTE,
    "roll": dice.ROLL,
    "window": windows.WINDOW,
    "set-die": dice.SettingDie(),
    "risk": passengers.RISK,
    "damage": damage.DAMAGED,
    "defeat": defeat.DEFEAT,
    "defeats": defeat.DEFEATS,
    "attack": attacks.ATTACK,
    "attacks": attacks.ATTACKS,
    "activation": monsters.ACTIVATION,
    "deep-one": monsters.DEEP_ONE,
    "advance": tracks.ADVANCE,
    "banish": tracks.BANISH,
    "arrive": tracks.ARRIVE,
    "spell": spells.SPELL,
    "reveal": loyalty.REVEAL,
    "deal": loyalty.DEAL,
    "trade": trade.Trading(),
    "ability": Rows([text.row for text in abilities.ABILITIES]),
    "space": Rows(rooms.SPACE_ACTIONS),
    "special": cases.Cases(),
    "repair": rooms.REPAIR,
    "toll": skill_tests.TOLL,
    "leave-brig": actions.LEAVE_BRIG,
}
"""How each step is resolved."""
STEP: Final[list[Step[Any]]] = [STEP_OF[name] for name in STEPS]
ROWS: Final[list[list[Place] | None]] = [
    step.places if isinstance(step, Row) else None for step in STEP
]
"""The functions of each step that is a row: the loop does without a call of `Row.run`."""


def resolve(state: Position) -> None:
    """Resolve what is on top of the stack until somebody must answer, or the game is over."""
    stack = state.stack
    try:
        while state.asked == 0:
            frame = stack[-1]
            step = frame.step
            places = ROWS[step]
            if places is None:
                STEP[step].run(state, frame)
            else:
                place = places[frame.phase]
                frame.phase = place.after
                function = place.function
                function(state, frame)
    except GameOver:
        state.asked = 0
