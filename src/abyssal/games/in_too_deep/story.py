"""The story of a game of In Too Deep: the worth of portfolios from turn to turn, and its ties."""

from collections.abc import Iterable
from itertools import pairwise
from typing import Any

from abyssal.core.story import Tie, counted
from abyssal.core.title import Moment
from abyssal.games.in_too_deep.position import Position
from abyssal.games.in_too_deep.rules import places, scores


def story(moments: Iterable[Moment]) -> dict[str, Any]:
    return counted(moments, turn_of, scores, ties)


def turn_of(state: Position) -> int:
    return state.turn


def ties(state: Position) -> list[Tie]:
    """Neighbours of the same value: cards in hand decide, then the seat (ITD-136)."""
    points = scores(state)
    ranked = places(state)
    found: list[Tie] = []
    for rank, (better, worse) in enumerate(pairwise(ranked)):
        if points[better] != points[worse]:
            continue
        held = [len(state.hands[seat]) for seat in (better, worse)]
        found.append(
            {
                "on": "value",
                "seats": [better, worse],
                "by": "seat" if held[0] == held[1] else "hand",
                "values": held,
                "decisive": rank == 0,
            }
        )
    return found
