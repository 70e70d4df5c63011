"""Motions: what the people at a table decide by a unanimous vote.

They may stop without a result, undo, let somebody in, or let a bot play one move for somebody who
is waited for.
"""

from typing import Literal, TypeAlias

import msgspec

Kind: TypeAlias = Literal["end", "undo", "admit", "stand-in"]


class Motion(msgspec.Struct):
    """A question to the people at the table. All must agree; only the tally is ever shown."""

    kind: Kind
    seat: int
    """Who asks, or the bot's seat that somebody wants."""
    name: str = ""
    """Who wants a bot's seat."""
    session: str = ""
    """The digest of the session that will hold it."""
    about: int | None = None
    """Whom a bot is to stand in for: they have no part in the vote."""
    bot: str = ""
    """Which one."""
    voters: list[int] | None = None
    """Who must agree, as it was when the motion was put; None: whoever plays for themselves."""
    lapses: float | None = None
    """From then on it is void; None: never."""
    votes: dict[int, bool] = {}

    def has_lapsed(self, now: float) -> bool:
        """Whether its time is over."""
        return self.lapses is not None and now >= self.lapses

    def is_settled(self, voters: list[int]) -> bool:
        """Everyone has answered, or somebody has said no."""
        return False in self.votes.values() or all(seat in self.votes for seat in voters)

    def is_carried(self, voters: list[int]) -> bool:
        """Everyone who can vote has said yes, and somebody has."""
        return bool(self.votes) and all(self.votes.get(seat, False) for seat in voters)

    def tally(self) -> tuple[int, int]:
        """How many said yes and how many said no."""
        yes = sum(self.votes.values())
        return yes, len(self.votes) - yes
