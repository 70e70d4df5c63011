"""How long what happens in Into the Blue is shown: dice to be read, a chest that opens."""

from collections.abc import Mapping
from typing import Any, Final

LENGTHS: Final[dict[str, int]] = {
    "rolled": 1100,
    "stopped": 600,
    "placed": 900,
    "failed": 1200,
    "chest": 1600,
    "last-turns": 1400,
    "extra-turn": 900,
}
"""In milliseconds at normal speed."""


def stage(event: Mapping[str, Any]) -> int:
    """How long an event is shown on its own, to the one it belongs to as to the others."""
    return LENGTHS.get(event["event"].removesuffix("-own"), 0)
