"""The story of a game of Into the Blue: its ties."""

import pytest

from abyssal.games.into_the_blue.story import ties
from games.into_the_blue.table import PLAIN, chest_end, main_token, position, secondary_tokens


@pytest.mark.rule("ITB-61", "ITB-64")
def test_a_tie_is_told_with_what_each_took_of_the_level() -> None:
    table = chest_end(1, {0: "1 0 2 1 0", 1: "1 0 2 0 0", 2: "0 0 0 0 3"})
    larger, _ = secondary_tokens(3)
    [on_level_3] = [tie for tie in ties(table.state) if tie["on"] == "level-3"]
    assert on_level_3["seats"] == [1, 0]
    assert on_level_3["by"] == "unused"
    assert on_level_3["values"] == [main_token(3), larger]


def test_a_tie_decides_the_game_if_others_would_win_without_it() -> None:
    shells = {0: "0 0 2 2 0", 1: "0 0 1 2 0"}
    [tie] = ties(position(2, shells=shells, game=PLAIN).state)
    assert tie == {
        "on": "level-4",
        "seats": [0, 1],
        "by": "level-3",
        "values": [7, 0],
        "decisive": True,
    }
    ahead = {0: "0 0 2 2 0", 1: "0 8 1 2 0"}
    [tie] = ties(position(2, shells=ahead, game=PLAIN).state)
    assert (tie["on"], tie["decisive"]) == ("level-4", False)


def test_shells_that_differ_and_tokens_that_are_worth_the_same_are_no_tie() -> None:
    assert ties(position(2, shells={0: "2 0 0 0 0", 1: "1 0 0 0 0"}, game=PLAIN).state) == []
    assert ties(position(2, shells={0: "0 0 0 1 1", 1: "0 0 0 0 1"}, game=PLAIN).state) == []


def test_behind_the_last_token_there_is_nothing_to_take() -> None:
    table = position(5, shells=dict.fromkeys(range(5), "0 0 0 0 2"))
    second, third = secondary_tokens(5)
    assert second == third, "nobody minds which of the two is whose"
    worth = [tie["values"] for tie in ties(table.state)]
    assert worth == [[main_token(5), second], [third, 0]]


def test_a_tie_decides_who_wins_whoever_is_last() -> None:
    shells = {0: "0 0 2 2 0", 1: "1 0 1 2 0", 2: "0 0 0 0 0"}
    [tie] = ties(position(3, shells=shells, game=PLAIN).state)
    assert (tie["seats"], tie["decisive"]) == ([0, 1], True)


def test_ties_are_told_of_every_level() -> None:
    shells = {0: "2 1 0 0 0", 1: "2 0 0 0 0"}
    [tie] = ties(position(2, shells=shells, game=PLAIN).state)
    assert (tie["on"], tie["seats"], tie["by"]) == ("level-1", [1, 0], "unused")
