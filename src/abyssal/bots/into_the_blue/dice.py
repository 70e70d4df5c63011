"""What six dice are worth with rerolls to come: exact expectations over all results.

A *keep* is a multiset of up to six dice, as counts by face; there are 924 of them, and 462 are full
results of six dice. The order of the dice never matters, so equal rerolls are one keep.
"""

from itertools import combinations_with_replacement
from typing import Final, TypeAlias

from abyssal.games.into_the_blue.components import DICE, FACES

Counts: TypeAlias = tuple[int, ...]
"""How many dice show each face, the lowest face first."""


def counts_of(faces: list[int] | tuple[int, ...]) -> Counts:
    """The dice as counts.

    >>> counts_of([1, 2, 2, 5, 6, 6])
    (1, 2, 0, 0, 1, 2)
    """
    return tuple(faces.count(face) for face in range(1, FACES + 1))


def changed(keep: Counts, face: int, by: int) -> Counts:
    """The keep with one die more or less that shows `face` (from 0)."""
    return (*keep[:face], keep[face] + by, *keep[face + 1 :])


KEEPS: Final = [
    counts_of(faces)
    for size in range(DICE + 1)
    for faces in combinations_with_replacement(range(1, FACES + 1), size)
]
"""Every keep, smaller ones first."""
NUMBER: Final = {keep: number for number, keep in enumerate(KEEPS)}
FIRST_FULL: Final = next(number for number, keep in enumerate(KEEPS) if sum(keep) == DICE)
RESULTS: Final = KEEPS[FIRST_FULL:]
"""The 462 results of six dice."""

WITH_ONE_MORE: Final = [
    tuple(NUMBER[changed(keep, face, 1)] for face in range(FACES)) for keep in KEEPS[:FIRST_FULL]
]
"""For each keep that is not full: what it becomes with one more die, face by face."""
WITH_ONE_LESS: Final = [
    tuple(NUMBER[changed(keep, face, -1)] for face in range(FACES) if keep[face]) for keep in KEEPS
]


def expectations(results: list[float]) -> list[float]:
    """For each keep: the mean of `results` once all other dice have been thrown."""
    expected = [0.0] * FIRST_FULL + results
    for keep in range(FIRST_FULL - 1, -1, -1):
        one, two, three, four, five, chest = WITH_ONE_MORE[keep]
        expected[keep] = (
            expected[one]
            + expected[two]
            + expected[three]
            + expected[four]
            + expected[five]
            + expected[chest]
        ) / FACES
    return expected


def best_rerolls(expected: list[float]) -> list[float]:
    """For each result: the best expectation of a keep that is part of it."""
    best = expected.copy()
    for keep in range(1, len(best)):
        for less in WITH_ONE_LESS[keep]:
            if best[less] > best[keep]:
                best[keep] = best[less]
    return best[FIRST_FULL:]


WEIGHTS: Final = [(DICE + 1) ** face for face in range(FACES)]
BY_WEIGHT: Final = {
    sum(count * weight for count, weight in zip(keep, WEIGHTS, strict=True)): number
    for number, keep in enumerate(KEEPS)
}
"""A keep's number by the weight of its dice: no two keeps weigh the same."""


def best_reroll(dice: list[int], stop: float, expected: list[float]) -> int:
    """The dice to throw, as bits, or 0 if to stop is as good as any reroll.

    Of equal rerolls the one with the lowest bits stands for all.
    """
    weights = [WEIGHTS[face - 1] for face in dice]
    thrown_weights = [0]
    for weight in weights:
        thrown_weights += [weight + others for others in thrown_weights]
    whole = sum(weights)
    best, best_value = 0, stop
    for thrown in range(1, 1 << DICE):
        value = expected[BY_WEIGHT[whole - thrown_weights[thrown]]]
        if value > best_value:
            best, best_value = thrown, value
    return best
