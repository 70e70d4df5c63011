"""A position builder: a position with some of its fields as a test wants them.

>>> import abyssal
>>> from abyssal.testing.laid import laid
>>> state = laid(abyssal.game("into-the-blue").new(seats=2, seed=1), dice=[1, 2, 3, 4, 5, 6])
>>> state.view(0)["run"]
5
"""

import json
from typing import Any

from abyssal.core.errors import BadRequest
from abyssal.core.game import Position


def laid(state: Position, **fields: Any) -> Position:
    """The position of `state` with these fields of its dump exchanged; BadRequest if it could not
    occur, or has no such field."""
    document = json.loads(json.dumps(state.dump()))
    for name, value in fields.items():
        if name not in document:
            known = ", ".join(sorted(document))
            raise BadRequest("document", f"there is no field {name!r}; there are: {known}")
        document[name] = value
    return state.game.load(document)


def played(state: Position, *moves: str) -> Position:
    """The position after these moves, written as in a record: the seat, then the notation.

    >>> import abyssal
    >>> state = abyssal.game("into-the-blue").new(seats=2, seed=1)
    >>> played(state, f"{state.to_act()[0]} stop").view(0)["step"]
    'placing'
    """
    after = state.copy()
    for move in moves:
        seat, _, action = move.partition(" ")
        after.play(int(seat), state.game.read(action))
    return after
