"""The layout of the screen: log, question, choices and rules, as rich prints them."""

import textwrap
from collections.abc import Sequence
from typing import Final

from rich.table import Table
from rich.text import Text

from abyssal.cli.answers import Answer
from abyssal.cli.boards import Board, Event, View
from abyssal.cli.menu import Menu
from abyssal.words import Words

BULLET: Final = "• "
NO_BREAK: Final = "\u00a0"
GAP: Final = 3
"""Columns between two choices."""


def paragraph(text: str, width: int, style: str = "") -> Text:
    """A sentence folded where it may be: rich would break it at a no-break space too."""
    return Text(textwrap.fill(text, width), style)


def log_lines(
    events: Sequence[Event], names: Sequence[str], viewer: int | None, words: Words, width: int
) -> list[str]:
    """Events as one viewer reads them, a sentence a line, folded to the width of the screen."""
    return bulleted([words.event(event, names, viewer) for event in events], width)


def story(
    events: Sequence[Event], names: Sequence[str], viewer: int | None, words: Words, width: int
) -> list[str]:
    """Events as one viewer reads them, what one player did in one paragraph."""
    paragraphs: list[str] = []
    author = None
    for event in events:
        sentence = words.event(event, names, viewer)
        if paragraphs and event["seat"] in (None, author):
            paragraphs[-1] += " " + sentence
        else:
            paragraphs.append(sentence)
            author = event["seat"]
    return bulleted(paragraphs, width)


def bulleted(paragraphs: Sequence[str], width: int) -> list[str]:
    return [
        line
        for text in paragraphs
        for line in textwrap.wrap(text, width, initial_indent=BULLET, subsequent_indent="  ")
    ]


def newest(lines: list[str], room: int, sign: str) -> list[str]:
    """The last paragraphs that fit below a sign that some are left out."""
    start = len(lines) - max(0, room - 1)
    while start < len(lines) and not lines[start].startswith(BULLET):
        start += 1
    return [sign, *lines[start:]] if room > 0 else []


def so_far(answer: Answer, menu: Menu, words: Words) -> str:
    """What has been chosen of an answer, in words."""
    if answer.missing and not answer.words:
        return words("cli-pick", missing=answer.missing)
    if answer.missing:
        return words("cli-picked", picked=", ".join(answer.words), missing=answer.missing)
    chosen = [menu.names.get(word, word) for word in menu.split[0][: menu.common]]
    return " › ".join(chosen or answer.words) + " ›"


def choices(
    menu: Menu, view: View, names: Sequence[str], board: Board, words: Words, brief: bool
) -> list[tuple[str, str]]:
    """What may be typed, and what it means."""
    return [
        (key, label(menu, choice, view, names, board=board, words=words, brief=brief))
        for key, choice in menu.choices().items()
        if menu.is_decided() or not board.is_covered(choice.split[0][menu.common])
    ]


def grid(choices: Sequence[tuple[str, str]], width: int) -> Table:
    """Keys and their meaning, in as many columns as fit."""
    columns = len(choices)
    while columns > 1 and grid_width(choices, columns) > width:
        columns -= 1
    if columns == 1:
        room = width - widest(choices, 0) - 2
        choices = [(key, textwrap.fill(text, room)) for key, text in choices]
    table = Table.grid(padding=(0, GAP, 0, 0))
    key_widths = [widest(choices[column::columns], 0) for column in range(columns)]
    for start in range(0, len(choices), columns):
        row = zip(choices[start : start + columns], key_widths, strict=False)
        table.add_row(
            *[
                Text.assemble(
                    (key.rjust(key_width), "bold"),
                    "  ",
                    text.replace("\n", "\n" + " " * (key_width + 2)),
                )
                for (key, text), key_width in row
            ]
        )
    return table


def grid_width(choices: Sequence[tuple[str, str]], columns: int) -> int:
    """How wide the choices are in so many columns."""
    widths = [
        widest(choices[column::columns], 0) + 2 + widest(choices[column::columns], 1)
        for column in range(columns)
    ]
    return sum(widths) + GAP * (columns - 1)


def widest(choices: Sequence[tuple[str, str]], part: int) -> int:
    return max(len(choice[part]) for choice in choices)


def label(
    menu: Menu,
    choice: Menu,
    view: View,
    names: Sequence[str],
    board: Board,
    words: Words,
    brief: bool,
) -> str:
    """What a choice is called: an action by itself, several by the word they have in common."""
    if not choice.is_decided():
        word = choice.split[0][menu.common]
        return menu.names.get(word, word) + " …"
    if menu.is_by_number():
        return board.choice(choice.actions[0], view, names, words, brief=brief)
    return board.listed(choice.actions[0], view, names, words, brief=brief)


def rule(topic: str, words: Words, width: int) -> list[Text]:
    """A topic of the rules, as paragraphs."""
    title, paragraphs = words.rule(topic)
    texts = [Text(title, "bold")]
    for text in paragraphs:
        texts += [Text(), paragraph(text, width)]
    return texts


def topics(words: Words, width: int) -> Text:
    """The titles of all topics, numbered; none is folded."""
    titles = [
        f"{number} {words.rule(topic)[0]}" for number, topic in enumerate(words.topics(), start=1)
    ]
    return paragraph("   ".join(title.replace(" ", NO_BREAK) for title in titles), width)
