"""Whom a player of Unfathomable suspects, from what all saw of the tests.

Every set of people who may be hidden traitors is a hypothesis. Before any test it is as likely as
the loyalty cards make it. A test speaks for those hypotheses that explain its opposing cards: two
come from the chaos deck by chance, the rest from people who added cards and draw such skills.
"""

from functools import lru_cache
from itertools import combinations
from math import exp, log
from typing import Any, Final

from abyssal.bots.unfathomable_ship import KIND, Ship
from abyssal.games.unfathomable.cards import Cards
from abyssal.games.unfathomable.components import SKILLS, TREACHERY, skill_of

SPOILS: Final = (0.45, 0.45, 0.1)
"""How likely a traitor who adds cards to a test adds no, one or two opposing ones."""
STRANGE: Final = 0.15
"""How likely somebody holds a skill that is not of their set, compared with one that is."""
NOISE: Final = 0.004
"""How likely a test is that a hypothesis cannot explain."""
LATEST: Final = 12
"""So many tests count in full; older ones may be from before somebody was turned."""
FADED: Final = 0.5
MOST_TRAITORS: Final = 3

SURE_ENOUGH: Final = 0.4
"""From which suspicion on somebody is accused."""
EVIDENCE: Final = 0.12
"""How much of it must come from tests."""
CAUGHT: Final = 6.0
"""What it is worth to have a traitor in the Brig."""
WRONGED: Final = 1.6
"""What it costs to have a human there."""

Summary = tuple[int, int, tuple[tuple[int, float], ...]]
"""A test in short: its opposing cards, its supporting skills, and by seat what was added."""


