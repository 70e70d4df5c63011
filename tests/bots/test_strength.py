"""How well the greedy bots play: the long form is `abyssal simulate --games 1000 --bots …`."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from abyssal.bots import BY_GAME
from abyssal.core.game import Game, Position
from abyssal.games.into_the_blue.notation import PLACE
from abyssal.lab.arena import simulate

RANDOMS = ["random"] * 3


@pytest.mark.parametrize("game", ["in-too-deep", "into-the-blue", "key-largo"])
def test_greedy_beats_three_random_bots(game: str) -> None:
    report = simulate(game, ["greedy", *RANDOMS], games=60, seed=2)
    [greedy, _] = report["results"]["bots"]
    assert greedy["wins"]["low"] > 0.6


@pytest.mark.parametrize("seats", [3, 5])
def test_greedy_beats_random_bots_at_key_largo_with_encounters_and_hidden_cash(seats: int) -> None:
    options = {"encounters": "on", "cash": "hidden"}
    names = ["greedy", *["random"] * (seats - 1)]
    report = simulate("key-largo", names, games=30, seed=2, options=options)
    [greedy, _] = report["results"]["bots"]
    assert greedy["wins"]["low"] > 0.6


def arrivals(crew: str, games: int = 20) -> int:
    """How often a ship of Unfathomable arrives with four of these players aboard."""
    report = simulate("unfathomable", [crew] * 4, games=games, seed=2)
    return report["results"]["endings"].get("arrived", 0)


def test_traitors_sink_ships_that_a_loyal_crew_brings_home() -> None:
    assert arrivals("random") == 0
    assert 2 < arrivals("crew") < arrivals("crew:loyal")


class ChestHunter:
    """Throws all doubles again in the hope for a chest, and places for the best token now."""

    blind = False

    def __init__(self, game: Game, seed: int) -> None:
        pass

    def choose(
        self, view: dict[str, Any], legal: Sequence[int], imagine: Callable[[int], Position]
    ) -> int:
        if view["step"] == "taking":
            return legal[0]
        dice = view["dice"]
        if view["step"] == "placing":
            return max(legal, key=lambda action: self.gain(view, action - PLACE))
        return sum(1 << die for die, face in enumerate(dice) if face in dice[:die])

    def gain(self, view: dict[str, Any], level: int) -> int:
        shown = view["levels"][level - 1]
        mine: int = view["players"][view["viewer"]]["shells"][level - 1] + view["dice"].count(level)
        others: list[int] = [
            player["shells"][level - 1]
            for seat, player in enumerate(view["players"])
            if seat != view["viewer"]
        ]
        tokens: list[int] = [shown["main"], *shown["secondary"], *[0] * len(others)]
        held: list[int] = [
            rank["value"] for rank in shown["ranks"] if rank["seat"] == view["viewer"]
        ]
        return tokens[sum(count >= mine for count in others)] - sum(held)


def test_greedy_beats_a_hunter_of_chests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BY_GAME["into-the-blue"], "hunter", ChestHunter)
    report = simulate("into-the-blue", ["greedy", "hunter"], games=120, seed=1)
    [greedy, hunter] = report["results"]["bots"]
    assert greedy["wins"]["low"] > 0.5 > hunter["wins"]["high"]
