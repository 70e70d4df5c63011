"""Into the Blue as the contract asks for it: its rules and views behind the common door."""

from typing import Any, Final, cast

from abyssal.core.chance import Chance
from abyssal.core.game import Document, Game, Result
from abyssal.core.tables import Sheet
from abyssal.games.into_the_blue import notation, rules
from abyssal.games.into_the_blue.components import CHESTS, DICE, PRESETS, SEATS, Components
from abyssal.games.into_the_blue.notation import PLACE
from abyssal.games.into_the_blue.state import ENDINGS, NOBODY, OVER, PLACES, ROLLING, State
from abyssal.games.into_the_blue.view import imagine, view

RULES_VERSION: Final = 1


class Position(State):
    """A position of Into the Blue."""

    __slots__ = ()

    def to_act(self) -> list[int]:
        return [] if self.step == OVER else [self.active]

    def choices(self, seat: int) -> list[int]:
        return rules.choices(self, seat)

    def allows(self, seat: int, action: int) -> bool:
        if self.step == ROLLING and seat == self.active:
            return 0 <= action < PLACE  # the 64 answers to a roll, without a search through them
        return action in rules.choices(self, seat)

    def apply(self, seat: int, action: int) -> None:
        rules.apply(self, action)

    def over(self) -> bool:
        return self.step == OVER

    def view_of(self, viewer: int | None, over: bool) -> dict[str, Any]:
        return cast(dict[str, Any], view(self, viewer, over))

    def imagined(self, viewer: int | None, chance: Chance) -> "Position":
        position = self.copy()
        imagine(position, viewer, chance)
        return position

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

    def result(self) -> Result | None:
        if self.step != OVER:
            return None
        scores = rules.scores(self)
        best = max(scores)
        return {
            "scores": scores,
            "ranks": [1 + sum(other > score for other in scores) for score in scores],  # ITB-74
            "winners": [seat for seat, score in enumerate(scores) if score == best],
            "ending": ENDINGS[self.ending],
        }


class IntoTheBlue(Game):
    """The title and its printed numbers."""

    def __init__(self, sheet: Sheet) -> None:
        self.components = Components(sheet)
        super().__init__(
            name="into-the-blue",
            seats=SEATS,
            options={"treasures": {"choices": PRESETS, "default": "steep"}},
            rules_version=RULES_VERSION,
            data=sheet.data,
            option_sets={},
        )

    def setup(self, seats: int, chance: Chance, options: dict[str, str]) -> Position:
        position = Position(self, seats, chance, revealed=0)
        position.treasures = self.components.treasures[options["treasures"]]
        position.step = ROLLING
        position.active = 0
        position.first = 0
        position.dice = [1] * DICE
        position.rolls = 0
        position.shells = [0] * (seats * PLACES)
        position.row = []
        position.owners = [NOBODY] * CHESTS
        position.turn = 0
        position.latest = [0] * seats
        position.trigger = NOBODY
        position.last_turns = 0
        position.ending = 0
        rules.set_up(position, self.components.chests)
        return position

    def restore(self, document: Document, chance: Chance) -> Position:
        position = Position(self, document["seats"], chance, document["revealed"])
        position.treasures = self.components.treasures[document["treasures"]]
        position.take_fields(document)
        return position

    def write(self, action: int) -> str:
        text = notation.write(action)
        if text is None:
            raise self.unwritten(action)
        return text

    def read(self, text: str) -> int:
        action = notation.read(text)
        if action is None:
            raise self.unread(text, notation.EXAMPLES)
        return action
