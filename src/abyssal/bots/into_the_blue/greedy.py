"""The greedy bot of Into the Blue: its policy, put to what a view shows."""

from collections.abc import Callable
from typing import Any

from abyssal.core.game import Action, Game, Position
from abyssal.games.into_the_blue.components import SEATS
from abyssal.policies.fives import five_from, plus, put
from abyssal.policies.into_the_blue.greedy import Greedy as Policy
from abyssal.policies.into_the_blue.table import Table
from abyssal.policies.policy import best_of


class Greedy:
    """Takes the reroll and the level with the best chance to win."""

    blind = False
    imagines = False

    def __init__(self, game: Game, seed: int) -> None:
        self.policy = Policy(game)

    def choose(
        self, view: dict[str, Any], legal: list[Action], imagine: Callable[[int], Position]
    ) -> Action:
        if view["step"] == "taking":
            return legal[0]  # chests look alike
        table, dice = table_of(view), view["dice"]
        if view["step"] == "placing":
            return best_of(legal, self.policy.placements(table, dice, legal))
        return best_of(legal, self.policy.rerolls(table, dice, view["rolls"]))


def table_of(view: dict[str, Any]) -> Table:
    """The same that the policy reads from a position, after the turn under way."""
    players = view["players"]
    table = Table()
    table.me = view["viewer"]
    table.seats = view["seats"]
    table.shells = [
        shells for player in players for shells in (player["unused"], *player["shells"])
    ]
    table.latest = [player["latest_turn"] for player in players]
    table.tokens = [[level["main"], *level["secondary"]] for level in view["levels"]]
    table.next = (view["active"] + 1) % table.seats
    table.over = view["over"]
    table.triggered = view["trigger"] is not None
    table.last_turns = view["last_turns"] - 1 if table.triggered else 0
    table.chests_left = sum(chest["owner"] is None for chest in view["chests"])
    mine: list[int] = players[table.me]["values"]
    unknown = len(view["chest_values"]) - len(mine)
    table.chest = (sum(view["chest_values"]) - sum(mine)) / max(1, unknown)
    missing = [0] * (SEATS[-1] - table.seats)
    theirs = five_from([player["chests"] for player in players] + missing, 0)
    nothing = five_from([0] * SEATS[-1], 0)
    table.chests = put(plus(nothing, table.chest, theirs), table.me, float(sum(mine)))
    return table
