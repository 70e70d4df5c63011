"""The story of a game of Into the Blue: the score from turn to turn, and the ties at its end."""

from collections.abc import Iterable
from itertools import pairwise
from typing import Any

from abyssal.core.story import Tie, counted
from abyssal.core.title import Moment
from abyssal.games.into_the_blue.components import LEVELS
from abyssal.games.into_the_blue.position import Position
from abyssal.games.into_the_blue.rules import ranking, scores, settled_by


def story(moments: Iterable[Moment]) -> dict[str, Any]:
    return counted(moments, turn_of, scores, ties)


def turn_of(state: Position) -> int:
    return state.turn


def ties(state: Position) -> list[Tie]:
    """Neighbours on a level with as many shells, who took different tokens (ITB-61 to ITB-66)."""
    found: list[Tie] = []
    points = scores(state)
    for level in range(LEVELS, 0, -1):
        values = state.treasures.of_level(level, state.seats)
        ranked = ranking(state, level)
        for rank, (better, worse) in enumerate(pairwise(ranked)):
            by = settled_by(state, level, better, worse)
            mine, theirs = [value_at(values, place) for place in (rank, rank + 1)]
            if by == "shells" or mine == theirs:
                continue
            other = points.copy()
            other[better] += theirs - mine
            other[worse] += mine - theirs
            found.append(
                {
                    "on": f"level-{level}",
                    "seats": [better, worse],
                    "by": by,
                    "values": [mine, theirs],
                    "decisive": winners(other) != winners(points),
                }
            )
    return found


def value_at(values: list[int], rank: int) -> int:
    return values[rank] if rank < len(values) else 0


def winners(points: list[int]) -> list[int]:
    return [seat for seat, score in enumerate(points) if score == max(points)]
