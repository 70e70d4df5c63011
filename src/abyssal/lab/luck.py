"""Control of luck: how much of a result dice and draws gave, by a value (as AIVAT does).

Whenever an answer has drawn luck, what came of it is compared with the mean of what might have come
of it with other luck. That difference has a mean of 0 whoever plays, so a result less the sum of
them is true on average and differs less from game to game. What lay face down from the start
(a deck) is not drawn again.
"""

from typing import Final

from abyssal.core.chance import fast_chance
from abyssal.core.game import Action, Game, Position, Seat
from abyssal.values import value_of

SAMPLES: Final = 4


class Luck:
    """The luck that some seats have had in a game so far, in victories."""

    def __init__(self, game: Game, seed: int) -> None:
        self.value = value_of(game)
        self.chance = fast_chance(seed)

    def of(self, before: Position, seat: Seat, action: Action, after: Position) -> list[float]:
        """What each seat has won or lost by the luck in `action`, an answer of `seat`."""
        if after.chance.dump() == before.chance.dump():
            return [0.0] * before.seats
        found = self.value.chances(after, seat)
        for _ in range(SAMPLES):
            other = before.copy()
            other.chance = fast_chance(self.chance.below(1 << 30))
            other.play(seat, action)
            chances = self.value.chances(other, seat)
            found = [mine - chance / SAMPLES for mine, chance in zip(found, chances, strict=True)]
        return found
