"""A position of Into the Blue."""

from dataclasses import dataclass, field
from typing import Any, Final

from abyssal.core.errors import BadRequest
from abyssal.core.fields import NOT_KEPT
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


@dataclass(init=False, eq=False, repr=False, slots=True)
class State(CoreState):
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

    def fields(self) -> dict[str, Any]:
        return {"treasures": self.treasures.name, **CoreState.fields(self)}

    def unused(self, seat: int) -> int:
        return self.shells[seat * PLACES + UNUSED]

    def check(self) -> None:
        self.check_ranges()
        self.check_conservation()
        self.check_turns()
        self.check_moment()

    def check_ranges(self) -> None:
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
            and 0 <= self.ending < len(ENDINGS)
        )
        if not whole:
            raise BadRequest("document", "a field of the position is out of range")

    def check_conservation(self) -> None:
        if sorted(self.row) != sorted(self.game.data["chests"]):
            raise BadRequest("document", "the chests are not those of the box")
        for seat in range(self.seats):
            mine = self.shells[seat * PLACES : (seat + 1) * PLACES]
            if min(mine) < 0 or sum(mine) != SHELLS:
                raise BadRequest("document", f"seat {seat} has {sum(mine)} shells, not {SHELLS}")

    def check_turns(self) -> None:
        """Turns go clockwise from the first player, so their number says all (ITB-12)."""
        latest = [
            max(0, self.turn - (self.active - seat) % self.seats) for seat in range(self.seats)
        ]
        first = (self.active - self.turn + 1) % self.seats
        if self.turn < 1 or self.latest != latest or self.first != first:
            raise BadRequest("document", "the turns are out of order")

    def check_moment(self) -> None:
        """The step must fit the dice, the shells and the chests."""
        out = [seat for seat in range(self.seats) if self.unused(seat) == 0]
        if (self.trigger == NOBODY and out) or (self.trigger != NOBODY and self.trigger not in out):
            raise BadRequest("document", "whoever runs out of shells first triggers the end")
        if self.step == OVER:
            by_shells = self.trigger != NOBODY and self.last_turns == 0
            fits = by_shells if self.ending == SHELL_END else self.chests_left() == 0
        else:
            since = (self.active - self.trigger) % self.seats  # ITB-45
            fits = (
                self.unused(self.active) > 0  # R34
                and self.chests_left() > 0
                and self.last_turns == (0 if self.trigger == NOBODY else self.seats - since)
                and (self.step != ROLLING or self.rolls < ROLLS)
                and (self.step != PLACING or (1 in self.dice and 2 in self.dice))
                and (self.step != TAKING or len(set(self.dice)) == FACES)
            )
        if not fits:
            raise BadRequest("document", "the step does not fit the rest of the position")
