"""A position of In Too Deep."""

from dataclasses import dataclass, field
from typing import Final

from abyssal.core.fields import NESTED, NOT_KEPT
from abyssal.core.game import Position as CorePosition
from abyssal.games.in_too_deep.components import (
    NO_CARD,
    Cards,
)

CHOOSING: Final = 0
TURN: Final = 1
ABILITY: Final = 2
OVER: Final = 3
STEPS: Final = ["choosing", "turn", "ability", "over"]
"""Choose an open card; choose an action; use the ability or not; the game has ended."""

NO_END: Final = 0
DEPLETION: Final = 1
FUNDRAISERS: Final = 2
ENDINGS: Final = ["none", "depletion", "fundraisers"]

NO_INTENT: Final = -1
PEOPLE: Final = 8
"""Knowledge is packed as (knower * PEOPLE + holder) * 256 + card."""


@dataclass(init=False, eq=False, repr=False, slots=True)
class Position(CorePosition):
    """What lies on the table. Which answers are allowed and what they do is in `rules`."""

    cards: Cards = field(metadata=NOT_KEPT)
    sides: list[int]
    step: int
    start: int
    active: int
    turn: int
    hands: list[list[int]] = field(metadata=NESTED)
    """The cards of each hand, in ascending order."""
    portfolios: list[list[int]] = field(metadata=NESTED)
    """The shares of each player; with two players the third player's come last."""
    holdings: list[int] = field(metadata=NOT_KEPT)
    """Shares by owner and company: COMPANY_COUNT numbers an owner."""
    totals: list[int] = field(metadata=NOT_KEPT)
    """Shares of each company in all portfolios: its price (ITD-26)."""
    depths: list[list[int]] = field(metadata=NESTED)
    """The depth cards of each company; the last one is the top."""
    deck: list[int]
    """The draw deck; its top is the end of the list."""
    discard: list[int]
    open: list[int]
    """The open cards of the setup (ITD-10)."""
    removed: int
    """Bonus shares out of the game (ITD-158)."""
    depletions: int
    draws: int
    """Draw actions in a row (ITD-55)."""
    fundraisers: int
    """Fundraisers with nothing but draws since (ITD-60)."""
    ending: int
    """What triggered the end, or NO_END."""
    final_turns: int
    """Final turns left, the one under way included; 0 before they begin."""
    expanded: int
    """The company expanded in this turn, while its ability is offered."""
    intent: int
    """What the active player has chosen and not yet paid for; nobody else knows it."""
    due: int
    """How many cards the intent costs."""
    paid: list[int]
    """The cards staged as payment so far, in ascending order."""
    known: list[int]
    """Which player knows which card to be in which other hand (ITD-107), packed, sorted."""
    shuffled: frozenset[int]
    """The cards in the deck when it was last shuffled: what may be in it now."""
    old_least: list[int]
    """In each hand, at least so many cards were there before that shuffle, as all can tell."""
    old_most: list[int]
    spare: list[int] = field(metadata=NOT_KEPT)
    """The cards that may still join the payment."""
    menu: list[int] | None = field(metadata=NOT_KEPT)
    """The answers of the active player, once they have been worked out."""

    def owners(self) -> int:
        """Portfolios on the table: the players', and the third player's with two."""
        return len(self.portfolios)

    def price(self, company: int) -> int:
        """All shares of the company on the table (ITD-26)."""
        return self.totals[company]

    def top(self, company: int) -> int:
        """The number of the most recent depth card, or NO_CARD on an empty company."""
        depth = self.depths[company]
        return depth[-1] if depth else NO_CARD

    def withdraw(self) -> None:
        """Forget what the active player has staged."""
        self.intent = NO_INTENT
        self.due = 0
        self.paid = []
        self.spare = []

    def third_players(self) -> int:
        """One imaginary player in the game for two (ITD-139), none otherwise."""
        return 1 if self.seats == 2 else 0

    def copy(self) -> "Position":
        position = Position(self.game, self.seats, self.chance.copy(), self.revealed)
        position.cards = self.cards
        position.sides = self.sides
        position.step = self.step
        position.start = self.start
        position.active = self.active
        position.turn = self.turn
        position.hands = [hand.copy() for hand in self.hands]
        position.portfolios = [portfolio.copy() for portfolio in self.portfolios]
        position.holdings = self.holdings.copy()
        position.totals = self.totals.copy()
        position.depths = [depth.copy() for depth in self.depths]
        position.deck = self.deck.copy()
        position.discard = self.discard.copy()
        position.open = self.open.copy()
        position.removed = self.removed
        position.depletions = self.depletions
        position.draws = self.draws
        position.fundraisers = self.fundraisers
        position.ending = self.ending
        position.final_turns = self.final_turns
        position.expanded = self.expanded
        position.intent = self.intent
        position.due = self.due
        position.paid = self.paid.copy()
        position.known = self.known.copy()
        position.shuffled = self.shuffled
        position.old_least = self.old_least.copy()
        position.old_most = self.old_most.copy()
        position.spare = self.spare
        position.menu = self.menu
        return position
