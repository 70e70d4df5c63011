"""Playouts (rollouts): a position played on by policies, inside the compiled code."""

from typing import Final

from abyssal.core.chance import Chance
from abyssal.core.game import Position
from abyssal.policies.policy import Policy

THE_END: Final = 1 << 60
"""Later than any turn: a playout until then goes to the end of the game."""


def playout(
    position: Position, policies: list[Policy], chance: Chance, until: int = THE_END
) -> Position:
    """A copy of `position`, played on with `policies[seat]` in every seat.

    It stops when the turn number `until` begins, by the count of the policy whose turn it is, or
    when the game is over. All luck, that of the game and that of the policies, is drawn from
    `chance` and none from the position: the luck that is really to come stays unknown. What lies
    face down is not redrawn; play on from `position.imagine(seat, k)` for that.
    """
    state = position.copy()
    state.chance = chance
    play_on(state, policies, until)
    return state


def play_on(state: Position, policies: list[Policy], until: int) -> None:
    """Play `state` itself on, as `playout` does with a copy; all luck is that of the position."""
    game, chance = state.game, state.chance
    asked = game._to_act(state)
    while asked:
        seat = asked[0]
        policy = policies[seat]
        if policy.turn(state) >= until:
            break
        legal = game._choices(state, seat)
        action = legal[0]
        if len(legal) > 1:
            action = policy.choose(state, seat, legal, chance)
        game._apply(state, seat, action)
        asked = game._to_act(state)
