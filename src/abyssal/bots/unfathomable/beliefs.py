"""Bayesian inference: whom a player of Unfathomable suspects, from what all saw of the tests.

Every set of people who may be hidden traitors is a hypothesis. Its prior comes from the loyalty
cards. A test makes those hypotheses likelier that explain its opposing cards: two come from the
chaos deck by chance, the rest from people who added cards and draw such skills.
"""

from functools import lru_cache
from itertools import combinations
from math import exp, log
from typing import Final

from abyssal.bots.unfathomable.ship import KIND, Ship
from abyssal.games.unfathomable.box.cards import Cards
from abyssal.games.unfathomable.box.components import SKILLS, TREACHERY, skill_of
from abyssal.games.unfathomable.rules.skill_tests import CHAOS_CARDS

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
WRONGED: Final = 6.4
"""What it costs to have a human there, all players together; more where there are few."""

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
        wronged = WRONGED / self.ship.seats
        if not self.jails:
            return -wronged
        suspicion = self.suspicion(seat)
        return CAUGHT * suspicion - wronged * (1.0 - suspicion)

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
        """The posterior: the priors and the tests; a bot that is not attentive trusts everybody."""
        priors = self.priors()
        if not self.attentive:
            return [1.0 if prior >= 1.0 else 0.0 for prior in priors]
        ship = self.ship
        hidden = tuple(not revealed for revealed in ship.revealed)
        draws = tuple(map(self.draws, ship.characters))
        trials = tuple(
            summary(
                tuple(t["added"]), tuple(t["cards"]), tuple(t["skills"]), hidden=hidden, draws=draws
            )
            for t in ship.view["trials"]
            if t["space"] is None  # humans disagree on arrests
        )
        return list(posterior(tuple(priors), hidden, ship.view["awake"], trials))

    def draws(self, character: int) -> int:
        """The skills somebody draws, a bit each."""
        if character < 0:
            return 0
        return sum(1 << skill for skill, count in enumerate(self.cards.sets[character]) if count)


@lru_cache(maxsize=1024)
def posterior(
    priors: tuple[float, ...], hidden: tuple[bool, ...], awake: bool, trials: tuple[Summary, ...]
) -> tuple[float, ...]:
    """How likely each seat is a traitor, by all sets of people who may be."""
    seats = range(len(priors))
    unsure = [seat for seat in seats if hidden[seat] and 0.0 < priors[seat] < 1.0]
    sure = sum(1 << seat for seat in seats if hidden[seat] and priors[seat] >= 1.0)
    somebody = awake and not sure and all(hidden)
    tables = [likelihoods(trial) for trial in trials]
    late = len(tables) - LATEST
    scores: dict[int, float] = {}
    for size in range(int(somebody), min(MOST_TRAITORS, len(unsure)) + 1):
        for group in combinations(unsure, size):
            mask = sure | sum(1 << seat for seat in group)
            score = sum(log(priors[s] if s in group else 1.0 - priors[s]) for s in unsure)
            for number, table in enumerate(tables):
                score += table[mask] * (1.0 if number >= late else FADED)
            scores[mask] = score
    if not scores:
        return priors
    best = max(scores.values())
    weights = {mask: exp(score - best) for mask, score in scores.items()}
    total = sum(weights.values())
    found = list(priors)
    for seat in unsure:
        found[seat] = sum(w for mask, w in weights.items() if mask >> seat & 1) / total
    return tuple(found)


@lru_cache(maxsize=4096)
def summary(
    added: tuple[int, ...],
    cards: tuple[str, ...],
    skills: tuple[str, ...],
    hidden: tuple[bool, ...],
    draws: tuple[int, ...],
) -> Summary:
    """A test in short; what revealed traitors and kept cards added is taken out."""
    shown = [skill_of(KIND[card]) for card in cards]
    opposing = [skill for skill in shown if SKILLS[skill] not in skills]
    known = sum(count for seat, count in enumerate(added) if not hidden[seat])
    known += max(0, len(shown) - sum(added) - CHAOS_CARDS)
    doubtful = [skill for skill in opposing if skill != TREACHERY]
    people = tuple(
        (min(2, count) if hidden[seat] else 0, fit(draws[seat], doubtful) if count else 0.0)
        for seat, count in enumerate(added)
    )
    return max(0, len(opposing) - known), len(skills), people


def fit(draws: int, skills: list[int]) -> float:
    """How well some opposing cards fit what somebody draws."""
    if not skills:
        return STRANGE
    return sum(1.0 if draws >> skill & 1 else STRANGE for skill in skills) / len(skills)


@lru_cache(maxsize=4096)
def likelihoods(trial: Summary) -> dict[int, float]:
    """How well each set of traitors explains a test, as a logarithm."""
    opposing, support, people = trial
    seats = len(people)
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
