"""What Sealed Bids hides: the deck, hands, payments, and the wrecks to come."""

from typing import Final

from abyssal.core.game import Position, Viewer
from abyssal.core.title import Pool
from sealed_bids.position import NOBODY

DISCLOSING: Final[frozenset[str]] = frozenset()
OF_OTHERS: Final[frozenset[str]] = frozenset()


def pools(state: Position, viewer: Viewer) -> list[Pool]:
    """Deck, other hands, what others paid; the wrecks to come."""
    document = state.dump()
    cards: Pool = {f"deck {place}": [card] for place, card in enumerate(document["deck"])}
    for seat in range(state.seats):
        if seat != viewer:
            cards[f"hand {seat}"] = document["hands"][seat]
            cards[f"paid {seat}"] = document["paid"][seat]
    turned = len(document["owners"]) + (document["payer"] == NOBODY)
    wrecks = document["wrecks"][turned:]
    return [cards, {f"wreck {place}": [value] for place, value in enumerate(wrecks)}]
