"""The contest for one level of Into the Blue: the tokens each seat can expect there.

Everyone goes on placing shells as players usually do, so each level is a contest with known odds.
"""

from typing import Final

from abyssal.games.into_the_blue.components import LEVELS, SHELLS
from abyssal.games.into_the_blue.position import PLACES
from abyssal.policies.fives import Five, at, put, zeros
from abyssal.policies.into_the_blue.table import Table

USUAL: Final[list[list[float]]] = [
    [],
    [0.110, 0.055, 0.020, 0.005],
    [0.075, 0.080, 0.030, 0.010],
    [0.070, 0.085, 0.030, 0.005],
    [0.065, 0.090, 0.015],
    [0.105, 0.060],
]
"""How often a turn places 1, 2, 3 … shells on each level: counted in games of the bot."""

RARE: Final = 0.002
"""Numbers of shells less likely than this are left out: they decide nothing and cost time."""

TENTHS: Final = 10
"""Turns to come are counted in tenths, as the game may end before they do."""


class Odds:
    """How likely a player is to place 0, 1, 2 … more shells, and how likely at least so many."""

    def __init__(self, odds: list[float]) -> None:
        self.odds = odds
        self.least = [0.0] * (len(odds) + 1)
        for shells in range(len(odds) - 1, -1, -1):
            self.least[shells] = self.least[shells + 1] + odds[shells]


class Usual:
    """What players usually place on each level, worked out as it is asked for."""

    def __init__(self) -> None:
        self.known: list[list[Odds]] = [[Odds([1.0])] for _ in range(LEVELS + 1)]

    def shells_to_come(self, level: int, tenths: int) -> Odds:
        """The shells that a player places on `level` in so many tenths of turns."""
        known = self.known[level]
        while len(known) <= tenths:
            known.append(self.after(level, len(known)))
        return known[tenths]

    def after(self, level: int, tenths: int) -> Odds:
        usual = USUAL[level]
        part = min(1.0, tenths / TENTHS)
        odds = [0.0] * (SHELLS + 1)
        for before, likely in enumerate(self.known[level][max(0, tenths - TENTHS)].odds):
            none = 1.0
            for more, chance in enumerate(usual):
                none -= part * chance
                odds[min(SHELLS, before + more + 1)] += likely * part * chance
            odds[before] += likely * none
        while odds[-1] < RARE:
            odds.pop()
        whole = 0.0
        for chance in odds:
            whole += chance
        return Odds([chance / whole for chance in odds])


class Prospect:
    """A number of shells a rival may end with: its part of a token, and of the loss if I rank
    before it."""

    def __init__(self, count: int, alone: float, loss: float) -> None:
        self.count = count
        self.alone = alone
        self.loss = loss


class Contest:
    """One level, by the shells I place on it now."""

    def __init__(self, table: Table, level: int, turns: Five, usual: Usual) -> None:
        self.me = table.me
        self.seats = table.seats
        tokens = table.tokens[level - 1]
        self.first = float(tokens[0])
        self.second = float(tokens[1])
        self.third = float(tokens[2]) if len(tokens) > 2 else 0.0
        self.now = [table.shells[seat * PLACES + level] for seat in range(table.seats)]
        self.odds = [
            usual.shells_to_come(level, round(at(turns, seat) * TENTHS))
            for seat in range(table.seats)
        ]
        self.tie_breaks = [table.tie_break(seat, level) for seat in range(table.seats)]
        self.mine: list[float] = []
        """My tokens for each number of shells I may end with, from those I have on."""
        for count in range(self.now[self.me], SHELLS + 1):
            self.mine.append(self.tokens(self.me, count)[0])
        self.theirs = [self.prospects(seat) for seat in range(table.seats)]

    def ahead(self, rival: int, placed: int, seat: int, count: int) -> float:
        """How likely `rival`, placing so many now, ranks before `seat`, who ends with `count`."""
        missing = count - self.now[rival] - placed
        if missing < 0:
            return 1.0
        least = self.odds[rival].least
        if self.tie_breaks[rival] <= self.tie_breaks[seat]:
            missing += 1
        return least[missing] if missing < len(least) else 0.0

    def tokens(self, seat: int, count: int) -> tuple[float, float]:
        """What `seat` takes on average with `count` shells at the end, without me as a rival.

        And what it takes if I rank before it.
        """
        if count == 0:
            return 0.0, 0.0
        first, second, third = 1.0, 0.0, 0.0
        for rival in range(self.seats):
            if rival != seat and rival != self.me:
                ahead = self.ahead(rival, 0, seat, count)
                if ahead > 0.0:
                    behind = 1.0 - ahead
                    third = third * behind + second * ahead
                    second = second * behind + first * ahead
                    first *= behind
        alone = first * self.first + second * self.second + third * self.third
        return alone, first * self.second + second * self.third

    def prospects(self, seat: int) -> list[Prospect]:
        found: list[Prospect] = []
        if seat != self.me:
            odds = self.odds[seat].odds
            for more in range(len(odds)):
                count = self.now[seat] + more
                alone, after = self.tokens(seat, count)
                if alone > 0.0:
                    found.append(Prospect(count, odds[more] * alone, odds[more] * (alone - after)))
        return found

    def points(self, placed: int) -> Five:
        """The points each seat can expect on this level if I place so many shells here now."""
        me = self.me
        points = zeros()
        for seat in range(self.seats):
            total = 0.0
            for prospect in self.theirs[seat]:
                loss = prospect.loss * self.ahead(me, placed, seat, prospect.count)
                total += prospect.alone - loss
            points = put(points, seat, total)
        mine = 0.0
        odds = self.odds[me].odds
        most = len(self.mine) - 1
        for more in range(len(odds)):
            mine += odds[more] * self.mine[min(most, placed + more)]
        return put(points, me, mine)
