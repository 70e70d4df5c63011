"""What is generated for the boards in the browser is what the engine says today."""

import subprocess
import sys
from pathlib import Path

import pytest

import abyssal
import board_views
import box
import view_types
import web_fixtures

ART = Path(__file__).parents[2] / "web" / "art"


@pytest.mark.parametrize("name", abyssal.games())
def test_the_types_of_a_view_are_those_of_the_engine(name: str) -> None:
    path = view_types.GAMES / name.replace("-", "_") / "view.ts"
    assert path.read_text("utf-8") == view_types.types_of(name)


@pytest.mark.parametrize("name", board_views.WISHES)
def test_the_positions_of_the_board_tests_are_those_of_the_engine(name: str) -> None:
    assert board_views.path_of(name).read_text("utf-8") == board_views.text_of(name)


@pytest.mark.parametrize("name", box.BOXES)
def test_what_is_printed_in_a_box_is_what_the_engine_plays_with(name: str) -> None:
    assert box.path_of(name).read_text("utf-8") == box.document_of(name)


def test_the_sentences_of_the_client_are_compared_with_those_of_the_engine() -> None:
    for file, text in web_fixtures.documents().items():
        assert (web_fixtures.FIXTURES / file).read_text("utf-8") == text, file


def test_the_drawings_are_those_of_their_program() -> None:
    """What was put in by hand would be gone when the next one is drawn."""
    run = subprocess.run(
        [sys.executable, ART / "build.py", "--check"], capture_output=True, text=True, check=False
    )
    assert (run.returncode, run.stderr) == (0, "")
