"""Whole games with everything in motion: nothing is said in the console, no word is missing."""

import pytest

from browser.people import NewPerson
from browser.strategies import STRATEGIES, play_on, short_in

QUICK = 25
"""How many times as fast as people see it."""


@pytest.mark.parametrize("game", short_in(STRATEGIES, "key-largo"))
def test_a_whole_game_in_motion(person: NewPerson, game: str) -> None:
    me = person("fr", game=game, motion=QUICK)
    me.play_now()
    play_on([me])
    assert me.is_over()
