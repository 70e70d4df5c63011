"""Reading the result: ITB-21 to ITB-25, and ITB-34."""

import pytest

import abyssal
from games.into_the_blue.table import event, position


@pytest.mark.rule("ITB-21")
@pytest.mark.parametrize(
    ("dice", "run"),
    [
        ("2 3 4 5 C C", 0),
        ("1 C C C C C", 1),
        ("3 3 3 1 4 5", 1),
        ("2 1 2 4 4 C", 2),
        ("3 2 1 5 5 5", 3),
        ("4 3 2 1 C C", 4),
        ("5 4 3 2 1 1", 5),
        ("5 4 3 2 1 C", 5),
    ],
)
def test_the_run_is_every_number_from_1_up_to_the_first_that_is_missing(
    dice: str, run: int
) -> None:
    assert position(dice=dice).view()["run"] == run


@pytest.mark.rule("ITB-22")
def test_dice_beyond_the_first_gap_are_lost() -> None:
    table = position(dice="1 2 4 4 5 5")
    assert table.would_place() == {1: 1, 2: 1}
    table.play("stop")
    assert table.legal() == ["place 1", "place 2"]
    with pytest.raises(abyssal.Illegal) as refused:
        table.play("place 4")
    assert str(refused.value) == "'place 4' is not allowed now; allowed: place 1, place 2"
    assert refused.value.details == {"action": "place 4", "allowed": "place 1, place 2"}


@pytest.mark.rule("ITB-23")
def test_equal_dice_do_not_break_the_run_and_all_count() -> None:
    table = position(dice="1 1 2 2 2 3")
    assert table.view()["run"] == 3
    assert table.would_place() == {1: 2, 2: 3, 3: 1}


@pytest.mark.rule("ITB-24", "ITB-R4")
@pytest.mark.parametrize("dice", ["1 C 3 4 5 5", "1 C C 3 4 5", "1 C C C C C"])
def test_a_chest_face_fills_no_gap_and_places_no_shell(dice: str) -> None:
    table = position(dice=dice)
    assert table.view()["run"] == 1
    assert table.would_place() == {1: 1}
    table.play("stop")
    assert table.view()["players"][0]["shells"] == [1, 0, 0, 0, 0]


@pytest.mark.rule("ITB-R4", "ITB-24")
def test_several_chest_faces_with_a_run_to_four_are_no_perfect_dive() -> None:
    table = position(dice="1 2 3 4 C C")
    table.play("stop")
    assert table.step == "placing"
    assert table.legal() == ["place 1", "place 2", "place 3", "place 4"]


@pytest.mark.rule("ITB-25")
@pytest.mark.parametrize(
    ("dice", "kinds", "step"),
    [
        ("2 3 4 5 C C", ["stopped", "failed", "turn", "rolled"], "rolling"),
        ("1 2 3 4 5 C", ["stopped"], "taking"),
        ("1 2 3 4 5 5", ["stopped"], "placing"),
        ("1 3 4 5 C C", ["stopped", "placed", "turn", "rolled"], "rolling"),
    ],
)
def test_a_final_result_is_a_failed_a_perfect_or_a_successful_dive(
    dice: str, kinds: list[str], step: str
) -> None:
    table = position(dice=dice)
    table.play("stop")
    assert [event["event"] for event in table.told()] == kinds
    assert table.step == step


@pytest.mark.rule("ITB-25", "ITB-20")
@pytest.mark.parametrize(
    ("thrown", "kinds", "step"),
    [
        ("3", ["rolled", "failed", "turn", "rolled"], "rolling"),
        ("1", ["rolled"], "taking"),
    ],
)
def test_the_third_roll_is_read_without_a_stop(thrown: str, kinds: list[str], step: str) -> None:
    table = position(dice="C 2 3 4 5 C", roll=2, luck=(thrown,))
    table.play("reroll 1.....")
    assert [event["event"] for event in table.told()] == kinds
    assert table.step == step


@pytest.mark.rule("ITB-34")
def test_without_a_1_the_turn_is_over_and_nothing_changes_hands() -> None:
    table = position(
        3, active=1, dice="2 2 3 3 4 5", shells={1: "3 0 1 0 2"}, chests={1: [2], 2: [5]}
    )
    players = table.view(1)["players"]
    table.play("stop")
    assert table.told()[:3] == [
        event("stopped", 1, roll=1),
        event("failed", 1),
        event("turn", 2, turn=32),
    ]
    assert table.active == 2
    players[2]["latest_turn"] = 32
    assert table.view(1)["players"] == players


@pytest.mark.rule("ITB-34", "ITB-12")
def test_a_failed_dive_is_also_read_after_the_last_seat() -> None:
    table = position(3, active=2, dice="2 2 2 2 2 2")
    table.play("stop")
    assert table.active == 0
