"""What may be said at a table: phrases that everyone reads in their language, and free words."""

from typing import Final

from abyssal.table.errors import refused
from abyssal.table.secrecy import STATEMENT, Secrecy

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


def check_phrase(
    secrecy: Secrecy | None, phrase: str, speaker: int, to: int | None, seats: int
) -> None:
    """Only known phrases are phrases: anything else would be free words in disguise."""
    own = {} if secrecy is None else secrecy.PHRASES
    kind = STATEMENT if phrase in COMMON else own.get(phrase)
    if kind is None:
        raise refused("phrase", f"there is no phrase {phrase!r}", phrase=phrase)
    addressed = to is not None and 0 <= to < seats and to != speaker
    if addressed if kind == STATEMENT else not addressed:
        raise refused("phrase-to", "this phrase is about nobody, or about another player")


def check_words(talk: str, closed: bool) -> None:
    """Whether free words are allowed now; in between, not while talk is closed."""
    if talk == "strict":
        raise refused("talk-strict", "at this table everyone speaks in phrases")
    if talk == "between" and closed:
        raise refused("talk-test", "during a test everyone speaks in phrases")
