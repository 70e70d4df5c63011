"""Games and bots of other packages: they are there, or it is said why not, and we go on."""

import os
import pickle
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Protocol

import pytest

import abyssal
from abyssal import bots
from abyssal.bots.levels import NAMES
from abyssal.core.errors import BadRequest
from abyssal.registry import LeftOut
from installed import SAMPLE, forget, install, install_sample, on_path

OUR_GAMES = ["in-too-deep", "into-the-blue", "key-largo", "unfathomable"]


class Beside(Protocol):
    """Puts a package with these entry points and modules beside ours."""

    def __call__(self, name: str, points: dict[str, dict[str, str]], **files: str) -> None: ...


@pytest.fixture
def beside(tmp_path: Path) -> Iterator[Beside]:
    """Installs packages beside ours, as far as this process is concerned."""

    def put(name: str, points: dict[str, dict[str, str]], **files: str) -> None:
        install(tmp_path, name, points)
        for path, text in files.items():
            (tmp_path / f"{path}.py").write_text(text)
        forget()

    with on_path(str(tmp_path)):
        yield put
    for name in ("wreckage", "dinghy"):
        sys.modules.pop(name, None)


def sample_points() -> dict[str, dict[str, str]]:
    return {
        "abyssal.games": {"sealed-bids": "sealed_bids.title:TITLE"},
        "abyssal.bots": {"sealed-bids.thrifty": "sealed_bids.bots:Thrifty"},
    }


def test_without_other_packages_there_are_our_games_alone() -> None:
    assert abyssal.games() == OUR_GAMES


def test_a_game_of_another_package_is_a_game_like_ours(beside: Beside) -> None:
    beside("sealed-bids", sample_points())
    assert abyssal.games() == sorted([*OUR_GAMES, "sealed-bids"])
    game = abyssal.game("sealed-bids")
    state = game.new(3, seed=1)
    assert pickle.loads(pickle.dumps(state)) == state
    assert pickle.loads(pickle.dumps(game)) is game
    assert bots.bots("sealed-bids") == ["random", "thrifty"]
    thrifty = bots.bot("thrifty", game, seed=1)
    assert thrifty.choose(state.view(0), state.legal(0), partial(state.imagine, 0)) in state.legal(
        0
    )


def test_a_bot_of_another_package_plays_a_game_of_ours_or_any(beside: Beside) -> None:
    code = "class Calm:\n    def __init__(self, game, seed): self.seed = seed"
    names = {"key-largo.calm": "dinghy:Calm", "drifter": "dinghy:Calm"}
    beside("dinghy", {"abyssal.bots": names}, dinghy=code)
    assert bots.bots("key-largo") == ["calm", "drifter", "greedy", *NAMES, "random"]
    assert bots.bots("unfathomable") == ["crew", "drifter", *NAMES, "random"]
    assert vars(bots.bot("calm", abyssal.game("key-largo"), seed=4)) == {"seed": 4}


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("import no_such_package", "ModuleNotFoundError: No module named 'no_such_package'"),
        ("1 / 0", "ZeroDivisionError"),
        ("", "AttributeError"),
        ("TITLE = 3", "TypeError: it is no Title but int"),
        ("from sealed_bids.title import TITLE", "is called 'sealed-bids'"),
        (
            "from sealed_bids.title import TITLE\nTITLE = TITLE._replace(name='wreckage')",
            "the title is called 'wreckage', the game 'sealed-bids'",
        ),
        (
            "from sealed_bids.title import TITLE\nTITLE = TITLE._replace(data='none.toml')",
            "FileNotFoundError",
        ),
    ],
)
def test_a_package_that_is_broken_is_named_and_left_out(
    beside: Beside, code: str, reason: str
) -> None:
    beside("some-wreck", {"abyssal.games": {"wreckage": "wreckage:TITLE"}}, wreckage=code)
    with pytest.warns(LeftOut, match=r"'wreckage': wreckage:TITLE of some-wreck 0\.1\.0") as told:
        assert abyssal.games() == OUR_GAMES
    assert reason in str(told[0].message)
    with pytest.raises(BadRequest, match="the game 'wreckage' cannot be used") as refused:
        abyssal.game("wreckage")
    assert refused.value.code == "broken-game"
    assert abyssal.game("unfathomable").name == "unfathomable"


def test_words_without_a_title_are_not_enough(beside: Beside, tmp_path: Path) -> None:
    (tmp_path / "text").mkdir()
    (tmp_path / "text" / "en.ftl").write_text("blurb = Nothing much.\n")
    code = (
        "from sealed_bids.title import TITLE\n"
        f"TITLE = TITLE._replace(text={str(tmp_path / 'text')!r})"
    )
    beside("some-wreck", {"abyssal.games": {"sealed-bids": "wreckage:TITLE"}}, wreckage=code)
    with pytest.warns(LeftOut, match="has no message 'title'"):
        assert abyssal.games() == OUR_GAMES


