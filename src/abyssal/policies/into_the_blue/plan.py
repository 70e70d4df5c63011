"""What a turn of Into the Blue can come to, as chances to win."""

from math import erf, sqrt
from typing import Final

from abyssal.games.into_the_blue.components import DICE, LEVELS
from abyssal.games.into_the_blue.position import PLACES, UNUSED
from abyssal.policies.fives import Five, added, at, plus, zeros
from abyssal.policies.into_the_blue.contest import TENTHS, Contest, Usual
from abyssal.policies.into_the_blue.dice import CHOICES, FAILED, PERFECT, placing
from abyssal.policies.into_the_blue.table import CHEST_A_TURN, Table

SPREAD_A_TURN: Final = 6.0
SPREAD_AT_LAST: Final = 0.3
"""How far a lead at the end lies from the one expected, in points, for each turn to come; and what
counts as a shared victory when there is none. A leader likes a small spread, the others a large."""

BEST_RIVAL: Final = 0.5
"""The rival to beat, while turns are to come: half the one ahead now, half anyone."""


class Future:
    """The rest of a game in which each seat can expect so many turns.

    Like the contests it consists of, it is made once and begun anew in every turn.
    """

    table: Table

    def __init__(self, seats: int, usual: Usual) -> None:
        self.usual = usual
        self.contests = [Contest(level, seats) for level in range(1, LEVELS + 1)]
        self.spread = 0.0
        self.idle = [zeros() for _ in range(LEVELS)]
        """What each level brings if I place nothing on it now."""
        self.points = zeros()
        """What all seats can expect then."""

    def begin(self, table: Table, turns: Five) -> None:
        tenths = [round(at(turns, seat) * TENTHS) for seat in range(table.seats)]
        whole = 0.0
        for seat in range(table.seats):
            whole += at(turns, seat)
        self.table = table
        self.spread = SPREAD_AT_LAST + SPREAD_A_TURN * sqrt(whole / table.seats)
        self.points = plus(table.chests, CHEST_A_TURN * table.chest, turns)
        for contest in self.contests:
            contest.begin(table, tenths, self.usual)
            idle = contest.points(0)
            self.idle[contest.level - 1] = idle
            self.points = plus(self.points, 1.0, idle)

    def placing(self, level: int, placed: int) -> float:
        """My chance to win if I place so many shells on `level`."""
        if placed == 0:
            return self.chance(self.points)
        others = plus(self.points, -1.0, self.idle[level - 1])
        return self.chance(plus(others, 1.0, self.contests[level - 1].points(placed)))

    def with_chest(self) -> float:
        """My chance to win if I take one more chest."""
        return self.chance(added(self.points, self.table.me, self.table.chest))

    def chance(self, points: Five) -> float:
        return chance_to_win(self.table, points, BEST_RIVAL, self.spread)


class Plan:
    """Judges turns at tables of so many seats."""

    def __init__(self, seats: int, usual: Usual) -> None:
        self.seats = seats
        self.going_on = Future(seats, usual)
        self.last_placed = Future(seats, usual)
        """With the last shell of mine: that triggers the end (ITB-44)."""
        self.one_more_turn = Future(seats, usual)

    def worths(self, table: Table) -> list[float]:
        """My chance to win after each thing that my turn can come to."""
        found = [0.0] * CHOICES
        unused = table.unused(table.me)
        turns = table.turns_to_come(0, table.chests_left)
        going_on = begun(self.going_on, table, turns)
        found[FAILED] = after(going_on, table, 1, 0)
        found[PERFECT] = self.perfect(table)
        spent = going_on
        if unused <= DICE:
            last = table.turns_to_come(unused, table.chests_left)
            if last != turns:
                spent = begun(self.last_placed, table, last)
        for level in range(1, LEVELS + 1):
            for dice in range(1, DICE + 2 - level):  # a run has a die for each level above (ITB-21)
                if dice > max(1, unused):
                    found[placing(level, dice)] = found[placing(level, dice - 1)]
                else:
                    placed = min(dice, unused)
                    future = spent if placed == unused else going_on
                    found[placing(level, dice)] = after(future, table, level, placed)
        return found

    def perfect(self, table: Table) -> float:
        """The chance to win with one more chest and, unless it is the last, one more turn."""
        if table.chests_left <= 1:
            return ended(table, 1, 0, table.chest)
        turns = table.turns_to_come(0, table.chests_left - 1)
        self.one_more_turn.begin(table, added(turns, table.me, 1.0))
        return self.one_more_turn.with_chest()

    def chance_now(self, table: Table) -> float:
        """My chance to win, the turn under way being still to come."""
        turns = table.turns_to_come(0, table.chests_left)
        return after(begun(self.going_on, table, turns), table, 1, 0)


def begun(future: Future, table: Table, turns: Five) -> Future | None:
    """The rest of the game, if there is any."""
    if turns == zeros():
        return None
    future.begin(table, turns)
    return future


def after(future: Future | None, table: Table, level: int, placed: int) -> float:
    """My chance to win once so many shells are placed on `level`."""
    if future is None:
        return ended(table, level, placed, 0.0)
    return future.placing(level, placed)


def ended(table: Table, level: int, placed: int, chest: float) -> float:
    """The chance to win if this is the end: only chests I have not seen leave a doubt."""
    before = table.shells
    shells = before.copy()
    shells[table.me * PLACES + level] += placed
    shells[table.me * PLACES + UNUSED] -= placed
    table.shells = shells
    points = added(table.chests, table.me, chest)
    for number in range(1, LEVELS + 1):
        ranked = [
            (shells[seat * PLACES + number], table.tie_break(seat, number), seat)
            for seat in range(table.seats)
            if shells[seat * PLACES + number] > 0
        ]
        ranked.sort(reverse=True)
        tokens = table.tokens[number - 1]
        for rank in range(min(len(ranked), len(tokens))):
            points = added(points, ranked[rank][2], float(tokens[rank]))
    table.shells = before
    return chance_to_win(table, points, 1.0, SPREAD_AT_LAST)


def chance_to_win(table: Table, points: Five, best_rival: float, spread: float) -> float:
    """How likely the lead in points is to last, if luck spreads as the normal law has it."""
    best = -1.0
    whole = 0.0
    for seat in range(table.seats):
        if seat != table.me:
            best = max(best, at(points, seat))
            whole += at(points, seat)
    to_beat = best_rival * best + (1.0 - best_rival) * whole / (table.seats - 1)
    return 0.5 + 0.5 * erf((at(points, table.me) - to_beat) / (spread * sqrt(2.0)))
