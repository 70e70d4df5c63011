"""Whole games played by keystrokes in a real terminal: 80 × 24, for Unfathomable 100 × 30."""

from pathlib import Path

import pytest

from abyssal.cli.boards import board_of
from abyssal.cli.pages import NO_BREAK
from abyssal.record import Record, verify
from abyssal.words import WHOLE, Words
from cli.reader import answer
from cli.terminal import Terminal

ALONE = ["--bots", "random", "--seats", "2", "--seed", "3", "--lang", "en"]


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("into-the-blue", ["--seats", "4", "--seed", "1"]),
        ("in-too-deep", ["--seats", "5", "--seed", "2", "--option", "sides=advanced"]),
        ("key-largo", ["--seats", "5", "--seed", "3", "--option", "encounters=on"]),
        ("unfathomable", ["--seats", "3", "--seed", "8"]),
    ],
)
def test_a_whole_game_is_played_by_keystrokes(
    tmp_path: Path, game: str, options: list[str], language: str
) -> None:
    words = Words(language, game)
    keys = words("cli-keys")[:6]
    file = tmp_path / "game.txt"
    arguments = ["play", game, "--bots", "random", *options, "--lang", language]
    columns, height = board_of(game).SIZE
    size = {"columns": columns, "lines": height}
    with Terminal(tmp_path, *arguments, "--record", str(file), **size) as terminal:
        screen = terminal.next_screen()
        assert words("cli-begin") in screen
        terminal.type("")
        decisions = 0
        while terminal.status is None:
            screen = terminal.next_screen(before=screen)
            if terminal.status is not None:
                break
            lines = screen.splitlines()
            assert len(lines) <= height
            assert max(map(len, lines)) <= columns
            assert lines[0].startswith(words("title"))
            assert lines[-2].startswith(keys)
            decisions += 1
            terminal.type(answer(screen.removesuffix("›")))
        assert decisions > 10
        assert terminal.status == 0
        end = terminal.screen()
    *score, saved = end.splitlines()
    assert str(file) in saved
    assert max(map(len, score)) <= columns
    assert "★" in end
    assert words("term-loyalty-cards" if game == "unfathomable" else "cli-total") in end
    record = Record.read(file.read_text())
    verify(record)
    assert record.replay().over()


def test_the_screen_is_redrawn_in_colour_and_left_as_it_was_found(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "into-the-blue", *ALONE) as terminal:
        screen = terminal.begin()
        assert screen.startswith("Into the Blue")
        assert terminal.colours()
        terminal.type("?")
        rule = terminal.next_screen(before=screen)
        assert rule.startswith("Throwing the dice")
        terminal.type("1")
        assert terminal.next_screen(before=rule).startswith("Goal")
        terminal.type("")
        terminal.next_screen(before=rule)
        terminal.type("q")
        terminal.wait_for_end()
        assert terminal.screen().startswith("The record is in ")


def test_topics_that_do_not_fit_below_a_rule_have_a_page_of_their_own(tmp_path: Path) -> None:
    alone = ["--bots", "random", "--seed", "3", "--lang", "fr"]
    words = Words("fr", "key-largo")
    with Terminal(tmp_path, "play", "key-largo", *alone) as terminal:
        screen = terminal.begin()
        terminal.type("?")
        rule = terminal.next_screen(before=screen)
        assert rule.startswith(words.rule("planning")[0])
        terminal.type("?")
        topics = terminal.next_screen(before=rule)
        assert topics.replace(NO_BREAK, " ").startswith(f"1 {words.rule('goal')[0]}")
        terminal.type("1")
        assert terminal.next_screen(before=topics).startswith(words.rule("goal")[0])


def test_no_colour_where_none_is_wanted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    with Terminal(tmp_path, "play", "in-too-deep", *ALONE) as terminal:
        screen = terminal.begin()
        assert "Your hand" in screen
        assert not terminal.colours()


def test_ctrl_c_leaves_the_terminal_as_it_was_found(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "into-the-blue", *ALONE) as terminal:
        terminal.next_screen()
        terminal.interrupt()
        terminal.wait_for_end()
        assert terminal.status == 130
        assert terminal.screen().startswith("The record is in ")


def test_the_keyboard_is_handed_over_before_a_hidden_hand_is_shown(tmp_path: Path) -> None:
    people = ["--players", "Ana,Bob", "--seed", "3", "--lang", "en"]
    with Terminal(tmp_path, "play", "in-too-deep", *people) as terminal:
        over = terminal.begin()
        assert over.startswith("It is Ana’s turn.")
        assert len(over.splitlines()) <= 3
        terminal.type("")
        hand = terminal.next_screen(before=over)
        assert "Your hand" in hand
        terminal.type("draw")
        over = terminal.next_screen(before=hand)
        assert over.startswith("It is Bob’s turn.")
        assert len(over.splitlines()) <= 3


def test_a_progress_bar_is_shown_while_games_are_simulated(tmp_path: Path) -> None:
    with Terminal(tmp_path, "simulate", "into-the-blue", "--games", "1000") as terminal:
        seen = ""
        while terminal.status is None:
            seen += terminal.screen()
    assert "/1000" in seen
