"""Talk at a table of Unfathomable: heard by all alike, and without any effect on the game."""

import pytest

from abyssal.table import commands as do
from live.pure import Sitting


@pytest.mark.rule("UNF-R99")
def test_what_a_player_says_is_heard_by_everyone_and_changes_nothing() -> None:
    sitting = Sitting("unfathomable").start()
    before = (sitting.table.playing().hash(), list(sitting.table.decisions))
    sitting.do(1, do.Say, phrase="good-game")
    heard = [sitting.last(viewer, "chat") for viewer in (0, 1, 2)]
    assert [line["phrase"] for line in heard] == ["good-game"] * 3
    assert [line["from"] for line in heard] == [1, 1, 1]
    assert (sitting.table.playing().hash(), list(sitting.table.decisions)) == before
