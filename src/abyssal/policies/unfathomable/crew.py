"""The crew policy of Unfathomable: heuristics for each loyalty, without search."""

from abyssal.core.chance import Chance
from abyssal.core.game import Action, Game, Seat
from abyssal.games.unfathomable.game import Unfathomable
from abyssal.games.unfathomable.position.position import Position
from abyssal.policies.policy import Policy
from abyssal.policies.unfathomable.beliefs import Beliefs
from abyssal.policies.unfathomable.habits import Habits
from abyssal.policies.unfathomable.outlook import winning
from abyssal.policies.unfathomable.player import USUAL, Player
from abyssal.policies.unfathomable.questions import chosen, weights
from abyssal.policies.unfathomable.ship import ship_of


class Crew(Policy):
    """Plays every loyalty of Unfathomable.

    A position is worth the chance of the seat to win with the loyalty cards it has now.
    """

    def __init__(self, game: Game, habits: Habits | None = None) -> None:
        assert isinstance(game, Unfathomable)
        self.habits = habits or Habits()

    def weigh(self, position: Position, seat: Seat, legal: list[Action]) -> list[float]:
        """Of a hidden traitor, who mixes its answers, what it thinks of them in most cases."""
        return weights(Player(ship_of(position, seat), self.habits, USUAL), legal)

    def worth(self, position: Position, seat: Seat) -> float:
        ship = ship_of(position, seat)
        return winning(ship, Beliefs(ship, seat, self.habits))

    def turn(self, position: Position) -> int:
        return position.turn

    def choose(self, position: Position, seat: Seat, legal: list[Action], chance: Chance) -> Action:
        return chosen(ship_of(position, seat), legal, self.habits, chance)
