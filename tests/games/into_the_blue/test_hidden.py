"""What Into the Blue counts as hidden: the pools that the laws of secrecy exchange."""

import pytest

from abyssal.core.game import Viewer
from abyssal.games.into_the_blue.hidden import pools
from games.into_the_blue.table import chest_end, position, shell_end


@pytest.mark.parametrize(
    ("viewer", "hidden"),
    [
        (None, {"row 0": [8], "row 1": [7], "row 2": [6], "row 3": [5], "row 4": [6]}),
        (0, {"row 0": [8], "row 2": [6], "row 3": [5], "row 4": [6]}),
        (1, {"row 0": [8], "row 1": [7], "row 3": [5]}),
    ],
)
def test_a_chest_is_hidden_from_all_but_its_owner(
    viewer: Viewer, hidden: dict[str, list[int]]
) -> None:
    table = position(row=(8, 7, 6, 5, 6), chests={0: [2], 1: [3, 5]})
    assert pools(table.state, viewer) == [hidden]


def test_at_the_end_only_chests_that_nobody_took_are_hidden() -> None:
    shells = {0: "1 0 0 0 11", 1: "2 0 0 0 0"}
    all_taken = chest_end(0, {0: "1 0 0 0 0", 1: "2 0 0 0 0"})
    some_left = shell_end(0, shells, chests={0: [2], 1: [3, 5]}, row=(8, 7, 6, 5, 6))
    for viewer in (None, 1):
        assert pools(all_taken.state, viewer) == [{}]
        assert pools(some_left.state, viewer) == [{"row 0": [8], "row 3": [5]}]
