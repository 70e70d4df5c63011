"""Checks that a policy judges by what its seat may know alone, and leaves positions as they were.

A policy is given the whole position, so nothing but this law keeps it from looking at hidden cards.
"""

from collections.abc import Iterator
from typing import Final

from abyssal.core.chance import FastChance
from abyssal.core.game import Game, Position, Seat
from abyssal.policies.policy import Policy
from abyssal.testing.play import LONGEST, Move, luck_of, random_play
from abyssal.testing.secrets import must_match
from abyssal.testing.tables import some_tables

IMAGINED: Final = 3
"""So many positions are imagined for each question that is put to a policy."""
EVERY: Final = 4
"""It is asked at one of so many decisions of a game."""


def check_knowledge(policy: Policy, state: Position, seat: Seat, seed: int) -> None:
    """For `seat`, the policy must judge imagined positions as it does the true one.

    `weigh` is asked where the seat has a choice, `worth` always; that neither changes the position
    is checked as well.
    """
    before = state.hash()
    mine = judgement(policy, state, seat)
    assert state.hash() == before, "the policy changes the position"
    for number in range(IMAGINED):
        other = state.imagine(seat, seed + number)
        for channel, theirs in judgement(policy, other, seat).items():
            must_match(channel, mine[channel], theirs)


def judgement(policy: Policy, state: Position, seat: Seat) -> dict[str, str]:
    """All that a policy says about a position, exactly."""
    legal = state.legal(seat)
    found = {"worth": repr(policy.worth(state, seat)), "turn": str(policy.turn(state))}
    if legal:
        weights = policy.weigh(state, seat, legal)
        assert len(weights) == len(legal), "weigh gives no number for each answer"
        found["weigh"] = repr(weights)
        chosen = policy.choose(state, seat, legal, luck_of(0))
        assert chosen in legal, f"{chosen} is not one of the legal answers"
        found["choose"] = str(chosen)
    return found


def check_policy(policy: Policy, game: Game, options: int = 4, every: int = EVERY) -> int:
    """Put the law to every seat in games of the title; how often a seat was asked.

    Of each two games, with so many combinations of options for each number of seats, one is random
    and one is played by the policy itself, which gets to other positions. Seats are asked at one of
    `every` so many decisions.
    """
    asked = 0
    for seats in game.seats:
        for number, table in enumerate(some_tables(game, seats, options)):
            for of_policy in (False, True):
                state = game.new(seats, 100 * seats + number, table.options)
                asked += check_game(policy, state, number, of_policy=of_policy, every=every)
    return asked


def check_game(
    policy: Policy, state: Position, number: int, *, of_policy: bool, every: int = EVERY
) -> int:
    """The law at one of `every` so many decisions of one game, and at its end."""
    luck = luck_of(number)
    asked = decision = turn = 0
    moves = policy_play(policy, state, luck) if of_policy else random_play(state, luck)
    for decision, _ in enumerate(moves):
        assert policy.turn(state) >= turn, "the number of the turn becomes smaller"
        turn = policy.turn(state)
        if decision % every == 0:
            asked += check_seats(policy, state, decision)
    return asked + check_seats(policy, state, decision)


def check_seats(policy: Policy, state: Position, seed: int) -> int:
    for seat in range(state.seats):
        check_knowledge(policy, state, seat, seed)
    return state.seats


def policy_play(policy: Policy, state: Position, luck: FastChance) -> Iterator[Move]:
    """Play to the end with the policy in all seats; each move is given before it is made."""
    for _ in range(LONGEST):
        if not state.to_act():
            return
        seat = state.to_act()[0]
        move = seat, policy.choose(state, seat, state.legal(seat), luck)
        yield move
        state.play(*move)
    raise AssertionError(f"the game has not ended after {LONGEST} decisions")
