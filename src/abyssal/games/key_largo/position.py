"""A position of Key Largo."""

from dataclasses import dataclass, field
from typing import Any, Final

from abyssal.core.fields import NESTED, NOT_KEPT
from abyssal.core.game import Position as CorePosition
from abyssal.games.key_largo.components import (
    MOST_WRECKS,
    PLACE_COUNT,
    Components,
)
from abyssal.games.key_largo.knowledge import Knowledge

PLANNING: Final = 0
PLACING: Final = 1
SABOTAGE: Final = 2
DIVING: Final = 3
MONSTER_MET: Final = 4
BAR_VISIT: Final = 5
LOOKING: Final = 6
DOLPHINS_VISIT: Final = 7
SHOP_VISIT: Final = 8
MARKET_VISIT: Final = 9
OVER: Final = 10
STEPS: Final = [
    "planning",
    "placing",
    "sabotage",
    "diving",
    "monster",
    "bar",
    "looking",
    "dolphins",
    "shop",
    "market",
    "over",
]

NO_PLAN: Final = -1
NOWHERE: Final = -1
PORT: Final = MOST_WRECKS
"""A boat is on a wreck (0 to 15), at a port (PORT + its place), or nowhere."""
NO_DIVER: Final = -1

READY: Final = 0
DREW: Final = 1
UP: Final = 2
ABOARD: Final = 3
STATUSES: Final = ["ready", "drew", "up", "aboard"]
"""A diver of the dive under way: present with or without his draw; surfaced; never went down."""
SABOTAGED: Final = 4
"""Kept aboard by the Saboteur; shown as aboard."""

SELLING: Final = 0
SOLD: Final = 1
TRAFFICKING: Final = 2
"""A market visit: before the sale, after it, and while the Trafficker buys."""


