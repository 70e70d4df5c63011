"""A game at one keyboard, in plain lines: what is shown, typed and recorded."""

import builtins
import re
import signal
import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import pytest

from abyssal.record import Record, verify
from abyssal.words import WHOLE
from cli.conftest import Command
from cli.reader import answer

# Into the Blue with seed 3: seat 0 begins, and the dice show 3, 2, 1, 2, 3 and 1.
HEEDING_CTRL_C = """
import signal
from abyssal.cli import main
signal.signal(signal.SIGINT, signal.default_int_handler)
main()
"""
"""A process that is started in the background may have been told to ignore Ctrl-C."""
ONE = ["--bots", "random", "--seats", "2", "--seed", "3"]


# In Too Deep with seed 3: seat 0 begins with 3, 28, 33, 45, 60, 61, 82 and 99.
DEEP = ["--bots", "random", "--seed", "3", "--seats", "2"]


def record_of(out: str) -> Record:
    """The record whose place the last line tells."""
    return Record.read(Path(out.rstrip().splitlines()[-1].split()[-1]).read_text())


def mine(out: str) -> list[str]:
    """What seat 0 did, in notation."""
    return [entry.text for entry in record_of(out).entries if entry.seat == 0]


@pytest.fixture
def reading_player(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> list[str]:
    """Somebody who types what the screen offers; the screens they saw."""
    screens: list[str] = []

    def typed(prompt: str = "") -> str:
        screens.append(capsys.readouterr().out)
        return answer(screens[-1])

    monkeypatch.setattr(builtins, "input", typed)
    return screens


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("into-the-blue", 2, []),
        ("into-the-blue", 5, ["--option", "treasures=gentle"]),
        ("in-too-deep", 2, ["--option", "sides=advanced"]),
        ("in-too-deep", 4, []),
        ("key-largo", 3, []),
        ("key-largo", 5, ["--option", "encounters=on", "--option", "cash=hidden"]),
        ("unfathomable", 4, ["--option", "difficulty=humans"]),
    ],
)
def test_a_whole_game_can_be_played_by_what_the_screen_offers(
    abyssal: Command,
    reading_player: list[str],
    game: str,
    seats: int,
    options: list[str],
    language: str,
) -> None:
    luck = ["--bots", "random", "--seed", "7", "--seats", str(seats)]
    ran = abyssal("play", game, *luck, *options, "--lang", language)
    assert ran.status == 0
    assert ran.err == ""
    assert "★" in ran.out
    record = record_of(ran.out)
    assert record.seats == seats
    verify(record)
    assert record.replay().over()


