"""Who is asked, and what may be answered."""

import pytest

from abyssal.core.chance import FastChance
from abyssal.core.game import Game, Position
from abyssal.testing.play import answered, luck_of, play_out, random_play
from abyssal.testing.position import (
    check_all_answers_are_accepted,
    check_answers,
    check_asked,
    check_refusals,
)
from abyssal.testing.sealed import check_sealed, is_sealed
from abyssal.testing.sets import check_sets
from abyssal.testing.variants import turned
from laws.effort import openings
from laws.titles import TITLES
from sealed_bids.game import SealedBids
from sealed_bids.notation import PAY
from sealed_bids.position import Position as BidsPosition

PUBLIC_GUESSES = 400
COUNTED = {"in-too-deep": ("draw", "decline"), "unfathomable": ("pass",)}
"""Answers that are asked for although whoever counts the cards may see that they are forced."""


def test_seats_are_asked_until_the_end_and_only_those_with_something_to_decide(
    place: tuple[Game, int],
) -> None:
    for state, luck in openings(*place):
        for _ in random_play(state, luck):
            check_asked(state)
        check_asked(state)


def test_answers_are_a_fresh_list_and_each_has_its_own_notation(place: tuple[Game, int]) -> None:
    for state, luck in openings(*place):
        for _ in random_play(state, luck):
            check_answers(state)
        check_answers(state)


def test_every_legal_action_is_accepted(place: tuple[Game, int]) -> None:
    for state, luck in openings(*place, games=1):
        for _ in random_play(state, luck):
            if luck.below(3) == 0:
                check_all_answers_are_accepted(state)


def test_every_other_action_is_refused_and_changes_nothing(place: tuple[Game, int]) -> None:
    for state, luck in openings(*place, games=1):
        known = [0]
        for _, action in random_play(state, luck):
            known = [*known, action][-20:]
            if luck.below(3) == 0:
                check_refusals(state, known)
        check_refusals(state, known)


def test_a_step_that_public_facts_force_is_not_asked(place: tuple[Game, int]) -> None:
    for state, luck in openings(*place):
        for seat, _ in random_play(state, luck):
            forced = state.legal(seat)
            answer = state.game.write(forced[0])
            if len(forced) == 1 and answer not in COUNTED.get(state.game.name, ()):
                guesses = (state.imagine(None, seed) for seed in range(PUBLIC_GUESSES))
                assert any(guess.legal(seat) != forced for guess in guesses), answer


def test_a_set_has_one_path(place: tuple[Game, int]) -> None:
    for state, luck in openings(*place, games=1):
        for _ in random_play(state, luck):
            if luck.below(4) == 0:
                check_sets(state)


def test_a_sealed_answer_can_be_replaced_until_the_last_seat_has_answered(
    place: tuple[Game, int],
) -> None:
    for state, luck in openings(*place):
        for _ in random_play(state, luck):
            check_sealed(state, luck)


def test_the_sample_game_has_sealed_answers_and_staged_payments() -> None:
    sample = TITLES[-1]
    state, luck = sample.new(3, 5), luck_of(5)
    windows, second_thoughts, picks = 0, 0, 0
    for _ in random_play(state, luck):
        windows += check_sealed(state, luck)
        second_thoughts += is_sealed(state) and bool(answered(state))
        picks += check_sets(state)
    assert min(windows, second_thoughts, picks) > 5


class AnyOrder(SealedBids):
    """Asks for a payment in whatever order."""

    def _choices(self, position: BidsPosition, seat: int) -> list[int]:
        if seat != position.payer:
            return super()._choices(position, seat)
        return [PAY + card for card in sorted(set(position.hands[seat]) - set(position.staged))]


class Tattling(SealedBids):
    """Tells everyone who has answered."""

    def _apply(self, position: BidsPosition, seat: int, action: int) -> None:
        super()._apply(position, seat, action)
        if position.log is not None:
            position.tell("answered", seat, {})


class Rash(SealedBids):
    """Takes the first answer for the last."""

    def _choices(self, position: BidsPosition, seat: int) -> list[int]:
        return super()._choices(position, seat) if seat in position.to_act() else []


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (AnyOrder, "asked in ascending order"),
        (Tattling, "the others hear of a sealed answer"),
        (Rash, "a sealed answer can no longer be replaced"),
    ],
)
def test_a_game_that_breaks_a_law_is_found(wrong: type[Game], message: str) -> None:
    state = turned(TITLES[-1].new(3, 5, {"toll": "heavy"}), wrong)
    with pytest.raises(AssertionError, match=message):
        watch(state, luck_of(1))


def watch(state: Position, luck: FastChance) -> None:
    for _ in random_play(state, luck):
        check_sealed(state, luck)
        check_sets(state)


def test_random_play_always_ends(game: Game) -> None:
    for seats in game.seats:
        for seed in range(10):
            state = game.new(seats, seed)
            assert play_out(state, luck_of(seed))
            assert state.over()
