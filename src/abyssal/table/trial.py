"""Speculative execution: an answer is tried on copies of a position before it is written down."""

from typing import NamedTuple

from abyssal.core.events import Event
from abyssal.core.game import Action, Position


class Pick(NamedTuple):
    """One action of an answer, the position it leads to, and what happened on the way."""

    action: Action
    after: Position
    events: list[Event]


class Trial(NamedTuple):
    """An answer played on copies of a position."""

    before: Position
    seat: int
    actions: list[str]
    picks: list[Pick]

    def is_of(self, state: Position, seat: int, actions: list[str]) -> bool:
        """Whether this is what would come of trying `actions` in `state`."""
        return self.before is state and (self.seat, self.actions) == (seat, actions)
