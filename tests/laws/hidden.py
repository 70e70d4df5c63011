"""Whether all that a game hides is drawn anew for those who imagine it."""

from collections import Counter

from abyssal import State
from abyssal.core.title import Pool
from laws.titles import BY_NAME

Viewer = int | None

IMAGINED = 50


def hidden(state: State, viewer: Viewer) -> list[Pool]:
    """What `viewer` cannot know of `state`."""
    hides = BY_NAME[state.game.name].hidden
    return [] if hides is None else hides.pools(state, viewer)


def check_everything_unknown_moves(state: State, viewer: Viewer) -> int:
    """Every card that could lie elsewhere does in some imagined position; how many there are."""
    imagined = [state.imagine(viewer, seed) for seed in range(IMAGINED)]
    futures = [str(other.chance.dump()) for other in (state, *imagined)]
    assert len(set(futures)) == len(futures), "the luck to come is not drawn anew"
    pools_of = [hidden(other, viewer) for other in imagined]
    movable = 0
    for number, pool in enumerate(hidden(state, viewer)):
        seen = [pools[number] for pools in pools_of]
        for place, cards in pool.items():
            elsewhere = {card for other in pool if other != place for card in pool[other]}
            for card, count in Counter(cards).items():
                if elsewhere - {card}:
                    movable += 1
                    moved = any(other.get(place, []).count(card) < count for other in seen)
                    assert moved, f"{card} never leaves {place!r} for viewer {viewer}"
    return movable
