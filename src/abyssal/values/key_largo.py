"""The value of a position of Key Largo: a network over what all are likely to have at the end."""

from typing import Final

from abyssal.core.game import Game, Seat
from abyssal.games.key_largo.components import DAYS, DEPTH_COUNT, DEPTHS, KINDS, SEATS
from abyssal.games.key_largo.game import KeyLargo as Title
from abyssal.games.key_largo.position import PLANNING, Position
from abyssal.policies.fives import at
from abyssal.policies.key_largo.fortunes import fortunes
from abyssal.policies.key_largo.table import MONEY, Table, table_of
from abyssal.policies.key_largo.tariff import Tariff
from abyssal.values.network import Network
from abyssal.values.value import Features, Value, best_rival, flag, mean_of

SEAT_FEATURES: Final = [
    *["likely-lead", "likely-above-mean", "late-lead", "cash", "cash-above-mean"],
    *[f"units-{kind}" for kind in KINDS[:MONEY]],
    *[f"divers-{depth}" for depth in DEPTHS],
    *["divers-above-mean", "tridents", "weights"],
    *[f"treasures-{depth}" for depth in DEPTHS],
    *["dives", "half-days", "encounters", "viewer", "wait"],
]
"""What is told of a seat: what it is likely to have at the end against the best rival and the mean
(and the first again, the more the less is to come), cash, treasures, the divers who reach each
depth and what they carry, and what it can still do."""
TABLE_FEATURES: Final = [
    *["day", "afternoon", "planning", "with-encounters", "hidden-cash"],
    *[f"{seats}-seats" for seats in SEATS],
    *[f"cards-{depth}" for depth in DEPTHS],
    *[f"killed-{depth}" for depth in DEPTHS],
]


class KeyLargo(Value):
    """Judges by cash, teams and treasures; of other hands by the backs of their cards."""

    def __init__(self, game: Game, network: Network | None) -> None:
        super().__init__(game, network)
        assert isinstance(game, Title)
        self.tariff = Tariff(game.components)

    def features(self, position: Position, viewer: Seat) -> Features:
        table = table_of(position, viewer, self.tariff)
        return seat_features(table, position), shared_features(table, position)


def seat_features(table: Table, position: Position) -> list[list[float]]:
    """The features of each seat."""
    seats = table.seats
    all_of_them = fortunes(table)
    likely = [each.likely for each in all_of_them]
    cash = [float(dollars) for dollars in table.cash]
    divers = [float(team.size) for team in table.teams]
    passed = table.day / DAYS
    found: list[list[float]] = []
    for seat in range(seats):
        fortune, team = all_of_them[seat], table.teams[seat]
        lead = (likely[seat] - best_rival(likely, seat)) / 200
        treasures = [table.treasures_of(seat, depth) / 3 for depth in range(DEPTH_COUNT)]
        found.append(
            [
                lead,
                (likely[seat] - mean_of(likely)) / 200,
                lead * passed * passed,
                cash[seat] / 300,
                (cash[seat] - mean_of(cash)) / 300,
                at(fortune.stock, 0) / 4,
                at(fortune.stock, 1) / 4,
                at(fortune.stock, 2) / 4,
                at(fortune.stock, 3) / 200,
                team.size / 3,
                team.medium / 3,
                team.deep / 3,
                (divers[seat] - mean_of(divers)) / 3,
                team.tridents[0] / 2,
                team.weights[0] / 2,
                *treasures,
                fortune.ahead.dives / DAYS,
                fortune.ahead.others / DAYS,
                len(position.held[seat]) / 3,
                flag(seat == table.me),
                (seat - table.first) % seats / seats,
            ]
        )
    return found


def shared_features(table: Table, position: Position) -> list[float]:
    """The features of the table."""
    cards = [0.0] * DEPTH_COUNT
    for wreck, count in enumerate(table.cards):
        cards[table.depths[wreck]] += count / 20
    return [
        table.day / DAYS,
        float(table.half),
        flag(table.step == PLANNING),
        flag(table.with_encounters),
        flag(position.hidden_cash),
        *[flag(table.seats == number) for number in SEATS],
        *cards,
        *[killed / 3 for killed in table.killed],
    ]


VALUE: Final = KeyLargo
