"""Key Largo as the contract asks for it: its rules and views behind the common door."""

from typing import Any, Final, cast

from abyssal.core.chance import Chance
from abyssal.core.errors import BadRequest
from abyssal.core.game import Document, Game, Result
from abyssal.core.tables import Sheet
from abyssal.games.key_largo import notation, rules
from abyssal.games.key_largo.components import (
    BARE,
    CASH,
    DEPTH_COUNT,
    DIVE,
    DIVERS,
    ENCOUNTER_COUNT,
    EQUIPMENT_COUNT,
    NO_ENCOUNTER,
    PIECES,
    PLACE_COUNT,
    SEATS,
    WRECKS,
    Components,
)
from abyssal.games.key_largo.imagination import imagine
from abyssal.games.key_largo.knowledge import Knowledge, sight_of
from abyssal.games.key_largo.scoring import fortunes, ranks, winners
from abyssal.games.key_largo.soundness import check
from abyssal.games.key_largo.state import (
    NO_DIVER,
    NO_PLAN,
    NOWHERE,
    OVER,
    PLANNING,
    PORT,
    SELLING,
    State,
)
from abyssal.games.key_largo.view import view

RULES_VERSION: Final = 1
NOTHING: Final[list[int]] = []
ON: Final = "on"
HIDDEN: Final = "hidden"


class Position(State):
    """A position of Key Largo."""

    __slots__ = ()

    def to_act(self) -> list[int]:
        if self.step == PLANNING:
            return [seat for seat, plan in enumerate(self.plans) if plan == NO_PLAN]
        return [] if self.step == OVER else [self.active]

    def choices(self, seat: int) -> list[int]:
        if self.step == PLANNING:
            return rules.PLANS if 0 <= seat < self.seats else NOTHING
        if seat != self.active or self.step == OVER:
            return NOTHING
        if self.menu is None:
            self.menu = rules.choices(self)
        return self.menu

    def allows(self, seat: int, action: int) -> bool:
        if self.menu is not None and seat == self.active:
            return action in self.menu
        if self.step == PLANNING:
            return 0 <= seat < self.seats and notation.is_plan(action)
        return action in self.choices(seat)

    def apply(self, seat: int, action: int) -> None:
        self.menu = None
        if self.step == PLANNING:
            rules.commit(self, seat, action - notation.PLAN)
        else:
            rules.apply(self, action)

    def over(self) -> bool:
        return self.step == OVER

    def check(self) -> None:
        check(self)
        if not self.sale_fits():
            raise BadRequest("document", "that cannot be what is being sold")

    def sale_fits(self) -> bool:
        """Whether the cards staged for a sale could have been marked here, one after the other."""
        if not self.picked and self.changed == -1:
            return True
        again = self.copy()
        again.menu = None
        again.withdraw()
        marks = [notation.SELL + card for card in self.picked]
        if self.changed != -1:
            marks.insert(0, notation.CHANGE + self.changed)
        for action in marks:
            if not again.allows(self.active, action):
                return False
            again.apply(self.active, action)
        return True

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
            self.components,
            self.with_encounters,
            self.hidden_cash,
            self.step,
            self.start,
            self.day,
            self.half,
            self.turn,
            self.active,
            self.plans.copy(),
            self.boats.copy(),
            self.crowd.copy(),
            self.cash.copy(),
            self.teams.copy(),
            self.supply.copy(),
            self.lost.copy(),
            self.depths,
            self.piles.copy(),
            self.left_out,
            self.hands.copy(),
            self.sold.copy(),
            self.killed.copy(),
            self.deck.copy(),
            self.discards.copy(),
            self.held.copy(),
            self.played.copy(),
            self.epochs.copy(),
            self.sabotaged,
            self.status.copy(),
            self.drawer,
            self.fresh,
            self.fled,
            self.aside,
            self.drawn.copy(),
            self.recruited,
            self.robbed,
            self.rounds,
            self.looked,
            self.bought.copy(),
            self.market,
            self.picked,
            self.changed,
            self.knowledge.copy(),
        )
        position.menu = self.menu
        return position

    def result(self) -> Result | None:
        if self.step != OVER:
            return None
        return {
            "scores": fortunes(self),
            "ranks": ranks(self),
            "winners": winners(self),
            "ending": "season",
        }


