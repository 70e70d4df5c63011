"""The perfect dive: ITB-35 to ITB-43."""

import pytest

import abyssal
from games.into_the_blue.table import event, position

PERFECT = "1 2 3 4 5 C"


@pytest.mark.rule("ITB-35")
@pytest.mark.parametrize(
    ("dice", "step"),
    [
        ("1 2 3 4 5 C", "taking"),
        ("C 5 3 4 1 2", "taking"),
        ("1 2 3 4 5 5", "placing"),
        ("1 2 3 4 C C", "placing"),
        ("1 1 2 3 4 5", "placing"),
    ],
)
def test_a_perfect_dive_is_one_of_each_face(dice: str, step: str) -> None:
    table = position(dice=dice)
    table.play("stop")
    assert table.step == step


@pytest.mark.rule("ITB-36", "ITB-R5")
@pytest.mark.parametrize("roll", [1, 2])
def test_a_perfect_pattern_binds_nobody_before_the_result_is_final(roll: int) -> None:
    table = position(dice=PERFECT, roll=roll, luck=("5",))
    assert table.step == "rolling"
    table.play("reroll .....6")
    assert table.dice == "1 2 3 4 5 5"
    assert table.chests(0) == 0


@pytest.mark.rule("ITB-37", "ITB-38", "ITB-R6")
def test_a_perfect_dive_takes_a_chest_and_cannot_take_shells() -> None:
    table = position(dice=PERFECT)
    table.play("stop")
    assert table.legal() == ["chest 1", "chest 2", "chest 3", "chest 4", "chest 5"]
    for move in ("place 1", "place 5", "stop"):
        with pytest.raises(abyssal.Illegal):
            table.play(move)
    table.play("chest 3")
    assert table.chests(0) == 1
    assert table.unused(0) == 12


@pytest.mark.rule("ITB-38")
@pytest.mark.parametrize("moves", [[], ["stop"]])
def test_a_perfect_pattern_would_place_no_shell(moves: list[str]) -> None:
    table = position(dice=PERFECT)
    table.play(*moves)
    assert table.would_place() == {}
    assert table.view()["run"] == 5


@pytest.mark.rule("ITB-39", "ITB-R30")
def test_the_chest_is_picked_among_the_places_that_remain() -> None:
    table = position(active=1, dice=PERFECT, chests={0: [2], 2: [4]})
    table.play("stop")
    assert table.state.to_act() == [1]
    assert table.legal() == ["chest 1", "chest 3", "chest 5"]
    assert table.legal(0) == []
    with pytest.raises(abyssal.Illegal) as refused:
        table.play("chest 2")
    assert str(refused.value) == "'chest 2' is not allowed now; allowed: chest 1, chest 3, chest 5"


@pytest.mark.rule("ITB-39", "ITB-R30")
@pytest.mark.parametrize("place", [1, 2, 3, 4, 5])
def test_the_value_taken_is_the_one_that_was_laid_at_that_place(place: int) -> None:
    row = (8, 5, 7, 6, 6)
    table = position(active=1, dice=PERFECT, row=row)
    table.play("stop", f"chest {place}")
    chests: list[dict[str, int | None]] = [{"owner": None, "value": None} for _ in range(5)]
    chests[place - 1] = {"owner": 1, "value": row[place - 1]}
    assert table.view(1)["chests"] == chests
    assert table.view(1)["players"][1]["values"] == [row[place - 1]]


@pytest.mark.rule("ITB-39")
def test_whoever_picks_a_chest_knows_no_value_yet() -> None:
    table = position(dice=PERFECT)
    table.play("stop")
    assert table.view(0)["chests"] == [{"owner": None, "value": None}] * 5


@pytest.mark.rule("ITB-40", "ITB-R29")
def test_the_taker_alone_is_told_the_value() -> None:
    table = position(3, active=1, dice=PERFECT, row=(8, 5, 7, 6, 6))
    table.play("stop", "chest 3")
    extra = [
        event("extra-turn", 1),
        event("rolled", 1, roll=1, thrown=[1, 2, 3, 4, 5, 6], dice=[6] * 6),
    ]
    stopped = event("stopped", 1, roll=1)
    assert table.told(1) == [stopped, event("chest-own", 1, place=3, value=7), *extra]
    for viewer in (0, 2, None):
        assert table.told(viewer) == [stopped, event("chest", 1, place=3), *extra]


@pytest.mark.rule("ITB-40", "ITB-R29")
def test_a_player_may_look_at_own_chests_at_any_time_and_others_only_count_them() -> None:
    table = position(3, dice="C C C C C C", chests={1: [1, 5], 2: [3]})
    for _ in range(3):
        for viewer, values in {0: [[], None, None], 1: [[], [5, 8], None]}.items():
            players = table.view(viewer)["players"]
            assert [player["values"] for player in players] == values
            assert [player["chests"] for player in players] == [0, 2, 1]
        table.play("stop")


@pytest.mark.rule("ITB-41", "ITB-R7")
def test_a_chest_brings_a_complete_new_turn_at_once() -> None:
    table = position(3, active=2, dice=PERFECT, roll=2, luck=("2 2 3 3 4 4", "1 1"))
    table.play("stop", "chest 1")
    assert table.active == 2
    assert table.step == "rolling"
    assert table.view()["rolls"] == 1
    assert table.dice == "2 2 3 3 4 4"
    assert len(table.legal()) == 64
    assert table.luck.bounds == [6**6]
    table.play("reroll 12....", "reroll 123456")
    assert table.active == 0


@pytest.mark.rule("ITB-R7", "ITB-41")
def test_the_extra_turn_must_be_played_even_if_it_ends_the_game() -> None:
    table = position(3, dice=PERFECT, unused={0: 1}, luck=("1 C C C C C",))
    table.play("stop", "chest 2", "stop")
    assert table.unused(0) == 0
    assert table.last_turns_of == [1, 2]


@pytest.mark.rule("ITB-42")
def test_extra_turns_may_follow_one_another_without_limit() -> None:
    table = position(2, active=1, dice=PERFECT, luck=(PERFECT, PERFECT, PERFECT, "2 2 2 2 2 2"))
    for number, place in enumerate((4, 2, 5, 1), start=1):
        assert table.active == 1
        table.play("stop", f"chest {place}")
        assert table.chests(1) == number
    table.play("stop")
    assert table.active == 0
    assert table.view()["turn"] == 32


@pytest.mark.rule("ITB-43")
def test_an_extra_turn_does_not_change_the_order_of_play() -> None:
    table = position(3, active=1, dice=PERFECT, luck=("1 2 2 C C C",))
    table.play("stop", "chest 1", "stop", "place 2")
    assert table.active == 2
    assert table.view()["turn"] == 32
    assert [player["latest_turn"] for player in table.view()["players"]] == [30, 31, 32]


@pytest.mark.rule("ITB-37", "ITB-40")
def test_a_secret_comes_out_when_a_chest_is_taken() -> None:
    table = position(dice=PERFECT)
    before = table.state.revealed
    table.play("stop")
    assert table.state.revealed == before
    table.play("chest 1")
    assert table.state.revealed == before + 2  # the chest, and the roll of the extra turn
