"""The story of a game that is over, where something is counted: the score from turn to turn."""

from collections.abc import Callable, Iterable
from typing import Any, TypedDict, TypeVar, cast

from abyssal.core.game import Position
from abyssal.core.title import Moment

State = TypeVar("State", bound=Position)


class Point(TypedDict):
    """What everybody would have scored if the game had ended with this turn."""

    turn: int
    scores: list[int]


class Tie(TypedDict):
    """Two who were level, and what put the first before the second.

    `on` is what it was about, `values` what each of the two took from it, and `decisive` says that
    others would have won if it had gone the other way.
    """

    on: str
    seats: list[int]
    by: str
    values: list[int]
    decisive: bool


def counted(
    moments: Iterable[Moment],
    turn_of: Callable[[State], int],
    scores: Callable[[State], list[int]],
    ties: Callable[[State], list[Tie]],
) -> dict[str, Any]:
    """The story of a game in which points or money are counted.

    A step counts for the turn in which it was made, although the next one may begin with it.
    """
    curve: list[Point] = []
    turn = 0
    for moment in moments:
        state = cast(State, moment.state)
        point: Point = {"turn": turn, "scores": scores(state)}
        if not moment.stands:
            pass
        elif curve and curve[-1]["turn"] == turn:
            curve[-1] = point
        else:
            curve.append(point)
        turn = turn_of(state)
    return {"curve": curve, "ties": ties(state) if state.over() else []}
