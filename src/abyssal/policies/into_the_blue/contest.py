"""The contest for one level of Into the Blue: the tokens each seat can expect there.

Everyone goes on placing shells as players usually do, so each level is a contest with known odds.
"""

from typing import Final

from mypy_extensions import i64

from abyssal.games.into_the_blue.components import LEVELS, SHELLS
from abyssal.games.into_the_blue.position import PLACES
from abyssal.policies.fives import Five, put, zeros
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


CERTAINLY_NONE: Final = Odds([1.0])


class Usual:
    """What players usually place on each level, worked out as it is asked for."""

    def __init__(self) -> None:
        self.known: list[list[Odds]] = [[CERTAINLY_NONE] for _ in range(LEVELS + 1)]

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

    def __init__(self) -> None:
        self.count: i64 = 0
        self.alone = 0.0
        self.loss = 0.0


class Entrant:
    """A seat in the contest: the shells it has there, those to come, and what settles ties."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.now: i64 = 0
        self.odds = CERTAINLY_NONE.odds
        self.least = CERTAINLY_NONE.least
        self.size: i64 = 0
        self.tie_break: i64 = 0
        self.prospects = [Prospect() for _ in range(SHELLS + 1)]
        self.likely: i64 = 0
        """How many of them, from the first on, are those of this turn."""

    def enter(self, now: int, odds: Odds, tie_break: int) -> None:
        """Begin with so many shells."""
        self.now = now
        self.odds = odds.odds
        self.least = odds.least
        self.size = len(odds.least)
        self.tie_break = tie_break
        self.likely = 0

    def ahead(self, other: "Entrant", count: i64) -> float:
        """How likely it ranks before another one, who ends with `count`."""
        missing: i64 = count - self.now
        if missing < 0:
            return 1.0
        if self.tie_break <= other.tie_break:
            missing += 1
        return self.least[missing] if missing < self.size else 0.0


class Contest:
    """One level, by the shells I place on it now.

    It is made once and begun anew in every turn, as a search asks for thousands of them.
    """

    def __init__(self, level: int, seats: int) -> None:
        self.level = level
        self.first = self.second = self.third = 0.0
        self.entrants = [Entrant(seat) for seat in range(seats)]
        self.me = self.entrants[0]
        self.rivals = self.entrants[1:]
        self.mine = [0.0] * (SHELLS + 1)
        """My tokens for each number of shells I may end with, from those I have on."""
        self.known: i64 = 0
        """How many of them have been asked for."""

    def begin(self, table: Table, tenths: list[int], usual: Usual) -> None:
        """Take up the table; turns to come are in tenths, by seat."""
        tokens = table.tokens[self.level - 1]
        self.first = float(tokens[0])
        self.second = float(tokens[1])
        self.third = float(tokens[2]) if len(tokens) > 2 else 0.0
        tie_breaks = table.tie_breaks(self.level)
        for entrant in self.entrants:
            seat = entrant.seat
            entrant.enter(
                table.shells[seat * PLACES + self.level],
                usual.shells_to_come(self.level, tenths[seat]),
                tie_breaks[seat],
            )
        if self.me.seat != table.me:
            self.me = self.entrants[table.me]
            self.rivals = [entrant for entrant in self.entrants if entrant is not self.me]
        for rival in self.rivals:
            self.look_ahead(rival)
        self.known = 0

    def tokens(self, entrant: Entrant, count: i64) -> tuple[float, float]:
        """What a seat takes on average with `count` shells at the end, without me as a rival.

        And what it takes if I rank before it.
        """
        if count == 0:
            return 0.0, 0.0
        first, second, third = 1.0, 0.0, 0.0
        for rival in self.rivals:
            if rival is not entrant:
                ahead = rival.ahead(entrant, count)
                if ahead > 0.0:
                    behind = 1.0 - ahead
                    third = third * behind + second * ahead
                    second = second * behind + first * ahead
                    first *= behind
        alone = first * self.first + second * self.second + third * self.third
        return alone, first * self.second + second * self.third

    def look_ahead(self, rival: Entrant) -> None:
        """What a rival may end with."""
        count = rival.now
        for likely in rival.odds:
            alone, after = self.tokens(rival, count)
            if alone > 0.0:
                prospect = rival.prospects[rival.likely]
                prospect.count = count
                prospect.alone = likely * alone
                prospect.loss = likely * (alone - after)
                rival.likely += 1
            count += 1

    def points(self, placed: int) -> Five:
        """The points each seat can expect on this level if I place so many shells here now."""
        me = self.me
        points = put(zeros(), me.seat, self.my_points(placed))
        least, size = me.least, me.size
        now: i64 = placed
        now += me.now
        for rival in self.rivals:
            wins_ties = me.tie_break <= rival.tie_break
            prospects = rival.prospects
            total = 0.0
            for number in range(rival.likely):
                prospect = prospects[number]
                missing: i64 = prospect.count - now
                ahead = 1.0
                if missing >= 0:
                    if wins_ties:
                        missing += 1
                    ahead = least[missing] if missing < size else 0.0
                total += prospect.alone - prospect.loss * ahead
            points = put(points, rival.seat, total)
        return points

    def my_points(self, placed: i64) -> float:
        """What I can expect if I place so many shells here now; no more than all of them count."""
        me, mine = self.me, self.mine
        most: i64 = SHELLS - me.now
        last: i64 = placed + len(me.odds) - 1
        if last > most:
            last = most
        while self.known <= last:
            mine[self.known] = self.tokens(me, me.now + self.known)[0]
            self.known += 1
        total = 0.0
        end: i64 = placed
        for likely in me.odds:
            total += likely * mine[end if end < most else most]
            end += 1
        return total
