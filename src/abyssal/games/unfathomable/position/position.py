"""A position of Unfathomable: what lies on the table, and the stack of what is being resolved."""

from dataclasses import dataclass, field
from typing import Final

from abyssal.core.chance import Chance
from abyssal.core.fields import NESTED, NOT_KEPT, part, parts
from abyssal.core.game import Position as CorePosition
from abyssal.games.unfathomable.box.cards import Cards
from abyssal.games.unfathomable.box.components import (
    BRIG,
    CHARACTERS,
    DEEP_ONES,
    KNIFE,
    MOST_SEATS,
    NOBODY,
    ROOMS,
    SPACE_COUNT,
)
from abyssal.games.unfathomable.position.frames import Frame, load_frame

# Options

BOOK: Final = 0
GAME: Final = 1
CULT: Final = 2
DIFFICULTY: Final = 3
CREW: Final = 4
OPTIONS: Final[dict[str, list[str]]] = {
    "book": ["learn-to-play", "reference"],
    "game": ["standard", "learning"],
    "cultist": ["with", "without"],
    "difficulty": ["even", "humans", "traitors"],
    "crew": ["chosen", "random", "suggested"],
}
OPTION_NAMES: Final = list(OPTIONS)
LEARN_TO_PLAY: Final = 0
REFERENCE: Final = 1
LEARNING: Final = 1
WITHOUT_CULTIST: Final = 1
FOR_HUMANS: Final = 1
FOR_TRAITORS: Final = 2
CREW_RANDOM: Final = 1
CREW_SUGGESTED: Final = 2

# Why a game ends

NO_END: Final = 0
ARRIVED: Final = 1
RESOURCE_GONE: Final = 2
SHIP_SUNK: Final = 3
OVERRUN: Final = 4
ENDINGS: Final = ["none", "arrived", "resource", "sunk", "overrun"]

# Where an item is, if no seat holds it

IN_DECK: Final = -1
REMOVED: Final = -2

# Bits of `used`: abilities that work once in each player's turn

USED_SPACE: Final = 0
USED_KEEPER: Final = 8
USED_GRIT: Final = 9
USED_SHEET: Final = 15
USED_ITEM: Final = 21

ROWS: Final = MOST_SEATS + 1
CHAOS_ROW: Final = MOST_SEATS
"""The chaos deck is the last row of those that hold hidden cards; the others are hands."""

GROUP: Final = MOST_SEATS
"""What is known of a card in a deck: a bit for each seat that has seen it; above them a group.

Cards of one group lie in each other's places in an order that nobody knows.
"""


ORDERS: Final = [
    [[(start + step) % seats for step in range(seats)] for start in range(seats)]
    for seats in range(MOST_SEATS + 1)
]
"""All seats clockwise, by their number and the one who begins."""
NO_ANSWERS: Final = [[-1] * seats for seats in range(MOST_SEATS + 1)]
"""The sealed answers of so many seats before any is given."""
SEATS_OF: Final = [
    [seat for seat in range(MOST_SEATS) if mask >> seat & 1] for mask in range(1 << MOST_SEATS)
]
"""The seats of every mask."""


def changed(items: list[int], place: int, value: int) -> list[int]:
    """A list with another entry. Lists that seldom change are shared by copies of a position."""
    copy = items.copy()
    copy[place] = value
    return copy


def seats_by_character(characters: list[int]) -> list[int]:
    """Who plays each character; NOBODY where nobody does."""
    seats = [NOBODY] * len(CHARACTERS)
    for seat, character in enumerate(characters):
        if character != NOBODY:
            seats[character] = seat
    return seats


class Deck:
    """A face-down pile, its top last, and who has seen which of its cards.

    Copies share their lists: `decks` never changes one, but makes new ones.
    """

    __slots__ = ("cards", "known")

    def __init__(self, cards: list[int], known: list[int]) -> None:
        self.cards = cards
        self.known = known

    def copy(self) -> "Deck":
        return Deck(self.cards, self.known)

    def dump(self) -> list[list[int]]:
        return [self.cards.copy(), self.known.copy()]


def load_deck(document: list[list[int]]) -> Deck:
    """The deck that `dump` described."""
    cards, known = document
    return Deck(list(cards), list(known))


