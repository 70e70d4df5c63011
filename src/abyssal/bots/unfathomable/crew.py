"""The crew bot of Unfathomable: its policy, put to what a view shows."""

from collections.abc import Callable
from typing import Any

from abyssal.bots.unfathomable.reading import ship_seen
from abyssal.core.chance import Chance, fast_chance
from abyssal.core.game import Action, Game, Position
from abyssal.games.unfathomable.box.cards import Cards
from abyssal.policies.unfathomable.habits import Habits
from abyssal.policies.unfathomable.questions import chosen


class Crew:
    """Plays every loyalty of Unfathomable."""

    blind = False
    imagines = False

    def __init__(self, game: Game, seed: int, habits: Habits | None = None) -> None:
        self.cards: Cards = game.cards  # type: ignore[attr-defined]
        self.seed = seed
        self.habits = habits or Habits()

    def choose(
        self, view: dict[str, Any], legal: list[Action], imagine: Callable[[int], Position]
    ) -> Action:
        return chosen(ship_seen(view, self.cards), legal, self.habits, self.luck(view))

    def luck(self, view: dict[str, Any]) -> Chance:
        """What answers are mixed by: the same whenever the same is asked."""
        moment = 1000 * view["turn"] + len(view["trials"])
        return fast_chance(self.seed + 7919 * moment)
