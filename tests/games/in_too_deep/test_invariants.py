"""What holds throughout every game: section 9 of the ledger, over a few games of random play."""

from functools import cache
from random import Random
from typing import Any, NamedTuple

import pytest

from abyssal.core.game import Result
from games.in_too_deep.table import GAME

GAMES = [(2, "basic"), (2, "advanced"), (3, "basic"), (4, "advanced"), (5, "advanced")]


class Moment(NamedTuple):
    """What a spectator sees after a decision, what it was told of it, and the result."""

    view: dict[str, Any]
    told: list[dict[str, Any]]
    result: Result | None


@cache
def random_game(players: int, sides: str, declining: bool = False) -> list[Moment]:
    """The moments of a game of random play; whoever is `declining` uses no ability."""
    luck = Random(players)
    state = GAME.new(players, seed=players, options={"sides": sides})
    state.record_events()
    decline = GAME.read("decline")
    moments = []
    while state.to_act():
        [seat] = state.to_act()
        choices = state.legal(seat)
        state.play(seat, decline if declining and decline in choices else luck.choice(choices))
        state.check()
        moments.append(Moment(state.view(), state.events(), state.result()))
    return moments


def turns(told: list[dict[str, Any]]) -> list[list[dict[str, Any]]]:
    """The events of each turn."""
    found: list[list[dict[str, Any]]] = []
    for event in told:
        if event["event"] == "turn":
            found.append([])
        if found:
            found[-1].append(event)
    return found


@pytest.mark.rule("ITD-21", "ITD-123")
@pytest.mark.parametrize(("players", "sides"), GAMES)
def test_every_turn_is_one_action_and_the_last_n_are_final(players: int, sides: str) -> None:
    told = [event for moment in random_game(players, sides) for event in moment.told]
    for turn in turns(told):
        actions = [
            event for event in turn if event["event"] == "expanded" or event.get("reason") == "draw"
        ]
        expanded = any(event["event"] == "expanded" for event in turn)
        bought = [event for event in turn if event["event"] == "bought" and not expanded]
        assert len(actions + bought) == 1
        assert (actions + bought)[0]["seat"] == turn[0]["seat"]
    [final] = [place for place, turn in enumerate(turns(told)) if "final-turns" in kinds(turn)]
    assert len(turns(told)) - final - 1 == players


def kinds(turn: list[dict[str, Any]]) -> list[str]:
    return [event["event"] for event in turn]


@pytest.mark.rule("ITD-67", "ITD-26")
@pytest.mark.parametrize(("players", "sides"), GAMES)
def test_depletions_and_prices(players: int, sides: str) -> None:
    prices = [0] * 5
    for view, _, _ in random_game(players, sides):
        assert view["depletions"] <= (1 if view["ending"] is None else 9)
        after = [company["price"] for company in view["companies"]]
        for place, company in enumerate(view["companies"]):
            people = [*view["players"], *([view["third"]] if view["third"] else [])]
            assert company["price"] == sum(owner["shares"][place] for owner in people)
        assert all(new >= old for new, old in zip(after, prices, strict=True))
        prices = after


@pytest.mark.rule("ITD-36")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_without_abilities_every_company_ascends(players: int) -> None:
    for view, _, _ in random_game(players, "basic", declining=True):
        for company in view["companies"]:
            assert company["depth"] == sorted(company["depth"])


@pytest.mark.rule("ITD-27", "ITD-47", "ITD-107")
@pytest.mark.parametrize(("players", "sides"), GAMES)
def test_the_cards_in_hand_change_by_what_was_played_paid_and_dealt(
    players: int, sides: str
) -> None:
    in_hand = None
    for view, told, _ in random_game(players, sides):
        before, in_hand = in_hand, sum(player["hand"] for player in view["players"])
        if before is None:
            continue
        for event in told:
            if event["event"] in ("bought", "added"):
                before -= 1 + len(event["paid"])
            elif event["event"] in ("removed", "moved"):
                before -= len(event["paid"])
            elif event["event"] == "paid":
                before -= len(event["cards"])
            elif event["event"] == "expanded":
                before -= 1
            elif event["event"] == "dealt":
                before += event["count"]
        assert in_hand == before


@pytest.mark.rule("ITD-136")
@pytest.mark.parametrize(("players", "sides"), GAMES)
def test_scores_are_not_negative_and_one_player_wins(players: int, sides: str) -> None:
    *_, last = random_game(players, sides)
    result = last.result
    assert result is not None
    assert last.view["over"]
    assert min(result["scores"]) >= 0
    assert sorted(result["ranks"]) == list(range(1, players + 1))
    assert [result["ranks"][seat] for seat in result["winners"]] == [1]
    assert result["scores"][result["winners"][0]] == max(result["scores"])
