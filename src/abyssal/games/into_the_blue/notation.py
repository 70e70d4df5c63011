"""Actions of Into the Blue as numbers and as text.

`stop` · `reroll ..3.5.` (the places of the dice thrown again) · `place 3` (a level) ·
`chest 2` (a place in the row).
"""

from typing import Final

from abyssal.games.into_the_blue.components import CHESTS, DICE, LEVELS

STOP: Final = 0
ALL_DICE: Final = (1 << DICE) - 1
"""A reroll is the set of dice as bits: 1 to 63."""
PLACE: Final = 1 << DICE
CHEST: Final = PLACE + 8

EXAMPLES: Final = ["stop", "reroll ..3.5.", "place 3", "chest 2"]


def write(action: int) -> str | None:
    """The text of `action`, or None if it is none."""
    if action == STOP:
        return "stop"
    if 0 < action <= ALL_DICE:
        marks = [str(die + 1) if action >> die & 1 else "." for die in range(DICE)]
        return "reroll " + "".join(marks)
    if PLACE < action <= PLACE + LEVELS:
        return f"place {action - PLACE}"
    if CHEST < action <= CHEST + CHESTS:
        return f"chest {action - CHEST}"
    return None


ACTIONS: Final = {
    text: action for action in range(CHEST + CHESTS + 1) if (text := write(action)) is not None
}


def read(text: str) -> int | None:
    """The action `text` denotes, or None if it denotes none."""
    return ACTIONS.get(text)
