"""Simulates a day of Key Largo: what two places bring if the others do what is likely."""

from typing import Final

from abyssal.games.key_largo.components import (
    BAR,
    DIVE,
    DOLPHINS,
    ENCOUNTERS_HELD,
    EQUIPMENT_COUNT,
    EXPERT_DIVER,
    FAMILY,
    GOLD,
    GOLD_PROSPECTOR,
    GOOD_PAL,
    NOVICE_DIVER,
    NOVICE_PRICE,
    PICKPOCKET,
    PICKPOCKET_PRICE,
    PLACE_COUNT,
    PROSPECTOR_RATE,
    PURCHASES,
    SHOP,
    SOLD_KINDS,
    TEAM,
)
from abyssal.policies.fives import Five, added, at, plus, put
from abyssal.policies.key_largo.crowds import Crowds
from abyssal.policies.key_largo.season import Ahead, ahead_of
from abyssal.policies.key_largo.situation import Situation
from abyssal.policies.key_largo.table import MONEY, Holding
from abyssal.policies.key_largo.tariff import mean_price
from abyssal.policies.key_largo.teams import Team
from abyssal.policies.key_largo.threes import Three, one_of
from abyssal.policies.key_largo.waters import Haul, Wreck

MEETING: Final = 15.0
"""What an encounter is worth when it is drawn, in dollars, before one knows which."""


class Catch:
    """A dive of one team on the best wreck, or on the next best if somebody is there first."""

    def __init__(self, diving: Team) -> None:
        self.diving = diving
        self.wrecks = 0
        """How many are within reach."""
        self.wreck: Wreck | None = None
        self.team = diving
        """The team after the dive on the best wreck."""
        self.haul: Haul = (0.0, 0.0)
        self.next_wreck: Wreck | None = None
        self.next_haul: Haul = (0.0, 0.0)

    def consider(self, wreck: Wreck, haul: Haul, team: Team) -> None:
        """One more kind of wreck; the first of equals is the better one."""
        self.wrecks += wreck.alike
        if self.wreck is None or haul[0] > self.haul[0]:
            self.next_wreck, self.next_haul = self.wreck, self.haul
            self.wreck, self.haul, self.team = wreck, haul, team
            if wreck.alike > 1:
                self.next_wreck, self.next_haul = wreck, haul
        elif self.next_wreck is None or haul[0] > self.next_haul[0]:
            self.next_wreck, self.next_haul = wreck, haul


