"""The searcher of Key Largo: the day played out, and its value."""

from math import exp
from typing import Final

from abyssal.core.chance import Chance
from abyssal.core.game import Action, Game, Seat
from abyssal.games.key_largo.position import NO_PLAN, PLANNING, Position
from abyssal.policies import policy_of
from abyssal.policies.policy import Policy
from abyssal.search.halving import Halving
from abyssal.search.searcher import Judged
from abyssal.values import value_of
from abyssal.values.value import Value

FINE: Final = 1 << 20


class ByDay(Halving):
    """All plan at once, so a plan is tried against plans that the others draw from their good ones,
    not against an answer to it. For the same reason plans are mixed: players who think alike
    would all meet at one port."""

    def __init__(self, policy: Policy, value: Value) -> None:
        super().__init__(policy, value)
        self.mixed = 0.005
        """A plan whose chance is lower by so much is drawn less often by a factor of e."""

    def turns(self, position: Position) -> int:
        return 1

    def imagined(self, position: Position, seat: Seat, seed: int) -> Position:
        """Plans that are laid could be any of all: they are taken back, for the policy to make."""
        world = position.imagine(seat, seed)
        assert isinstance(world, Position)
        if world.step == PLANNING:
            world.plans = [NO_PLAN] * world.seats
        return world

    def pick(self, position: Position, judged: list[Judged], chance: Chance) -> Action:
        if position.step != PLANNING:
            return judged[0].action
        weights = [exp((one.chance - judged[0].chance) / self.mixed) for one in judged]
        total = 0.0
        for weight in weights:
            total += weight
        left = total * chance.below(FINE) / FINE
        for one, weight in zip(judged, weights, strict=True):
            left -= weight
            if left < 0.0:
                return one.action
        return judged[0].action


def searcher(game: Game) -> ByDay:
    return ByDay(policy_of(game), value_of(game))
