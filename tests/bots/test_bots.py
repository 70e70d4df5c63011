"""What holds for every bot of every game: it plays legally, from what its seat knows alone."""

import json
from collections.abc import Iterator
from functools import partial

import pytest

from abyssal import BadRequest
from abyssal.bots import bot, bots
from abyssal.core.game import Game, Position
from abyssal.testing.play import luck_of, random_play
from abyssal.testing.tables import some_tables
from bots.asking import answer
from laws.titles import TITLES

PLAYERS = [(game, name) for game in TITLES for name in bots(game.name)]
PLACES = [(game, name, seats) for game, name in PLAYERS for seats in game.seats]
OPTIONS = 4
EVERY = 3
"""Bots are asked at every third decision of a random game: all kinds of positions occur."""


@pytest.fixture(params=PLAYERS, ids=lambda player: f"{player[0].name}-{player[1]}")
def player(request: pytest.FixtureRequest) -> tuple[Game, str]:
    """Each bot of each game in turn."""
    game, name = request.param
    return game, name


@pytest.fixture(params=PLACES, ids=lambda place: f"{place[0].name}-{place[1]}-{place[2]}")
def place(request: pytest.FixtureRequest) -> tuple[Game, str, int]:
    """Each bot of each game at each of its seat counts in turn."""
    game, name, seats = request.param
    return game, name, seats


def questions(game: Game, seats: int, options: int = OPTIONS) -> Iterator[tuple[Position, int]]:
    """Positions of random games, with a seat that has a choice there."""
    for number, table in enumerate(some_tables(game, seats, options)):
        state = game.new(seats, 100 * seats + number, table.options)
        for decision, (seat, _) in enumerate(random_play(state, luck_of(seats + number))):
            if decision % EVERY == 0 and len(state.legal(seat)) > 1:
                yield state, seat


def test_every_game_has_a_random_bot_and_may_have_its_own() -> None:
    assert bots("into-the-blue") == ["greedy", "random"]
    assert bots("in-too-deep") == ["greedy", "random"]
    assert bots("key-largo") == ["greedy", "random"]
    assert bots("unfathomable") == ["crew", "random"]
    assert bots("a-game-to-come") == ["random"]


def test_an_unknown_bot_is_refused_with_a_list_of_those_there_are(player: tuple[Game, str]) -> None:
    game, _ = player
    with pytest.raises(BadRequest) as refused:
        bot("gready", game, seed=1)
    assert refused.value.code == "bot"
    assert refused.value.details["allowed"] == ", ".join(bots(game.name))
    assert str(refused.value).endswith(f"it has: {', '.join(bots(game.name))}")


def test_a_bot_always_plays_a_legal_action(place: tuple[Game, str, int]) -> None:
    game, name, seats = place
    asked = bot(name, game, seed=seats)
    for state, seat in questions(game, seats):
        assert answer(asked, state, seat) in state.legal(seat)


def test_a_bot_needs_no_more_than_text_can_carry_and_leaves_it_as_it_was(
    player: tuple[Game, str],
) -> None:
    game, name = player
    for state, seat in questions(game, game.seats[-1], options=1):
        text = json.dumps([state.view(seat), state.legal(seat)])
        view, legal = json.loads(text)
        apart = bot(name, game, seed=3).choose(view, legal, partial(state.imagine, seat))
        assert json.dumps([view, legal]) == text
        assert apart == answer(bot(name, game, seed=3), state, seat)


def test_a_bot_does_not_change_the_position(player: tuple[Game, str]) -> None:
    game, name = player
    for state, seat in questions(game, game.seats[0], options=1):
        before = state.hash()
        answer(bot(name, game, seed=3), state, seat)
        assert state.hash() == before


def test_the_same_seed_gives_the_same_answers(place: tuple[Game, str, int]) -> None:
    game, name, seats = place
    one, other = bot(name, game, seed=5), bot(name, game, seed=5)
    for state, seat in questions(game, seats, options=2):
        assert answer(one, state, seat) == answer(other, state, seat)


def test_another_seed_gives_the_random_bot_other_luck() -> None:
    game = TITLES[0]
    one, other = bot("random", game, seed=5), bot("random", game, seed=6)
    asked = questions(game, 3, options=1)
    assert any(answer(one, state, seat) != answer(other, state, seat) for state, seat in asked)


def test_a_bot_answers_the_same_whatever_its_seat_does_not_know(
    place: tuple[Game, str, int],
) -> None:
    game, name, seats = place
    for number, (state, seat) in enumerate(questions(game, seats, options=2)):
        other = state.imagine(seat, number)
        assert answer(bot(name, game, seed=number), state, seat) == answer(
            bot(name, game, seed=number), other, seat
        )


def test_a_bot_that_looks_can_take_over_a_seat_in_the_middle_of_a_game(
    player: tuple[Game, str],
) -> None:
    game, name = player
    seasoned = bot(name, game, seed=1)
    for state, seat in questions(game, game.seats[-1], options=1):
        if not seasoned.blind:
            fresh = bot(name, game, seed=1)
            assert answer(seasoned, state, seat) == answer(fresh, state, seat)
