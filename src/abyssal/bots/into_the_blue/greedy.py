"""The greedy bot of Into the Blue: it maximizes an estimated probability to win.

The value of a placement comes from a simple model of the rest of the game: everyone goes on placing
shells and taking chests as players usually do, so each level is a contest with known odds. The
value of a reroll is then an exact expectation over all results of the dice.
"""

from collections.abc import Callable
from functools import cache
from math import erf, sqrt
from typing import Any, Final

from abyssal.bots.into_the_blue.dice import (
    FIRST_FULL,
    NUMBER,
    RESULTS,
    best_reroll,
    best_rerolls,
    counts_of,
    expectations,
)
from abyssal.core.game import Action, Game, Position
from abyssal.games.into_the_blue.components import CHEST_FACE, DICE, LEVELS, SHELLS
from abyssal.games.into_the_blue.notation import PLACE

# Weights

USUAL: Final = [
    [],
    [0.110, 0.055, 0.020, 0.005],
    [0.075, 0.080, 0.030, 0.010],
    [0.070, 0.085, 0.030, 0.005],
    [0.065, 0.090, 0.015],
    [0.105, 0.060],
]
"""How often a turn places 1, 2, 3 … shells on each level: counted in games of this bot."""

SHELLS_A_TURN: Final = 1.5
CHEST_A_TURN: Final = 0.15
"""From the same games: how soon somebody runs out of shells, and how soon the last chest goes."""

SPREAD_A_TURN: Final = 6.0
SPREAD_AT_LAST: Final = 0.3
"""How far a lead at the end lies from the one expected, in points, for each turn to come; and what
counts as a shared victory when there is none. A leader likes a small spread, the others a large."""

BEST_RIVAL: Final = 0.5
"""The rival to beat, while turns are to come: half the one ahead now, half anyone."""

RARE: Final = 0.002
"""Numbers of shells less likely than this are left out: they decide nothing and cost time."""

TENTHS: Final = 10
"""Turns to come are counted in tenths, as the game may end before they do."""


# The rest of the game


@cache
def shells_to_come(level: int, tenths: int) -> list[float]:
    """How likely a player is to place 0, 1, 2 … more shells on `level` in so many tenths of turns.

    >>> shells_to_come(5, 10)
    [0.835, 0.105, 0.06]
    """
    if tenths == 0:
        return [1.0]
    part = min(1.0, tenths / TENTHS)
    in_a_turn = [1.0 - part * sum(USUAL[level]), *(part * chance for chance in USUAL[level])]
    odds = [0.0] * (SHELLS + 1)
    for before, likely in enumerate(shells_to_come(level, max(0, tenths - TENTHS))):
        for shells, chance in enumerate(in_a_turn):
            odds[min(SHELLS, before + shells)] += likely * chance
    while odds[-1] < RARE:
        odds.pop()
    whole = sum(odds)
    return [chance / whole for chance in odds]


@cache
def still_on(chests: int, turns: int) -> float:
    """How likely it is that not all of so many chests are taken in so many turns."""
    if chests == 0:
        return 0.0
    if turns == 0:
        return 1.0
    taken = still_on(chests - 1, turns - 1)
    return CHEST_A_TURN * taken + (1.0 - CHEST_A_TURN) * still_on(chests, turns - 1)


class Table:
    """What the view tells about the moment after this turn."""

    def __init__(self, view: dict[str, Any]) -> None:
        players = view["players"]
        self.me: int = view["viewer"]
        self.seats = range(view["seats"])
        self.shells: list[list[int]] = [[0, *player["shells"]] for player in players]
        self.unused: list[int] = [player["unused"] for player in players]
        self.latest: list[int] = [player["latest_turn"] for player in players]
        self.tokens: list[list[int]] = [
            [],
            *([level["main"], *level["secondary"]] for level in view["levels"]),
        ]
        self.waits = [(seat - self.me - 1) % len(self.seats) for seat in self.seats]
        """How many others play between this turn and each seat's next."""
        self.triggered = view["trigger"] is not None
        self.last_turns = view["last_turns"] - 1
        self.chests_left = sum(chest["owner"] is None for chest in view["chests"])
        mine: list[int] = players[self.me]["values"]
        unknown: list[int] = list(view["chest_values"])
        for value in mine:
            unknown.remove(value)
        self.chest = sum(unknown) / max(1, len(unknown))
        """What a chest I have not seen holds on average."""
        self.chests = [player["chests"] * self.chest for player in players]
        self.chests[self.me] = sum(mine)

    def tie_break(self, seat: int, level: int) -> tuple[list[int], int, int]:
        """What settles a tie on `level`: levels above, unused shells, the earlier last turn."""
        return self.shells[seat][level - 1 : 0 : -1], self.unused[seat], -self.latest[seat]

    def turns_to_come(self, placed: int, chests_left: int) -> list[float]:
        """The turns each seat can expect after this one, in which I place so many shells."""
        if self.triggered:
            return self.last_turns_of(self.last_turns, chests_left)
        if placed >= self.unused[self.me]:
            return self.last_turns_of(len(self.seats) - 1, chests_left)
        round_of_turns = len(self.seats)
        ends = []
        for seat in self.seats:
            needed = max(1, round(self.unused[seat] / SHELLS_A_TURN))
            ends.append(self.waits[seat] + (needed - 1) * round_of_turns)
        end = min(ends)
        trigger = ends.index(end)
        turns = []
        for seat in self.seats:
            last = end if seat == trigger else end + round_of_turns - 1
            coming = range(self.waits[seat], last + 1, round_of_turns)
            turns.append(sum(still_on(chests_left, turn) for turn in coming))
        return turns

    def last_turns_of(self, count: int, chests_left: int) -> list[float]:
        """One turn for each of the next `count` seats, unless the chests end the game before."""
        return [still_on(chests_left, wait) if wait < count else 0.0 for wait in self.waits]


