"""A position of Sealed Bids."""

from dataclasses import dataclass, field
from typing import Final

from abyssal.core.errors import BadRequest
from abyssal.core.fields import NESTED
from abyssal.core.game import State as CoreState
from sealed_bids.components import HAND, TOLLS, WRECKS

NOBODY: Final = -1
NO_BID: Final = 0


@dataclass(init=False, eq=False, repr=False, slots=True)
class State(CoreState):
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

    def check(self) -> None:
        seats = range(self.seats)
        payer_hand = [] if self.payer == NOBODY else self.hands[self.payer]
        whole = (
            len(self.hands) == len(self.bids) == len(self.paid) == self.seats
            and self.revealed >= 0
            and len(self.owners) <= WRECKS
            and all(owner in seats for owner in self.owners)
            and (self.payer == NOBODY or (self.payer in seats and not any(self.bids)))
            and all(cards == sorted(cards) for cards in (*self.hands, *self.paid, self.staged))
            and all(bid == NO_BID or bid in self.hands[seat] for seat, bid in enumerate(self.bids))
            and NO_BID in self.bids
            and len(self.staged) < TOLLS[self.toll]
            and all(self.staged.count(card) <= payer_hand.count(card) for card in self.staged)
            and all(len(hand) <= HAND for hand in self.hands)
        )
        if not whole:
            raise BadRequest("document", "a field of the position is out of range")
        cards = sorted(sum([*self.hands, *self.paid], [*self.deck, *self.spent]))
        copies = self.game.data["copies"]
        if cards != [card for card in range(1, 11) for _ in range(copies)]:
            raise BadRequest("document", "the cards are not those of the box")
        if sorted(self.wrecks) != sorted(self.game.data["wrecks"]):
            raise BadRequest("document", "the wrecks are not those of the box")
