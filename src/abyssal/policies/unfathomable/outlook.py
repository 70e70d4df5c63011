"""The outlook of the ship: how likely it arrives, and how likely it comes far, as a seat sees it.

Both are logistic models over the same few features. Their weights were fitted to 5,000 games of
`crew` among themselves, with three to six seats, by penalized maximum likelihood (ridge). On games
that a fit had not seen, the Brier score of the arrival is 0.182 (0.248 for the mean alone), that of
coming far 0.158 (0.215), and the expected calibration error of both is 0.013.
"""

from math import exp, log
from typing import Final

from abyssal.games.unfathomable.box.components import DECK, DEEP, FAR_ENOUGH, ROOMS, WATER
from abyssal.policies.unfathomable.beliefs import Beliefs
from abyssal.policies.unfathomable.ship import IN_ROOM, IN_WATER, ON_DECK, Ship

MODEL: Final = [
    (2.85, 3.24),  # always
    (-0.1, 1.77),  # steps of travel to go
    (-0.84, 1.3),  # scarcity of resources
    (-5.97, -9.48),  # both at once
    (0.23, -0.22),  # the scarcest resource
    (-0.49, -0.49),  # Deep Ones
    (-0.84, -0.93),  # damaged rooms
    (-1.32, -1.24),  # passengers on deck
    (-0.86, -1.26),  # revealed traitors at large
    (-0.37, -0.59),  # hidden traitors at large
    (1.43, 1.13),  # traitors in the Brig
    (1.21, 1.28),  # cards of the humans
    (-0.26, -0.19),  # after the awakening
    (0.14, 0.15),  # two Hybrids
    (0.14, 0.54),  # a Cultist
]
"""What each feature weighs for the arrival, and for the distance that a Cultist needs."""
ARRIVES: Final = [arrives for arrives, _ in MODEL]
COMES_FAR: Final = [comes_far for _, comes_far in MODEL]


def winning(ship: Ship, beliefs: Beliefs) -> float:
    """How likely the seat wins with the loyalty cards it has now; 1 or 0 once the game is over."""
    if ship.over:
        return 1.0 if has_won(ship) else 0.0
    found = features(ship, beliefs)
    arrives = chance(ARRIVES, found)
    if ship.hybrid:
        return 1.0 - arrives
    if not ship.cultist:
        return arrives
    far = 1.0 if ship.distance >= FAR_ENOUGH else chance(COMES_FAR, found)
    return max(0.0, far - arrives)


def has_won(ship: Ship) -> bool:
    """Whether the game has ended as the seat wished (UNF-354 to UNF-359)."""
    if ship.arrived:
        return not ship.hybrid and not ship.cultist
    return ship.hybrid or (ship.cultist and ship.distance >= FAR_ENOUGH)


def features(ship: Ship, beliefs: Beliefs) -> list[float]:
    """What the outlook depends on, each about from 0 to 1."""
    monsters = 0.0
    for space in range(ROOMS):
        monsters += IN_ROOM * ship.deep_ones[space]
    for space in range(DECK, WATER):
        monsters += ON_DECK * ship.deep_ones[space]
    for space in range(WATER, DEEP):
        monsters += IN_WATER * ship.deep_ones[space]
    strain = 0.0
    for dial in ship.dials:
        strain += 1.0 / max(1, dial)
    people = People(ship, beliefs)
    steps = ship.steps_to_go() / 20
    return [
        1.0,
        steps,
        strain,
        steps * strain,
        log(max(1, min(ship.dials))),
        monsters / 10,
        ship.damaged / 6,
        sum(ship.passengers) / 5,
        people.enemies / 2,
        people.suspicion / 2,
        people.jailed / 2,
        people.cards / (8 * max(1, people.humans)),
        1.0 if ship.awake else 0.0,
        1.0 if ship.seats >= 5 else 0.0,
        1.0 if ship.with_cultist else 0.0,
    ]


class People:
    """Who stands against the ship, as far as the seat knows, and what the others hold."""

    def __init__(self, ship: Ship, beliefs: Beliefs) -> None:
        self.humans = 0
        self.cards = 0
        """Those of all who have not revealed."""
        self.enemies = 0.0
        """Revealed traitors who are not in the Brig."""
        self.suspicion = 0.0
        """How many hidden traitors are at large."""
        self.jailed = 0.0
        """How many traitors are in the Brig."""
        for seat in range(ship.seats):
            suspicion = beliefs.suspicion(seat)
            if not ship.revealed[seat]:
                self.humans += 1
                self.cards += ship.hands[seat]
            if ship.jailed(seat):
                self.jailed += suspicion
            elif ship.revealed[seat]:
                self.enemies += 1.0
            else:
                self.suspicion += suspicion


def chance(weights: list[float], found: list[float]) -> float:
    """The chance that a logistic model gives to features."""
    total = 0.0
    for place, weight in enumerate(weights):
        total += weight * found[place]
    return 1.0 / (1.0 + exp(-total))
