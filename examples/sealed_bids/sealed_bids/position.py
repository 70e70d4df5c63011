"""A position of Sealed Bids."""

from dataclasses import dataclass, field
from typing import Final

from abyssal.core.errors import BadRequest
from abyssal.core.fields import NESTED
from abyssal.core.game import Position as CorePosition
from sealed_bids.components import HAND, TOLLS, WRECKS

NOBODY: Final = -1
NO_BID: Final = 0


@dataclass(init=False, eq=False, repr=False, slots=True)
class Position(CorePosition):
    """What lies on the table. Lists by seat; hands and payments are sorted."""

    toll: str
    wrecks: list[int]
    """In the order in which they are turned up: the first is up when nobody owns one."""
    owners: list[int]
    """Who took each wreck that was won."""
    deck: list[int]
    hands: list[list[int]] = field(metadata=NESTED)
    bids: list[int]
    """The card each seat bids in this round, still in its hand, or NO_BID."""
    spent: list[int]
    """All cards ever bid, face up."""
    payer: int
    """Who is asked for the toll, or NOBODY while bids are asked for."""
    staged: list[int]
    """The toll as far as it was picked; the cards are still in the payer's hand."""
    paid: list[list[int]] = field(metadata=NESTED)

    def ended(self) -> bool:
        return len(self.owners) == WRECKS

    def copy(self) -> "Position":
        position = Position(self.game, self.seats, self.chance.copy(), self.revealed)
        position._load_fields(self._dump_fields())
        return position


def check(position: Position) -> None:
    """Raise BadRequest if the position could not occur."""
    seats = range(position.seats)
    payer_hand = [] if position.payer == NOBODY else position.hands[position.payer]
    whole = (
        len(position.hands) == len(position.bids) == len(position.paid) == position.seats
        and position.revealed >= 0
        and len(position.owners) <= WRECKS
        and all(owner in seats for owner in position.owners)
        and (position.payer == NOBODY or (position.payer in seats and not any(position.bids)))
        and all(
            cards == sorted(cards) for cards in (*position.hands, *position.paid, position.staged)
        )
        and all(
            bid == NO_BID or bid in position.hands[seat] for seat, bid in enumerate(position.bids)
        )
        and NO_BID in position.bids
        and len(position.staged) < TOLLS[position.toll]
        and all(position.staged.count(card) <= payer_hand.count(card) for card in position.staged)
        and all(len(hand) <= HAND for hand in position.hands)
    )
    if not whole:
        raise BadRequest("document", "a field of the position is out of range")
    cards = sorted(sum([*position.hands, *position.paid], [*position.deck, *position.spent]))
    copies = position.game.data["copies"]
    if cards != [card for card in range(1, 11) for _ in range(copies)]:
        raise BadRequest("document", "the cards are not those of the box")
    if sorted(position.wrecks) != sorted(position.game.data["wrecks"]):
        raise BadRequest("document", "the wrecks are not those of the box")
