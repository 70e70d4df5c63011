"""The successful dive: ITB-26 to ITB-33."""

import pytest

import abyssal
from games.into_the_blue.table import event, position


@pytest.mark.rule("ITB-26")
def test_one_number_of_the_run_is_chosen() -> None:
    table = position(dice="1 2 2 3 3 3")
    table.play("stop")
    assert table.step == "placing"
    assert table.state.to_act() == [0]
    assert table.legal() == ["place 1", "place 2", "place 3"]
    assert table.legal(1) == []
    assert table.would_place() == {1: 1, 2: 2, 3: 3}


@pytest.mark.rule("ITB-26", "ITB-24")
def test_a_run_of_a_single_number_leaves_no_choice_and_is_placed_at_once() -> None:
    table = position(dice="1 1 3 4 C C", roll=2)
    table.play("stop")
    assert table.shells(0, level=1) == 2
    assert table.told()[:3] == [
        event("stopped", 0, roll=2),
        event("placed", 0, level=1, shells=2),
        event("turn", 1, turn=32),
    ]


@pytest.mark.rule("ITB-27")
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_any_number_of_the_run_may_be_chosen(level: int) -> None:
    table = position(dice="1 2 3 4 5 5")
    table.play("stop", f"place {level}")
    assert table.shells(0, level) == (2 if level == 5 else 1)


@pytest.mark.rule("ITB-28", "ITB-33")
def test_a_placement_takes_one_unused_shell_for_every_die_of_that_number() -> None:
    table = position(3, active=1, dice="1 3 2 3 3 C", shells={1: "1 0 2 0 0", 0: "0 0 1 0 0"})
    table.play("stop", "place 3")
    assert table.view()["players"][1]["shells"] == [1, 0, 5, 0, 0]
    assert table.unused(1) == 6
    assert table.view()["players"][0]["shells"] == [0, 0, 1, 0, 0]
    assert table.unused(2) == 12
    assert table.told() == [
        event("stopped", 1, roll=1),
        event("placed", 1, level=3, shells=3),
        event("turn", 2, turn=32),
        event("rolled", 2, roll=1, thrown=[1, 2, 3, 4, 5, 6], dice=[6] * 6),
    ]


@pytest.mark.rule("ITB-29")
def test_all_shells_of_a_turn_go_to_one_level() -> None:
    table = position(dice="1 1 2 2 2 3")
    table.play("stop", "place 2")
    assert table.view()["players"][0]["shells"] == [0, 3, 0, 0, 0]
    assert table.unused(0) == 9
    assert table.active == 1
    assert table.legal(0) == []


@pytest.mark.rule("ITB-30", "ITB-R13")
def test_a_placement_cannot_be_declined_even_when_it_triggers_the_end() -> None:
    table = position(dice="1 1 2 2 C C", unused={0: 1})
    table.play("stop")
    with pytest.raises(abyssal.Illegal):
        table.play("stop")
    assert table.legal() == ["place 1", "place 2"]
    table.play("place 1")
    assert table.last_turns_of == [1, 2]


@pytest.mark.rule("ITB-R13")
def test_while_rolls_remain_a_reroll_may_avoid_the_placement() -> None:
    table = position(dice="1 C C C C C", unused={0: 1}, luck=("2",))
    table.play("reroll 1.....", "stop")
    assert table.unused(0) == 1
    assert table.last_turns_of == []


@pytest.mark.rule("ITB-31", "ITB-R11")
def test_fewer_shells_than_dice_places_all_of_them_and_triggers_the_end() -> None:
    table = position(players=3, dice="1 2 2 2 2 3", unused={0: 2})
    assert table.would_place() == {1: 1, 2: 2, 3: 1}
    table.play("stop", "place 2")
    assert table.shells(0, level=2) == 2
    assert table.unused(0) == 0
    assert table.last_turns_of == [1, 2]
    assert table.told()[1:3] == [
        event("placed", 0, level=2, shells=2),
        event("last-turns", 0),
    ]


@pytest.mark.rule("ITB-R11")
def test_a_level_that_can_be_paid_in_full_need_not_be_chosen() -> None:
    table = position(dice="1 2 2 2 2 3", unused={0: 2})
    table.play("stop")
    assert table.legal() == ["place 1", "place 2", "place 3"]


@pytest.mark.rule("ITB-32")
def test_any_number_of_shells_and_players_may_share_a_level_and_they_stay() -> None:
    table = position(
        2, dice="1 1 1 1 1 1", shells={0: "5 0 0 0 0", 1: "6 0 0 0 0"}, luck=("1 1 1 1 1 C",)
    )
    table.play("stop", "stop")
    assert table.shells(0, level=1) == 11
    assert table.shells(1, level=1) == 11
    table.play("stop")
    assert table.shells(0, level=1) == 11


@pytest.mark.rule("ITB-33")
def test_after_the_placement_the_next_player_is_active() -> None:
    table = position(3, active=2, dice="1 2 2 C C C")
    table.play("stop", "place 1")
    assert table.active == 0
    assert table.step == "rolling"
    assert table.view()["rolls"] == 1


@pytest.mark.rule("ITB-28", "ITB-53")
def test_the_ranks_on_a_level_follow_the_placement() -> None:
    table = position(3, active=0, dice="1 2 2 2 C C", shells={1: "0 2 0 0 0"})
    assert table.ranks(2) == [1]
    table.play("stop", "place 2")
    assert table.ranks(2) == [0, 1]
    assert table.settled_by(2) == ["shells", None]
