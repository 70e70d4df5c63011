"""Setting up: the table, the crew, the first hands (4.2, 4.3)."""

from typing import Final

from abyssal.games.unfathomable.box.cards import MYTHOS_CARDS, SPELL_CARDS, WAYPOINTS
from abyssal.games.unfathomable.box.components import (
    CHARACTERS,
    DAMAGE,
    DECK,
    DEEP,
    DEEP_ONES,
    FACE_COUNTS,
    ITEMS,
    KEPT,
    NOBODY,
    PASSENGERS,
    ROOMS,
    SKILL_COUNT,
    SPACE_COUNT,
    WATER,
)
from abyssal.games.unfathomable.position import steps
from abyssal.games.unfathomable.position.frames import Frame
from abyssal.games.unfathomable.position.notation import BE, argument_of
from abyssal.games.unfathomable.position.position import (
    CREW,
    CREW_RANDOM,
    CREW_SUGGESTED,
    CULT,
    DIFFICULTY,
    FOR_HUMANS,
    FOR_TRAITORS,
    GAME,
    IN_DECK,
    LEARNING,
    NO_END,
    WITHOUT_CULTIST,
    Deck,
    Position,
    changed,
    seats_by_character,
)
from abyssal.games.unfathomable.rules.hands import build_chaos
from abyssal.games.unfathomable.rules.loyalty import build_loyalty_deck, deal_loyalty
from abyssal.games.unfathomable.rules.questions import OWN_SET, draw_cards
from abyssal.games.unfathomable.rules.rows import Question, Row

FULL_DIALS: Final = [8, 8, 8, 8]
DIALS_WITHOUT_CULTIST: Final = [7, 6, 6, 7]
HANDICAP: Final = 2
FIRST_CARDS: Final = 3
FIRST_CARDS_LEARNING: Final = 5


def clear(state: Position) -> None:
    """An empty table, before anything is laid out."""
    state.first = 0
    state.current = 0
    state.turn = 0
    state.captain = NOBODY
    state.keeper = NOBODY
    state.hydra = SPACE_COUNT - 1
    state.dagon = SPACE_COUNT - 1
    state.travel = 0
    state.ritual = 0
    state.supply = 0
    state.token_supply = 0
    state.awake = 0
    state.deals = 0
    state.ending = NO_END
    state.used = 0
    state.traitors = 0
    state.feats = 0
    state.barricaded = 0
    state.script = NOBODY
    state.wards = 0
    state.loyalty_open = 0
    state.asked = 0
    state.characters = [NOBODY] * state.seats
    state.played_by = seats_by_character([])
    state.places = [0] * state.seats
    state.dials = [0] * 4
    state.deep_ones = [0] * SPACE_COUNT
    state.waiting = [0] * DEEP
    state.passengers = [0] * 8
    state.faces = FACE_COUNTS.copy()
    state.damage = [-1] * ROOMS
    state.row = []
    state.hands = [[] for _ in range(state.seats)]
    state.skill_decks = [[] for _ in range(SKILL_COUNT)]
    state.discards = [[] for _ in range(SKILL_COUNT)]
    state.chaos = []
    state.pile = []
    state.pile_from = []
    state.staged = [[] for _ in range(state.seats)]
    state.answers = [-1] * state.seats
    state.items = [IN_DECK] * len(ITEMS)
    state.worn = [-1] * state.seats
    state.kept = [NOBODY] * len(KEPT)
    state.loyalties = []
    state.loyalty_at = []
    state.loyalty_known = []
    state.most = [0] * (state.seats * SKILL_COUNT)
    state.history = []
    state.mythos = Deck([], [])
    state.waypoints = Deck([], [])
    state.spells = Deck([], [])
    state.item_deck = Deck([], [])
    state.damage_deck = Deck([], [])
    state.lost_spells = Deck([], [])
    state.lost_items = Deck([], [])
    state.mythos_discard = []
    state.trials = []
    state.stack = []
    state.menu = None
    state.menu_seat = NOBODY


def set_up(state: Position) -> None:
    """Lay everything out and begin to choose the crew (UNF-386)."""
    clear(state)
    state.dials = [dial + handicap(state) for dial in first_dials(state)]
    for skill in range(SKILL_COUNT):
        deck = state.cards.skill_decks[skill].copy()
        state.luck().shuffle(deck)
        state.skill_decks[skill] = deck
    state.damage_deck = shuffled(state, len(DAMAGE))
    state.mythos = shuffled(state, MYTHOS_CARDS)
    state.supply = DEEP_ONES - 6
    for space, count in ((WATER, 2), (WATER + 1, 2), (DECK, 1), (DECK + 1, 1)):
        state.deep_ones[space] = count
    state.passengers[2] = 1
    state.passengers[3] = 1
    state.token_supply = PASSENGERS - 2
    build_chaos(state)
    state.first = state.luck().below(state.seats)
    state.current = state.first
    state.push(Frame(steps.TURN))
    state.push(Frame(steps.STARTING_HAND))
    state.push(Frame(steps.CREW))


