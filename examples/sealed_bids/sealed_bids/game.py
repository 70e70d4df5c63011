"""Sealed Bids as the contract asks for it: its rules and views behind the common door."""

from pathlib import Path
from typing import Any, Final, cast

from abyssal.core.chance import Chance
from abyssal.core.game import Document, Game, Result
from abyssal.core.tables import Sheet
from sealed_bids import notation, rules
from sealed_bids.components import SEATS, TOLLS, Components
from sealed_bids.state import NO_BID, NOBODY, State
from sealed_bids.view import imagine, view

RULES_VERSION: Final = 1
DATA: Final = Path(__file__).parent / "data" / "sealed_bids.toml"


class Position(State):
    """A position of Sealed Bids."""

    __slots__ = ()

    def to_act(self) -> list[int]:
        if self.ended():
            return []
        if self.payer != NOBODY:
            return [self.payer]
        return [seat for seat in range(self.seats) if self.bids[seat] == NO_BID]

    def choices(self, seat: int) -> list[int]:
        return rules.choices(self, seat)

    def apply(self, seat: int, action: int) -> None:
        rules.apply(self, seat, action)

    def view_of(self, viewer: int | None, over: bool) -> dict[str, Any]:
        return cast(dict[str, Any], view(self, viewer, over))

    def imagined(self, viewer: int | None, chance: Chance) -> "Position":
        position = self.copy()
        imagine(position, viewer, chance)
        return position

    def copy(self) -> "Position":
        position = Position(self.game, self.seats, self.chance.copy(), self.revealed)
        position.take_fields(self.fields())
        return position

    def result(self) -> Result | None:
        if not self.ended():
            return None
        scores = rules.scores(self)
        ranks = [1 + sum(other > score for other in scores) for score in scores]
        return {
            "scores": scores,
            "ranks": ranks,
            "winners": rules.winners(self),
            "ending": "wrecks",
        }


class SealedBids(Game):
    """The title and its printed numbers."""

    def __init__(self, sheet: Sheet) -> None:
        self.components = Components(sheet)
        super().__init__(
            name="sealed-bids",
            seats=SEATS,
            options={"toll": {"choices": list(TOLLS), "default": "light"}},
            rules_version=RULES_VERSION,
            data=sheet.data,
            option_sets={},
        )

    def setup(self, seats: int, chance: Chance, options: dict[str, str]) -> Position:
        position = Position(self, seats, chance, revealed=0)
        position.toll = options["toll"]
        position.wrecks = self.components.wrecks.copy()
        position.owners = []
        position.deck = self.components.cards.copy()
        position.hands = [[] for _ in range(seats)]
        position.bids = [NO_BID] * seats
        position.spent = []
        position.payer = NOBODY
        position.staged = []
        position.paid = [[] for _ in range(seats)]
        rules.set_up(position)
        return position

    def restore(self, document: Document, chance: Chance) -> Position:
        position = Position(self, document["seats"], chance, document["revealed"])
        position.take_fields(document)
        return position

    def write(self, action: int) -> str:
        if action not in notation.WRITTEN:
            raise self.unwritten(action)
        return notation.WRITTEN[action]

    def read(self, text: str) -> int:
        if text not in notation.READ:
            raise self.unread(text, notation.EXAMPLES)
        return notation.READ[text]


def sealed_bids() -> SealedBids:
    """The game with the numbers of its own data file."""
    return SealedBids(Sheet(DATA.read_text("utf-8"), DATA.name))
