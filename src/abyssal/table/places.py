"""Seats and who sits on them (a person, a bot, nobody yet), and the timeouts of people."""

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple, TypeAlias

import msgspec

Pace: TypeAlias = Literal["none", "relaxed", "brisk"]
Seconds: TypeAlias = Mapping[Pace, float | None]
SECONDS_A_DECISION: Final[Seconds] = {"none": None, "relaxed": 300, "brisk": 60}
MISSED_BEFORE_A_BOT: Final = 2
"""After so many timeouts of a person in a row, a bot takes over at the next one."""


MINUTE: Final = 60.0
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR

Why: TypeAlias = Literal["", "away", "pace", "vote"]
"""Why a bot plays for a person: nobody is connected, time ran out too often, the others agreed."""


class Times(NamedTuple):
    """Timeouts of people, in seconds."""

    decision: Seconds = SECONDS_A_DECISION
    second: float = 1
    """How long a second of the house rules lasts: tests make it shorter."""
    shown: float = 20
    """At most so long clocks wait for what is being shown; whoever is behind sees it at once."""
    unasked: float = 2
    """A window without a clock stays open at least so long, however many pass by standing order."""
    short: float = 3
    """A window in which nobody needs more: it opens again after a use, or bots alone take part."""
    choosing: float = 20
    """For whoever wants to act in a quiet window, to choose how."""
    absent: float = 5 * MINUTE
    silent: float = 15 * MINUTE
    """Without a clock: how long a decision is waited for before the others may vote on a stand-in,
    if its person is not connected (`absent`), and if they are (`silent`)."""
    gone: float = 3 * DAY
    """Without a visit, before a person's vote is not needed to end a game without a result."""
    motion: float = HOUR
    ending: float = DAY
    """How long until a motion lapses: any other, and one to end the game."""
    turned_away: float = HOUR
    """The cool-down after a refused request for a seat; for anybody else, a twelfth of it."""


class Place(msgspec.Struct, frozen=True, omit_defaults=True):
    """One seat of a table."""

    kind: Literal["person", "bot", "open"] = "open"
    name: str = ""
    bot: str = ""
    """Which bot sits here, or plays for an absent person."""
    why: Why = ""
    missed: int = 0
    """Decisions in a row that time answered."""

    def is_stood_in(self) -> bool:
        """Whether a bot plays for the person of this seat."""
        return self.kind == "person" and bool(self.bot)
