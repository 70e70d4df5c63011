"""Hidden information: section 8 of the ledger."""

from typing import Any

import pytest

import abyssal
from abyssal.games.into_the_blue.view import (
    ChestView,
    LevelView,
    PlayerView,
    RankView,
    StandingView,
    View,
)
from games.into_the_blue.table import GAME, Table, main_token, position, secondary_tokens, shell_end

PERFECT = "1 2 3 4 5 C"


def middle() -> Table:
    """A position in which seats 1 and 2 own chests and the dice of seat 1 are perfect."""
    return position(
        4,
        active=1,
        dice=PERFECT,
        roll=2,
        shells={0: "2 1 0 0 0", 1: "2 0 0 0 0", 2: "0 0 0 1 3"},
        chests={1: [2], 2: [4, 5]},
        row=(8, 7, 6, 5, 6),
    )


def standing(known: dict[int, int]) -> list[dict[str, int]]:
    """What each would have in that position, with the points of chests that a viewer knows."""
    tokens = [
        secondary_tokens(1)[0] + main_token(2),
        main_token(1),
        main_token(4) + main_token(5),
        0,
    ]
    rows = [
        {
            "seat": seat,
            "tokens": tokens[seat],
            "chests": known.get(seat, 0),
            "closed": 0 if seat in known else [0, 1, 2, 0][seat],
            "points": tokens[seat] + known.get(seat, 0),
        }
        for seat in range(4)
    ]
    return sorted(rows, key=lambda row: -row["points"])


def public_view(viewer: int | None) -> dict[str, Any]:
    """What everyone sees of that position; `value` of chests is None."""
    ranks = {
        1: [
            {"seat": 1, "value": main_token(1), "by": "unused"},
            {"seat": 0, "value": secondary_tokens(1)[0], "by": None},
        ],
        2: [{"seat": 0, "value": main_token(2), "by": None}],
        3: [],
        4: [{"seat": 2, "value": main_token(4), "by": None}],
        5: [{"seat": 2, "value": main_token(5), "by": None}],
    }
    turns = [30, 31, 28, 29]
    shells = [[2, 1, 0, 0, 0], [2, 0, 0, 0, 0], [0, 0, 0, 1, 3], [0, 0, 0, 0, 0]]
    return {
        "game": "into-the-blue",
        "viewer": viewer,
        "seats": 4,
        "options": {"treasures": "steep"},
        "asked": [1],
        "over": False,
        "step": "rolling",
        "first": 3,
        "active": 1,
        "turn": 31,
        "dice": [1, 2, 3, 4, 5, 6],
        "rolls": 2,
        "run": 5,
        "players": [
            {
                "unused": 12 - sum(shells[seat]),
                "shells": shells[seat],
                "chests": [0, 1, 2, 0][seat],
                "values": [[], None, None, []][seat],
                "points": None,
                "latest_turn": turns[seat],
            }
            for seat in range(4)
        ],
        "levels": [
            {
                "level": level,
                "main": main_token(level),
                "secondary": list(secondary_tokens(level)),
                "would_place": 0,
                "ranks": ranks[level],
            }
            for level in range(1, 6)
        ],
        "chests": [{"owner": owner, "value": None} for owner in (None, 1, None, 2, 2)],
        "chest_values": [5, 6, 6, 7, 8],
        "standing": standing({}),
        "trigger": None,
        "last_turns": 0,
        "ending": None,
        "winners": [],
    }


@pytest.mark.rule("ITB-40", "ITB-39")
@pytest.mark.parametrize("viewer", [None, 0, 3])
def test_who_owns_no_chest_sees_all_but_the_values_of_chests(viewer: int | None) -> None:
    assert middle().view(viewer) == public_view(viewer)


@pytest.mark.rule("ITB-40", "ITB-R29")
def test_an_owner_sees_the_values_of_own_chests_besides() -> None:
    expected = public_view(1)
    expected["players"][1]["values"] = [7]
    expected["chests"][1]["value"] = 7
    expected["standing"] = standing({1: 7})
    assert middle().view(1) == expected
    expected = public_view(2)
    expected["players"][2]["values"] = [5, 6]
    expected["chests"][3]["value"] = 5
    expected["chests"][4]["value"] = 6
    expected["standing"] = standing({2: 11})
    assert middle().view(2) == expected


