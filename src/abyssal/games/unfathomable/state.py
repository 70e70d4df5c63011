"""A position of Unfathomable: what lies on the table, and the stack of what is being resolved."""

from collections.abc import Callable
from typing import Any, Final

from abyssal.core.chance import Chance
from abyssal.core.game import Game
from abyssal.core.game import State as CoreState
from abyssal.games.unfathomable.cards import Cards
from abyssal.games.unfathomable.components import (
    BRIG,
    CHARACTERS,
    DEEP,
    FACE_COUNTS,
    ITEMS,
    KEPT,
    KNIFE,
    MOST_SEATS,
    NOBODY,
    ROOMS,
    SKILL_COUNT,
    SPACE_COUNT,
)

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


BEGINNING: Final = 0
"""Where a step, and a verb of a text, begins."""


class Frame:
    """One thing that is being resolved: a step and its numbers. The step gives them meaning."""

    __slots__ = (
        "count",
        "more",
        "named",
        "phase",
        "result",
        "stage",
        "step",
        "what",
        "where",
        "who",
    )

    def __init__(
        self,
        step: int,
        who: int = NOBODY,
        what: int = 0,
        where: int = -1,
        count: int = 0,
        more: int = 0,
    ) -> None:
        self.step = step
        self.who = who
        self.what = what
        self.where = where
        self.count = count
        self.more = more
        self.phase = BEGINNING
        """How far the step has come."""
        self.stage = BEGINNING
        """How far the verb of a text has come."""
        self.named = NOBODY
        """The player a text has named."""
        self.result = 0
        """What the frame above gave back when it was done."""

    def copy(self) -> "Frame":
        frame = Frame(self.step, self.who, self.what, self.where, self.count, self.more)
        frame.phase = self.phase
        frame.stage = self.stage
        frame.named = self.named
        frame.result = self.result
        return frame

    def dump(self) -> list[int]:
        return [
            self.step,
            self.who,
            self.what,
            self.where,
            self.count,
            self.more,
            self.phase,
            self.stage,
            self.named,
            self.result,
        ]


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


LOADERS: Final[dict[int, Callable[[list[int]], Frame]]] = {}
"""Steps whose frames have numbers of their own, and how those are read (`frames`)."""


def load_frame(numbers: list[int]) -> Frame:
    """The frame that `dump` described."""
    load = LOADERS.get(numbers[0])
    return load_plain(numbers) if load is None else load(numbers)


def load_plain(numbers: list[int]) -> Frame:
    step, who, what, where, count, more, phase, stage, named, result = numbers
    frame = Frame(step, who, what, where, count, more)
    frame.phase = phase
    frame.stage = stage
    frame.named = named
    frame.result = result
    return frame


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


