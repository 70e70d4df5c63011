"""The greedy bot of Key Largo: its policy, put to what a view shows."""

from collections.abc import Callable
from typing import Any

from abyssal.core.chance import fast_chance
from abyssal.core.game import Action, Game, Position
from abyssal.games.key_largo.components import (
    DEPTHS,
    ENCOUNTERS,
    EQUIPMENT,
    HALVES,
    HOSE,
    KINDS,
    PLACES,
    SOLD_KINDS,
    STEP_OF,
    TRIDENT,
    WEIGHT,
    Components,
)
from abyssal.games.key_largo.position import (
    MARKET_VISIT,
    NO_DIVER,
    NO_PLAN,
    NOWHERE,
    PORT,
    SELLING,
    SOLD,
    STATUSES,
    STEPS,
    TRAFFICKING,
)
from abyssal.policies.key_largo.greedy import Greedy as Policy
from abyssal.policies.key_largo.greedy import choice
from abyssal.policies.key_largo.table import PURSE, Known, Table
from abyssal.policies.key_largo.tariff import Tariff
from abyssal.policies.key_largo.teams import team_of


class Greedy:
    """Takes the answer after which it is likely to end the season richest."""

    blind = False
    imagines = False

    def __init__(self, game: Game, seed: int) -> None:
        self.seed = seed
        self.tariff = Policy(game).tariff
        self.faces = faces_of(self.tariff.components)

    def choose(
        self, view: dict[str, Any], legal: list[Action], imagine: Callable[[int], Position]
    ) -> Action:
        luck = fast_chance(self.seed + view["turn"])
        return choice(table_of(view, self.tariff, self.faces), legal, luck)


def table_of(view: dict[str, Any], tariff: Tariff, faces: dict[str, int]) -> Table:
    """The same that the policy reads from a position; `faces` are the cards by their names."""
    players, wrecks = view["players"], view["wrecks"]
    me = players[view["viewer"]]
    table = Table()
    table.me = view["viewer"]
    table.seats = view["seats"]
    table.tariff = tariff
    table.with_encounters = view["options"]["encounters"] == "on"
    table.step = MARKET_VISIT if view["step"] == "selling" else STEPS.index(view["step"])
    table.day = view["day"]
    table.half = HALVES.index(view["half"])
    table.first = view["first"]
    table.active = view["viewer"] if view["active"] is None else view["active"]
    table.places = [place_of(player[view["half"]]) for player in players]
    table.afternoon = place_of(me["afternoon"])
    table.boats = [boat_of(player) for player in players]
    table.crowd = [0 for _ in PLACES]
    for player in players:
        if player["place"] is not None:
            table.crowd[PLACES.index(player["place"])] += 1
    table.cash = [PURSE if player["cash"] is None else player["cash"] for player in players]
    table.teams = [team_of([carried(diver) for diver in player["divers"]]) for player in players]
    table.treasures = [count for player in players for count in player["treasures"]]
    table.hand = [faces[card] for card in me["cards"]]
    table.known = [
        Known(seat, faces[card]) for seat, player in enumerate(players) for card in player["known"]
    ]
    table.held = [ENCOUNTERS.index(card) for card in me["encounter_cards"]]
    table.supply = list(view["supply"].values())
    table.depths = [DEPTHS.index(wreck["depth"]) for wreck in wrecks]
    table.cards = [wreck["cards"] for wreck in wrecks]
    table.lurking = [wreck["monsters"] for wreck in wrecks]
    table.seen = [
        None if wreck["seen"] is None else [faces[card] for card in wreck["seen"]]
        for wreck in wrecks
    ]
    table.sold = [faces[card] for card in view["sold"]]
    table.killed = view["killed"]
    fill_dive(table, view)
    fill_visit(table, view)
    fill_sale(table, view, faces)
    return table


def fill_dive(table: Table, view: dict[str, Any]) -> None:
    """The dive under way, if it is mine."""
    dive, divers = view["dive"], view["players"][table.me]["divers"]
    shown = [diver["status"] for diver in divers if diver["status"] is not None]
    table.status = [STATUSES.index(status) for status in shown]
    is_drawn = dive is not None and dive["drawer"] is not None
    table.drawer = dive["drawer"] - 1 if is_drawn else NO_DIVER
    table.fled = dive is not None and dive["fled"]


def fill_visit(table: Table, view: dict[str, Any]) -> None:
    """What things cost or bring in the visit under way, and what was bought in it."""
    visit = view["visit"] or {"prices": {}, "used": {}}
    table.prices = list(visit["prices"].values())
    table.recruited = visit["used"].get("diver", 0)
    table.robbed = visit["used"].get("pickpocket", 0)
    table.bought = [visit["used"].get(piece, 0) for piece in EQUIPMENT]


def fill_sale(table: Table, view: dict[str, Any], faces: dict[str, int]) -> None:
    """The sale that I have begun."""
    staged = view["staged"]
    table.market = SOLD if view["visit"] is not None and view["visit"]["sold"] else SELLING
    table.picked = []
    table.changed = -1
    if staged is not None:
        table.picked = [faces[card] for card in staged["cards"]]
        if staged["kind"] is None:
            table.market = TRAFFICKING
        elif staged["changed"] is not None:
            table.changed = faces[staged["changed"]] * SOLD_KINDS + KINDS.index(staged["kind"])


def faces_of(components: Components) -> dict[str, int]:
    """The cards by the names that views give them."""
    return {components.name(face): face for face in range(components.faces)}


def place_of(name: str | None) -> int:
    return NO_PLAN if name is None else PLACES.index(name)


def boat_of(player: dict[str, Any]) -> int:
    """Where the boat of a player is."""
    if player["wreck"] is not None:
        number: int = player["wreck"]
        return number - 1
    return NOWHERE if player["place"] is None else PORT + PLACES.index(player["place"])


def carried(diver: dict[str, Any]) -> int:
    """A diver as the number that says what he carries."""
    number: int = diver["hoses"] * STEP_OF[HOSE]
    number += diver["trident"] * STEP_OF[TRIDENT]
    number += diver["weight"] * STEP_OF[WEIGHT]
    return number
