"""Text that people type, made plain: one line, no control or direction characters."""

import unicodedata
from typing import Final

from abyssal.table.errors import refused

NAME_LENGTH: Final = 24
CHAT_LENGTH: Final = 200
PHRASE_LENGTH: Final = 120
NOTES_LENGTH: Final = 2000

UNWANTED: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})
"""Controls, formats (direction marks among them), half characters and unassigned ones."""


def plain(text: str, length: int) -> str:
    """The text with single blanks and nothing unseen in it, or a refusal.

    >>> plain("  Ada\\u202e  of\\tDieppe ", 24)
    'Ada of Dieppe'
    """
    if len(text) > 4 * length:
        raise too_long(length)
    spaced = "".join(" " if letter.isspace() else letter for letter in text)
    kept = "".join(letter for letter in spaced if unicodedata.category(letter) not in UNWANTED)
    tidy = " ".join(kept.split())
    if not tidy:
        raise refused("empty", "there is nothing in this text")
    if len(tidy) > length:
        raise too_long(length)
    return tidy


def lines(text: str, length: int) -> str:
    """Text of several lines, each made plain; it may be empty.

    >>> lines("Ada:  helps \\r\\n\\n Bob?", 40)
    'Ada: helps\\n\\nBob?'
    """
    if len(text) > 4 * length:
        raise too_long(length)
    found = "\n".join(plain(line, length) if line.strip() else "" for line in text.splitlines())
    if len(found) > length:
        raise too_long(length)
    return found


def too_long(length: int) -> Exception:
    return refused("too-long", f"at most {length} characters", length=length)
