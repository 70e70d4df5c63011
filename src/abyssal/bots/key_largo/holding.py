"""A hypothetical holding in Key Largo: cash, a team, treasures; and what changes it."""

from collections.abc import Iterable
from typing import Any, NamedTuple, TypeAlias

from abyssal.bots.key_largo.wrecks import Card, Units
from abyssal.games.key_largo.components import (
    BARE,
    CARRIED,
    DIAMOND,
    HOSE,
    HOSES_OF,
    MOST_OF,
    SOLD_KINDS,
    STEP_OF,
    TEAM,
    TRIDENT,
    WEIGHT,
    WEIGHTS_OF,
)

Team: TypeAlias = tuple[int, ...]
"""The divers of a player, each as the number that says what he carries."""


class Holding(NamedTuple):
    """What a player has, or is expected to have: fractions are expected values."""

    cash: float
    team: Team
    units: Units
    gems: float

    def bought(self, piece: int, place: int, price: float) -> "Holding":
        """With a piece of equipment for one of the divers."""
        return self._replace(cash=self.cash - price, team=fitted(self.team, piece, place))

    def recruited(self, diver: int, price: float) -> "Holding":
        return self._replace(cash=self.cash - price, team=(*self.team, diver))

    def sold(self, kind: int, units: float, rate: float) -> "Holding":
        more = [0.0] * SOLD_KINDS
        more[kind] = -units
        return self.with_finds(more, 0.0)._replace(cash=self.cash + units * rate)

    def with_finds(self, units: Iterable[float], gems: float) -> "Holding":
        gold, goods, antiques = [held + more for held, more in zip(self.units, units, strict=True)]
        return self._replace(units=(gold, goods, antiques), gems=self.gems + gems)


def holding_of(player: dict[str, Any], hand: Iterable[Card]) -> Holding:
    """What a player has, whose treasures one knows."""
    return Holding(player["cash"], team_of(player), *stores_of(hand))


def stores_of(cards: Iterable[Card]) -> tuple[Units, float]:
    """Units of gold, goods and antiques, and dollars of diamonds."""
    sums = [0.0] * (SOLD_KINDS + 1)
    for card in cards:
        sums[card.kind] += card.number
    return (sums[0], sums[1], sums[2]), sums[DIAMOND]


def team_of(player: dict[str, Any]) -> Team:
    return tuple(
        [
            diver["hoses"] * STEP_OF[HOSE]
            + diver["trident"] * STEP_OF[TRIDENT]
            + diver["weight"] * STEP_OF[WEIGHT]
            for diver in player["divers"]
        ]
    )


def able(team: Team, depth: int) -> list[int]:
    """The divers who reach a depth."""
    return [diver for diver in team if HOSES_OF[diver] >= depth]


def fittings(team: Team) -> list[tuple[int, int]]:
    """Pieces and divers with room for them; one diver stands for all that are equal."""
    return [
        (piece, place)
        for piece, most in enumerate(MOST_OF)
        for place, diver in enumerate(team)
        if CARRIED[piece][diver] < most and diver not in team[:place]
    ]


def fitted(team: Team, piece: int, place: int) -> Team:
    """The team once a diver has got a piece."""
    return (*team[:place], team[place] + STEP_OF[piece], *team[place + 1 :])


def without(team: Team, piece: int, place: int) -> Team:
    """The team once a diver has used a piece up."""
    return (*team[:place], team[place] - STEP_OF[piece], *team[place + 1 :])


def without_weights(team: Team, depth: int, count: int) -> Team:
    """The team once so many weights were used at a depth."""
    for place, diver in enumerate(team):
        if count > 0 and WEIGHTS_OF[diver] == 1 and HOSES_OF[diver] >= depth:
            team = without(team, WEIGHT, place)
            count -= 1
    return team


def grown(team: Team, size: int, depth: int) -> Team:
    """The team with so many divers, all of whom reach a depth."""
    divers = [*team, *[BARE] * (size - len(team))]
    return tuple([diver + max(0, depth - HOSES_OF[diver]) * STEP_OF[HOSE] for diver in divers])


def can_recruit(holding: Holding, supply: dict[str, int], price: float) -> bool:
    return len(holding.team) < TEAM and supply["diver"] > 0 and price <= holding.cash


def mixed(one: Holding, other: Holding, odds: float) -> Holding:
    """The first, or with these odds the other; the team is that of the first."""
    gold, goods, antiques = [
        (1.0 - odds) * left + odds * right
        for left, right in zip(one.units, other.units, strict=True)
    ]
    cash = (1.0 - odds) * one.cash + odds * other.cash
    gems = (1.0 - odds) * one.gems + odds * other.gems
    return Holding(cash, one.team, (gold, goods, antiques), gems)
