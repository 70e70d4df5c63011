"""Skill tests: what is at stake, and which cards a player adds."""

from typing import Any, Final

from abyssal.bots.unfathomable.beliefs import Beliefs
from abyssal.bots.unfathomable.ship import CARD, Ship
from abyssal.bots.unfathomable.texts import Texts
from abyssal.games.unfathomable.box.cards import Cards, Mythos
from abyssal.games.unfathomable.box.components import SKILLS, TREACHERY, skill_of, value_of

MEAN: Final = 2.1
"""The value of a card on average."""
HELP: Final = 3.2
"""What a card added by somebody who is trusted brings."""
MARGIN: Final = 2.0
"""By how much humans aim above a target, as chaos cards vary."""
SPOIL: Final = 2.3
"""What a revealed traitor takes from a test."""
SABOTAGE: Final = 1.6
"""What a hidden traitor who is still to add cards takes from a test on average."""
LEAST_STAKE: Final = 0.6
"""Humans let a test fail that matters less."""
WORTH_SPOILING: Final = 0.8
GREAT_STAKE: Final = 3.0
"""A stake from which on traitors risk more, and humans spend more."""
COUNTED_ON: Final = 0.7
"""How much of what others could add they are counted on to add."""
SLACK: Final = 2.0
"""How much may be missing for luck to make up for."""
FREEDOM: Final = 0.8
"""What it is worth to let somebody out, compared with not having locked them up."""


