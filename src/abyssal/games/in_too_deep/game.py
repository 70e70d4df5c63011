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
        position = Position(
            self.game,
            self.seats,
            self.chance.copy(),
            self.revealed,
            self.cards,
            self.sides,
            self.step,
            self.start,
            self.active,
            self.turn,
            [hand.copy() for hand in self.hands],
            [portfolio.copy() for portfolio in self.portfolios],
            self.holdings.copy(),
            self.totals.copy(),
            [depth.copy() for depth in self.depths],
            self.deck.copy(),
            self.discard.copy(),
            self.open.copy(),
            self.removed,
            self.depletions,
            self.draws,
            self.fundraisers,
            self.ending,
            self.final_turns,
            self.expanded,
            self.intent,
            self.due,
            self.paid.copy(),
            self.known.copy(),
            self.shuffled,
            self.old_least.copy(),
            self.old_most.copy(),
        )
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
        position = Position(
            self,
            seats,
            chance,
            revealed=0,
            cards=self.cards,
            sides=[SIDES.index(options[company]) for company in COMPANIES],
            step=CHOOSING,
            start=0,
            active=0,
            turn=0,
            hands=[[] for _ in range(seats)],
            portfolios=[[] for _ in range(owners)],
            holdings=[0] * (owners * COMPANY_COUNT),
            totals=[0] * COMPANY_COUNT,
            depths=[[] for _ in range(COMPANY_COUNT)],
            deck=[],
            discard=[],
            open=[],
            removed=0,
            depletions=0,
            draws=0,
            fundraisers=0,
            ending=NO_END,
            final_turns=0,
            expanded=0,
            intent=NO_INTENT,
            due=0,
            paid=[],
            known=[],
            shuffled=frozenset([*self.cards.numbers, BONUS]),
            old_least=[0] * seats,
            old_most=[0] * seats,
        )
        rules.set_up(position)
        return position

    def restore(self, document: Document, chance: Chance) -> Position:
        portfolios: list[list[int]] = [list(portfolio) for portfolio in document["portfolios"]]
        holdings = [0] * (len(portfolios) * COMPANY_COUNT)
        totals = [0] * COMPANY_COUNT
        for owner, portfolio in enumerate(portfolios):
            for card in portfolio:
                company = self.cards.company_of[card]
                holdings[owner * COMPANY_COUNT + company] += 1
                totals[company] += 1
        position = Position(
            self,
            document["seats"],
            chance,
            document["revealed"],
            self.cards,
            list(document["sides"]),
            document["step"],
            document["start"],
            document["active"],
            document["turn"],
            [list(hand) for hand in document["hands"]],
            portfolios,
            holdings,
            totals,
            [list(depth) for depth in document["depths"]],
            list(document["deck"]),
            list(document["discard"]),
            list(document["open"]),
            document["removed"],
            document["depletions"],
            document["draws"],
            document["fundraisers"],
            document["ending"],
            document["final_turns"],
            document["expanded"],
            document["intent"],
            document["due"],
            list(document["paid"]),
            list(document["known"]),
            frozenset(document["shuffled"]),
            list(document["old_least"]),
            list(document["old_most"]),
        )
        if position.intent != NO_INTENT:
            position.spare = rules.spare_cards(position)
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
