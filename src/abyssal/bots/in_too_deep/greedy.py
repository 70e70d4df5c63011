"""The greedy bot of In Too Deep: one step of lookahead with a heuristic value of the table.

Each answer is tried on a model of the table. The value counts shares at what they are likely to
score, the dividends they are likely to bring, cards in hand as money, and the best uses of the
cards in sight; what rivals have counts against it.
"""

from collections.abc import Callable
from math import exp
from typing import Any, Final

from abyssal.core.game import Action, Game, Position
from abyssal.games.in_too_deep.abilities import DISCOUNT, LEAST_FOR_A_SHARE
from abyssal.games.in_too_deep.components import (
    COMPANIES,
    COMPANY_COUNT,
    DECADE,
    FUNDRAISER,
    OCEAN,
    PEARL,
)
from abyssal.games.in_too_deep.labels import picks
from abyssal.games.in_too_deep.notation import (
    ACQUIRE,
    ADD,
    BLOCK,
    BUY,
    DRAW,
    EXPAND,
    MOVE,
    PAY,
    RAISE,
    REMOVE,
    TAKE,
    TARGETS,
    card_of,
    target_of,
)
from abyssal.games.in_too_deep.rules import PEARL_BONUS, PEARL_DEDUCTION

# Weights, in points. Where no other reason is given, they were tuned in series of games.

CARD: Final = 1.0
"""What a card in hand brings while there is time to use it: about a point, as most prices are."""

CARDS_A_TURN: Final = 2.0
"""Cards a player can put to use in a turn; the more are in hand, the less the next one brings."""

DRAWN_A_TURN: Final = 1.7
DISCARDED_A_DRAW: Final = 0.5
"""How fast the deck runs out and how much of it comes back: counted in games of this bot."""

EXPANSIONS_A_TURN: Final = 0.6
"""How many expansions players wish for in a turn; they get fewer, as room and cards run short."""

STEP: Final = 24.0
"""Numbers used up by an expansion: what lies between the top and the deepest card is room for
so many more. Large, because time runs out before the room does."""

PAYOUT: Final = 0.6
"""Dividends a share brings for each expansion to come: four in five pay, to ever fuller hands."""

USE: Final = 0.4
LATER: Final = 0.7
"""How far the best use of a card in hand counts before it is made, and each further one against
the one before: plans are crossed, and there is one action a turn."""

NEAR: Final = 40.0
"""A card so far above a top is of no use there: it would waste the numbers between."""

SOON: Final = 2
"""A share counts as a use of its card if so many cards more would pay for it."""

LEADER: Final = 0.2
"""How much of the weight of rivals goes to the leader; the rest is shared by all alike."""

FANCY: Final = 0.01
"""How readily a player expands a company without owning it, against one share with one step."""

TIE_BREAK: Final = 0.01
"""What a card in hand is worth at the very end (ITD-134): less than any point."""


