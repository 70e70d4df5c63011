"""How long what happens in Key Largo is shown: plans turned up, dives, thefts, encounters."""

from collections.abc import Mapping
from typing import Any, Final

LENGTHS: Final[dict[str, int]] = {
    "revealed": 2600,
    "anchored": 800,
    "no-wreck": 900,
    "sabotaged": 1600,
    "drew": 900,
    "monster": 1400,
    "killed": 1200,
    "fled": 1400,
    "recruited": 900,
    "robbed": 1600,
    "stolen": 1600,
    "bought-round": 1200,
    "looked": 1200,
    "collected": 900,
    "bought": 900,
    "sold": 1200,
    "sold-nothing": 700,
    "trafficked": 1400,
    "sold-diamond": 1400,
    "sold-quickly": 1400,
    "played": 2500,
    "discarded": 1000,
    "sunset": 900,
}
"""In milliseconds at normal speed."""


def stage(event: Mapping[str, Any]) -> int:
    """How long an event is shown on its own, to the one it belongs to as to the others."""
    return LENGTHS.get(event["event"].removesuffix("-own"), 0)
