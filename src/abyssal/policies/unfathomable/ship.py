"""What the troubles of the ship weigh."""

from typing import Final

from abyssal.games.unfathomable.box.components import (
    DECK,
    DEEP,
    FAR_ENOUGH,
    FUEL,
    FULLEST,
    ROOMS,
    SANITY,
    SOULS,
    TRACK_END,
    WATER,
    is_deck,
)
from abyssal.games.unfathomable.position.position import Position
from abyssal.policies.unfathomable.table import NO_CARD, Table, read
from abyssal.policies.unfathomable.weights import BY_HAND, LOST, Weights

BREACH: Final = [1.0, 1.2, 1.6, 2.6, 5.0, LOST, LOST]
"""What one more damaged room weighs, by how many are."""

IN_ROOM: Final = 1.8
ON_DECK: Final = 0.6
IN_WATER: Final = 0.35
IN_DEEP: Final = 0.15
"""A Deep One, by where it is."""
CROWDED: Final = 8
CROWD: Final = 0.12
"""How much more each Deep One weighs when fewer than so many are left in the supply."""

CAST_SOON: Final = [0.0, 0.1, 0.2, 0.35]
"""How likely a step back keeps the ritual from being cast, by how far it has come."""

DEFEAT: Final = 0.9
"""A human in the Sick Bay, who draws one card for five."""
MONARCH: Final = 0.7
"""A monarch in the water rather than in the Deep."""
PREY: Final = 0.85
"""How likely a passenger is to be lost beside a Deep One, with nobody to protect them."""
TREACHERY: Final = 0.25
"""A treachery card in the chaos deck."""
ITEM: Final = 0.6


