"""The greedy policy of Key Largo: one step of lookahead with a heuristic value of the season.

A day is planned by simulating it, place by place. Then every answer is judged by what the season
is likely to come to after it.
"""

from typing import Final

from abyssal.core.chance import Chance
from abyssal.core.game import Action, Game, Seat
from abyssal.games.key_largo.components import PLACE_COUNT
from abyssal.games.key_largo.game import KeyLargo
from abyssal.games.key_largo.position import (
    BAR_VISIT,
    DIVING,
    DOLPHINS_VISIT,
    LOOKING,
    MONSTER_MET,
    PLACING,
    PLANNING,
    SABOTAGE,
    SHOP_VISIT,
    TRAFFICKING,
    Position,
)
from abyssal.policies.key_largo.day import Day
from abyssal.policies.key_largo.dive import (
    diving_weights,
    monster_weights,
    placing_weights,
    sabotage_weights,
)
from abyssal.policies.key_largo.fortunes import lead
from abyssal.policies.key_largo.market import market_weights, selling_weights
from abyssal.policies.key_largo.ports import (
    bar_weights,
    dolphins_weights,
    looking_weights,
    shop_weights,
)
from abyssal.policies.key_largo.situation import Situation
from abyssal.policies.key_largo.table import Table, table_of
from abyssal.policies.key_largo.tariff import Tariff
from abyssal.policies.policy import Policy, best_of

WHIM: Final = 10.0
"""The largest random amount added to a plan's value, for each day to come: players who think alike
would all meet at one place, and early estimates are rough. It was tuned in series of games."""

FINE: Final = 1000
"""How many different random amounts there are."""


class Greedy(Policy):
    """Takes the answer after which it is likely to end the season richest.

    Its numbers are dollars at the end of the season. A position is worth what the seat is likely to
    have then, less what its rivals are (a mean in which the richest counts more).
    """

    def __init__(self, game: Game) -> None:
        assert isinstance(game, KeyLargo)
        self.tariff = Tariff(game.components)

    def weigh(self, position: Position, seat: Seat, legal: list[Action]) -> list[float]:
        return weights(table_of(position, seat, self.tariff), legal)

    def worth(self, position: Position, seat: Seat) -> float:
        return lead(position, seat, self.tariff)

    def turn(self, position: Position) -> int:
        return position.day

    def choose(self, position: Position, seat: Seat, legal: list[Action], chance: Chance) -> Action:
        return choice(table_of(position, seat, self.tariff), legal, chance)


def choice(table: Table, legal: list[Action], chance: Chance) -> Action:
    """The best answer; a plan is drawn from those that are nearly as good as the best."""
    found = weights(table, legal)
    if table.step == PLANNING:
        most = WHIM * (table.days_to_come() + 1)
        for place in range(len(found)):
            found[place] += most * chance.below(FINE) / FINE
    return best_of(legal, found)


def weights(table: Table, legal: list[Action]) -> list[float]:
    """What each of `legal` is worth, in dollars at the end of the season."""
    situation = Situation(table)
    step = table.step
    if step == PLANNING:
        day = Day(situation)
        return [day.worth(plan // PLACE_COUNT, plan % PLACE_COUNT) for plan in legal]
    if step == PLACING:
        return placing_weights(situation, legal)
    if step == SABOTAGE:
        return sabotage_weights(situation, legal)
    if step == DIVING:
        return diving_weights(situation, legal)
    if step == MONSTER_MET:
        return monster_weights(situation, legal)
    if step == BAR_VISIT:
        return bar_weights(situation, legal)
    if step == LOOKING:
        return looking_weights(situation, legal)
    if step == DOLPHINS_VISIT:
        return dolphins_weights(situation, legal)
    if step == SHOP_VISIT:
        return shop_weights(situation, legal)
    if table.market == TRAFFICKING or table.picked or table.changed >= 0:
        return selling_weights(situation, legal)
    return market_weights(situation, legal)
