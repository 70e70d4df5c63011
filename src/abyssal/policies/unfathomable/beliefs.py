"""Bayesian inference: whom a player of Unfathomable suspects, from what all saw of the tests.

Every set of people who may be hidden traitors is a hypothesis. Its prior comes from the loyalty
cards. A test makes those hypotheses likelier that explain its opposing cards: two come from the
chaos deck by chance, the rest from people who added cards and draw such skills.
"""

from functools import lru_cache
from itertools import combinations
from math import exp, log
from typing import Final

from abyssal.games.unfathomable.box.components import MOST_SEATS, TREACHERY, skill_of
from abyssal.games.unfathomable.position.position import Trial
from abyssal.games.unfathomable.rules.skill_tests import CHAOS_CARDS
from abyssal.policies.unfathomable.habits import Habits
from abyssal.policies.unfathomable.table import Table

SPOILS: Final = [0.45, 0.45, 0.1]
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

EVERYBODY: Final = -1
"""The viewer whose beliefs are those that all can share."""


def groups(people: int) -> list[int]:
    """The sets of at most MOST_TRAITORS out of so many people, as masks, the smallest first."""
    return [
        sum(1 << place for place in group)
        for size in range(min(MOST_TRAITORS, people) + 1)
        for group in combinations(range(people), size)
    ]


GROUPS: Final = [groups(people) for people in range(MOST_SEATS + 1)]
"""By the number of people."""


class Beliefs:
    """How likely each seat is a hidden traitor, to one viewer or to EVERYBODY."""

    def __init__(self, table: Table, viewer: int, habits: Habits) -> None:
        self.table = table
        self.viewer = viewer
        self.attentive = habits.watches
        self.jails = habits.jails
        self.base: list[float] = []
        self.odds: list[float] = []

    def suspicion(self, seat: int) -> float:
        """How likely a seat is a traitor."""
        if not self.odds:
            self.odds = self.judged()
        return self.odds[seat]

    def stands_out(self, seat: int) -> bool:
        """Whether the tests, and not the loyalty cards alone, speak against a seat."""
        suspicion = self.suspicion(seat)
        base = self.priors()[seat]
        return suspicion >= 1.0 or suspicion >= max(SURE_ENOUGH, base + EVIDENCE)

    def jailing(self, seat: int) -> float:
        """What it is worth to the humans to have a seat in the Brig."""
        wronged = self.table.weights.wronged / self.table.seats
        if not self.jails:
            return -wronged
        suspicion = self.suspicion(seat)
        return CAUGHT * suspicion - wronged * (1.0 - suspicion)

    def suspect(self, seats: list[int]) -> int:
        """The most suspected of some seats, the first of equals; -1 if there are none."""
        found = -1
        most = -1.0
        for seat in seats:
            suspicion = self.suspicion(seat)
            if suspicion > most:
                found = seat
                most = suspicion
        return found

    def most_suspicion(self, seats: list[int]) -> float:
        """How likely the most suspected of some seats is a traitor."""
        suspect = self.suspect(seats)
        return 0.0 if suspect < 0 else self.suspicion(suspect)

    # The loyalty cards

    def priors(self) -> list[float]:
        """How likely each seat is a traitor by the loyalty cards alone."""
        if not self.base:
            self.base = self.by_cards()
        return self.base

    def by_cards(self) -> list[float]:
        table = self.table
        seats = table.seats
        bad = 1 if seats <= 4 else 2
        if table.with_cultist:
            bad += 1
        unseen = 2 * seats
        known = [0] * seats
        known_bad = [0] * seats
        for seat in range(seats):
            if seat == self.viewer:
                known[seat] = table.dealt[seat]
                known_bad[seat] = table.shown_bad[seat]
            else:
                if table.revealed[seat]:
                    known[seat] = known_bad[seat] = table.shown_bad[seat]
                if self.viewer != EVERYBODY:
                    known[seat] += table.seen[seat]
                    known_bad[seat] += table.seen_bad[seat]
            unseen -= known[seat]
            bad -= known_bad[seat]
        rate = max(0, bad) / max(1, unseen)
        found: list[float] = []
        for seat in range(seats):
            if known_bad[seat]:
                found.append(1.0)
            elif seat == self.viewer:
                found.append(0.0)
            else:
                hidden = table.dealt[seat] - known[seat]
                found.append(1.0 - (1.0 - rate) ** hidden)
        return found

    # The tests

    def judged(self) -> list[float]:
        """The posterior: the priors and the tests; a bot that is not attentive trusts everybody."""
        priors = self.priors()
        if not self.attentive:
            return [1.0 if prior >= 1.0 else 0.0 for prior in priors]
        masks, weights = self.explanations()
        if not masks:
            return priors
        total = 0.0
        for weight in weights:
            total += weight
        found = priors.copy()
        for seat, prior in enumerate(priors):
            if 0.0 < prior < 1.0 and not self.table.revealed[seat]:
                part = 0.0
                for place, mask in enumerate(masks):
                    if mask >> seat & 1:
                        part += weights[place]
                found[seat] = part / total
        return found

    def hypotheses(self) -> dict[int, float]:
        """How likely each set of people, as a mask of seats, is that of all hidden traitors."""
        masks, weights = self.explanations()
        total = sum(weights)
        return {mask: weight / total for mask, weight in zip(masks, weights, strict=True)}

    def explanations(self) -> tuple[list[int], list[float]]:
        """All sets of people who may be traitors, and their weights: 1 for the best."""
        priors = self.priors()
        table = self.table
        sure = 0
        unsure: list[int] = []
        somebody = table.awake
        for seat in range(table.seats):
            if table.revealed[seat]:
                somebody = False
            elif priors[seat] >= 1.0:
                sure |= 1 << seat
                somebody = False
            elif priors[seat] > 0.0:
                unsure.append(seat)
        evidence = Evidence(table)
        guilty = [log(priors[seat]) for seat in unsure]
        innocent = [log(1.0 - priors[seat]) for seat in unsure]
        masks: list[int] = []
        scores: list[float] = []
        for group in GROUPS[len(unsure)]:
            if group == 0 and somebody:
                continue
            mask = sure
            score = 0.0
            for place, seat in enumerate(unsure):
                if group >> place & 1:
                    mask |= 1 << seat
                    score += guilty[place]
                else:
                    score += innocent[place]
            masks.append(mask)
            scores.append(evidence.added_to(score, mask))
        best = max(scores, default=0.0)
        return masks, [exp(score - best) for score in scores]