class Trial:
    """A skill test as everybody saw it. It never changes: a later stage is a new one."""

    __slots__ = (
        "accused",
        "added",
        "cards",
        "mythos",
        "outcome",
        "partial",
        "space",
        "support",
        "target",
        "total",
        "turn",
    )

    def __init__(
        self,
        *,
        turn: int,
        mythos: int,
        space: int,
        accused: int,
        target: int,
        partial: int,
        support: int,
        total: int,
        outcome: int,
        added: list[int],
        cards: list[int],
    ) -> None:
        self.turn = turn
        self.mythos = mythos
        """The mythos card it was on, or -1."""
        self.space = space
        """The space whose action it was, or -1."""
        self.accused = accused
        """Who was to go to the Brig, or NOBODY."""
        self.target = target
        self.partial = partial
        self.support = support
        """The supporting skills, a bit each."""
        self.total = total
        self.outcome = outcome
        """-1 as long as it is not decided."""
        self.added = added
        """How many cards each seat added."""
        self.cards = cards
        """The cards turned up, in the order in which they were."""

    def copy(self) -> "Trial":
        return Trial(
            turn=self.turn,
            mythos=self.mythos,
            space=self.space,
            accused=self.accused,
            target=self.target,
            partial=self.partial,
            support=self.support,
            total=self.total,
            outcome=self.outcome,
            added=self.added,
            cards=self.cards,
        )

    def dump(self) -> list[list[int]]:
        numbers = [
            self.turn,
            self.mythos,
            self.space,
            self.accused,
            self.target,
            self.partial,
            self.support,
            self.total,
            self.outcome,
        ]
        return [numbers, self.added.copy(), self.cards.copy()]


def load_trial(document: list[list[int]]) -> Trial:
    """The test that `dump` described."""
    numbers, added, cards = document
    turn, mythos, space, accused, target, partial, support, total, outcome = numbers
    return Trial(
        turn=turn,
        mythos=mythos,
        space=space,
        accused=accused,
        target=target,
        partial=partial,
        support=support,
        total=total,
        outcome=outcome,
        added=list(added),
        cards=list(cards),
    )


