"""Every law is tested for every registered game and for the sample game."""

import pytest

from abyssal.core.game import Game
from laws.titles import TITLES

PLACES = [(game, seats) for game in TITLES for seats in game.seats]


@pytest.fixture(params=TITLES, ids=lambda game: game.name)
def game(request: pytest.FixtureRequest) -> Game:
    """Each title in turn."""
    game: Game = request.param
    return game


@pytest.fixture(params=PLACES, ids=lambda place: f"{place[0].name}-{place[1]}")
def place(request: pytest.FixtureRequest) -> tuple[Game, int]:
    """Each title at each of its seat counts in turn."""
    game, seats = request.param
    return game, seats
