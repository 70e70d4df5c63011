"""Seats and who sits on them (a person, a bot, nobody yet), and the timeouts of people."""

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple, TypeAlias

import msgspec

MINUTE: Final = 60.0
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR

Pace: TypeAlias = Literal["none", "relaxed", "brisk", "day", "three-days", "week"]
Seconds: TypeAlias = Mapping[Pace, float | None]
SECONDS_A_DECISION: Final[Seconds] = {
    "none": None,
    "relaxed": 5 * MINUTE,
    "brisk": MINUTE,
    "day": DAY,
    "three-days": 3 * DAY,
    "week": 7 * DAY,
}
SLOW: Final[frozenset[Pace]] = frozenset({"day", "three-days", "week"})
"""Paces of a game over days: its clocks run while nobody is connected."""
MISSED_BEFORE_A_BOT: Final = 2
"""After so many timeouts of a person in a row, a bot takes over at the next one."""

Absence: TypeAlias = Literal["wait", "bot", "vote"]
"""What happens to somebody who is absent: the table waits, a bot stands in, the others decide."""
ABSENCE: Final[Mapping[Pace, Absence]] = {
    "none": "vote",
    "relaxed": "bot",
    "brisk": "bot",
    "day": "vote",
    "three-days": "vote",
    "week": "vote",
}
"""What a table does that has agreed on nothing else."""

Why: TypeAlias = Literal["", "away", "pace", "vote", "late", "agreed"]
"""Why a bot plays for a person: nobody is connected, time ran out too often, the others agreed to
one move, time ran out over days (one move too), the others agreed until the person is back."""
ONE_MOVE: Final[frozenset[Why]] = frozenset({"vote", "late"})


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
    denied: float = HOUR
    """Before a motion is put again that was not carried."""
    stopping: float = DAY
    """How long the owner of a seat can stop that it is given to somebody else."""
    away: float = 30 * DAY
    """How long the clock of a seat may stand still in a game, because its person said so."""
    ahead: float = 365 * DAY
    """How long before that people may say it."""
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
    face: str = ""
    """The porthole that its person has chosen."""

    def played_by(self, bot: str, why: Why) -> "Place":
        """The same person's seat, for which a bot plays; with "" they play it themselves."""
        return Place("person", self.name, bot, why, face=self.face)

    def is_stood_in(self) -> bool:
        """Whether a bot plays for the person of this seat."""
        return self.kind == "person" and bool(self.bot)
