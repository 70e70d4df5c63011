"""Unfathomable as the contract asks for it: its rules and views behind the common door."""

from typing import Any, Final, cast

from abyssal.core.chance import Chance
from abyssal.core.game import Document, Game, Result
from abyssal.core.tables import Sheet
from abyssal.games.unfathomable import notation, rules
from abyssal.games.unfathomable.cards import Cards
from abyssal.games.unfathomable.components import NOBODY, SEATS
from abyssal.games.unfathomable.imagination import imagine
from abyssal.games.unfathomable.order import check_position
from abyssal.games.unfathomable.setup import set_up
from abyssal.games.unfathomable.position import (
    ENDINGS,
    NO_END,
    OPTION_NAMES,
    OPTIONS,
    SEATS_OF,
    Position,
    seats_by_character,
)
from abyssal.games.unfathomable.steps import WINDOW
from abyssal.games.unfathomable.view import view
from abyssal.games.unfathomable.winners import winners

RULES_VERSION: Final = 1
NOTHING: Final[list[int]] = []


class Position(Position):
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
        position = Position(self.game, self.seats, self.chance.copy(), self.revealed)
        position.cards = self.cards
        position.options = self.options
        position.first = self.first
        position.current = self.current
        position.turn = self.turn
        position.captain = self.captain
        position.keeper = self.keeper
        position.hydra = self.hydra
        position.dagon = self.dagon
        position.travel = self.travel
        position.ritual = self.ritual
        position.supply = self.supply
        position.token_supply = self.token_supply
        position.awake = self.awake
        position.deals = self.deals
        position.ending = self.ending
        position.used = self.used
        position.traitors = self.traitors
        position.feats = self.feats
        position.barricaded = self.barricaded
        position.script = self.script
        position.wards = self.wards
        position.loyalty_open = self.loyalty_open
        position.asked = self.asked
        position.characters = self.characters
        position.played_by = self.played_by
        position.places = self.places.copy()
        position.dials = self.dials.copy()
        position.deep_ones = self.deep_ones.copy()
        position.waiting = self.waiting.copy()
        position.passengers = self.passengers.copy()
        position.faces = self.faces
        position.damage = self.damage
        position.row = self.row
        position.hands = [hand.copy() for hand in self.hands]
        position.skill_decks = [deck.copy() for deck in self.skill_decks]
        position.discards = [pile.copy() for pile in self.discards]
        position.chaos = self.chaos.copy()
        position.pile = self.pile.copy()
        position.pile_from = self.pile_from.copy()
        position.staged = [picks.copy() for picks in self.staged]
        position.answers = self.answers.copy()
        position.items = self.items
        position.worn = self.worn
        position.kept = self.kept
        position.loyalties = self.loyalties
        position.loyalty_at = self.loyalty_at
        position.loyalty_known = self.loyalty_known
        position.most = self.most.copy()
        position.history = self.history.copy()
        position.mythos = self.mythos.copy()
        position.waypoints = self.waypoints.copy()
        position.spells = self.spells.copy()
        position.item_deck = self.item_deck.copy()
        position.damage_deck = self.damage_deck.copy()
        position.lost_spells = self.lost_spells.copy()
        position.lost_items = self.lost_items.copy()
        position.mythos_discard = self.mythos_discard
        position.trials = self.trials
        position.stack = [frame.copy() for frame in self.stack]
        position.menu = None
        position.menu_seat = NOBODY
        return position

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
        position = Position(self, seats, chance, revealed=0)
        position.cards = self.cards
        position.options = [OPTIONS[name].index(options[name]) for name in OPTION_NAMES]
        set_up(position)
        rules.resolve(position)
        return position

    def restore(self, document: Document, chance: Chance) -> Position:
        position = Position(self, document["seats"], chance, document["revealed"])
        position.cards = self.cards
        position.take_fields(document)
        position.played_by = seats_by_character(position.characters)
        position.menu = None
        position.menu_seat = NOBODY
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
