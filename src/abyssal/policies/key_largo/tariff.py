"""The printed numbers of Key Largo as a player reckons with them: prices, rates and losses."""

from typing import Final

from abyssal.games.key_largo.components import (
    DEPTH_COUNT,
    DIVER_KINDS,
    HOSE,
    HOSES_OF,
    MONSTER,
    TRIDENT,
    WEIGHT,
    WEIGHTS_OF,
    Components,
)
from abyssal.policies.fives import Five, five_from
from abyssal.policies.key_largo.threes import Three

KIND_COUNT: Final = 5
"""Gold, goods, antiques, diamonds and monsters."""

# Weights, in dollars where nothing else is said, tuned in series of games.

PATIENCE: Final = 0.7
"""The weight of its sale in the value of a treasure to come; the rest is the final count."""

TROUBLE: Final = 45.0
"""What a lost diver or trident costs beside its price: time, mostly."""


class Tariff:
    """What things usually cost and bring. Prices are for 0, 1, 2 … other boats at the port."""

    def __init__(self, components: Components) -> None:
        self.components = components
        self.place_of = [place_of(components, face) for face in range(components.faces)]
        """Where the numbers of each face are counted in `sums`, or -1 for a monster."""
        self.sums = sums_of(components)
        """For each depth: the units or dollars of each kind, and how many treasures there are."""
        self.divers = five_from(components.diver, 0)
        self.pickpockets = five_from(components.pickpocket, 0)
        self.pieces = [five_from(prices, 0) for prices in components.equipment]
        self.sales = [five_from(rates, 0) for rates in components.rates]
        self.diver = usual(self.divers)
        self.piece: Three = (
            usual(self.pieces[0]),
            usual(self.pieces[1]),
            usual(self.pieces[2]),
        )
        self.rates: Three = (usual(self.sales[0]), usual(self.sales[1]), usual(self.sales[2]))
        self.finals: Three = (
            final_rate(components.final[0]),
            final_rate(components.final[1]),
            final_rate(components.final[2]),
        )
        """What a unit counts at the end, on average."""
        self.units: Three = (
            PATIENCE * self.rates[0] + (1.0 - PATIENCE) * self.finals[0],
            PATIENCE * self.rates[1] + (1.0 - PATIENCE) * self.finals[1],
            PATIENCE * self.rates[2] + (1.0 - PATIENCE) * self.finals[2],
        )
        """What a unit is likely to bring that is still in a wreck."""
        self.rescue = self.piece[TRIDENT] + TROUBLE
        """What a monster costs."""
        self.losses = [
            self.diver
            + HOSES_OF[diver] * self.piece[HOSE]
            + WEIGHTS_OF[diver] * self.piece[WEIGHT]
            + TROUBLE
            for diver in range(DIVER_KINDS)
        ]
        """What it costs to lose a diver, with all he carries."""

    def value(self, find: Five) -> float:
        """What a treasure to come is likely to bring: `find` are its units, and its diamonds."""
        units = self.units
        return find[3] + find[0] * units[0] + find[1] * units[1] + find[2] * units[2]


def place_of(components: Components, face: int) -> int:
    kind = components.kind_of[face]
    return -1 if kind == MONSTER else components.depth_of[face] * KIND_COUNT + kind


def sums_of(components: Components) -> list[int]:
    """The treasures in the box, added up."""
    sums = [0] * (DEPTH_COUNT * KIND_COUNT)
    for face in range(components.faces):
        place, copies = place_of(components, face), components.copies[face]
        if place >= 0:
            sums[place] += copies * components.number_of[face]
            sums[place // KIND_COUNT * KIND_COUNT + MONSTER] += copies
    return sums


def usual(prices: Five) -> float:
    """A price or rate to come, by how often 0, 1 or 2 other boats are at a port."""
    return prices[0] * 0.4 + prices[1] * 0.4 + prices[2] * 0.2


def mean_price(prices: Five, others: Five) -> float:
    """What a price comes to on average, by the odds of 0, 1, 2 … other boats.

    >>> mean_price((80.0, 100.0, 120.0, 120.0, 120.0), (0.25, 0.5, 0.25, 0.0, 0.0))
    100.0
    """
    return (
        prices[0] * others[0]
        + prices[1] * others[1]
        + prices[2] * others[2]
        + prices[3] * others[3]
        + prices[4] * others[4]
    )


def final_rate(values: list[int]) -> float:
    """What a unit counts at the end, on average over the cards of 1, 2, 3 … units."""
    total = 0.0
    for units, value in enumerate(values, start=1):
        total += value / units
    return total / len(values)
