"""What the answers at the bar, the dolphin cove and the shop are worth in Key Largo."""

from typing import Final

from abyssal.core.game import Action
from abyssal.games.key_largo.components import (
    DISCOUNT,
    DISCOUNTER,
    DRUNKARD,
    EQUIPMENT_COUNT,
    EXPERT_DIVER,
    GOOD_PAL,
    HOSE_SELLER,
    INSEPARABLE_BROTHERS,
    NOVICE_PRICE,
    PICKPOCKET,
    PICKPOCKET_PRICE,
    PURCHASES,
    ROUND,
    SHOP,
    TEAM,
)
from abyssal.games.key_largo.notation import (
    BLOCK,
    BUY,
    BUY_ROUND,
    CARD,
    DISCARD,
    LOOK,
    PLAY,
    RECRUIT,
    ROB,
)
from abyssal.policies.fives import added
from abyssal.policies.key_largo.day import can_recruit
from abyssal.policies.key_largo.situation import KEEPING, Situation, discard_gain
from abyssal.policies.key_largo.table import MONEY

# Weights, in dollars where nothing else is said, tuned in series of games.

SIGHT: Final = 0.08
"""What it is worth to know a wreck: so much of a treasure for each diver who can go there."""

NOT_SOLD: Final = -1


# The bar


