"""Who sits where: a person, a bot, or nobody yet."""

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple, TypeAlias

import msgspec

Pace: TypeAlias = Literal["none", "relaxed", "brisk"]
Seconds: TypeAlias = Mapping[Pace, float | None]
SECONDS_A_DECISION: Final[Seconds] = {"none": None, "relaxed": 300, "brisk": 60}
MISSED_BEFORE_A_BOT: Final = 2
"""So many decisions in a row time answers with the default; a bot takes over at the next."""


class Times(NamedTuple):
    """How long people have, in seconds."""

    decision: Seconds = SECONDS_A_DECISION
    second: float = 1
    """A second of the lengths a table agrees on."""
    unasked: float = 2
    """A window without a clock stays open at least so long, however many pass by standing order."""
    choosing: float = 20
    """For whoever wants to act in a quiet window, to choose how."""


class Place(msgspec.Struct, frozen=True, omit_defaults=True):
    """One seat of a table."""

    kind: Literal["person", "bot", "open"] = "open"
    name: str = ""
    bot: str = ""
    """Which bot sits here, or plays for an absent person."""
    why: Literal["", "away", "pace"] = ""
    """Why a bot plays for a person: nobody is connected, or time ran out too often."""
    missed: int = 0
    """Decisions in a row that time answered."""

    def is_stood_in(self) -> bool:
        """Whether a bot plays for the person of this seat."""
        return self.kind == "person" and bool(self.bot)
