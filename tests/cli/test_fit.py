"""Everything a decision needs stands on the screen: 80 × 24, for Unfathomable 100 × 30."""

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from rich.text import Text

import abyssal
from abyssal.cli import pages
from abyssal.cli.answers import read_answer
from abyssal.cli.menu import Menu
from abyssal.cli.sitting import Sitting
from abyssal.words import LANGUAGES, WHOLE, Words
from cli.table import Sheet, sitting

MESSAGE = "?" * 78
"""A refusal of what was typed, as long as one can be."""
Manner = Callable[[int, list[str], random.Random], str]
"""Which of its answers a seat picks."""


def open_menus(menu: Menu, typed: list[str]) -> Iterator[list[str]]:
    """What can be typed and leaves a choice open, the choice itself first."""
    yield typed
    for key, choice in menu.choices().items():
        if not choice.is_decided():
            yield from open_menus(choice, [*typed, key])


def looked_at(table: Sitting, seat: int) -> None:
    """Look at every list of choices that `seat` can open now."""
    view = table.state.view(seat)
    assert table.words.topic_of(view) in table.words.topics()
    names = table.board.menu_names(view, table.names, table.words)
    first = read_answer(table.state, seat, [], table.board, names)
    assert first.menu is not None
    listed = first.missing or not table.board.keys(view, table.words)
    for typed in open_menus(first.menu, []) if listed and not first.missing else [[]]:
        answer = read_answer(table.state, seat, typed, table.board, names)
        table.show(seat, view, answer, MESSAGE)
        assert isinstance(table.screen, Sheet)
        columns, lines = table.board.SIZE
        assert len(table.screen.shown) < lines
        assert max(map(len, table.screen.shown)) <= columns
        assert table.words.prompt(view, table.names)[:40] in "\n".join(table.screen.shown)


def lively(seat: int, legal: list[str], luck: random.Random) -> str:
    return luck.choice(legal)


def card(action: str) -> int:
    """The last number in an action; low for one without."""
    return int(action.split()[-1]) if action[-1].isdigit() else 0


def hoarding(seat: int, legal: list[str], luck: random.Random) -> str:
    """Seat 0 draws and draws, the others expand: a large hand, and deep companies."""
    if seat == 0:
        return legal[0]
    expansions = [action for action in legal if action.startswith(("expand", "decline"))]
    return min(expansions or legal, key=card)


def curious(seat: int, legal: list[str], luck: random.Random) -> str:
    """Everyone dives and listens to the old sailors: full hands, and many wrecks looked at."""
    liked = ("plan dive bar", "plan bar dive", "plan dolphins bar", "sail", "draw", "round", "look")
    return luck.choice([action for action in legal if action.startswith(liked)] or legal)


def diligent(seat: int, legal: list[str], luck: random.Random) -> str:
    """Everyone gathers cards and items, and answers what keeps the ship afloat."""
    liked = ("use", "item", "take", "draw", "play", "sheet", "move galley", "move cargo-hold")
    return luck.choice([action for action in legal if action.startswith(liked)] or legal)


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize(
    ("game", "options", "seats", "manner"),
    [
        ("into-the-blue", {}, 5, lively),
        ("in-too-deep", {"sides": "basic"}, 2, hoarding),
        ("in-too-deep", {"sides": "advanced"}, 2, lively),
        ("in-too-deep", {"sides": "basic"}, 5, lively),
        ("in-too-deep", {"sides": "advanced"}, 5, hoarding),
        ("key-largo", {}, 3, lively),
        ("key-largo", {"encounters": "on", "cash": "hidden"}, 4, curious),
        ("key-largo", {"encounters": "on"}, 5, lively),
        ("key-largo", {"encounters": "on"}, 5, curious),
        ("unfathomable", {}, 3, lively),
        ("unfathomable", {"difficulty": "humans"}, 6, diligent),
    ],
)
def test_every_question_of_a_game_fits_the_screen(
    game: str, options: dict[str, str], seats: int, manner: Manner, language: str, tmp_path: Path
) -> None:
    table = sitting(game, seats, language, 5, options, tmp_path / "game.txt")
    luck = random.Random(5)
    decisions = 0
    while acting := table.state.to_act():
        decisions += 1
        if decisions % 6 == 0:
            looked_at(table, acting[0])
        legal = {table.record.game.write(act): act for act in table.state.legal(acting[0])}
        table.play(acting[0], legal[manner(acting[0], list(legal), luck)])
    assert decisions > 40


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", abyssal.games())
def test_every_rule_fits_80_columns_and_24_lines(game: str, language: str) -> None:
    words, sheet = Words(language, game), Sheet()
    rules = [pages.rule(topic, words, 80) for topic in words.topics()]
    for page in [*rules, [pages.topics(words, 80)]]:
        sheet.show(*page, Text(), Text(words("cli-all-topics")))
        assert len(sheet.shown) < 24
        assert max(map(len, sheet.shown)) <= 80
