"""Unfathomable as the contract asks for it: its rules and views behind the common door."""

from typing import Any, Final, cast

from abyssal.core.chance import Chance
from abyssal.core.game import Document, Game, Result
from abyssal.core.sheet import Sheet
from abyssal.games.unfathomable.box.cards import Cards
from abyssal.games.unfathomable.box.components import NOBODY, SEATS
from abyssal.games.unfathomable.check import check_position
from abyssal.games.unfathomable.faces.imagination import imagine
from abyssal.games.unfathomable.faces.view import view
from abyssal.games.unfathomable.position import notation
from abyssal.games.unfathomable.position.position import (
    ENDINGS,
    NO_END,
    OPTION_NAMES,
    OPTIONS,
    SEATS_OF,
    Position,
    seats_by_character,
)
from abyssal.games.unfathomable.position.steps import WINDOW
from abyssal.games.unfathomable.rules.resources import GameOver
from abyssal.games.unfathomable.rules.winners import winners
from abyssal.games.unfathomable.turn.resolution import STEP, resolve
from abyssal.games.unfathomable.turn.setup import set_up

RULES_VERSION: Final = 1
NOTHING: Final[list[int]] = []


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

    def _setup(self, seats: int, chance: Chance, options: dict[str, str]) -> Position:
        position = Position(self, seats, chance, revealed=0)
        position.cards = self.cards
        position.options = [OPTIONS[name].index(options[name]) for name in OPTION_NAMES]
        set_up(position)
        resolve(position)
        return position

    def _restore(self, document: Document, chance: Chance) -> Position:
        position = Position(self, document["seats"], chance, document["revealed"])
        position.cards = self.cards
        position._load_fields(document)
        position.played_by = seats_by_character(position.characters)
        position.menu = None
        position.menu_seat = NOBODY
        return position

    def _check(self, position: Position) -> None:
        check_position(position)

    def _to_act(self, position: Position) -> list[int]:
        return SEATS_OF[position.asked].copy()

    def _choices(self, position: Position, seat: int) -> list[int]:
        if position.menu is not None and position.menu_seat == seat:
            return position.menu
        if position.asked == 0 or not 0 <= seat < position.seats:
            return NOTHING
        frame = position.stack[-1]
        step = frame.step
        if position.asked >> seat & 1 == 0 and step != WINDOW:
            return NOTHING
        menu = STEP[step].choices(position, frame, seat)
        position.menu = menu
        position.menu_seat = seat
        return menu

    def _allows(self, position: Position, seat: int, action: int) -> bool:
        menu = position.menu
        if menu is None or position.menu_seat != seat:
            menu = self._choices(position, seat)
        return action in menu

    def _apply(self, position: Position, seat: int, action: int) -> None:
        position.menu = None
        position.asked &= ~(1 << seat)
        frame = position.stack[-1]
        try:
            STEP[frame.step].answer(position, frame, seat, action)
            if position.asked == 0:
                resolve(position)
        except GameOver:
            position.asked = 0

    def _over(self, position: Position) -> bool:
        return position.ending != NO_END

    def _result(self, position: Position) -> Result | None:
        if position.ending == NO_END:
            return None
        won = winners(position)
        seats = range(position.seats)
        return {
            "scores": [1 if seat in won else 0 for seat in seats],
            "ranks": [1 if seat in won or not won else 1 + len(won) for seat in seats],
            "winners": won,
            "ending": ENDINGS[position.ending],
        }

    def _view(self, position: Position, viewer: int | None, over: bool) -> dict[str, Any]:
        return cast(dict[str, Any], view(position, viewer, over))

    def _imagine(self, position: Position, viewer: int | None, chance: Chance) -> Position:
        other = position.copy()
        imagine(other, viewer, chance)
        return other

    def write(self, action: int) -> str:
        text = notation.write(action)
        if text is None:
            raise self._unwritten(action)
        return text

    def read(self, text: str) -> int:
        action = self.actions.get(text)
        if action is None:
            raise self._unread(text, notation.EXAMPLES)
        return action