class Ship(Table):
    """A table, and the worth of what can happen to the ship."""

    crowding: float
    """How much more each Deep One weighs as few are left."""
    damaged: int
    """How many rooms are damaged."""
    fallen: float
    """What a passenger who is defeated costs."""

    def weigh(self, weights: Weights) -> "Ship":
        """Work out what is asked for again and again."""
        self.weights = weights
        self.crowding = CROWD * max(0, CROWDED - self.supply)
        self.damaged = ROOMS - self.damage_cards.count(NO_CARD)
        self.fallen = weights.soul * self.loss(SOULS) + 0.1 * self.loss(SANITY)
        return self

    def is_damaged(self, space: int) -> bool:
        return space < ROOMS and self.damage_cards[space] != NO_CARD

    # Resources and tracks

    def loss(self, resource: int, count: int = 1) -> float:
        """What it costs to lose so many points of a resource."""
        level = self.dials[resource]
        cost = 0.0
        for lost in range(min(count, level)):
            cost += self.weights.point[max(1, level - lost)]
        return cost

    def gain(self, resource: int, count: int = 1) -> float:
        """What so many points more of a resource are worth."""
        level = self.dials[resource]
        worth = 0.0
        for more in range(level + 1, min(level + count, FULLEST) + 1):
            worth += self.weights.point[more]
        return worth * 0.8

    def steps_to_go(self) -> int:
        """About how many steps of travel the humans still need."""
        left = max(0, FAR_ENOUGH - self.distance)
        return TRACK_END * (1 + -(-left // 3)) - self.travelled

    def travel(self, count: int = 1) -> float:
        """What so many steps of travel are worth: at the end, everything."""
        worth = 0.0
        for step in range(count):
            place = self.travelled + step
            near = self.distance >= FAR_ENOUGH
            if near and place >= TRACK_END - 1:
                return LOST
            worth += self.weights.step * (2.0 if near else 1.0)
            if place == TRACK_END - 1:
                worth -= self.landfall()
        water = sum(self.deep_ones[WATER:DEEP])
        return worth + 0.1 * water

    def landfall(self) -> float:
        """What a waypoint costs: fuel, above all."""
        if self.dials[FUEL] == 1:
            return LOST * 0.4
        if self.dials[FUEL] == 2:
            return self.weights.point[2] * 0.5
        return 0.0

    def retreat(self, count: int, fuel: bool) -> float:
        """Travel back by so many steps; those that cannot be made cost fuel, or nothing."""
        made = min(count, self.travelled)
        worth = -self.weights.step * made
        return worth - (self.loss(FUEL, count - made) if fuel else 0.0)

    def ritual(self, count: int = 1) -> float:
        """What so many steps of the ritual are worth: it clears deck and water of all."""
        missing = TRACK_END - self.chanted
        if count >= missing:
            return self.banishment()
        hope = (self.banishment() + 1.5) / 2
        return hope * count / (missing + 1)

    def ritual_back(self, count: int = 1) -> float:
        """What it costs to lose so many steps of the ritual."""
        made = min(count, self.chanted)
        if made == 0:
            return 0.0
        worth = self.banishment() * CAST_SOON[self.chanted]
        return -worth - 0.3 if worth > 0.0 else -worth

    def banishment(self) -> float:
        """What a greater banishment would be worth now."""
        worth = 0.0
        for space in range(DECK, DEEP):
            worth += self.deep_ones[space] * self.deep_one(space)
            worth -= self.passengers[space] * self.fallen
        worth += self.monarchs_out()
        for seat in range(self.seats):
            if is_deck(self.places[seat]):
                worth += DEFEAT if self.revealed[seat] else -DEFEAT
        return worth

    def monarchs_out(self) -> float:
        """What it is worth to have both monarchs back in the Deep."""
        return MONARCH * (int(self.hydra != DEEP) + int(self.dagon != DEEP))

    # Monsters, passengers, rooms

    def deep_one(self, space: int) -> float:
        """What a Deep One in a space weighs."""
        if space == DEEP:
            return IN_DEEP
        if space >= WATER:
            return IN_WATER + self.crowding
        if space >= DECK:
            prey = self.passengers[space] > 0 and not self.human_at(space)
            return ON_DECK + self.crowding + (PREY * self.fallen if prey else 0.0)
        if self.is_damaged(space):
            return IN_ROOM * 0.7 + self.crowding
        return IN_ROOM + self.crowding + 0.4 * self.breach()

    def danger(self, space: int) -> float:
        """How likely a passenger on a deck space is to be lost."""
        if self.deep_ones[space]:
            return PREY
        near = self.deep_ones[space + WATER - DECK]
        return min(PREY, self.weights.risk[self.chanted] * (1.5 if near else 1.0))

    def risk(self, count: int) -> float:
        """What it costs to put passengers at risk."""
        return min(count, self.passenger_supply) * self.weights.risk[self.chanted] * self.fallen

    def breach(self) -> float:
        """What one more damaged room costs."""
        return BREACH[self.damaged]

    def damage(self, count: int = 1) -> float:
        """What it costs that the ship is damaged so many times."""
        begin = self.damaged
        cost = 0.0
        for more in range(count):
            cost += BREACH[min(ROOMS, begin + more)]
        return cost * 0.9

    def repair(self, room: int) -> float:
        """What it is worth to have a room back."""
        return BREACH[self.damaged - 1] + (0.3 if room != ROOMS - 1 else 0.7)

    def spawn(self, count: int, space: int) -> float:
        """What it costs that Deep Ones come; with too few left the ship is lost."""
        if count > self.supply:
            return LOST
        return count * self.deep_one(space) + (2.0 if self.supply - count <= 2 else 0.0)

    def activation(self, what: int) -> float:
        """What it costs that Hydra (0), Dagon (1) or the Deep Ones (2) are activated."""
        if what == 0:
            return self.spawn(2, DEEP) if self.hydra == DEEP else 0.9 * self.breach()
        if what == 1:
            space = DEEP if self.dagon == DEEP else self.dagon - WATER + DECK
            return self.spawn(2, space)
        return self.onslaught()

    def onslaught(self) -> float:
        """What it costs that all Deep Ones on the board are activated."""
        cost = 0.0
        breaches = 0
        for space in range(DEEP):
            count = self.deep_ones[space]
            if count == 0:
                continue
            if space < WATER and self.human_at(space):
                cost += count * 0.375 * DEFEAT
            elif self.passengers[space]:
                cost += min(count, self.passengers[space]) * self.fallen
            elif space < ROOMS and not self.is_damaged(space):
                breaches += 1
            else:
                cost += 0.3 * count
        cost += self.damage(breaches)
        return cost if cost else self.spawn(2, DEEP)


def ship_of(position: Position, seat: int) -> Ship:
    """The ship as `seat` knows it, weighed by hand."""
    ship = Ship()
    read(ship, position, seat)
    return ship.weigh(BY_HAND)
