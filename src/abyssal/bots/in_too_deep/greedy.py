"""The greedy bot of In Too Deep: its policy, put to what a view shows."""

from collections.abc import Callable
from typing import Any

from abyssal.core.game import Action, Game, Position
from abyssal.games.in_too_deep.abilities import DISCOUNT
from abyssal.games.in_too_deep.components import OCEAN, PEARL, SEATS, TREASURE
from abyssal.games.in_too_deep.labels import picks
from abyssal.policies.fives import five_from
from abyssal.policies.in_too_deep.greedy import Greedy as Policy
from abyssal.policies.in_too_deep.greedy import answer_weights, payment_weights
from abyssal.policies.in_too_deep.table import Card, Portfolio, Table
from abyssal.policies.policy import best_of


class Greedy:
    """Takes the answer after which the table is worth most; pays with what it needs least."""

    blind = False
    imagines = False

    def __init__(self, game: Game, seed: int) -> None:
        self.cards = Policy(game).cards

    def choose(
        self, view: dict[str, Any], legal: list[Action], imagine: Callable[[int], Position]
    ) -> Action:
        table = table_of(view, self.cards)
        asked = picks(view, ())
        if asked is None:
            return best_of(legal, answer_weights(table, legal))
        spare = [int(member["pick"]) for member in asked["members"]]
        return best_of(legal, payment_weights(table, asked["least"], spare, len(legal)))


def table_of(view: dict[str, Any], cards: list[Card]) -> Table:
    """The same that the policy reads from a position."""
    players, companies, third = view["players"], view["companies"], view["third"]
    advanced = [company["side"] == "advanced" for company in companies]
    table = Table()
    table.me = view["viewer"]
    table.seats = view["seats"]
    table.cards = cards
    table.deepest = max(card.number for card in cards if card.company >= 0)
    table.advanced_ocean = advanced[OCEAN]
    table.advanced_treasure = advanced[TREASURE]
    table.advanced_pearl = advanced[PEARL]
    table.discount = float(DISCOUNT) if view["ability"] == "research" else 0.0
    table.depths = [company["depth"] for company in companies]
    table.prices = five_from([company["price"] for company in companies], 0)
    owners = players if third is None else [*players, third]
    table.most_treasure = float(max(owner["shares"][TREASURE] for owner in owners))
    table.portfolios = [Portfolio(five_from(player["shares"], 0)) for player in players]
    table.hand = players[table.me]["cards"]
    missing = [0] * (SEATS[-1] - len(players))
    table.hands = five_from([player["hand"] for player in players] + missing, 0)
    table.deck = float(view["deck"])
    table.discard = float(len(view["discard"]))
    table.depletions = view["depletions"]
    table.draws = view["draws"]
    table.fundraisers = view["fundraisers"]
    table.ending = view["ending"] is not None
    table.final = view["final_turns"] > 0 or view["over"]
    table.next = view["active"]
    table.final_turns = view["final_turns"]
    return table.complete()
