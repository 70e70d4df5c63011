"""The heuristic value of a holding in Key Largo, by how much of the season is to come.

It counts cash, treasures at what they are likely to bring, and what the team is likely to bring up:
as it is, or grown into the team that pays most.
"""

from functools import cache
from typing import Any, Final, NamedTuple, TypeAlias

from abyssal.bots.key_largo.crowds import mean_price
from abyssal.bots.key_largo.holding import Holding, Team, able, grown, without_weights
from abyssal.bots.key_largo.wrecks import Dive, Find, Haul, Waters, Wreck
from abyssal.games.key_largo.components import (
    DEPTH_COUNT,
    DIVE,
    EQUIPMENT,
    HOSE,
    HOSES_OF,
    KINDS,
    PURCHASES,
    SOLD_KINDS,
    TEAM,
    TRIDENT,
    TRIDENTS_OF,
    WEIGHT,
    WEIGHTS_OF,
)

# Weights, in dollars where nothing else is said, tuned in series of games.

HALF_DAY: Final = 40.0
"""What a half-day brings that is not spent on diving: about what the dolphins pay."""

PATIENCE: Final = 0.7
"""The weight of its sale in the value of a treasure to come; the rest is the final count."""

OURS: Final = 0.5
"""The part of the cards left at a depth that a player can hope for."""

TROUBLE: Final = 45.0
"""What a lost diver or trident costs beside its price: time, mostly."""

SETTLED: Final = 3.0
"""With so many dives to come a loss counts in full; towards the end it matters less and less."""

LATER: Final = 0.5
"""What a weight brings in a later dive, against the one at hand."""

USUAL: Final = [0.4, 0.4, 0.2]
"""How often 0, 1 or 2 other boats are at a port, for prices and rates to come."""

Reach: TypeAlias = tuple[int, ...]
"""How many divers of a team go down to each depth."""


class Ahead(NamedTuple):
    """What is to come: dives, and half-days for everything else."""

    dives: int
    others: int


def ahead_of(days: int, place: int | None = None) -> Ahead:
    """So many days, and half a day at `place` before them."""
    return Ahead(days + (place == DIVE), days + (place not in (None, DIVE)))


