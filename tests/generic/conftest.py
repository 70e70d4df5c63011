"""Every law is tested for every registered game and for the sample game."""

import pytest

from laws.titles import TITLES

PLACES = [(game, seats) for game in TITLES for seats in game.seats]


@pytest.fixture(params=TITLES, ids=lambda game: game.name)
def game(request):
    """Each title in turn."""
    return request.param


@pytest.fixture(params=PLACES, ids=lambda place: f"{place[0].name}-{place[1]}")
def place(request):
    """Each title at each of its seat counts in turn."""
    return request.param
