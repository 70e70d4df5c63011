"""Positions as documents: what is kept, and what no play could reach is refused."""

import json
from typing import Any

import pytest

import abyssal
from games.into_the_blue.table import GAME, document, position

RANGE = "a field of the position is out of range"
ORDER = "the turns are out of order"
MOMENT = "the step does not fit the rest of the position"
TRIGGER = "whoever runs out of shells first triggers the end"
PERFECT = [1, 2, 3, 4, 5, 6]


def refusal(changes: dict[str, Any], **details: Any) -> str:
    """Why a document is refused that differs from a good one by `changes`."""
    good = document(**details)
    GAME.load(good)
    with pytest.raises(abyssal.BadRequest) as refused:
        GAME.load({**good, **changes})
    assert refused.value.code == "document"
    return str(refused.value)


@pytest.mark.rule("ITB-17", "ITB-32")
@pytest.mark.parametrize("treasures", ["steep", "gentle"])
def test_a_position_survives_dump_and_load(treasures: str) -> None:
    state = GAME.new(3, seed=11, options={"treasures": treasures})
    for action in (5, 0):
        state.play(state.to_act()[0], action)
        kept = json.loads(json.dumps(state.dump()))
        loaded = GAME.load(kept)
        assert loaded.dump() == state.dump()
        assert loaded.hash() == state.hash()
        assert loaded.view(0) == state.view(0)


@pytest.mark.rule("ITB-17", "ITB-32")
def test_every_field_of_a_position_is_kept() -> None:
    kept = document(
        4,
        active=2,
        dice="1 2 2 4 5 C",
        roll=2,
        shells={0: "1 2 3 4 2", 1: "0 1 0 2 3", 3: "5 0 0 0 0"},
        chests={0: [3], 3: [1]},
        row=(7, 8, 6, 5, 6),
        turn=17,
        trigger=0,
        treasures="gentle",
    ) | {"revealed": 23}
    state = GAME.load(kept)
    assert state.dump() == kept
    assert state.copy().dump() == kept
    assert GAME.load(json.loads(json.dumps(kept))).hash() == state.copy().hash()


@pytest.mark.rule("ITB-17", "ITB-32")
@pytest.mark.parametrize("moves", [["reroll 12...."], ["stop", "place 2"], ["stop", "chest 3"]])
def test_a_copy_goes_its_own_way(moves: list[str]) -> None:
    dice = "1 2 3 4 5 C" if "chest 3" in moves else "1 2 2 C C C"
    table = position(2, dice=dice)
    copy = table.state.copy()
    before = table.state.dump()
    for move in moves:
        copy.play(0, GAME.read(move))
    assert copy.dump() != before
    assert table.state.dump() == before
    assert table.told() == []


@pytest.mark.rule("ITB-08", "ITB-29")
@pytest.mark.parametrize(
    ("seat", "shells", "message"),
    [
        (0, [11, 0, 0, 0, 0, 0], "seat 0 has 11 shells, not 12"),
        (1, [12, 0, 0, 0, 0, 1], "seat 1 has 13 shells, not 12"),
        (2, [13, 0, 0, -1, 0, 0], "seat 2 has 12 shells, not 12"),
        (2, [-1, 0, 13, 0, 0, 0], "seat 2 has 12 shells, not 12"),
    ],
)
def test_a_player_with_more_or_fewer_than_twelve_shells_is_refused(
    seat: int, shells: list[int], message: str
) -> None:
    all_shells = document(3)["shells"]
    all_shells[6 * seat : 6 * seat + 6] = shells
    assert refusal({"shells": all_shells}) == message


@pytest.mark.rule("ITB-07")
@pytest.mark.parametrize("row", [[5, 6, 6, 7, 7], [5, 5, 6, 7, 8], [9, 6, 6, 7, 8]])
def test_chests_that_are_not_those_of_the_box_are_refused(row: list[int]) -> None:
    assert refusal({"row": row}) == "the chests are not those of the box"


@pytest.mark.rule("ITB-07", "ITB-10")
@pytest.mark.parametrize(
    "changes",
    [
        {"dice": [1, 2, 3, 4, 5]},
        {"dice": [1, 2, 3, 4, 5, 6, 6]},
        {"dice": [0, 2, 3, 4, 5, 6]},
        {"dice": [1, 2, 3, 4, 5, 7]},
        {"row": [5, 6, 6, 7]},
        {"row": [5, 6, 6, 7, 8, 8]},
        {"owners": [-1, -1, -1, -1]},
        {"owners": [-1, -1, -1, -1, -1, -1]},
        {"owners": [-1, -1, -1, -1, 3]},
        {"owners": [-2, -1, -1, -1, -1]},
    ],
)
def test_dice_and_chests_out_of_range_are_refused(changes: dict[str, Any]) -> None:
    assert refusal(changes) == RANGE


@pytest.mark.rule("ITB-12", "ITB-16")
@pytest.mark.parametrize(
    "changes",
    [
        {"active": -1},
        {"active": 3},
        {"first": -1},
        {"first": 3},
        {"step": -1},
        {"step": 4},
        {"rolls": 0},
        {"rolls": 4},
        {"trigger": -2},
        {"trigger": 3},
        {"last_turns": -1},
        {"last_turns": 3},
        {"ending": -1},
        {"ending": 2},
        {"latest": [31, 29]},
        {"latest": [31, 29, 30, 28]},
        {"shells": [12, 0, 0, 0, 0, 0] * 2},
        {"shells": [12, 0, 0, 0, 0, 0] * 4},
    ],
)
def test_a_field_out_of_range_is_refused(changes: dict[str, Any]) -> None:
    assert refusal(changes) == RANGE