class Contest:
    """One level: the tokens each seat can expect there, by the shells I place on it now."""

    def __init__(self, table: Table, level: int, turns: list[int]) -> None:
        self.me = table.me
        self.seats = table.seats
        self.tokens = [float(value) for value in table.tokens[level]]
        self.now = [shells[level] for shells in table.shells]
        self.odds = [shells_to_come(level, tenths) for tenths in turns]
        self.tie_breaks = [table.tie_break(seat, level) for seat in self.seats]
        self.mine = {
            count: self.token(self.me, count, self.me)[0]
            for count in range(self.now[self.me], SHELLS + 1)
        }
        self.theirs = [self.prospects(seat) for seat in self.seats]
        self.answers: dict[int, list[float]] = {}

    def ahead(self, rival: int, placed: int, seat: int, count: int) -> float:
        """How likely `rival`, placing so many now, ranks before `seat`, who ends with `count`."""
        missing = count - self.now[rival] - placed
        if missing < 0:
            return 1.0
        odds = self.odds[rival]
        if missing >= len(odds):
            return 0.0
        if self.tie_breaks[rival] > self.tie_breaks[seat]:
            return sum(odds[missing:])
        return sum(odds[missing + 1 :])

    def token(self, seat: int, count: int, but: int) -> tuple[float, float]:
        """What `seat` takes on average with `count` shells at the end, the rival `but` left out.

        And what it takes if that rival ranks before it.
        """
        if count == 0:
            return 0.0, 0.0
        ranks = [1.0] + [0.0] * (len(self.tokens) - 1)
        for rival in self.seats:
            if rival not in (seat, but):
                ahead = self.ahead(rival, 0, seat, count)
                if ahead > 0.0:
                    behind = 1.0 - ahead
                    for rank in range(len(ranks) - 1, 0, -1):
                        ranks[rank] = ranks[rank] * behind + ranks[rank - 1] * ahead
                    ranks[0] *= behind
        alone = sum(map(float.__mul__, ranks, self.tokens))
        after = sum(map(float.__mul__, ranks, self.tokens[1:]))
        return alone, after

    def prospects(self, seat: int) -> list[tuple[int, float, float]]:
        """For each number of shells a rival may end with: its part of a token, and of the loss
        if I rank before it."""
        parts = []
        if seat != self.me:
            for more, likely in enumerate(self.odds[seat]):
                count = self.now[seat] + more
                alone, after = self.token(seat, count, self.me)
                if alone > 0.0:
                    parts.append((count, likely * alone, likely * (alone - after)))
        return parts

    def points(self, placed: int) -> list[float]:
        """The points each seat can expect on this level if I place so many shells here now."""
        if placed not in self.answers:
            me = self.me
            points = [
                sum(
                    alone - loss * self.ahead(me, placed, seat, count)
                    for count, alone, loss in self.theirs[seat]
                )
                for seat in self.seats
            ]
            count = self.now[me] + placed
            points[me] = sum(
                likely * self.mine[min(SHELLS, count + more)]
                for more, likely in enumerate(self.odds[me])
            )
            self.answers[placed] = points
        return self.answers[placed]


# The value of this turn


FAILED: Final = 0
PERFECT: Final = -1


def outcomes(counts: tuple[int, ...]) -> list[tuple[int, int]]:
    """What a result of the dice allows: each level with its shells, or FAILED, or PERFECT.

    >>> outcomes((2, 1, 0, 3, 0, 0))
    [(1, 2), (2, 1)]
    """
    run = 0
    while run < LEVELS and counts[run] > 0:
        run += 1
    if run == 0:
        return [(FAILED, 0)]
    if run == LEVELS and counts[CHEST_FACE - 1] > 0:
        return [(PERFECT, 0)]
    return [(level, counts[level - 1]) for level in range(1, run + 1)]


