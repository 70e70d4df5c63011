"""The heuristic value of a holding in Key Largo, by how much of the season is to come.

It counts cash, treasures at what they are likely to bring, and what the team is likely to bring up:
as it is, or grown into the team that pays most. All of it in dollars at the end of the season.
"""

from typing import Final

from abyssal.games.key_largo.components import DEPTH_COUNT, DIVE, EQUIPMENT_COUNT, HOSE, HOSES_OF
from abyssal.policies.fives import Five
from abyssal.policies.key_largo.table import MONEY, Table
from abyssal.policies.key_largo.teams import REACHES, Team
from abyssal.policies.key_largo.threes import one_of
from abyssal.policies.key_largo.waters import Dive, Haul, Waters, Wreck

# Weights, in dollars where nothing else is said, tuned in series of games.

HALF_DAY: Final = 40.0
"""What a half-day brings that is not spent on diving: about what the dolphins pay."""

OURS: Final = 0.5
"""The part of the cards left at a depth that a player can hope for."""

SETTLED: Final = 3.0
"""With so many dives to come a loss counts in full; towards the end it matters less and less."""

LATER: Final = 0.5
"""What a weight brings in a later dive, against the one at hand."""


class Ahead:
    """What is to come: dives, and half-days for everything else."""

    def __init__(self, dives: int, others: int) -> None:
        self.dives = float(dives)
        self.others = others
        self.visit = HALF_DAY / (1.0 + dives)
        """What it costs to sell a type: the more dives are to come, the more is sold at once."""
        self.settled = min(1.0, dives / SETTLED)


def ahead_of(days: int, place: int = -1) -> Ahead:
    """So many days, and half a day at `place` before them."""
    if place < 0:
        return Ahead(days, days)
    return Ahead(days + 1, days) if place == DIVE else Ahead(days, days + 1)


class Prospect:
    """What dives bring to the divers of one reach, at the best depth first.

    At each of up to three depths: what a dive brings, and how many there are to hope for.
    """

    def __init__(self) -> None:
        self.depth = -1
        """The best depth, if there is any."""
        self.draws = 0.0
        """The cards drawn there in a dive."""
        self.gain = 0.0
        self.dives = 0.0
        self.next_gain = 0.0
        self.next_dives = 0.0
        self.last_gain = 0.0
        self.last_dives = 0.0

    def add(self, depth: int, gain: float, draws: float, dives: float) -> None:
        """One more depth, deeper than those before: the best come first."""
        if self.depth < 0 or gain >= self.gain:
            self.last_gain, self.last_dives = self.next_gain, self.next_dives
            self.next_gain, self.next_dives = self.gain, self.dives
            self.gain, self.dives = gain, dives
            self.depth, self.draws = depth, draws
        elif self.next_dives == 0.0 or gain >= self.next_gain:
            self.last_gain, self.last_dives = self.next_gain, self.next_dives
            self.next_gain, self.next_dives = gain, dives
        else:
            self.last_gain, self.last_dives = gain, dives

    def settle(self) -> None:
        """Where a dive loses, none is made."""
        self.gain = max(0.0, self.gain)
        self.next_gain = max(0.0, self.next_gain)
        self.last_gain = max(0.0, self.last_gain)

    def catch(self, dives: float) -> float:
        """What so many dives bring up."""
        if dives <= self.dives:
            return dives * self.gain
        found = self.dives * self.gain
        left = dives - self.dives
        if left <= self.next_dives:
            return found + left * self.next_gain
        found += self.next_dives * self.next_gain
        left -= self.next_dives
        return found + min(left, self.last_dives) * self.last_gain


