"""Imagined positions: sound, playable, drawn from what the viewer knows and a seed alone."""

import pytest

from abyssal.core.game import Game
from abyssal.testing.hidden import check_everything_unknown_moves
from abyssal.testing.play import luck_of, random_play
from abyssal.testing.position import viewers
from laws.effort import openings
from laws.titles import hides_of

pytestmark = pytest.mark.twice


def test_an_imagined_position_depends_on_what_the_viewer_knows_and_the_seed_alone(
    place: tuple[Game, int],
) -> None:
    for state, luck in openings(*place, games=1):
        for _ in random_play(state, luck):
            for viewer in viewers(state):
                first, second = luck.below(1000), luck.below(1000)
                direct = state.imagine(viewer, second)
                through = state.imagine(viewer, first).imagine(viewer, second)
                assert through.hash() == direct.hash()


def test_an_imagined_position_is_sound_and_leaves_the_true_one_unchanged(
    place: tuple[Game, int],
) -> None:
    for state, luck in openings(*place, games=1):
        for _ in random_play(state, luck):
            before = state.hash()
            for viewer in viewers(state):
                other = state.imagine(viewer, luck.below(1000))
                other.check()
                assert state.hash() == before


def test_an_imagined_position_can_be_played_to_its_end(place: tuple[Game, int]) -> None:
    for state, luck in openings(*place, games=1):
        for number, _ in enumerate(random_play(state, luck)):
            if luck.below(5) == 0:
                viewer = viewers(state)[luck.below(state.seats + 1)]
                before = state.hash()
                other = state.imagine(viewer, number)
                for _ in random_play(other, luck_of(number)):
                    other.check()
                other.check()
                assert state.hash() == before


def test_everything_unknown_lies_elsewhere_in_some_imagined_position(
    place: tuple[Game, int],
) -> None:
    movable = 0
    for state, luck in openings(*place, games=1):
        for _ in random_play(state, luck):
            if luck.below(8) == 0:
                viewer = viewers(state)[luck.below(state.seats + 1)]
                movable += check_everything_unknown_moves(state, viewer, hides_of(state))
    assert movable > 0
