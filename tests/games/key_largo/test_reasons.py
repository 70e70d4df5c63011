"""Why something cannot be chosen, as players are told it: KL-33, KL-86, KL-92 to KL-106."""

from typing import Any

import pytest

from abyssal.games.key_largo.reasons import barred, reached, wrecks
from games.key_largo.table import Table, at


def reasons(table: Table) -> dict[str, str]:
    """What is barred for seat 0 at the bar, and the reason of each."""
    told = barred(table.view(0), table.legal())
    return {one["do"]: one["why"][1]["reason"] for one in told if one["why"][0] == "service"}


RICH: dict[str, Any] = {"cash": {0: 500}, "hands": {1: "gold 5 deep"}}
EMPTY: dict[int, str] = dict.fromkeys(range(1, 15), "")


@pytest.mark.rule("KL-86", "KL-92")
@pytest.mark.parametrize(
    ("details", "played", "found"),
    [
        ({}, (), {}),
        ({}, ("recruit",), {"recruit": "used"}),
        ({"hands": {}}, (), {"rob": "victims"}),
        ({"teams": {0: "0 0 0"}}, (), {"recruit": "team"}),
        ({"supply": {"diver": 0}}, (), {"recruit": "supply"}),
        ({"wrecks": EMPTY}, (), {"round": "wrecks"}),
        ({"cash": {0: 40}}, (), {"recruit": "cash"}),
        ({"cash": {0: 20}}, (), {"recruit": "cash", "rob": "cash"}),
    ],
)
def test_a_service_of_the_bar_is_barred_for_the_first_reason_that_holds(
    details: dict[str, Any], played: tuple[str, ...], found: dict[str, str]
) -> None:
    assert reasons(at("bar", **{**RICH, **details}).play(*played)) == found


@pytest.mark.rule("KL-33")
def test_the_divers_with_long_enough_hoses_are_named_in_their_order() -> None:
    team = [{"number": 1, "hoses": 2}, {"number": 2, "hoses": 0}, {"number": 3, "hoses": 1}]
    assert reached("shallow", team) == [1, 2, 3]
    assert reached("medium", team) == [1, 3]
    assert reached("deep", team) == [1]


@pytest.mark.rule("KL-33")
def test_a_wreck_is_barred_by_a_boat_or_its_depth_and_an_empty_one_is_not_spoken_of() -> None:
    wreck = {"number": 1, "cards": 2, "depth": "shallow", "boat": 1}
    player = {"divers": [{"number": 1, "hoses": 0}]}
    view = {
        "step": "bar",
        "visit": None,
        "viewer": 0,
        "players": [player, player],
        "wrecks": [wreck, wreck | {"number": 2, "cards": 0}],
    }
    told = list(wrecks(view, ["sail 3"]))
    assert told == [{"do": "sail 1", "why": ("taken", {"owner": 1})}]