def test_output_that_is_no_terminal_is_plain(
    abyssal: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    ran = abyssal("play", "into-the-blue", *ONE, typed="135\n\n1\n?\nl\n")
    assert "\x1b" not in ran.out
    lines = ran.out.splitlines()[:-1]  # the last one is a path
    assert max(len(line) for line in lines) <= 80
    assert not [line for line in lines if line != line.rstrip() and line != "› "]


def test_the_end_of_input_leaves_and_says_where_the_record_is(abyssal: Command) -> None:
    ran = abyssal("play", "in-too-deep", *ONE)
    assert ran.status == 0
    record = record_of(ran.out)
    assert record.result == "none"
    verify(record)


def test_q_leaves(abyssal: Command) -> None:
    assert abyssal("play", "into-the-blue", *ONE, typed="q\n1\n1\n").out.count("Dice") == 1


def test_without_a_name_one_is_asked_which_game(abyssal: Command) -> None:
    ran = abyssal("play", *ONE, typed="9\nin\n1\nq\n")
    assert "1  In Too Deep (in-too-deep)" in ran.out
    assert record_of(ran.out).game.name == "in-too-deep"


@pytest.mark.parametrize("typed", ["", "q\n"])
def test_who_picks_no_game_leaves(abyssal: Command, typed: str) -> None:
    ran = abyssal("play", typed=typed)
    assert ran.status == 0
    assert ran.err == ""


def test_the_notation_itself_is_always_understood(abyssal: Command) -> None:
    ran = abyssal("play", "into-the-blue", *ONE, typed="stop\nplace 3\nreroll 12...6\n")
    assert mine(ran.out) == ["stop", "place 3", "reroll 12...6"]


def test_dice_are_thrown_again_by_their_places(abyssal: Command) -> None:
    ran = abyssal("play", "into-the-blue", *ONE, typed="126\n4\n")
    assert mine(ran.out)[:2] == ["reroll 12...6", "reroll ...4.."]


@pytest.mark.parametrize("stop", ["", "s", "stop"])
def test_enter_or_s_stops(abyssal: Command, stop: str) -> None:
    ran = abyssal("play", "into-the-blue", *ONE, typed=f"{stop}\nq\n")
    assert mine(ran.out) == ["stop"]


def test_what_is_no_answer_is_said_and_changes_nothing(abyssal: Command) -> None:
    ran = abyssal("play", "into-the-blue", *ONE, typed="179\nfish\nplace 5\n")
    assert "“fish” is no answer here" in ran.out
    assert not [entry for entry in record_of(ran.out).entries if entry.seat == 0]


def test_a_question_mark_shows_the_rule_behind_the_prompt(abyssal: Command) -> None:
    ran = abyssal("play", "into-the-blue", *ONE, typed="?\n")
    assert "Throwing the dice" in ran.out
    assert "The third roll is always the last." in ran.out.replace("\n", " ")


def test_the_log_before_a_prompt_is_short_and_l_shows_all_of_it(abyssal: Command) -> None:
    ran = abyssal("play", "into-the-blue", *ONE, typed="s\n3\nl\n")
    prompt, log = ran.out.split("› 3\n")[1].split("› l\n")
    assert "• You left 2 shells on level 3." in prompt
    assert "threw" not in prompt
    assert "• Bot 2 threw" in log


def test_the_log_since_the_last_turn_begins_with_ones_own_last_action(abyssal: Command) -> None:
    ran = abyssal("play", "in-too-deep", *DEEP, typed="draw\n")
    story = ran.out.split("› draw\n")[1]
    assert story.count("• ") > 1
    assert story.index("• You drew") < story.index("• Bot 2")


def test_many_choices_are_grouped_verb_first(abyssal: Command) -> None:
    ran = abyssal("play", "in-too-deep", *DEEP, typed="2\n1\n99\n")
    verbs, companies, cards = ran.out.split("\n› ")[:3]
    assert "1  Buy a share …   2  Expand a company …   3  Draw a card" in verbs
    assert "1  Ocean …   2  Treasure …" in companies
    assert "3  R   28  O   33  T" in cards
    assert mine(ran.out)[0] == "expand ocean 99"


def test_short_forms_name_an_action_by_its_beginning(abyssal: Command) -> None:
    assert (
        mine(abyssal("play", "in-too-deep", *DEEP, typed="e oc 99\n").out)[0] == "expand ocean 99"
    )
    assert mine(abyssal("play", "in-too-deep", *DEEP, typed="b3\n").out)[0] == "buy research 3"


def test_short_forms_are_those_of_the_language(abyssal: Command) -> None:
    ran = abyssal("play", "in-too-deep", *DEEP, "--lang", "fr", typed="agr littoral 99\n")
    assert mine(ran.out)[0] == "expand research 99"


def test_a_card_alone_narrows_the_choice_down_to_what_it_can_do(abyssal: Command) -> None:
    ran = abyssal("play", "in-too-deep", *DEEP, typed="61\n1\n")
    assert "1  Buy a share of Pearl with 61 for one card   2  Expand a company …" in ran.out
    assert mine(ran.out)[0] == "buy pearl 61"


def test_a_payment_can_be_typed_in_any_order_and_in_parts(abyssal: Command) -> None:
    ran = abyssal("play", "in-too-deep", *DEEP, typed="b 33\n99\n3\n")
    assert "Picked: 99, and 1 more to pick" in ran.out
    assert mine(ran.out)[:3] == ["buy treasure 33", "pay 3", "pay 99"]


def test_an_action_and_its_payment_can_be_one_line(abyssal: Command) -> None:
    ran = abyssal("play", "in-too-deep", *DEEP, typed="b 33 99 3\n")
    assert mine(ran.out)[:3] == ["buy treasure 33", "pay 3", "pay 99"]


def test_a_line_is_played_whole_or_not_at_all(abyssal: Command) -> None:
    ran = abyssal("play", "in-too-deep", *DEEP, typed="b 33 99 1\n")
    assert "“b 33 99 1” is no answer here" in ran.out
    assert mine(ran.out) == []


def test_u_takes_back_what_has_not_been_revealed_and_the_record_says_so(abyssal: Command) -> None:
    ran = abyssal("play", "in-too-deep", *DEEP, typed="b 33\nu\nb 61\nu\n")
    assert mine(ran.out) == ["buy treasure 33", "undo", "buy pearl 61", "undo"]
    verify(record_of(ran.out))


def test_u_takes_back_an_answer_that_is_not_complete(abyssal: Command) -> None:
    ran = abyssal("play", "in-too-deep", *DEEP, typed="2\n1\nu\n3\n")
    assert mine(ran.out)[0] == "draw"


def test_nothing_is_taken_back_after_luck_or_another_player(abyssal: Command) -> None:
    ran = abyssal("play", "in-too-deep", *DEEP, typed="draw\nu\n")
    assert "Nothing can be taken back here" in ran.out
    assert "undo" not in mine(ran.out)


def test_a_stop_can_be_taken_back_before_a_level_is_chosen(abyssal: Command) -> None:
    ran = abyssal("play", "into-the-blue", *ONE, typed="s\nu\ns\n")
    assert mine(ran.out) == ["stop", "undo", "stop"]


# Who sits where, and by which luck


def test_bots_fill_the_seats_that_people_leave_in_the_order_given(abyssal: Command) -> None:
    ran = abyssal("play", "into-the-blue", "--seats", "4", "--bots", "random,random", "--seed", "1")
    assert "1  Bot 2 (random)" in ran.out
    assert "3  Bot 4 (random)" in ran.out


def test_a_name_is_shown_as_it_was_given(abyssal: Command) -> None:
    ran = abyssal("play", "into-the-blue", "--players", "[b]:x:,Bob", "--seed", "1")
    assert "[b]:x:" in ran.out.splitlines()[4]
    assert "[b]:x:" in next(line for line in ran.out.splitlines() if line.startswith("Level"))


def test_two_games_begun_in_the_same_second_have_two_records(abyssal: Command) -> None:
    files = {abyssal("play", "into-the-blue", *ONE).out.split()[-1] for _ in range(4)}
    assert len(files) == 4


def test_people_are_called_by_their_names(abyssal: Command) -> None:
    ran = abyssal("play", "into-the-blue", "--players", "Ana, Bob", "--seed", "1")
    assert record_of(ran.out).players == {0: "Ana", 1: "Bob"}


def test_a_number_as_seed_gives_the_same_game_again_bots_included(abyssal: Command) -> None:
    def entries() -> list[str]:
        ran = abyssal("play", "in-too-deep", "--seed", "5", "--bots", "random", typed="3\n" * 9)
        return [entry.text for entry in record_of(ran.out).entries]

    assert entries() == entries()


def test_a_secret_seed_is_committed_to_at_the_start_and_told_at_the_end(abyssal: Command) -> None:
    ran = abyssal("play", "into-the-blue", "--bots", "random", "--phrase", "high tide")
    record = record_of(ran.out)
    assert record.commitment is not None
    assert record.commitment in ran.out.replace("\n", "")
    assert re.fullmatch("[0-9a-f]{64}", str(record.seed))
    assert record.phrases == {0: "high tide"}
    verify(record)


def test_no_commitment_is_shown_for_a_number(abyssal: Command) -> None:
    assert "Commitment" not in abyssal("play", "into-the-blue", *ONE).out


def test_the_seed_is_in_no_file_while_the_game_is_under_way(
    abyssal: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "game.txt"
    seen: list[str] = []

    def typed(prompt: str = "") -> str:
        seen.append(file.read_text())
        raise EOFError

    monkeypatch.setattr(builtins, "input", typed)
    abyssal("play", "into-the-blue", "--bots", "random", "--record", str(file))
    assert "commitment: " in seen[0]
    assert "seed" not in seen[0]
    assert "seed: " in file.read_text()


def test_own_numbers_are_played_with(abyssal: Command, tmp_path: Path) -> None:
    ours = files("abyssal.games") / "into_the_blue" / "data" / "into_the_blue.toml"
    own = tmp_path / "own.toml"
    own.write_text(ours.read_text().replace("10]", "99]"))
    assert "◆99" in abyssal("play", "into-the-blue", *ONE, "--data", str(own)).out


def test_ctrl_c_leaves_and_keeps_the_record(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    arguments = ["play", "into-the-blue", *ONE, "--record", str(file)]
    command = [sys.executable, "-c", HEEDING_CTRL_C, *arguments]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True) as game:
        assert game.stdout is not None
        while "leave" not in game.stdout.readline().split("·")[-1]:
            pass
        game.send_signal(signal.SIGINT)
        out, err = game.communicate(timeout=30)
    assert game.returncode == 130
    assert err == ""
    assert out.rstrip().endswith(str(file))
    verify(Record.read(file.read_text()))


# Hints


def test_a_hint_names_the_best_answers_and_marks_what_is_played_then(abyssal: Command) -> None:
    ran = abyssal("play", "into-the-blue", *ONE, typed="h\nstop\nq\n")
    _, _, told = ran.out.partition("as far as you can know:")
    first, second = re.findall(r"^[12]\. \S.* \(\d+\.\d%\) \S.*", told, re.MULTILINE)[:2]
    assert first != second
    record = record_of(ran.out)
    numbers = [number for number, entry in enumerate(record.entries) if entry.seat == 0]
    assert record.by == {numbers[0]: "hint"}


def test_several_people_at_one_keyboard_get_no_hint(abyssal: Command) -> None:
    ran = abyssal("play", "into-the-blue", "--people", "2", "--seats", "2", typed="h\nq\n")
    assert "Hints are for one person" in ran.out
    assert " · h hint" not in ran.out