class Beliefs:
    """How likely each seat is a hidden traitor, to one viewer; None is what all can conclude."""

    def __init__(
        self, cards: Cards, ship: Ship, viewer: int | None, attentive: bool, jails: bool
    ) -> None:
        self.cards = cards
        self.ship = ship
        self.viewer = viewer
        self.attentive = attentive
        self.jails = jails
        self.base: list[float] | None = None
        self.odds: list[float] | None = None

    def others(self, seat: int) -> list[int]:
        """Everybody else who has not revealed."""
        return [
            other
            for other in range(self.ship.seats)
            if other != seat and not self.ship.revealed[other]
        ]

    def suspicion(self, seat: int) -> float:
        """How likely a seat is a traitor."""
        if self.odds is None:
            self.odds = self.judged()
        return self.odds[seat]

    def stands_out(self, seat: int) -> bool:
        """Whether the tests, and not the loyalty cards alone, speak against a seat."""
        if self.base is None:
            self.base = self.priors()
        suspicion = self.suspicion(seat)
        return suspicion >= 1.0 or suspicion >= max(SURE_ENOUGH, self.base[seat] + EVIDENCE)

    def jailing(self, seat: int) -> float:
        """What it is worth to the humans to have a seat in the Brig."""
        if not self.jails:
            return -WRONGED
        suspicion = self.suspicion(seat)
        return CAUGHT * suspicion - WRONGED * (1.0 - suspicion)

    def suspect(self, seats: list[int]) -> int:
        """The most suspected of some seats."""
        return max(seats, key=self.suspicion)

    # The loyalty cards

    def priors(self) -> list[float]:
        """How likely each seat is a traitor by the loyalty cards alone."""
        view = self.ship.view
        seats = self.ship.seats
        bad = 1 if seats <= 4 else 2
        plain = view["options"]["cultist"] == "with" and view["options"]["game"] == "standard"
        if seats % 2 == 0 and plain:
            bad += 1
        unseen = 2 * seats
        known: list[list[str]] = []
        for seat in range(seats):
            mine = seat == self.viewer
            shown = [card for card in view["players"][seat]["loyalties"] if mine or card != "human"]
            if not mine and not self.ship.revealed[seat]:
                shown = []
            if self.viewer is not None and not mine:
                shown = [*shown, *view["seen_loyalties"][seat]]
            known.append(shown)
            unseen -= len(shown)
            bad -= sum(card != "human" for card in shown)
        rate = max(0, bad) / max(1, unseen)
        found: list[float] = []
        for seat in range(seats):
            hidden = view["players"][seat]["loyalty"] - len(known[seat])
            if any(card != "human" for card in known[seat]):
                found.append(1.0)
            elif seat == self.viewer:
                found.append(0.0)
            else:
                found.append(1.0 - (1.0 - rate) ** hidden)
        return found

    def judged(self) -> list[float]:
        """The priors, weighed with the tests."""
        priors = self.priors()
        if not self.attentive:
            return priors
        ship = self.ship
        open_seats = [
            seat for seat in range(ship.seats) if not ship.revealed[seat] and 0.0 < priors[seat] < 1
        ]
        sure = sum(
            1 << seat
            for seat in range(ship.seats)
            if priors[seat] >= 1.0 and not ship.revealed[seat]
        )
        must = ship.view["awake"] and not sure and True not in ship.revealed
        tables = [
            likelihoods(self.summary(trial), ship.seats)
            for trial in ship.view["trials"]
            if trial["space"] is None  # over an arrest humans disagree
        ]
        masks: list[int] = []
        scores: list[float] = []
        for size in range(min(MOST_TRAITORS, len(open_seats)) + 1):
            for group in combinations(open_seats, size):
                if must and not group:
                    continue
                mask = sure
                score = 0.0
                for seat in open_seats:
                    share = priors[seat]
                    score += log(share if seat in group else 1.0 - share)
                for seat in group:
                    mask |= 1 << seat
                late = len(tables) - LATEST
                for number, table in enumerate(tables):
                    score += table[mask] * (1.0 if number >= late else FADED)
                masks.append(mask)
                scores.append(score)
        best = max(scores, default=0.0)
        weights = [exp(score - best) for score in scores]
        total = sum(weights)
        found = priors.copy()
        for seat in open_seats:
            found[seat] = (
                sum(weight for mask, weight in zip(masks, weights, strict=True) if mask >> seat & 1)
                / total
            )
        return found

    # The tests

    def summary(self, trial: dict[str, Any]) -> Summary:
        """A test in short; what revealed traitors and kept cards added is taken out."""
        support = {SKILLS.index(name) for name in trial["skills"]}
        skills = [skill_of(KIND[card]) for card in trial["cards"]]
        opposing = [skill for skill in skills if skill not in support]
        added = trial["added"]
        known = sum(count for seat, count in enumerate(added) if self.ship.revealed[seat])
        known += max(0, len(skills) - sum(added) - 2)
        strange = [skill for skill in opposing if skill != TREACHERY]
        people = tuple(
            (
                0 if self.ship.revealed[seat] else min(2, count),
                self.fit(seat, strange) if count else 0.0,
            )
            for seat, count in enumerate(added)
        )
        return max(0, len(opposing) - known), len(support), people

    def fit(self, seat: int, skills: list[int]) -> float:
        """How well some opposing cards fit what a seat draws."""
        if not skills:
            return STRANGE
        own = self.cards.sets[self.ship.characters[seat]]
        return sum(1.0 if own[skill] else STRANGE for skill in skills) / len(skills)


@lru_cache(maxsize=4096)
def likelihoods(summary: Summary, seats: int) -> dict[int, float]:
    """How well each set of traitors explains a test, as a logarithm."""
    opposing, support, people = summary
    odds = 1.0 - support / 5
    chaos = ((1 - odds) ** 2, 2 * odds * (1 - odds), odds * odds)
    found: dict[int, float] = {}
    for mask in range(1 << seats):
        spoiled = [1.0]
        for seat in range(seats):
            added, fit = people[seat]
            if mask >> seat & 1 and added:
                spoiled = convolved(spoiled, spoils(added, fit))
        total = NOISE
        for count, share in enumerate(spoiled):
            if 0 <= opposing - count <= 2:
                total += share * chaos[opposing - count]
        found[mask] = log(total)
    return found


def spoils(added: int, fit: float) -> list[float]:
    """How likely a traitor spoils with no, one or two of the cards added."""
    one = SPOILS[1] * fit
    two = SPOILS[2] * fit if added > 1 else 0.0
    return [1.0 - SPOILS[1] - SPOILS[2], one, two]


def convolved(one: list[float], other: list[float]) -> list[float]:
    """How likely each sum of two counts is."""
    found = [0.0] * (len(one) + len(other) - 1)
    for first, share in enumerate(one):
        for second, part in enumerate(other):
            found[first + second] += share * part
    return found
