"""What one seat of In Too Deep knows of the table, and what each answer would change in it."""

from typing import Final

from abyssal.games.in_too_deep.abilities import DISCOUNT, LEAST_FOR_A_SHARE
from abyssal.games.in_too_deep.components import (
    ADVANCED,
    BONUS,
    COMPANY_COUNT,
    DECADE,
    FUNDRAISER,
    NO_CARD,
    OCEAN,
    PEARL,
    RESEARCH,
    TREASURE,
    Cards,
)
from abyssal.games.in_too_deep.notation import (
    ACQUIRE,
    ADD,
    BLOCK,
    BUY,
    DRAW,
    EXPAND,
    MOVE,
    RAISE,
    REMOVE,
    TAKE,
    card_of,
    target_of,
)
from abyssal.games.in_too_deep.position import ABILITY, NO_END, OVER, Position
from abyssal.games.in_too_deep.rules import PEARL_BONUS, PEARL_DEDUCTION
from abyssal.policies.fives import (
    Five,
    added,
    at,
    dot,
    five_from,
    largest,
    plus,
    put,
    zeros,
)

LEADER: Final = 0.2
"""How much of the weight of rivals goes to the leader; the rest is shared by all alike. It was
tuned in series of games."""


class Portfolio:
    """The shares of one seat, by company, and their squares."""

    __slots__ = ("shares", "squares")

    def __init__(self, shares: Five) -> None:
        self.shares = shares
        self.squares: Five = (
            shares[0] * shares[0],
            shares[1] * shares[1],
            shares[2] * shares[2],
            shares[3] * shares[3],
            shares[4] * shares[4],
        )


class Card:
    """A card: its number, and the company on its share side."""

    __slots__ = ("company", "number")

    def __init__(self, number: int, company: int) -> None:
        self.number = float(number)
        self.company = company


def printed(cards: Cards) -> list[Card]:
    """The cards of an edition, by number; numbers that no card has are of no company."""
    return [Card(number, company) for number, company in enumerate(cards.company_of)]


class Table:
    """All that the seat `me` knows and is judged by. Nothing changes it but `end_turn`."""

    me: int
    seats: int
    cards: list[Card]
    """All cards, by number."""
    deepest: float
    """The highest number in the box."""
    advanced_ocean: bool
    advanced_treasure: bool
    advanced_pearl: bool
    discount: float
    """What a share from hand costs less now (ITD-102)."""
    depths: list[list[int]]
    """The depth cards of each company."""
    prices: Five
    most_treasure: float
    """The most shares of Treasure hunting in a portfolio, that of the third player included."""
    portfolios: list[Portfolio]
    hand: list[int]
    hands: Five
    """How many cards each seat holds."""
    deck: float
    discard: float
    depletions: int
    draws: int
    fundraisers: int
    ending: bool
    final: bool
    """Whether the final turns are under way, or the game is over."""
    next: int
    """Whose turn is the first of those that are to come."""
    final_turns: int
    """How many final turns are to come."""

    tops: Five
    """The most recent depth card of each company, or NO_CARD."""
    sizes: Five
    """How many depth cards each company has."""
    rivalry: Five
    """How much what each seat has counts against me."""
    leads: Five
    """How many more shares of each company I have than my rivals."""
    holding: list[Card]
    """The cards of my hand."""
    spending: list[int]
    """The places of my hand in the order in which I should pay: the least useful first."""

    def complete(self) -> "Table":
        """Work out what follows from the rest."""
        depths = self.depths
        self.tops = (
            top_of(depths[0]),
            top_of(depths[1]),
            top_of(depths[2]),
            top_of(depths[3]),
            top_of(depths[4]),
        )
        self.sizes = (
            float(len(depths[0])),
            float(len(depths[1])),
            float(len(depths[2])),
            float(len(depths[3])),
            float(len(depths[4])),
        )
        self.rivalry = self.find_rivalry()
        leads = self.portfolios[self.me].shares
        for seat in range(self.seats):
            leads = plus(leads, -at(self.rivalry, seat), self.portfolios[seat].shares)
        self.leads = leads
        self.holding = [self.cards[card] for card in self.hand]
        self.spending = []
        return self

    def find_rivalry(self) -> Five:
        """How much what each seat has counts against me: 1 in all, the leader most."""
        values = values_of(self.sizes, self.advanced_pearl)
        points = zeros()
        best = 0.0
        leaders = 0
        for seat in range(self.seats):
            if seat != self.me:
                score = dot(self.portfolios[seat].shares, values)
                points = put(points, seat, score)
                if score > best or leaders == 0:
                    best = score
                    leaders = 0
                if score == best:
                    leaders += 1
        each = (1.0 - LEADER) / (self.seats - 1)
        weights = zeros()
        for seat in range(self.seats):
            if seat != self.me:
                leads = at(points, seat) == best
                weights = put(weights, seat, each + LEADER / leaders if leads else each)
        return weights

    def dividend(self, company: int, seat: int) -> float:
        """What `company` would pay to `seat` if I expanded it now (ITD-47)."""
        shares = at(self.portfolios[seat].shares, company)
        if company != TREASURE:
            return shares
        if self.advanced_treasure:
            return self.most_treasure if seat == self.me else shares  # ITD-95
        return shares + 1.0 if shares == self.most_treasure > 0.0 else shares  # ITD-92, ITD-93

    def end_turn(self) -> None:
        """The turn under way is no longer one of those to come."""
        self.next = (self.next + 1) % self.seats
        if self.final:
            self.final_turns -= 1


