"""Whole games as people see them: `abyssal serve` itself, its pauses and clocks, and all motion."""

from collections.abc import Iterator

import pytest

from abyssal.testing.process import Process, free_port
from browser.people import NewPerson
from browser.strategies import STRATEGIES, play_on


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    process = Process(tmp_path_factory.mktemp("data"), free_port())
    yield process
    process.stop()


@pytest.mark.long
@pytest.mark.parametrize("game", STRATEGIES)
def test_a_whole_game_is_played_at_true_speed(person: NewPerson, game: str) -> None:
    me = person(game=game, motion=1)
    me.play_now()
    play_on([me])
    assert me.is_over()
