"""What Into the Blue hides: the values of chests."""

from typing import Final

from abyssal.core.game import Position, Viewer
from abyssal.core.title import Pool
from abyssal.games.into_the_blue.position import NOBODY, OVER

DISCLOSING: Final[frozenset[str]] = frozenset()
OF_OTHERS: Final[frozenset[str]] = frozenset()


def pools(state: Position, viewer: Viewer) -> list[Pool]:
    """Chests that nobody took, and those that others took, until the end."""
    document = state.dump()
    over = document["step"] == OVER
    unknown = [
        place
        for place, owner in enumerate(document["owners"])
        if owner == NOBODY or (owner != viewer and not over)
    ]
    return [{f"row {place}": [document["row"][place]] for place in unknown}]
