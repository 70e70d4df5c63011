"""Skill tests: what is at stake, and which cards a player adds."""

from typing import Final

from abyssal.games.unfathomable.box.cards import Mythos
from abyssal.games.unfathomable.box.components import (
    NOBODY,
    TREACHERY,
    VALUES,
    skill_of,
    value_of,
)
from abyssal.policies.unfathomable.beliefs import Beliefs
from abyssal.policies.unfathomable.ship import Ship
from abyssal.policies.unfathomable.table import NO_CARD, TestAtHand
from abyssal.policies.unfathomable.texts import Texts

MEAN: Final = 2.1
"""The value of a card on average."""
MARGIN: Final = 2.0
"""By how much humans aim above a target, as chaos cards vary."""
SPOIL: Final = 2.3
"""What a revealed traitor takes from a test."""
SABOTAGE: Final = 1.6
"""What a hidden traitor who is still to add cards takes from a test on average."""
WORTH_SPOILING: Final = 0.8
SLACK: Final = 2.0
"""How much may be missing for luck to make up for."""
FREEDOM: Final = 0.8
"""What it is worth to let somebody out, compared with not having locked them up."""


class Trying:
    """The test that is being made, to one player."""

    def __init__(self, ship: Ship, texts: Texts, beliefs: Beliefs) -> None:
        assert ship.test is not None
        self.ship = ship
        self.texts = texts
        self.beliefs = beliefs
        self.test: TestAtHand = ship.test
        self.target = self.test.target
        self.partial = self.test.partial
        self.support = self.test.support
        self.stake = self.find_stake()
        """How much better it is for the humans to pass than to fail."""

    def mythos(self) -> Mythos | None:
        """The card the test is on, if it is on one."""
        if self.ship.mythos == NO_CARD:
            return None
        card = self.ship.cards.mythos[self.ship.mythos]
        return card if card.target else None

    def sign(self, kind: int) -> int:
        return 1 if self.support >> skill_of(kind) & 1 else -1

    # What is at stake

    def find_stake(self) -> float:
        if self.test.within:
            return self.arrest()
        card = self.mythos()
        if card is None:
            return 1.0
        you = self.texts.chooser(card)
        return self.texts.worth(card.passed, you) - self.texts.worth(card.fail, you)

    def half(self) -> float:
        """How much better the partial result is than to fail."""
        card = self.mythos()
        if card is None or not self.partial:
            return 0.0
        you = self.texts.chooser(card)
        return self.texts.worth(card.partly, you) - self.texts.worth(card.fail, you)

    def arrest(self) -> float:
        """A test of the Captain's Cabin or the Brig: who is to go in, or wants to come out."""
        if self.test.accused == NOBODY:
            return -FREEDOM * self.beliefs.jailing(self.ship.acting)
        return self.beliefs.jailing(self.test.accused)

    # Where it stands

    def later(self, seat: int) -> list[int]:
        """Who adds cards after a seat."""
        current = self.ship.current
        own = (seat - current - 1) % self.ship.seats
        return [
            (current + 1 + place) % self.ship.seats for place in range(own + 1, self.ship.seats)
        ]

    def expected(self, seat: int) -> float:
        """What the pile is likely to count without this seat and those after it."""
        test = self.test
        total = 0.0
        if not test.no_chaos:
            total += 2 * MEAN * (2 * self.support.bit_count() / 5 - 1)
        if test.face_up:
            for kind in test.open_cards:
                total += self.sign(kind) * value_of(kind)
            return total
        for other, count in enumerate(test.added):
            if other == seat or not count:
                continue
            if self.ship.revealed[other]:
                total -= SPOIL
            else:
                trusted = 1.0 - 1.2 * self.beliefs.suspicion(other)
                total += self.ship.weights.help * count * trusted
        return total

    # What to add

    def to_come(self, seat: int) -> float:
        """What those after a seat can be counted on to add."""
        later = self.later(seat)
        total = self.ship.weights.counted_on * self.texts.reach(self.support, later)
        suspicion = 0.0
        traitors = 0
        for other in later:
            if self.ship.revealed[other]:
                traitors += 1 if self.ship.hands[other] else 0
            elif not self.ship.jailed(other) and self.ship.hands[other]:
                suspicion += self.beliefs.suspicion(other)
        return max(0.0, total - SABOTAGE * suspicion - SPOIL * traitors)

    def helping(self, seat: int, hand: list[int], limit: int) -> list[int]:
        """The fewest cards of a human that are likely to pass the test, if it is worth them."""
        stake = self.stake
        weights = self.ship.weights
        least = weights.least_stake
        if stake < least:
            against = self.test.within and stake < -least
            return self.hindering(hand, limit) if against else []
        own = falling([kind for kind in hand if self.sign(kind) > 0])[:limit]
        mine = sum([value_of(kind) for kind in own])
        others = self.to_come(seat)
        need = self.target + MARGIN - self.expected(seat)
        if mine + others < need - SLACK:
            gap = self.target - self.partial
            if not self.partial or self.half() < least or mine + others < need - gap - SLACK:
                return []
            stake, need = self.half(), need - gap
        quota = need * mine / max(1.0, mine + others) + 0.5
        is_great = stake >= weights.great_stake
        budget = len(own) if is_great else max(1, round(stake / weights.card))
        return fewest(own[:budget], min(quota, need))

    def hindering(self, hand: list[int], limit: int) -> list[int]:
        """One opposing card, in the open if need be: the test should not be passed."""
        own = [kind for kind in hand if self.sign(kind) < 0]
        return own[-1:] if limit else []

    def spoiling(self, seat: int, hand: list[int], limit: int, dares: bool) -> list[int]:
        """What a hidden traitor adds: an opposing card that others may have added as well.

        Where that is not worth the risk, less than a human would.
        """
        stake = self.stake
        own = [kind for kind in hand if self.sign(kind) < 0 and skill_of(kind) != TREACHERY]
        if stake < WORTH_SPOILING or not own or self.test.face_up or not dares:
            helpful = self.helping(seat, hand, limit)
            return helpful[: -(-len(helpful) * 2 // 3)]
        ranked = [
            (value_of(kind) + 1.5 * self.alibi(seat, skill_of(kind)), place, kind)
            for place, kind in enumerate(own)
        ]
        ranked.sort()
        count = 2 if stake >= 2 * self.ship.weights.great_stake and limit > 1 else 1
        return sorted([kind for _, _, kind in ranked[-count:]])

    def alibi(self, seat: int, skill: int) -> float:
        """Which part of the others draws a skill, too."""
        sets = self.ship.cards.sets
        others = self.ship.others(seat)
        drawing = [other for other in others if sets[self.ship.characters[other]][skill]]
        return len(drawing) / max(1, len(others))


def falling(cards: list[int]) -> list[int]:
    """The same cards, those of the highest value first, equal ones in the order they had."""
    return [kind for value in range(VALUES, 0, -1) for kind in cards if value_of(kind) == value]


def fewest(cards: list[int], quota: float) -> list[int]:
    """As few cards as reach the quota, the last as small as will do; `cards` falls in value."""
    chosen: list[int] = []
    total = 0
    for place, kind in enumerate(cards):
        if total >= quota:
            break
        taken = kind
        for other in cards[place:]:
            if total + value_of(other) >= quota:
                taken = other
        chosen.append(taken)
        total += value_of(taken)
    return sorted(chosen)