class State(CoreState):
    """What lies on the table. Which answers are allowed and what they do is in the rules."""

    __slots__ = (
        "answers",
        "asked",
        "awake",
        "barricaded",
        "captain",
        "cards",
        "chaos",
        "characters",
        "current",
        "dagon",
        "damage",
        "damage_deck",
        "deals",
        "deep_ones",
        "dials",
        "discards",
        "ending",
        "faces",
        "feats",
        "first",
        "hands",
        "history",
        "hydra",
        "item_deck",
        "items",
        "keeper",
        "kept",
        "lost_items",
        "lost_spells",
        "loyalties",
        "loyalty_at",
        "loyalty_known",
        "loyalty_open",
        "menu",
        "menu_seat",
        "most",
        "mythos",
        "mythos_discard",
        "options",
        "passengers",
        "pile",
        "pile_from",
        "places",
        "played_by",
        "ritual",
        "row",
        "script",
        "skill_decks",
        "spells",
        "stack",
        "staged",
        "supply",
        "token_supply",
        "traitors",
        "travel",
        "trials",
        "turn",
        "used",
        "waiting",
        "wards",
        "waypoints",
        "worn",
    )

    def __init__(
        self,
        game: Game,
        seats: int,
        chance: Chance,
        revealed: int,
        cards: Cards,
        source: "State | None",
    ) -> None:
        """An empty table, or the same position as `source`.

        What changes often is copied; lists that seldom change are shared, and replaced as a whole.
        """
        super().__init__(game, seats, chance, revealed)
        self.cards = cards
        blank = source is None
        old: State = self if source is None else source
        self.options: list[int] = [0] * len(OPTIONS) if blank else old.options
        self.first: int = 0 if blank else old.first
        self.current: int = 0 if blank else old.current
        """Whose turn it is."""
        self.turn: int = 0 if blank else old.turn
        self.captain: int = NOBODY if blank else old.captain
        self.keeper: int = NOBODY if blank else old.keeper
        self.hydra: int = SPACE_COUNT - 1 if blank else old.hydra
        self.dagon: int = SPACE_COUNT - 1 if blank else old.dagon
        self.travel: int = 0 if blank else old.travel
        self.ritual: int = 0 if blank else old.ritual
        self.supply: int = 0 if blank else old.supply
        """Deep Ones off the board and not in the Deep."""
        self.token_supply: int = 0 if blank else old.token_supply
        """Passengers in the supply."""
        self.awake: int = 0 if blank else old.awake
        """1 once the awakening is over."""
        self.deals: int = 0 if blank else old.deals
        """How often loyalty cards have been dealt to all."""
        self.ending: int = NO_END if blank else old.ending
        self.used: int = 0 if blank else old.used
        self.traitors: int = 0 if blank else old.traitors
        """A bit for each revealed traitor."""
        self.feats: int = 0 if blank else old.feats
        """A bit for each seat that can still use its feat."""
        self.barricaded: int = 0 if blank else old.barricaded
        """1 while Deep Ones cannot move into rooms."""
        self.script: int = NOBODY if blank else old.script
        """Who keeps Revelation of Script."""
        self.wards: int = 0 if blank else old.wards
        """A bit for the bearer of Flesh Ward."""
        self.loyalty_open: int = 0 if blank else old.loyalty_open
        """A bit for each loyalty card that lies open."""
        self.asked: int = 0 if blank else old.asked
        """A bit for each seat that owes an answer."""
        self.characters: list[int] = [NOBODY] * seats if blank else old.characters
        self.played_by: list[int] = seats_by_character([]) if blank else old.played_by
        """The seat of each character."""
        self.places: list[int] = [0] * seats if blank else old.places.copy()
        self.dials: list[int] = [0] * 4 if blank else old.dials.copy()
        self.deep_ones: list[int] = [0] * SPACE_COUNT if blank else old.deep_ones.copy()
        """By space; the last are in the Deep."""
        self.waiting: list[int] = [0] * DEEP if blank else old.waiting.copy()
        """Deep Ones by space that this activation has still to reach."""
        self.passengers: list[int] = [0] * 8 if blank else old.passengers.copy()
        """By deck space."""
        self.faces: list[int] = FACE_COUNTS.copy() if blank else old.faces
        """Passengers still in the game, by what is on their faces."""
        self.damage: list[int] = [-1] * ROOMS if blank else old.damage
        """The damage card in each room, or -1."""
        self.row: list[int] = [] if blank else old.row
        """The waypoints covered."""
        self.hands: list[list[int]] = (
            [[] for _ in range(seats)] if blank else [hand.copy() for hand in old.hands]
        )
        """The cards of each hand, in ascending order."""
        self.skill_decks: list[list[int]] = (
            [[] for _ in range(SKILL_COUNT)] if blank else [deck.copy() for deck in old.skill_decks]
        )
        self.discards: list[list[int]] = (
            [[] for _ in range(SKILL_COUNT)] if blank else [pile.copy() for pile in old.discards]
        )
        """By skill, the top last: kind, and above it a bit for each seat that saw the face."""
        self.chaos: list[int] = [] if blank else old.chaos.copy()
        self.pile: list[int] = [] if blank else old.pile.copy()
        """The cards of the test that is being made."""
        self.pile_from: list[int] = [] if blank else old.pile_from.copy()
        """Who added each of them: a seat, or a row for the chaos deck and the treachery deck."""
        self.staged: list[list[int]] = (
            [[] for _ in range(seats)] if blank else [picks.copy() for picks in old.staged]
        )
        """What each seat has picked of a set that is not complete."""
        self.answers: list[int] = [-1] * seats if blank else old.answers.copy()
        """The sealed answers of a window."""
        self.items: list[int] = [IN_DECK] * len(ITEMS) if blank else old.items
        """Who holds each item."""
        self.worn: list[int] = [-1] * seats if blank else old.worn
        """The active Improvement of each seat."""
        self.kept: list[int] = [NOBODY] * len(KEPT) if blank else old.kept
        """Who keeps each mythos card that can be kept."""
        self.loyalties: list[int] = [] if blank else old.loyalties
        """Every loyalty card of the game."""
        self.loyalty_at: list[int] = [] if blank else old.loyalty_at
        """Where each is: with a seat, or in the deck (-1)."""
        self.loyalty_known: list[int] = [] if blank else old.loyalty_known
        """A bit for each seat that has seen it."""
        self.most: list[int] = [0] * (seats * SKILL_COUNT) if blank else old.most.copy()
        """At most how many cards of each skill a seat holds, as everybody can tell (T-windows)."""
        self.history: list[int] = [] if blank else old.history.copy()
        """How skill cards came to hands and to the chaos deck and left them (`history`)."""
        self.mythos: Deck = Deck([], []) if blank else old.mythos.copy()
        self.waypoints: Deck = Deck([], []) if blank else old.waypoints.copy()
        self.spells: Deck = Deck([], []) if blank else old.spells.copy()
        self.item_deck: Deck = Deck([], []) if blank else old.item_deck.copy()
        self.damage_deck: Deck = Deck([], []) if blank else old.damage_deck.copy()
        self.lost_spells: Deck = Deck([], []) if blank else old.lost_spells.copy()
        """Spells that left the game unseen."""
        self.lost_items: Deck = Deck([], []) if blank else old.lost_items.copy()
        """Items that left the game unseen."""
        self.mythos_discard: list[int] = [] if blank else old.mythos_discard
        self.trials: list[Trial] = [] if blank else old.trials
        """The skill tests of the game, in order; the last may not be decided yet."""
        self.stack: list[Frame] = [] if blank else [frame.copy() for frame in old.stack]
        """What is being resolved; the last is resolved first."""
        self.menu: list[int] | None = None
        """The answers of the seat `menu_seat`, once they have been worked out."""
        self.menu_seat: int = NOBODY

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
        self.answers[:] = NO_ANSWERS[self.seats]

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
        return mask if self.options[BOOK] == REFERENCE else self.free(mask)

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
        for seat in range(self.seats):
            if self.places[seat] == space and self.is_traitor(seat):
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
        return sum(self.deep_ones) - self.deep_ones[SPACE_COUNT - 1]

    # Documents

    def fields(self) -> dict[str, Any]:
        return {
            "options": self.options.copy(),
            "first": self.first,
            "current": self.current,
            "turn": self.turn,
            "captain": self.captain,
            "keeper": self.keeper,
            "hydra": self.hydra,
            "dagon": self.dagon,
            "travel": self.travel,
            "ritual": self.ritual,
            "supply": self.supply,
            "token_supply": self.token_supply,
            "awake": self.awake,
            "deals": self.deals,
            "ending": self.ending,
            "used": self.used,
            "traitors": self.traitors,
            "feats": self.feats,
            "barricaded": self.barricaded,
            "script": self.script,
            "wards": self.wards,
            "loyalty_open": self.loyalty_open,
            "asked": self.asked,
            "characters": self.characters.copy(),
            "places": self.places.copy(),
            "dials": self.dials.copy(),
            "deep_ones": self.deep_ones.copy(),
            "waiting": self.waiting.copy(),
            "passengers": self.passengers.copy(),
            "faces": self.faces.copy(),
            "damage": self.damage.copy(),
            "row": self.row.copy(),
            "hands": [hand.copy() for hand in self.hands],
            "skill_decks": [deck.copy() for deck in self.skill_decks],
            "discards": [pile.copy() for pile in self.discards],
            "chaos": self.chaos.copy(),
            "pile": self.pile.copy(),
            "pile_from": self.pile_from.copy(),
            "staged": [picks.copy() for picks in self.staged],
            "answers": self.answers.copy(),
            "items": self.items.copy(),
            "worn": self.worn.copy(),
            "kept": self.kept.copy(),
            "loyalties": self.loyalties.copy(),
            "loyalty_at": self.loyalty_at.copy(),
            "loyalty_known": self.loyalty_known.copy(),
            "most": self.most.copy(),
            "history": self.history.copy(),
            "mythos": self.mythos.dump(),
            "waypoints": self.waypoints.dump(),
            "spells": self.spells.dump(),
            "item_deck": self.item_deck.dump(),
            "damage_deck": self.damage_deck.dump(),
            "lost_spells": self.lost_spells.dump(),
            "lost_items": self.lost_items.dump(),
            "mythos_discard": self.mythos_discard.copy(),
            "trials": [trial.dump() for trial in self.trials],
            "stack": [frame.dump() for frame in self.stack],
        }

    def restore_fields(self, document: dict[str, Any]) -> None:
        """Take over what `fields` described."""
        self.menu = None
        self.options = list(document["options"])
        self.first = document["first"]
        self.current = document["current"]
        self.turn = document["turn"]
        self.captain = document["captain"]
        self.keeper = document["keeper"]
        self.hydra = document["hydra"]
        self.dagon = document["dagon"]
        self.travel = document["travel"]
        self.ritual = document["ritual"]
        self.supply = document["supply"]
        self.token_supply = document["token_supply"]
        self.awake = document["awake"]
        self.deals = document["deals"]
        self.ending = document["ending"]
        self.used = document["used"]
        self.traitors = document["traitors"]
        self.feats = document["feats"]
        self.barricaded = document["barricaded"]
        self.script = document["script"]
        self.wards = document["wards"]
        self.loyalty_open = document["loyalty_open"]
        self.asked = document["asked"]
        self.characters = list(document["characters"])
        self.played_by = seats_by_character(self.characters)
        self.places = list(document["places"])
        self.dials = list(document["dials"])
        self.deep_ones = list(document["deep_ones"])
        self.waiting = list(document["waiting"])
        self.passengers = list(document["passengers"])
        self.faces = list(document["faces"])
        self.damage = list(document["damage"])
        self.row = list(document["row"])
        self.hands = [list(hand) for hand in document["hands"]]
        self.skill_decks = [list(deck) for deck in document["skill_decks"]]
        self.discards = [list(pile) for pile in document["discards"]]
        self.chaos = list(document["chaos"])
        self.pile = list(document["pile"])
        self.pile_from = list(document["pile_from"])
        self.staged = [list(picks) for picks in document["staged"]]
        self.answers = list(document["answers"])
        self.items = list(document["items"])
        self.worn = list(document["worn"])
        self.kept = list(document["kept"])
        self.loyalties = list(document["loyalties"])
        self.loyalty_at = list(document["loyalty_at"])
        self.loyalty_known = list(document["loyalty_known"])
        self.most = list(document["most"])
        self.history = list(document["history"])
        self.mythos = load_deck(document["mythos"])
        self.waypoints = load_deck(document["waypoints"])
        self.spells = load_deck(document["spells"])
        self.item_deck = load_deck(document["item_deck"])
        self.damage_deck = load_deck(document["damage_deck"])
        self.lost_spells = load_deck(document["lost_spells"])
        self.lost_items = load_deck(document["lost_items"])
        self.mythos_discard = list(document["mythos_discard"])
        self.trials = [load_trial(trial) for trial in document["trials"]]
        self.stack = [load_frame(frame) for frame in document["stack"]]


def load_deck(document: list[list[int]]) -> Deck:
    """The deck that `dump` described."""
    cards, known = document
    return Deck(list(cards), list(known))
