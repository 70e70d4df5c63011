"""The exact searcher of Into the Blue: no playouts, as all results of the dice can be reckoned."""

from abyssal.core.game import Action, Game, Seat
from abyssal.games.into_the_blue.notation import PLACE
from abyssal.games.into_the_blue.position import PLACING, ROLLING, Position
from abyssal.policies.into_the_blue.dice import Dice, placing, reroll_weights
from abyssal.policies.into_the_blue.greedy import linked_dice
from abyssal.search.searcher import Effort, Judged, Searcher
from abyssal.values import value_of
from abyssal.values.into_the_blue import IntoTheBlue


class ExactTurn(Searcher):
    """The value judges what a turn can come to; a reroll is the mean over all results.

    Effort plays no part: there is nothing to gain from more of it.
    """

    def __init__(self, value: IntoTheBlue, dice: Dice) -> None:
        self.value = value
        self.dice = dice

    def judge(
        self, position: Position, seat: Seat, legal: list[Action], effort: Effort
    ) -> list[Judged]:
        chances = self.chances(position, seat, legal)
        found = [Judged(action, chance, 0) for action, chance in zip(legal, chances, strict=True)]
        found.sort(key=chance_of, reverse=True)
        return found

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


def chance_of(judged: Judged) -> float:
    return judged.chance


def levels(legal: list[Action]) -> list[int]:
    return [action - PLACE for action in legal]


def searcher(game: Game) -> ExactTurn:
    value = value_of(game)
    assert isinstance(value, IntoTheBlue)
    return ExactTurn(value, linked_dice())
