"""Chat rules: set phrases, which all read in their own language, and when free text is allowed."""

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
    """Refuse an unknown phrase: it would be free text in disguise."""
    own = {} if secrecy is None else secrecy.PHRASES
    kind = STATEMENT if phrase in COMMON else own.get(phrase)
    if kind is None:
        raise refused("phrase", f"there is no phrase {phrase!r}", phrase=phrase)
    addressed = to is not None and 0 <= to < seats and to != speaker
    if addressed if kind == STATEMENT else not addressed:
        raise refused("phrase-to", "this phrase is about nobody, or about another player")


def check_words(talk: str, closed: bool) -> None:
    """Refuse free text where the house rule `talk` forbids it: always, or while talk is closed."""
    if talk == "strict":
        raise refused("talk-strict", "at this table everyone speaks in phrases")
    if talk == "between" and closed:
        raise refused("talk-test", "during a test everyone speaks in phrases")
