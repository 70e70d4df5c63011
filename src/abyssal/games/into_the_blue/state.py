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
