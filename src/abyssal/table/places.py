"""Who sits where: a person, a bot, or nobody yet."""

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

import msgspec

Pace: TypeAlias = Literal["none", "relaxed", "brisk"]
Seconds: TypeAlias = Mapping[Pace, float | None]
SECONDS_A_DECISION: Final[Seconds] = {"none": None, "relaxed": 300, "brisk": 60}
MISSED_BEFORE_A_BOT: Final = 2
"""So many decisions in a row time answers with the default; a bot takes over at the next."""


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
