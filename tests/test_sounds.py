"""What can be heard of a game tells no secret: it is the same at every screen."""

import json
from collections.abc import Mapping
from pathlib import Path

import pytest

import abyssal
from abyssal.core.game import Game, Position
from abyssal.testing.play import random_play
from abyssal.testing.position import viewers
from laws.effort import openings

TITLES = Path(__file__).parents[1] / "web" / "src" / "games"
SEATS = 4


def sounds_of(game: str) -> Mapping[str, str]:
    """What kinds of events sound like in the client."""
    file = TITLES / game.replace("-", "_") / "sounds.json"
    table: dict[str, str] = json.loads(file.read_text("utf-8"))
    return table


def heard_by_some(game: Game, sounds: Mapping[str, str]) -> set[str]:
    """The kinds of events that are heard at some screens only, in a few random games."""
    found: set[str] = set()

    def listen(state: Position) -> None:
        told = [
            [event["event"].removesuffix("-own") for event in state.events(viewer)]
            for viewer in viewers(state)
        ]
        heard = [[kind for kind in kinds if kind in sounds] for kinds in told]
        if any(one != heard[0] for one in heard):
            found.update(*heard)

    for state, luck in openings(game, SEATS, options=2, games=1):
        state.record_events(True)
        for _ in random_play(state, luck):
            listen(state)
        listen(state)
    return found


@pytest.mark.rule("UNF-H20")
@pytest.mark.parametrize("game", abyssal.games())
def test_a_game_sounds_the_same_at_every_screen(game: str) -> None:
    assert heard_by_some(abyssal.game(game), sounds_of(game)) == set()


def test_what_one_seat_alone_is_told_would_be_found() -> None:
    assert heard_by_some(abyssal.game("key-largo"), {"planned": "card"}) == {"planned"}
