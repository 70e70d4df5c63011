"""The random bot, for every game: each legal action is as likely."""

from collections.abc import Callable
from typing import Any

from abyssal.core.chance import fast_chance
from abyssal.core.game import Action, Game, Position


class Random:
    """Its luck is its own: the same seed gives the same picks."""

    blind = True
    imagines = False

    def __init__(self, game: Game, seed: int) -> None:
        self.chance = fast_chance(seed)

    def choose(
        self, view: dict[str, Any], legal: list[Action], imagine: Callable[[int], Position]
    ) -> Action:
        return legal[self.chance.below(len(legal))]
