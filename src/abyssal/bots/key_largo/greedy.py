"""The greedy bot of Key Largo: one step of lookahead with a heuristic value of the season.

A day is planned by simulating it, place by place. Then every answer is judged by what the season
is likely to come to after it.
"""

from collections.abc import Callable, Iterable
from typing import Any, Final

from abyssal.bots.key_largo.day import Day
from abyssal.bots.key_largo.holding import Holding, able, can_recruit, fittings, without
from abyssal.bots.key_largo.situation import Situation
from abyssal.bots.key_largo.wrecks import Card, box_of, card_of
from abyssal.core.chance import fast_chance
from abyssal.core.game import Action, Game, Position
from abyssal.games.key_largo.components import (
    BARE,
    DEPTHS,
    DISCOUNT,
    EQUIPMENT,
    GOLD,
    HOSE,
    HOSES_OF,
    KINDS,
    NOVICE_PRICE,
    PICKPOCKET_PRICE,
    PLACES,
    PROSPECTOR_RATE,
    PURCHASES,
    ROUND,
    SOLD_KINDS,
    STEP_OF,
    TRAFFIC_CARDS,
    TRAFFIC_RATE,
    WEIGHT,
)

# Weights, in dollars where nothing else is said, tuned in series of games.

WHIM: Final = 10.0
"""The largest random amount added to a plan's value, for each day to come: bots that think alike
would all meet at one place, and early estimates are rough."""

FINE: Final = 1000
"""How many different random amounts there are."""

KEEPING: Final = 5.0
"""What an encounter must bring now rather than be kept for another day."""

SIGHT: Final = 0.08
"""What it is worth to know a wreck: so much of a treasure for each diver who can go there."""

TIE_BREAK: Final = 0.01


class Greedy:
    """Takes the answer after which it is likely to end the season richest."""

    blind = False
    imagines = False

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.seed = seed
        self.box = box_of(game.data)

    def choose(
        self, view: dict[str, Any], legal: list[Action], imagine: Callable[[int], Position]
    ) -> Action:
        answers = {self.game.write(action): action for action in legal}
        choice = Choice(view, self.box, self.seed)
        return answers[STEPS[view["step"]](choice, list(answers))]