@dataclass(init=False, eq=False, repr=False, slots=True)
class Position(CorePosition):
    """What lies on the table. Which answers are allowed and what they do is in `rules`.

    Lists inside lists are replaced, never changed: so a copy may share them.
    """

    components: Components = field(metadata=NOT_KEPT)
    with_encounters: bool = field(metadata=NOT_KEPT)
    hidden_cash: bool = field(metadata=NOT_KEPT)
    step: int
    start: int
    """The first player of day 1."""
    day: int
    half: int
    turn: int
    """Actions begun so far, lost ones included: 20 for each player in the end (KL-16)."""
    active: int
    """Who is asked, in all steps but the planning."""
    plans: list[int]
    """Morning * PLACE_COUNT + afternoon, or NO_PLAN."""
    boats: list[int]
    crowd: list[int] = field(metadata=NOT_KEPT)
    """How many boats are at each place: the k of the ledger (KL-38)."""
    cash: list[int]
    teams: list[list[int]] = field(metadata=NESTED)
    supply: list[int]
    """Hoses, tridents, weights and divers that nobody has yet."""
    lost: list[int]
    """Hoses, tridents, weights and divers out of the game."""
    depths: list[int] = field(metadata=NOT_KEPT)
    """The depth of each wreck."""
    piles: list[list[int]] = field(metadata=NESTED)
    """The cards of each wreck; the last one is the top."""
    left_out: list[int]
    hands: list[list[int]] = field(metadata=NESTED)
    """The treasures of each player, in ascending order."""
    sold: list[int]
    killed: list[int]
    """The monsters killed at each depth."""
    deck: list[int]
    """The encounter deck; its top is the end of the list."""
    discards: list[int]
    held: list[list[int]] = field(metadata=NESTED)
    """The encounters of each player, in ascending order."""
    played: list[int]
    """The encounter each player has played in this half-day, or NO_ENCOUNTER."""
    epochs: list[int]
    """In which deck each encounter was shuffled last: 0 at setup, 1 after the first reshuffle …

    A card in a hand was drawn from the deck of its epoch, so all know the epochs held.
    """
    sabotaged: int
    """Seat * TEAM + diver of whom the Saboteur keeps aboard in this half-day, or NO_DIVER."""
    status: list[int]
    """READY, DREW, UP, ABOARD or SABOTAGED for each diver of the dive under way."""
    drawer: int
    """The diver who drew last in this dive, or NO_DIVER."""
    fresh: bool
    """A treasure has just been drawn, so a weight may be used (KL-77)."""
    fled: bool
    """A diver has fled in this dive, so the others may surface (KL-65)."""
    aside: int
    """Monsters set aside in this dive."""
    drawn: list[int]
    """The treasures drawn in this dive that are still in hand."""
    recruited: int
    robbed: int
    rounds: int
    """How often each service of the bar was used in this visit."""
    looked: int
    """The first wreck of a round whose second is to be chosen, or NOWHERE."""
    bought: list[int]
    """Hoses, tridents and weights bought in this visit."""
    market: int
    picked: list[int]
    """The cards staged for a sale, in ascending order; nobody else knows them."""
    changed: int
    """The card staged to be sold as another type (face * SOLD_KINDS + type), or -1."""
    knowledge: Knowledge = field(metadata=NOT_KEPT)
    menu: list[int] | None = field(metadata=NOT_KEPT)
    """The answers of the active player, once they have been worked out."""

    # Facts

    def first(self) -> int:
        """The first player of the day (KL-133)."""
        return (self.start + self.day - 1) % self.seats

    def card_of(self, seat: int) -> int:
        """The place that `seat` has revealed for this half-day."""
        plan = self.plans[seat]
        return plan // PLACE_COUNT if self.half == 0 else plan % PLACE_COUNT

    def wreck(self) -> int:
        """Where the active player dives."""
        return self.boats[self.active]

    def monsters_out(self, wreck: int) -> int:
        """Monsters of a wreck that are drawn and lie open beside it."""
        if self.boats[self.active] != wreck:
            return 0
        return self.aside + (1 if self.step == MONSTER_MET else 0)

    def count_of_depth(self, seat: int, depth: int) -> int:
        """How many treasures of a depth `seat` holds: the backs are there for all to see."""
        depth_of = self.components.depth_of
        return len([card for card in self.hands[seat] if depth_of[card] == depth])

    def withdraw(self) -> None:
        """Forget what the active player has staged."""
        self.picked = []
        self.changed = -1

    def _dump_fields(self) -> dict[str, Any]:
        return {
            "encounters": "on" if self.with_encounters else "off",
            "cash_shown": "hidden" if self.hidden_cash else "open",
            **CorePosition._dump_fields(self),
            **self.knowledge.dump(),
        }

    def copy(self) -> "Position":
        position = Position(self.game, self.seats, self.chance.copy(), self.revealed)
        position.components = self.components
        position.with_encounters = self.with_encounters
        position.hidden_cash = self.hidden_cash
        position.step = self.step
        position.start = self.start
        position.day = self.day
        position.half = self.half
        position.turn = self.turn
        position.active = self.active
        position.plans = self.plans.copy()
        position.boats = self.boats.copy()
        position.crowd = self.crowd.copy()
        position.cash = self.cash.copy()
        position.teams = self.teams.copy()
        position.supply = self.supply.copy()
        position.lost = self.lost.copy()
        position.depths = self.depths
        position.piles = self.piles.copy()
        position.left_out = self.left_out
        position.hands = self.hands.copy()
        position.sold = self.sold.copy()
        position.killed = self.killed.copy()
        position.deck = self.deck.copy()
        position.discards = self.discards.copy()
        position.held = self.held.copy()
        position.played = self.played.copy()
        position.epochs = self.epochs.copy()
        position.sabotaged = self.sabotaged
        position.status = self.status.copy()
        position.drawer = self.drawer
        position.fresh = self.fresh
        position.fled = self.fled
        position.aside = self.aside
        position.drawn = self.drawn.copy()
        position.recruited = self.recruited
        position.robbed = self.robbed
        position.rounds = self.rounds
        position.looked = self.looked
        position.bought = self.bought.copy()
        position.market = self.market
        position.picked = self.picked
        position.changed = self.changed
        position.knowledge = self.knowledge.copy()
        position.menu = self.menu
        return position
