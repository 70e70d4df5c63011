"""The value of a position of Into the Blue, and of what a turn can come to."""

from typing import Final

from abyssal.core.game import Seat
from abyssal.games.into_the_blue.components import CHESTS, DICE, LEVELS, SEATS, SHELLS, Treasures
from abyssal.games.into_the_blue.position import NOBODY, PLACES, TAKING, UNUSED, Position
from abyssal.policies.into_the_blue.dice import CHOICES, FAILED, PERFECT, placing
from abyssal.values.value import Features, Value, best, best_rival, flag, mean_of, shares

SEAT_FEATURES: Final = [
    *[f"shells-{level}" for level in range(1, LEVELS + 1)],
    *[f"lead-{level}" for level in range(1, LEVELS + 1)],
    *[f"second-lead-{level}" for level in range(1, LEVELS + 1)],
    *[f"third-lead-{level}" for level in range(1, LEVELS + 1)],
    *[f"points-{level}" for level in range(1, LEVELS + 1)],
    *["unused", "chests", "gold", "lead", "above-mean", "wait", "last-turn"],
]
"""What is told of a seat: shells, the lead over the best rival and the next two (as many as can
take a token), and points on each level, what it has left, points in all against the best rival and
the mean, and its turns."""
TABLE_FEATURES: Final = [
    *["triggered", "last-turns", "chests-left", "fewest-unused", "mean-unused", "steep"],
    *[f"{seats}-seats" for seats in SEATS],
    *[f"all-shells-{level}" for level in range(1, LEVELS + 1)],
]

RIVALS: Final = 3
"""So many are looked at on each level, the strongest first."""
EDGE: Final = 0.25
"""The lead of whoever wins a tie, in shells."""
DIGIT: Final = 16
"""More than the shells of a player: what settles a tie are digits of one number."""
MOST_TURNS: Final = 1 << 20


class IntoTheBlue(Value):
    """A network over what the viewer knows at the beginning of a turn, whatever the dice show."""

    def features(self, position: Position, viewer: Seat) -> Features:
        known = known_by(position, viewer)
        if position.step == TAKING:
            known = with_chest(known)
        return seat_features(known, level_points(known)), shared_features(known)

    def judged(self, known: "Known") -> list[float]:
        """The chance of every seat where a turn begins, or the game is over.

        The end is no matter of judgement: only chests that the viewer has not seen leave a doubt,
        and it is worked out.
        """
        points = level_points(known)
        if known.over:
            return end_chances(known, points)
        return self.told(seat_features(known, points), shared_features(known))

    def worths(self, position: Position, seat: Seat) -> list[float]:
        """The chance of `seat`, whose turn it is, after each thing that the turn can come to."""
        known = known_by(position, seat)
        found = [0.0] * CHOICES
        found[FAILED] = self.judged(after_turn(known, 1, 0))[seat]
        found[PERFECT] = self.judged(with_chest(known))[seat]
        unused = known.shells[seat * PLACES + UNUSED]
        for level in range(1, LEVELS + 1):
            for dice in range(1, DICE + 2 - level):
                if dice > unused:  # no more shells than one has (ITB-31)
                    found[placing(level, dice)] = found[placing(level, unused)]
                else:
                    found[placing(level, dice)] = self.judged(after_turn(known, level, dice))[seat]
        return found


class Known:
    """What `viewer` knows when a turn begins, or has come to its end."""

    viewer: int
    seats: int
    treasures: Treasures
    shells: list[int]
    latest: list[int]
    active: int
    triggered: bool
    last_turns: int
    """Last turns to come once they are triggered, the one that begins included."""
    over: bool
    held: list[int]
    """How many chests each seat has."""
    mine: list[int]
    """What is in the chests that the viewer has looked into."""
    unseen: list[int]
    """What is in the others, in ascending order."""

    def copy(self) -> "Known":
        other = Known()
        other.viewer = self.viewer
        other.seats = self.seats
        other.treasures = self.treasures
        other.shells = self.shells.copy()
        other.latest = self.latest.copy()
        other.active = self.active
        other.triggered = self.triggered
        other.last_turns = self.last_turns
        other.over = self.over
        other.held = self.held.copy()
        other.mine = self.mine
        other.unseen = self.unseen
        return other

    def gold(self) -> list[float]:
        """What the chests of each seat hold, on average where the viewer has not looked."""
        mean = sum(self.unseen) / max(1, len(self.unseen))
        found = [held * mean for held in self.held]
        looked = len(self.mine)
        found[self.viewer] = sum(self.mine) + (self.held[self.viewer] - looked) * mean
        return found


def known_by(position: Position, viewer: Seat) -> Known:
    known = Known()
    known.viewer = viewer
    known.seats = position.seats
    known.treasures = position.treasures
    known.shells = position.shells
    known.latest = position.latest
    known.active = position.active
    known.triggered = position.trigger != NOBODY
    known.last_turns = position.last_turns
    known.over = False
    known.held = [0] * position.seats
    known.mine = []
    known.unseen = []
    for place in range(CHESTS):
        owner = position.owners[place]
        if owner != NOBODY:
            known.held[owner] += 1
        if owner == viewer:
            known.mine.append(position.row[place])
        else:
            known.unseen.append(position.row[place])
    known.unseen.sort()
    return known


# What a turn leads to


def after_turn(known: Known, level: int, placed: int) -> Known:
    """What is known once the player whose turn it is has placed so many shells on a level."""
    later = known.copy()
    first = known.active * PLACES
    later.shells[first + UNUSED] -= placed
    later.shells[first + level] += placed
    if later.shells[first + UNUSED] == 0 and not known.triggered:
        later.triggered = True  # ITB-44
        later.last_turns = known.seats
    if later.triggered:
        later.last_turns -= 1
        later.over = later.last_turns == 0
    if not later.over:
        later.active = (known.active + 1) % known.seats
        later.latest[later.active] = max(known.latest) + 1
    return later