class Season:
    """The rest of the season, seen from one decision."""

    def __init__(self, view: dict[str, Any], waters: Waters) -> None:
        prices = view["prices"]
        self.waters = waters
        self.supply: dict[str, int] = view["supply"]
        self.diver_price = mean_price(prices["diver"], USUAL)
        self.piece_prices = [mean_price(prices[piece], USUAL) for piece in EQUIPMENT]
        self.rates = [mean_price(prices[kind], USUAL) for kind in KINDS[:SOLD_KINDS]]
        self.finals = [final_rate(view["final"][kind]) for kind in KINDS[:SOLD_KINDS]]
        self.values = [self.value(find) for find in waters.finds]
        """A treasure of each depth, in dollars."""
        self.rescue = self.piece_prices[TRIDENT] + TROUBLE
        """What a monster costs."""
        self.worths: dict[tuple[Holding, Ahead], float] = {}
        self.known_grounds: dict[Reach, list[tuple[float, int, float]]] = {}
        self.catches: dict[tuple[Reach, float], float] = {}

    def value(self, find: Find) -> float:
        """What a treasure to come is likely to bring."""
        total = find.gems
        for units, rate, final in zip(find.units, self.rates, self.finals, strict=True):
            total += units * (PATIENCE * rate + (1.0 - PATIENCE) * final)
        return total

    # One dive

    def trident_loss(self, dives: int) -> float:
        """What it costs to lose a trident with so many dives to come."""
        return self.rescue * min(1.0, dives / SETTLED)

    def diver_loss(self, diver: int, dives: int) -> float:
        """What it costs to lose a diver, with all he carries."""
        price = self.diver_price + HOSES_OF[diver] * self.piece_prices[HOSE]
        price += WEIGHTS_OF[diver] * self.piece_prices[WEIGHT]
        return (price + TROUBLE) * min(1.0, dives / SETTLED)

    def haul(self, wreck: Wreck, team: Team, dives: int) -> tuple[Haul, Team]:
        """What a dive brings with so many dives after it, and the team less the weights it uses."""
        going = able(team, wreck.depth)
        tridents = sum([TRIDENTS_OF[diver] for diver in going])
        weights = sum([WEIGHTS_OF[diver] for diver in going])
        weights = min(weights, max(0, wreck.cards - len(going)))
        loss = sum([self.diver_loss(diver, dives) for diver in going]) / max(1, len(going))
        dive = Dive(wreck.odds, self.value(wreck.find), self.trident_loss(dives), loss)
        plain = dive.haul(len(going), tridents, wreck.cards)
        if weights > 0:
            more = dive.haul(len(going) + weights, tridents, wreck.cards)
            if more.gain > plain.gain:
                return more, without_weights(team, wreck.depth, weights)
        return plain, team

    # The rest of the season

    def worth(self, holding: Holding, ahead: Ahead) -> float:
        key = (holding, ahead)
        found = self.worths.get(key)
        if found is None:
            found = holding.cash + self.stores(holding, ahead) + self.prospects(holding, ahead)
            self.worths[key] = found
        return found

    def stores(self, holding: Holding, ahead: Ahead) -> float:
        """The treasures in hand: a type is sold in one visit, and a visit costs a half-day.

        The more dives are to come, the more cards will be sold in the same visit.
        """
        total = holding.gems
        visit = HALF_DAY / (1.0 + ahead.dives)
        gains = []
        for units, rate, final in zip(holding.units, self.rates, self.finals, strict=True):
            total += units * final
            gains.append(units * (rate - final) - visit)
        gains.sort(reverse=True)
        return total + sum([gain for gain in gains[: ahead.others] if gain > 0.0])

    def prospects(self, holding: Holding, ahead: Ahead) -> float:
        """What the team brings up. A larger one costs money, visits, and the wait for it."""
        team, dives = holding.team, ahead.dives
        best = self.catch(team, dives) + self.gear(team, dives)
        if dives < 2:
            return best
        sale = max([units * rate for units, rate in zip(holding.units, self.rates, strict=True)])
        daily = HALF_DAY + self.catch(team, 1)
        for goal, recruits, hoses in goals(team):
            if recruits > self.supply["diver"] or hoses > self.supply["hose"]:
                continue
            price = recruits * self.diver_price + hoses * self.piece_prices[HOSE]
            visits = recruits + hoses / PURCHASES
            wait = visits
            if price > holding.cash:
                wait += 1.0 + max(0.0, price - holding.cash - sale) / daily
            if wait < dives:
                found = self.catch(team, wait) + self.catch(goal, dives - wait)
                found += self.gear(goal, dives) - price - HALF_DAY * visits
                best = max(best, found)
        return best

    def catch(self, team: Team, dives: float) -> float:
        """What the divers bring up in so many dives, at the best depths first."""
        reach = reach_of(team)
        key = (reach, dives)
        found = self.catches.get(key)
        if found is None:
            found, left = 0.0, dives
            for gain, depth, draws in self.grounds(reach):
                count = min(left, self.waters.stock[depth] * OURS / draws)
                found += count * max(0.0, gain)
                left -= count
            self.catches[key] = found
        return found

    def grounds(self, reach: Reach) -> list[tuple[float, int, float]]:
        """What a dive at each depth brings, the depth, and the cards drawn; the best first."""
        if reach not in self.known_grounds:
            self.known_grounds[reach] = self.grounds_anew(reach)
        return self.known_grounds[reach]

    def grounds_anew(self, reach: Reach) -> list[tuple[float, int, float]]:
        found = []
        for depth, divers in enumerate(reach):
            draws = min(float(divers), self.waters.stock[depth] * OURS)
            if draws > 0.0:
                odds, value = self.waters.odds[depth], self.values[depth]
                gain = (1.0 - odds) * value - odds * self.rescue
                found.append((draws * gain, depth, draws))
        return sorted(found, reverse=True)

    def gear(self, team: Team, dives: int) -> float:
        """What tridents and weights add to the catch: monsters killed, and extra cards."""
        grounds = self.grounds(reach_of(team))
        if dives == 0 or not grounds:
            return 0.0
        _, depth, draws = grounds[0]
        going = able(team, depth)
        tridents = sum([TRIDENTS_OF[diver] for diver in going])
        weights = sum([WEIGHTS_OF[diver] for diver in going])
        odds = self.waters.odds[depth]
        treasure = (1.0 - odds) * self.values[depth]
        kills = kills_of(tridents, dives * draws * odds)
        extra = max(0.0, treasure - odds * self.trident_loss(dives))
        return kills * (self.rescue + treasure) + LATER * weights * extra


@cache
def reach_of(team: Team) -> Reach:
    return tuple([len(able(team, depth)) for depth in range(DEPTH_COUNT)])


@cache
def goals(team: Team) -> list[tuple[Team, int, int]]:
    """Teams to grow into that all reach one depth, with the recruits and the hoses they take."""
    found = []
    for size in range(max(1, len(team)), TEAM + 1):
        for depth in range(DEPTH_COUNT):
            goal = grown(team, size, depth)
            hoses = sum([HOSES_OF[diver] for diver in goal])
            hoses -= sum([HOSES_OF[diver] for diver in team])
            if goal != team:
                found.append((goal, size - len(team), hoses))
    return found


def kills_of(tridents: int, monsters: float) -> float:
    """How many monsters tridents are likely to kill: the more tridents, the less each does.

    >>> kills_of(1, monsters=1.0), kills_of(3, monsters=1.0)
    (0.5, 0.75)
    """
    return monsters * tridents / (monsters + tridents) if tridents else 0.0


def final_rate(values: list[int]) -> float:
    """What a unit counts at the end, on average over the cards of 1, 2, 3 … units."""
    return sum([value / units for units, value in enumerate(values, start=1)]) / len(values)
