"""Checks that everything a game hides is drawn anew by `imagine`."""

from collections import Counter
from typing import Final

from abyssal.core.game import Position, Viewer
from abyssal.core.title import Hidden

IMAGINED: Final = 50


def check_everything_unknown_moves(state: Position, viewer: Viewer, hides: Hidden) -> int:
    """Every card that could lie elsewhere does in some imagined position; how many there are."""
    imagined = [state.imagine(viewer, seed) for seed in range(IMAGINED)]
    futures = [str(other.chance.dump()) for other in (state, *imagined)]
    assert len(set(futures)) == len(futures), "the luck to come is not drawn anew"
    pools_of = [hides.pools(other, viewer) for other in imagined]
    movable = 0
    for number, pool in enumerate(hides.pools(state, viewer)):
        seen = [pools[number] for pools in pools_of]
        for place, cards in pool.items():
            elsewhere = {card for other in pool if other != place for card in pool[other]}
            for card, count in Counter(cards).items():
                if elsewhere - {card}:
                    movable += 1
                    moved = any(other.get(place, []).count(card) < count for other in seen)
                    assert moved, f"{card} never leaves {place!r} for viewer {viewer}"
    return movable