@dataclass(init=False, eq=False, repr=False, slots=True)
class Position(CorePosition):
    """What lies on the table. Which answers are allowed and what they do is in the rules.

    Lists that seldom change are shared by copies, and replaced as a whole.
    """

    cards: Cards = field(metadata=NOT_KEPT)
    options: list[int]
    first: int
    current: int
    """Whose turn it is."""
    turn: int
    captain: int
    keeper: int
    hydra: int
    dagon: int
    travel: int
    ritual: int
    supply: int
    """Deep Ones off the board and not in the Deep."""
    token_supply: int
    """Passengers in the supply."""
    awake: int
    """1 once the awakening is over."""
    deals: int
    """How often loyalty cards have been dealt to all."""
    ending: int
    used: int
    traitors: int
    """A bit for each revealed traitor."""
    feats: int
    """A bit for each seat that can still use its feat."""
    barricaded: int
    """1 while Deep Ones cannot move into rooms."""
    script: int
    """Who keeps Revelation of Script."""
    wards: int
    """A bit for the bearer of Flesh Ward."""
    loyalty_open: int
    """A bit for each loyalty card that lies open."""
    asked: int
    """A bit for each seat that owes an answer."""
    characters: list[int]
    played_by: list[int] = field(metadata=NOT_KEPT)
    """The seat of each character."""
    places: list[int]
    dials: list[int]
    deep_ones: list[int]
    """By space; the last are in the Deep."""
    waiting: list[int]
    """Deep Ones by space that this activation has still to reach."""
    passengers: list[int]
    """By deck space."""
    faces: list[int]
    """Passengers still in the game, by what is on their faces."""
    damage: list[int]
    """The damage card in each room, or -1."""
    row: list[int]
    """The waypoints covered."""
    hands: list[list[int]] = field(metadata=NESTED)
    """The cards of each hand, in ascending order."""
    skill_decks: list[list[int]] = field(metadata=NESTED)
    discards: list[list[int]] = field(metadata=NESTED)
    """By skill, the top last: kind, and above it a bit for each seat that saw the face."""
    chaos: list[int]
    pile: list[int]
    """The cards of the test that is being made."""
    pile_from: list[int]
    """Who added each of them: a seat, or a row for the chaos deck and the treachery deck."""
    staged: list[list[int]] = field(metadata=NESTED)
    """What each seat has picked of a set that is not complete."""
    answers: list[int]
    """The sealed answers of a window."""
    items: list[int]
    """Who holds each item."""
    worn: list[int]
    """The active Improvement of each seat."""
    kept: list[int]
    """Who keeps each mythos card that can be kept."""
    loyalties: list[int]
    """Every loyalty card of the game."""
    loyalty_at: list[int]
    """Where each is: with a seat, or in the deck (-1)."""
    loyalty_known: list[int]
    """A bit for each seat that has seen it."""
    most: list[int]
    """At most how many cards of each skill a seat holds, as everybody can tell (T-windows)."""
    history: list[int]
    """How skill cards came to hands and to the chaos deck and left them (`history`)."""
    mythos: Deck = field(metadata=part(load_deck))
    waypoints: Deck = field(metadata=part(load_deck))
    spells: Deck = field(metadata=part(load_deck))
    item_deck: Deck = field(metadata=part(load_deck))
    damage_deck: Deck = field(metadata=part(load_deck))
    lost_spells: Deck = field(metadata=part(load_deck))
    """Spells that left the game unseen."""
    lost_items: Deck = field(metadata=part(load_deck))
    """Items that left the game unseen."""
    mythos_discard: list[int]
    trials: list[Trial] = field(metadata=parts(load_trial))
    """The skill tests of the game, in order; the last may not be decided yet."""
    stack: list[Frame] = field(metadata=parts(load_frame))
    """What is being resolved; the last is resolved first."""
    menu: list[int] | None = field(metadata=NOT_KEPT)
    """The answers of the seat `menu_seat`, once they have been worked out."""
    menu_seat: int = field(metadata=NOT_KEPT)

    # The stack

    def push(self, frame: Frame) -> None:
        """Resolve `frame` before all else."""
        self.stack.append(frame)

    def done(self, result: int) -> None:
        """Take the top frame off and give `result` to the one below."""
        stack = self.stack
        stack.pop()
        if stack:
            stack[-1].result = result

    def forget_answers(self) -> None:
        """The sealed answers have been read."""
        self.answers = NO_ANSWERS[self.seats].copy()

    def ask(self, seat: int) -> None:
        """Wait for an answer of `seat`."""
        self.asked |= 1 << seat

    def luck(self) -> Chance:
        """The source of luck; what is drawn from it cannot be taken back."""
        self.revealed += 1
        return self.chance

    # People

    def option(self, number: int) -> int:
        return self.options[number]

    def is_traitor(self, seat: int) -> bool:
        """Whether `seat` has revealed."""
        return self.traitors >> seat & 1 == 1

    def is_human(self, seat: int) -> bool:
        """Whether `seat` has not revealed (UNF-015)."""
        return self.traitors >> seat & 1 == 0

    def jailed(self, seat: int) -> bool:
        return self.places[seat] == BRIG

    def seat_of(self, character: int) -> int:
        """Who plays `character`, or NOBODY."""
        return self.played_by[character]

    def human_as(self, character: int) -> int:
        """The human who plays `character`, as a mask of one seat or none."""
        seat = self.played_by[character]
        return 1 << seat & ~self.traitors if seat != NOBODY else 0

    def free_as(self, character: int) -> int:
        """The same, if they are not in the Brig."""
        seat = self.played_by[character]
        if seat == NOBODY or self.places[seat] == BRIG:
            return 0
        return 1 << seat & ~self.traitors

    def plays(self, seat: int, character: int) -> bool:
        """Whether `seat` has the sheet of `character` and may use it."""
        return self.characters[seat] == character and self.is_human(seat)

    def free(self, mask: int) -> int:
        """Those seats of a mask that are not in the Brig."""
        for seat in SEATS_OF[mask]:
            if self.places[seat] == BRIG:
                mask &= ~(1 << seat)
        return mask

    def with_feat(self, mask: int) -> int:
        """Those seats of a mask that can still use their feat (UNF-B3)."""
        mask &= self.feats
        return mask if mask == 0 or self.options[BOOK] == REFERENCE else self.free(mask)

    def has_feat(self, seat: int) -> bool:
        """Whether `seat` can still use its feat; jailed, only by the Rules Reference (UNF-B3)."""
        return self.with_feat(1 << seat) != 0

    def order(self, start: int) -> list[int]:
        """All seats clockwise, beginning with `start`. The list is shared: do not change it."""
        return ORDERS[self.seats][start]

    def holds(self, seat: int, item: int) -> bool:
        """Whether `seat` can use `item`: it is theirs, and they are not in the Brig (UNF-328)."""
        return self.items[item] == seat and self.places[seat] != BRIG

    def item_count(self, seat: int) -> int:
        return self.items.count(seat)

    def knife(self, seat: int) -> int:
        """What the Kitchen Knife adds to a basic attack."""
        return 1 if self.holds(seat, KNIFE) else 0

    def people_at(self, space: int) -> list[int]:
        """Everybody in `space`, clockwise from the current player."""
        return [seat for seat in self.order(self.current) if self.places[seat] == space]

    def humans_at(self, space: int) -> list[int]:
        return [seat for seat in self.people_at(space) if self.is_human(seat)]

    def human_at(self, space: int) -> bool:
        """Whether a human is in `space`."""
        for seat, place in enumerate(self.places):
            if place == space and self.traitors >> seat & 1 == 0:
                return True
        return False

    def traitor_at(self, space: int) -> bool:
        """Whether a revealed traitor is in `space`."""
        for seat in SEATS_OF[self.traitors]:  # noqa: SIM110 - interpreted, `any` takes longer
            if self.places[seat] == space:
                return True
        return False

    def kinds(self, seat: int) -> list[int]:
        """The different cards of a hand, in ascending order."""
        found: list[int] = []
        last = -1
        for kind in self.hands[seat]:
            if kind != last:
                found.append(kind)
                last = kind
        return found

    def distance(self) -> int:
        """How far the ship has come (UNF-259)."""
        distances = self.cards.distances
        return sum([distances[card] for card in self.row])

    def rooms_damaged(self) -> int:
        return ROOMS - self.damage.count(-1)

    def passengers_on_deck(self) -> int:
        return sum(self.passengers)

    def deep_ones_on_board(self) -> int:
        return DEEP_ONES - self.supply - self.deep_ones[SPACE_COUNT - 1]

    def copy(self) -> "Position":
        position = Position(self.game, self.seats, self.chance.copy(), self.revealed)
        position.cards = self.cards
        position.options = self.options
        position.first = self.first
        position.current = self.current
        position.turn = self.turn
        position.captain = self.captain
        position.keeper = self.keeper
        position.hydra = self.hydra
        position.dagon = self.dagon
        position.travel = self.travel
        position.ritual = self.ritual
        position.supply = self.supply
        position.token_supply = self.token_supply
        position.awake = self.awake
        position.deals = self.deals
        position.ending = self.ending
        position.used = self.used
        position.traitors = self.traitors
        position.feats = self.feats
        position.barricaded = self.barricaded
        position.script = self.script
        position.wards = self.wards
        position.loyalty_open = self.loyalty_open
        position.asked = self.asked
        position.characters = self.characters
        position.played_by = self.played_by
        position.places = self.places.copy()
        position.dials = self.dials.copy()
        position.deep_ones = self.deep_ones.copy()
        position.waiting = self.waiting.copy()
        position.passengers = self.passengers.copy()
        position.faces = self.faces
        position.damage = self.damage
        position.row = self.row
        position.hands = [hand.copy() for hand in self.hands]
        position.skill_decks = [deck.copy() for deck in self.skill_decks]
        position.discards = [pile.copy() for pile in self.discards]
        position.chaos = self.chaos.copy()
        position.pile = self.pile.copy()
        position.pile_from = self.pile_from.copy()
        position.staged = [picks.copy() for picks in self.staged]
        position.answers = self.answers.copy()
        position.items = self.items
        position.worn = self.worn
        position.kept = self.kept
        position.loyalties = self.loyalties
        position.loyalty_at = self.loyalty_at
        position.loyalty_known = self.loyalty_known
        position.most = self.most.copy()
        position.history = self.history.copy()
        position.mythos = self.mythos.copy()
        position.waypoints = self.waypoints.copy()
        position.spells = self.spells.copy()
        position.item_deck = self.item_deck.copy()
        position.damage_deck = self.damage_deck.copy()
        position.lost_spells = self.lost_spells.copy()
        position.lost_items = self.lost_items.copy()
        position.mythos_discard = self.mythos_discard
        position.trials = self.trials
        position.stack = [frame.copy() for frame in self.stack]
        position.menu = None
        position.menu_seat = NOBODY
        return position