class Table:
    """A model of the table, made from the view, on which answers are tried."""

    def __init__(self, view: dict[str, Any], deepest: int) -> None:
        players, companies = view["players"], view["companies"]
        self.me: int = view["viewer"]
        self.seats = range(view["seats"])
        self.deepest = deepest
        self.company_of: dict[int, int] = {
            int(card): COMPANIES.index(company) for card, company in view["company_of"].items()
        }
        self.advanced: list[bool] = [company["side"] == "advanced" for company in companies]
        self.depths: list[list[int]] = [company["depth"] for company in companies]
        self.prices: list[int] = [company["price"] for company in companies]
        self.dividends: list[list[int]] = [company["dividends"] for company in companies]
        self.shares: list[list[int]] = [player["shares"] for player in players]
        self.hand: list[int] = players[self.me]["cards"]
        """My cards, as far as I know them: cards drawn in the model are only counted."""
        self.hands: list[int] = [player["hand"] for player in players]
        self.discount = DISCOUNT if view["ability"] == "research" else 0
        self.deck: int = view["deck"]
        self.discard = len(view["discard"])
        self.depletions: int = view["depletions"]
        self.draws: int = view["draws"]
        self.fundraisers: int = view["fundraisers"]
        self.ending = view["ending"] is not None
        self.final_turns: int = view["final_turns"]
        self.rivalry = rivalry(self.me, [player["points"] for player in players])
        outlook = Outlook(self)
        self.usefulness = {card: outlook.use(card) for card in self.hand}
        """How much I should regret to pay with each card."""

    def copy(self) -> "Table":
        table: Table = object.__new__(Table)
        vars(table).update(vars(self))
        table.depths = [depth.copy() for depth in self.depths]
        table.prices = self.prices.copy()
        table.shares = [shares.copy() for shares in self.shares]
        table.hand = self.hand.copy()
        table.hands = self.hands.copy()
        return table

    def top(self, company: int) -> int:
        """The number of the most recent depth card, or -1 on an empty company."""
        return self.depths[company][-1] if self.depths[company] else -1

    # Cards on their way

    def deal(self, seat: int, count: int) -> None:
        self.hands[seat] += count
        self.deck -= count
        if self.deck <= 0:
            self.depletions += 1
            self.deck += self.discard
            self.discard = 0
            self.ending = self.ending or self.depletions >= 2

    def play(self, card: int) -> None:
        self.hand.remove(card)
        self.hands[self.me] -= 1

    def least_useful(self, cards: list[int], count: int) -> list[int]:
        """The cards to pay with."""
        return sorted(cards, key=lambda card: (self.usefulness[card], card))[:count]

    def pay(self, count: int) -> None:
        for card in self.least_useful(self.hand, count):
            self.play(card)
        self.discard += count

    def take_off(self, card: int) -> int:
        """Take a depth card off its company, which is returned."""
        company = next(place for place, depth in enumerate(self.depths) if card in depth)
        self.depths[company].remove(card)
        return company

    def award(self, company: int) -> None:
        self.shares[self.me][company] += 1
        self.prices[company] += 1

    # The actions

    def take(self, card: int, _target: int) -> None:
        self.award(self.company_of[card])

    def draw(self, _card: int, _target: int) -> None:
        self.deal(self.me, 1)
        if self.final_turns == 0 and self.draws + 1 == len(self.seats):
            for seat in self.seats:
                self.deal(seat, FUNDRAISER)
            self.ending = self.ending or self.fundraisers == 1

    def buy(self, card: int, _target: int) -> None:
        company = self.company_of[card]
        self.play(card)
        self.pay(max(0, self.prices[company] - self.discount))
        self.award(company)

    def expand(self, card: int, company: int) -> None:
        before = self.top(company)
        self.play(card)
        self.depths[company].append(card)
        if self.final_turns == 0 and (before < 0 or card // DECADE > before // DECADE):
            for seat in self.seats:
                self.deal(seat, self.dividends[company][seat])

    def remove(self, card: int, _target: int) -> None:
        self.take_off(card)
        self.discard += 1
        self.pay(1 if self.advanced[OCEAN] else 2)

    def bring_up(self, card: int, _target: int) -> None:
        self.depths[self.take_off(card)].append(card)
        self.pay(1)

    def move(self, card: int, company: int) -> None:
        self.take_off(card)
        self.depths[company].append(card)
        self.pay(1)

    def add(self, card: int, company: int) -> None:
        self.play(card)
        if card < self.top(company):
            self.pay(len([other for other in self.depths[company] if other > card]))
        self.depths[company].append(card)

    def acquire(self, owner: int, company: int) -> None:
        price = max(LEAST_FOR_A_SHARE, self.prices[company])
        self.pay(price)
        self.shares[self.me][company] += 1
        if owner in self.seats:  # not the third player: the payment goes into the owner's hand
            self.shares[owner][company] -= 1
            self.hands[owner] += price
            self.discard -= price


ACTIONS: Final = {
    TAKE: Table.take,
    DRAW: Table.draw,
    BUY: Table.buy,
    EXPAND: Table.expand,
    REMOVE: Table.remove,
    RAISE: Table.bring_up,
    MOVE: Table.move,
    ADD: Table.add,
    ACQUIRE: Table.acquire,
}


def after(table: Table, action: Action) -> Table:
    """The table once `action` is carried out; to decline changes nothing."""
    changed = table.copy()
    carry_out = ACTIONS.get(action // BLOCK * BLOCK)
    if carry_out is not None:
        carry_out(changed, card_of(action), target_of(action))
    return changed


def rivalry(me: int, points: list[int]) -> list[float]:
    """How much what each seat has counts against me: 1 in all, the leader more than the others."""
    rivals = [seat for seat in range(len(points)) if seat != me]
    best = max(points[seat] for seat in rivals)
    leaders = [seat for seat in rivals if points[seat] == best]
    weights = [0.0] * len(points)
    for seat in rivals:
        weights[seat] = (1.0 - LEADER) / len(rivals)
    for seat in leaders:
        weights[seat] += LEADER / len(leaders)
    return weights


class Outlook:
    """The heuristic value of a table: what it is likely to come to."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.turns = self.turns_to_come()
        self.card = CARD * (1.0 - exp(1.0 - max(1.0, *self.turns)))
        """What a dividend card is worth: nothing in the final turns."""
        growth = self.growth()
        self.shares = [
            value + PAYOUT * more * self.card
            for value, more in zip(self.values_at_end(growth), growth, strict=True)
        ]
        """What a share of each company is worth, its dividends included."""
        self.leads = [
            table.shares[table.me][company]
            - sum([table.rivalry[seat] * table.shares[seat][company] for seat in table.seats])
            for company in range(COMPANY_COUNT)
        ]
        """How many more shares of each company I have than my rivals."""

    def turns_to_come(self) -> list[float]:
        """The turns each seat can expect after this one, its final turn included."""
        table = self.table
        seats = len(table.seats)
        if table.final_turns > 0:
            waits = [(seat - table.me - 1) % seats for seat in table.seats]
            return [1.0 if wait < table.final_turns - 1 else 0.0 for wait in waits]
        if table.ending:
            return [1.0] * seats
        cards = float(table.deck)
        if table.depletions == 0:
            cards += table.discard + DISCARDED_A_DRAW * table.deck
        return [1.0 + cards / (DRAWN_A_TURN * seats)] * seats

    def growth(self) -> list[float]:
        """How many more depth cards each company is likely to get.

        Players expand what they own, the more so the more they own of it, while there is room.
        """
        table = self.table
        rooms = [(table.deepest - table.top(company)) / STEP for company in range(COMPANY_COUNT)]
        wishes = [0.0] * COMPANY_COUNT
        for seat in table.seats:
            pulls = [
                held * held * room + FANCY
                for held, room in zip(table.shares[seat], rooms, strict=True)
            ]
            a_pull = EXPANSIONS_A_TURN * self.turns[seat] / sum(pulls)
            for company, pull in enumerate(pulls):
                wishes[company] += a_pull * pull
        return [
            room * wish / (room + wish) if wish > 0.0 else 0.0
            for room, wish in zip(rooms, wishes, strict=True)
        ]

    def values_at_end(self, growth: list[float]) -> list[float]:
        """What a share of each company is likely to score."""
        values = [len(depth) + more for depth, more in zip(self.table.depths, growth, strict=True)]
        if self.table.advanced[PEARL]:
            values[PEARL] = max(0.0, max(values) - PEARL_DEDUCTION)
        else:
            values[PEARL] += PEARL_BONUS
        return values

    def fortune(self, seat: int) -> float:
        """The portfolio of a seat, and its cards as money."""
        portfolio = sum(
            [held * share for held, share in zip(self.table.shares[seat], self.shares, strict=True)]
        )
        cards = self.table.hands[seat]
        usable = CARDS_A_TURN * self.turns[seat]
        used = usable * (1.0 - exp(-cards / usable)) if usable > 0.0 else 0.0
        return portfolio + CARD * used + TIE_BREAK * cards

    def use(self, card: int) -> float:
        """What one of my cards brings at best: as a share, or on a company that I lead."""
        table = self.table
        company = table.company_of[card]
        price = table.prices[company]
        best = 0.0
        if price < len(table.hand) + SOON:
            best = max(best, self.shares[company] - price * self.card)
        for target, lead in enumerate(self.leads):
            top = table.top(target)
            if lead > 0.0 and top < card < top + NEAR:
                pays = card // DECADE > top // DECADE
                gain = lead * (1.0 + self.card) if pays else lead
                best = max(best, gain * (1.0 - (card - top) / NEAR))
        return best

    def uses(self) -> float:
        """The best uses of my cards, one for each turn to come."""
        turns = self.turns[self.table.me]
        total, weight = 0.0, USE * min(1.0, turns)
        for place, gain in enumerate(sorted(map(self.use, self.table.hand), reverse=True)):
            if place >= turns:
                break
            total += weight * gain
            weight *= LATER
        return total

    def worth(self) -> float:
        """What the table is worth to me, less what it is worth to my rivals."""
        table = self.table
        against = sum([table.rivalry[seat] * self.fortune(seat) for seat in table.seats])
        return self.fortune(table.me) - against + self.uses()


class Greedy:
    """Takes the answer after which the table is worth most; pays with what it needs least."""

    blind = False
    imagines = False

    def __init__(self, game: Game, seed: int) -> None:
        self.deepest = max(max(numbers) for numbers in game.data["shares"].values())

    def choose(
        self, view: dict[str, Any], legal: list[Action], imagine: Callable[[int], Position]
    ) -> Action:
        table = Table(view, self.deepest)
        if view["staged"] is not None:
            return self.payment(table, view)
        return max(legal, key=lambda action: Outlook(after(table, action)).worth())

    def payment(self, table: Table, view: dict[str, Any]) -> Action:
        """The next card of the payment: they are asked for in ascending order."""
        asked = picks(view, ())
        assert asked is not None
        spare = [int(member["pick"]) for member in asked["members"]]
        return PAY + min(table.least_useful(spare, asked["least"])) * TARGETS
