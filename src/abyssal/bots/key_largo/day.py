"""Simulates a day of Key Largo: what two places bring if the others do what is likely."""

from collections.abc import Callable
from typing import Final

from abyssal.bots.key_largo.crowds import crowds, divers_before, mean_price
from abyssal.bots.key_largo.holding import Holding, Team, able, can_recruit, fittings, mixed
from abyssal.bots.key_largo.season import Ahead, ahead_of
from abyssal.bots.key_largo.situation import Situation
from abyssal.bots.key_largo.wrecks import Haul, Wreck
from abyssal.games.key_largo.components import (
    BAR,
    BARE,
    DIVE,
    DOLPHINS,
    ENCOUNTERS_HELD,
    EQUIPMENT,
    GOLD,
    HOSE,
    KINDS,
    MARKET,
    NOVICE_PRICE,
    PICKPOCKET_PRICE,
    PROSPECTOR_RATE,
    PURCHASES,
    SHOP,
    SOLD_KINDS,
    STEP_OF,
)

MEETING: Final = 15.0
"""What an encounter is worth when it is drawn, in dollars, before one knows which."""


class Day:
    """The day that is being planned."""

    def __init__(self, situation: Situation) -> None:
        self.situation = situation
        self.view = situation.view
        self.season = situation.season
        self.held = situation.held
        self.crowds = crowds(self.view)
        self.taken = divers_before(self.view)
        self.noons: dict[tuple[int, Ahead], Holding] = {}

    def worth(self, morning: int, afternoon: int) -> float:
        """The value of what I have in the evening, if I was at these two places."""
        now = ahead_of(self.situation.evening.dives, afternoon)
        noon = self.noons.get((morning, now))
        if noon is None:
            noon = VISITS[morning](self, self.situation.holding, now)
            self.noons[(morning, now)] = noon
        evening = VISITS[afternoon](self, noon, self.situation.evening)
        return self.season.worth(evening, self.situation.evening)

    def best(self, holdings: list[Holding], ahead: Ahead) -> Holding:
        return max(holdings, key=lambda holding: self.season.worth(holding, ahead))

    # The places

    def dive(self, holding: Holding, ahead: Ahead) -> Holding:
        """The best wreck within reach, or the next best if somebody is likely to be there first."""
        hauls = [
            (*self.season.haul(wreck, holding.team, ahead.dives), wreck)
            for wreck in self.situation.waters.wrecks.values()
            if able(holding.team, wreck.depth)
        ]
        if not hauls:
            return holding
        hauls.sort(key=lambda found: found[0].gain, reverse=True)
        best = self.after_dive(holding, *hauls[0])
        if len(hauls) == 1:
            return best
        taken = min(1.0, self.taken / len(hauls))
        return mixed(best, self.after_dive(holding, *hauls[1]), taken)

    def after_dive(self, holding: Holding, haul: Haul, team: Team, wreck: Wreck) -> Holding:
        """With the treasures of a dive; what is risked in it counts as paid."""
        units = [haul.treasures * each for each in wreck.find.units]
        after = holding.with_finds(units, haul.treasures * wreck.find.gems)
        risk = haul.treasures * self.season.value(wreck.find) - haul.gain
        return after._replace(cash=holding.cash - risk, team=team)

    def bar(self, holding: Holding, ahead: Ahead) -> Holding:
        """A diver, and a pickpocket, if they pay."""
        price = mean_price(self.view["prices"]["diver"], self.crowds[BAR])
        if "novice-diver" in self.held:
            price = min(price, NOVICE_PRICE)
        if can_recruit(holding, self.view["supply"], price):
            diver = BARE + (STEP_OF[HOSE] if "expert-diver" in self.held else 0)
            holding = self.best([holding, holding.recruited(diver, price)], ahead)
        price = mean_price(self.view["prices"]["pickpocket"], self.crowds[BAR])
        if "pickpocket" in self.held:
            price = min(price, PICKPOCKET_PRICE)
        if price > holding.cash:
            return holding
        robberies = [
            self.situation.robbed(holding, *loot, price) for loot in self.situation.loots()
        ]
        return self.best([holding, *robberies], ahead)

    def dolphins(self, holding: Holding, ahead: Ahead) -> Holding:
        income: float = self.view["income"][self.view["day"] - 1]
        if "family" in self.held:
            income *= 2
        if self.view["options"]["encounters"] == "on" and len(self.held) < ENCOUNTERS_HELD:
            income += MEETING
        return holding._replace(cash=holding.cash + income)

    def shop(self, holding: Holding, ahead: Ahead) -> Holding:
        """Piece by piece what pays most."""
        others = [1.0] if "good-pal" in self.held else self.crowds[SHOP]
        prices = [mean_price(self.view["prices"][piece], others) for piece in EQUIPMENT]
        for _ in range(PURCHASES):
            purchases = [
                holding.bought(piece, place, prices[piece])
                for piece, place in fittings(holding.team)
                if prices[piece] <= holding.cash and self.view["supply"][EQUIPMENT[piece]] > 0
            ]
            holding = self.best([holding, *purchases], ahead)
        return holding

    def market(self, holding: Holding, ahead: Ahead) -> Holding:
        """All of the type that is likely to be best, for what the best type then brings."""
        rates = [self.view["prices"][kind].copy() for kind in KINDS[:SOLD_KINDS]]
        if "gold-prospector" in self.held:
            rates[GOLD] = [PROSPECTOR_RATE] * len(rates[GOLD])
        finals = self.season.finals
        gain = 0.0
        for others, odds in enumerate(self.crowds[MARKET]):
            gain += odds * max(
                holding.units[kind] * (rates[kind][others] - finals[kind])
                for kind in range(SOLD_KINDS)
            )
        means = [mean_price(rates[kind], self.crowds[MARKET]) for kind in range(SOLD_KINDS)]
        worths = [
            self.season.worth(holding.sold(kind, holding.units[kind], means[kind]), ahead)
            for kind in range(SOLD_KINDS)
        ]
        kind = worths.index(max(worths))
        after = holding.sold(kind, holding.units[kind], finals[kind])
        return after._replace(cash=after.cash + gain)


VISITS: Final[dict[int, Callable[[Day, Holding, Ahead], Holding]]] = {
    DIVE: Day.dive,
    BAR: Day.bar,
    DOLPHINS: Day.dolphins,
    SHOP: Day.shop,
    MARKET: Day.market,
}
