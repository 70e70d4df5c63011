"""A position of Into the Blue."""

from dataclasses import dataclass, field
from typing import Any, Final

from abyssal.core.fields import NOT_KEPT
from abyssal.core.game import Position as CorePosition
from abyssal.games.into_the_blue.components import (
    LEVELS,
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


@dataclass(init=False, eq=False, repr=False, slots=True)
class Position(CorePosition):
    """What lies on the table. Which answers are allowed and what they do is in `rules`."""

    treasures: Treasures = field(metadata=NOT_KEPT)
    step: int
    active: int
    first: int
    dice: list[int]
    """The face of each die, 1 to 5, or 6 for the chest."""
    rolls: int
    """Rolls made in this turn."""
    shells: list[int]
    """Shells of all seats, `PLACES` numbers a seat: unused, then level 1 to 5."""
    row: list[int]
    """The value of the chest at each place of the row, taken or not."""
    owners: list[int]
    """Who took the chest at each place, or NOBODY."""
    turn: int
    """Turns begun; an extra turn belongs to the turn it follows (R16)."""
    latest: list[int]
    """The number of each seat's latest turn; 0 before the first."""
    trigger: int
    """Who placed the last shell first, or NOBODY."""
    last_turns: int
    """Last turns still to come once the end is triggered, the one under way included."""
    ending: int

    def chests_left(self) -> int:
        return self.owners.count(NOBODY)

    def _dump_fields(self) -> dict[str, Any]:
        return {"treasures": self.treasures.name, **CorePosition._dump_fields(self)}

    def unused(self, seat: int) -> int:
        return self.shells[seat * PLACES + UNUSED]

    def copy(self) -> "Position":
        position = Position(self.game, self.seats, self.chance.copy(), self.revealed)
        position.treasures = self.treasures
        position.step = self.step
        position.active = self.active
        position.first = self.first
        position.dice = self.dice.copy()
        position.rolls = self.rolls
        position.shells = self.shells.copy()
        position.row = self.row.copy()
        position.owners = self.owners.copy()
        position.turn = self.turn
        position.latest = self.latest.copy()
        position.trigger = self.trigger
        position.last_turns = self.last_turns
        position.ending = self.ending
        return position
