"""How long what happens in In Too Deep is shown: a card with an ability takes longest to read."""

from collections.abc import Mapping
from typing import Any, Final

LENGTHS: Final[dict[str, int]] = {
    "bought": 1400,
    "expanded": 1400,
    "dividends": 1200,
    "declined": 700,
    "removed": 1800,
    "moved": 1800,
    "added": 1800,
    "acquired": 1800,
    "fundraiser": 1800,
    "paid": 700,
    "handed-over": 900,
    "bonus-share": 1600,
    "end-triggered": 2000,
    "final-turns": 1600,
}
"""In milliseconds at normal speed."""


def stage(event: Mapping[str, Any]) -> int:
    """How long an event is shown on its own, to the one it belongs to as to the others."""
    return LENGTHS.get(event["event"].removesuffix("-own"), 0)
