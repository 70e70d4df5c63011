"""What one seat of Unfathomable knows of the table, read from a position."""

from typing import Final

from abyssal.games.unfathomable.box.cards import Cards
from abyssal.games.unfathomable.box.components import (
    BRIG,
    CULTIST,
    DECK,
    HUMAN,
    HYBRID,
    NOBODY,
    SPACE_COUNT,
    WATER,
)
from abyssal.games.unfathomable.faces.view import purpose
from abyssal.games.unfathomable.position import steps
from abyssal.games.unfathomable.position.frames import (
    Actions,
    Crisis,
    Discards,
    Look,
    MythosStep,
    OpenWindow,
    Roll,
    Space,
    Splits,
    Test,
)
from abyssal.games.unfathomable.position.history import FROM_DECK
from abyssal.games.unfathomable.position.position import ARRIVED, NO_END, Position, Trial
from abyssal.games.unfathomable.rules.looking import LOOK_MODES, deck_of
from abyssal.games.unfathomable.rules.loyalty import has_cultist
from abyssal.games.unfathomable.rules.mythos import has_card
from abyssal.games.unfathomable.rules.questions import DISCARD_MODES, DOMAINS, SPLIT_MODES
from abyssal.games.unfathomable.rules.skill_tests import FACE_UP, NO_CHAOS, is_turned_up
from abyssal.games.unfathomable.rules.windows import WINDOWS
from abyssal.policies.unfathomable.weights import BY_HAND, Weights

NO_CARD: Final = -1
NO_DECK: Final = -1
PICK_STEPS: Final = [f"pick-{domain.name}" for domain in DOMAINS]
"""What prompts call a pick, by the list out of which it is."""


class TestAtHand:
    """The test that is being made, as everybody sees it."""

    __slots__ = (
        "accused",
        "added",
        "face_up",
        "no_chaos",
        "open_cards",
        "partial",
        "support",
        "target",
        "total",
        "within",
    )

    def __init__(self, *, target: int, partial: int, support: int, total: int) -> None:
        self.target = target
        self.partial = partial
        self.support = support
        """The supporting skills, a bit each."""
        self.total = total
        """What the cards count, once they lie open."""
        self.within = False
        """Whether it is the test of a space: of the Captain's Cabin, or of the Brig."""
        self.accused = NOBODY
        self.added: list[int] = []
        """How many cards each seat has added."""
        self.open_cards: list[int] = []
        self.face_up = False
        self.no_chaos = False


class Table:
    """All that the seat `me` knows and judges by: facts, and nothing that follows from them.

    Lists may be those of a position: nothing changes them.
    """

    weights: Weights = BY_HAND
    """What `me` judges by."""
    me: int
    """The seat that judges; NOBODY where all that is known is public."""
    cards: Cards
    seats: int
    over: bool
    arrived: bool
    turn: int
    current: int
    captain: int
    keeper: int
    awake: bool
    with_cultist: bool

    # The ship
    dials: list[int]
    distance: int
    travelled: int
    chanted: int
    waypoint: int
    """The waypoint covered last, or NO_CARD."""
    deep_ones: list[int]
    """By space."""
    supply: int
    hydra: int
    dagon: int
    passengers: list[int]
    """By space."""
    passenger_supply: int
    damage_cards: list[int]
    """The damage card in each room, or NO_CARD."""

    # People
    characters: list[int]
    places: list[int]
    revealed: list[bool]
    hands: list[int]
    """How many cards each seat holds."""
    item_owners: list[int]
    dealt: list[int]
    """How many loyalty cards each seat has."""
    shown_bad: list[int]
    """How many of them are known to be no human's: they lie open, or are my own."""
    seen: list[int]
    """How many of them I have looked at, which lie face down."""
    seen_bad: list[int]
    """How many of those are no human's."""

    # What is mine
    hand: list[int]
    staged: list[int]
    """What I have picked of a set that is not complete: cards, or skills to draw."""
    hybrid: bool
    cultist: bool

    # What is being resolved
    trials: list[Trial]
    """The tests that were made; the last may not be decided yet."""
    test: TestAtHand | None
    mythos: int
    """The mythos card that is being resolved, or NO_CARD."""
    foreign: bool
    acting: int
    """Who performs actions, or NOBODY."""
    actions: int
    rolled: int
    """The result of the roll that is being made."""

    # What is asked
    step: str
    window: str
    purpose: str
    mode: str
    count: int
    owner: int
    """Whom the question is about, or NOBODY."""
    deck: int
    """The deck that I look at, or NO_DECK."""
    looked_at: list[int]

    def jailed(self, seat: int) -> bool:
        return self.places[seat] == BRIG

    def human_at(self, space: int) -> bool:
        """Whether somebody is in a space who has not revealed."""
        return any(
            place == space and not self.revealed[seat] for seat, place in enumerate(self.places)
        )

    def traitor_at(self, space: int) -> bool:
        """Whether somebody is in a space who has revealed."""
        return any(place == space and self.revealed[seat] for seat, place in enumerate(self.places))

    def others(self, seat: int) -> list[int]:
        """Everybody else who has not revealed."""
        return [other for other in range(self.seats) if other != seat and not self.revealed[other]]

    def holds(self, item: int) -> bool:
        """Whether an item is mine."""
        return self.item_owners[item] == self.me


