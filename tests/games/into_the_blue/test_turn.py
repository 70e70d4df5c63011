"""The turn and its rolls: ITB-12 to ITB-20."""

import pytest

import abyssal
from games.into_the_blue.table import GAME, event, position

ALL_REROLLS = ["stop", *(GAME.write(dice) for dice in range(1, 64))]


@pytest.mark.rule("ITB-12", "ITB-33")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_turns_go_clockwise(players: int) -> None:
    table = position(players, active=0, dice="C C C C C C", turn=1)
    for turn in range(2, 2 * players + 2):
        table.play("stop")
        assert table.active == (turn - 1) % players
        assert table.view()["turn"] == turn
        assert table.view()["players"][table.active]["latest_turn"] == turn
        assert table.view()["first"] == 0


@pytest.mark.rule("ITB-12")
def test_only_the_active_player_is_asked() -> None:
    table = position(3, active=1)
    assert table.state.to_act() == table.view()["asked"] == [1]
    for seat in (0, 2):
        assert table.legal(seat) == []
        with pytest.raises(abyssal.Illegal) as refused:
            table.play_as(seat, "stop")
        assert str(refused.value) == "no decision is asked of you now"
        assert refused.value.code == "not-asked"


@pytest.mark.rule("ITB-13")
def test_a_turn_begins_with_a_roll_of_all_six_dice_that_nobody_is_asked_about() -> None:
    table = position(2, dice="C C C C C C", roll=2, luck=("5 4 3 2 1 1",))
    table.play("stop")
    assert table.active == 1
    assert table.dice == "5 4 3 2 1 1"
    assert table.view()["rolls"] == 1
    assert table.step == "rolling"
    assert table.luck.bounds == [6**6]
    assert table.told() == [
        event("stopped", 0, roll=2),
        event("failed", 0),
        event("turn", 1, turn=32),
        event("rolled", 1, roll=1, thrown=[1, 2, 3, 4, 5, 6], dice=[5, 4, 3, 2, 1, 1]),
    ]


@pytest.mark.rule("ITB-14", "ITB-15", "ITB-R3")
@pytest.mark.parametrize("roll", [1, 2])
def test_after_the_first_and_second_roll_one_may_stop_or_reroll_any_one_to_six_dice(
    roll: int,
) -> None:
    table = position(roll=roll)
    assert table.legal() == ALL_REROLLS
    assert table.state.legal(0) == list(range(64))
    for action in (-1, 64, 65, 73):
        assert not table.state.allows(0, action)
        with pytest.raises(abyssal.Illegal):
            table.state.play(0, action)


@pytest.mark.rule("ITB-14", "ITB-17")
def test_exactly_the_chosen_dice_are_thrown_again() -> None:
    table = position(dice="1 2 3 4 5 5", luck=("C 1",))
    table.play("reroll ..3.5.")
    assert table.dice == "1 2 C 4 1 5"
    assert table.view()["rolls"] == 2
    assert table.active == 0
    assert table.told() == [event("rolled", 0, roll=2, thrown=[3, 5], dice=[1, 2, 6, 4, 1, 5])]


@pytest.mark.rule("ITB-14", "ITB-R3")
def test_all_six_dice_may_be_rerolled() -> None:
    table = position(dice="1 1 1 1 1 1", luck=("2 3 4 5 C 2",))
    table.play("reroll 123456")
    assert table.dice == "2 3 4 5 C 2"
    assert (table.active, table.view()["rolls"]) == (0, 2)


@pytest.mark.rule("ITB-R3", "ITB-14")
def test_a_reroll_of_no_die_does_not_exist() -> None:
    with pytest.raises(abyssal.BadRequest) as refused:
        GAME.read("reroll ......")
    assert str(refused.value) == (
        "'reroll ......' is no action of into-the-blue; "
        "actions look like: stop, reroll ..3.5., place 3, chest 2"
    )


@pytest.mark.rule("ITB-R2", "ITB-20")
@pytest.mark.parametrize("roll", [1, 2])
def test_a_player_may_stop_after_the_first_or_second_roll(roll: int) -> None:
    table = position(dice="1 1 2 2 2 C", roll=roll)
    table.play("stop")
    assert table.step == "placing"
    assert table.view()["rolls"] == roll
    assert table.legal() == ["place 1", "place 2"]
    assert table.told() == [event("stopped", 0, roll=roll)]


@pytest.mark.rule("ITB-16", "ITB-20")
def test_the_third_roll_ends_the_rolling() -> None:
    table = position(dice="1 1 2 2 2 C", roll=2, luck=("2",))
    table.play("reroll .....6")
    assert table.view()["rolls"] == 3
    assert table.step == "placing"
    assert table.legal() == ["place 1", "place 2"]
    for move in ("reroll .....6", "stop"):
        with pytest.raises(abyssal.Illegal) as refused:
            table.play(move)
        assert str(refused.value) == f"'{move}' is not allowed now; allowed: place 1, place 2"
    assert table.dice == "1 1 2 2 2 2"


