"""Parsing and validation of values that were typed on the command line."""

from collections.abc import Sequence
from typing import Final

from abyssal.cli.command_line import WrongUse
from abyssal.core.chance import Seed, is_key
from abyssal.core.errors import BadRequest

LONGEST: Final = 40
"""Digits of a whole number: more than any seed, count or seat needs."""


def whole_number(option: str, text: str, least: int = 0) -> int:
    """A whole number that is not below `least`."""
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) <= LONGEST):
        raise WrongUse("cli-not-a-number", option=option, value=text)
    if int(text) < least:
        raise WrongUse("cli-too-small", option=option, value=text, least=least)
    return int(text)


def names(option: str, text: str) -> list[str]:
    """Names with commas between them."""
    listed = [name.strip() for name in text.split(",")]
    if "" in listed:
        raise WrongUse("cli-empty-name", option=option)
    return listed


def options(texts: Sequence[str] | None) -> dict[str, str]:
    """Options of a game, each written `name=value`."""
    chosen: dict[str, str] = {}
    for text in texts or ():
        name, equals, value = text.partition("=")
        if not equals:
            raise WrongUse("cli-option-form", value=text)
        chosen[name] = value
    return chosen


def seed_from(text: str) -> Seed:
    """A whole number, or 64 hex digits for luck that nobody can guess."""
    if is_key(text.lower()):
        return text.lower()
    try:
        return whole_number("--seed", text, least=-(10**LONGEST))
    except WrongUse:
        raise BadRequest("seed", "a seed is a whole number or 64 hex digits") from None
