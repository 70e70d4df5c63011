"""Hints: few, different, and from what the seat knows."""

import pytest

import abyssal
from abyssal.core.game import Position, Seat
from abyssal.hints import MOST, Hint, has_hints, hints
from abyssal.search import titles
from abyssal.testing.play import luck_of, random_play
from abyssal.testing.secrets import Leak, must_match


def moments(name: str, every: int = 23) -> list[tuple[Position, Seat]]:
    """Some positions of a random game in which a seat has a choice."""
    state = abyssal.game(name).new(3, 2)
    return [
        (state.copy(), seat)
        for number, (seat, _) in enumerate(random_play(state, luck_of(4)))
        if number % every == 0 and len(state.legal(seat)) > 1
    ]


def at_once() -> bool:
    return True


@pytest.mark.parametrize("name", titles())
def test_a_hint_has_the_best_few_answers_and_each_comes_to_something_else(name: str) -> None:
    for state, seat in moments(name):
        found = hints(state, seat, at_once)
        assert 1 <= len(found) <= MOST
        assert {one.action for one in found} <= set(state.legal(seat))
        chances = [one.chance for one in found]
        assert chances == sorted(set(chances), reverse=True)


@pytest.mark.parametrize("name", titles())
def test_a_hint_knows_what_its_seat_knows(name: str) -> None:
    for number, (state, seat) in enumerate(moments(name)):
        other = state.imagine(seat, number)
        must_match("hint", repr(hints(state, seat, at_once)), repr(hints(other, seat, at_once)))


def cheating(state: Position, seat: Seat) -> list[Hint]:
    """A hint that has seen the deck."""
    legal = state.legal(seat)
    return [Hint(legal[state.dump()["deck"][-1] % len(legal)], 0.5, ("even", {}))]


def told_apart() -> None:
    for number, (state, seat) in enumerate(moments("in-too-deep", every=3)):
        other = state.imagine(seat, number)
        must_match("hint", repr(cheating(state, seat)), repr(cheating(other, seat)))


def test_a_hint_that_cheats_is_told_apart() -> None:
    with pytest.raises(Leak):
        told_apart()


def test_a_title_without_a_search_has_none() -> None:
    assert not has_hints("sealed-bids")