class Bar:
    """A visit to the bar."""

    def __init__(self, situation: Situation) -> None:
        self.situation = situation
        self.table = situation.table
        self.sights = sights(situation)
        self.best_sight = -1
        """The wreck that is most worth knowing."""
        for wreck in range(len(self.sights)):
            if self.best_sight < 0 or self.sights[wreck] > self.sights[self.best_sight]:
                self.best_sight = wreck

    def weight(self, action: Action) -> float:
        """What an answer gains."""
        verb, rest = action // BLOCK * BLOCK, action % BLOCK
        prices = self.table.prices
        if verb == RECRUIT:
            return self.recruit_gain(False, prices[0])
        if verb == ROB:
            return self.rob_gain(rest // TEAM, rest % TEAM, prices[1])
        if verb == BUY_ROUND:
            return self.sights[rest] + self.second_sight(rest) - ROUND
        if verb == PLAY:
            return self.play_gain(rest) - KEEPING
        return discard_gain(rest) if verb == DISCARD else 0.0

    def recruit_gain(self, with_hose: bool, price: int) -> float:
        situation = self.situation
        if not can_recruit(situation.team, situation.stock, price):
            return 0.0
        if self.table.supply[EQUIPMENT_COUNT] == 0:
            return 0.0
        paid = added(situation.stock, MONEY, -float(price))
        return situation.gain(situation.team.recruited(with_hose), paid)

    def rob_gain(self, seat: int, depth: int, price: int) -> float:
        situation = self.situation
        loot = situation.loot(seat, depth)
        return situation.gain(situation.team, situation.robbed(situation.stock, loot, price))

    def best_loot(self, price: int) -> float:
        """What the best robbery gains at this price."""
        situation = self.situation
        best = 0.0
        if price <= situation.stock[MONEY]:
            for loot in situation.loots():
                best = max(best, self.rob_gain(loot.seat, loot.depth, price))
        return best

    def second_sight(self, first: int) -> float:
        """What the best look at another wreck is worth."""
        if first != self.best_sight:
            return self.sights[self.best_sight]
        best = 0.0
        for wreck in range(len(self.sights)):
            if wreck != first:
                best = max(best, self.sights[wreck])
        return best

    def play_gain(self, rest: int) -> float:
        """What an encounter of the bar brings with the service it is for."""
        table = self.table
        encounter, diver, pickpocket = rest // CARD, table.prices[0], table.prices[1]
        if encounter == DRUNKARD:
            return self.sights[rest % CARD]
        if encounter == INSEPARABLE_BROTHERS:
            gain = self.recruit_gain(False, diver) if table.recruited > 0 else 0.0
            return max(gain, self.best_loot(pickpocket) if table.robbed > 0 else 0.0)
        if encounter == PICKPOCKET:
            is_cheaper = pickpocket > PICKPOCKET_PRICE and table.robbed == 0
            return self.best_loot(PICKPOCKET_PRICE) if is_cheaper else 0.0
        if table.recruited > 0:
            return 0.0
        if encounter == EXPERT_DIVER:
            return self.recruit_gain(True, diver)
        return self.recruit_gain(False, NOVICE_PRICE) if diver > NOVICE_PRICE else 0.0


def bar_weights(situation: Situation, legal: list[Action]) -> list[float]:
    bar = Bar(situation)
    return [bar.weight(action) for action in legal]


def looking_weights(situation: Situation, legal: list[Action]) -> list[float]:
    """What it is worth to know each wreck."""
    found = sights(situation)
    return [found[action - LOOK] for action in legal]


def sights(situation: Situation) -> list[float]:
    """What it is worth to know what is in each wreck."""
    table, team, waters = situation.table, situation.team, situation.waters
    found = [0.0] * len(table.cards)
    if situation.ahead.dives > 0.0:
        for wreck in range(len(found)):
            if table.seen[wreck] is None:
                depth = table.depths[wreck]
                cards = min(team.able(depth), table.cards[wreck])
                found[wreck] = SIGHT * waters.ground(depth).value * cards
    return found


# The dolphin cove


def dolphins_weights(situation: Situation, legal: list[Action]) -> list[float]:
    """The Family doubles the income; a tourist is sent away."""
    table = situation.table
    income = float(table.tariff.components.income[table.day - 1])
    found: list[float] = []
    for action in legal:
        verb, rest = action // BLOCK * BLOCK, action % BLOCK
        if verb == PLAY:
            found.append(income)
        else:
            found.append(discard_gain(rest) if verb == DISCARD else 0.0)
    return found


# The shop


class Shop:
    """A visit to the shop."""

    def __init__(self, situation: Situation) -> None:
        self.situation = situation
        self.table = situation.table

    def weight(self, action: Action) -> float:
        """What an answer gains."""
        verb, rest = action // BLOCK * BLOCK, action % BLOCK
        if verb == BUY:
            situation, piece = self.situation, rest // TEAM
            paid = added(situation.stock, MONEY, -float(self.table.prices[piece]))
            return situation.gain(situation.team.fitted(piece, rest % TEAM), paid)
        if verb == PLAY:
            return self.play_gain(rest // CARD) - KEEPING
        return discard_gain(rest) if verb == DISCARD else 0.0

    def play_gain(self, encounter: int) -> float:
        """What a piece brings that can be bought with this encounter only, or for less."""
        table = self.table
        bought, prices = table.bought, table.prices
        total = bought[0] + bought[1] + bought[2]
        if encounter == GOOD_PAL:
            if total == PURCHASES or table.crowd[SHOP] == 1:
                return 0.0
            return self.best_piece([piece[0] for piece in table.tariff.components.equipment])
        if total < PURCHASES:
            return 0.0
        if encounter == DISCOUNTER:
            return self.best_piece(
                [
                    max(0, prices[piece] - DISCOUNT) if bought[piece] == PURCHASES else NOT_SOLD
                    for piece in range(EQUIPMENT_COUNT)
                ]
            )
        own = encounter - HOSE_SELLER
        if bought[own] > 0:
            return self.best_piece(prices)
        return self.best_piece(
            [prices[piece] if piece == own else NOT_SOLD for piece in range(EQUIPMENT_COUNT)]
        )

    def best_piece(self, prices: list[int]) -> float:
        """What the best of these pieces gains at its price."""
        situation = self.situation
        best, is_any = 0.0, False
        for fitting in situation.team.fittings():
            price = prices[fitting.piece]
            if price == NOT_SOLD or price > situation.stock[MONEY]:
                continue
            if self.table.supply[fitting.piece] > 0:
                paid = added(situation.stock, MONEY, -float(price))
                gain = situation.gain(fitting.team, paid)
                best = max(best, gain) if is_any else gain
                is_any = True
        return best


def shop_weights(situation: Situation, legal: list[Action]) -> list[float]:
    shop = Shop(situation)
    return [shop.weight(action) for action in legal]
