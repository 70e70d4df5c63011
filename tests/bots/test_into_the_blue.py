"""The greedy bot of Into the Blue: positions in which a player would not hesitate."""

from typing import Any

import pytest

from abyssal.policies.into_the_blue.contest import Usual
from abyssal.policies.into_the_blue.table import STILL_ON
from bots.asking import greedy_move
from games.into_the_blue.table import position


def move(players: int = 3, **details: Any) -> str:
    return greedy_move(position(players, **details).state)


def thrown(text: str) -> list[int]:
    """The places of the dice that a reroll throws again."""
    verb, places = text.split()
    assert verb == "reroll"
    return [int(place) for place in places if place != "."]


@pytest.mark.parametrize("roll", [1, 2])
def test_it_stops_at_a_perfect_dive(roll: int) -> None:
    assert move(dice="5 C 3 1 2 4", roll=roll) == "stop"


@pytest.mark.parametrize("roll", [1, 2])
def test_it_never_stops_at_a_failed_dive(roll: int) -> None:
    assert move(dice="2 3 4 5 C C", roll=roll) != "stop"


def test_one_die_short_of_a_perfect_dive_it_throws_that_die() -> None:
    assert thrown(move(dice="1 2 3 4 5 3", roll=1)) == [3]
    assert thrown(move(dice="1 2 3 4 C C", roll=2)) == [5]


def test_two_fives_in_the_first_roll_are_worth_more_than_the_hope_for_a_chest() -> None:
    assert move(dice="1 2 3 4 5 5", roll=1) == "stop"


def test_it_throws_again_what_is_lost_and_keeps_the_one() -> None:
    again = thrown(move(dice="1 4 4 5 5 C", roll=2, shells={0: "0 0 0 0 0"}))
    assert 1 not in again


def test_it_takes_any_chest_of_those_left() -> None:
    table = position(3, dice="1 2 3 4 5 C", step="taking", chests={1: [1, 4]})
    assert greedy_move(table.state) in table.legal()


def test_it_places_where_a_token_can_still_be_won() -> None:
    shells = {0: "0 0 0 0 0", 1: "0 8 0 0 0", 2: "0 4 0 0 0"}
    assert move(dice="1 2 2 3 3 C", step="placing", roll=3, shells=shells) == "place 3"


def test_it_settles_a_tie_on_a_deep_level_by_the_level_above() -> None:
    # One more shell wins level 4 and, with it, the tie on level 5: 18 points against 17.
    shells = {0: "0 0 0 1 3", 1: "4 0 4 1 3"}
    details: dict[str, Any] = {"trigger": 1, "dice": "1 2 3 3 3 4", "step": "placing", "roll": 3}
    assert move(2, shells=shells, **details) == "place 4"


def test_in_the_last_turn_it_takes_the_level_that_wins() -> None:
    # 10 points against 12: level 1 would add one, level 2 turns 4 to 2 into 2 to 4.
    shells = {0: "0 1 0 3 0", 1: "6 2 4 0 0"}
    details: dict[str, Any] = {"trigger": 1, "dice": "1 1 2 2 C C", "step": "placing", "roll": 3}
    assert move(2, shells=shells, **details) == "place 2"


@pytest.mark.parametrize(
    ("shells", "placed"),
    [
        ({0: "0 0 2 4 4", 1: "3 2 0 0 0", 2: "3 2 0 0 0"}, "place 2"),
        ({0: "10 0 0 0 0", 1: "0 2 2 2 2", 2: "0 2 1 3 3"}, "place 1"),
    ],
    ids=["ahead", "behind"],
)
def test_it_places_its_last_shells_and_so_ends_the_game_if_it_is_ahead(
    shells: dict[int, str], placed: str
) -> None:
    assert move(dice="1 2 2 C C C", step="placing", roll=3, shells=shells) == placed


def test_it_takes_the_last_chest_only_if_that_wins() -> None:
    # The fifth chest ends the game: 6 more points are too few against a rival with three chests.
    chests = {1: [3, 4, 5], 2: [1]}
    details: dict[str, Any] = {"dice": "1 2 3 4 5 C", "roll": 1, "chests": chests}
    losing = {0: "0 0 0 1 0", 1: "0 2 2 2 2", 2: "0 0 0 0 0"}
    winning = {0: "0 0 3 4 4", 1: "0 0 0 0 0", 2: "0 0 0 0 0"}
    assert move(shells=losing, **details) != "stop"
    assert move(shells=winning, **details) == "stop"


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("tenths", [0, 4, 10, 37, 90])
def test_the_odds_of_shells_to_come_are_odds(level: int, tenths: int) -> None:
    assert sum(Usual().shells_to_come(level, tenths).odds) == pytest.approx(1)


def test_more_turns_bring_more_shells_and_take_more_chests() -> None:
    means = [
        sum(count * odds for count, odds in enumerate(Usual().shells_to_come(3, tenths).odds))
        for tenths in range(0, 60, 5)
    ]
    assert means == sorted(set(means))
    chances = STILL_ON[2][:12]
    assert chances == sorted(chances, reverse=True)
    assert chances[:2] == [1.0, 1.0]
    assert STILL_ON[0][3] == 0.0
