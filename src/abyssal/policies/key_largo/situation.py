"""One decision of a player of Key Largo: what the seat has and knows, and what that is worth."""

from typing import Final

from abyssal.games.key_largo.components import DEPTH_COUNT, TOURISTS
from abyssal.policies.fives import Five, added, plus
from abyssal.policies.key_largo.season import Season, ahead_of
from abyssal.policies.key_largo.table import MONEY, Table
from abyssal.policies.key_largo.teams import Team
from abyssal.policies.key_largo.waters import Waters

# Weights, in dollars where nothing else is said, tuned in series of games.

SPITE: Final = 0.3
"""How much of what a rival loses counts as won."""

KEEPING: Final = 5.0
"""What an encounter must bring now rather than be kept for another day."""

TIE_BREAK: Final = 0.01

HAIR: Final = 1e-6
"""Less than anything is worth: it orders answers that are worth the same."""


class Loot:
    """A card of a rival that could be stolen, and what it is on average."""

    def __init__(self, seat: int, depth: int, find: Five) -> None:
        self.seat = seat
        self.depth = depth
        self.find = find


class Situation:
    """What the table says to the seat that is asked."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.waters = Waters(table)
        self.season = Season(table, self.waters)
        self.team = table.teams[table.me]
        self.stock = table.stock()
        days = table.days_to_come()
        self.ahead = ahead_of(days, table.afternoon) if table.half == 0 else ahead_of(days)
        """What is to come after this half-day."""
        self.found_now = 0.0
        self.is_judged = False

    def now(self) -> float:
        """What I have is worth: worked out if a question needs it."""
        if not self.is_judged:
            self.found_now = self.season.worth(self.team, self.stock, self.ahead)
            self.is_judged = True
        return self.found_now

    def gain(self, team: Team, stock: Five) -> float:
        """How much better this would be than what I have."""
        return self.season.worth(team, stock, self.ahead) - self.now()

    def loots(self) -> list[Loot]:
        """Whom I could rob of what. One rival stands for all from whom a card of a depth is as
        good as from another."""
        table = self.table
        found: list[Loot] = []
        for depth in range(DEPTH_COUNT):
            is_offered = False
            for seat in range(table.seats):
                if seat == table.me or table.treasures_of(seat, depth) == 0:
                    continue
                if table.known and self.knows(seat, depth):
                    found.append(self.loot(seat, depth))
                elif not is_offered:
                    found.append(self.loot(seat, depth))
                    is_offered = True
        return found

    def knows(self, seat: int, depth: int) -> bool:
        """Whether I know a card of this depth in the hand of a rival."""
        depth_of = self.table.tariff.components.depth_of
        for known in self.table.known:
            if known.seat == seat and depth_of[known.face] == depth:
                return True
        return False

    def loot(self, seat: int, depth: int) -> Loot:
        """A card of this depth in the hand of a rival: those that I know, and unknown ones."""
        table = self.table
        components = table.tariff.components
        find = self.waters.ground(depth).find
        if not table.known:
            return Loot(seat, depth, find)
        sums: Five = (0.0, 0.0, 0.0, 0.0, 0.0)
        count = table.treasures_of(seat, depth)
        hidden = count
        for known in table.known:
            face = known.face
            if known.seat == seat and components.depth_of[face] == depth:
                sums = added(sums, components.kind_of[face], float(components.number_of[face]))
                hidden -= 1
        sums = plus(sums, float(hidden), find)
        each = 1.0 / count
        return Loot(
            seat,
            depth,
            (sums[0] * each, sums[1] * each, sums[2] * each, sums[3] * each, 0.0),
        )

    def robbed(self, stock: Five, loot: Loot, price: float) -> Five:
        """With a card stolen for a price; some of the owner's loss counts as cash."""
        spite = SPITE * self.waters.ground(loot.depth).value
        return added(plus(stock, 1.0, loot.find), MONEY, spite - price)


def discard_gain(encounter: int) -> float:
    """A tourist is sent away where nothing else is to be done; others are worth keeping."""
    return HAIR if encounter in TOURISTS else -KEEPING
