"""Checks sets of picks: in ascending order, staged for their seat alone, one path to each set."""

from abyssal.core.game import Position
from abyssal.testing.position import as_json
from abyssal.testing.sealed import is_sealed

FARTHEST = 100
"""Positions looked at from one start; a set of many cards has more ways than a test has time."""


def verb(state: Position, action: int) -> str:
    return state.game.write(action).split()[0]


def check_sets(state: Position) -> int:
    """Follow every pick that only its seat can see: no position is met on two paths.

    The answer is how many positions such picks led to.
    """
    asked = state.to_act()
    if len(asked) != 1 or is_sealed(state):
        return 0
    seat = asked[0]
    public = as_json(state.view(None))
    met: set[str] = set()
    paths: list[tuple[Position, int | None]] = [(state, None)]
    while paths and len(met) < FARTHEST:
        position, latest = paths.pop()
        for action in position.legal(seat):
            after = position.copy()
            after.play(seat, action)
            staged = as_json(after.view(None)) == public and after.to_act() == [seat]
            if latest is not None and verb(state, latest) == verb(state, action):
                assert action >= latest, "a set is asked in ascending order"
            if latest is not None or staged:
                assert after.hash() not in met, "two paths lead to the same set"
                met.add(after.hash())
            if staged:
                assert after.revealed == position.revealed
                paths.append((after, action))
    return len(met)
