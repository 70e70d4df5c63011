"""What is refused, and how. Arguments have the right type: the compiled engine checks types."""

import pytest

import abyssal
from abyssal import BadRequest
from abyssal.core.chance import FastChance
from abyssal.core.game import Game, Position
from abyssal.testing.documents import broken
from abyssal.testing.play import luck_of, random_play
from abyssal.testing.position import NO_ACTIONS, as_json
from laws.effort import openings
from laws.titles import TITLES

BROKEN = 150
SEEDS_REFUSED = ("", "7", "5eed" * 15, "5EED" * 16, "5eed" * 17, "x" * 64, True)


@pytest.mark.parametrize("name", ["", "chess", "Into the Blue", "into_the_blue", "../core"])
def test_an_unknown_game_is_refused(name: str) -> None:
    with pytest.raises(BadRequest, match="there is no game") as error:
        abyssal.game(name)
    assert error.value.code == "game"


def test_a_seat_count_outside_the_range_is_refused(game: Game) -> None:
    for seats in (-1, 0, 1, game.seats[0] - 1, game.seats[-1] + 1, 99):
        with pytest.raises(BadRequest, match=f"not {seats}$") as error:
            game.new(seats, 1)
        assert error.value.code == "seats"


def test_an_unknown_option_is_refused(game: Game) -> None:
    with pytest.raises(BadRequest, match="has no option 'colour'") as error:
        game.new(3, 1, {"colour": "blue"})
    assert error.value.code == "option"


def test_an_unknown_value_of_an_option_is_refused(game: Game) -> None:
    for name in [*game.options, *game.option_sets]:
        with pytest.raises(BadRequest, match=f"option '{name}' cannot be 'blue'") as error:
            game.new(3, 1, {name: "blue"})
        assert error.value.code == "option-value"


@pytest.mark.parametrize("seed", SEEDS_REFUSED, ids=repr)
def test_a_seed_is_a_whole_number_or_64_hex_digits(game: Game, seed: int) -> None:
    with pytest.raises(BadRequest, match="a seed is") as error:
        game.new(3, seed)
    assert error.value.code == "seed"


def test_a_seat_that_is_not_there_sees_nothing(game: Game) -> None:
    state = game.new(3, 1)
    for seat in (-1, 3, 99):
        for ask in (state.view, state.events, lambda viewer: state.imagine(viewer, 1)):
            with pytest.raises(BadRequest, match=f"there is no seat {seat}") as error:
                ask(seat)
            assert error.value.code == "seat"


def test_a_number_that_is_no_action_is_not_written(game: Game) -> None:
    for action in NO_ACTIONS:
        with pytest.raises(BadRequest, match="is no action") as error:
            game.write(action)
        assert error.value.code == "action"


def test_every_number_is_refused_or_has_a_text_of_its_own(game: Game) -> None:
    texts = []
    for action in range(1 << 16):
        try:
            texts.append(game.write(action))
        except BadRequest:
            continue
        assert game.read(texts[-1]) == action
    assert len(texts) == len(set(texts)) > 0


def test_a_text_that_is_no_action_is_refused(game: Game) -> None:
    some = next(text for action in range(1 << 16) if (text := written(game, action)))
    strange = ["", " ", "xyzzy", "\n", "é", "\ud800", "0", f" {some}", f"{some} ", some.upper()]
    for text in [*strange, f"{some} {some}", f"{some}\n", some + "1" * 5000]:
        with pytest.raises(BadRequest, match="actions look like") as error:
            game.read(text)
        assert error.value.code == "notation"


def written(game: Game, action: int) -> str | None:
    try:
        return game.write(action)
    except BadRequest:
        return None


@pytest.mark.twice
def test_a_broken_document_is_refused_or_loads_exactly(place: tuple[Game, int]) -> None:
    for state, luck in openings(*place, games=1):
        for _ in random_play(state, luck):
            if luck.below(20) == 0:
                check_broken_documents(state, luck, BROKEN)


def test_a_broken_document_of_a_keyed_game_is_refused_or_loads_exactly(game: Game) -> None:
    check_broken_documents(game.new(3, "5eed" * 16), luck_of(1), 4 * BROKEN)


def check_broken_documents(state: Position, luck: FastChance, times: int) -> None:
    """Each document is refused as one, or loads to itself."""
    refusals = []
    document = state.dump()
    for _ in range(times):
        mutant = broken(document, luck)
        try:
            loaded = state.game.load(mutant)
        except BadRequest as error:
            refusals.append(error.code)
        else:
            assert as_json(loaded.dump()) == as_json(mutant)
    assert set(refusals) == {"document"}


def test_a_document_of_another_game_version_or_box_is_refused(game: Game) -> None:
    document = game.new(3, 1).dump()
    for field, value in (("game", "chess"), ("rules", 0), ("data", "0" * 64), ("seats", 9)):
        with pytest.raises(BadRequest) as error:
            game.load({**document, field: value})
        assert error.value.code == "document"
    for other in TITLES:
        if other is not game:
            with pytest.raises(BadRequest, match="'game'"):
                other.load(document)


def test_an_empty_document_is_refused(game: Game) -> None:
    with pytest.raises(BadRequest, match="the document's 'game' is None"):
        game.load({})


def test_everything_is_shown_only_once_the_game_is_over(game: Game) -> None:
    with pytest.raises(BadRequest, match="once the game is over") as error:
        game.new(3, luck_of(1).below(99)).view(None, over=True)
    assert error.value.code == "not-over"