def shuffled(state: Position, count: int) -> Deck:
    """A shuffled deck of all cards of a kind."""
    cards = list(range(count))
    state.luck().shuffle(cards)
    return Deck(cards, [0] * count)


def first_dials(state: Position) -> list[int]:
    """UNF-025; lower without the Cultist, where there would be one (UNF-362, UNF-363)."""
    without = state.option(CULT) == WITHOUT_CULTIST and state.option(GAME) != LEARNING
    return DIALS_WITHOUT_CULTIST if without and state.seats % 2 == 0 else FULL_DIALS


def handicap(state: Position) -> int:
    """What the difficulty adds to every dial (UNF-364)."""
    if state.option(DIFFICULTY) == FOR_HUMANS:
        return HANDICAP
    return -HANDICAP if state.option(DIFFICULTY) == FOR_TRAITORS else 0


# The crew


def deal_crew(state: Position) -> None:
    """The crew proposed, or any, to the seats at random."""
    people = list(range(len(CHARACTERS)))
    if state.option(CREW) == CREW_SUGGESTED:
        people = state.cards.crews[state.seats - 3].copy()
    state.luck().shuffle(people)
    for seat in range(state.seats):
        embark(state, seat, people[seat])


class Embarking(Question[Frame]):
    """The crew is chosen."""

    __slots__ = ()

    def run(self, state: Position, frame: Frame) -> None:
        """Clockwise from the first player each picks somebody, or all are dealt one (UNF-032)."""
        if state.option(CREW) in (CREW_RANDOM, CREW_SUGGESTED):
            deal_crew(state)
        elif frame.count < state.seats:
            state.ask((state.first + frame.count) % state.seats)
            return
        man_the_ship(state)
        state.done(0)

    def choices(self, state: Position, frame: Frame, seat: int) -> list[int]:
        return [
            BE + character
            for character in range(len(CHARACTERS))
            if character not in state.characters
        ]

    def answer(self, state: Position, frame: Frame, seat: int, action: int) -> None:
        frame.count += 1
        embark(state, seat, argument_of(action))


def embark(state: Position, seat: int, character: int) -> None:
    state.characters = changed(state.characters, seat, character)
    state.played_by = changed(state.played_by, character, seat)
    state.places[seat] = state.cards.starts[character]
    state.items = changed(state.items, character, seat)
    state.feats |= 1 << seat
    if state.log is not None:
        state.tell("embarked", seat, {"character": CHARACTERS[character]})


def man_the_ship(state: Position) -> None:
    """Items, titles and their decks (UNF-033, UNF-037, UNF-038)."""
    rest = [item for item in range(len(ITEMS)) if state.items[item] < 0]
    state.luck().shuffle(rest)
    state.item_deck = Deck(rest, [0] * len(rest))
    state.waypoints = shuffled(state, WAYPOINTS)
    state.spells = shuffled(state, SPELL_CARDS)
    state.captain = highest(state, state.cards.captains)
    state.keeper = highest(state, state.cards.keepers)
    if state.log is not None:
        state.tell("captain", state.captain, {})
        state.tell("keeper", state.keeper, {})


def highest(state: Position, line: list[int]) -> int:
    for character in line:
        seat = state.seat_of(character)
        if seat != NOBODY:
            return seat
    raise AssertionError("a line of succession names everybody")


# The first hands and the first deal


def draw_first_hands(state: Position, frame: Frame) -> None:
    """All but the first player draw."""
    others = (1 << state.seats) - 1 & ~(1 << state.first)
    learning = state.option(GAME) == LEARNING
    count = FIRST_CARDS_LEARNING if learning else FIRST_CARDS
    draw_cards(state, others, mode=OWN_SET, count=count, least=count)


def deal_first_loyalty(state: Position, frame: Frame) -> None:
    """Loyalty is dealt, but in a learning game (UNF-044)."""
    build_loyalty_deck(state)
    if state.option(GAME) != LEARNING:
        deal_loyalty(state)
    state.done(0)


STARTING_HAND: Final[Row[Frame]] = Row([draw_first_hands, deal_first_loyalty])