class KeyLargo(Game):
    """The title and its printed numbers."""

    def __init__(self, sheet: Sheet) -> None:
        self.components = Components(sheet)
        self.actions = notation.actions(self.components)
        self.texts = {action: text for text, action in self.actions.items()}
        super().__init__(
            name="key-largo",
            seats=SEATS,
            options={
                "encounters": {"choices": ["off", ON], "default": "off"},
                "cash": {"choices": ["open", HIDDEN], "default": "open"},
            },
            rules_version=RULES_VERSION,
            data=sheet.data,
            option_sets={},
        )

    def depths(self, seats: int) -> list[int]:
        """The depth of each wreck, the shallow ones first (KL-13)."""
        return [depth for depth in range(DEPTH_COUNT) for _ in range(WRECKS[seats][depth])]

    def setup(self, seats: int, chance: Chance, options: dict[str, str]) -> Position:
        wrecks = sum(WRECKS[seats])
        position = Position(
            self,
            seats,
            chance,
            revealed=0,
            components=self.components,
            with_encounters=options["encounters"] == ON,
            hidden_cash=options["cash"] == HIDDEN,
            step=PLANNING,
            start=0,
            day=1,
            half=0,
            turn=0,
            active=0,
            plans=[NO_PLAN] * seats,
            boats=[NOWHERE] * seats,
            crowd=[0] * PLACE_COUNT,
            cash=[CASH] * seats,
            teams=[[BARE] for _ in range(seats)],
            supply=[*PIECES, DIVERS - seats],
            lost=[0] * (EQUIPMENT_COUNT + 1),
            depths=self.depths(seats),
            piles=[[] for _ in range(wrecks)],
            left_out=[],
            hands=[[] for _ in range(seats)],
            sold=[],
            killed=[0] * DEPTH_COUNT,
            deck=[],
            discards=[],
            held=[[] for _ in range(seats)],
            played=[NO_ENCOUNTER] * seats,
            epochs=[0] * ENCOUNTER_COUNT,
            sabotaged=NO_DIVER,
            status=[],
            drawer=NO_DIVER,
            fresh=False,
            fled=False,
            aside=0,
            drawn=[],
            recruited=0,
            robbed=0,
            rounds=0,
            looked=NOWHERE,
            bought=[0] * EQUIPMENT_COUNT,
            market=SELLING,
            picked=[],
            changed=-1,
            knowledge=Knowledge(
                [[] for _ in range(seats)],
                [[] for _ in range(seats)],
                [0] * wrecks,
                [0] * (seats * DEPTH_COUNT),
            ),
        )
        rules.set_up(position)
        return position

    def restore(self, document: Document, chance: Chance) -> Position:
        boats: list[int] = list(document["boats"])
        crowd = [0] * PLACE_COUNT
        for boat in boats:
            if boat != NOWHERE:
                crowd[DIVE if boat < PORT else boat - PORT] += 1
        return Position(
            self,
            document["seats"],
            chance,
            document["revealed"],
            self.components,
            document["encounters"] == ON,
            document["cash_shown"] == HIDDEN,
            document["step"],
            document["start"],
            document["day"],
            document["half"],
            document["turn"],
            document["active"],
            list(document["plans"]),
            boats,
            crowd,
            list(document["cash"]),
            [list(team) for team in document["teams"]],
            list(document["supply"]),
            list(document["lost"]),
            self.depths(document["seats"]),
            [list(pile) for pile in document["piles"]],
            list(document["left_out"]),
            [list(hand) for hand in document["hands"]],
            list(document["sold"]),
            list(document["killed"]),
            list(document["deck"]),
            list(document["discards"]),
            [list(cards) for cards in document["held"]],
            list(document["played"]),
            list(document["epochs"]),
            document["sabotaged"],
            list(document["status"]),
            document["drawer"],
            document["fresh"] == 1,
            document["fled"] == 1,
            document["aside"],
            list(document["drawn"]),
            document["recruited"],
            document["robbed"],
            document["rounds"],
            document["looked"],
            list(document["bought"]),
            document["market"],
            list(document["picked"]),
            document["changed"],
            Knowledge(
                [[sight_of(sight) for sight in seen] for seen in document["sights"]],
                [list(faces) for faces in document["exits"]],
                list(document["lurking"]),
                list(document["gems"]),
            ),
        )

    def write(self, action: int) -> str:
        text = self.texts.get(action)
        if text is None:
            raise self.unwritten(action)
        return text

    def read(self, text: str) -> int:
        action = self.actions.get(text)
        if action is None:
            raise self.unread(text, notation.EXAMPLES)
        return action
