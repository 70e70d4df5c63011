"""x"""

from abyssal.core.chance import Chance
from abyssal.games.unfathomable.state import State


def imagine(state: State, viewer: int | None, chance: Chance) -> None:
    state.chance = chance
