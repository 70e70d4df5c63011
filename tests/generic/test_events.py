"""Events: complete, JSON-ready, free when nobody records them, and split where they are secret."""

import json
from typing import Any

from abyssal.core.game import Game
from abyssal.testing.play import play_out, random_play
from abyssal.testing.position import viewers
from laws.effort import openings


def test_recording_changes_no_position(place: tuple[Game, int]) -> None:
    for state, luck in openings(*place, games=1):
        silent = state.copy()
        state.record_events(True)
        for move in random_play(state, luck):
            assert state.hash() == silent.hash()
            silent.play(*move)
        assert state.hash() == silent.hash()
        assert state.events(None)
        assert silent.events(None) == []


def test_a_copy_records_nothing(place: tuple[Game, int]) -> None:
    for state, luck in openings(*place, games=1):
        state.record_events(True)
        copy = state.copy()
        play_out(copy, luck)
        assert all(copy.events(viewer) == [] for viewer in viewers(state))
        assert all(state.events(viewer) == [] for viewer in viewers(state))


def test_who_asks_at_every_step_hears_as_much_as_who_asks_at_the_end(
    place: tuple[Game, int],
) -> None:
    for state, luck in openings(*place, games=1):
        opening = state.copy()
        heard: dict[int | None, list[dict[str, Any]]] = {viewer: [] for viewer in viewers(state)}
        state.record_events(True)
        moves = []
        for move in random_play(state, luck):
            moves.append(move)
            for viewer in viewers(state):
                if luck.below(2) == 0:
                    heard[viewer] += state.events(viewer)
        opening.record_events(True)
        for move in moves:
            opening.play(*move)
        for viewer in viewers(state):
            heard[viewer] += state.events(viewer)
            assert heard[viewer] == opening.events(viewer)
            assert state.events(viewer) == []


def test_events_are_json_ready_and_name_what_happened_and_to_whom(place: tuple[Game, int]) -> None:
    for state, luck in openings(*place, games=1):
        state.record_events(True)
        play_out(state, luck)
        for viewer in viewers(state):
            for event in state.events(viewer):
                assert json.loads(json.dumps(event)) == event
                assert event["event"].isascii()
                assert event["seat"] is None or event["seat"] in range(state.seats)


def test_a_secret_happening_is_two_events(place: tuple[Game, int]) -> None:
    for state, luck in openings(*place, games=1):
        state.record_events(True)
        for _ in random_play(state, luck):
            check_secret_events({viewer: state.events(viewer) for viewer in viewers(state)})
        check_secret_events({viewer: state.events(viewer) for viewer in viewers(state)})


def check_secret_events(news: dict[int | None, list[dict[str, Any]]]) -> None:
    """What a seat hears as its own, everyone else hears without the secret, as often."""
    for viewer, events in news.items():
        own = [event["event"] for event in events if event["event"].endswith("-own")]
        assert all(event["seat"] == viewer for event in events if event["event"] in own)
        for kind in set(own):
            public = kind.removesuffix("-own")
            for other in news:
                told = [e for e in news[other] if (e["event"], e["seat"]) == (public, viewer)]
                assert len(told) == (0 if other == viewer else own.count(kind))


def test_stopping_forgets_what_was_recorded(game: Game) -> None:
    state = game.new(3, 1)
    state.record_events(True)
    seat = state.to_act()[0]
    state.play(seat, state.legal(seat)[0])
    state.record_events(False)
    assert state.events(seat) == []
