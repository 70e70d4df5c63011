"""Key Largo as a `Game`: it joins set-up, rules, views and notation to the contract."""

from typing import Any, Final, cast

from abyssal.core.chance import Chance
from abyssal.core.errors import BadRequest
from abyssal.core.game import Document, Game, Result
from abyssal.core.sheet import Sheet
from abyssal.games.key_largo import notation, rules
from abyssal.games.key_largo.check import check
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
from abyssal.games.key_largo.position import (
    NO_DIVER,
    NO_PLAN,
    NOWHERE,
    OVER,
    PLANNING,
    PORT,
    SELLING,
    Position,
)
from abyssal.games.key_largo.scoring import fortunes, ranks, winners
from abyssal.games.key_largo.view import view

RULES_VERSION: Final = 1
NOTHING: Final[list[int]] = []
ON: Final = "on"
HIDDEN: Final = "hidden"


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

    def _setup(self, seats: int, chance: Chance, options: dict[str, str]) -> Position:
        wrecks = sum(WRECKS[seats])
        position = Position(self, seats, chance, revealed=0)
        position.components = self.components
        position.with_encounters = options["encounters"] == ON
        position.hidden_cash = options["cash"] == HIDDEN
        position.step = PLANNING
        position.start = 0
        position.day = 1
        position.half = 0
        position.turn = 0
        position.active = 0
        position.plans = [NO_PLAN] * seats
        position.boats = [NOWHERE] * seats
        position.crowd = [0] * PLACE_COUNT
        position.cash = [CASH] * seats
        position.teams = [[BARE] for _ in range(seats)]
        position.supply = [*PIECES, DIVERS - seats]
        position.lost = [0] * (EQUIPMENT_COUNT + 1)
        position.depths = self.depths(seats)
        position.piles = [[] for _ in range(wrecks)]
        position.left_out = []
        position.hands = [[] for _ in range(seats)]
        position.sold = []
        position.killed = [0] * DEPTH_COUNT
        position.deck = []
        position.discards = []
        position.held = [[] for _ in range(seats)]
        position.played = [NO_ENCOUNTER] * seats
        position.epochs = [0] * ENCOUNTER_COUNT
        position.sabotaged = NO_DIVER
        position.status = []
        position.drawer = NO_DIVER
        position.fresh = False
        position.fled = False
        position.aside = 0
        position.drawn = []
        position.recruited = 0
        position.robbed = 0
        position.rounds = 0
        position.looked = NOWHERE
        position.bought = [0] * EQUIPMENT_COUNT
        position.market = SELLING
        position.picked = []
        position.changed = -1
        position.knowledge = Knowledge(
            [[] for _ in range(seats)],
            [[] for _ in range(seats)],
            [0] * wrecks,
            [0] * (seats * DEPTH_COUNT),
        )
        position.menu = None
        rules.set_up(position)
        return position

    def _restore(self, document: Document, chance: Chance) -> Position:
        position = Position(self, document["seats"], chance, document["revealed"])
        position.components = self.components
        position.with_encounters = document["encounters"] == ON
        position.hidden_cash = document["cash_shown"] == HIDDEN
        position.depths = self.depths(position.seats)
        position._load_fields(document)
        position.knowledge = Knowledge(
            [[sight_of(sight) for sight in seen] for seen in document["sights"]],
            [list(faces) for faces in document["exits"]],
            list(document["lurking"]),
            list(document["gems"]),
        )
        position.crowd = [0] * PLACE_COUNT
        for boat in position.boats:
            if boat != NOWHERE:
                position.crowd[DIVE if boat < PORT else boat - PORT] += 1
        position.menu = None
        return position

    def _check(self, position: Position) -> None:
        check(position)
        if not self._sale_fits(position):
            raise BadRequest("document", "that cannot be what is being sold")

    def _sale_fits(self, position: Position) -> bool:
        """Whether the cards staged for a sale could have been marked here, one after the other."""
        if not position.picked and position.changed == -1:
            return True
        again = position.copy()
        again.menu = None
        again.withdraw()
        marks = [notation.SELL + card for card in position.picked]
        if position.changed != -1:
            marks.insert(0, notation.CHANGE + position.changed)
        for action in marks:
            if not self._allows(again, position.active, action):
                return False
            self._apply(again, position.active, action)
        return True

    def _to_act(self, position: Position) -> list[int]:
        if position.step == PLANNING:
            return [seat for seat, plan in enumerate(position.plans) if plan == NO_PLAN]
        return [] if position.step == OVER else [position.active]

    def _choices(self, position: Position, seat: int) -> list[int]:
        if position.step == PLANNING:
            return rules.PLANS if 0 <= seat < position.seats else NOTHING
        if seat != position.active:
            return NOTHING
        if position.menu is None:
            position.menu = rules.choices(position)
        return position.menu

    def _allows(self, position: Position, seat: int, action: int) -> bool:
        if position.menu is not None and seat == position.active:
            return action in position.menu
        if position.step == PLANNING:
            return 0 <= seat < position.seats and notation.is_plan(action)
        return action in self._choices(position, seat)

    def _apply(self, position: Position, seat: int, action: int) -> None:
        position.menu = None
        if position.step == PLANNING:
            rules.commit(position, seat, action - notation.PLAN)
        else:
            rules.apply(position, action)

    def _over(self, position: Position) -> bool:
        return position.step == OVER

    def _result(self, position: Position) -> Result | None:
        if position.step != OVER:
            return None
        return {
            "scores": fortunes(position),
            "ranks": ranks(position),
            "winners": winners(position),
            "ending": "season",
        }

    def _view(self, position: Position, viewer: int | None, over: bool) -> dict[str, Any]:
        return cast(dict[str, Any], view(position, viewer, over))

    def _imagine(self, position: Position, viewer: int | None, chance: Chance) -> Position:
        other = position.copy()
        other.menu = None
        imagine(other, viewer, chance)
        return other

    def write(self, action: int) -> str:
        text = self.texts.get(action)
        if text is None:
            raise self._unwritten(action)
        return text

    def read(self, text: str) -> int:
        action = self.actions.get(text)
        if action is None:
            raise self._unread(text, notation.EXAMPLES)
        return action
