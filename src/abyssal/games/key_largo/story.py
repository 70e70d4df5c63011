"""The story of a game of Key Largo: the fortunes from half-day to half-day. No tie is broken."""

from collections.abc import Iterable
from typing import Any

from abyssal.core.story import Tie, counted
from abyssal.core.title import Moment
from abyssal.games.key_largo.position import Position
from abyssal.games.key_largo.scoring import fortunes


def story(moments: Iterable[Moment]) -> dict[str, Any]:
    return counted(moments, half_day_of, fortunes, no_ties)


def half_day_of(state: Position) -> int:
    """The half-days, counted from 1."""
    return 2 * (state.day - 1) + state.half + 1


def no_ties(state: Position) -> list[Tie]:
    """Equal fortunes share a place (KL-140)."""
    return []
