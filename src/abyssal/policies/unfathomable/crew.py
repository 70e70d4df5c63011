"""The policies of Unfathomable: heuristics for each loyalty, without search."""

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
from abyssal.policies.unfathomable.ship import Ship, ship_of
from abyssal.policies.unfathomable.weights import LEARNED, Weights


class Crew(Policy):
    """Plays every loyalty of Unfathomable by weights that were set by hand.

    A position is worth the chance of the seat to win with the loyalty cards it has now.
    """

    def __init__(self, game: Game, habits: Habits | None = None) -> None:
        assert isinstance(game, Unfathomable)
        self.habits = habits or Habits()

    def weigh(self, position: Position, seat: Seat, legal: list[Action]) -> list[float]:
        """Of a hidden traitor, who mixes its answers, what it thinks of them in most cases."""
        return weights(Player(self.ship(position, seat), self.habits, USUAL), legal)

    def worth(self, position: Position, seat: Seat) -> float:
        ship = self.ship(position, seat)
        return winning(ship, Beliefs(ship, seat, self.habits))

    def turn(self, position: Position) -> int:
        return position.turn

    def choose(self, position: Position, seat: Seat, legal: list[Action], chance: Chance) -> Action:
        return chosen(self.ship(position, seat), legal, self.habits, chance)

    def ship(self, position: Position, seat: Seat) -> Ship:
        """The ship as `seat` knows and weighs it."""
        return ship_of(position, seat)


class Officer(Crew):
    """Judges by weights that were learned, as long as it is a human: they were learned as one."""

    def __init__(self, game: Game, weights: Weights = LEARNED) -> None:
        super().__init__(game)
        self.weights = weights

    def ship(self, position: Position, seat: Seat) -> Ship:
        ship = ship_of(position, seat)
        is_human = not (ship.hybrid or ship.cultist or ship.revealed[seat])
        return ship.weigh(self.weights) if is_human else ship
