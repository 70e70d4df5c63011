"""Several people at one keyboard: nobody sees what is another's alone."""

import builtins
import re
from itertools import pairwise

import pytest

from abyssal.words import Words
from cli.conftest import Command
from cli.reader import answer

HAND_OVER = "turn. Everyone else looks away"


@pytest.fixture
def screens(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> list[tuple[str, str]]:
    """What stood between two inputs, each with what was typed after it."""
    shown: list[tuple[str, str]] = []

    def typed(prompt: str = "") -> str:
        screen = capsys.readouterr().out
        reply = "" if HAND_OVER in screen else answer(screen)
        shown.append((screen, reply))
        if len(shown) > 60:
            raise EOFError
        return reply

    monkeypatch.setattr(builtins, "input", typed)
    return shown


def whose(screen: str) -> str:
    return screen.split("It is ")[1].split("’s")[0]


def test_a_screen_without_anything_private_comes_between_hidden_hands(
    abyssal: Command, screens: list[tuple[str, str]]
) -> None:
    abyssal("play", "in-too-deep", "--players", "Ana,Bob", "--seed", "3")
    people = [whose(screen) for screen, _ in screens if HAND_OVER in screen]
    assert people[:4] == ["Ana", "Bob", "Ana", "Bob"]
    for (_, typed_before), (screen, _) in pairwise(screens):
        if HAND_OVER in screen:
            expected = Words("en")("cli-hand-over", player=whose(screen))
            assert screen == f"{typed_before}\n{expected}\n"


def test_each_person_sees_their_own_hand_and_reads_of_the_others_draws_only_as_a_fact(
    abyssal: Command, screens: list[tuple[str, str]]
) -> None:
    abyssal("play", "in-too-deep", "--players", "Ana,Bob", "--seed", "3")
    at_keyboard = ""
    hands: dict[str, set[str]] = {}
    for screen, _ in screens:
        if HAND_OVER in screen:
            at_keyboard = whose(screen)
        else:
            assert f"▸{at_keyboard}" in screen
            hands.setdefault(at_keyboard, set()).add(hand_in(screen))
    assert hands["Ana"]
    assert hands["Bob"]
    assert not hands["Ana"] & hands["Bob"]


def test_in_unfathomable_each_person_sees_one_hand_and_nobodys_loyalty(
    abyssal: Command, screens: list[tuple[str, str]]
) -> None:
    luck = ["--bots", "random", "--seats", "3", "--seed", "3"]
    abyssal("play", "unfathomable", "--players", "Ana,Bob", *luck)
    at_keyboard = ""
    for (_, typed_before), (screen, _) in pairwise(screens):
        if HAND_OVER in screen:
            at_keyboard = whose(screen)
            expected = Words("en")("cli-hand-over", player=at_keyboard)
            assert screen == f"{typed_before}\n{expected}\n"
        elif at_keyboard:
            assert re.search(rf"▸[①②③] {at_keyboard} ", screen)
            assert screen.count("Your hand") == 1
            assert not re.search("Human|Hybrid|Cultist", screen)
    assert len([screen for screen, _ in screens if HAND_OVER in screen]) > 10


@pytest.mark.parametrize(("people", "asked"), [("Ana", False), ("Ana,Bob", True)])
def test_a_sealed_question_with_one_answer_is_asked_only_where_others_would_notice(
    abyssal: Command, screens: list[tuple[str, str]], people: str, asked: bool
) -> None:
    luck = ["--bots", "random", "--seats", "3", "--seed", "3"]
    abyssal("play", "unfathomable", "--players", people, *luck)
    alone = [screen for screen, _ in screens if re.search(r"\n1  Pass\n\? rule", screen)]
    assert bool(alone) == asked


def hand_in(screen: str) -> str:
    return next(line for line in screen.splitlines() if line.startswith("Your hand"))


def test_no_screen_where_nothing_is_hidden_from_those_present(
    abyssal: Command, screens: list[tuple[str, str]]
) -> None:
    abyssal("play", "into-the-blue", "--players", "Ana,Bob", "--seed", "3")
    assert len(screens) > 20
    assert not [screen for screen, _ in screens if HAND_OVER in screen]


def test_one_person_among_bots_is_never_handed_the_keyboard(
    abyssal: Command, screens: list[tuple[str, str]]
) -> None:
    abyssal("play", "in-too-deep", "--bots", "random", "--seed", "3")
    assert len(screens) > 20
    assert not [screen for screen, _ in screens if HAND_OVER in screen]


def test_at_the_end_of_a_game_of_several_nobodys_secrets_are_told(
    abyssal: Command, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    seen: list[str] = []

    def typed(prompt: str = "") -> str:
        seen.append(capsys.readouterr().out)
        return "" if HAND_OVER in seen[-1] else answer(seen[-1])

    monkeypatch.setattr(builtins, "input", typed)
    ran = abyssal("play", "in-too-deep", "--players", "Ana,Bob", "--seed", "4")
    assert "★" in ran.out
    assert "You" not in ran.out