def test_a_name_that_is_ours_is_refused(beside: Beside) -> None:
    beside("pirate", {"abyssal.games": {"unfathomable": "sealed_bids.title:TITLE"}})
    with pytest.warns(LeftOut, match=r"'unfathomable': .* of pirate .*the name is taken already"):
        assert abyssal.games() == OUR_GAMES
    assert abyssal.game("unfathomable").rules_version


def test_of_two_packages_with_one_name_the_second_is_refused(beside: Beside) -> None:
    beside("aaa", sample_points())
    beside("bbb", sample_points())
    with pytest.warns(LeftOut, match=r"of bbb 0\.1\.0: ValueError: the name is taken"):
        assert "sealed-bids" in abyssal.games()


@pytest.mark.parametrize("name", ["Sealed", "sealed bids", "sealed_bids", "x.y", "../etc"])
def test_a_name_that_would_not_do_in_an_address_is_refused(beside: Beside, name: str) -> None:
    beside("odd", {"abyssal.games": {name: "sealed_bids.title:TITLE"}})
    with pytest.warns(LeftOut):
        assert abyssal.games() == OUR_GAMES


@pytest.mark.parametrize(
    "name", ["random", "greedy", "unfathomable.random", "key-largo.greedy", "key-largo.level-3"]
)
def test_a_bot_does_not_take_the_name_of_one_of_ours(beside: Beside, name: str) -> None:
    beside("pirate", {"abyssal.bots": {name: "sealed_bids.bots:Thrifty"}})
    with pytest.warns(LeftOut, match="already"):
        assert bots.bots("key-largo") == ["greedy", *NAMES, "random"]


def test_a_bot_that_is_broken_is_left_out(beside: Beside) -> None:
    beside("some-wreck", {"abyssal.bots": {"key-largo.calm": "no_such_module:Calm"}})
    with pytest.warns(LeftOut, match="no_such_module"):
        assert bots.bots("key-largo") == ["greedy", *NAMES, "random"]


# In the terminal


def run(*arguments: str, path: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    code = "from abyssal.cli import main; main()"
    return subprocess.run(
        [sys.executable, "-P", "-c", code, *arguments, "--lang", "en"],
        env={**os.environ, "PYTHONPATH": path},
        input=typed,
        capture_output=True,
        text=True,
    )


def test_the_sample_game_is_listed_and_played_in_the_terminal(tmp_path: Path) -> None:
    path = install_sample(tmp_path / "site")
    listed = run("games", path=path)
    assert listed.stderr == ""
    (line,) = [line for line in listed.stdout.splitlines() if line.startswith("sealed-bids ")]
    assert line.split() == ["sealed-bids", "Sealed", "Bids", "2–4", "5–10", "random,", "thrifty"]
    record = ("--record", str(tmp_path / "game.txt"))
    anything = "".join(f"{card}\n" for card in range(1, 11)) * 12  # what cannot be bid is refused
    played = run("play", "sealed-bids", "--seed", "3", *record, path=path, typed=anything)
    assert played.returncode == 0, played.stderr
    assert "Wreck to be won" in played.stdout
    assert "All wrecks are won" in played.stdout
    assert (tmp_path / "game.txt").read_text().startswith("Abyssal record")


def test_a_broken_package_costs_the_terminal_one_line(tmp_path: Path) -> None:
    site = install(tmp_path, "some-wreck", {"abyssal.games": {"wreckage": "no_such_module:TITLE"}})
    listed = run("games", path=str(site))
    assert listed.returncode == 0
    assert "unfathomable" in listed.stdout
    assert listed.stderr.count("\n") == 1
    assert listed.stderr.startswith("abyssal: abyssal.games leaves out 'wreckage'")
    refused = run("simulate", "wreckage", path=str(site))
    assert refused.returncode == 2
    assert "is installed but cannot be used" in refused.stderr


def test_the_sample_imports_nothing_of_ours_that_is_not_for_makers() -> None:
    inner = {"abyssal.games.", "abyssal.cli", "abyssal.server", "abyssal.table"}
    for path in (SAMPLE / "sealed_bids").glob("*.py"):
        text = path.read_text("utf-8")
        assert not any(room in text for room in inner), path.name


def test_the_length_of_a_game_must_make_sense(beside: Beside) -> None:
    code = "from sealed_bids.title import TITLE\nTITLE = TITLE._replace(minutes=(9, 3))"
    beside("some-wreck", {"abyssal.games": {"sealed-bids": "wreckage:TITLE"}}, wreckage=code)
    with pytest.warns(LeftOut, match="cannot take 9 to 3 minutes"):
        assert abyssal.games() == OUR_GAMES