OUTCOMES: Final = [outcomes(counts) for counts in RESULTS]


class Plan:
    """What every result of this turn's dice is worth, and every keep with rerolls left."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.contests: dict[tuple[int, ...], list[Contest]] = {}
        self.worth = {(FAILED, 0): self.placing(1, 0), (PERFECT, 0): self.perfect()}
        for level in range(1, LEVELS + 1):
            for shells in range(1, DICE + 1):
                self.worth[level, shells] = self.placing(level, shells)
        self.results = [max([self.worth[choice] for choice in choices]) for choices in OUTCOMES]
        one_left = expectations(self.results)
        two_left = expectations(best_rerolls(one_left))
        self.expected = {1: two_left, 2: one_left}
        """What each keep is worth, by the number of rolls made."""

    def placing(self, level: int, dice: int) -> float:
        """The chance to win if I place a shell on `level` for each of so many dice."""
        placed = min(dice, self.table.unused[self.table.me])
        turns = self.table.turns_to_come(placed, self.table.chests_left)
        return self.going_on(level, placed, 0.0, turns) if any(turns) else self.ended(level, placed)

    def perfect(self) -> float:
        """The chance to win with one more chest and, unless it is the last, one more turn."""
        table = self.table
        if table.chests_left == 1:
            return self.ended(1, 0, table.chest)
        turns = table.turns_to_come(0, table.chests_left - 1)
        turns[table.me] += 1.0
        return self.going_on(1, 0, table.chest, turns)

    def going_on(self, level: int, placed: int, chest: float, turns: list[float]) -> float:
        """The chance to win if so many turns are to come."""
        table = self.table
        tenths = [round(count * TENTHS) for count in turns]
        contests = self.contests.get(tuple(tenths))
        if contests is None:
            contests = [Contest(table, number, tenths) for number in range(1, LEVELS + 1)]
            self.contests[tuple(tenths)] = contests
        points = [
            table.chests[seat] + turns[seat] * CHEST_A_TURN * table.chest for seat in table.seats
        ]
        points[table.me] += chest
        for number, contest in enumerate(contests, start=1):
            expected = contest.points(placed if number == level else 0)
            points = list(map(float.__add__, points, expected))
        spread = SPREAD_AT_LAST + SPREAD_A_TURN * sqrt(sum(turns) / len(turns))
        return self.chance_to_win(points, BEST_RIVAL, spread)

    def ended(self, level: int, placed: int, chest: float = 0.0) -> float:
        """The chance to win if this is the end: only chests I have not seen leave a doubt."""
        table = self.table
        table.shells[table.me][level] += placed
        table.unused[table.me] -= placed
        points = table.chests.copy()
        points[table.me] += chest
        for number in range(1, LEVELS + 1):
            ranked = sorted(
                (
                    (table.shells[seat][number], table.tie_break(seat, number), seat)
                    for seat in table.seats
                    if table.shells[seat][number] > 0
                ),
                reverse=True,
            )
            for (_, _, seat), token in zip(ranked, table.tokens[number], strict=False):
                points[seat] += token
        table.shells[table.me][level] -= placed
        table.unused[table.me] += placed
        return self.chance_to_win(points, 1.0, SPREAD_AT_LAST)

    def chance_to_win(self, points: list[float], best_rival: float, spread: float) -> float:
        """How likely the lead in points is to last, if luck spreads as the normal law has it."""
        rivals = [points[seat] for seat in self.table.seats if seat != self.table.me]
        to_beat = best_rival * max(rivals) + (1.0 - best_rival) * sum(rivals) / len(rivals)
        return 0.5 + 0.5 * erf((points[self.table.me] - to_beat) / (spread * sqrt(2.0)))


class Greedy:
    """Takes the reroll and the level with the best chance to win."""

    blind = False
    imagines = False

    def __init__(self, game: Game, seed: int) -> None:
        self.plan: Plan | None = None

    def choose(
        self, view: dict[str, Any], legal: list[Action], imagine: Callable[[int], Position]
    ) -> Action:
        if view["step"] == "taking":
            return legal[0]  # chests look alike
        plan = self.plan_for(view)
        dice: list[int] = view["dice"]
        if view["step"] == "placing":
            return max(
                legal, key=lambda action: plan.worth[action - PLACE, dice.count(action - PLACE)]
            )
        result = plan.results[NUMBER[counts_of(dice)] - FIRST_FULL]
        return best_reroll(dice, result, plan.expected[view["rolls"]])

    def plan_for(self, view: dict[str, Any]) -> Plan:
        """The plan of this turn: made for its first question, kept for the others."""
        table = Table(view)
        if self.plan is None or vars(self.plan.table) != vars(table):
            self.plan = Plan(table)
        return self.plan
