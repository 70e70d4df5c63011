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

    def prepare(self, world: Position, seat: Seat) -> None:
        """Plans that are laid are imagined as any of all; the policy makes likelier ones."""
        if world.step == PLANNING:
            world.plans = [NO_PLAN] * world.seats


def searcher(game: Game) -> ByDay:
    return ByDay(policy_of(game), value_of(game))
