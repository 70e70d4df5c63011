"""The greedy policy of Into the Blue: it maximizes an estimated probability to win.

The value of a placement comes from a simple model of the rest of the game; the value of a reroll is
then an exact expectation over all results of the dice.
"""

from functools import cache

from abyssal.core.game import Action, Game, Seat
from abyssal.games.into_the_blue.notation import PLACE
from abyssal.games.into_the_blue.position import PLACING, ROLLING, Position
from abyssal.policies.into_the_blue.contest import Usual
from abyssal.policies.into_the_blue.dice import Dice, placing, reroll_weights
from abyssal.policies.into_the_blue.plan import Plan
from abyssal.policies.into_the_blue.table import Table, table_of
from abyssal.policies.policy import Policy


@cache
def linked_dice() -> Dice:
    """The keeps of six dice, linked once in a process."""
    return Dice()


@cache
def usual_shells() -> Usual:
    """What players usually place, worked out once in a process."""
    return Usual()


class Greedy(Policy):
    """Takes the reroll and the level with the best chance to win.

    Its numbers are chances to win, from 0 to 1. What a position is worth does not depend on the
    dice on the table: the turn under way counts as one that is still to come.
    """

    def __init__(self, game: Game) -> None:
        self.dice = linked_dice()
        self.plan: Plan | None = None
        self.table: Table | None = None
        self.worths: list[float] = []
        """What the latest turn can come to: it is asked about some three times."""

    def weigh(self, position: Position, seat: Seat, legal: list[Action]) -> list[float]:
        if position.step == PLACING:
            return self.placements(table_of(position, seat, 1), position.dice, legal)
        if position.step == ROLLING:
            return self.rerolls(table_of(position, seat, 1), position.dice, position.rolls)
        return [0.0] * len(legal)  # chests look alike

    def worth(self, position: Position, seat: Seat) -> float:
        return self.plan_for(position.seats).chance_now(table_of(position, seat, 0))

    def turn(self, position: Position) -> int:
        return position.turn

    def placements(self, table: Table, faces: list[int], legal: list[Action]) -> list[float]:
        """The chance to win with a placement on each level."""
        worths = self.worths_for(table)
        return [worths[placing(action - PLACE, faces.count(action - PLACE))] for action in legal]

    def rerolls(self, table: Table, faces: list[int], rolls: int) -> list[float]:
        """The chance to win if I stop, and with each reroll, after so many rolls."""
        self.dice.fill(self.worths_for(table))
        return reroll_weights(self.dice, faces, rolls)

    def worths_for(self, table: Table) -> list[float]:
        """What my turn can come to: worked out for its first question, kept for the others."""
        if self.table is None or not self.table.same(table):
            self.table = table
            self.worths = self.plan_for(table.seats).worths(table)
        return self.worths

    def plan_for(self, seats: int) -> Plan:
        """The plan for so many seats, which seldom changes."""
        if self.plan is None or self.plan.seats != seats:
            self.plan = Plan(seats, usual_shells())
        return self.plan
