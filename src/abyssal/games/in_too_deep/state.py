"""A position of In Too Deep."""

from dataclasses import dataclass, field
from typing import Final

from abyssal.core.errors import BadRequest
from abyssal.core.fields import NESTED, NOT_KEPT
from abyssal.core.game import State as CoreState
from abyssal.games.in_too_deep.components import (
    ADVANCED,
    BASIC,
    BONUS,
    BONUS_SHARES,
    COMPANY_COUNT,
    FIRST_SHARES,
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
class State(CoreState):
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

    def check(self) -> None:
        self.check_ranges()
        self.check_cards()
        self.check_moment()
        self.check_knowledge()

    def check_ranges(self) -> None:
        seats = range(self.seats)
        whole = (
            len(self.hands) == len(self.old_least) == len(self.old_most) == self.seats
            and len(self.portfolios) == self.seats + self.third_players()
            and len(self.depths) == len(self.sides) == COMPANY_COUNT
            and all(side in (BASIC, ADVANCED) for side in self.sides)
            and self.active in seats
            and self.start in seats
            and CHOOSING <= self.step <= OVER
            and NO_END <= self.ending <= FUNDRAISERS
            and 0 <= self.final_turns <= self.seats
            and self.depletions >= 0
            and 0 <= self.draws < self.seats
            and 0 <= self.fundraisers <= 2
            and 0 <= self.expanded < COMPANY_COUNT
            and all(hand == sorted(hand) for hand in self.hands)
        )
        if not whole:
            raise BadRequest("document", "a field of the position is out of range")

    def check_cards(self) -> None:
        """Every card is in exactly one place; bonus shares are in the piles or gone (ITD-159)."""
        piles = [*self.deck, *self.discard]
        bonus = piles.count(BONUS) + self.removed
        if bonus != BONUS_SHARES * self.third_players() or self.removed < 0:
            raise BadRequest("document", f"there are {bonus} bonus shares")
        cards = [card for card in piles if card != BONUS]
        for place in (*self.hands, *self.portfolios, *self.depths, self.open):
            cards.extend(place)
        if sorted(cards) != self.cards.numbers:
            raise BadRequest("document", "a card is missing or in two places")

    def check_moment(self) -> None:
        """The step must fit the turns, the open cards and the hand of the active player."""
        steps = (self.active - self.start) % self.seats
        taken = FIRST_SHARES * self.seats - len(self.open)
        if self.step == CHOOSING:
            fits = self.turn == 0 and steps == taken % self.seats and len(self.open) > 1
        else:
            fits = self.turn > 0 and steps == (self.turn - 1) % self.seats and not self.open
        if self.step == OVER:
            fits = fits and self.ending != NO_END and self.final_turns == 0
        else:
            fits = fits and len(self.hands[self.active]) > 0  # ITD-23
        if self.final_turns > 0:
            fits = fits and self.ending != NO_END and self.step == TURN  # ITD-126
        if not fits:
            raise BadRequest("document", "the step does not fit the rest of the position")

    def check_knowledge(self) -> None:
        """What all can tell of the hands and what one player knows of another's must be true."""
        if not set(self.deck) <= self.shuffled:
            raise BadRequest("document", "the deck holds a card that was not shuffled into it")
        for seat in range(self.seats):
            old = len([card for card in self.hands[seat] if card not in self.shuffled])
            if not self.old_least[seat] <= old <= self.old_most[seat]:
                raise BadRequest("document", f"seat {seat} cannot hold {old} cards that old")
        for packed in self.known:
            people, card = divmod(packed, 256)
            if card not in self.hands[people % PEOPLE]:
                raise BadRequest("document", f"nobody can know {card} to be in that hand")

    def third_players(self) -> int:
        """One imaginary player in the game for two (ITD-139), none otherwise."""
        return 1 if self.seats == 2 else 0