def with_chest(known: Known) -> Known:
    """What is known once the player whose turn it is takes a chest, before a look into it."""
    later = known.copy()
    later.held[known.active] += 1
    later.over = sum(later.held) == CHESTS  # ITB-50
    return later


# Points


def strengths(known: Known, level: int) -> list[int]:
    """What decides the rank of each seat on `level`, as one number (ITB-61 to ITB-66)."""
    found: list[int] = []
    for seat in range(known.seats):
        number = 0
        for place in range(level, UNUSED - 1, -1):
            number = number * DIGIT + known.shells[seat * PLACES + place]
        found.append(number * MOST_TURNS + MOST_TURNS - 1 - known.latest[seat])
    return found


def level_points(known: Known) -> list[list[int]]:
    """For each level from 1 on, what each seat would take there if the game ended now."""
    found: list[list[int]] = []
    for level in range(1, LEVELS + 1):
        tokens = known.treasures.of_level(level, known.seats)
        strength = strengths(known, level)
        points: list[int] = []
        for seat in range(known.seats):
            rank = 0
            for other in strength:
                if other > strength[seat]:
                    rank += 1
            placed = known.shells[seat * PLACES + level] > 0
            points.append(tokens[rank] if placed and rank < len(tokens) else 0)
        found.append(points)
    return found


def end_chances(known: Known, points: list[list[int]]) -> list[float]:
    """The chances at the end: over all that chests which were not looked into can hold."""
    totals = [float(sum([level[seat] for level in points])) for seat in range(known.seats)]
    totals[known.viewer] += sum(known.mine)
    owners: list[int] = []
    for seat in range(known.seats):
        looked = len(known.mine) if seat == known.viewer else 0
        owners += [seat] * (known.held[seat] - looked)
    return mean_shares(totals, owners, known.unseen)


def mean_shares(totals: list[float], owners: list[int], values: list[int]) -> list[float]:
    """The shares in victory, if each of `owners` draws one of `values` blindly."""
    if not owners:
        return shares(best(totals), len(totals))
    found = [0.0] * len(totals)
    for place, value in enumerate(values):
        drawn = totals.copy()
        drawn[owners[0]] += value
        rest = mean_shares(drawn, owners[1:], values[:place] + values[place + 1 :])
        for seat in range(len(totals)):
            found[seat] += rest[seat] / len(values)
    return found


# Features


def seat_features(known: Known, points: list[list[int]]) -> list[list[float]]:
    """The features of each seat."""
    seats = known.seats
    gold = known.gold()
    totals = [sum([level[seat] for level in points]) + gold[seat] for seat in range(seats)]
    mean = mean_of(totals)
    shells = [on_level(known, level) for level in range(1, LEVELS + 1)]
    strength = [strengths(known, level) for level in range(1, LEVELS + 1)]
    ranked = [ranking(of_level) for of_level in strength]
    found: list[list[float]] = []
    for seat in range(seats):
        own: list[float] = []
        leads: list[list[float]] = [[] for _ in range(RIVALS)]
        taken: list[float] = []
        for level in range(1, LEVELS + 1):
            placed = shells[level - 1]
            own.append(placed[seat] / 4)
            ahead = leads_of(placed, seat, strength[level - 1], ranked[level - 1])
            for place in range(RIVALS):
                leads[place].append(within(ahead[place], 4.0) / 4)
            taken.append(points[level - 1][seat] / 10)
        wait = (seat - known.active) % seats
        last = known.triggered and wait < known.last_turns
        found.append(
            [
                *own,
                *leads[0],
                *leads[1],
                *leads[2],
                *taken,
                known.shells[seat * PLACES + UNUSED] / SHELLS,
                known.held[seat] / 2,
                gold[seat] / 10,
                (totals[seat] - best_rival(totals, seat)) / 20,
                (totals[seat] - mean) / 20,
                wait / seats,
                flag(last),
            ]
        )
    return found


def ranking(strength: list[int]) -> list[int]:
    """All seats, the strongest first."""
    ranked = [(-number, seat) for seat, number in enumerate(strength)]
    ranked.sort()
    return [seat for _, seat in ranked]


def on_level(known: Known, level: int) -> list[int]:
    """The shells of each seat there."""
    return [known.shells[seat * PLACES + level] for seat in range(known.seats)]


def leads_of(placed: list[int], seat: int, strength: list[int], ranked: list[int]) -> list[float]:
    """The lead of `seat` over its three strongest rivals; one that is missing has no shell."""
    mine = placed[seat]
    found: list[float] = []
    for rival in ranked:
        if rival != seat and len(found) < RIVALS:
            lead = mine - placed[rival]
            edge = EDGE if strength[seat] > strength[rival] else -EDGE
            found.append(float(lead) if lead else edge)
    while len(found) < RIVALS:
        found.append(float(mine) if mine else EDGE)
    return found


def shared_features(known: Known) -> list[float]:
    """The features of the table."""
    seats = known.seats
    unused = [known.shells[seat * PLACES + UNUSED] for seat in range(seats)]
    found = [
        flag(known.triggered),
        known.last_turns / seats,
        1.0 - sum(known.held) / CHESTS,
        min(unused) / SHELLS,
        sum(unused) / seats / SHELLS,
        flag(known.treasures.name == "steep"),
    ]
    for number in SEATS:
        found.append(flag(seats == number))
    for level in range(1, LEVELS + 1):
        found.append(sum(on_level(known, level)) / SHELLS)
    return found


def within(number: float, most: float) -> float:
    return max(-most, min(most, number))


VALUE: Final = IntoTheBlue