class Evidence:
    """What the tests of a game say about each set of hidden traitors; arrests say nothing."""

    def __init__(self, table: Table) -> None:
        hidden = [not revealed for revealed in table.revealed]
        draws = [draws_of(table, seat) for seat in range(table.seats)]
        self.tables = [
            likelihoods(summary(trial, hidden, draws))
            for trial in table.trials
            if trial.outcome >= 0 and trial.space < 0  # humans disagree on arrests
        ]
        self.late = len(self.tables) - LATEST
        """The tests from this one on count in full."""

    def added_to(self, score: float, mask: int) -> float:
        """A logarithm, and how well a set of traitors explains the tests."""
        for number, table in enumerate(self.tables):
            score += table[mask] * (1.0 if number >= self.late else FADED)
        return score


def draws_of(table: Table, seat: int) -> int:
    """The skills a seat draws, a bit each."""
    character = table.characters[seat]
    if character < 0:
        return 0
    mask = 0
    for skill, count in enumerate(table.cards.sets[character]):
        if count:
            mask |= 1 << skill
    return mask


# A test in short is one number, by which what it says is remembered: from the lowest bits on the
# seats, the supporting skills, the opposing cards that nothing public explains, those of them that
# are no treachery, and by seat how many cards it added (up to two) and how many fit what it draws.

SEAT_BITS: Final = 3
SKILL_BITS: Final = 3
COUNT_BITS: Final = 5
MOST_COUNTED: Final = (1 << COUNT_BITS) - 1
ADDED_BITS: Final = 2
MOST_ADDED: Final = 2


def summary(trial: Trial, hidden: list[bool], draws: list[int]) -> int:
    """A test in short; what revealed traitors and kept cards added is taken out."""
    opposing = 0
    doubtful: list[int] = []
    for kind in trial.cards:
        skill = skill_of(kind)
        if trial.support >> skill & 1 == 0:
            opposing += 1
            if skill != TREACHERY:
                doubtful.append(skill)
    from_hands = 0
    known = 0
    for seat, count in enumerate(trial.added):
        from_hands += count
        if not hidden[seat]:
            known += count
    known += max(0, len(trial.cards) - from_hands - CHAOS_CARDS)
    found = 0
    for seat in range(len(draws) - 1, -1, -1):
        count = trial.added[seat]
        fitting = 0
        if count and hidden[seat]:
            for skill in doubtful:
                if draws[seat] >> skill & 1:
                    fitting += 1
        else:
            count = 0
        found = found << COUNT_BITS | min(fitting, MOST_COUNTED)
        found = found << ADDED_BITS | min(count, MOST_ADDED)
    found = found << COUNT_BITS | min(len(doubtful), MOST_COUNTED)
    found = found << COUNT_BITS | min(max(0, opposing - known), MOST_COUNTED)
    found = found << SKILL_BITS | trial.support.bit_count()
    return found << SEAT_BITS | len(draws)


@lru_cache(maxsize=4096)
def likelihoods(short: int) -> list[float]:
    """How well each set of traitors explains a test, as a logarithm."""
    seats = short & (1 << SEAT_BITS) - 1
    short >>= SEAT_BITS
    support = short & (1 << SKILL_BITS) - 1
    short >>= SKILL_BITS
    opposing = short & MOST_COUNTED
    short >>= COUNT_BITS
    doubtful = short & MOST_COUNTED
    short >>= COUNT_BITS
    shares: list[list[float]] = []
    for _ in range(seats):
        added = short & (1 << ADDED_BITS) - 1
        short >>= ADDED_BITS
        shares.append(spoils(added, fit(short & MOST_COUNTED, doubtful)))
        short >>= COUNT_BITS
    odds = 1.0 - support / 5
    chaos = [(1 - odds) ** 2, 2 * odds * (1 - odds), odds * odds]
    found: list[float] = []
    for mask in range(1 << seats):
        spoiled = [1.0]
        for seat in range(seats):
            if mask >> seat & 1 and shares[seat]:
                spoiled = convolved(spoiled, shares[seat])
        total = NOISE
        for count, share in enumerate(spoiled):
            if 0 <= opposing - count <= CHAOS_CARDS:
                total += share * chaos[opposing - count]
        found.append(log(total))
    return found


def fit(fitting: int, doubtful: int) -> float:
    """How well some opposing cards fit what somebody draws, of which so many do."""
    if doubtful == 0:
        return STRANGE
    return (fitting + STRANGE * (doubtful - fitting)) / doubtful


def spoils(added: int, fit: float) -> list[float]:
    """How likely a traitor spoils with no, one or two of the cards added; empty if none were."""
    if added == 0:
        return []
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
