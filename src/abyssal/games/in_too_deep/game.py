"""In Too Deep as the contract asks for it: its rules and views behind the common door."""

from typing import Any, Final, cast

from abyssal.core.chance import Chance
from abyssal.core.errors import BadRequest
from abyssal.core.game import Document, Game, Result
from abyssal.core.tables import Sheet
from abyssal.games.in_too_deep import notation, rules
from abyssal.games.in_too_deep.components import (
    BONUS,
    COMPANIES,
    COMPANY_COUNT,
    SEATS,
    SIDES,
    Cards,
)
from abyssal.games.in_too_deep.imagination import imagine
from abyssal.games.in_too_deep.state import CHOOSING, ENDINGS, NO_END, NO_INTENT, OVER, State
from abyssal.games.in_too_deep.view import view

RULES_VERSION: Final = 1
NOTHING: Final[list[int]] = []


class Position(State):
    """A position of In Too Deep."""

    __slots__ = ()

    def to_act(self) -> list[int]:
        return [] if self.step == OVER else [self.active]

    def choices(self, seat: int) -> list[int]:
        if seat != self.active or self.step == OVER:
            return NOTHING
        if self.menu is None:
            self.menu = rules.choices(self)
        return self.menu

    def apply(self, seat: int, action: int) -> None:
        self.menu = None
        rules.apply(self, action)

    def over(self) -> bool:
        return self.step == OVER

    def check(self) -> None:
        super().check()
        if not self.payment_fits():
            raise BadRequest("document", "that cannot be what is being paid for")

    def payment_fits(self) -> bool:
        """Whether the cards staged, and what they are for, could have been chosen here."""
        if self.intent == NO_INTENT:
            return self.due == 0 and not self.paid
        again = self.copy()
        again.menu = None
        again.withdraw()
        picks = [notation.PAY + card * notation.TARGETS for card in self.paid]
        for action in [self.intent, *picks]:
            if not again.allows(self.active, action):
                return False
            again.apply(self.active, action)
        return again.fields() == self.fields()

    def view_of(self, viewer: int | None, over: bool) -> dict[str, Any]:
        return cast(dict[str, Any], view(self, viewer, over))

    def imagined(self, viewer: int | None, chance: Chance) -> "Position":
        position = self.copy()
        position.menu = None
        imagine(position, viewer, chance)
        return position

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

    def result(self) -> Result | None:
        if self.step != OVER:
            return None
        order = rules.places(self)
        return {
            "scores": rules.scores(self),
            "ranks": [1 + order.index(seat) for seat in range(self.seats)],
            "winners": order[:1],
            "ending": ENDINGS[self.ending],
        }


class InTooDeep(Game):
    """The title and its printed numbers."""

    def __init__(self, sheet: Sheet) -> None:
        self.cards = Cards(sheet)
        self.actions = notation.actions(self.cards.company_of)
        super().__init__(
            name="in-too-deep",
            seats=SEATS,
            options={company: {"choices": SIDES, "default": "basic"} for company in COMPANIES},
            rules_version=RULES_VERSION,
            data=sheet.data,
            option_sets={"sides": COMPANIES},
        )

    def setup(self, seats: int, chance: Chance, options: dict[str, str]) -> Position:
        owners = seats + 1 if seats == 2 else seats
        position = Position(self, seats, chance, revealed=0)
        position.cards = self.cards
        position.sides = [SIDES.index(options[company]) for company in COMPANIES]
        position.step = CHOOSING
        position.start = 0
        position.active = 0
        position.turn = 0
        position.hands = [[] for _ in range(seats)]
        position.portfolios = [[] for _ in range(owners)]
        position.holdings = [0] * (owners * COMPANY_COUNT)
        position.totals = [0] * COMPANY_COUNT
        position.depths = [[] for _ in range(COMPANY_COUNT)]
        position.deck = []
        position.discard = []
        position.open = []
        position.removed = 0
        position.depletions = 0
        position.draws = 0
        position.fundraisers = 0
        position.ending = NO_END
        position.final_turns = 0
        position.expanded = 0
        position.intent = NO_INTENT
        position.due = 0
        position.paid = []
        position.known = []
        position.shuffled = frozenset([*self.cards.numbers, BONUS])
        position.old_least = [0] * seats
        position.old_most = [0] * seats
        position.spare = []
        position.menu = None
        rules.set_up(position)
        return position

    def restore(self, document: Document, chance: Chance) -> Position:
        position = Position(self, document["seats"], chance, document["revealed"])
        position.cards = self.cards
        position.take_fields(document)
        position.holdings = [0] * (position.owners() * COMPANY_COUNT)
        position.totals = [0] * COMPANY_COUNT
        for owner, portfolio in enumerate(position.portfolios):
            for card in portfolio:
                company = self.cards.company_of[card]
                position.holdings[owner * COMPANY_COUNT + company] += 1
                position.totals[company] += 1
        position.menu = None
        position.spare = rules.spare_cards(position) if position.intent != NO_INTENT else []
        return position

    def write(self, action: int) -> str:
        text = notation.write(action, self.cards.company_of)
        if text is None:
            raise self.unwritten(action)
        return text

    def read(self, text: str) -> int:
        action = self.actions.get(text)
        if action is None:
            raise self.unread(text, notation.EXAMPLES)
        return action
