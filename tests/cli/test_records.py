"""Replaying and verifying recorded games."""

import json
import re
from importlib.resources import files
from pathlib import Path

import pytest

from abyssal import review
from abyssal.games import game as game_called
from abyssal.record import Record
from abyssal.words import WHOLE
from cli.conftest import Command

ROOT = Path(__file__).parents[2]
SEED = "00112233445566778899aabbccddeeff" * 2


def played_out(record: Record, file: Path) -> Path:
    """The file, with the game played to its end by a fixed rule."""
    state = record.first_position()
    number = 0
    while acting := state.to_act():
        legal = state.legal(acting[0])
        number += 1
        action = legal[number * 7 % len(legal)]
        state.play(acting[0], action)
        record.add(acting[0], action)
    record.finish(state)
    file.write_text(record.text())
    return file


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished game of In Too Deep with a secret seed and two phrases; the file it is in."""
    game = game_called("in-too-deep")
    record = Record.begin(
        game, 3, {}, SEED, {0: "high tide", 2: "reef"}, {0: "Ana", 1: "Bo", 2: "Cy"}
    )
    return played_out(record, tmp_path / "game.txt")


def test_the_end_is_shown_by_default_with_the_score(abyssal: Command, record: Path) -> None:
    ran = abyssal("replay", str(record))
    assert ran.status == 0
    assert "seen by: Spectator" in ran.out
    assert "★" in ran.out
    assert "The game is over" in ran.out


def test_a_moment_is_shown_as_the_seat_saw_it(abyssal: Command, record: Path) -> None:
    state = Record.read(record.read_text()).replay(20)
    hand = state.view(1)["players"][1]["cards"]
    ran = abyssal("replay", str(record), "--at", "20", "--seat", "1")
    assert "Moment 20 of" in ran.out
    assert "seen by: Bo" in ran.out
    shown = next(line for line in ran.out.splitlines() if line.startswith("Your hand"))
    assert [int(number) for number in re.findall(r"\d+", shown)] == hand


def test_a_spectator_sees_no_hand_and_reads_of_no_card_drawn(
    abyssal: Command, record: Path
) -> None:
    ran = abyssal("replay", str(record), "--at", "60")
    assert "Your hand" not in ran.out
    assert "You " not in ran.out
    assert re.search("received (one|two|2|3) cards?", ran.out)


def test_the_log_of_a_seat_is_its_own(abyssal: Command, record: Path) -> None:
    mine = abyssal("replay", str(record), "--at", "60", "--seat", "0").out
    theirs = abyssal("replay", str(record), "--at", "60", "--seat", "1").out
    assert re.search(r"• You (drew|received) \d", mine)
    assert re.search(r"• You (drew|received) \d", theirs)
    assert "• Ana" not in mine
    assert "• Ana" in theirs


def test_a_replay_is_in_the_language_of_its_reader(abyssal: Command, record: Path) -> None:
    assert "Moment 0 sur" in abyssal("replay", str(record), "--at", "0", "--lang", "fr").out


@pytest.mark.parametrize(
    "wrong", [["--at", "9999"], ["--at", "x"], ["--seat", "3"], ["--seat", "x"]]
)
def test_a_moment_or_a_seat_that_is_not_there_is_refused(
    abyssal: Command, record: Path, wrong: list[str]
) -> None:
    ran = abyssal("replay", str(record), *wrong)
    assert ran.status == 2
    assert ran.out == ""
    assert ran.err.count("\n") == 1


def test_a_true_record_is_verified_a_line_for_each_check(abyssal: Command, record: Path) -> None:
    ran = abyssal("verify", str(record))
    assert ran.status == 0
    assert ran.err == ""
    assert ran.out.count("✓") == 5


def changed(text: str, pattern: str, replacement: str) -> str:
    new, count = re.subn(pattern, replacement, text, count=1, flags=re.MULTILINE)
    assert count == 1
    return new


TAMPERED = {
    "an action that could not be played": (r"^(\d) expand (\w+) \d+$", r"\1 expand \2 0"),
    "an action of another seat": (r"^0 draw$", "1 draw"),
    "the seed": ("^seed: 00", "seed: 01"),
    "a phrase": ("^phrase 0: high tide", "phrase 0: low tide"),
    "the commitment": ("^commitment: .", "commitment: z"),
    "the result": (r"^result: (\d+)", r"result: 1\1"),
    "the hash": ("^hash: (.)(.)", r"hash: \2\1"),
    "the number of seats": ("^seats: 3", "seats: 4"),
    "the last line": (r"\n[^\n]+\n\Z", "\n"),
}


@pytest.mark.parametrize("language", WHOLE)
def test_a_tampered_record_is_refused_each_with_its_own_message(
    abyssal: Command, record: Path, language: str
) -> None:
    true = record.read_text()
    messages = set()
    for what, (pattern, replacement) in TAMPERED.items():
        record.write_text(changed(true, pattern, replacement))
        ran = abyssal("verify", str(record), "--lang", language)
        assert ran.status == 1, what
        assert ran.out == "", what
        assert ran.err.count("\n") == 1, what
        messages.add(ran.err)
    assert len(messages) >= len(TAMPERED) - 1


def test_a_record_of_a_game_under_way_can_be_neither_verified_nor_replayed(
    abyssal: Command, record: Path
) -> None:
    text = record.read_text()
    record.write_text(re.sub(r"^(seed|result|hash|play): .*\n", "", text, flags=re.MULTILINE))
    assert abyssal("verify", str(record)).status == 1
    assert abyssal("replay", str(record)).status == 2


def test_something_that_is_no_record_is_refused(abyssal: Command) -> None:
    ran = abyssal("verify", __file__)
    assert ran.status == 1
    assert "Abyssal record" in ran.err


# Reviewed


@pytest.fixture
def blue(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A finished game of Into the Blue; how well it is judged is no concern of these tests."""
    for effort in ("LOOKED_FOR", "COMPARED", "OUTLOOK"):
        monkeypatch.setattr(review, effort, 6)
    game = game_called("into-the-blue")
    record = Record.begin(game, 2, {}, 3, players={0: "Ana", 1: "Bo"})
    return played_out(record, tmp_path / "blue.txt")


