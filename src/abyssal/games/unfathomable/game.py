"""Unfathomable as the contract asks for it: its rules and views behind the common door."""

from typing import Any, Final, cast

from abyssal.core.chance import Chance
from abyssal.core.game import Document, Game, Result
from abyssal.core.tables import Sheet
from abyssal.games.unfathomable import notation, rules
from abyssal.games.unfathomable.cards import Cards
from abyssal.games.unfathomable.components import SEATS
from abyssal.games.unfathomable.imagination import imagine
from abyssal.games.unfathomable.order import check_position
from abyssal.games.unfathomable.setup import set_up
from abyssal.games.unfathomable.state import ENDINGS, NO_END, OPTION_NAMES, OPTIONS, SEATS_OF, State
from abyssal.games.unfathomable.steps import WINDOW
from abyssal.games.unfathomable.view import view
from abyssal.games.unfathomable.winners import winners

RULES_VERSION: Final = 1
NOTHING: Final[list[int]] = []


class Position(State):
    """A position of Unfathomable."""

    __slots__ = ()

    def to_act(self) -> list[int]:
        return SEATS_OF[self.asked].copy()

    def choices(self, seat: int) -> list[int]:
        if self.menu is not None and self.menu_seat == seat:
            return self.menu
        if self.asked == 0 or not 0 <= seat < self.seats:
            return NOTHING
        if self.asked >> seat & 1 == 0 and self.stack[-1].step != WINDOW:
            return NOTHING
        self.menu = rules.choices(self, seat)
        self.menu_seat = seat
        return self.menu

    def apply(self, seat: int, action: int) -> None:
        self.menu = None
        rules.answer(self, seat, action)

    def over(self) -> bool:
        return self.ending != NO_END

    def check(self) -> None:
        check_position(self)

    def view_of(self, viewer: int | None, over: bool) -> dict[str, Any]:
        return cast(dict[str, Any], view(self, viewer, over))

    def imagined(self, viewer: int | None, chance: Chance) -> "Position":
        position = self.copy()
        imagine(position, viewer, chance)
        return position

    def copy(self) -> "Position":
        return Position(self.game, self.seats, self.chance.copy(), self.revealed, self.cards, self)

    def result(self) -> Result | None:
        if self.ending == NO_END:
            return None
        won = winners(self)
        return {
            "scores": [1 if seat in won else 0 for seat in range(self.seats)],
            "ranks": [1 if seat in won or not won else 1 + len(won) for seat in range(self.seats)],
            "winners": won,
            "ending": ENDINGS[self.ending],
        }


class Unfathomable(Game):
    """The title and its cards."""

    def __init__(self, sheet: Sheet) -> None:
        self.cards = Cards(sheet)
        self.actions = notation.actions()
        super().__init__(
            name="unfathomable",
            seats=SEATS,
            options={
                name: {"choices": choices, "default": choices[0]}
                for name, choices in OPTIONS.items()
            },
            rules_version=RULES_VERSION,
            data=sheet.data,
            option_sets={},
        )

    def setup(self, seats: int, chance: Chance, options: dict[str, str]) -> Position:
        position = Position(self, seats, chance, 0, self.cards, None)
        position.options = [OPTIONS[name].index(options[name]) for name in OPTION_NAMES]
        set_up(position)
        rules.resolve(position)
        return position

    def restore(self, document: Document, chance: Chance) -> Position:
        position = Position(self, document["seats"], chance, document["revealed"], self.cards, None)
        position.restore_fields(document)
        return position

    def write(self, action: int) -> str:
        text = notation.write(action)
        if text is None:
            raise self.unwritten(action)
        return text

    def read(self, text: str) -> int:
        action = self.actions.get(text)
        if action is None:
            raise self.unread(text, notation.EXAMPLES)
        return action
