"""The searcher of Key Largo: the day played out, and its value."""

from abyssal.core.game import Game, Seat
from abyssal.games.key_largo.position import NO_PLAN, PLANNING, Position
from abyssal.policies import policy_of
from abyssal.search.halving import Halving
from abyssal.values import value_of


class ByDay(Halving):
    """All plan at once, so a plan is tried against plans that the others draw from their good ones,
    not against an answer to it."""

    def turns(self, position: Position) -> int:
        return 1

    def imagined(self, position: Position, seat: Seat, seed: int) -> Position:
        """Plans that are laid could be any of all: they are taken back, for the policy to make."""
        world = position.imagine(seat, seed)
        assert isinstance(world, Position)
        if world.step == PLANNING:
            world.plans = [NO_PLAN] * world.seats
        return world


def searcher(game: Game) -> ByDay:
    return ByDay(policy_of(game), value_of(game))
