"""The story of a game of Key Largo: fortunes by the half-day, and no ties."""

import pytest

from abyssal.games.key_largo.story import half_day_of, no_ties
from games.key_largo.table import position


@pytest.mark.parametrize(("day", "counted"), [(1, 1), (2, 3), (10, 19)])
def test_half_days_are_counted_from_1(day: int, counted: int) -> None:
    assert half_day_of(position(day=day).state) == counted


def test_an_afternoon_is_the_half_day_after_its_morning() -> None:
    assert half_day_of(position(day=2).plan("dive dolphins").state) == 3
    assert half_day_of(position(day=2).plan("dolphins dive").state) == 4


@pytest.mark.rule("KL-140")
def test_equal_fortunes_are_no_tie() -> None:
    assert no_ties(position().state) == []
