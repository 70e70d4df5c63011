"""Sanitizes text that people type: one line, no control characters, no marks of direction."""

import unicodedata
from collections.abc import Iterable
from typing import Final

from abyssal.table.errors import refused

NAME_LENGTH: Final = 24
CHAT_LENGTH: Final = 200
PHRASE_LENGTH: Final = 120
NOTES_LENGTH: Final = 2000
REMARK_LENGTH: Final = 60
NOTES_ALTOGETHER: Final = 400_000
"""All that a seat writes down at one table: the log keeps every version."""

BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Characters that look blank, though Unicode counts them as letters or symbols."""
MARKS: Final = 2
"""The most combining marks on one letter: more would be drawn over the lines around it."""
UNWANTED: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})
"""Controls, formats (direction marks among them), half characters and unassigned ones."""


def sanitize(text: str, length: int) -> str:
    """The text with single blanks and no invisible characters; refused if empty or too long.

    >>> sanitize("  Ada\\u202e  of\\tDieppe ", 24)
    'Ada of Dieppe'
    """
    if len(text) > 4 * length:
        raise too_long(length)
    spaced = "".join(" " if letter.isspace() or letter in BLANK else letter for letter in text)
    kept = "".join(letter for letter in spaced if unicodedata.category(letter) not in UNWANTED)
    tidy = few_marks(" ".join(unicodedata.normalize("NFC", kept).split()))
    if not any(unicodedata.category(letter)[0] != "M" for letter in tidy):
        raise refused("empty", "there is nothing in this text")
    if len(tidy) > length:
        raise too_long(length)
    return tidy


def few_marks(text: str) -> str:
    """The text with at most a few marks on each letter."""
    kept: list[str] = []
    marks = 0
    for letter in text:
        marks = marks + 1 if unicodedata.category(letter)[0] == "M" else 0
        if marks <= MARKS:
            kept.append(letter)
    return "".join(kept)


def distinct(name: str, others: Iterable[str]) -> str:
    """The name, with a number if another player has it: nobody is taken for somebody else.

    >>> distinct("ada", ["Ada", "Ben"])
    'ada 2'
    """
    taken = {alike(other) for other in others}
    number, found = 2, name
    while alike(found) in taken:
        end = f" {number}"
        found = f"{name[: NAME_LENGTH - len(end)]}{end}"
        number += 1
    return found


def alike(name: str) -> str:
    """A key that is the same for names that look the same."""
    return unicodedata.normalize("NFKC", name).casefold()


def sanitize_lines(text: str, length: int) -> str:
    """Text of several lines, each sanitized; it may be empty.

    >>> sanitize_lines("Ada:  helps \\r\\n\\n Bob?", 40)
    'Ada: helps\\n\\nBob?'
    """
    if len(text) > 4 * length:
        raise too_long(length)
    found = "\n".join(sanitize(line, length) if line.strip() else "" for line in text.splitlines())
    if len(found) > length:
        raise too_long(length)
    return found


def too_long(length: int) -> Exception:
    return refused("too-long", f"at most {length} characters", length=length)
