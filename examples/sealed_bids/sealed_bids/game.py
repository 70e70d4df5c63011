"""Sealed Bids as a `Game`: it joins set-up, rules, views and notation to the contract."""

from pathlib import Path
from typing import Any, Final, cast

from abyssal.core.chance import Chance
from abyssal.core.game import Document, Game, Result
from abyssal.core.sheet import Sheet
from sealed_bids import notation, rules
from sealed_bids.components import SEATS, TOLLS, Components
from sealed_bids.position import NO_BID, NOBODY, Position, check
from sealed_bids.view import imagine, view

RULES_VERSION: Final = 1
DATA: Final = Path(__file__).parent / "data" / "sealed_bids.toml"


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

    def _setup(self, seats: int, chance: Chance, options: dict[str, str]) -> Position:
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

    def _restore(self, document: Document, chance: Chance) -> Position:
        position = Position(self, document["seats"], chance, document["revealed"])
        position._load_fields(document)
        return position

    def _check(self, position: Position) -> None:
        check(position)

    def _to_act(self, position: Position) -> list[int]:
        if position.ended():
            return []
        if position.payer != NOBODY:
            return [position.payer]
        return [seat for seat in range(position.seats) if position.bids[seat] == NO_BID]

    def _choices(self, position: Position, seat: int) -> list[int]:
        return rules.choices(position, seat)

    def _apply(self, position: Position, seat: int, action: int) -> None:
        rules.apply(position, seat, action)

    def _result(self, position: Position) -> Result | None:
        if not position.ended():
            return None
        scores = rules.scores(position)
        return {
            "scores": scores,
            "ranks": [1 + sum(other > score for other in scores) for score in scores],
            "winners": rules.winners(position),
            "ending": "wrecks",
        }

    def _view(self, position: Position, viewer: int | None, over: bool) -> dict[str, Any]:
        return cast(dict[str, Any], view(position, viewer, over))

    def _imagine(self, position: Position, viewer: int | None, chance: Chance) -> Position:
        other = position.copy()
        imagine(other, viewer, chance)
        return other

    def write(self, action: int) -> str:
        if action not in notation.WRITTEN:
            raise self._unwritten(action)
        return notation.WRITTEN[action]

    def read(self, text: str) -> int:
        if text not in notation.READ:
            raise self._unread(text, notation.EXAMPLES)
        return notation.READ[text]


def sealed_bids() -> SealedBids:
    """The game with the numbers of its own data file."""
    return SealedBids(Sheet(DATA.read_text("utf-8"), DATA.name))
