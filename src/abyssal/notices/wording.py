"""What a notice says: the game, who else plays, until when. Never a card, a role or a plan."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any, Literal
from zoneinfo import ZoneInfo

import msgspec
from babel.dates import format_skeleton

from abyssal.core.errors import AbyssalError
from abyssal.notices.wishes import Wishes
from abyssal.table.forgetting import NOBODY
from abyssal.words import Words


class Open(msgspec.Struct, frozen=True):
    """A turn that waits for somebody, or something else at a table that they should know of."""

    table: str
    seat: int
    game: str
    names: list[str]
    """Of the others."""
    since: float
    until: float | None = None
    sealed: bool = False
    """Whether several are asked at once, in secret: then all are told the same."""
    decision: int = 0
    """Its number, for this seat."""


class Message(msgspec.Struct, frozen=True):
    """What goes out: turns, that a turn is over, that its time soon is (`last`), that a seat is to
    be given away, that a table ends, a try, or a question whether mail is wanted."""

    kind: Literal["turns", "gone", "last", "seat", "ends", "try", "confirm"]
    turns: list[Open] = []
    table: str = ""


class Text(msgspec.Struct, frozen=True):
    """A message in words."""

    title: str
    body: str
    path: str


def text_of(message: Message, wishes: Wishes) -> Text:
    """A message in the language of whoever reads it."""
    words = Words(wishes.language)
    if message.kind in ("try", "confirm"):
        return Text(words(f"notice-{message.kind}"), words(f"notice-{message.kind}-line"), "/me")
    if message.kind in ("last", "seat", "ends"):
        [turn] = message.turns
        title = words(f"notice-{message.kind}", game=game_name(turn.game, wishes.language))
        path = f"/t/{turn.table}"
        if message.kind == "last":
            return Text(title, line_of(turn, wishes, words), path)
        until = moment_of(turn.until or 0.0, wishes)
        return Text(title, words(f"notice-{message.kind}-line", until=until), path)
    if len(message.turns) == 1:
        [turn] = message.turns
        kind = "notice-sealed" if turn.sealed else "notice-turn"
        title = words(kind, game=game_name(turn.game, wishes.language))
        return Text(title, line_of(turn, wishes, words), f"/t/{turn.table}")
    title = words("notice-digest", count=len(message.turns))
    lines = [
        f"{game_name(turn.game, wishes.language)}: {line_of(turn, wishes, words)}"
        for turn in message.turns
    ]
    return Text(title, "\n".join(lines), "/")


def line_of(turn: Open, wishes: Wishes, words: Words) -> str:
    """With whom, and until when."""
    names = ", ".join(turn.names)
    until = "" if turn.until is None else moment_of(turn.until, wishes)
    arguments: Mapping[str, Any] = {"names": names, "until": until}
    kind = f"{'with' if names else 'alone'}{'-until' if until else ''}"
    return words.text(f"notice-{kind}", arguments)


def game_name(game: str, language: str) -> str:
    """What a game is called; one that is not installed here any more, by its id."""
    try:
        return Words(language, game)("title")
    except AbyssalError:
        return game


def moment_of(moment: float, wishes: Wishes) -> str:
    """A moment as somebody reads it, where they are."""
    local = datetime.fromtimestamp(moment, ZoneInfo(wishes.zone))
    parts = [format_skeleton(shown, local, locale=wishes.language) for shown in ("MMMEd", "Hm")]
    return ", ".join(parts)


def others(names: Sequence[str], seat: int) -> list[str]:
    """The names of the others at a table, as far as they have some."""
    return [name for other, name in enumerate(names) if other != seat and name not in ("", NOBODY)]
