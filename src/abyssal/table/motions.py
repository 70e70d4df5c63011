"""What a table agrees on by vote: to stop without a result, to go back, to let somebody in."""

from typing import Literal, TypeAlias

import msgspec

Kind: TypeAlias = Literal["end", "undo", "admit"]


class Motion(msgspec.Struct):
    """A question to the people at the table. It takes all of them; only the tally is ever shown."""

    kind: Kind
    seat: int
    """Who asks, or the bot's seat that somebody wants."""
    name: str = ""
    """Who wants a bot's seat."""
    session: str = ""
    """The digest of the session that will hold it."""
    votes: dict[int, bool] = {}

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
