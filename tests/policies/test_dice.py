"""Expectations over dice, against every throw there is."""

from fractions import Fraction
from itertools import combinations, product
from math import comb, isclose
from statistics import fmean

import pytest

from abyssal.core.chance import fast_chance
from abyssal.policies.into_the_blue.dice import (
    CHOICES,
    FAILED,
    PERFECT,
    Dice,
    placing,
    reroll_weights,
)
from abyssal.policies.policy import best_of

FACES = range(1, 7)
ALL_REROLLS = list(range(64))

DICE = Dice()
"""Each test fills in its own numbers."""

LUCK = fast_chance(1)
ANYTHING = [LUCK.below(1000) / 1000 for _ in range(CHOICES)]
"""A worth for each thing a turn can come to, without a pattern."""


def worth_if(**worths: float) -> list[float]:
    """Everything is worth nothing, but for what is named."""
    found = [0.0] * CHOICES
    found[FAILED] = worths.get("failed", 0.0)
    found[PERFECT] = worths.get("perfect", 0.0)
    return found


def result(*dice: int) -> float:
    """What a result is worth, as it was filled in."""
    return DICE.keep_of(list(dice)).last


def sub_multisets(dice: tuple[int, ...]) -> set[tuple[int, ...]]:
    return {kept for size in range(7) for kept in combinations(sorted(dice), size)}


def test_there_are_924_keeps_and_462_of_them_are_results() -> None:
    assert len(DICE.keeps) == 924
    assert len(DICE.results) == 462
    assert {keep.size for keep in DICE.results} == {6}
    assert len(DICE.outcomes) == 63


def test_a_result_is_worth_the_best_that_it_allows() -> None:
    DICE.fill(ANYTHING)
    allowed = [placing(1, 2), placing(2, 1), placing(3, 1)]
    assert result(1, 1, 2, 3, 5, 6) == max(ANYTHING[choice] for choice in allowed)
    assert result(1, 2, 3, 4, 5, 6) == ANYTHING[PERFECT]
    assert result(2, 2, 3, 4, 5, 6) == ANYTHING[FAILED]
    five_levels = max(ANYTHING[placing(level, 1 + (level == 5))] for level in range(1, 6))
    assert result(1, 2, 3, 4, 5, 5) == five_levels


@pytest.mark.parametrize("kept", [(1, 2, 3, 5, 6), (1, 1, 4, 6), (2, 2, 2)])
def test_a_keep_is_worth_the_mean_over_all_throws_of_the_other_dice(kept: tuple[int, ...]) -> None:
    DICE.fill(ANYTHING)
    throws = product(FACES, repeat=6 - len(kept))
    expected = DICE.keep_of(list(kept)).last
    assert isclose(expected, fmean(result(*kept, *thrown) for thrown in throws))


def test_with_two_rolls_to_come_a_keep_is_worth_the_mean_of_the_best_answers() -> None:
    DICE.fill(ANYTHING)
    kept = [1, 2, 3, 3]
    best = [
        max(reroll_weights(DICE, [*kept, *thrown], rolls=2)) for thrown in product(FACES, repeat=2)
    ]
    assert isclose(DICE.keep_of(kept).early, fmean(best))


def test_one_of_each_face_falls_720_times_in_46656() -> None:
    DICE.fill(worth_if(perfect=1.0))
    assert isclose(DICE.keep_of([]).last, 720 / 46656)


def test_with_two_rerolls_a_one_is_missed_only_by_dice_that_show_none() -> None:
    DICE.fill([float(choice != FAILED) for choice in range(CHOICES)])
    assert isclose(DICE.keep_of([]).last, 1 - (5 / 6) ** 6)
    assert isclose(DICE.keep_of([]).early, 1 - (5 / 6) ** 12)


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
    DICE.fill(worth_if(perfect=1.0))
    assert isclose(DICE.keep_of([]).early, float(one_of_each(6, 2)))
    doubles = reroll_weights(DICE, [1, 1, 3, 3, 3, 6], rolls=1)
    assert isclose(max(doubles), float(one_of_each(3, 2)))


@pytest.mark.parametrize("rolls", [1, 2])
@pytest.mark.parametrize("dice", [(1, 2, 3, 4, 5, 6), (1, 1, 3, 3, 3, 6), (4, 4, 4, 4, 4, 4)])
def test_the_best_reroll_is_the_best_of_all_keeps_that_are_part_of_the_result(
    dice: tuple[int, ...], rolls: int
) -> None:
    DICE.fill(ANYTHING)
    keeps = {kept: DICE.keep_of(list(kept)) for kept in sub_multisets(dice) if len(kept) < 6}
    worths = [keep.early if rolls == 1 else keep.last for keep in keeps.values()]
    weights = reroll_weights(DICE, list(dice), rolls)
    assert weights[0] == result(*dice)
    assert max(weights[1:]) == max(worths)


def test_of_equal_rerolls_the_first_dice_are_thrown() -> None:
    threes = [0.0] * CHOICES
    threes[placing(3, 3)] = 1.0
    DICE.fill(threes)
    weights = reroll_weights(DICE, [1, 2, 3, 3, 3, 3], rolls=2)
    assert best_of(ALL_REROLLS, weights) == 0b000100


def test_a_reroll_that_is_no_better_is_not_made() -> None:
    DICE.fill([0.5] * CHOICES)
    assert best_of(ALL_REROLLS, reroll_weights(DICE, [1, 2, 2, 3, 6, 6], rolls=1)) == 0