class Day:
    """The day that is being planned."""

    def __init__(self, situation: Situation) -> None:
        self.situation = situation
        self.table = situation.table
        self.season = situation.season
        self.held = situation.table.held
        self.crowds = Crowds(situation.table)
        self.evening = ahead_of(situation.table.days_to_come())
        self.before_a_dive = ahead_of(situation.table.days_to_come(), DIVE)
        self.before_others = ahead_of(situation.table.days_to_come(), BAR)
        self.wrecks = situation.waters.wrecks()
        self.loots = situation.loots()
        self.diver = mean_price(situation.table.tariff.divers, self.crowds.bar)
        if NOVICE_DIVER in self.held:
            self.diver = min(self.diver, float(NOVICE_PRICE))
        self.pickpocket = mean_price(situation.table.tariff.pickpockets, self.crowds.bar)
        if PICKPOCKET in self.held:
            self.pickpocket = min(self.pickpocket, float(PICKPOCKET_PRICE))
        self.pieces = self.shop_prices()
        self.gold = situation.table.tariff.sales[GOLD]
        """What a unit of gold brings."""
        if GOLD_PROSPECTOR in self.held:
            rate = float(PROSPECTOR_RATE)
            self.gold = (rate, rate, rate, rate, rate)
        self.catches: list[Catch] = []
        self.noons: list[Holding | None] = [None] * (2 * PLACE_COUNT)

    def shop_prices(self) -> Three:
        tariff = self.table.tariff
        others = self.crowds.shop
        if GOOD_PAL in self.held:
            others = (1.0, 0.0, 0.0, 0.0, 0.0)
        return (
            mean_price(tariff.pieces[0], others),
            mean_price(tariff.pieces[1], others),
            mean_price(tariff.pieces[2], others),
        )

    def worth(self, morning: int, afternoon: int) -> float:
        """The value of what I have in the evening, if I was at these two places."""
        evening = self.visit(afternoon, self.noon(morning, afternoon == DIVE), self.evening)
        return self.season.worth(evening.team, evening.stock, self.evening)

    def noon(self, morning: int, then_dives: bool) -> Holding:
        """What I have at noon: what pays in the morning depends on the afternoon."""
        place = 2 * morning + then_dives
        found = self.noons[place]
        if found is None:
            start = Holding(self.situation.team, self.situation.stock)
            ahead = self.before_a_dive if then_dives else self.before_others
            found = self.visit(morning, start, ahead)
            self.noons[place] = found
        return found

    # The places

    def visit(self, place: int, holding: Holding, ahead: Ahead) -> Holding:
        if place == DIVE:
            return self.dive(holding)
        if place == BAR:
            return self.bar(holding, ahead)
        if place == DOLPHINS:
            return self.dolphins(holding)
        if place == SHOP:
            return self.shop(holding, ahead)
        return self.sell(holding, ahead)

    def dive(self, holding: Holding) -> Holding:
        """The best wreck within reach, or the next best if somebody is likely to be there first.

        Whether I dive in the morning or in the afternoon, as many dives are to come after it.
        """
        catch = self.catch(holding.team)
        wreck, next_wreck = catch.wreck, catch.next_wreck
        if wreck is None:
            return holding
        stock = after_dive(holding.stock, catch.haul, wreck)
        if next_wreck is not None:
            taken = min(1.0, self.crowds.divers_before / catch.wrecks)
            other = after_dive(holding.stock, catch.next_haul, next_wreck)
            stock = mixed(stock, other, taken)
        return Holding(catch.team, stock)

    def catch(self, team: Team) -> Catch:
        """What a team brings up: worked out once for each."""
        for known in self.catches:
            if known.diving is team:
                return known
        found = Catch(team)
        for wreck in self.wrecks:
            if team.able(wreck.depth) > 0:
                haul, after = self.season.haul(wreck, team, self.evening)
                found.consider(wreck, haul, after)
        self.catches.append(found)
        return found

    def bar(self, holding: Holding, ahead: Ahead) -> Holding:
        """A diver, and a pickpocket, if they pay."""
        season, price = self.season, self.diver
        team, stock = holding.team, holding.stock
        worth = season.worth(team, stock, ahead)
        if can_recruit(team, stock, price) and self.table.supply[EQUIPMENT_COUNT] > 0:
            more = team.recruited(EXPERT_DIVER in self.held)
            paid = added(stock, MONEY, -price)
            found = season.worth(more, paid, ahead)
            if found > worth:
                team, stock, worth = more, paid, found
        if self.pickpocket > stock[MONEY]:
            return Holding(team, stock)
        best = stock
        for loot in self.loots:
            robbed = self.situation.robbed(stock, loot, self.pickpocket)
            found = season.worth(team, robbed, ahead)
            if found > worth:
                best, worth = robbed, found
        return Holding(team, best)

    def dolphins(self, holding: Holding) -> Holding:
        income = float(self.table.tariff.components.income[self.table.day - 1])
        if FAMILY in self.held:
            income *= 2.0
        if self.table.with_encounters and len(self.held) < ENCOUNTERS_HELD:
            income += MEETING
        return Holding(holding.team, added(holding.stock, MONEY, income))

    def shop(self, holding: Holding, ahead: Ahead) -> Holding:
        """Piece by piece what pays most."""
        season, supply = self.season, self.table.supply
        team, stock = holding.team, holding.stock
        worth = season.worth(team, stock, ahead)
        for _ in range(PURCHASES):
            best, price = team, 0.0
            for fitting in team.fittings():
                cost = one_of(self.pieces, fitting.piece)
                if cost <= stock[MONEY] and supply[fitting.piece] > 0:
                    found = season.worth(fitting.team, added(stock, MONEY, -cost), ahead)
                    if found > worth:
                        best, price, worth = fitting.team, cost, found
            if best is team:
                break
            team, stock = best, added(stock, MONEY, -price)
        return Holding(team, stock)

    def sell(self, holding: Holding, ahead: Ahead) -> Holding:
        """All of the type that is likely to be best, for what the best type then brings."""
        stock = holding.stock
        if stock[0] + stock[1] + stock[2] == 0.0:
            return holding
        odds = self.crowds.market
        best, most = -1, 0.0
        is_keeping_judged = False
        for kind in range(SOLD_KINDS):
            if at(stock, kind) == 0.0:  # to sell none of one type is like selling none of another
                if is_keeping_judged:
                    continue
                is_keeping_judged = True
            rates = self.gold if kind == GOLD else self.table.tariff.sales[kind]
            after = sold(stock, kind, mean_price(rates, odds))
            worth = self.season.worth(holding.team, after, ahead)
            if best < 0 or worth > most:
                best, most = kind, worth
        gain = 0.0
        for others in range(self.table.seats):
            gain += at(odds, others) * self.best_sale(stock, others)
        after = sold(stock, best, one_of(self.table.tariff.finals, best))
        return Holding(holding.team, added(after, MONEY, gain))

    def best_sale(self, stock: Five, others: int) -> float:
        """How much more than at the end a sale brings, with so many other boats."""
        finals, sales = self.table.tariff.finals, self.table.tariff.sales
        gold = stock[0] * (at(self.gold, others) - finals[0])
        goods = stock[1] * (at(sales[1], others) - finals[1])
        antiques = stock[2] * (at(sales[2], others) - finals[2])
        return max(gold, max(goods, antiques))


def can_recruit(team: Team, stock: Five, price: float) -> bool:
    """Whether there is room for a diver, and his price."""
    return team.size < TEAM and price <= stock[MONEY]


def after_dive(stock: Five, haul: Haul, wreck: Wreck) -> Five:
    """With the treasures of a dive; what is risked in it counts as paid."""
    gain, treasures = haul
    return added(plus(stock, treasures, wreck.find), MONEY, gain - treasures * wreck.value)


def sold(stock: Five, kind: int, rate: float) -> Five:
    """Once all of a type is sold."""
    return put(added(stock, MONEY, at(stock, kind) * rate), kind, 0.0)


def mixed(one: Five, other: Five, odds: float) -> Five:
    """The first, or with these odds the other."""
    rest = 1.0 - odds
    return (
        rest * one[0] + odds * other[0],
        rest * one[1] + odds * other[1],
        rest * one[2] + odds * other[2],
        rest * one[3] + odds * other[3],
        rest * one[4] + odds * other[4],
    )
