"""Domain events: what happened and who may see it, as message names and arguments, no sentences.

An audience is a bit mask: a bit for each seat, and one for all spectators.
"""

from typing import Any, Final

EVERYONE: Final = -1
SPECTATOR_BIT: Final = 30


def only(seat: int) -> int:
    """The audience that is this seat alone."""
    return 1 << seat


def others(seat: int) -> int:
    """Everyone, spectators included, but this seat."""
    return ~(1 << seat)


def hears(audience: int, viewer: int | None) -> bool:
    """Whether `viewer` (a seat, or None for a spectator) belongs to `audience`."""
    return audience >> (SPECTATOR_BIT if viewer is None else viewer) & 1 == 1


class Event:
    """One happening. A secret one is two events: one for its seat, one for the others."""

    __slots__ = ("arguments", "audience", "kind", "seat")

    def __init__(
        self, kind: str, seat: int | None, audience: int, arguments: dict[str, Any]
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.audience = audience
        self.arguments = arguments

    def seen(self) -> dict[str, Any]:
        """The event as its audience sees it, JSON-ready."""
        seen: dict[str, Any] = {"event": self.kind, "seat": self.seat}
        seen.update(self.arguments)
        return seen


class Log:
    """All events since recording began, and how far each viewer has read."""

    __slots__ = ("events", "read")

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.read: dict[int, int] = {}

    def news(self, viewer: int | None) -> list[dict[str, Any]]:
        """The events since `viewer` last asked, as that viewer may see them."""
        reader = SPECTATOR_BIT if viewer is None else viewer
        start = self.read.get(reader, 0)
        self.read[reader] = len(self.events)
        return [event.seen() for event in self.events[start:] if hears(event.audience, viewer)]
