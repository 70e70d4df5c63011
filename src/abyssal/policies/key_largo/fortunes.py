"""What every player of Key Largo is likely to have at the end, as one of them sees it."""

from typing import Final

from abyssal.games.key_largo.components import DEPTH_COUNT, DIVE
from abyssal.games.key_largo.position import (
    DIVING,
    MARKET_VISIT,
    MONSTER_MET,
    NO_PLAN,
    OVER,
    PLACING,
    PLANNING,
    READY,
    SABOTAGE,
    SELLING,
    Position,
)
from abyssal.games.key_largo.scoring import fortune
from abyssal.policies.fives import Five, added, plus
from abyssal.policies.key_largo.season import HALF_DAY, Ahead, Season
from abyssal.policies.key_largo.table import Table, table_of
from abyssal.policies.key_largo.tariff import Tariff
from abyssal.policies.key_largo.waters import Waters

LEADER: Final = 0.6
"""How much of the weight of rivals goes to the richest; the rest is shared by all alike. With this
weight leads in the course of 300 games told best who was going to win."""


def lead(position: Position, seat: int, tariff: Tariff) -> float:
    """What a seat is likely to have at the end, less what its rivals are."""
    if position.step == OVER:
        return ahead_by([float(fortune(position, each)) for each in range(position.seats)], seat)
    return ahead_by([each.likely for each in fortunes(table_of(position, seat, tariff))], seat)


class Fortune:
    """What a player has, and what it is likely to come to."""

    def __init__(self, stock: Five, ahead: Ahead, likely: float) -> None:
        self.stock = stock
        self.ahead = ahead
        self.likely = likely
        """In dollars at the end of the season."""


def fortunes(table: Table) -> list[Fortune]:
    """Those of all players, as the seat `me` sees them."""
    waters = Waters(table)
    season = Season(table, waters)
    found: list[Fortune] = []
    for seat in range(table.seats):
        ahead = to_come(table, seat)
        stock = table.stock() if seat == table.me else stock_of(table, waters, seat)
        likely = season.worth(table.teams[seat], stock, ahead) + HALF_DAY * ahead.others
        found.append(Fortune(stock, ahead, likely + below(table, waters, seat)))
    return found


def ahead_by(fortunes: list[float], seat: int) -> float:
    """A fortune, less a mean of the others in which the largest counts more."""
    total = largest = 0.0
    for other, theirs in enumerate(fortunes):
        if other != seat:
            total += theirs
            largest = max(largest, theirs)
    return fortunes[seat] - LEADER * largest - (1.0 - LEADER) * total / (len(fortunes) - 1)


def stock_of(table: Table, waters: Waters, seat: int) -> Five:
    """What a rival has, as far as I know: of most cards only the backs."""
    components = table.tariff.components
    stock: Five = (0.0, 0.0, 0.0, 0.0, float(table.cash[seat]))
    for depth in range(DEPTH_COUNT):
        hidden = table.treasures_of(seat, depth)
        for known in table.known:
            face = known.face
            if known.seat == seat and components.depth_of[face] == depth:
                stock = added(stock, components.kind_of[face], float(components.number_of[face]))
                hidden -= 1
        if hidden > 0:
            stock = plus(stock, float(hidden), waters.ground(depth).find)
    return stock


def to_come(table: Table, seat: int) -> Ahead:
    """The dives and the other half-days that a seat has before it, if it dives every day.

    What it does now counts as done, but for a sale that is still to be made.
    """
    dives = others = table.days_to_come()
    if table.step == PLANNING:
        return Ahead(dives + 1, others + 1)
    now = table.places[seat]
    if table.half == 0:
        then_dives = now != DIVE
        if seat == table.me and table.afternoon != NO_PLAN:
            then_dives = table.afternoon == DIVE
        dives += int(then_dives)
        others += int(not then_dives)
    if is_to_come(table, seat):
        dives += int(now == DIVE)
        others += int(now != DIVE)
    return Ahead(dives, others)


def is_to_come(table: Table, seat: int) -> bool:
    """Whether the action of a seat in this half-day is still to come."""
    if table.step in (PLACING, SABOTAGE):
        return True
    if seat == table.active:
        return table.step == MARKET_VISIT and table.market == SELLING
    return not table.has_acted(seat)


def below(table: Table, waters: Waters, seat: int) -> float:
    """What the divers of the dive under way are still likely to bring up."""
    if table.step not in (DIVING, MONSTER_MET) or seat != table.active:
        return 0.0
    place = table.boats[seat]
    draws = min(table.status.count(READY), table.cards[place])
    if draws == 0:
        return 0.0
    wreck = waters.wreck(place)
    return draws * ((1.0 - wreck.odds) * wreck.value - wreck.odds * table.tariff.rescue)
