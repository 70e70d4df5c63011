"""What the text of a card is worth to the humans, before it is carried out."""

from collections.abc import Callable
from typing import Final

from abyssal.games.unfathomable.box.cards import (
    CAPTAIN_CHOOSES,
    CHARACTER_CHOOSES,
    KEEPER_CHOOSES,
    NO_TEXT,
    Mythos,
)
from abyssal.games.unfathomable.box.components import (
    BRIG,
    DECK,
    DEEP,
    DEEP_ONES,
    EITHER,
    FAR_ENOUGH,
    FUEL,
    NOBODY,
    ROOMS,
    SICK_BAY,
    TRAVEL,
    WATER,
)
from abyssal.games.unfathomable.box.grammar import (
    AT_LEAST,
    AT_MOST,
    AT_MOST_PASSENGERS,
    BOARD,
    CURRENT,
    EACH_DECK,
    EACH_ROOM,
    EACH_WATER,
    HERE,
    VERBS,
    YOU,
    Op,
)
from abyssal.games.unfathomable.box.grammar import CAPTAIN as THE_CAPTAIN
from abyssal.games.unfathomable.box.grammar import KEEPER as THE_KEEPER
from abyssal.policies.unfathomable.beliefs import Beliefs
from abyssal.policies.unfathomable.ship import (
    DEFEAT,
    ITEM,
    MONARCH,
    TREACHERY,
    Ship,
)

DISTANCE: Final = 1.5
"""A unit of distance: the steps that lead to it."""
ICON_STEP: Final = 0.9
"""How much of what a track icon brings is weighed when cards are compared."""