class Test:
    """The test that is being made, to one player."""

    def __init__(self, cards: Cards, ship: Ship, texts: Texts, beliefs: Beliefs) -> None:
        self.ship = ship
        self.texts = texts
        self.beliefs = beliefs
        test: dict[str, Any] = ship.view["test"]
        self.test = test
        self.target: int = test["target"]
        self.partial: int = test["partial"]
        self.support = sum(1 << SKILLS.index(name) for name in test["skills"])
        self.card = self.mythos(cards)

    def mythos(self, cards: Cards) -> Mythos | None:
        """The card the test is on, if it is on one."""
        name = self.ship.view["mythos"]
        return next((card for card in cards.mythos if card.name == name and card.target), None)

    def sign(self, kind: int) -> int:
        return 1 if self.support >> skill_of(kind) & 1 else -1

    # What is at stake

    def stake(self) -> float:
        """How much better it is for the humans to pass than to fail."""
        if self.test["space"] is not None:
            return self.arrest()
        if self.card is None:
            return 1.0
        passed, failed = self.texts.outcomes(self.card, self.texts.chooser(self.card))
        return passed - failed

    def half(self) -> float:
        """How much better the partial result is than to fail."""
        if self.card is None or not self.partial:
            return 0.0
        you = self.texts.chooser(self.card)
        return self.texts.worth(self.card.partly, you) - self.texts.worth(self.card.fail, you)

    def arrest(self) -> float:
        """A test of the Captain's Cabin or the Brig: who is to go in, or wants to come out."""
        accused = self.test["accused"]
        if accused is None:
            return -FREEDOM * self.beliefs.jailing(self.ship.view["acting"])
        return self.beliefs.jailing(accused)

    # Where it stands

    def later(self, seat: int) -> list[int]:
        """Who adds cards after a seat."""
        current = self.ship.view["current"]
        own = (seat - current - 1) % self.ship.seats
        return [
            (current + 1 + place) % self.ship.seats for place in range(own + 1, self.ship.seats)
        ]

    def free(self, seats: list[int]) -> list[int]:
        """Those of some seats who may add as many cards as they like."""
        ship = self.ship
        return [s for s in seats if not ship.revealed[s] and not ship.jailed(s) and ship.hands[s]]

    def expected(self, seat: int) -> float:
        """What the pile is likely to count without this seat and those after it."""
        test = self.test
        skills = self.support.bit_count()
        total = 0.0
        if not test["no_chaos"]:
            total += 2 * MEAN * (2 * skills / 5 - 1)
        if test["face_up"]:
            return total + self.shown()
        for other, count in enumerate(test["added"]):
            if other == seat or not count:
                continue
            if self.ship.revealed[other]:
                total -= SPOIL
            else:
                total += HELP * count * (1.0 - 1.2 * self.beliefs.suspicion(other))
        return total

    def shown(self) -> float:
        """What the cards count that lie open."""
        return self.count(self.test["cards"])

    def count(self, names: list[str]) -> float:
        total = 0.0
        for name in names:
            skill, value = name.split("-")
            total += int(value) if self.support >> SKILLS.index(skill) & 1 else -int(value)
        return total

    # What to add

    def helping(self, seat: int, hand: list[int], limit: int) -> list[int]:
        """The fewest cards of a human that are likely to pass the test, if it is worth them."""
        stake = self.stake()
        if stake < LEAST_STAKE:
            against = self.test["space"] is not None and stake < -LEAST_STAKE
            return self.hindering(hand, limit) if against else []
        own = sorted((kind for kind in hand if self.sign(kind) > 0), key=value_of, reverse=True)
        own = own[:limit]
        mine = sum(value_of(kind) for kind in own)
        later = self.later(seat)
        others = COUNTED_ON * self.texts.reach(self.support, later)
        others -= SABOTAGE * sum(map(self.beliefs.suspicion, self.free(later)))
        others -= SPOIL * sum(self.ship.revealed[s] and self.ship.hands[s] > 0 for s in later)
        others = max(0.0, others)
        need = self.target + MARGIN - self.expected(seat)
        if mine + others < need - SLACK:
            gap = self.target - self.partial
            if not self.partial or self.half() < LEAST_STAKE or mine + others < need - gap - SLACK:
                return []
            stake, need = self.half(), need - gap
        quota = need * mine / max(1.0, mine + others) + 0.5
        budget = max(1, round(stake / CARD)) if stake < GREAT_STAKE else len(own)
        return fewest(own[:budget], min(quota, need))

    def hindering(self, hand: list[int], limit: int) -> list[int]:
        """One opposing card, in the open if need be: the test should not be passed."""
        own = sorted((kind for kind in hand if self.sign(kind) < 0), key=value_of)
        return own[-1:] if limit else []

    def spoiling(self, seat: int, hand: list[int], limit: int, dares: bool) -> list[int]:
        """What a hidden traitor adds: an opposing card that others may have added as well.

        Where that is not worth the risk, less than a human would.
        """
        stake = self.stake()
        own = [kind for kind in hand if self.sign(kind) < 0 and skill_of(kind) != TREACHERY]
        if stake < WORTH_SPOILING or not own or self.test["face_up"] or not dares:
            helpful = self.helping(seat, hand, limit)
            return helpful[: -(-len(helpful) * 2 // 3)]
        own.sort(key=lambda kind: value_of(kind) + 1.5 * self.alibi(seat, skill_of(kind)))
        count = 2 if stake >= 2 * GREAT_STAKE and limit > 1 else 1
        return sorted(own[-count:])

    def alibi(self, seat: int, skill: int) -> float:
        """Which part of the others draws a skill, too."""
        sets = self.texts.cards.sets
        others = self.beliefs.others(seat)
        drawing = [other for other in others if sets[self.ship.characters[other]][skill]]
        return len(drawing) / max(1, len(others))


def fewest(cards: list[int], quota: float) -> list[int]:
    """As few cards as reach the quota, the last as small as will do; `cards` falls in value."""
    chosen: list[int] = []
    total = 0
    for place, kind in enumerate(cards):
        if total >= quota:
            break
        enough = [other for other in cards[place:] if total + value_of(other) >= quota]
        chosen.append(enough[-1] if enough else kind)
        total += value_of(chosen[-1])
    return sorted(chosen)
