"""How many boats are likely to meet where in Key Largo: an estimate of the others' programmes.

What a player is likely to do is estimated from what all can see: divers, cash, treasures; never
from plans that lie face down. Half of the estimate is uniform, as anybody may do anything.
"""

from typing import Final

from abyssal.games.key_largo.components import DAYS, HOSE, MOST_OF, PLACE_COUNT, TEAM
from abyssal.policies.fives import Five
from abyssal.policies.key_largo.table import Table
from abyssal.policies.key_largo.teams import hoses_of

ANYTHING: Final = 0.5
"""The uniform part: how likely a player picks two places for no reason that others can see."""

USES: Final = 2
"""The places of a day."""


def inclinations(table: Table, seat: int) -> Five:
    """How much each place has to offer a player, as far as all can see."""
    cash, team = table.cash[seat], table.teams[seat]
    prices = table.tariff.components
    carried = hoses_of(team.divers) + int(team.tridents[0]) + int(team.weights[0])
    has_room = carried < team.size * (MOST_OF[0] + MOST_OF[1] + MOST_OF[2])
    wants_gear = has_room and table.day < DAYS and cash >= 2 * prices.equipment[HOSE][0]
    treasures = table.treasures_of(seat, 0)
    treasures += table.treasures_of(seat, 1) + table.treasures_of(seat, 2)
    return (
        2.0 if team.size > 0 else 0.0,
        1.2 if team.size < TEAM and cash >= prices.diver[0] else 0.4,
        0.8,
        1.2 if wants_gear else 0.1,
        min(2.0, 0.5 * treasures),
    )


def odds_of_places(table: Table, seat: int) -> Five:
    """How likely a player is to be at each place in one half of the coming day."""
    found = inclinations(table, seat)
    total = found[0] + found[1] + found[2] + found[3] + found[4]
    return (
        odds_of(found[0], total),
        odds_of(found[1], total),
        odds_of(found[2], total),
        odds_of(found[3], total),
        odds_of(found[4], total),
    )


def odds_of(inclination: float, total: float) -> float:
    return ANYTHING / PLACE_COUNT + (1.0 - ANYTHING) * min(1.0 / USES, inclination / total)


class Crowds:
    """How likely 0, 1, 2 … other boats are to be at a port in a half-day."""

    def __init__(self, table: Table) -> None:
        alone: Five = (1.0, 0.0, 0.0, 0.0, 0.0)
        self.bar = alone
        self.shop = alone
        self.market = alone
        self.divers_before = 0.0
        """How many of those who place before me are likely to dive."""
        mine = (table.me - table.first) % table.seats
        for seat in range(table.seats):
            if seat == table.me:
                continue
            odds = odds_of_places(table, seat)
            self.bar = with_one_more(self.bar, odds[1])
            self.shop = with_one_more(self.shop, odds[3])
            self.market = with_one_more(self.market, odds[4])
            if (seat - table.first) % table.seats < mine:
                self.divers_before += odds[0]


def with_one_more(counts: Five, odds: float) -> Five:
    """The odds of each number of boats once one more comes with these odds.

    >>> with_one_more((0.5, 0.5, 0.0, 0.0, 0.0), 0.5)
    (0.25, 0.5, 0.25, 0.0, 0.0)
    """
    stays = 1.0 - odds
    return (
        counts[0] * stays,
        counts[1] * stays + counts[0] * odds,
        counts[2] * stays + counts[1] * odds,
        counts[3] * stays + counts[2] * odds,
        counts[4] * stays + counts[3] * odds,
    )
