"""Actions of In Too Deep as numbers and as text.

`take 57` (an open card) · `draw` · `buy pearl 57` · `expand wildlife 44` · `pay 12` · `decline` ·
`remove 44` · `move 44 pearl` · `raise 25` · `add pearl 30` · `acquire pearl from 2` (a seat).
"""

from typing import Final

from abyssal.games.in_too_deep.components import COMPANIES, COMPANY_COUNT, HIGHEST, SEATS

VERBS: Final = [
    "take",
    "draw",
    "buy",
    "expand",
    "pay",
    "decline",
    "remove",
    "move",
    "raise",
    "add",
    "acquire",
]
BLOCK: Final = 4096
"""An action is verb * BLOCK + card * TARGETS + target; a target is a company."""
TARGETS: Final = 8

TAKE: Final = 0 * BLOCK
DRAW: Final = 1 * BLOCK
BUY: Final = 2 * BLOCK
EXPAND: Final = 3 * BLOCK
PAY: Final = 4 * BLOCK
DECLINE: Final = 5 * BLOCK
REMOVE: Final = 6 * BLOCK
MOVE: Final = 7 * BLOCK
RAISE: Final = 8 * BLOCK
ADD: Final = 9 * BLOCK
ACQUIRE: Final = 10 * BLOCK

EXAMPLES: Final = ["draw", "buy pearl 57", "expand wildlife 44", "pay 12", "decline"]


def card_of(action: int) -> int:
    """The number of the card an action names."""
    return action % BLOCK // TARGETS


def target_of(action: int) -> int:
    """The company an action aims at."""
    return action % TARGETS


def acquire(owner: int, company: int) -> int:
    """The action of buying a share of `company` out of the portfolio of `owner`."""
    return ACQUIRE + owner * TARGETS + company


def write(action: int, company_of: list[int]) -> str | None:
    """The text of `action`, or None if it is none."""
    if not 0 <= action < BLOCK * len(VERBS):
        return None
    verb = VERBS[action // BLOCK]
    card = card_of(action)
    target = target_of(action)
    if verb in ("draw", "decline"):
        return verb if card == target == 0 else None
    if target >= COMPANY_COUNT:
        return None
    if verb == "acquire":
        return f"{verb} {COMPANIES[target]} from {card}" if card < len(SEATS) + 1 else None
    if card > HIGHEST or company_of[card] < 0:
        return None
    if verb in ("expand", "add"):
        return f"{verb} {COMPANIES[target]} {card}"
    if verb == "move":
        return f"{verb} {card} {COMPANIES[target]}"
    if target != 0:
        return None
    if verb == "buy":
        return f"{verb} {COMPANIES[company_of[card]]} {card}"
    return f"{verb} {card}"


def actions(company_of: list[int]) -> dict[str, int]:
    """Every action there is, by its text."""
    return {
        text: action
        for action in range(BLOCK * len(VERBS))
        if (text := write(action, company_of)) is not None
    }
