"""A position of In Too Deep."""

from typing import Any, Final

from abyssal.core.chance import Chance
from abyssal.core.errors import BadRequest
from abyssal.core.game import Game
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


class State(CoreState):
    """What lies on the table. Which answers are allowed and what they do is in `rules`."""

    __slots__ = (
        "active",
        "cards",
        "deck",
        "depletions",
        "depths",
        "discard",
        "draws",
        "due",
        "ending",
        "expanded",
        "final_turns",
        "fundraisers",
        "hands",
        "holdings",
        "intent",
        "known",
        "menu",
        "old_least",
        "old_most",
        "open",
        "paid",
        "portfolios",
        "removed",
        "shuffled",
        "sides",
        "spare",
        "start",
        "step",
        "totals",
        "turn",
    )

    def __init__(
        self,
        game: Game,
        seats: int,
        chance: Chance,
        revealed: int,
        cards: Cards,
        sides: list[int],
        step: int,
        start: int,
        active: int,
        turn: int,
        hands: list[list[int]],
        portfolios: list[list[int]],
        holdings: list[int],
        totals: list[int],
        depths: list[list[int]],
        deck: list[int],
        discard: list[int],
        open: list[int],
        removed: int,
        depletions: int,
        draws: int,
        fundraisers: int,
        ending: int,
        final_turns: int,
        expanded: int,
        intent: int,
        due: int,
        paid: list[int],
        known: list[int],
        shuffled: frozenset[int],
        old_least: list[int],
        old_most: list[int],
    ) -> None:
        super().__init__(game, seats, chance, revealed)
        self.cards = cards
        self.sides = sides
        self.step = step
        self.start = start
        self.active = active
        self.turn = turn
        self.hands = hands
        """The cards of each hand, in ascending order."""
        self.portfolios = portfolios
        """The shares of each player; with two players the third player's come last."""
        self.holdings = holdings
        """Shares by owner and company: COMPANY_COUNT numbers an owner."""
        self.totals = totals
        """Shares of each company in all portfolios: its price (ITD-26)."""
        self.depths = depths
        """The depth cards of each company; the last one is the top."""
        self.deck = deck
        """The draw deck; its top is the end of the list."""
        self.discard = discard
        self.open = open
        """The open cards of the setup (ITD-10)."""
        self.removed = removed
        """Bonus shares out of the game (ITD-158)."""
        self.depletions = depletions
        self.draws = draws
        """Draw actions in a row (ITD-55)."""
        self.fundraisers = fundraisers
        """Fundraisers with nothing but draws since (ITD-60)."""
        self.ending = ending
        """What triggered the end, or NO_END."""
        self.final_turns = final_turns
        """Final turns left, the one under way included; 0 before they begin."""
        self.expanded = expanded
        """The company expanded in this turn, while its ability is offered."""
        self.intent = intent
        """What the active player has chosen and not yet paid for; nobody else knows it."""
        self.due = due
        """How many cards the intent costs."""
        self.paid = paid
        """The cards staged as payment so far, in ascending order."""
        self.known = known
        """Which player knows which card to be in which other hand (ITD-107), packed, sorted."""
        self.shuffled = shuffled
        """The cards in the deck when it was last shuffled: what may be in it now."""
        self.old_least = old_least
        """In each hand, at least so many cards were there before that shuffle, as all can tell."""
        self.old_most = old_most
        self.spare: list[int] = []
        """The cards that may still join the payment."""
        self.menu: list[int] | None = None
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

    def fields(self) -> dict[str, Any]:
        return {
            "sides": self.sides.copy(),
            "step": self.step,
            "start": self.start,
            "active": self.active,
            "turn": self.turn,
            "hands": [hand.copy() for hand in self.hands],
            "portfolios": [portfolio.copy() for portfolio in self.portfolios],
            "depths": [depth.copy() for depth in self.depths],
            "deck": self.deck.copy(),
            "discard": self.discard.copy(),
            "open": self.open.copy(),
            "removed": self.removed,
            "depletions": self.depletions,
            "draws": self.draws,
            "fundraisers": self.fundraisers,
            "ending": self.ending,
            "final_turns": self.final_turns,
            "expanded": self.expanded,
            "intent": self.intent,
            "due": self.due,
            "paid": self.paid.copy(),
            "known": self.known.copy(),
            "shuffled": sorted(self.shuffled),
            "old_least": self.old_least.copy(),
            "old_most": self.old_most.copy(),
        }

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