def read(table: Table, position: Position, seat: int) -> None:
    """Fill `table` with what `seat` knows of a position."""
    table.me = seat
    table.cards = position.cards
    table.seats = position.seats
    table.over = position.ending != NO_END
    table.arrived = position.ending == ARRIVED
    table.turn = position.turn
    table.current = position.current
    table.captain = position.captain
    table.keeper = position.keeper
    table.awake = position.awake == 1
    table.with_cultist = has_cultist(position)
    read_ship(table, position)
    read_people(table, position)
    table.hand = position.hands[seat]
    table.staged = position.staged[seat]
    table.trials = position.trials
    read_stack(table, position)
    read_question(table, position)


def read_ship(table: Table, position: Position) -> None:
    table.dials = position.dials
    table.distance = position.distance()
    table.travelled = position.travel
    table.chanted = position.ritual
    table.waypoint = position.row[-1] if position.row else NO_CARD
    table.deep_ones = position.deep_ones
    table.supply = position.supply
    table.hydra = position.hydra
    table.dagon = position.dagon
    table.passengers = on_deck(position.passengers)
    table.passenger_supply = position.token_supply
    table.damage_cards = position.damage


def on_deck(passengers: list[int]) -> list[int]:
    """Passengers by space, from their numbers by deck space."""
    found = [0] * SPACE_COUNT
    found[DECK:WATER] = passengers
    return found


def read_people(table: Table, position: Position) -> None:
    """The seats, and the loyalty cards that `me` may know; after the end all that were dealt."""
    seats = position.seats
    mine = table.me
    table.characters = position.characters
    table.places = position.places
    table.revealed = [position.traitors >> seat & 1 == 1 for seat in range(seats)]
    table.hands = [len(hand) for hand in position.hands]
    table.item_owners = position.items
    dealt = [0] * seats
    shown_bad = [0] * seats
    seen = [0] * seats
    seen_bad = [0] * seats
    hybrid = False
    cultist = False
    for card, owner in enumerate(position.loyalty_at):
        if owner == NOBODY:
            continue
        dealt[owner] += 1
        if owner == mine or table.over or position.loyalty_open >> card & 1:
            kind = position.loyalties[card]
            if kind != HUMAN:
                shown_bad[owner] += 1
            if owner == mine:
                hybrid = hybrid or kind == HYBRID
                cultist = cultist or kind == CULTIST
        elif position.loyalty_known[card] >> mine & 1:
            seen[owner] += 1
            if position.loyalties[card] != HUMAN:
                seen_bad[owner] += 1
    table.dealt = dealt
    table.shown_bad = shown_bad
    table.seen = seen
    table.seen_bad = seen_bad
    table.hybrid = hybrid
    table.cultist = cultist


def read_stack(table: Table, position: Position) -> None:
    """What is being resolved: of each kind the frame that is resolved first."""
    test: Test | None = None
    space: Space | None = None
    crisis: Crisis | None = None
    mythos: MythosStep | None = None
    acting: Actions | None = None
    roll: Roll | None = None
    for frame in position.stack:
        if isinstance(frame, Actions):
            acting = frame
        elif isinstance(frame, Test):
            test = frame
        elif isinstance(frame, Crisis):
            crisis = frame
        elif isinstance(frame, MythosStep):
            mythos = frame
        elif isinstance(frame, Space):
            space = frame
        elif isinstance(frame, Roll):
            roll = frame
    table.test = None if test is None else test_at_hand(position, test, space)
    table.mythos = NO_CARD
    if crisis is not None:
        table.mythos = crisis.card
    elif mythos is not None and has_card(mythos):
        table.mythos = mythos.card
    table.foreign = crisis is not None and crisis.foreign == 1
    table.acting = NOBODY if acting is None else acting.who
    table.actions = 0 if acting is None else acting.count
    table.rolled = 0 if roll is None else roll.face + roll.modifier


def test_at_hand(position: Position, frame: Test, space: Space | None) -> TestAtHand:
    turned_up = is_turned_up(frame)
    total = frame.total if turned_up else 0
    test = TestAtHand(
        target=frame.target, partial=frame.partial, support=frame.support, total=total
    )
    if space is not None:
        test.within = True
        test.accused = space.accused
    test.face_up = frame.flags & FACE_UP != 0
    test.no_chaos = frame.flags & NO_CHAOS != 0
    added = [0] * position.seats
    for place, origin in enumerate(position.pile_from):
        if origin < position.seats:
            added[origin] += 1
        if turned_up or (test.face_up and origin == FROM_DECK):
            test.open_cards.append(position.pile[place])
    test.added = added
    return test


def read_question(table: Table, position: Position) -> None:
    """What is asked, in the words of prompts."""
    top = position.stack[-1]
    below = position.stack[-2] if len(position.stack) > 1 else top
    table.window = ""
    table.purpose = ""
    table.mode = ""
    table.count = 0
    table.owner = NOBODY
    table.deck = NO_DECK
    table.looked_at = []
    if table.over:
        table.step = "over"
        return
    table.step = PICK_STEPS[top.what] if top.step == steps.PICK else steps.STEPS[top.step]
    if top.step == steps.PICK:
        table.purpose = purpose(position, below)
    elif isinstance(top, OpenWindow):
        table.window = WINDOWS[top.what].name
        table.owner = below.who
    elif isinstance(top, Discards):
        table.mode = DISCARD_MODES[top.mode]
        table.count = top.count
    elif isinstance(top, Splits):
        table.mode = SPLIT_MODES[top.mode]
        table.count = top.count
    elif isinstance(top, Look) and top.who == table.me:
        table.mode = LOOK_MODES[top.then]
        table.count = top.count
        table.deck = top.deck
        cards = deck_of(position, top.deck).cards
        table.looked_at = [cards[-1 - place] for place in range(top.count)]
