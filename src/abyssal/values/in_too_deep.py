"""The value of a position of In Too Deep: a network over the outlook of its greedy policy."""

from typing import Final

from abyssal.core.game import Game, Seat
from abyssal.games.in_too_deep.components import COMPANIES, COMPANY_COUNT, SEATS
from abyssal.games.in_too_deep.game import InTooDeep as Title
from abyssal.games.in_too_deep.position import CHOOSING, NO_END, Position
from abyssal.policies.fives import Five, at, dot
from abyssal.policies.in_too_deep.outlook import Outlook, growth_of
from abyssal.policies.in_too_deep.table import Table, Trial, printed, table_of, values_of
from abyssal.values.network import Network
from abyssal.values.value import Features, Value, best_rival, flag, mean_of

SEAT_FEATURES: Final = [
    *[f"shares-{company}" for company in COMPANIES],
    *[f"likely-{company}" for company in COMPANIES],
    *[f"lead-{company}" for company in COMPANIES],
    *["likely-lead", "likely-above-mean", "lead", "above-mean"],
    *["cards", "cards-above-mean", "turns", "uses", "viewer", "wait"],
]
"""What is told of a seat: its shares of each company, what they are likely to score and its lead in
them, points in all (likely ones and those of now) against the best rival and the mean, its cards
and turns; of the viewer also the best uses of the cards in hand."""
TABLE_FEATURES: Final = [
    *[f"size-{company}" for company in COMPANIES],
    *[f"depth-{company}" for company in COMPANIES],
    *[f"growth-{company}" for company in COMPANIES],
    *[f"advanced-{company}" for company in COMPANIES],
    *["deck", "depletions", "ending", "final-turns", "draws", "fundraisers"],
    *[f"{seats}-seats" for seats in SEATS],
    "choosing",
]


class InTooDeep(Value):
    """Judges by shares, depths and the viewer's cards; of other hands only by their number."""

    def __init__(self, game: Game, network: Network | None) -> None:
        super().__init__(game, network)
        assert isinstance(game, Title)
        self.cards = printed(game.cards)

    def features(self, position: Position, viewer: Seat) -> Features:
        table = table_of(position, viewer, self.cards)
        outlook = Outlook(Trial(table))
        return seat_features(table, outlook), shared_features(position, outlook)


def seat_features(table: Table, outlook: Outlook) -> list[list[float]]:
    """The features of each seat."""
    seats = table.seats
    values = values_of(table.sizes, table.advanced_pearl)
    likely = [outlook.fortune(seat) for seat in range(seats)]
    points = [dot(table.portfolios[seat].shares, values) for seat in range(seats)]
    cards = [at(table.hands, seat) for seat in range(seats)]
    owned = [listed(table.portfolios[seat].shares) for seat in range(seats)]
    worth = listed(outlook.shares)
    found: list[list[float]] = []
    for seat in range(seats):
        leads = [
            own - best_rival([shares[company] for shares in owned], seat)
            for company, own in enumerate(owned[seat])
        ]
        mine = seat == table.me
        found.append(
            [
                *[own / 4 for own in owned[seat]],
                *[own * worth[company] / 20 for company, own in enumerate(owned[seat])],
                *[lead / 4 for lead in leads],
                (likely[seat] - best_rival(likely, seat)) / 20,
                (likely[seat] - mean_of(likely)) / 20,
                (points[seat] - best_rival(points, seat)) / 20,
                (points[seat] - mean_of(points)) / 20,
                cards[seat] / 8,
                (cards[seat] - mean_of(cards)) / 8,
                at(outlook.turns, seat) / 8,
                outlook.uses() / 8 if mine else 0.0,
                flag(mine),
                (seat - table.next) % seats / seats,
            ]
        )
    return found


def shared_features(position: Position, outlook: Outlook) -> list[float]:
    """The features of the table."""
    trial = outlook.trial
    table = trial.table
    growth = growth_of(trial, outlook.turns)
    return [
        *[size / 8 for size in listed(trial.sizes)],
        *[top / table.deepest for top in listed(trial.tops)],
        *[more / 4 for more in listed(growth)],
        *[float(side) for side in position.sides],
        table.deck / 60,
        float(min(2, table.depletions)),
        flag(position.ending != NO_END),
        table.final_turns / table.seats,
        table.draws / table.seats,
        float(table.fundraisers),
        *[flag(table.seats == number) for number in SEATS],
        flag(position.step == CHOOSING),
    ]


def listed(five: Five) -> list[float]:
    return [at(five, company) for company in range(COMPANY_COUNT)]


VALUE: Final = InTooDeep
