"""What the answers at the market of Key Largo are worth: which cards to sell, and how."""

from abyssal.core.game import Action
from abyssal.games.key_largo.components import (
    DIAMOND,
    GOLD,
    GOLD_PROSPECTOR,
    JEWELLER,
    PROSPECTOR_RATE,
    SOLD_KINDS,
    TRAFFIC_CARDS,
    TRAFFIC_RATE,
    TRAFFICKER,
)
from abyssal.games.key_largo.knowledge import without
from abyssal.games.key_largo.notation import BLOCK, CARD, CHANGE, DISCARD, PLAY, SELL
from abyssal.games.key_largo.position import SELLING, TRAFFICKING
from abyssal.policies.fives import Five, added
from abyssal.policies.key_largo.day import sold
from abyssal.policies.key_largo.situation import HAIR, KEEPING, TIE_BREAK, Situation, discard_gain
from abyssal.policies.key_largo.table import MONEY
from abyssal.policies.key_largo.threes import Three, one_of, put_one


class Lot:
    """Cards of one type to be sold, and what I am worth after the sale."""

    def __init__(self, kind: int, cards: list[int], worth: float) -> None:
        self.kind = kind
        self.cards = cards
        self.worth = worth


class Market:
    """A visit to the market."""

    def __init__(self, situation: Situation) -> None:
        self.situation = situation
        self.table = situation.table
        self.hand = situation.table.sellable()
        prices = situation.table.prices
        self.rates: Three = (float(prices[0]), float(prices[1]), float(prices[2]))

    # The sale

    def lots(self, rates: Three) -> list[Lot]:
        """What to sell of each type in hand."""
        found = [self.lot(kind, rates, 1) for kind in range(SOLD_KINDS)]
        return [lot for lot in found if lot.cards]

    def lot(self, kind: int, rates: Three, least: int) -> Lot:
        """All cards of a type, or the `least` that must be sold if they had better be kept.

        If no other sale can follow, each card that counts more at the end is kept.
        """
        table = self.table
        cards = [face for face in self.hand if table.kind(face) == kind]
        if not cards:
            return Lot(kind, cards, self.situation.now())
        if self.situation.ahead.others > 0:
            everything = Lot(kind, cards, self.worth_after(cards, rates))
            few = Lot(kind, cards[:least], self.worth_after(cards[:least], rates))
            return few if few.worth > everything.worth else everything
        rate = one_of(rates, kind)
        gaining = [face for face in cards if table.final(face) <= rate * table.units(face)]
        if not gaining and least > 0:
            losses = [(table.final(face) - rate * table.units(face), face) for face in cards]
            gaining = [min(losses)[1]]
        return Lot(kind, gaining, self.worth_after(gaining, rates))

    def worth_after(self, cards: list[int], rates: Three) -> float:
        """What I am worth after a sale."""
        situation = self.situation
        after = self.after_sale(cards, rates)
        return situation.season.worth(situation.team, after, situation.ahead)

    def after_sale(self, cards: list[int], rates: Three) -> Five:
        stock = self.situation.stock
        for face in cards:
            kind, units = self.table.kind(face), float(self.table.units(face))
            stock = added(added(stock, kind, -units), MONEY, units * one_of(rates, kind))
        return stock

    def sale_gain(self, lots: list[Lot]) -> float:
        """What the best of some sales gains."""
        if not lots:
            return 0.0
        best = lots[0].worth
        for lot in lots:
            best = max(best, lot.worth)
        return best - self.situation.now()

    def sell_gain(self, face: int, lots: list[Lot]) -> float:
        """What a sale gains that begins with this card: the others are marked after it."""
        for lot in lots:
            if lot.kind == self.table.kind(face):
                gain = lot.worth - self.situation.now()
                if face in lot.cards:
                    return gain - HAIR * lot.cards.index(face)
                alone = self.worth_after([face], self.rates) - self.situation.now()
                return min(alone, gain - HAIR)
        return 0.0

    def change_gain(self, face: int, kind: int) -> float:
        """What it gains to sell a card as another type, and all of that type with it."""
        rate = one_of(self.rates, kind)
        units = float(self.table.units(face))
        stock = added(self.situation.stock, self.table.kind(face), -units)
        stock = added(stock, MONEY, units * rate)
        return self.situation.gain(self.situation.team, sold(stock, kind, rate))

    # Encounters

    def play_gain(self, rest: int, sale: float) -> float:
        """What an encounter brings, beside the usual sale that gains so much."""
        situation = self.situation
        encounter, face = rest // CARD, rest % CARD
        if encounter == JEWELLER:  # as good as the diamond, and nobody can steal it
            value = float(self.table.units(face))
            paid = added(added(situation.stock, DIAMOND, -value), MONEY, value)
            return situation.gain(situation.team, paid) + TIE_BREAK * value
        if encounter == TRAFFICKER:
            rate = float(TRAFFIC_RATE)
            return self.worth_after(self.traffic(), (rate, rate, rate)) - situation.now() - KEEPING
        if encounter == GOLD_PROSPECTOR:
            rates = put_one(self.rates, GOLD, float(PROSPECTOR_RATE))
            return self.sale_gain(self.lots(rates)) - sale - KEEPING
        return self.best_change(sale) - sale - KEEPING

    def best_change(self, sale: float) -> float:
        """What the best change gains; the usual sale where there is none."""
        best, is_any = sale, False
        for place, face in enumerate(self.hand):
            if place > 0 and self.hand[place - 1] == face:
                continue
            for kind in range(SOLD_KINDS):
                if kind != self.table.kind(face):
                    gain = self.change_gain(face, kind)
                    best = max(best, gain) if is_any else gain
                    is_any = True
        return best

    def traffic(self) -> list[int]:
        """The largest cards that bring no less from the Trafficker than at the end."""
        table = self.table
        paying = [
            (-table.units(face), face)
            for face in self.hand
            if TRAFFIC_RATE * table.units(face) >= table.final(face)
        ]
        paying.sort()
        found = [face for _, face in paying[:TRAFFIC_CARDS]]
        found.sort()
        return found

    # What is being sold

    def wanted(self) -> list[int]:
        """The cards that are still to be marked in the sale that was begun."""
        table = self.table
        if table.market == TRAFFICKING:
            cards = self.traffic()
        else:
            least, kind = 1, table.changed % SOLD_KINDS
            if table.changed >= 0:
                self.hand = without(self.hand, table.changed // SOLD_KINDS)
                least = 0
            else:
                kind = table.kind(table.picked[0])
            cards = self.lot(kind, self.rates, least).cards
        for face in table.picked:
            if face in cards:
                cards = without(cards, face)
        return cards


def market_weights(situation: Situation, legal: list[Action]) -> list[float]:
    """An encounter is played beside the sale, or after it; a card may be sold as another type."""
    market = Market(situation)
    lots = market.lots(market.rates) if situation.table.market == SELLING else []
    sale = market.sale_gain(lots)
    found: list[float] = []
    for action in legal:
        verb, rest = action // BLOCK * BLOCK, action % BLOCK
        if verb == SELL:
            found.append(market.sell_gain(rest, lots))
        elif verb == CHANGE:
            found.append(market.change_gain(rest // SOLD_KINDS, rest % SOLD_KINDS))
        elif verb == PLAY:
            found.append(sale + market.play_gain(rest, sale))
        elif verb == DISCARD:
            found.append(sale + (discard_gain(rest) if not lots else -KEEPING))
        else:
            found.append(0.0)
    return found


def selling_weights(situation: Situation, legal: list[Action]) -> list[float]:
    """The next card of the sale that was begun; to close it when it is complete.

    Whoever marks a card leaves out those below it, so the first that is wanted counts for all.
    """
    market = Market(situation)
    table = situation.table
    wanted = market.wanted()
    found: list[float] = []
    for action in legal:
        verb, face = action // BLOCK * BLOCK, action % BLOCK
        if verb != SELL:
            found.append(0.0)
            continue
        kind = table.kind(face)
        gain = table.units(face) * one_of(market.rates, kind) - table.final(face)
        if face not in wanted:
            found.append(min(-HAIR, gain))
            continue
        total = 0.0
        for card in wanted:
            if card >= face:
                worth = table.units(card) * one_of(market.rates, table.kind(card))
                total += max(HAIR, worth - table.final(card))
        found.append(total)
    return found
