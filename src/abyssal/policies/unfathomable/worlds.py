"""Imagined worlds weighed by belief: how well their traitors explain what all have seen.

`imagine` deals unknown loyalty cards evenly, so what a world is worth beside another is how likely
the tests would have gone as they did with its traitors (importance sampling). The best explanation
weighs 1, so a world can as well be kept with its weight for a chance (rejection sampling).
"""

from math import exp

from abyssal.games.unfathomable.box.components import HYBRID, NOBODY
from abyssal.games.unfathomable.position.position import NO_END, Position
from abyssal.policies.unfathomable.beliefs import Evidence
from abyssal.policies.unfathomable.table import Table, read_people


class Worlds:
    """Weighs the worlds that one seat imagines at one moment of a game."""

    def __init__(self, position: Position, seat: int) -> None:
        table = Table()
        table.me = seat
        table.cards = position.cards
        table.seats = position.seats
        table.over = position.ending != NO_END
        table.trials = position.trials
        read_people(table, position)
        self.evidence = Evidence(table)
        self.best = self.best_explanation(position, seat)
        """The logarithm of how well the tests can be explained at all."""

    def weight(self, imagined: Position) -> float:
        """What a world weighs, from 0 to 1. A Cultist counts as a human, for most of a game does
        the work of one."""
        return exp(self.evidence.added_to(0.0, hidden_hybrids(imagined)) - self.best)

    def best_explanation(self, position: Position, seat: int) -> float:
        """The best of all worlds in which what `seat` knows is true."""
        known = 0
        hybrids = position.loyalties.count(HYBRID)
        unknown = [0] * position.seats
        for card, owner in enumerate(position.loyalty_at):
            if owner == NOBODY:
                continue
            is_open = position.loyalty_open >> card & 1 == 1
            if is_open or position.loyalty_known[card] >> seat & 1:
                if position.loyalties[card] == HYBRID:
                    hybrids -= 1
                    known |= 1 << owner
            elif not position.is_traitor(owner):
                unknown[owner] += 1
        known &= ~position.traitors
        best = self.evidence.added_to(0.0, known)
        for mask in range(1, 1 << position.seats):
            possible = mask & known == 0 and mask.bit_count() <= hybrids
            if possible and all(
                unknown[owner] > 0 for owner in range(position.seats) if mask >> owner & 1
            ):
                best = max(best, self.evidence.added_to(0.0, known | mask))
        return best


def hidden_hybrids(position: Position) -> int:
    """The seats that hide a Hybrid, as a mask."""
    mask = 0
    for card, owner in enumerate(position.loyalty_at):
        if owner != NOBODY and position.loyalties[card] == HYBRID:
            mask |= 1 << owner
    return mask & ~position.traitors
