"""What makers get: the laws pass for a sound game, and find what is wrong with another."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import abyssal
from abyssal.core.chance import Chance
from abyssal.core.errors import BadRequest
from abyssal.core.game import Position
from abyssal.games import standard
from abyssal.testing import check_title
from abyssal.testing.laid import laid, played
from abyssal.testing.words import check_words
from abyssal.words import MissingWord
from catalogues import forget_words
from installed import install_sample, on_path
from sealed_bids.game import SealedBids
from sealed_bids.position import Position as BidsPosition
from sealed_bids.title import TITLE


@pytest.fixture
def installed(tmp_path: Path) -> Iterator[None]:
    with on_path(install_sample(tmp_path)):
        yield
    forget_words()


def test_the_sample_passes_all_laws() -> None:
    check_title(TITLE, games=6)


class Endless(SealedBids):
    """Has no result."""

    def _result(self, position: Position) -> None:
        return None


class Showing(SealedBids):
    """Shows the next card of the deck."""

    def _view(self, position: BidsPosition, viewer: int | None, over: bool) -> dict[str, Any]:
        return {**super()._view(position, viewer, over), "next": position.deck[-1]}


class Certain(SealedBids):
    """Imagines what is true."""

    def _imagine(self, position: BidsPosition, viewer: int | None, chance: Chance) -> BidsPosition:
        other = position.copy()
        other.chance = chance
        return other


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (Endless, "asked"),
        (Showing, "view differs"),
        (Certain, "never leaves"),
    ],
)
def test_a_title_that_breaks_a_law_is_told_which_game_shows_it(
    wrong: type[SealedBids], message: str
) -> None:
    with pytest.raises(AssertionError, match=message):
        check_title(TITLE._replace(make=wrong), games=3)


def test_a_title_that_hides_nothing_needs_no_pools() -> None:
    check_title(TITLE._replace(hidden=None), games=1)


def test_the_words_of_the_sample_are_complete(installed: None) -> None:
    check_words(TITLE, games=6)


def test_a_missing_word_is_named(installed: None, monkeypatch: pytest.MonkeyPatch) -> None:
    source = sys.modules["abyssal.words"].source

    def without(language: str, game: str | None) -> str:
        text: str = source(language, game)
        return text.replace("event-won =", "event-lost =")

    monkeypatch.setattr("abyssal.words.source", without)
    forget_words()
    with pytest.raises(MissingWord, match=r"sealed-bids \(en\) lacks event-won"):
        check_words(TITLE, games=6)


def test_a_position_is_laid_out_and_played_on() -> None:
    game = standard(TITLE)
    state = laid(game.new(2, seed=1), wrecks=[6, 2, 3, 4, 5])
    assert state.view(0)["wreck"] == 6
    after = played(state, f"0 {game.write(state.legal(0)[0])}")
    assert after.to_act() == [1]
    assert state.to_act() == [0, 1]


@pytest.mark.parametrize(
    ("fields", "message"),
    [({"wreck": 3}, "there is no field 'wreck'"), ({"wrecks": [1]}, "the wrecks are not those")],
)
def test_a_position_that_cannot_be_is_refused(fields: dict[str, Any], message: str) -> None:
    with pytest.raises(BadRequest, match=message):
        laid(standard(TITLE).new(2, seed=1), **fields)


def test_the_laws_need_no_test_runner() -> None:
    code = (
        "import sys, abyssal.testing, abyssal.testing.laid, abyssal.testing.documents\n"
        "sys.exit(bool({'pytest', 'hypothesis', 'httpx'} & set(sys.modules)))"
    )
    assert subprocess.run([sys.executable, "-P", "-c", code]).returncode == 0


@pytest.mark.parametrize("name", abyssal.games())
def test_every_title_of_ours_says_what_it_hides(name: str) -> None:
    title = abyssal.game(name)
    pools = sys.modules["abyssal.games"].title(name).hidden.pools(title.new(3, 1), None)
    assert sum(map(len, pools)) > 3
