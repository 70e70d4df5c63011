"""How long what happens in Unfathomable is shown: cards with a text, cards turned up, losses."""

from collections.abc import Mapping
from typing import Any, Final

TO_READ: Final = 2500
"""A card with a text."""
LENGTHS: Final[dict[str, int]] = {
    # what somebody did, with a text to read
    "used-card": TO_READ,
    "spell": TO_READ,
    "ability": TO_READ,
    "mythos": TO_READ,
    "chose": TO_READ,
    "revealed": 3000,
    "reveal-text": TO_READ,
    "uncanny-fortune": TO_READ,
    "self-sacrifice": TO_READ,
    "intervention": TO_READ,
    "amulet": 1600,
    "ring": 1600,
    "ward": 1600,
    "warded": 1600,
    # what became of it
    "outcome": 1900,
    "awakening": 2400,
    "banishment": 2000,
    "waypoint": 1800,
    "accused": 1600,
    "jailed": 1600,
    "defeated": 1400,
    "rolled": 900,
    "damage-drawn": 900,
    "passenger-defeated": 900,
    "deep-ones-defeated": 600,
    "space-used": 700,
    "rescued": 700,
    "repaired": 700,
    "captain": 1200,
    "keeper": 1200,
    "lost": 500,
    "gained": 500,
    "moved": 400,
    "monarch-moved": 400,
    "spawned": 400,
    "ended": 1500,
}
"""In milliseconds at normal speed."""
EACH_CARD: Final = 450
"""A card of a test that is turned up; the client turns them ever more slowly."""
LAST_CARD: Final = 1800
"""The last card is waited for longest, and looked at before the outcome is told."""


def stage(event: Mapping[str, Any]) -> int:
    """How long an event is shown on its own; cards of a test are turned up one after the other."""
    kind = event["event"]
    if kind == "turned-up":
        return (len(event["cards"]) - 1) * EACH_CARD + LAST_CARD if event["cards"] else 0
    return LENGTHS.get(kind, 0)