class Choice(Situation):
    """One decision: the answers are in notation, and each step has its own way to weigh them."""

    def __init__(self, view: dict[str, Any], box: list[list[Card]], seed: int) -> None:
        super().__init__(view, box)
        self.seed = seed

    def best_offer(self, answers: list[str], gain: Callable[[str], float]) -> str:
        """The answer that gains most, if any gains; else send a tourist away, or leave."""
        best = max(answers, key=gain)
        if gain(best) > 0.0:
            return best
        return next((answer for answer in answers if answer.startswith("discard tourist")), "done")

    # The plan and the boat

    def planning(self, answers: list[str]) -> str:
        day = Day(self)
        luck = fast_chance(self.seed + self.view["turn"])
        most = WHIM * (self.evening.dives + 1)

        def worth(answer: str) -> float:
            _, morning, afternoon = answer.split()
            whim = most * luck.below(FINE) / FINE
            return day.worth(PLACES.index(morning), PLACES.index(afternoon)) + whim

        return max(answers, key=worth)

    def placing(self, answers: list[str]) -> str:
        def worth(answer: str) -> float:
            wreck = self.waters.wrecks[last_number(answer)]
            haul, _ = self.season.haul(wreck, self.holding.team, self.ahead.dives)
            return haul.gain

        return max(answers, key=worth)

    def sabotage(self, answers: list[str]) -> str:
        """Keep back a diver of the boat over the best wreck."""

        def loss(answer: str) -> float:
            seat = int(answer.split()[2])
            wreck = self.waters.wrecks[self.view["players"][seat]["wreck"]]
            return (1.0 - wreck.odds) * self.season.value(wreck.find)

        victims = [answer for answer in answers if answer.startswith("play")]
        return max(victims, key=loss, default="done")

    # A dive

    def diving(self, answers: list[str]) -> str:
        """Use what brings more than it may cost; else go on, the diver with least to lose first."""
        best = max(answers, key=self.dive_gain)
        draws = [answer for answer in answers if answer.startswith("draw")]
        if self.dive_gain(best) > 0.0:
            return best
        if self.view["dive"]["fled"] or not draws:
            return answers[0]
        return min(draws, key=lambda answer: self.stake(last_number(answer)))

    def dive_gain(self, answer: str) -> float:
        dive = self.view["dive"]
        verb, *aims = answer.split()
        if verb == "draw" and dive["fled"]:
            return self.draw_gain(int(aims[0]))
        if verb == "play" and aims[0] == "hurried-buyer":
            return self.quick_sale(card_of(" ".join(aims[1:])))
        if verb not in ("weight", "play") or not self.has_spare_card():
            return 0.0
        if verb == "weight":
            return self.weight_gain(int(aims[0]), int(aims[1]))
        return self.draw_gain(int(aims[1]) if len(aims) > 1 else dive["drawer"]) - KEEPING

    def has_spare_card(self) -> bool:
        """Whether the wreck holds more cards than divers are still to draw."""
        waiting = [diver for diver in self.me["divers"] if diver["status"] == "ready"]
        left: int = self.view["wrecks"][self.view["dive"]["wreck"] - 1]["cards"]
        return left > len(waiting)

    def stake(self, number: int) -> float:
        """What is lost if this diver flees."""
        return self.season.diver_loss(self.holding.team[number - 1], self.ahead.dives)

    def draw_gain(self, number: int) -> float:
        """What a card drawn by this diver is worth; a monster costs a trident, or him."""
        wreck = self.waters.wrecks[self.view["dive"]["wreck"]]
        below = [diver for diver in self.me["divers"] if diver["status"] in ("ready", "drew")]
        if any(diver["trident"] for diver in below):
            danger = self.season.trident_loss(self.ahead.dives)
        else:
            danger = self.stake(number)
        return (1.0 - wreck.odds) * self.season.value(wreck.find) - wreck.odds * danger

    def weight_gain(self, carrier: int, drawer: int) -> float:
        """An extra card for a weight; best drawn by one who has drawn, with his own weight."""
        team = without(self.holding.team, WEIGHT, carrier - 1)
        has_drawn = self.me["divers"][drawer - 1]["status"] == "drew"
        safest = TIE_BREAK * ((carrier == drawer) + int(has_drawn))
        return self.draw_gain(drawer) + self.gain(self.holding._replace(team=team)) + safest

    def quick_sale(self, card: Card) -> float:
        """What the Hurried Buyer pays beyond what the card is likely to bring."""
        best = max(self.view["prices"][KINDS[card.kind]])
        return self.gain(self.holding.sold(card.kind, card.number, best)) - KEEPING

    def monster(self, answers: list[str]) -> str:
        """The Regular rather than a flight; the trident of the diver who goes least deep."""
        if "flee" in answers:
            return "play regular" if "play regular" in answers else "flee"
        tridents = [answer for answer in answers if answer.startswith("trident")]
        return min(tridents, key=lambda text: HOSES_OF[self.holding.team[last_number(text) - 1]])

    # The bar

    def bar(self, answers: list[str]) -> str:
        return self.best_offer(answers, self.bar_gain)

    def bar_gain(self, answer: str) -> float:
        verb, *aims = answer.split()
        prices = self.view["visit"]["prices"]
        if verb == "recruit":
            return self.recruit_gain(BARE, prices["diver"])
        if verb == "rob":
            loot = int(aims[0]), DEPTHS.index(aims[1])
            return self.gain(self.robbed(self.holding, *loot, prices["pickpocket"]))
        if verb == "round":
            return self.sight(int(aims[0])) + self.second_sight(int(aims[0])) - ROUND
        return self.bar_encounter(aims) - KEEPING if verb == "play" else 0.0

    def bar_encounter(self, aims: list[str]) -> float:
        """What an encounter of the bar brings with the service it is for."""
        prices, used = self.view["visit"]["prices"], self.view["visit"]["used"]
        card = aims[0]
        if card == "drunkard":
            return self.sight(int(aims[1]))
        if card == "inseparable-brothers":
            divers = self.recruit_gain(BARE, prices["diver"]) if used["diver"] else 0.0
            return max(divers, self.best_loot(prices["pickpocket"]) if used["pickpocket"] else 0.0)
        if card == "pickpocket":
            dearer = prices["pickpocket"] > PICKPOCKET_PRICE and not used["pickpocket"]
            return self.best_loot(PICKPOCKET_PRICE) if dearer else 0.0
        if used["diver"]:
            return 0.0
        if card == "expert-diver":
            return self.recruit_gain(BARE + STEP_OF[HOSE], prices["diver"])
        return self.recruit_gain(BARE, NOVICE_PRICE) if prices["diver"] > NOVICE_PRICE else 0.0

    def recruit_gain(self, diver: int, price: int) -> float:
        if not can_recruit(self.holding, self.view["supply"], price):
            return 0.0
        return self.gain(self.holding.recruited(diver, price))

    def best_loot(self, price: int) -> float:
        if price > self.holding.cash:
            return 0.0
        robberies = [self.robbed(self.holding, *loot, price) for loot in self.loots()]
        return max(map(self.gain, robberies), default=0.0)

    def sight(self, number: int) -> float:
        """What it is worth to know what is in a wreck."""
        wreck = self.waters.wrecks[number]
        if wreck.is_seen or self.ahead.dives == 0:
            return 0.0
        divers = len(able(self.holding.team, wreck.depth))
        return SIGHT * self.season.values[wreck.depth] * min(divers, wreck.cards)

    def second_sight(self, first: int) -> float:
        others = [number for number in self.waters.wrecks if number != first]
        return max(map(self.sight, others), default=0.0)

    def looking(self, answers: list[str]) -> str:
        return max(answers, key=lambda answer: self.sight(last_number(answer)))

    # The cove and the shop

    def dolphins(self, answers: list[str]) -> str:
        """The Family, else a tourist sent away; `done` is listed first."""
        return answers[1] if len(answers) > 1 else answers[0]

    def shop(self, answers: list[str]) -> str:
        return self.best_offer(answers, self.shop_gain)

    def shop_gain(self, answer: str) -> float:
        verb, *aims = answer.split()
        if verb == "buy":
            price = self.view["visit"]["prices"][aims[0]]
            piece, place = EQUIPMENT.index(aims[0]), int(aims[1]) - 1
            return self.gain(self.holding.bought(piece, place, price))
        return self.shop_encounter(aims[0]) - KEEPING if verb == "play" else 0.0

    def shop_encounter(self, card: str) -> float:
        """What a piece brings that can be bought with this encounter only, or for less."""
        prices, used = self.view["visit"]["prices"], self.view["visit"]["used"]
        bought = sum(used.values())
        if card == "good-pal":
            if bought == PURCHASES or self.view["visit"]["crowd"] == 1:
                return 0.0
            return self.best_piece({piece: self.view["prices"][piece][0] for piece in EQUIPMENT})
        if bought < PURCHASES:
            return 0.0
        if card == "discounter":
            pairs = [piece for piece in EQUIPMENT if used[piece] == PURCHASES]
            return self.best_piece({piece: max(0, prices[piece] - DISCOUNT) for piece in pairs})
        own = card.removesuffix("-seller")
        return self.best_piece(prices if used[own] else {own: prices[own]})

    def best_piece(self, prices: dict[str, int]) -> float:
        """What the best of these pieces gains at its price."""
        purchases = [
            self.holding.bought(piece, place, prices[EQUIPMENT[piece]])
            for piece, place in fittings(self.holding.team)
            if EQUIPMENT[piece] in prices
            and prices[EQUIPMENT[piece]] <= self.holding.cash
            and self.view["supply"][EQUIPMENT[piece]] > 0
        ]
        return max(map(self.gain, purchases), default=0.0)

    # The market

    def market(self, answers: list[str]) -> str:
        """An encounter if it pays, a card as another type if that pays more, else a sale."""
        plays = [answer for answer in answers if answer.startswith("play")]
        play = max(plays, key=self.market_encounter, default="")
        if play and self.market_encounter(play) > 0.0:
            return play
        rates = self.rates()
        changes = [answer for answer in answers if answer.startswith("change")]
        change = max(changes, key=self.change_worth, default="")
        if change and self.change_worth(change) > self.sale_worth(rates):
            return change
        sales = [answer for answer in answers if answer.startswith("sell")]
        return next_sale(sales, self.sale(rates)) or self.best_offer(answers, lambda _: 0.0)

    def rates(self) -> list[float]:
        """What a unit of each type brings now."""
        return [float(self.view["visit"]["prices"][kind]) for kind in KINDS[:SOLD_KINDS]]

    def market_encounter(self, answer: str) -> float:
        _, card, *aims = answer.split()
        if card == "jeweller":  # as good as the diamond, and nobody can steal it
            value = card_of(" ".join(aims)).number
            paid = self.holding.with_finds([0.0] * SOLD_KINDS, -value)
            return self.gain(paid._replace(cash=self.holding.cash + value)) + TIE_BREAK * value
        if card == "trafficker":
            after = self.after_sale(self.traffic(), [float(TRAFFIC_RATE)] * SOLD_KINDS)
            return self.gain(after) - KEEPING
        usual = self.sale_worth(self.rates()) + KEEPING
        if card == "gold-prospector":
            rates = self.rates()
            rates[GOLD] = PROSPECTOR_RATE
            return self.sale_worth(rates) - usual
        return max(map(self.change_worth, self.changes()), default=0.0) - usual

    def sale(self, rates: list[float]) -> list[Card]:
        """The cards to sell, all of the type that leaves me with most."""
        lots = [self.lot(kind, rates) for kind in sorted({card.kind for card in self.sellable()})]
        return max(lots, key=lambda lot: self.worth(self.after_sale(lot, rates)), default=[])

    def lot(self, kind: int, rates: list[float], least: int = 1) -> list[Card]:
        """All cards of a type, or the `least` that must be sold if they had better be kept.

        If no other sale can follow, each card that counts more at the end is kept.
        """
        cards = sorted([card for card in self.hand if card.kind == kind])
        if self.ahead.others > 0:
            lots = [cards, cards[:least]]
            return max(lots, key=lambda lot: self.worth(self.after_sale(lot, rates)))
        losses = {card: self.final(card) - rates[kind] * card.number for card in cards}
        gaining = [card for card in cards if losses[card] <= 0.0]
        return gaining or sorted(cards, key=losses.__getitem__)[:least]

    def final(self, card: Card) -> int:
        """What a card counts at the end."""
        values: list[int] = self.view["final"][KINDS[card.kind]]
        return values[card.number - 1]

    def after_sale(self, cards: Iterable[Card], rates: list[float]) -> Holding:
        holding = self.holding
        for card in cards:
            holding = holding.sold(card.kind, card.number, rates[card.kind])
        return holding

    def sale_worth(self, rates: list[float]) -> float:
        return self.worth(self.after_sale(self.sale(rates), rates))

    def changes(self) -> list[str]:
        """Every card as each other type."""
        return [
            f"change {KINDS[card.kind]} {card.number} {DEPTHS[card.depth]} {kind}"
            for card in self.sellable()
            for kind in KINDS[:SOLD_KINDS]
            if kind != KINDS[card.kind]
        ]

    def change_worth(self, answer: str) -> float:
        """A card sold as another type, and all of that type with it."""
        _, *text, new = answer.split()
        card, kind = card_of(" ".join(text)), KINDS.index(new)
        rate = self.rates()[kind]
        after = self.holding.sold(card.kind, card.number, rate)
        return self.worth(after.sold(kind, after.units[kind], rate))

    def selling(self, answers: list[str]) -> str:
        """The next card of the sale that was begun; `done` when it is complete."""
        staged = self.view["staged"]
        if staged["kind"] is None:
            wanted = self.traffic()
        else:
            kind = KINDS.index(staged["kind"])
            if staged["changed"] is not None:
                self.hand.remove(card_of(staged["changed"]))
            wanted = self.lot(kind, self.rates(), least=staged["changed"] is None)
        for text in staged["cards"]:
            if card_of(text) in wanted:
                wanted.remove(card_of(text))
        sales = [answer for answer in answers if answer.startswith("sell")]
        return next_sale(sales, wanted) or "done"

    def traffic(self) -> list[Card]:
        """The largest cards that bring no less from the Trafficker than at the end."""
        cards = [card for card in self.sellable() if TRAFFIC_RATE * card.number >= self.final(card)]
        cards.sort(key=lambda card: -card.number)
        return sorted(cards[:TRAFFIC_CARDS])


def last_number(answer: str) -> int:
    return int(answer.split()[-1])


def next_sale(sales: list[str], wanted: list[Card]) -> str:
    """The first of the sales offered whose card is wanted, if there is one."""
    return next((sale for sale in sales if card_of(sale.removeprefix("sell ")) in wanted), "")


STEPS: Final[dict[str, Callable[[Choice, list[str]], str]]] = {
    "planning": Choice.planning,
    "placing": Choice.placing,
    "sabotage": Choice.sabotage,
    "diving": Choice.diving,
    "monster": Choice.monster,
    "bar": Choice.bar,
    "looking": Choice.looking,
    "dolphins": Choice.dolphins,
    "shop": Choice.shop,
    "market": Choice.market,
    "selling": Choice.selling,
}