class Texts:
    """The worth of texts on one ship, as one player judges it."""

    def __init__(self, ship: Ship, beliefs: Beliefs) -> None:
        self.cards = ship.cards
        self.ship = ship
        self.beliefs = beliefs

    def worth(self, text: int, you: int) -> float:
        """What a text is worth if `you` resolves it."""
        found = 0.0
        if text != NO_TEXT:
            for op in self.cards.programs[text]:
                found += self.verb(op, you)
        return found

    def verb(self, op: Op, you: int) -> float:
        """What a verb is worth; one that is not listed, what it leads to."""
        weigh = WORTHS.get(VERBS[op.verb].name)
        return self.worth(op.then, you) if weigh is None else weigh(self, op, you)

    def person(self, word: int, you: int) -> int:
        """The seat a word of a text means; somebody who is still to be named is NOBODY."""
        if word == YOU:
            return you
        if word == CURRENT:
            return self.ship.current
        if word == THE_CAPTAIN:
            return self.ship.captain
        if word == THE_KEEPER:
            return self.ship.keeper
        return NOBODY

    # Structure

    def roll(self, op: Op, you: int) -> float:
        """Both ways, as likely as they are; a card spent adds 3 or so."""
        added = 3 if op.plus else 0
        if op.a == AT_MOST:
            odds = (op.b - added) / 8
        elif op.a == AT_LEAST:
            odds = (9 - op.b + added) / 8
        elif op.a == AT_MOST_PASSENGERS:
            odds = sum(self.ship.passengers) / 8
        else:
            odds = 0.4
        odds = min(1.0, max(0.0, odds))
        return odds * self.worth(op.then, you) + (1 - odds) * self.worth(op.other, you)

    def either(self, op: Op, you: int) -> float:
        return max(self.worth(op.then, you), self.worth(op.other, you))

    def may(self, op: Op, you: int) -> float:
        return max(0.0, self.worth(op.then, you))

    def pay_risk(self, op: Op, you: int) -> float:
        enough = self.ship.passenger_supply >= op.a
        return (self.worth(op.then, you) if enough else 0.0) - self.ship.risk(op.a)

    def may_risk(self, op: Op, you: int) -> float:
        enough = self.ship.passenger_supply >= op.a
        return max(0.0, self.pay_risk(op, you)) if enough else 0.0

    def when(self, op: Op, you: int) -> float:
        holds = op.a == 0 and self.ship.passenger_supply > 0
        return self.worth(op.then if holds else op.other, you)

    # People

    def jail(self, op: Op, you: int) -> float:
        seat = self.person(op.a, you)
        if seat < 0:
            return max([self.jailing(other) for other in self.ship.others(you)], default=0.0)
        return self.jailing(seat)

    def jailing(self, seat: int) -> float:
        """What it is worth to have somebody in the Brig."""
        if self.ship.jailed(seat) or self.ship.revealed[seat]:
            return 0.0
        return self.beliefs.jailing(seat)

    def defeat(self, op: Op, you: int) -> float:
        seat = self.person(op.a, you)
        at_stake = seat >= 0 and self.ship.places[seat] not in (SICK_BAY, BRIG)
        return -DEFEAT if at_stake else 0.0

    def discard_hand(self, op: Op, you: int) -> float:
        seat = self.person(op.a, you)
        return -self.ship.weights.card * (self.ship.hands[seat] if seat >= 0 else 4)

    def humans(self) -> int:
        return self.ship.revealed.count(False)

    # Monsters

    def spawn(self, op: Op, you: int) -> float:
        if op.b == EACH_DECK:
            return -self.ship.spawn(8 * op.a, DECK)
        if op.b == EACH_WATER:
            return -self.ship.spawn(8 * op.a, WATER)
        if op.b == EACH_ROOM:
            return -self.ship.spawn(ROOMS * op.a, 0)
        space = op.b if op.b <= DEEP else 0
        return -self.ship.spawn(op.a, space)

    def defeat_deep_ones(self, op: Op, you: int) -> float:
        if op.a == BOARD:
            return self.kill(DEEP_ONES, 0, DEEP)
        if op.a < HERE:
            return self.kill(DEEP_ONES, 0, ROOMS)
        return self.kill(DEEP_ONES, WATER, DEEP)

    def kill(self, count: int, first: int, last: int) -> float:
        """What it is worth to defeat the worst Deep Ones of the spaces from `first` to `last`."""
        weights: list[float] = []
        for space in range(first, last):
            for _ in range(self.ship.deep_ones[space]):
                weights.append(self.ship.deep_one(space))
        if count < len(weights):
            weights.sort(reverse=True)
            weights = weights[:count]
        worth = 0.0
        for weight in weights:
            worth += weight
        return worth

    def volunteers(self, op: Op, you: int) -> float:
        count = min(op.a, self.ship.passenger_supply, 2)
        return self.kill(count, 0, WATER) - self.ship.risk(count)

    def front(self, op: Op, you: int) -> float:
        rising = self.ship.deep_ones[DEEP] * 0.2 if op.a else 0.0
        return self.ship.monarchs_out() - 2 * MONARCH - rising

    # Whole cards

    def mythos(self, card: Mythos) -> float:
        """What a mythos card is worth when it is turned up: its crisis and its two icons."""
        ship = self.ship
        crisis = max(self.options(card))
        icon = ship.travel() if card.track == TRAVEL else ship.ritual()
        if card.track == EITHER:
            icon = max(ship.travel(), ship.ritual())
        return crisis - ship.activation(card.wakes) + ICON_STEP * icon

    def options(self, card: Mythos) -> list[float]:
        """What each option of a crisis is worth."""
        you = self.chooser(card)
        found = [self.test(card, you) if card.target else self.worth(card.first, you)]
        if not card.target or card.second != NO_TEXT:
            found.append(self.worth(card.second, you))
        return found

    def chooser(self, card: Mythos) -> int:
        """Whom a card calls "you"."""
        if card.chooser >= CHARACTER_CHOOSES:
            people = self.ship.characters
            return people.index(card.character) if card.character in people else 0
        if card.chooser == CAPTAIN_CHOOSES:
            return self.ship.captain
        if card.chooser == KEEPER_CHOOSES:
            return self.ship.keeper
        return self.ship.current

    def test(self, card: Mythos, you: int) -> float:
        """What it is worth to make the test of a card, with what cards it will take."""
        odds = self.chance(card.target, card.support)
        passed, failed = self.worth(card.passed, you), self.worth(card.fail, you)
        return odds * passed + (1 - odds) * failed - self.ship.weights.card * card.target / 5

    def chance(self, target: int, support: int) -> float:
        """How likely the humans are to pass a test, as far as all can tell."""
        reach = self.reach(support, list(range(self.ship.seats)))
        return min(0.95, max(0.05, 0.6 + (0.6 * reach - target - 2) / 14))

    def reach(self, support: int, seats: list[int]) -> float:
        """About what the humans among `seats` could add to a test."""
        total = 0.0
        for seat in seats:
            if self.ship.revealed[seat] or self.ship.characters[seat] < 0:
                continue
            cards = 1 if self.ship.jailed(seat) else self.ship.hands[seat]
            total += 2.2 * min(self.ship.hands[seat], cards) * self.share(seat, support)
        return total

    def share(self, seat: int, support: int) -> float:
        """Which part of a seat's cards is likely to support a test."""
        skills = self.cards.sets[self.ship.characters[seat]]
        fitting = 0
        for skill, count in enumerate(skills):
            if support >> skill & 1:
                fitting += count
        return 0.1 + 0.8 * fitting / sum(skills)

    def waypoint(self, card: int, you: int) -> float:
        """What a waypoint is worth: its distance, less fuel and text."""
        ship = self.ship
        distance = self.cards.distances[card]
        useful = min(distance, max(0, FAR_ENOUGH - ship.distance))
        cost = ship.loss(FUEL, distance - 2) if distance > 2 else 0.0
        return DISTANCE * useful - cost + self.worth(self.cards.waypoint_texts[card], you)


def constant(worth: float) -> Callable[[Texts, Op, int], float]:
    """A verb that is worth the same on every ship."""
    return lambda texts, op, you: worth


