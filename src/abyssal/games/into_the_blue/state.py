"""A position of Into the Blue."""

from typing import Any, Final

from abyssal.core.chance import Chance
from abyssal.core.errors import BadRequest
from abyssal.core.game import Game
from abyssal.core.game import State as CoreState
from abyssal.games.into_the_blue.components import (
    CHESTS,
    DICE,
    FACES,
    LEVELS,
    ROLLS,
    SHELLS,
    Treasures,
)

ROLLING: Final = 0
PLACING: Final = 1
TAKING: Final = 2
OVER: Final = 3
"""The steps: reroll or stop; choose a level; choose a chest; the game has ended."""
STEPS: Final = ["rolling", "placing", "taking", "over"]

SHELL_END: Final = 0
CHEST_END: Final = 1
ENDINGS: Final = ["shells", "chests"]

NOBODY: Final = -1
UNUSED: Final = 0
PLACES: Final = LEVELS + 1
"""Where a player's shells lie: place 0 is before the player (unused), 1 to 5 are the levels."""


class State(CoreState):
    """What lies on the table. Which answers are allowed and what they do is in `rules`."""

    __slots__ = (
        "active",
        "dice",
        "ending",
        "first",
        "last_turns",
        "latest",
        "owners",
        "rolls",
        "row",
        "shells",
        "step",
        "treasures",
        "trigger",
        "turn",
    )

    def __init__(
        self,
        game: Game,
        seats: int,
        chance: Chance,
        revealed: int,
        treasures: Treasures,
        step: int,
        active: int,
        first: int,
        dice: list[int],
        rolls: int,
        shells: list[int],
        row: list[int],
        owners: list[int],
        turn: int,
        latest: list[int],
        trigger: int,
        last_turns: int,
        ending: int,
    ) -> None:
        super().__init__(game, seats, chance, revealed)
        self.treasures = treasures
        self.step = step
        self.active = active
        self.first = first
        self.dice = dice
        """The face of each die, 1 to 5, or 6 for the chest."""
        self.rolls = rolls
        """Rolls made in this turn."""
        self.shells = shells
        """Shells of all seats, `PLACES` numbers a seat: unused, then level 1 to 5."""
        self.row = row
        """The value of the chest at each place of the row, taken or not."""
        self.owners = owners
        """Who took the chest at each place, or NOBODY."""
        self.turn = turn
        """Turns begun; an extra turn belongs to the turn it follows (R16)."""
        self.latest = latest
        """The number of each seat's latest turn; 0 before the first."""
        self.trigger = trigger
        """Who placed the last shell first, or NOBODY."""
        self.last_turns = last_turns
        """Last turns still to come once the end is triggered, the one under way included."""
        self.ending = ending

    def chests_left(self) -> int:
        return self.owners.count(NOBODY)

    def fields(self) -> dict[str, Any]:
        return {
            "treasures": self.treasures.name,
            "step": self.step,
            "active": self.active,
            "first": self.first,
            "dice": self.dice.copy(),
            "rolls": self.rolls,
            "shells": self.shells.copy(),
            "row": self.row.copy(),
            "owners": self.owners.copy(),
            "turn": self.turn,
            "latest": self.latest.copy(),
            "trigger": self.trigger,
            "last_turns": self.last_turns,
            "ending": self.ending,
        }

    def check(self) -> None:
        seats = range(self.seats)
        lengths = (len(self.dice), len(self.row), len(self.owners), len(self.latest))
        whole = (
            lengths == (DICE, CHESTS, CHESTS, self.seats)
            and len(self.shells) == self.seats * PLACES
            and self.active in seats
            and self.first in seats
            and 0 <= self.step <= OVER
            and 1 <= self.rolls <= ROLLS
            and all(1 <= face <= FACES for face in self.dice)
            and all(owner == NOBODY or owner in seats for owner in self.owners)
            and (self.trigger == NOBODY or self.trigger in seats)
            and 0 <= self.last_turns < self.seats
        )
        if not whole:
            raise BadRequest("document", "a field of the position is out of range")
        if sorted(self.row) != sorted(self.game.data["chests"]):
            raise BadRequest("document", "the chests are not those of the box")
        for seat in seats:
            mine = self.shells[seat * PLACES : (seat + 1) * PLACES]
            if min(mine) < 0 or sum(mine) != SHELLS:
                raise BadRequest("document", f"seat {seat} has {sum(mine)} shells, not {SHELLS}")
