"""From what is typed to an action among the legal ones."""

import pytest

from abyssal.cli.menu import Menu, pick

TURN = [
    *["draw", "buy ocean 5", "buy pearl 57", "buy pearl 61"],
    *["expand ocean 57", "expand ocean 61", "expand pearl 57", "expand pearl 61"],
]
FRENCH = {"buy": "Acheter", "expand": "Agrandir", "draw": "Piocher", "ocean": "Océan"}


def chosen(actions: list[str], typed: str) -> list[str] | None:
    found = pick(actions, typed.split(), FRENCH)
    return None if found is None else found[0].actions


def keys(actions: list[str], typed: str = "") -> list[str]:
    found = pick(actions, typed.split(), FRENCH)
    assert found is not None
    return list(found[0].choices())


def test_verbs_are_numbered_in_the_order_of_their_names() -> None:
    assert keys(TURN) == ["1", "2", "3"]
    assert chosen(TURN, "1") == ["buy ocean 5", "buy pearl 57", "buy pearl 61"]
    assert chosen(TURN, "3") == ["draw"]


def test_a_number_of_the_game_is_typed_as_it_stands() -> None:
    assert keys(TURN, "1") == ["5", "57", "61"]
    assert chosen(TURN, "1 57") == ["buy pearl 57"]


def test_words_are_asked_for_where_numbers_do_not_decide() -> None:
    assert keys(TURN, "2") == ["1", "2"]
    assert keys(TURN, "2 1") == ["57", "61"]
    assert chosen(TURN, "2 1 61") == ["expand ocean 61"]


def test_what_all_actions_share_is_not_asked() -> None:
    assert keys(["place 1", "place 2", "place 3"]) == ["1", "2", "3"]
    assert chosen(["place 1", "place 2"], "2") == ["place 2"]


def test_a_seat_is_picked_by_its_place_in_the_list() -> None:
    offers = ["acquire pearl from 2", "acquire pearl from 3"]
    assert keys(offers) == ["1", "2"]
    assert chosen(offers, "1") == ["acquire pearl from 2"]


def test_a_single_action_is_still_offered() -> None:
    assert keys(["decline"]) == ["1"]
    assert chosen(["decline"], "1") == ["decline"]


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("buy pearl 57", "buy pearl 57"),
        ("b 57", "buy pearl 57"),
        ("buy 57", "buy pearl 57"),
        ("ach 57", "buy pearl 57"),
        ("e oc 57", "expand ocean 57"),
        ("agr océ 57", "expand ocean 57"),
        ("agr oce 57", "expand ocean 57"),
        ("57 b", "buy pearl 57"),
        ("d", "draw"),
        ("pio", "draw"),
        ("b oc", "buy ocean 5"),
        ("b oc 5", "buy ocean 5"),
    ],
)
def test_beginnings_stand_for_words_in_either_language(typed: str, action: str) -> None:
    assert chosen(TURN, typed) == [action]


@pytest.mark.parametrize("typed", ["x", "b 58", "5 61", "draw pearl x", "4"])
def test_what_fits_nothing_is_refused(typed: str) -> None:
    found = pick(TURN, typed.split(), FRENCH)
    assert found is None or found[1]


def test_words_that_are_not_needed_are_left_for_the_next_decision() -> None:
    found = pick(TURN, ["b", "57", "12", "33"], FRENCH)
    assert found is not None
    assert found[0].actions == ["buy pearl 57"]
    assert found[1] == ["12", "33"]


def test_numbers_are_listed_in_ascending_order() -> None:
    assert list(Menu(["pay 100", "pay 9", "pay 23"], {}).choices()) == ["9", "23", "100"]