WORTHS: Final[dict[str, Callable[[Texts, Op, int], float]]] = {
    "lose": lambda texts, op, you: -texts.ship.loss(op.a, op.b),
    "gain": lambda texts, op, you: texts.ship.gain(op.a, op.b),
    "gain-any": lambda texts, op, you: max([texts.ship.gain(resource) for resource in range(4)]),
    "risk": lambda texts, op, you: -texts.ship.risk(op.a),
    "pay-risk": Texts.pay_risk,
    "may-risk": Texts.may_risk,
    "may": Texts.may,
    "either": Texts.either,
    "when": Texts.when,
    "roll": Texts.roll,
    "discard": lambda texts, op, you: -texts.ship.weights.card * op.b,
    "discard-hand": Texts.discard_hand,
    "spend": lambda texts, op, you: -texts.ship.weights.card,
    "each-discard": lambda texts, op, you: -texts.ship.weights.card * op.a * texts.humans(),
    "each-draw": lambda texts, op, you: texts.ship.weights.card * texts.humans(),
    "treachery": lambda texts, op, you: -TREACHERY * op.a,
    "rebuild-chaos": constant(0.3),
    "jail": Texts.jail,
    "defeat": Texts.defeat,
    "spawn": Texts.spawn,
    "activate": lambda texts, op, you: -texts.ship.activation(op.a),
    "activate-here": constant(-1.0),
    "front": Texts.front,
    "damage": lambda texts, op, you: -texts.ship.damage(op.b),
    "advance": lambda texts, op, you: (
        texts.ship.travel(op.b) if op.a == TRAVEL else texts.ship.ritual(op.b)
    ),
    "retreat": lambda texts, op, you: (
        texts.ship.retreat(op.b, False) if op.a == TRAVEL else texts.ship.ritual_back(op.b)
    ),
    "retreat-or-fuel": lambda texts, op, you: texts.ship.retreat(op.a, True),
    "reset": lambda texts, op, you: (
        texts.ship.retreat(4, False) if op.a == TRAVEL else texts.ship.ritual_back(4)
    ),
    "item": constant(ITEM),
    "remove-item": constant(-ITEM),
    "strip": constant(-1.0),
    "keep-one-item": constant(-0.5),
    "remove": constant(-0.4),
    "look": constant(0.2),
    "mill": constant(-0.2),
    "keep": constant(-0.3),
    "skip-icons": constant(0.3),
    "cast": constant(0.6),
    "waypoint": lambda texts, op, you: 3 * DISTANCE - texts.ship.weights.step,
    "depose": constant(-1.0),
    "lose-tome": constant(-0.1),
    "defeat-deep-ones": Texts.defeat_deep_ones,
    "defeat-one-inside": lambda texts, op, you: texts.kill(1, 0, ROOMS),
    "defeat-humans": constant(-0.4),
    "defeat-passengers": lambda texts, op, you: -sum(texts.ship.passengers) * texts.ship.fallen,
    "defeat-passenger": lambda texts, op, you: (
        -texts.ship.fallen if sum(texts.ship.passengers) else 0.0
    ),
    "defeat-in-supply": lambda texts, op, you: -texts.ship.fallen,
    "defeat-enemies": constant(1.5),
    "defeat-everyone-here": constant(-DEFEAT),
    "push-deep-ones": lambda texts, op, you: 0.4 * sum(texts.ship.deep_ones[:WATER]),
    "volunteers": Texts.volunteers,
    "recall-deep-ones": lambda texts, op, you: texts.kill(DEEP_ONES, 0, DEEP),
    "free-everyone": constant(-0.5),
    "invite": constant(0.1),
    "advance-by-margin": lambda texts, op, you: texts.ship.ritual(2),
    "astral-travel": constant(0.4),
    "call-friends": lambda texts, op, you: 0.4 * sum(texts.ship.passengers) * texts.ship.fallen,
    "conjure": constant(0.9),
    "foresee": constant(0.4),
    "ward": constant(0.5),
    "heal": lambda texts, op, you: texts.ship.weights.card * texts.humans(),
    "banish-monarchs": lambda texts, op, you: texts.ship.monarchs_out(),
    "locusts": lambda texts, op, you: texts.kill(4, 0, DEEP),
    "keep-script": constant(0.6),
    "may-move": constant(0.1),
    "lift-fog": constant(-1.0),
    "wash-overboard": lambda texts, op, you: 0.3 * sum(texts.ship.deep_ones[DECK:WATER]),
    "malpractice": lambda texts, op, you: -texts.ship.fallen,
    "disrupt-ritual": constant(-0.8),
    "divide-and-conquer": lambda texts, op, you: -texts.ship.spawn(op.a, WATER),
    "spread-misfortune": constant(-1.0),
    "pickpocket": constant(-0.4),
}
"""What the verbs of a text are worth; others only prepare something or lead to it."""
