"""What only a title with secrets among people needs of a live table, as typed questions."""

import inspect
from types import SimpleNamespace

import pytest

from abyssal.core.errors import BadRequest
from abyssal.games import games, titles
from abyssal.server.routes.network import PLAIN, shown_manners
from abyssal.table.secrecy import Secrecy, secrecy_of

QUESTIONS = {"window", "aims", "opens_again", "dealt", "talk_closed", "tests", "tests_made"}
SECRET = [name for name in games() if titles()[name].secrecy is not None]


def test_most_titles_have_none() -> None:
    assert SECRET == ["unfathomable"]
    assert secrecy_of("into-the-blue") is None
    assert secrecy_of("a-game-that-is-gone") is None


@pytest.mark.parametrize("game", SECRET)
def test_a_title_answers_every_question_with_the_same_parameters(game: str) -> None:
    secrecy = secrecy_of(game)
    assert isinstance(secrecy, Secrecy)
    for question in QUESTIONS:
        asked = inspect.signature(getattr(Secrecy, question)).parameters
        answered = inspect.signature(getattr(secrecy, question)).parameters
        assert ["self", *answered] == list(asked)


def test_the_questions_are_those_of_the_protocol() -> None:
    functions = {name for name in vars(Secrecy) if inspect.isfunction(vars(Secrecy)[name])}
    assert {name for name in functions if not name.startswith("_")} == QUESTIONS


def test_one_that_leaves_a_question_open_is_refused_by_name(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    half = titles()["key-largo"]._replace(secrecy=SimpleNamespace(HOUSE={}, PHRASES={}))
    monkeypatch.setitem(titles(), "key-largo", half)
    with pytest.raises(BadRequest, match="'key-largo' cannot be used: its secrecy leaves"):
        secrecy_of("key-largo")


def test_a_client_is_told_the_same_things_of_every_title() -> None:
    assert shown_manners(secrecy_of("unfathomable")).keys() == PLAIN.keys()
    assert shown_manners(secrecy_of("key-largo")) == PLAIN