class Season:
    """The rest of the season, seen from one decision."""

    def __init__(self, table: Table, waters: Waters) -> None:
        self.waters = waters
        self.tariff = table.tariff
        self.recruits = float(table.supply[EQUIPMENT_COUNT])
        self.hoses = float(table.supply[HOSE])
        """How many are left to buy."""
        self.known: list[Prospect | None] = [None] * REACHES

    # One dive

    def diver_loss(self, diver: int, ahead: Ahead) -> float:
        """What it costs to lose a diver, with all he carries."""
        return self.tariff.losses[diver] * ahead.settled

    def haul(self, wreck: Wreck, team: Team, ahead: Ahead) -> tuple[Haul, Team]:
        """What a dive brings with so many dives after it, and the team less the weights it uses."""
        depth = wreck.depth
        going = team.able(depth)
        tridents = int(one_of(team.tridents, depth))
        weights = min(int(one_of(team.weights, depth)), max(0, wreck.cards - going))
        trident_loss = self.tariff.rescue * ahead.settled
        dive = Dive(wreck.odds, wreck.value, trident_loss, self.mean_loss(team, depth, ahead))
        plain = dive.haul(going, tridents, wreck.cards)
        if weights > 0:
            more = dive.haul(going + weights, tridents, wreck.cards)
            if more[0] > plain[0]:
                return more, team.without_weights(depth, weights)
        return plain, team

    def mean_loss(self, team: Team, depth: int, ahead: Ahead) -> float:
        """What it costs to lose one of those who reach a depth."""
        total = 0.0
        for diver in team.divers:
            if HOSES_OF[diver] >= depth:
                total += self.diver_loss(diver, ahead)
        return total / max(1, team.able(depth))

    # The rest of the season

    def worth(self, team: Team, stock: Five, ahead: Ahead) -> float:
        return stock[MONEY] + self.stores(stock, ahead) + self.prospects(team, stock, ahead)

    def stores(self, stock: Five, ahead: Ahead) -> float:
        """The treasures in hand: a type is sold in one visit, and a visit costs a half-day."""
        rates, finals = self.tariff.rates, self.tariff.finals
        total = stock[3] + stock[0] * finals[0] + stock[1] * finals[1] + stock[2] * finals[2]
        if ahead.others == 0:
            return total
        gold = max(0.0, stock[0] * (rates[0] - finals[0]) - ahead.visit)
        goods = max(0.0, stock[1] * (rates[1] - finals[1]) - ahead.visit)
        antiques = max(0.0, stock[2] * (rates[2] - finals[2]) - ahead.visit)
        best = max(gold, max(goods, antiques))
        if ahead.others == 1:
            return total + best
        least = min(gold, min(goods, antiques))
        middle = max(min(gold, goods), min(max(gold, goods), antiques))
        if ahead.others == 2:
            return total + (best + middle)
        return total + (best + middle + least)

    def prospects(self, team: Team, stock: Five, ahead: Ahead) -> float:
        """What the team brings up. A larger one costs money, visits, and the wait for it."""
        dives = ahead.dives
        now = self.prospect(team)
        best = now.catch(dives) + self.gear(team, now, ahead)
        if dives < 2.0:
            return best
        tariff = self.tariff
        rates, cash = tariff.rates, stock[MONEY]
        sale = max(stock[0] * rates[0], max(stock[1] * rates[1], stock[2] * rates[2]))
        daily = HALF_DAY + now.catch(1.0)
        diver, hose = tariff.diver, tariff.piece[HOSE]
        for goal in team.goals():
            if goal.recruits > self.recruits or goal.hoses > self.hoses:
                continue
            price = goal.recruits * diver + goal.hoses * hose
            wait = goal.visits
            if price > cash:
                wait += 1.0 + max(0.0, price - cash - sale) / daily
            if wait < dives:
                then = self.prospect(goal.team)
                found = now.catch(wait) + then.catch(dives - wait)
                found += self.gear(goal.team, then, ahead) - price - HALF_DAY * goal.visits
                best = max(best, found)
        return best

    def prospect(self, team: Team) -> Prospect:
        """What dives bring to a team."""
        found = self.known[team.reach]
        if found is None:
            found = self.prospect_anew(team)
            self.known[team.reach] = found
        return found

    def prospect_anew(self, team: Team) -> Prospect:
        rescue = self.tariff.rescue
        found = Prospect()
        for depth in range(DEPTH_COUNT):
            ground = self.waters.ground(depth)
            hope = ground.stock * OURS
            draws = min(float(team.able(depth)), hope)
            if draws > 0.0:
                gain = (1.0 - ground.odds) * ground.value - ground.odds * rescue
                found.add(depth, draws * gain, draws, hope / draws)
        found.settle()
        return found

    def gear(self, team: Team, prospect: Prospect, ahead: Ahead) -> float:
        """What tridents and weights add to the catch: monsters killed, and extra cards."""
        if ahead.dives == 0.0 or prospect.depth < 0:
            return 0.0
        depth = prospect.depth
        tridents = one_of(team.tridents, depth)
        weights = one_of(team.weights, depth)
        if tridents == 0.0 and weights == 0.0:
            return 0.0
        ground, rescue = self.waters.ground(depth), self.tariff.rescue
        odds = ground.odds
        treasure = (1.0 - odds) * ground.value
        kills = kills_of(tridents, ahead.dives * prospect.draws * odds)
        extra = max(0.0, treasure - odds * (rescue * ahead.settled))
        return kills * (rescue + treasure) + LATER * weights * extra


def kills_of(tridents: float, monsters: float) -> float:
    """How many monsters tridents are likely to kill: the more tridents, the less each does.

    >>> kills_of(1.0, monsters=1.0), kills_of(3.0, monsters=1.0)
    (0.5, 0.75)
    """
    return monsters * tridents / (monsters + tridents) if tridents > 0.0 else 0.0
