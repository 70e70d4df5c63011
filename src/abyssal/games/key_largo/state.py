"""A position of Key Largo."""

from typing import Any, Final

from abyssal.core.chance import Chance
from abyssal.core.game import Game
from abyssal.core.game import State as CoreState
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


class State(CoreState):
    """What lies on the table. Which answers are allowed and what they do is in `rules`.

    Lists inside lists are replaced, never changed: so a copy may share them.
    """

    __slots__ = (
        "active",
        "aside",
        "boats",
        "bought",
        "cash",
        "changed",
        "components",
        "crowd",
        "day",
        "deck",
        "depths",
        "discards",
        "drawer",
        "drawn",
        "epochs",
        "fled",
        "fresh",
        "half",
        "hands",
        "held",
        "hidden_cash",
        "killed",
        "knowledge",
        "left_out",
        "looked",
        "lost",
        "market",
        "menu",
        "picked",
        "piles",
        "plans",
        "played",
        "recruited",
        "robbed",
        "rounds",
        "sabotaged",
        "sold",
        "start",
        "status",
        "step",
        "supply",
        "teams",
        "turn",
        "with_encounters",
    )

    def __init__(
        self,
        game: Game,
        seats: int,
        chance: Chance,
        revealed: int,
        components: Components,
        with_encounters: bool,
        hidden_cash: bool,
        step: int,
        start: int,
        day: int,
        half: int,
        turn: int,
        active: int,
        plans: list[int],
        boats: list[int],
        crowd: list[int],
        cash: list[int],
        teams: list[list[int]],
        supply: list[int],
        lost: list[int],
        depths: list[int],
        piles: list[list[int]],
        left_out: list[int],
        hands: list[list[int]],
        sold: list[int],
        killed: list[int],
        deck: list[int],
        discards: list[int],
        held: list[list[int]],
        played: list[int],
        epochs: list[int],
        sabotaged: int,
        status: list[int],
        drawer: int,
        fresh: bool,
        fled: bool,
        aside: int,
        drawn: list[int],
        recruited: int,
        robbed: int,
        rounds: int,
        looked: int,
        bought: list[int],
        market: int,
        picked: list[int],
        changed: int,
        knowledge: Knowledge,
    ) -> None:
        super().__init__(game, seats, chance, revealed)
        self.components = components
        self.with_encounters = with_encounters
        self.hidden_cash = hidden_cash
        self.step = step
        self.start = start
        """The first player of day 1."""
        self.day = day
        self.half = half
        self.turn = turn
        """Actions begun so far, lost ones included: 20 for each player in the end (KL-16)."""
        self.active = active
        """Who is asked, in all steps but the planning."""
        self.plans = plans
        """Morning * PLACE_COUNT + afternoon, or NO_PLAN."""
        self.boats = boats
        self.crowd = crowd
        """How many boats are at each place: the k of the ledger (KL-38)."""
        self.cash = cash
        self.teams = teams
        self.supply = supply
        """Hoses, tridents, weights and divers that nobody has yet."""
        self.lost = lost
        """Hoses, tridents, weights and divers out of the game."""
        self.depths = depths
        """The depth of each wreck."""
        self.piles = piles
        """The cards of each wreck; the last one is the top."""
        self.left_out = left_out
        self.hands = hands
        """The treasures of each player, in ascending order."""
        self.sold = sold
        self.killed = killed
        """The monsters killed at each depth."""
        self.deck = deck
        """The encounter deck; its top is the end of the list."""
        self.discards = discards
        self.held = held
        """The encounters of each player, in ascending order."""
        self.played = played
        """The encounter each player has played in this half-day, or NO_ENCOUNTER."""
        self.epochs = epochs
        """In which deck each encounter was shuffled last: 0 at setup, 1 after the first reshuffle …

        A card in a hand was drawn from the deck of its epoch, so all know the epochs held.
        """
        self.sabotaged = sabotaged
        """Seat * TEAM + diver of whom the Saboteur keeps aboard in this half-day, or NO_DIVER."""
        self.status = status
        """READY, DREW, UP, ABOARD or SABOTAGED for each diver of the dive under way."""
        self.drawer = drawer
        """The diver who drew last in this dive, or NO_DIVER."""
        self.fresh = fresh
        """A treasure has just been drawn, so a weight may be used (KL-77)."""
        self.fled = fled
        """A diver has fled in this dive, so the others may surface (KL-65)."""
        self.aside = aside
        """Monsters set aside in this dive."""
        self.drawn = drawn
        """The treasures drawn in this dive that are still in hand."""
        self.recruited = recruited
        self.robbed = robbed
        self.rounds = rounds
        """How often each service of the bar was used in this visit."""
        self.looked = looked
        """The first wreck of a round whose second is to be chosen, or NOWHERE."""
        self.bought = bought
        """Hoses, tridents and weights bought in this visit."""
        self.market = market
        self.picked = picked
        """The cards staged for a sale, in ascending order; nobody else knows them."""
        self.changed = changed
        """The card staged to be sold as another type (face * SOLD_KINDS + type), or -1."""
        self.knowledge = knowledge
        self.menu: list[int] | None = None
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
        if self.step not in (DIVING, MONSTER_MET) or self.boats[self.active] != wreck:
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

    def fields(self) -> dict[str, Any]:
        return {
            "encounters": "on" if self.with_encounters else "off",
            "cash_shown": "hidden" if self.hidden_cash else "open",
            "step": self.step,
            "start": self.start,
            "day": self.day,
            "half": self.half,
            "turn": self.turn,
            "active": self.active,
            "plans": self.plans.copy(),
            "boats": self.boats.copy(),
            "cash": self.cash.copy(),
            "teams": [team.copy() for team in self.teams],
            "supply": self.supply.copy(),
            "lost": self.lost.copy(),
            "piles": [pile.copy() for pile in self.piles],
            "left_out": self.left_out.copy(),
            "hands": [hand.copy() for hand in self.hands],
            "sold": self.sold.copy(),
            "killed": self.killed.copy(),
            "deck": self.deck.copy(),
            "discards": self.discards.copy(),
            "held": [cards.copy() for cards in self.held],
            "played": self.played.copy(),
            "epochs": self.epochs.copy(),
            "sabotaged": self.sabotaged,
            "status": self.status.copy(),
            "drawer": self.drawer,
            "fresh": int(self.fresh),
            "fled": int(self.fled),
            "aside": self.aside,
            "drawn": self.drawn.copy(),
            "recruited": self.recruited,
            "robbed": self.robbed,
            "rounds": self.rounds,
            "looked": self.looked,
            "bought": self.bought.copy(),
            "market": self.market,
            "picked": self.picked.copy(),
            "changed": self.changed,
            **self.knowledge.dump(),
        }
