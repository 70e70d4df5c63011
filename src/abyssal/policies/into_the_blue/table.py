"""What one seat of Into the Blue knows of the table, and how many turns are to come."""

from typing import Final

from abyssal.games.into_the_blue.components import CHESTS, LEVELS
from abyssal.games.into_the_blue.position import NOBODY, OVER, PLACES, UNUSED, Position
from abyssal.policies.fives import Five, added, put, zeros

SHELLS_A_TURN: Final = 1.5
CHEST_A_TURN: Final = 0.15
"""How soon somebody runs out of shells, and how soon the last chest goes: counted in games of the
bot."""

MOST_TURNS: Final = 128
"""More turns than a game can expect, those of all seats together."""


def never_taken(chests: int, turns: int) -> list[list[float]]:
    """How likely it is that not all of so many chests are taken in so many turns."""
    odds = [[0.0] * turns]
    for _ in range(chests):
        fewer, row = odds[-1], [1.0]
        for turn in range(1, turns):
            row.append(CHEST_A_TURN * fewer[turn - 1] + (1.0 - CHEST_A_TURN) * row[turn - 1])
        odds.append(row)
    return odds


STILL_ON: Final = never_taken(CHESTS, MOST_TURNS)


class Table:
    """All that the seat `me` knows and is judged by."""

    me: int
    seats: int
    shells: list[int]
    """Shells of all seats, `PLACES` numbers a seat: unused, then level 1 to 5."""
    latest: list[int]
    """The number of each seat's latest turn."""
    tokens: list[list[int]]
    """The treasure tokens of each level from 1 on, by rank."""
    next: int
    """Whose turn is the first of those that are to come."""
    over: bool
    triggered: bool
    last_turns: int
    """How many last turns are to come, once they are triggered."""
    chests_left: int
    chest: float
    """What a chest I have not seen holds on average."""
    chests: Five
    """What the chests of each seat hold, as far as I know."""

    def __init__(self) -> None:
        self.ties: list[list[int]] = []
        """What settles ties on each level, once it is asked for."""

    def unused(self, seat: int) -> int:
        return self.shells[seat * PLACES + UNUSED]

    def same(self, other: "Table") -> bool:
        """Whether the other one is judged alike."""
        return (
            self.me == other.me
            and self.next == other.next
            and self.last_turns == other.last_turns
            and self.chests_left == other.chests_left
            and self.triggered == other.triggered
            and self.over == other.over
            and self.chest == other.chest
            and self.chests == other.chests
            and self.shells == other.shells
            and self.latest == other.latest
            and self.tokens == other.tokens
        )

    def tie_break(self, seat: int, level: int) -> int:
        """What settles a tie on `level`: levels above, unused shells, the earlier last turn.

        The first difference counts (ITB-61 to ITB-66), so they are digits of one number.
        """
        first = seat * PLACES
        number = 0
        for above in range(level - 1, -1, -1):  # the last one is UNUSED
            number = number * 16 + self.shells[first + above]
        return number * MOST_NUMBER - self.latest[seat]

    def tie_breaks(self, level: int) -> list[int]:
        """What settles a tie on `level` for each seat, as things are before my turn."""
        if not self.ties:
            for each in range(1, LEVELS + 1):
                self.ties.append([self.tie_break(seat, each) for seat in range(self.seats)])
        return self.ties[level - 1]

    def turns_to_come(self, placed: int, chests_left: int) -> Five:
        """The turns each seat can expect, if I place so many shells in the turn under way."""
        turns = zeros()
        if self.over:
            return turns
        still_on = STILL_ON[chests_left]
        seats = self.seats
        if self.triggered or placed >= self.unused(self.me):
            count = self.last_turns if self.triggered else seats - 1
            for wait in range(count):
                turns = put(turns, (self.next + wait) % seats, still_on[wait])
            return turns
        end = MOST_TURNS
        trigger = 0
        for seat in range(seats):
            wait = (seat - self.next) % seats
            needed = max(1, round(self.unused(seat) / SHELLS_A_TURN))
            if wait + (needed - 1) * seats < end:
                end = wait + (needed - 1) * seats
                trigger = seat
        for turn in range(end + seats):
            seat = (self.next + turn) % seats
            if seat != trigger or turn <= end:
                turns = added(turns, seat, still_on[turn])
        return turns


MOST_NUMBER: Final = 1 << 20
"""More than the number of any turn."""


def table_of(position: Position, seat: int, spent: int) -> Table:
    """What `seat` knows of the position; with `spent` = 1 the turn under way is no longer to come.

    What is in a chest knows only who took it (ITB-40).
    """
    table = Table()
    table.me = seat
    table.seats = position.seats
    table.shells = position.shells.copy()
    table.latest = position.latest.copy()
    table.tokens = [
        position.treasures.of_level(level, position.seats) for level in range(1, LEVELS + 1)
    ]
    table.next = (position.active + spent) % position.seats
    table.over = position.step == OVER
    table.triggered = position.trigger != NOBODY
    table.last_turns = position.last_turns - spent if table.triggered else 0
    mine = whole = unknown = 0
    for place in range(CHESTS):
        whole += position.row[place]
        if position.owners[place] == seat:
            mine += position.row[place]
        else:
            unknown += 1
    table.chests_left = position.chests_left()
    table.chest = (whole - mine) / max(1, unknown)
    chests = put(zeros(), seat, float(mine))
    for place in range(CHESTS):
        owner = position.owners[place]
        if owner != NOBODY and owner != seat:
            chests = added(chests, owner, table.chest)
    table.chests = chests
    return table
