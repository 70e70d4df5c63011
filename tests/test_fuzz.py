"""The fuzzer: it goes round all tables, and what it finds can be played again."""

import importlib.util
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

from abyssal import Position
from abyssal.core.chance import FastChance
from abyssal.core.game import Game
from abyssal.core.title import Title
from abyssal.testing import play
from abyssal.testing.fuzz import Find, Played, fuzz, imagined, leaks
from abyssal.testing.secrets import Leak
from abyssal.testing.tables import all_tables
from installed import install_sample, on_path
from laws.titles import BY_NAME, TITLES
from sealed_bids.title import TITLE as SEALED_BIDS

TOOL = Path(__file__).parents[1] / "tools" / "fuzz.py"


@pytest.fixture(scope="module", autouse=True)
def _sample_is_installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The tool knows titles that are registered, in every process it starts."""
    with on_path(install_sample(tmp_path_factory.mktemp("site"))):
        yield


@pytest.fixture
def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("fuzz_tool", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_games_are_played_on_every_table() -> None:
    command = [sys.executable, str(TOOL), "--game", "sealed-bids", "--games", "12"]
    ran = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "sealed-bids: 12/12 games" in ran.stdout
    assert "no find" in ran.stdout
    assert "2: 4  3: 4  4: 4" in ran.stdout
    assert "toll=heavy: 6  toll=light: 6" in ran.stdout
    assert "6 of 6 combinations" in ran.stdout


def test_the_share_of_each_ending_and_the_longest_game_are_shown(
    tool: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    outcomes = [
        Played(30, "wrecks"),
        Played(41, "storm"),
        Played(41, "wrecks"),
        Played(7, "wrecks"),
    ]
    pool = SimpleNamespace(map=lambda play, seeds, chunksize: map(play, seeds))
    tool.fuzz_title(pool, "sealed-bids", 5, 4, lambda name, seed: outcomes[seed - 5])
    shown = capsys.readouterr().out
    assert "119 decisions" in shown
    assert "endings wrecks: 75.0 %  storm: 25.0 %\n" in shown
    assert "longest 41 decisions, game 6\n" in shown


def test_leaks_are_looked_for_at_every_step() -> None:
    command = [sys.executable, str(TOOL), "--game", "sealed-bids", "--leaks", "3"]
    ran = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "sealed-bids: 3/3 games" in ran.stdout
    assert "no find" in ran.stdout


def test_a_leak_is_a_find(monkeypatch: pytest.MonkeyPatch) -> None:
    found = []

    def leaky(
        state: Position, viewer: int | None, seed: int, move: tuple[int, int], title: Title
    ) -> None:
        found.append(viewer)
        raise Leak("view differs")

    monkeypatch.setattr("abyssal.testing.fuzz.check_secrets", leaky)
    find = leaks(SEALED_BIDS, 2)
    assert isinstance(find, Find)
    assert find.error == "Leak: view differs"
    assert find.record == []
    assert found == [None]


def test_a_find_names_its_moves_and_is_found_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "LONGEST", 4)  # so that every game seems endless
    find = fuzz(SEALED_BIDS, 8)
    assert isinstance(find, Find)
    assert find.table == str(all_tables(TITLES[-1])[8 % 6])
    assert "has not ended after 4 decisions" in find.error
    assert len(find.record) == 4
    assert all(line[2:].startswith(("bid", "pay")) for line in find.record)
    assert fuzz(SEALED_BIDS, 8) == find


def test_a_find_fails_the_run_and_prints_the_command_to_repeat_it(
    tool: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    find = Find("sealed-bids", 6, "sealed-bids 2 seats", ["1 bid 7"], "AssertionError: lost")
    monkeypatch.setattr(tool, "fuzz_title", lambda *_: find)
    monkeypatch.setattr(sys, "argv", ["fuzz.py"])
    assert tool.main() == 1
    shown = capsys.readouterr().out
    assert "sealed-bids 2 seats, seed 6:\n1 bid 7\n! AssertionError: lost" in shown
    assert "--game sealed-bids --seed 6 --games 1" in shown


def test_positions_are_imagined_at_every_step_by_every_viewer_and_again_from_there() -> None:
    command = [sys.executable, str(TOOL), "--game", "sealed-bids", "--imagined", "900"]
    ran = subprocess.run(command, capture_output=True, text=True, check=True)
    shown, wanted = ran.stdout.split("sealed-bids: ")[1].split(" imagined")[0].split("/")
    assert int(shown) >= int(wanted) == 900
    assert "no find" in ran.stdout
    assert "6 of 6 combinations" in ran.stdout


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
@pytest.mark.parametrize("player", ["random", "bot"])
def test_a_game_of_each_title_can_be_imagined_throughout(title: Game, player: str) -> None:
    seed = 0 if player == "random" else len(all_tables(title))
    played = imagined(BY_NAME[title.name], seed)
    assert isinstance(played, Played), played
    assert played.imagined >= 2 * played.decisions * (title.seats[0] + 1)


@pytest.mark.parametrize("which", [1, 2])
def test_what_cannot_be_imagined_is_a_find(monkeypatch: pytest.MonkeyPatch, which: int) -> None:
    asked = []
    imagine = Position.imagine

    def failing(state: Position, viewer: int | None, seed: int) -> Position:
        asked.append(viewer)
        if len(asked) == which:
            raise AssertionError("cannot all be true")
        return imagine(state, viewer, seed)

    monkeypatch.setattr("sealed_bids.position.Position.imagine", failing)
    find = imagined(SEALED_BIDS, 1)
    assert isinstance(find, Find)
    assert "cannot all be true" in find.error


def test_an_imagined_position_that_depends_on_more_than_viewer_and_seed_is_a_find(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = []
    imagine = Position.imagine

    def fickle(state: Position, viewer: int | None, seed: int) -> Position:
        asked.append(viewer)
        return imagine(state, viewer, seed + len(asked))

    monkeypatch.setattr("sealed_bids.position.Position.imagine", fickle)
    monkeypatch.setattr("abyssal.testing.fuzz.RARELY", 1)
    find = imagined(SEALED_BIDS, 1)
    assert isinstance(find, Find)
    assert "tells of the true position" in find.error


def test_an_imagined_position_in_which_somebody_asked_has_no_answer_is_a_find(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    imagine = Position.imagine

    def speechless(state: Position, viewer: int | None, seed: int) -> Position:
        other = imagine(state, viewer, seed)
        monkeypatch.setattr(type(other), "legal", lambda *_: [])
        return other

    monkeypatch.setattr("sealed_bids.position.Position.imagine", speechless)
    find = imagined(SEALED_BIDS, 1)
    assert isinstance(find, Find)
    assert find.error == "AssertionError: seat 0 is asked and has no answer"


def test_an_imagined_position_that_cannot_be_played_on_is_a_find(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def stuck(state: Position, luck: FastChance) -> Iterator[play.Move]:
        yield play.random_move(state, luck)
        raise AssertionError("this leads nowhere")

    monkeypatch.setattr("abyssal.testing.fuzz.random_play", stuck)
    monkeypatch.setattr("abyssal.testing.fuzz.RARELY", 1)
    find = imagined(SEALED_BIDS, len(all_tables(TITLES[-1])))  # a bots' game: the true one goes on
    assert isinstance(find, Find)
    assert find.error == "AssertionError: this leads nowhere"
    assert find.record == []