@pytest.mark.rule("ITB-01", "ITB-76")
def test_another_title_seat_count_or_field_is_refused() -> None:
    assert refusal({"seats": 6}) == "no game has 6 seats"
    assert refusal({"seats": 1}) == "no game has 1 seats"
    assert refusal({"game": "hide"}) == "the document's 'game' is 'hide', not 'into-the-blue'"
    assert refusal({"rules": 2}) == "the document's 'rules' is 2, not 1"
    assert refusal({"more": 2}) == "the document has missing or unknown fields"
    assert refusal({"treasures": "flat"}) == "the document cannot be read: KeyError('flat')"
    assert refusal({"dice": 3}).startswith("the document cannot be read: TypeError")


@pytest.mark.rule("ITB-12", "ITB-11")
@pytest.mark.parametrize(
    "changes",
    [
        {"active": 1},
        {"first": 1},
        {"turn": 30},
        {"turn": 32},
        {"latest": [31, 28, 30]},
        {"latest": [30, 29, 31]},
        {"latest": [32, 29, 30]},
        {"turn": 0, "latest": [0, 0, 0], "first": 1},
    ],
)
def test_turns_that_did_not_go_clockwise_are_refused(changes: dict[str, Any]) -> None:
    assert refusal(changes) == ORDER


@pytest.mark.rule("ITB-12", "ITB-R17")
def test_at_the_first_turn_nobody_else_has_had_one() -> None:
    state = GAME.load(document(3, active=1, turn=1))
    assert state.dump()["latest"] == [0, 1, 0]
    assert state.dump()["first"] == 1
    assert refusal({"latest": [-1, 1, 0]}, active=1, turn=1) == ORDER


@pytest.mark.rule("ITB-R34", "ITB-44")
def test_a_player_without_shells_who_is_to_play_is_refused() -> None:
    placed = document(3, unused={0: 0}, active=1, trigger=0)["shells"]
    assert refusal({"shells": placed}) == TRIGGER
    assert refusal({"shells": placed, "trigger": 0, "last_turns": 2}) == MOMENT
    second = {"unused": {0: 0}, "active": 1, "trigger": 0}
    placed[6:12] = [0, 0, 0, 0, 0, 12]
    assert refusal({"shells": placed}, **second) == MOMENT


@pytest.mark.rule("ITB-44", "ITB-45")
@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"trigger": 1, "last_turns": 1}, TRIGGER),
        ({"trigger": -1, "last_turns": 0}, TRIGGER),
        ({"last_turns": 0}, MOMENT),
        ({"last_turns": 1}, MOMENT),
    ],
)
def test_last_turns_that_do_not_follow_their_trigger_are_refused(
    changes: dict[str, Any], message: str
) -> None:
    assert refusal(changes, active=1, trigger=0, unused={0: 0}) == message


@pytest.mark.rule("ITB-45", "ITB-51")
def test_last_turns_without_a_trigger_are_refused() -> None:
    assert refusal({"last_turns": 1}) == MOMENT
    assert refusal({"last_turns": 2}, chests={0: [1]}) == MOMENT


def test_a_turn_with_no_chest_on_the_board_is_refused() -> None:
    assert refusal({"owners": [0, 1, 2, 0, 1]}) == MOMENT


@pytest.mark.rule("ITB-16", "ITB-26", "ITB-37")
def test_a_step_that_does_not_fit_the_dice_is_refused() -> None:
    assert refusal({"rolls": 3}) == MOMENT
    placing = {"dice": "1 2 2 3 5 C", "step": "placing"}
    assert refusal({"dice": [2, 2, 2, 3, 5, 6]}, **placing) == MOMENT
    assert refusal({"dice": [1, 1, 3, 3, 5, 6]}, **placing) == MOMENT
    taking = {"dice": "1 2 3 4 5 C", "step": "taking"}
    assert refusal({"dice": [1, 2, 3, 4, 5, 5]}, **taking) == MOMENT


@pytest.mark.rule("ITB-16", "ITB-20")
@pytest.mark.parametrize(("step", "dice"), [("placing", "1 2 2 3 5 C"), ("taking", "1 2 3 4 5 C")])
def test_after_three_rolls_a_choice_is_waited_for(step: str, dice: str) -> None:
    assert GAME.load(document(roll=3, step=step, dice=dice)).dump()["rolls"] == 3


def test_an_end_without_its_cause_is_refused() -> None:
    shells = {"active": 2, "step": "over", "unused": {0: 0}, "trigger": 0}
    assert refusal({"last_turns": 1}, **shells) == MOMENT
    assert refusal({"ending": 1}, **shells) == MOMENT
    chests = {"step": "over", "chests": {0: [1, 2, 3], 2: [4, 5]}, "ending": 1}
    assert refusal({"ending": 0}, **chests) == MOMENT
    assert refusal({"owners": [0, 0, 0, 2, -1]}, **chests) == MOMENT
