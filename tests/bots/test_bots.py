"""What holds for every bot of every game: it plays legally, from what its seat knows alone."""

import json
from collections.abc import Iterator
from functools import partial

import pytest

from abyssal import BadRequest
from abyssal.bots import Bot, Searching, bot, bots
from abyssal.core.game import Game, Position
from abyssal.testing.play import luck_of, random_play
from abyssal.testing.tables import some_tables
from bots.asking import answer
from laws.titles import TITLES

ALIKE = ("level-1", "level-3", "level-4")
"""Levels that differ from the others in numbers alone."""
PLAYERS = [(game, name) for game in TITLES for name in bots(game.name) if name not in ALIKE]
PLACES = [(game, name, seats) for game, name in PLAYERS for seats in game.seats]
OPTIONS = 4
EVERY = 3
"""Bots are asked at every third decision of a random game: all kinds of positions occur."""
RARELY = 60
"""The same for those that judge imagined positions, which takes longer."""
LADDER = ["level-1", "level-2", "level-3", "level-4", "level-5"]


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


def questions(
    game: Game, seats: int, options: int = OPTIONS, every: int = EVERY
) -> Iterator[tuple[Position, int]]:
    """Positions of random games, with a seat that has a choice there."""
    for number, table in enumerate(some_tables(game, seats, options)):
        state = game.new(seats, 100 * seats + number, table.options)
        for decision, (seat, _) in enumerate(random_play(state, luck_of(seats + number))):
            if decision % every == 0 and len(state.legal(seat)) > 1:
                yield state, seat


def every_for(name: str) -> int:
    """How often a bot is asked. One that searches gives its first thought if it must."""
    return RARELY if name in LADDER else EVERY


def made(name: str, game: Game, seed: int) -> Bot:
    """A bot that searches no longer than it must."""
    found = bot(name, game, seed)
    if isinstance(found, Searching):
        found.stop = Often()
    return found


class Often:
    """The time is up when it is asked a second time: after the first imagined positions."""

    def __init__(self) -> None:
        self.asked = 0

    def __call__(self) -> bool:
        self.asked += 1
        return self.asked % 2 == 0


def test_every_game_has_a_random_bot_and_may_have_its_own() -> None:
    assert bots("into-the-blue") == ["greedy", *LADDER, "random"]
    assert bots("in-too-deep") == ["greedy", *LADDER, "random"]
    assert bots("key-largo") == ["greedy", *LADDER, "random"]
    assert bots("unfathomable") == ["crew", *LADDER, "random"]
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
    asked = made(name, game, seed=seats)
    for state, seat in questions(game, seats, every=every_for(name)):
        assert answer(asked, state, seat) in state.legal(seat)


def test_a_bot_needs_no_more_than_text_can_carry_and_leaves_it_as_it_was(
    player: tuple[Game, str],
) -> None:
    game, name = player
    for state, seat in questions(game, game.seats[-1], options=1, every=every_for(name)):
        text = json.dumps([state.view(seat), state.legal(seat)])
        view, legal = json.loads(text)
        apart = made(name, game, seed=3).choose(view, legal, partial(state.imagine, seat))
        assert json.dumps([view, legal]) == text
        assert apart == answer(made(name, game, seed=3), state, seat)


def test_a_bot_does_not_change_the_position(player: tuple[Game, str]) -> None:
    game, name = player
    for state, seat in questions(game, game.seats[0], options=1, every=every_for(name)):
        before = state.hash()
        answer(made(name, game, seed=3), state, seat)
        assert state.hash() == before


def test_the_same_seed_gives_the_same_answers(place: tuple[Game, str, int]) -> None:
    game, name, seats = place
    one, other = made(name, game, seed=5), made(name, game, seed=5)
    for state, seat in questions(game, seats, options=2, every=every_for(name)):
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
    asked = questions(game, seats, options=2, every=every_for(name))
    for number, (state, seat) in enumerate(asked):
        other = state.imagine(seat, number)
        assert answer(made(name, game, seed=number), state, seat) == answer(
            made(name, game, seed=number), other, seat
        )


def test_a_bot_that_looks_can_take_over_a_seat_in_the_middle_of_a_game(
    player: tuple[Game, str],
) -> None:
    game, name = player
    seasoned = made(name, game, seed=1)
    for state, seat in questions(game, game.seats[-1], options=1, every=every_for(name)):
        if not seasoned.blind:
            fresh = made(name, game, seed=1)
            assert answer(seasoned, state, seat) == answer(fresh, state, seat)
