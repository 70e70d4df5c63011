"""A position of Sealed Bids."""

from typing import Any, Final

from abyssal.core.chance import Chance
from abyssal.core.errors import BadRequest
from abyssal.core.game import Game
from abyssal.core.game import State as CoreState
from sealed_bids.components import HAND, TOLLS, WRECKS

NOBODY: Final = -1
NO_BID: Final = 0


class State(CoreState):
    """What lies on the table. Lists by seat; hands and payments are sorted."""

    __slots__ = (
        "bids", "deck", "hands", "owners", "paid", "payer", "spent", "staged", "toll", "wrecks",
    )  # fmt: skip

    def __init__(
        self,
        game: Game,
        seats: int,
        chance: Chance,
        revealed: int,
        toll: str,
        wrecks: list[int],
        owners: list[int],
        deck: list[int],
        hands: list[list[int]],
        bids: list[int],
        spent: list[int],
        payer: int,
        staged: list[int],
        paid: list[list[int]],
    ) -> None:
        super().__init__(game, seats, chance, revealed)
        self.toll = toll
        self.wrecks = wrecks
        """In the order in which they are turned up: the first is up when nobody owns one."""
        self.owners = owners
        """Who took each wreck that was won."""
        self.deck = deck
        self.hands = hands
        self.bids = bids
        """The card each seat bids in this round, still in its hand, or NO_BID."""
        self.spent = spent
        """All cards ever bid, face up."""
        self.payer = payer
        """Who is asked for the toll, or NOBODY while bids are asked for."""
        self.staged = staged
        """The toll as far as it was picked; the cards are still in the payer's hand."""
        self.paid = paid

    def ended(self) -> bool:
        return len(self.owners) == WRECKS

    def fields(self) -> dict[str, Any]:
        return {
            "toll": self.toll,
            "wrecks": self.wrecks.copy(),
            "owners": self.owners.copy(),
            "deck": self.deck.copy(),
            "hands": [hand.copy() for hand in self.hands],
            "bids": self.bids.copy(),
            "spent": self.spent.copy(),
            "payer": self.payer,
            "staged": self.staged.copy(),
            "paid": [cards.copy() for cards in self.paid],
        }

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
