"""Vectors of five numbers: one for each company or level, or for each seat there can be.

mypyc keeps a tuple of known length as plain doubles, without an object for any of them: that makes
the judgement of a table several times as fast as with lists.
"""

from typing import TypeAlias

Five: TypeAlias = tuple[float, float, float, float, float]


def zeros() -> Five:
    """Five times nothing. No constant: mypyc may take one that is a tuple of floats for unset."""
    return (0.0, 0.0, 0.0, 0.0, 0.0)


def five_from(numbers: list[int], first: int) -> Five:
    """Five of `numbers`, from the place `first` on.

    >>> five_from([3, 1, 2, 0, 5, 4], 1)
    (1.0, 2.0, 0.0, 5.0, 4.0)
    """
    return (
        float(numbers[first]),
        float(numbers[first + 1]),
        float(numbers[first + 2]),
        float(numbers[first + 3]),
        float(numbers[first + 4]),
    )


def at(five: Five, place: int) -> float:
    """The number at `place`: a tuple of plain doubles can only be indexed by constants."""
    if place == 0:
        return five[0]
    if place == 1:
        return five[1]
    if place == 2:
        return five[2]
    if place == 3:
        return five[3]
    return five[4]


def put(five: Five, place: int, number: float) -> Five:
    """The vector with `number` at `place`."""
    return (
        number if place == 0 else five[0],
        number if place == 1 else five[1],
        number if place == 2 else five[2],
        number if place == 3 else five[3],
        number if place == 4 else five[4],
    )


def added(five: Five, place: int, by: float) -> Five:
    """The vector with the number at `place` changed."""
    return put(five, place, at(five, place) + by)


def dot(one: Five, other: Five) -> float:
    """The sum of the products."""
    return (
        one[0] * other[0]
        + one[1] * other[1]
        + one[2] * other[2]
        + one[3] * other[3]
        + one[4] * other[4]
    )


def plus(five: Five, factor: float, other: Five) -> Five:
    """The vector and so many times another one."""
    return (
        five[0] + factor * other[0],
        five[1] + factor * other[1],
        five[2] + factor * other[2],
        five[3] + factor * other[3],
        five[4] + factor * other[4],
    )


def largest(five: Five) -> float:
    return max(max(max(five[0], five[1]), max(five[2], five[3])), five[4])
