"""What a bot says at a table: a set phrase, chosen from what everybody knows.

A bot that speaks sees less than one that plays: the view of a spectator, public events, lines of
chat, and a seed. So no word, and no silence, can depend on what somebody hides.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias

Public: TypeAlias = Mapping[str, Any]
"""A view, an event or a line of chat, as everybody gets it."""


class Remark(NamedTuple):
    """A set phrase of a bot: about another player, to one, or to nobody."""

    seat: int
    phrase: str
    to: int | None = None


class Talk(Protocol):
    """The bots of one table, as far as they speak."""

    def remark(
        self, view: Public, news: Sequence[Public], lines: Sequence[Public], bots: Collection[int]
    ) -> Remark | None:
        """What one of the `bots` says to what just happened (`news`) and was said (`lines`)."""
