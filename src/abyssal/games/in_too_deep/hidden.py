"""What In Too Deep hides: the deck and the hands of others."""

from typing import Final

from abyssal.core.game import Position, Viewer
from abyssal.core.title import Pool
from abyssal.games.in_too_deep.position import PEOPLE

DISCLOSING: Final[frozenset[str]] = frozenset()
OF_OTHERS: Final[frozenset[str]] = frozenset()

CARDS: Final = 256
"""Knowledge of a card in a hand is packed as (knower, holder, card)."""


def pools(state: Position, viewer: Viewer) -> list[Pool]:
    """Deck and other hands; a card from before the last shuffle can only be in a hand."""
    document = state.dump()
    known = {packed % CARDS for packed in document["known"] if packed // CARDS // PEOPLE == viewer}
    recent = set(document["shuffled"])
    old: Pool = {}
    fresh: Pool = {f"deck {place}": [card] for place, card in enumerate(document["deck"])}
    for seat, hand in enumerate(document["hands"]):
        if seat != viewer:
            unknown = [card for card in hand if card not in known]
            old[f"hand {seat}"] = [card for card in unknown if card not in recent]
            fresh[f"hand {seat}"] = [card for card in unknown if card in recent]
    return [old, fresh]
