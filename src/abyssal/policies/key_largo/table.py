"""What one seat of Key Largo knows of the table, and what it has."""

from typing import Final

from abyssal.games.key_largo.components import (
    DAYS,
    DEPTH_COUNT,
    DIAMOND,
    EQUIPMENT_COUNT,
    PLACE_COUNT,
    SOLD_KINDS,
)
from abyssal.games.key_largo.market import rate
from abyssal.games.key_largo.ports import diver_price, equipment_price, pickpocket_price
from abyssal.games.key_largo.position import (
    BAR_VISIT,
    DIVING,
    MARKET_VISIT,
    MONSTER_MET,
    NO_PLAN,
    PLANNING,
    SHOP_VISIT,
    Position,
)
from abyssal.policies.fives import Five, added
from abyssal.policies.key_largo.tariff import Tariff
from abyssal.policies.key_largo.teams import Team, team_of

PURSE: Final = 100
"""What a player is believed to have where cash is hidden."""

MONEY: Final = 4
"""A stock is five numbers: units of gold, goods and antiques, dollars of diamonds, and cash."""

NOTHING: Final[list[int]] = []


class Holding:
    """What a player has, or is expected to have: fractions are expected values."""

    def __init__(self, team: Team, stock: Five) -> None:
        self.team = team
        self.stock = stock


class Known:
    """A card that I know to be in another hand."""

    def __init__(self, seat: int, face: int) -> None:
        self.seat = seat
        self.face = face


class Table:
    """All that the seat `me` knows and is judged by. Nothing changes it."""

    me: int
    seats: int
    tariff: Tariff
    with_encounters: bool
    step: int
    day: int
    half: int
    first: int
    active: int
    places: list[int]
    """Where each seat is in this half-day, or NO_PLAN while all plan."""
    afternoon: int
    """Where I shall be in the afternoon, or NO_PLAN."""
    boats: list[int]
    crowd: list[int]
    cash: list[int]
    teams: list[Team]
    treasures: list[int]
    """The cards that each seat holds of each depth."""
    hand: list[int]
    known: list[Known]
    held: list[int]
    """My encounters."""
    supply: list[int]
    depths: list[int]
    """The depth of each wreck."""
    cards: list[int]
    """How many cards are left in each wreck."""
    lurking: list[int]
    """The monsters that are known to lie in each wreck."""
    seen: list[list[int] | None]
    """Of each wreck that I have looked at, the cards among which its own are."""
    sold: list[int]
    killed: list[int]
    """The monsters killed at each depth."""

    # The question that I am asked

    status: list[int]
    drawer: int
    fled: bool
    prices: list[int]
    """At the bar a diver and a pickpocket, at the shop each piece, at the market the rates."""
    recruited: int
    robbed: int
    bought: list[int]
    market: int
    picked: list[int]
    changed: int

    def days_to_come(self) -> int:
        """The days after this one."""
        return DAYS - self.day

    def has_acted(self, seat: int) -> bool:
        """Whether the action of a seat in this half-day is over; everyone has been placed."""
        place = (seat - self.first) % self.seats
        return place < (self.active - self.first) % self.seats

    def treasures_of(self, seat: int, depth: int) -> int:
        return self.treasures[seat * DEPTH_COUNT + depth]

    def stock(self) -> Five:
        """What I have."""
        kind_of = self.tariff.components.kind_of
        number_of = self.tariff.components.number_of
        stock: Five = (0.0, 0.0, 0.0, 0.0, float(self.cash[self.me]))
        for face in self.hand:
            stock = added(stock, kind_of[face], float(number_of[face]))
        return stock

    def sellable(self) -> list[int]:
        """My gold, goods and antiques."""
        kind_of = self.tariff.components.kind_of
        return [face for face in self.hand if kind_of[face] < DIAMOND]

    def final(self, face: int) -> int:
        """What a card counts at the end."""
        return self.tariff.components.value_of[face]

    def units(self, face: int) -> int:
        return self.tariff.components.number_of[face]

    def kind(self, face: int) -> int:
        return self.tariff.components.kind_of[face]


def table_of(position: Position, seat: int, tariff: Tariff) -> Table:
    """What `seat` knows of a position."""
    table = Table()
    table.me = seat
    table.seats = position.seats
    table.tariff = tariff
    table.with_encounters = position.with_encounters
    table.step = position.step
    table.day = position.day
    table.half = position.half
    table.first = position.first()
    table.active = position.active
    plan = position.plans[seat]
    table.afternoon = NO_PLAN if plan == NO_PLAN else plan % PLACE_COUNT
    table.places = places_of(position)
    table.boats = position.boats
    table.crowd = position.crowd
    table.cash = position.cash if not position.hidden_cash else believed_cash(position, seat)
    table.teams = [team_of(divers) for divers in position.teams]
    table.treasures = treasures_of(position)
    table.hand = position.hands[seat]
    table.held = position.held[seat]
    table.supply = position.supply
    table.depths = position.depths
    table.cards = [len(pile) for pile in position.piles]
    table.lurking = position.knowledge.lurking
    look(table, position)
    table.sold = position.sold
    table.killed = position.killed
    table.status = position.status
    table.drawer = position.drawer
    table.fled = position.fled
    table.prices = prices_of(position)
    table.recruited = position.recruited
    table.robbed = position.robbed
    table.bought = position.bought
    table.market = position.market
    if seat == position.active:
        table.picked = position.picked
        table.changed = position.changed
    else:
        table.picked = NOTHING
        table.changed = -1
    return table


def places_of(position: Position) -> list[int]:
    """What lies open of the plans."""
    if position.step == PLANNING:
        return [NO_PLAN] * position.seats
    return [position.card_of(seat) for seat in range(position.seats)]


def believed_cash(position: Position, seat: int) -> list[int]:
    """My cash, and what the others are believed to have."""
    cash = [PURSE] * position.seats
    cash[seat] = position.cash[seat]
    return cash


def treasures_of(position: Position) -> list[int]:
    depth_of = position.components.depth_of
    counts = [0] * (position.seats * DEPTH_COUNT)
    for seat in range(position.seats):
        first = seat * DEPTH_COUNT
        for face in position.hands[seat]:
            counts[first + depth_of[face]] += 1
    return counts


def look(table: Table, position: Position) -> None:
    """What I have seen in wrecks, and what I know to be in other hands."""
    table.known = []
    table.seen = [None] * len(position.piles)
    for sight in position.knowledge.sights[table.me]:
        if sight.wreck >= 0:
            table.seen[sight.wreck] = seen_in(position, sight.wreck, sight.faces)
        if len(sight.faces) == 1 and len(sight.slots) == 1:
            for seat in range(table.seats):
                if sight.places == 1 << seat:
                    table.known.append(Known(seat, sight.faces[0]))


def seen_in(position: Position, wreck: int, faces: list[int]) -> list[int]:
    """Without the monsters of the wreck that lie open beside it."""
    if position.step not in (DIVING, MONSTER_MET) or position.monsters_out(wreck) == 0:
        return faces
    left = faces.copy()
    for _ in range(position.monsters_out(wreck)):
        left.remove(position.components.monster_of[position.depths[wreck]])
    return left


def prices_of(position: Position) -> list[int]:
    """What things cost or bring in the visit under way."""
    if position.step == BAR_VISIT:
        return [diver_price(position), pickpocket_price(position)]
    if position.step == SHOP_VISIT:
        return [equipment_price(position, piece) for piece in range(EQUIPMENT_COUNT)]
    if position.step == MARKET_VISIT:
        return [rate(position, kind) for kind in range(SOLD_KINDS)]
    return NOTHING
