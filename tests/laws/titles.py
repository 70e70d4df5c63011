"""The games under test: our own and the sample."""

import abyssal
from abyssal.core.title import Hidden, Title
from abyssal.games import titles
from sealed_bids.game import sealed_bids
from sealed_bids.title import TITLE as SEALED_BIDS

BY_NAME = {**titles(), SEALED_BIDS.name: SEALED_BIDS}
TITLES = [*(abyssal.game(name) for name in abyssal.games()), sealed_bids()]


def title_of(state: abyssal.Position) -> Title:
    """The title of a position."""
    return BY_NAME[state.game.name]


def hides_of(state: abyssal.Position) -> Hidden:
    """What the title of a position hides: all of them hide something."""
    hides = title_of(state).hidden
    assert hides is not None
    return hides
