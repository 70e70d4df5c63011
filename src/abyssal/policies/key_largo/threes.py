"""Vectors of three numbers: one for each depth, for each type that is sold, or for each piece.

Like those of five (`abyssal.policies.fives`) they are plain doubles to compiled code.
"""

from typing import TypeAlias

Three: TypeAlias = tuple[float, float, float]


def one_of(three: Three, place: int) -> float:
    """The number at `place`."""
    if place == 0:
        return three[0]
    if place == 1:
        return three[1]
    return three[2]


def put_one(three: Three, place: int, number: float) -> Three:
    """The vector with `number` at `place`."""
    return (
        number if place == 0 else three[0],
        number if place == 1 else three[1],
        number if place == 2 else three[2],
    )
