"""Expectations over dice, against every throw there is."""

from fractions import Fraction
from itertools import combinations, product
from math import comb, isclose
from statistics import fmean

import pytest

from abyssal.bots.into_the_blue.dice import (
    FIRST_FULL,
    KEEPS,
    NUMBER,
    RESULTS,
    best_reroll,
    best_rerolls,
    counts_of,
    expectations,
)
from abyssal.core.chance import fast_chance

FACES = range(1, 7)
ONE_OF_EACH = (1, 1, 1, 1, 1, 1)

LUCK = fast_chance(1)
ANYTHING = [LUCK.below(1000) / 1000 for _ in RESULTS]
"""A worth for each result that has no pattern."""


def worth(*dice: int) -> float:
    return ANYTHING[RESULTS.index(counts_of(dice))]


def sub_multisets(dice: tuple[int, ...]) -> set[tuple[int, ...]]:
    return {counts_of(kept) for size in range(7) for kept in combinations(dice, size)}


def test_there_are_924_keeps_and_462_of_them_are_results() -> None:
    assert len(KEEPS) == len(set(KEEPS)) == 924
    assert len(RESULTS) == 462
    assert {sum(counts) for counts in RESULTS} == {6}


@pytest.mark.parametrize("kept", [(1, 2, 3, 5, 6), (1, 1, 4, 6), (2, 2, 2)])
def test_a_keep_is_worth_the_mean_over_all_throws_of_the_other_dice(kept: tuple[int, ...]) -> None:
    throws = product(FACES, repeat=6 - len(kept))
    expected = expectations(ANYTHING)[NUMBER[counts_of(kept)]]
    assert isclose(expected, fmean(worth(*kept, *thrown) for thrown in throws))


def test_one_of_each_face_falls_720_times_in_46656() -> None:
    perfect = [float(counts == ONE_OF_EACH) for counts in RESULTS]
    assert isclose(expectations(perfect)[NUMBER[counts_of([])]], 720 / 46656)


def test_with_two_rerolls_a_one_is_missed_only_by_eighteen_dice() -> None:
    a_one = [float(counts[0] > 0) for counts in RESULTS]
    after_two = best_rerolls(expectations(a_one))
    after_one = best_rerolls(expectations(after_two))
    assert isclose(expectations(after_one)[0], 1 - (5 / 6) ** 18)
    none_yet = RESULTS.index(counts_of([2, 2, 3, 4, 5, 6]))
    assert isclose(after_one[none_yet], 1 - (5 / 6) ** 12)


def new_faces(wanted: int, thrown: int) -> Fraction:
    """How likely so many dice show all of `wanted` given faces, by inclusion and exclusion."""
    chance = Fraction(0)
    for missed in range(wanted + 1):
        part = comb(wanted, missed) * Fraction(6 - missed, 6) ** thrown
        chance += -part if missed % 2 else part
    return chance


def exactly_new(new: int, missing: int, thrown: int) -> Fraction:
    """How likely so many dice show exactly `new` of the faces still missing."""
    chance = Fraction(0)
    for hidden in range(new + 1):
        part = comb(new, hidden) * Fraction(6 - missing + new - hidden, 6) ** thrown
        chance += -part if hidden % 2 else part
    return comb(missing, new) * chance


def one_of_each(missing: int, rolls: int) -> Fraction:
    """How likely all six faces are complete if doubles are thrown again, so many times."""
    if missing == 0 or rolls == 0:
        return Fraction(missing == 0)
    chances = (
        exactly_new(new, missing, missing) * one_of_each(missing - new, rolls - 1)
        for new in range(missing + 1)
    )
    return sum(chances, Fraction(0))


def test_the_best_chance_of_one_of_each_face_is_to_throw_all_doubles_again() -> None:
    assert one_of_each(6, 1) == new_faces(6, 6) == Fraction(720, 46656)
    perfect = [float(counts == ONE_OF_EACH) for counts in RESULTS]
    after_one = best_rerolls(expectations(best_rerolls(expectations(perfect))))
    assert isclose(expectations(after_one)[0], float(one_of_each(6, 3)))


@pytest.mark.parametrize("dice", [(1, 2, 3, 4, 5, 6), (1, 1, 3, 3, 3, 6), (4, 4, 4, 4, 4, 4)])
def test_the_best_reroll_is_the_best_of_all_keeps_that_are_part_of_the_result(
    dice: tuple[int, ...],
) -> None:
    expected = expectations(ANYTHING)
    best = max(expected[NUMBER[kept]] for kept in sub_multisets(dice))
    assert best_rerolls(expected)[RESULTS.index(counts_of(dice))] == best
    thrown = best_reroll(list(dice), worth(*dice), expected)
    kept = [face for die, face in enumerate(dice) if not thrown >> die & 1]
    assert expected[NUMBER[counts_of(kept)]] == best


def test_of_equal_rerolls_the_first_dice_are_thrown() -> None:
    threes = expectations([float(counts[2] == 3) for counts in RESULTS])
    assert best_reroll([3, 3, 3, 3, 3, 3], 0.0, threes) == 0b000111
    assert best_reroll([3, 3, 3, 1, 3, 1], 0.0, threes) == 0b000001


def test_a_reroll_that_is_no_better_is_not_made() -> None:
    indifferent = expectations([0.5] * len(RESULTS))
    assert best_reroll([1, 2, 2, 3, 6, 6], 0.5, indifferent) == 0


def test_full_keeps_are_worth_what_their_result_is() -> None:
    assert expectations(ANYTHING)[FIRST_FULL:] == ANYTHING
