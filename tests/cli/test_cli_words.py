"""The words of the terminal: all of them are used, and all that are used exist."""

import re
from pathlib import Path

import abyssal.cli
from abyssal.words import Words
from catalogues import messages

SOURCE = "\n".join(path.read_text("utf-8") for path in Path(abyssal.cli.__path__[0]).rglob("*.py"))
NAMED = set(re.findall(r"""["'](cli-[a-z-]*[a-z])(?:\.[a-z]+)?["']""", SOURCE))
PREFIXES = tuple(re.findall(r'f"(cli-[a-z-]*-)\{', SOURCE))


def test_every_message_of_the_terminal_is_used() -> None:
    keys = {entry.id.name for entry in messages("en", None)}
    mine = {key for key in keys if key.startswith("cli-")}
    assert {key for key in mine if key not in NAMED and not key.startswith(PREFIXES)} == set()


def test_every_message_that_is_named_exists() -> None:
    words = Words("en")
    assert {key for key in NAMED if key not in words} == set()
