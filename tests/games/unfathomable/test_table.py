"""The table of these tests itself: nothing is answered that a test does not name."""

import pytest

from games.unfathomable.table import Table, position


def at_a_window() -> Table:
    """Seat 1 may prepare before the test, and add a card to it."""
    return position(mythos="hull-leak", hands={1: "observation-5"}, dice="6").play("end")


def test_a_question_that_no_move_answers_fails_the_test() -> None:
    with pytest.raises(AssertionError, match="'add observation-5' at 'before-test'"):
        at_a_window().play("add observation-5")
    with pytest.raises(AssertionError, match="'end' at 'contribute'"):
        at_a_window().play("end", passing="before-test")
    with pytest.raises(AssertionError, match="'add observation-5' at 'before-test'"):
        at_a_window().play_as(1, "add observation-5")


def test_a_test_names_the_questions_that_it_passes_over() -> None:
    table = at_a_window().play("add observation-5", passing="before-test")
    assert [event["count"] for event in table.told_of("added")] == [1, 0, 0, 0]
    assert at_a_window().quiet("before-test").question == "contribute"
    assert at_a_window().quiet("contribute").question == "before-test"


def test_a_question_with_consequences_is_never_passed_over() -> None:
    with pytest.raises(AssertionError, match="'actions' cannot be declined"):
        position().quiet("actions")
