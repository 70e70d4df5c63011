"""What may be said at a table: phrases that everyone reads in their language, and free words."""

from typing import Final

from abyssal.core.manners import STATEMENT, Manners
from abyssal.table.errors import refused

COMMON: Final = (
    "hello",
    "good-luck",
    "well-played",
    "thanks",
    "sorry",
    "oops",
    "your-turn",
    "thinking",
    "moment",
    "yes",
    "no",
    "again",
    "good-game",
    "bye",
)
"""Phrases of every table."""


def check_phrase(manners: Manners, phrase: str, speaker: int, to: int | None, seats: int) -> None:
    """Only known phrases are phrases: anything else would be free words in disguise."""
    kind = STATEMENT if phrase in COMMON else manners.phrases.get(phrase)
    if kind is None:
        raise refused("phrase", f"there is no phrase {phrase!r}", phrase=phrase)
    addressed = to is not None and 0 <= to < seats and to != speaker
    if addressed if kind == STATEMENT else not addressed:
        raise refused("phrase-to", "this phrase is about nobody, or about another player")


def check_words(talk: str, testing: bool) -> None:
    """Whether free words are allowed now (UNF-373)."""
    if talk == "strict":
        raise refused("talk-strict", "at this table everyone speaks in phrases")
    if talk == "between" and testing:
        raise refused("talk-test", "during a test everyone speaks in phrases")
