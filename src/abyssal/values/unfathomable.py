"""The value of a position of Unfathomable: how the voyage ends, and who wins then."""

from typing import Final

from abyssal.core.game import Seat
from abyssal.games.unfathomable.box.components import (
    DECK,
    DEEP,
    FAR_ENOUGH,
    RESOURCES,
    ROOMS,
    TRACK_END,
    WATER,
)
from abyssal.games.unfathomable.position.position import ARRIVED, NO_END, Position
from abyssal.games.unfathomable.rules.winners import winners
from abyssal.policies.unfathomable.beliefs import Beliefs
from abyssal.policies.unfathomable.habits import Habits
from abyssal.policies.unfathomable.outlook import People
from abyssal.policies.unfathomable.ship import Ship, ship_of
from abyssal.values.value import Features, Value, flag

OUTCOMES: Final = ["arrived", "lost-far", "lost-near"]
"""The ship arrives; it is lost where a Cultist wants it to be; it is lost before."""
ARRIVES, FAR, NEAR = range(3)

SEAT_FEATURES: Final = OUTCOMES
TABLE_FEATURES: Final = [
    *RESOURCES,
    *[f"scarce-{resource}" for resource in RESOURCES],
    *["scarcest", "steps", "distance", "travelled", "chanted", "far"],
    *["monsters-inside", "monsters-on-deck", "monsters-in-water", "supply", "monarchs"],
    *["damaged", "passengers", "passengers-left"],
    *["enemies", "suspicion", "jailed", "cards", "enemy-cards", "awake", "turn"],
    *["3-seats", "4-seats", "5-seats", "6-seats", "with-cultist"],
    *["captain-suspected", "keeper-suspected"],
]


class Unfathomable(Value):
    """Judges by the ship and by what the viewer believes of the others."""

    def features(self, position: Position, viewer: Seat) -> Features:
        ship = ship_of(position, viewer)
        outcomes = [[flag(one == other) for other in OUTCOMES] for one in OUTCOMES]
        return outcomes, ship_features(ship, Beliefs(ship, viewer, Habits()))

    def one_wins(self) -> bool:
        return False

    def outcome(self, position: Position) -> list[float]:
        if position.ending == ARRIVED:
            return [1.0, 0.0, 0.0]
        far = flag(position.distance() >= FAR_ENOUGH)
        return [0.0, far, 1.0 - far]

    def by_seat(self, position: Position, viewer: Seat, outcomes: list[float]) -> list[float]:
        """Humans win if the ship arrives, traitors if not, a Cultist if it comes far enough."""
        if position.ending != NO_END:
            winning = winners(position)
            return [flag(seat in winning) for seat in range(position.seats)]
        ship = ship_of(position, viewer)
        beliefs = Beliefs(ship, viewer, Habits())
        arrives, lost = outcomes[ARRIVES], outcomes[FAR] + outcomes[NEAR]
        found: list[float] = []
        for seat in range(ship.seats):
            suspicion = beliefs.suspicion(seat)
            found.append((1.0 - suspicion) * arrives + suspicion * lost)
        if ship.hybrid:
            found[viewer] = lost
        elif ship.cultist:
            found[viewer] = outcomes[FAR]
        else:
            found[viewer] = arrives
        return found


def ship_features(ship: Ship, beliefs: Beliefs) -> list[float]:
    """The features of the ship and of those on board."""
    people = People(ship, beliefs)
    enemy_cards = 0
    for seat in range(ship.seats):
        if ship.revealed[seat]:
            enemy_cards += ship.hands[seat]
    return [
        *[dial / 8 for dial in ship.dials],
        *[1.0 / max(1, dial) for dial in ship.dials],
        min(ship.dials) / 4,
        ship.steps_to_go() / 20,
        ship.distance / FAR_ENOUGH,
        ship.travelled / TRACK_END,
        ship.chanted / TRACK_END,
        flag(ship.distance >= FAR_ENOUGH),
        sum(ship.deep_ones[:ROOMS]) / 5,
        sum(ship.deep_ones[DECK:WATER]) / 5,
        sum(ship.deep_ones[WATER:DEEP]) / 5,
        ship.supply / 10,
        ship.monarchs_out() / 2,
        ship.damaged / 6,
        sum(ship.passengers) / 5,
        ship.passenger_supply / 10,
        people.enemies / 2,
        people.suspicion / 2,
        people.jailed / 2,
        people.cards / (8 * max(1, people.humans)),
        enemy_cards / 8,
        flag(ship.awake),
        ship.turn / 40,
        *[flag(ship.seats == number) for number in (3, 4, 5, 6)],
        flag(ship.with_cultist),
        beliefs.suspicion(ship.captain),
        beliefs.suspicion(ship.keeper),
    ]


VALUE: Final = Unfathomable