class Trial:
    """A table on which an answer is tried: all that an answer can change."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.tops = table.tops
        self.sizes = table.sizes
        self.prices = table.prices
        self.leads = table.leads
        self.portfolios = table.portfolios
        """The list is replaced, never changed, as a trial shares it with its table."""
        self.gone = 0
        """The places of my hand that are empty, as bits. Cards drawn here are only counted."""
        self.held = len(table.hand)
        """How many of the cards that I know are left."""
        self.hands = table.hands
        self.deck = table.deck
        self.discard = table.discard
        self.depletions = table.depletions
        self.ending = table.ending

    # Cards on their way

    def deal(self, seat: int, count: float) -> None:
        self.hands = added(self.hands, seat, count)
        self.deck -= count
        if self.deck <= 0.0:
            self.depletions += 1
            self.deck += self.discard
            self.discard = 0.0
            self.ending = self.ending or self.depletions >= 2

    def lose(self, place: int) -> None:
        """A card leaves my hand."""
        self.gone |= 1 << place
        self.held -= 1
        self.hands = added(self.hands, self.table.me, -1.0)

    def play(self, card: int) -> None:
        self.lose(self.table.hand.index(card))

    def pay(self, count: float) -> None:
        """Discard so many cards, those I need least."""
        left = count
        for place in self.table.spending:
            if left <= 0.0:
                break
            if not self.gone >> place & 1:
                self.lose(place)
                left -= 1.0
        self.discard += count

    def take_off(self, card: int) -> int:
        """Take a depth card off its company, which is returned."""
        depths = self.table.depths
        company = 0
        while card not in depths[company]:
            company += 1
        self.sizes = added(self.sizes, company, -1.0)
        depth = depths[company]
        if card == depth[-1]:
            below = depth[-2] if len(depth) > 1 else NO_CARD
            self.tops = put(self.tops, company, float(below))
        return company

    def lay(self, card: int, company: int) -> None:
        """Put a depth card on a company."""
        self.sizes = added(self.sizes, company, 1.0)
        self.tops = put(self.tops, company, float(card))

    def move_share(self, seat: int, company: int, by: float) -> None:
        portfolios = self.portfolios.copy()
        portfolios[seat] = Portfolio(added(portfolios[seat].shares, company, by))
        self.portfolios = portfolios
        table = self.table
        weight = 1.0 if seat == table.me else -at(table.rivalry, seat)
        self.leads = added(self.leads, company, weight * by)

    def award(self, company: int) -> None:
        self.move_share(self.table.me, company, 1.0)
        self.prices = added(self.prices, company, 1.0)

    # The actions

    def draw(self) -> None:
        table = self.table
        self.deal(table.me, 1.0)
        if not table.final and table.draws + 1 == table.seats:
            for seat in range(table.seats):
                self.deal(seat, float(FUNDRAISER))
            self.ending = self.ending or table.fundraisers == 1

    def buy(self, card: int) -> None:
        company = self.table.cards[card].company
        self.play(card)
        self.pay(max(0.0, at(self.prices, company) - self.table.discount))
        self.award(company)

    def expand(self, card: int, company: int) -> None:
        pays = float(card) >= pays_from(at(self.tops, company))
        self.play(card)
        self.lay(card, company)
        table = self.table
        if pays and not table.final:
            for seat in range(table.seats):
                owed = table.dividend(company, seat)
                if owed > 0.0:
                    self.deal(seat, owed)

    def add(self, card: int, company: int) -> None:
        self.play(card)
        if float(card) < at(self.tops, company):
            depth = self.table.depths[company]
            self.pay(float(len([other for other in depth if other > card])))
        self.lay(card, company)

    def acquire(self, owner: int, company: int) -> None:
        price = max(float(LEAST_FOR_A_SHARE), at(self.prices, company))
        self.pay(price)
        self.move_share(self.table.me, company, 1.0)
        if owner < self.table.seats:  # the third player has no hand; the owner gets the payment
            self.move_share(owner, company, -1.0)
            self.hands = added(self.hands, owner, price)
            self.discard -= price


def after(table: Table, action: int) -> Trial:
    """The table once `action` is carried out; to decline changes nothing."""
    trial = Trial(table)
    verb = action // BLOCK * BLOCK
    card = card_of(action)
    if verb == EXPAND:
        trial.expand(card, target_of(action))
    elif verb == BUY:
        trial.buy(card)
    elif verb == DRAW:
        trial.draw()
    elif verb == TAKE:
        trial.award(table.cards[card].company)
    elif verb == REMOVE:
        trial.take_off(card)
        trial.discard += 1.0
        trial.pay(1.0 if table.advanced_ocean else 2.0)
    elif verb == RAISE:
        trial.lay(card, trial.take_off(card))
        trial.pay(1.0)
    elif verb == MOVE:
        trial.take_off(card)
        trial.lay(card, target_of(action))
        trial.pay(1.0)
    elif verb == ADD:
        trial.add(card, target_of(action))
    elif verb == ACQUIRE:
        trial.acquire(card, target_of(action))
    return trial


def pays_from(top: float) -> float:
    """The least number that takes a company with this top card to a new decade (ITD-44)."""
    return float((int(top) // DECADE + 1) * DECADE)


def top_of(depth: list[int]) -> float:
    return float(depth[-1] if depth else NO_CARD)


def values_of(sizes: Five, advanced_pearl: bool) -> Five:
    """What a share of each company scores with so many depth cards on them (ITD-129)."""
    if advanced_pearl:
        return put(sizes, PEARL, max(0.0, largest(sizes) - PEARL_DEDUCTION))  # ITD-98
    return added(sizes, PEARL, float(PEARL_BONUS))  # ITD-97


def table_of(position: Position, seat: int, cards: list[Card]) -> Table:
    """What `seat` knows of the position, before the turn that is under way."""
    table = Table()
    table.me = seat
    table.seats = position.seats
    table.cards = cards
    table.deepest = float(position.cards.numbers[-1])
    table.advanced_ocean = position.sides[OCEAN] == ADVANCED
    table.advanced_treasure = position.sides[TREASURE] == ADVANCED
    table.advanced_pearl = position.sides[PEARL] == ADVANCED
    researching = position.step == ABILITY and position.expanded == RESEARCH
    table.discount = float(DISCOUNT) if researching else 0.0
    table.depths = position.depths
    table.prices = five_from(position.totals, 0)
    most_treasure = 0
    for owner in range(position.owners()):
        most_treasure = max(most_treasure, position.holdings[owner * COMPANY_COUNT + TREASURE])
    table.most_treasure = float(most_treasure)
    table.portfolios = [
        Portfolio(five_from(position.holdings, owner * COMPANY_COUNT))
        for owner in range(position.seats)
    ]
    table.hand = position.hands[seat]
    hands = zeros()
    for owner in range(position.seats):
        hands = put(hands, owner, float(len(position.hands[owner])))
    table.hands = hands
    table.deck = float(len(position.deck))
    table.discard = float(len(position.discard))
    if position.seats == 2:  # else there are no bonus shares
        table.discard -= float(position.discard.count(BONUS))
    table.depletions = position.depletions
    table.draws = position.draws
    table.fundraisers = position.fundraisers
    table.ending = position.ending != NO_END
    table.final = position.final_turns > 0 or position.step == OVER
    table.next = position.active
    table.final_turns = position.final_turns
    return table.complete()