@pytest.mark.rule("ITB-70", "ITB-73")
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_after_the_end_everyone_sees_the_chests_taken_and_the_totals(viewer: int | None) -> None:
    table = shell_end(1, {0: "2 0 0 0 0", 1: "12 0 0 0 0"}, chests={0: [2, 4]}, row=(8, 7, 6, 5, 6))
    points = [secondary_tokens(1)[0] + 12, main_token(1)]
    assert table.view(viewer) == {
        "game": "into-the-blue",
        "viewer": viewer,
        "seats": 2,
        "options": {"treasures": "steep"},
        "asked": [],
        "over": True,
        "step": "over",
        "first": 0,
        "active": 0,
        "turn": 31,
        "dice": [6, 6, 6, 6, 6, 6],
        "rolls": 1,
        "run": 0,
        "players": [
            {
                "unused": 10,
                "shells": [2, 0, 0, 0, 0],
                "chests": 2,
                "values": [7, 5],
                "points": points[0],
                "latest_turn": 31,
            },
            {
                "unused": 0,
                "shells": [12, 0, 0, 0, 0],
                "chests": 0,
                "values": [],
                "points": points[1],
                "latest_turn": 30,
            },
        ],
        "levels": [
            {
                "level": level,
                "main": main_token(level),
                "secondary": [secondary_tokens(level)[0]],
                "would_place": 0,
                "ranks": [
                    {"seat": 1, "value": main_token(1), "by": "shells"},
                    {"seat": 0, "value": secondary_tokens(1)[0], "by": None},
                ]
                if level == 1
                else [],
            }
            for level in range(1, 6)
        ],
        "chests": [
            {"owner": owner, "value": value}
            for owner, value in ((None, None), (0, 7), (None, None), (0, 5), (None, None))
        ],
        "chest_values": [5, 6, 6, 7, 8],
        "standing": sorted(
            [
                {
                    "seat": seat,
                    "tokens": points[seat] - chests,
                    "chests": chests,
                    "closed": 0,
                    "points": points[seat],
                }
                for seat, chests in ((0, 12), (1, 0))
            ],
            key=lambda row: -row["points"],
        ),
        "trigger": 1,
        "last_turns": 0,
        "ending": "shells",
        "winners": [points.index(max(points))],
    }


@pytest.mark.rule("ITB-40")
def test_a_view_has_the_fields_its_type_declares() -> None:
    table = shell_end(0, {0: "12 0 0 0 0", 1: "1 0 0 0 0"})
    view = table.view()
    assert set(view) == set(View.__annotations__)
    assert set(view["players"][0]) == set(PlayerView.__annotations__)
    assert set(view["levels"][0]) == set(LevelView.__annotations__)
    assert set(view["levels"][0]["ranks"][0]) == set(RankView.__annotations__)
    assert set(view["chests"][0]) == set(ChestView.__annotations__)
    assert set(view["standing"][0]) == set(StandingView.__annotations__)


@pytest.mark.rule("ITB-39", "ITB-40")
def test_a_refusal_names_places_and_no_values() -> None:
    table = position(2, dice=PERFECT, chests={1: [1, 2]}, row=(5, 8, 6, 6, 7))
    table.play("stop")
    with pytest.raises(abyssal.Illegal) as refused:
        table.play("chest 2")
    assert refused.value.details == {"action": "chest 2", "allowed": "chest 3, chest 4, chest 5"}


@pytest.mark.rule("ITB-39", "ITB-R30")
def test_for_a_spectator_every_chest_may_have_any_value() -> None:
    table = middle()
    rows = [table.state.imagine(None, seed).dump()["row"] for seed in range(40)]
    for place in range(5):
        assert {row[place] for row in rows} == {5, 6, 7, 8}
    assert all(sorted(row) == [5, 6, 6, 7, 8] for row in rows)


@pytest.mark.rule("ITB-40", "ITB-R29")
def test_an_owner_imagines_all_chests_but_its_own() -> None:
    table = middle()
    states = [table.state.imagine(2, seed) for seed in range(40)]
    rows = [state.dump()["row"] for state in states]
    assert {tuple(row[3:]) for row in rows} == {(5, 6)}
    for place in range(3):
        assert {row[place] for row in rows} == {6, 7, 8}
    assert all(state.view(2) == table.view(2) for state in states)
    assert len({str(state.dump()["chance"]) for state in states}) == 40


@pytest.mark.rule("ITB-70", "ITB-R25")
def test_after_the_end_only_the_chests_left_are_imagined_anew() -> None:
    table = shell_end(1, {0: "2 0 0 0 0", 1: "12 0 0 0 0"}, chests={0: [1, 5]})
    rows = [table.state.imagine(1, seed).dump()["row"] for seed in range(30)]
    assert {(row[0], row[4]) for row in rows} == {(5, 8)}
    assert {tuple(row[1:4]) for row in rows} == {(6, 6, 7), (6, 7, 6), (7, 6, 6)}


@pytest.mark.rule("ITB-40", "ITB-19")
def test_imagining_leaves_the_true_position_alone_and_depends_on_the_seed() -> None:
    state = GAME.new(3, seed=5)
    before = state.hash()
    imagined = state.imagine(1, 7)
    assert state.hash() == before
    assert imagined.hash() == state.imagine(1, 7).hash()
    assert imagined.hash() != state.imagine(1, 8).hash()
    assert state.imagine(1, 8).imagine(1, 7).hash() == imagined.hash()


@pytest.mark.rule("ITB-39")
def test_only_seats_of_the_table_and_spectators_may_look() -> None:
    table = middle()
    for viewer in (-1, 4):
        with pytest.raises(abyssal.BadRequest) as refused:
            table.view(viewer)
        assert str(refused.value) == f"there is no seat {viewer}; seats are 0 to 3"
