"""The story of a game of In Too Deep: its ties."""

import pytest

from abyssal.games.in_too_deep.story import ties
from games.in_too_deep.table import position


@pytest.mark.rule("ITD-136")
def test_a_tie_is_told_with_what_decided_it_and_whether_it_decided_the_game() -> None:
    table = position(
        4,
        hands={0: 1, 1: 3, 2: 2, 3: 2},
        shares={"ocean": [2, 2, 1, 1]},
        depths={"ocean": "1 2"},
        rest="research",
    )
    assert ties(table.state) == [
        {"on": "value", "seats": [1, 0], "by": "hand", "values": [3, 1], "decisive": True},
        {"on": "value", "seats": [3, 2], "by": "seat", "values": [2, 2], "decisive": False},
    ]


def test_values_that_differ_are_no_tie() -> None:
    table = position(3, shares={"ocean": [3, 2, 1]}, depths={"ocean": "1 2"}, rest="research")
    assert ties(table.state) == []
