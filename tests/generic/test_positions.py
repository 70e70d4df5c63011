"""Copies, documents, replays and results, at every step of random games."""

import json

from abyssal.core.game import Game
from abyssal.testing.play import luck_of, play_out, random_play
from abyssal.testing.position import check_document, check_result, check_views
from abyssal.testing.tables import all_tables
from laws.effort import openings

KEY = "5eed" * 16


def test_nothing_is_lost_or_doubled(place: tuple[Game, int]) -> None:
    for state, luck in openings(*place):
        for _ in random_play(state, luck):
            state.check()
        state.check()


def test_every_past_copy_stays_unchanged(place: tuple[Game, int]) -> None:
    for state, luck in openings(*place):
        past = []
        for _ in random_play(state, luck):
            past.append((state.copy(), json.dumps(state.dump())))
        assert all(json.dumps(copy.dump()) == dump for copy, dump in past)


def test_a_dump_loads_to_the_same_position(place: tuple[Game, int]) -> None:
    for state, luck in openings(*place):
        for _ in random_play(state, luck):
            check_document(state)
        check_document(state)


def test_a_loaded_position_plays_on_as_the_one_that_was_dumped(place: tuple[Game, int]) -> None:
    for state, luck in openings(*place, games=1):
        for number, _ in enumerate(random_play(state, luck)):
            if luck.below(10) == 0:
                copy, loaded = state.copy(), check_document(state)
                assert play_out(copy, luck_of(number)) == play_out(loaded, luck_of(number))
                assert copy.hash() == loaded.hash()


def test_the_same_actions_lead_to_the_same_position(place: tuple[Game, int]) -> None:
    for state, luck in openings(*place):
        opening = state.copy()
        for seat, action in play_out(state, luck):
            opening.play(seat, state.game.read(state.game.write(action)))
        assert opening.hash() == state.hash()
        assert opening.result() == state.result()


def test_whatever_uses_luck_counts_as_revealed(place: tuple[Game, int]) -> None:
    for state, luck in openings(*place):
        before, chance = state.revealed, state.chance.dump()
        for _ in random_play(state, luck):
            assert state.revealed >= before
            assert state.revealed > before or state.chance.dump() == chance
            before, chance = state.revealed, state.chance.dump()


def test_the_same_arguments_give_the_same_game(game: Game) -> None:
    for table in all_tables(game):
        for seed in (3, -3, 1 << 80, KEY):
            reordered = dict(reversed(table.options.items()))
            state = game.new(table.seats, seed, table.options)
            assert state.hash() == game.new(table.seats, seed, reordered).hash()


def test_another_seed_gives_another_game(game: Game) -> None:
    seeds = [*range(20), KEY, KEY.replace("5", "6")]
    assert len({game.new(game.seats[0], seed).hash() for seed in seeds}) == len(seeds)


def test_a_game_on_a_keyed_stream_obeys_too(place: tuple[Game, int]) -> None:
    game, seats = place
    state, luck = game.new(seats, KEY), luck_of(1)
    opening, moves = state.copy(), []
    for move in random_play(state, luck):
        moves.append(move)
        check_document(state).check()
    check_document(state)
    for move in moves:
        opening.play(*move)
    assert opening.hash() == state.hash()


def test_every_combination_of_options_is_accepted_and_can_be_played(game: Game) -> None:
    for number, table in enumerate(all_tables(game)):
        state = game.new(table.seats, number, table.options)
        assert state.view(None)["options"] == table.options
        play_out(state, luck_of(number))
        state.check()


def test_options_left_out_have_their_default(game: Game) -> None:
    defaults = {name: option["default"] for name, option in game.options.items()}
    assert game.new(3, 1).hash() == game.new(3, 1, {}).hash() == game.new(3, 1, defaults).hash()


def test_the_name_of_a_set_of_options_sets_all_of_them(game: Game) -> None:
    for name, members in game.option_sets.items():
        for value in game.options[members[0]]["choices"]:
            together = game.new(3, 1, {name: value})
            assert together.hash() == game.new(3, 1, dict.fromkeys(members, value)).hash()


def test_places_follow_points_and_the_first_have_won(place: tuple[Game, int]) -> None:
    for state, luck in openings(*place):
        for _ in random_play(state, luck):
            assert state.result() is None
        assert state.result() is not None
        check_result(state)


def test_views_are_json_ready_and_small(place: tuple[Game, int]) -> None:
    for state, luck in openings(*place, games=1):
        for _ in random_play(state, luck):
            check_views(state)
        check_views(state)


def test_after_the_end_everything_is_shown(place: tuple[Game, int]) -> None:
    for state, luck in openings(*place, games=1):
        play_out(state, luck)
        shown = state.view(None, over=True)
        assert json.loads(json.dumps(shown)) == shown
        imagined = [state.imagine(None, seed).view(None, over=True) for seed in range(5)]
        assert any(other != shown for other in imagined), "nothing was left to show"
