"""The words of a game, for a client that was not built with them."""

from collections.abc import Iterator

import pytest

from abyssal.words import WHOLE, source
from live.wire import Guest, running


@pytest.fixture(scope="module")
def guest() -> Iterator[Guest]:
    with running() as server:
        yield server.guest()


@pytest.mark.parametrize("language", WHOLE)
def test_the_catalogue_of_a_game_is_sent_as_it_is(guest: Guest, language: str) -> None:
    answer = guest.get(f"/api/games/key-largo/text/{language}")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert answer.headers["content-language"] == language
    assert answer.text == source(language, "key-largo")


def test_a_game_without_words_in_a_language_is_sent_in_english(guest: Guest) -> None:
    answer = guest.get("/api/games/key-largo/text/de")
    assert answer.headers["content-language"] == "en"
    assert answer.text == source("en", "key-largo")
    assert guest.get("/api/games/into-the-blue/text/de").headers["content-language"] == "de"


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("no-such-game/text/en", "game"),
        ("key-largo/text/xx", "language"),
        ("..%2F..%2Fetc/text/en", "page"),
        ("key-largo/text/..%2Fen", "page"),
    ],
)
def test_a_game_or_language_that_is_not_there_is_refused(
    guest: Guest, path: str, code: str
) -> None:
    answer = guest.get(f"/api/games/{path}")
    assert answer.status_code in (400, 404)
    assert answer.json()["error"]["code"] == code
