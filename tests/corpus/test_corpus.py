"""A hundred recorded games of each title replay to the end they had, whatever has changed since.

Beside the golden games, which are few and read as stories, these are many: every seat count and
option, both kinds of seeds, other boxes, actions taken back. `tools/corpus.py` adds to them.
"""

import importlib.util
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType

import pytest

import abyssal
from abyssal.record import BadRecord, Record, verify

HOME = Path(__file__).parent
RECORDS = sorted(HOME.glob("*/*.record"))
TOOL = Path(__file__).parents[2] / "tools" / "corpus.py"


def named(path: Path) -> str:
    return f"{path.parent.name}-{path.stem}"


def of_title(name: str) -> list[Path]:
    return sorted((HOME / name.replace("-", "_")).glob("*.record"))


@pytest.mark.parametrize("path", RECORDS, ids=named)
def test_a_recorded_game_still_replays_to_the_same_end(path: Path) -> None:
    record = Record.read(path.read_text("utf-8"))
    assert verify(record).hash == record.hash


@pytest.mark.parametrize("name", abyssal.games())
def test_the_games_of_a_title_are_spread_over_its_tables(name: str) -> None:
    texts = [path.read_text("utf-8") for path in of_title(name)]
    records = [Record.read(text) for text in texts]
    game = abyssal.game(name)
    assert len(records) >= 100
    assert {record.seats for record in records} == set(game.seats)
    for option, choices in game.options.items():
        assert {record.options[option] for record in records} == set(choices["choices"])
    assert sum(record.commitment is None for record in records) > 50
    assert sum(record.commitment is not None for record in records) > 25
    assert any(record.phrases for record in records)
    assert sum("\nown-data: " in text for text in texts) >= 4
    assert any(entry.text == "undo" for record in records for entry in record.entries)


# A record that was changed is refused.


def lines_of_play(text: str) -> list[int]:
    """The places of the lines after the header."""
    lines = text.split("\n")
    return [place for place in range(lines.index("") + 1, len(lines)) if lines[place]]


def other_answer(text: str) -> str:
    """The record with one action exchanged for another that was legal there."""
    record = Record.read(text)
    for at in range(len(record.entries) // 2, len(record.entries)):
        seat, played = record.entries[at]
        answers = [record.game.write(action) for action in record.replay(at).legal(seat)]
        others = [answer for answer in answers if answer != played]
        if played != "undo" and others:
            lines = text.split("\n")
            place = lines_of_play(text)[at]
            assert lines[place] == f"{seat} {played}"
            lines[place] = f"{seat} {others[0]}"
            return "\n".join(lines)
    raise AssertionError("no choice was left in this game")


def replaced(
    pattern: str, replacement: str | Callable[[re.Match[str]], str]
) -> Callable[[str], str]:
    def change(text: str) -> str:
        after = re.sub(pattern, replacement, text, count=1, flags=re.MULTILINE)
        assert after != text
        return after

    return change


CHANGES: dict[str, Callable[[str], str]] = {
    "an action": other_answer,
    "the result": replaced(r"^result: (\d+)", lambda found: f"result: {int(found[1]) + 1}"),
    "the seed": replaced(r"^seed: (\d+)$", lambda found: f"seed: {int(found[1]) + 1}"),
    "the options": replaced(r"^options: (.*)=\w\S*$", r"options: \1=none"),
    "a printed number": replaced(r"^data: .", "data: "),
    "the end": lambda text: text.rstrip("\n").rpartition("\n")[0] + "\n",
}


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("name", abyssal.games())
def test_a_record_with_one_thing_changed_is_refused(name: str, change: str) -> None:
    text = of_title(name)[1].read_text("utf-8")
    changed = CHANGES[change](text)
    with pytest.raises((BadRecord, abyssal.BadRequest)):
        verify(Record.read(changed))


# The tool


@pytest.fixture
def tool(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    spec = importlib.util.spec_from_file_location("corpus_tool", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["corpus_tool"] = module  # its functions travel to other processes by name
    spec.loader.exec_module(module)
    yield module
    del sys.modules["corpus_tool"]


def run(tool: ModuleType, monkeypatch: pytest.MonkeyPatch, folder: Path, games: int) -> int:
    arguments = ["--game", "into-the-blue", "--folder", str(folder), "--games", str(games)]
    monkeypatch.setattr(sys, "argv", ["corpus.py", *arguments])
    status: int = tool.main()
    return status


def test_the_tool_fills_up_and_leaves_what_is_there(
    tool: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    kept = of_title("into-the-blue")[1].read_text("utf-8")
    there = tmp_path / "into_the_blue" / "000.record"  # not what it would write itself
    there.parent.mkdir()
    there.write_text(kept, "utf-8")
    assert run(tool, monkeypatch, tmp_path, 3) == 0
    assert "2 written, 1 were there" in capsys.readouterr().out
    assert there.read_text("utf-8") == kept
    for path in tmp_path.glob("*/*.record"):
        verify(Record.read(path.read_text("utf-8")))


def test_the_tool_writes_nothing_where_old_games_no_longer_replay(
    tool: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    there = tmp_path / "into_the_blue" / "000.record"
    there.parent.mkdir()
    there.write_text(other_answer(of_title("into-the-blue")[1].read_text("utf-8")), "utf-8")
    assert run(tool, monkeypatch, tmp_path, 3) == 1
    said = capsys.readouterr().out
    assert "000.record: " in said
    assert "RULES_VERSION" in said
    assert [path.name for path in tmp_path.glob("*/*.record")] == ["000.record"]
