"""Positions as values of Python: pickled, copied, compared, printed, and explained by `help`."""

import copy
import inspect
import pickle
import re
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

import abyssal
from abyssal import BadRequest, Game, Illegal, Position
from abyssal.core.chance import chance_of
from abyssal.core.sheet import Sheet
from abyssal.games import pickled
from abyssal.testing.play import luck_of, play_out, random_play
from laws.effort import openings
from sealed_bids.game import sealed_bids

OFTEN = 7
"""One in so many positions of a game is looked at."""


def positions(game: Game, seats: int) -> Iterator[Position]:
    """Positions from the first to the last of random games."""
    for state, luck in openings(game, seats, options=2, games=1):
        for number, _ in enumerate(random_play(state, luck)):
            if number % OFTEN == 0:
                yield state
        yield state


def own_copy(game: Game) -> Game:
    """The title with the same numbers under another digest, as from a box of one's own."""
    make: type = type(game)  # every title takes a sheet
    own: Game = make(Sheet.of({**game.data, "edition": "own"}, "own"))
    return own


def test_a_pickled_position_comes_back_the_same_and_plays_on(place: tuple[Game, int]) -> None:
    for number, state in enumerate(positions(*place)):
        back = pickle.loads(pickle.dumps(state))
        assert type(back) is type(state)
        assert back == state
        back.check()
        assert back.hash() == state.hash()
        if number % OFTEN == 0:
            assert play_out(back, luck_of(number)) == play_out(state.copy(), luck_of(number))


def test_copies_are_equal_and_independent(place: tuple[Game, int]) -> None:
    for state in positions(*place):
        for twin in (copy.copy(state), copy.deepcopy(state), copy.deepcopy([state])[0]):
            assert twin == state
            assert twin is not state
            assert twin.game is state.game
            if seats := twin.to_act():
                twin.play(seats[0], twin.legal(seats[0])[-1])
                assert twin != state


def test_positions_are_equal_exactly_when_their_hashes_are(place: tuple[Game, int]) -> None:
    met = [state.copy() for state in positions(*place)][:12]
    for one in met:
        for other in met:
            assert (one == other) == (one.hash() == other.hash())
    assert met[0] != met[0].hash()
    assert met[0] != None  # noqa: E711


def test_a_position_that_can_change_is_no_key(game: Game) -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(game.new(game.seats[0], seed=1))


def test_own_numbers_survive_pickling(game: Game) -> None:
    own = own_copy(game)
    state = own.new(game.seats[0], seed=1)
    back, again = pickle.loads(pickle.dumps([state, state.copy()]))
    assert back == state
    assert back.game.data == own.data
    assert back.game is again.game
    assert back != game.new(game.seats[0], seed=1)
    assert pickle.loads(pickle.dumps(own)).data_digest == own.data_digest


def test_a_game_that_is_no_longer_registered_is_pickled_with_its_numbers() -> None:
    game = sealed_bids()
    assert game.name not in abyssal.games()
    make, arguments = pickled(game)
    assert make(*arguments).data == game.data


@pytest.mark.parametrize("name", abyssal.games())
def test_a_title_with_our_numbers_is_pickled_as_its_name(name: str) -> None:
    pickled = pickle.dumps(abyssal.game(name))
    assert len(pickled) < 100
    assert pickle.loads(pickled) is abyssal.game(name)


def test_a_pickle_of_other_rules_is_refused(game: Game) -> None:
    state = game.new(game.seats[0], seed=1)
    rebuild, (title, document) = state.__reduce__()
    with pytest.raises(BadRequest, match="rules"):
        rebuild(title, {**document, "rules": 0})


def test_a_pickled_position_records_no_events(game: Game) -> None:
    state = game.new(game.seats[0], seed=1)
    state.record_events()
    assert pickle.loads(pickle.dumps(state)).log is None


def test_positions_and_refusals_cross_to_other_processes() -> None:
    states = [abyssal.game(name).new(3, seed=1) for name in abyssal.games()]
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        for state in states:
            assert pool.submit(copy.deepcopy, state).result() == state
            with pytest.raises(Illegal) as refused:
                pool.submit(Position.play, state, state.to_act()[0], -1).result()
            assert refused.value.code == "illegal"
            assert refused.value.details["action"] == "-1"


@pytest.mark.parametrize("seed", [5, "5eed" * 16])
def test_luck_is_pickled_with_what_is_to_come(seed: int) -> None:
    luck = chance_of(seed)
    luck.below(6)
    back = pickle.loads(pickle.dumps(luck))
    assert [back.below(100) for _ in range(20)] == [luck.below(100) for _ in range(20)]


def test_a_position_prints_as_one_line_that_tells_no_secret(place: tuple[Game, int]) -> None:
    for state in positions(*place):
        shown = repr(state)
        assert shown.startswith(f"<{state.game.name}: {state.seats} seats")
        assert "\n" not in shown
        assert len(shown) < 140
        assert ("won by" in shown) == state.over()
        assert repr(state.imagine(None, seed=1)) == shown


def test_a_title_prints_its_name(game: Game) -> None:
    assert repr(game).startswith(f"<{game.name}: rules {game.rules_version}, data ")


# What `help` tells: compiled code must not lose it.

DOOR = [
    (owner, name)
    for owner in (Position, Game)
    for name in vars(owner)
    if not name.startswith("_") and callable(getattr(owner, name))
]


def explained(thing: object) -> str:
    return inspect.getdoc(thing) or ""


@pytest.mark.parametrize(
    ("owner", "name"), DOOR, ids=lambda value: getattr(value, "__name__", value)
)
def test_every_method_of_the_door_is_explained(owner: type, name: str) -> None:
    assert len(explained(getattr(owner, name))) > 20


def test_a_method_keeps_its_text_its_arguments_and_their_types() -> None:
    text = explained(Position.play)
    assert text.startswith("Carry out `action` for `seat`, or raise Illegal and change nothing.")
    assert list(inspect.signature(Position.play).parameters) == ["self", "seat", "action"]
    told = str(inspect.signature(Position.play)) + text
    assert re.search(r"seat: (int|Seat), action: (int|Action)\) -> None", told)


def test_classes_and_functions_are_explained_too() -> None:
    assert explained(Position).startswith("What lies on the table at one moment.")
    assert explained(Game).startswith("A title:")
    assert explained(chance_of).startswith("The generator for `seed`: a fast one for an int")
