"""What is generated for the boards in the browser is what the engine says today."""

import pytest

import abyssal
import board_views
import box
import view_types


@pytest.mark.parametrize("name", abyssal.games())
def test_the_types_of_a_view_are_those_of_the_engine(name):
    path = view_types.GAMES / name.replace("-", "_") / "view.ts"
    assert path.read_text("utf-8") == view_types.types_of(name)


@pytest.mark.parametrize("name", board_views.WISHES)
def test_the_positions_of_the_board_tests_are_those_of_the_engine(name):
    assert board_views.path_of(name).read_text("utf-8") == board_views.text_of(name)


def test_the_texts_of_the_cards_are_those_of_the_engine():
    assert box.PATH.read_text("utf-8") == box.text_of()