def test_a_review_says_what_made_the_result_and_what_mattered(abyssal: Command, blue: Path) -> None:
    ran = abyssal("review", str(blue), "--seat", "1")
    assert ran.status == 0
    assert "as Bo could know it" in ran.out
    for word in ("At the start", "Luck", "Own choices", "In the end", "What mattered", "blunders"):
        assert word in ran.out
    assert "█" in ran.out or "▁" in ran.out


def test_a_review_as_json_adds_up(abyssal: Command, blue: Path) -> None:
    ran = abyssal("review", str(blue), "--json")
    told = json.loads(ran.out)
    assert told["start"][0] + sum(told["totals"].values()) == pytest.approx(told["result"])
    assert len(told["moments"]) == 5
    assert {step["seat"] for step in told["steps"] if "grade" in step} == {0}


def test_a_seat_that_there_is_not_cannot_be_reviewed(abyssal: Command, blue: Path) -> None:
    ran = abyssal("review", str(blue), "--seat", "7")
    assert ran.status != 0
    assert "7" in ran.err


def test_a_review_is_written_to_a_page_that_asks_nobody_for_anything(
    abyssal: Command, blue: Path, tmp_path: Path
) -> None:
    page = tmp_path / "review.html"
    ran = abyssal("review", str(blue), "--page", str(page), "--lang", "fr")
    assert ran.status == 0, ran.err
    text = page.read_text(encoding="utf-8")
    assert '<html lang="fr">' in text
    assert "http://" not in text
    assert "https://" not in text
    assert "src=" not in text
    assert "default-src 'none'" in text
    cells = re.findall(r'<td class="(?:good|bad|)">([^<]+)</td>', text)
    start, *parts, result = (int(re.sub(r"\s*%", "", cell).replace("−", "-")) for cell in cells)
    assert start + sum(parts) == result
    assert text.count('<svg viewBox="0 0 888') == 1


def test_a_page_that_cannot_be_written_is_told(
    abyssal: Command, blue: Path, tmp_path: Path
) -> None:
    ran = abyssal("review", str(blue), "--page", str(tmp_path / "nowhere" / "review.html"))
    assert ran.status != 0
    assert "nowhere" in ran.err


def test_the_page_wears_the_colours_of_the_client() -> None:
    tokens = (ROOT / "web" / "src" / "art" / "tokens.css").read_text(encoding="utf-8")
    template = (files("abyssal.cli") / "review_page.html").read_text(encoding="utf-8")
    worn = re.findall(r"(--[\w-]+): ([^;]+);", template)
    assert len(worn) > 10
    for name, value in worn:
        assert f"{name}: {value};" in tokens
