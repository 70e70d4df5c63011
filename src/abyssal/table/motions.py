"""Motions: what the people at a table decide by a unanimous vote.

They may stop without a result, undo, let somebody in, let a bot play for somebody who is waited
for, give a seat to somebody else, or go on at another pace. Whom it is about has no part in it.
"""

from typing import Final, Literal, TypeAlias

import msgspec

from abyssal.table.places import Absence, Pace

Kind: TypeAlias = Literal["end", "undo", "admit", "stand-in", "reseat", "pace"]

LEAST_TO_END: Final = 2
"""So many people must agree to end a game, where there are as many."""


class Motion(msgspec.Struct):
    """A question to the people at the table. All must agree; only the tally is ever shown."""

    kind: Kind
    seat: int | None
    """Who asks, or the bot's seat that somebody wants; None: the table, as time is over."""
    number: int = 0
    """Motions of a table are numbered from 1."""
    name: str = ""
    """Who wants a bot's seat."""
    session: str = ""
    """The digest of the session that will hold it."""
    about: int | None = None
    """Whom a bot is to stand in for, or whose seat somebody else is to get."""
    bot: str = ""
    """Which one."""
    pace: Pace = "none"
    absence: Absence | Literal[""] = ""
    """How to go on, with `pace`."""
    of: int = 0
    """The line of play that is to be taken back, with `undo`."""
    voters: list[int] | None = None
    """Who must agree, as it was when the motion was put; None: whoever plays for themselves."""
    lapses: float | None = None
    """From then on it is void; None: never."""
    votes: dict[int, bool] = {}

    def subject(self) -> tuple[object, ...]:
        """What is asked: the same for motions that would do the same."""
        return (self.kind, self.about, self.pace, self.absence, self.of, self.session)

    def has_lapsed(self, now: float) -> bool:
        """Whether its time is over."""
        return self.lapses is not None and now >= self.lapses

    def is_settled(self, voters: list[int]) -> bool:
        """Everyone has answered, or somebody has said no."""
        return False in self.votes.values() or all(seat in self.votes for seat in voters)

    def is_carried(self, voters: list[int], least: int = 1) -> bool:
        """Everyone who can vote has said yes, and `least` have."""
        yes, _ = self.tally()
        return yes >= least and all(self.votes.get(seat, False) for seat in voters)

    def tally(self) -> tuple[int, int]:
        """How many said yes and how many said no."""
        yes = sum(self.votes.values())
        return yes, len(self.votes) - yes
