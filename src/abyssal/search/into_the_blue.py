"""The exact searcher of Into the Blue: no playouts, as all results of the dice can be reckoned."""

from abyssal.core.game import Action, Game, Seat
from abyssal.games.into_the_blue.notation import PLACE
from abyssal.games.into_the_blue.position import PLACING, ROLLING, Position
from abyssal.policies import policy_of
from abyssal.policies.into_the_blue.dice import Dice, placing, reroll_weights
from abyssal.policies.into_the_blue.greedy import linked_dice
from abyssal.policies.policy import Policy
from abyssal.search.halving import Halving
from abyssal.search.searcher import Effort, Judged, Searcher
from abyssal.values import value_of
from abyssal.values.into_the_blue import IntoTheBlue


class ExactTurn(Searcher):
    """The value judges what a turn can come to; a reroll is the mean over all results.

    For that effort plays no part: there is nothing to gain from more of it.
    """

    def __init__(self, policy: Policy, value: IntoTheBlue, dice: Dice) -> None:
        self.policy = policy
        self.value = value
        self.dice = dice

    def judge(
        self, position: Position, seat: Seat, legal: list[Action], effort: Effort
    ) -> list[Judged]:
        found = self.compare(position, seat, legal, effort)
        found.sort(key=chance_of, reverse=True)
        return found

    def compare(
        self, position: Position, seat: Seat, answers: list[Action], effort: Effort
    ) -> list[Judged]:
        legal = position.legal(seat)
        chances = self.chances(position, seat, legal)
        return [Judged(action, chances[legal.index(action)], 0) for action in answers]

    def outlook(self, position: Position, viewer: Seat, effort: Effort) -> list[float]:
        """The dice that lie on the table are played to the end of the turn."""
        ahead = TurnAhead(self.policy, self.value)
        return ahead.outlook(position, viewer, effort)

    def ahead(self, position: Position, seat: Seat, action: Action, seed: int) -> Position:
        """The rest of the turn is played by the policy."""
        later = TurnAhead(self.policy, self.value).ahead(position, seat, action, seed)
        assert isinstance(later, Position)
        return later

    def chances(self, position: Position, seat: Seat, legal: list[Action]) -> list[float]:
        """The chance to win with each answer."""
        if position.step == ROLLING:
            self.dice.fill(self.value.worths(position, seat))
            return reroll_weights(self.dice, position.dice, position.rolls)
        if position.step == PLACING:
            worths = self.value.worths(position, seat)
            faces = position.dice
            return [worths[placing(level, faces.count(level))] for level in levels(legal)]
        return [self.value.chances(position, seat)[seat]] * len(legal)  # chests look alike


class TurnAhead(Halving):
    """Plays on to the end of a turn."""

    def turns(self, position: Position) -> int:
        return 1


def chance_of(judged: Judged) -> float:
    return judged.chance


def levels(legal: list[Action]) -> list[int]:
    return [action - PLACE for action in legal]


def searcher(game: Game) -> ExactTurn:
    value = value_of(game)
    assert isinstance(value, IntoTheBlue)
    return ExactTurn(policy_of(game), value, linked_dice())
