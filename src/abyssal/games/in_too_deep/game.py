"""In Too Deep as a `Game`: it joins set-up, rules, views and notation to the contract."""

from collections.abc import Sequence
from typing import Any, Final, cast

from abyssal.core.chance import Chance
from abyssal.core.errors import BadRequest
from abyssal.core.game import Document, Game, Result
from abyssal.core.sheet import Sheet
from abyssal.games.in_too_deep import notation, rules
from abyssal.games.in_too_deep.check import check
from abyssal.games.in_too_deep.components import (
    BONUS,
    COMPANIES,
    COMPANY_COUNT,
    SEATS,
    SIDES,
    Cards,
)
from abyssal.games.in_too_deep.imagination import imagine
from abyssal.games.in_too_deep.position import CHOOSING, ENDINGS, NO_END, NO_INTENT, OVER, Position
from abyssal.games.in_too_deep.view import view, views

RULES_VERSION: Final = 1
NOTHING: Final[list[int]] = []


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

    def _setup(self, seats: int, chance: Chance, options: dict[str, str]) -> Position:
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

    def _restore(self, document: Document, chance: Chance) -> Position:
        position = Position(self, document["seats"], chance, document["revealed"])
        position.cards = self.cards
        position._load_fields(document)
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

    def _check(self, position: Position) -> None:
        check(position)
        if not self._payment_fits(position):
            raise BadRequest("document", "that cannot be what is being paid for")

    def _payment_fits(self, position: Position) -> bool:
        """Whether the cards staged, and what they are for, could have been chosen here."""
        if position.intent == NO_INTENT:
            return position.due == 0 and not position.paid
        again = position.copy()
        again.menu = None
        again.withdraw()
        picks = [notation.PAY + card * notation.TARGETS for card in position.paid]
        for action in [position.intent, *picks]:
            if not self._allows(again, position.active, action):
                return False
            self._apply(again, position.active, action)
        return again._dump_fields() == position._dump_fields()

    def _to_act(self, position: Position) -> list[int]:
        return [] if position.step == OVER else [position.active]

    def _choices(self, position: Position, seat: int) -> list[int]:
        if seat != position.active or position.step == OVER:
            return NOTHING
        if position.menu is None:
            position.menu = rules.choices(position)
        return position.menu

    def _apply(self, position: Position, seat: int, action: int) -> None:
        position.menu = None
        rules.apply(position, action)

    def _over(self, position: Position) -> bool:
        return position.step == OVER

    def _result(self, position: Position) -> Result | None:
        if position.step != OVER:
            return None
        order = rules.places(position)
        return {
            "scores": rules.scores(position),
            "ranks": [1 + order.index(seat) for seat in range(position.seats)],
            "winners": order[:1],
            "ending": ENDINGS[position.ending],
        }

    def _view(self, position: Position, viewer: int | None, over: bool) -> dict[str, Any]:
        return cast(dict[str, Any], view(position, viewer, over))

    def _views(self, position: Position, viewers: Sequence[int | None]) -> list[dict[str, Any]]:
        return cast(list[dict[str, Any]], views(position, viewers))

    def _imagine(self, position: Position, viewer: int | None, chance: Chance) -> Position:
        other = position.copy()
        other.menu = None
        imagine(other, viewer, chance)
        return other

    def write(self, action: int) -> str:
        text = notation.write(action, self.cards.company_of)
        if text is None:
            raise self._unwritten(action)
        return text

    def read(self, text: str) -> int:
        action = self.actions.get(text)
        if action is None:
            raise self._unread(text, notation.EXAMPLES)
        return action