@pytest.mark.rule("ITB-17", "ITB-R32")
def test_every_roll_is_public() -> None:
    table = position(dice="1 2 C C C C", luck=("3 4 5 5", "1 2"))
    table.play("reroll ..3456", "reroll 1....6")
    rolls = [
        event("rolled", 0, roll=2, thrown=[3, 4, 5, 6], dice=[1, 2, 3, 4, 5, 5]),
        event("rolled", 0, roll=3, thrown=[1, 6], dice=[1, 2, 3, 4, 5, 2]),
    ]
    for viewer in (None, 0, 1, 2):
        assert table.told(viewer) == rolls
        assert table.view(viewer)["dice"] == [1, 2, 3, 4, 5, 2]
        assert table.view(viewer)["rolls"] == 3


@pytest.mark.rule("ITB-18")
def test_a_die_kept_after_the_first_roll_may_be_thrown_in_the_next() -> None:
    table = position(dice="1 2 3 4 5 5", luck=("1", "C"))
    table.play("reroll 1.....", "reroll .....6")
    assert table.dice == "1 2 3 4 5 C"


@pytest.mark.rule("ITB-19")
def test_each_die_shows_each_of_its_six_faces_equally_often_whatever_the_others_show() -> None:
    shown = []
    for number in range(36):
        table = position(dice="1 2 3 4 5 5", luck=(number,))
        table.play("reroll .2...6")
        assert table.luck.bounds == [36]
        shown.append((table.dice[2], table.dice[10]))
    assert sorted(shown) == [(one, other) for one in "12345C" for other in "12345C"]


@pytest.mark.rule("ITB-19")
@pytest.mark.parametrize("dice", range(1, 7))
def test_a_throw_is_one_of_all_outcomes_of_its_dice(dice: int) -> None:
    table = position(dice="1 1 1 1 1 1")
    table.play("reroll " + "123456"[:dice] + "." * (6 - dice))
    assert table.luck.bounds == [6**dice]
    assert table.dice.split() == ["C"] * dice + ["1"] * (6 - dice)


@pytest.mark.rule("ITB-17", "ITB-20")
def test_luck_comes_out_with_a_roll_and_not_with_a_stop() -> None:
    table = position(dice="1 1 2 2 C C", luck=("1",))
    before = table.state.revealed
    table.play("reroll .....6")
    assert table.state.revealed == before + 1
    table.play("stop")
    assert table.state.revealed == before + 1
    table.play("place 1")
    assert table.state.revealed == before + 2


@pytest.mark.rule("ITB-20")
def test_a_refused_action_changes_nothing() -> None:
    table = position(dice="1 2 2 2 C C", roll=2)
    table.play("stop")
    before = table.state.hash()
    with pytest.raises(abyssal.Illegal):
        table.play("reroll 1.....")
    assert table.state.hash() == before
    assert table.told() == [event("stopped", 0, roll=2)]


@pytest.mark.rule("ITB-14")
def test_actions_keep_their_numbers() -> None:
    numbers = {"stop": 0, "reroll 1.....": 1, "reroll 123456": 63, "place 1": 65, "chest 1": 73}
    assert {text: GAME.read(text) for text in numbers} == numbers


@pytest.mark.rule("ITB-14", "ITB-26", "ITB-39")
def test_every_action_is_written_and_read_back() -> None:
    actions = [*range(64), *range(65, 70), *range(73, 78)]
    written = {GAME.write(action): action for action in actions}
    assert len(written) == len(actions)
    assert {text: GAME.read(text) for text in written} == written
    assert [GAME.write(action) for action in (1, 2, 20, 63)] == [
        "reroll 1.....",
        "reroll .2....",
        "reroll ..3.5.",
        "reroll 123456",
    ]
    assert [GAME.write(action) for action in range(65, 70)] == [f"place {n}" for n in range(1, 6)]
    assert [GAME.write(action) for action in range(73, 78)] == [f"chest {n}" for n in range(1, 6)]


@pytest.mark.rule("ITB-14", "ITB-26", "ITB-39")
@pytest.mark.parametrize("action", [-1, 64, 70, 72, 78])
def test_any_other_number_is_no_action(action: int) -> None:
    with pytest.raises(abyssal.BadRequest) as refused:
        GAME.write(action)
    assert refused.value.code == "action"
    assert str(refused.value) == f"{action} is no action of into-the-blue"


@pytest.mark.rule("ITB-14", "ITB-26", "ITB-39")
@pytest.mark.parametrize(
    "text", ["", "Stop", "reroll", "reroll 1", "reroll 2.....", "place 0", "place 6", "chest 6"]
)
def test_any_other_text_is_no_action(text: str) -> None:
    with pytest.raises(abyssal.BadRequest) as refused:
        GAME.read(text)
    assert refused.value.code == "notation"
    assert refused.value.details["text"] == text
