"""The truth about a voyage that is over: who was what, since when, and who spoiled which test."""

from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple, TypedDict, cast

from abyssal.core.events import EVERYONE, Event, only
from abyssal.core.title import Moment
from abyssal.games.unfathomable.box.components import (
    LOYALTIES,
    NOBODY,
    RESOURCES,
    SKILLS,
    SPACES,
    skill_of,
    value_of,
)
from abyssal.games.unfathomable.position import steps
from abyssal.games.unfathomable.position.notation import CARD_NAMES
from abyssal.games.unfathomable.position.position import ENDINGS, NO_END, Position, Trial
from abyssal.games.unfathomable.rules.loyalty import IN_DECK
from abyssal.games.unfathomable.rules.skill_tests import OUTCOMES, outcome_at
from abyssal.games.unfathomable.rules.winners import winners

TRAITORS: Final = ("hybrid", "cultist")


class CardStory(TypedDict):
    """A loyalty card at the end: since which turn its owner holds it, and who gave it to them."""

    card: str
    turn: int
    giver: int | None


class SeatStory(TypedDict):
    """A player: the side in the end and since which turn (0: the start), and what they did.

    `turned` says that they were on another side before.
    """

    side: str | None
    since: int
    turned: bool
    revealed: int | None
    cards: list[CardStory]
    hostile: int
    spoiled: int
    won: bool


class GivenStory(TypedDict):
    """A card in a test: what it was worth for it, below 0 against it."""

    card: str
    worth: int


class RowStory(TypedDict):
    """What one hand added to a test, or nobody's: chaos and the decks; `step` is when.

    `side` is the loyalty behind it then.
    """

    seat: int | None
    side: str | None
    cards: list[GivenStory]
    sum: int
    step: int


class TestStory(TypedDict):
    """A test: all that was added and by whom; `without` is what it would have been without every
    card from a hand that counted against it, None where there was no such card."""

    turn: int
    mythos: str | None
    space: str | None
    accused: int | None
    target: int
    partial: int
    skills: list[str]
    total: int
    outcome: str
    rows: list[RowStory]
    without: str | None
    began: int
    turned: int
    ended: int


class TurnStory(TypedDict):
    """A turn of the voyage, as it ended; 0 is what is chosen before the first."""

    number: int
    seat: int | None
    dials: dict[str, int]
    distance: int
    tests: list[str]
    waypoints: list[str]
    revealed: list[int]
    awakening: bool


class Story(TypedDict):
    """A voyage as it truly was."""

    ending: str | None
    seats: list[SeatStory]
    tests: list[TestStory]
    turns: list[TurnStory]


class Given(NamedTuple):
    """Cards that came into a test at a step; `shift` is set if they changed the total otherwise."""

    seat: int | None
    side: str | None
    cards: list[str]
    step: int
    shift: int | None = None


class OpenTest:
    """A test that is being made, or was."""

    def __init__(self, began: int) -> None:
        self.began = self.turned = self.ended = began
        self.given: list[Given] = []
        self.raiser: tuple[int, str] | None = None
        """Who has just played a card that moves the total, and which."""
        self.total = 0


def story(moments: Iterable[Moment]) -> dict[str, Any]:
    teller = Teller()
    for moment in moments:
        if moment.stands:
            teller.hear(moment)
    return cast(dict[str, Any], teller.told())


class Teller:
    """Follows a game step by step and remembers what its story needs."""

    def __init__(self) -> None:
        self.held: list[list[CardStory]] = []
        self.since: list[int] = []
        self.turned: list[bool] = []
        self.revealed: list[int | None] = []
        self.turns: list[TurnStory] = []
        self.tests: list[OpenTest] = []
        self.test = OpenTest(0)
        self.giver: int | None = None
        self.step = 0

    def hear(self, moment: Moment) -> None:
        state = cast(Position, moment.state)
        self.state = state
        self.step = moment.number
        if not self.turns:
            self.begin(state)
        for event in moment.events:
            if event.audience in (EVERYONE, only(event.seat or 0)):
                HEARD.get(event.kind, ignored)(self, event)
        now = self.turns[-1]
        now["dials"] = {name: state.dials[place] for place, name in enumerate(RESOURCES)}
        now["distance"] = state.distance()

    def begin(self, state: Position) -> None:
        """The first position; the ship may sail before anybody is dealt a card."""
        self.held = [[] for _ in range(state.seats)]
        self.since = [0] * state.seats
        self.turned = [False] * state.seats
        self.revealed = [None] * state.seats
        self.turn(0, None, {})
        for card, owner in enumerate(state.loyalty_at):
            if owner != IN_DECK:
                self.take_card(owner, LOYALTIES[state.loyalties[card]], None)
        if not {frame.step for frame in state.stack} & {steps.CREW, steps.STARTING_HAND}:
            self.turns = []
            self.turn(state.turn + 1, state.current, {})

    def turn(self, number: int, seat: int | None, dials: dict[str, int]) -> None:
        self.turns.append(
            {
                "number": number,
                "seat": seat,
                "dials": dials,
                "distance": 0,
                "tests": [],
                "waypoints": [],
                "revealed": [],
                "awakening": False,
            }
        )

    def side(self, seat: int) -> str | None:
        """Whose side a seat is on: Hybrid beats Cultist beats Human (UNF-354 to UNF-359)."""
        cards = [held["card"] for held in self.held[seat]]
        return next((side for side in (*TRAITORS, "human") if side in cards), None)

    def take_card(self, seat: int, card: str, giver: int | None) -> None:
        before = self.side(seat)
        turn = self.turns[-1]["number"]
        if giver is not None:
            places = [at for at, held in enumerate(self.held[giver]) if held["card"] == card]
            del self.held[giver][places[-1]]
        self.held[seat].append({"card": card, "turn": turn, "giver": giver})
        if self.side(seat) != before:
            self.since[seat] = turn
            self.turned[seat] = before is not None

    def put_in(self, seat: int | None, cards: list[str], shift: int | None = None) -> None:
        side = None if seat is None else self.side(seat)
        self.test.given.append(Given(seat, side, cards, step=self.step, shift=shift))

    # What is heard

    def turn_began(self, event: Event) -> None:
        self.turn(event.arguments["turn"], event.seat, self.turns[-1]["dials"].copy())
        self.turns[-1]["distance"] = self.turns[-2]["distance"]

    def dial_moved(self, event: Event) -> None:
        self.turns[-1]["dials"][event.arguments["resource"]] = event.arguments["left"]

    def waypoint(self, event: Event) -> None:
        self.turns[-1]["waypoints"].append(event.arguments["waypoint"])

    def dealt(self, event: Event) -> None:
        assert event.seat is not None
        self.take_card(event.seat, event.arguments["loyalty"], None)

    def given(self, event: Event) -> None:
        self.giver = event.seat

    def received(self, event: Event) -> None:
        assert event.seat is not None
        self.take_card(event.seat, event.arguments["loyalty"], self.giver)

    def awakening(self, event: Event) -> None:
        self.turns[-1]["awakening"] = True

    def mask_fell(self, event: Event) -> None:
        assert event.seat is not None
        self.revealed[event.seat] = self.turns[-1]["number"]
        self.turns[-1]["revealed"].append(event.seat)

    def test_began(self, event: Event) -> None:
        self.test = OpenTest(self.step)

    def added(self, event: Event) -> None:
        self.put_in(event.seat, event.arguments["cards"])

    def turned_up(self, event: Event) -> None:
        """What nobody added is chaos, or comes from a deck."""
        rest = list(event.arguments["cards"])
        for given in self.test.given:
            for card in given.cards:
                rest.remove(card)
        self.put_in(None, rest)
        self.test.turned = self.step
        self.test.total = event.arguments["total"]

    def joined(self, event: Event) -> None:
        """A card joins a test that has been turned up: from a hand, or by a spell from a deck."""
        card = event.arguments["card"]
        seat = event.seat if event.kind == "experienced" else None
        self.put_in(seat, [] if card is None else [card])

    def card_used(self, event: Event) -> None:
        if event.arguments["ability"] == "determination":
            assert event.seat is not None
            self.test.raiser = event.seat, event.arguments["card"]

    def new_total(self, event: Event) -> None:
        total = event.arguments["total"]
        if self.test.raiser is not None:
            seat, card = self.test.raiser
            self.put_in(seat, [card], shift=total - self.test.total)
            self.test.raiser = None
        self.test.total = total

    def test_ended(self, event: Event) -> None:
        self.test.ended = self.step
        self.tests.append(self.test)
        self.outcome(event)

    def outcome(self, event: Event) -> None:
        self.turns[-1]["tests"].append(event.arguments["outcome"])

    # The story

    def told(self) -> Story:
        state = self.state
        trials = [trial for trial in state.trials if trial.outcome >= 0]
        tests = [test_story(state, *pair) for pair in zip(trials, self.tests, strict=True)]
        won = winners(state) if state.ending != NO_END else []
        return {
            "ending": None if state.ending == NO_END else ENDINGS[state.ending],
            "seats": [self.seat_story(seat, tests, seat in won) for seat in range(state.seats)],
            "tests": tests,
            "turns": self.turns,
        }

    def seat_story(self, seat: int, tests: list[TestStory], won: bool) -> SeatStory:
        """Cards against a test count as a traitor's alone, and only since they were one."""
        against = [hostile_in(test, seat) for test in tests]
        spoiled = [
            test
            for test, hostile in zip(tests, against, strict=True)
            if hostile and test["without"] != test["outcome"]
        ]
        return {
            "side": self.side(seat),
            "since": self.since[seat],
            "turned": self.turned[seat],
            "revealed": self.revealed[seat],
            "cards": self.held[seat],
            "hostile": sum(against),
            "spoiled": len(spoiled),
            "won": won,
        }


def ignored(teller: Teller, event: Event) -> None:
    """Most of what happens is no part of the story."""


HEARD: Final[dict[str, Callable[[Teller, Event], None]]] = {
    "turn": Teller.turn_began,
    "lost": Teller.dial_moved,
    "gained": Teller.dial_moved,
    "waypoint": Teller.waypoint,
    "loyalty-dealt-own": Teller.dealt,
    "loyalty-given": Teller.given,
    "loyalty-received": Teller.received,
    "awakening": Teller.awakening,
    "revealed": Teller.mask_fell,
    "test": Teller.test_began,
    "added-own": Teller.added,
    "added-openly": Teller.added,
    "turned-up": Teller.turned_up,
    "experienced": Teller.joined,
    "script": Teller.joined,
    "used-card": Teller.card_used,
    "total": Teller.new_total,
    "outcome": Teller.test_ended,
    "self-sacrifice": Teller.outcome,
}


def test_story(state: Position, trial: Trial, test: OpenTest) -> TestStory:
    rows = [row_story(trial, given) for given in test.given]
    against = -sum(
        [
            card["worth"]
            for row in rows
            if row["seat"] is not None
            for card in row["cards"]
            if card["worth"] < 0
        ]
    )
    without = outcome_at(trial.total + against, trial.target, trial.partial)
    return {
        "turn": trial.turn + 1,
        "mythos": None if trial.mythos < 0 else state.cards.mythos[trial.mythos].name,
        "space": None if trial.space < 0 else SPACES[trial.space],
        "accused": None if trial.accused == NOBODY else trial.accused,
        "target": trial.target,
        "partial": trial.partial,
        "skills": [name for skill, name in enumerate(SKILLS) if trial.support >> skill & 1],
        "total": trial.total,
        "outcome": OUTCOMES[trial.outcome],
        "rows": rows,
        "without": OUTCOMES[without] if against else None,
        "began": test.began,
        "turned": test.turned,
        "ended": test.ended,
    }


def row_story(trial: Trial, given: Given) -> RowStory:
    cards: list[GivenStory] = []
    for card in given.cards:
        kind = CARD_NAMES.index(card)
        worth = value_of(kind) if trial.support >> skill_of(kind) & 1 else -value_of(kind)
        cards.append({"card": card, "worth": worth if given.shift is None else given.shift})
    return {
        "seat": given.seat,
        "side": given.side,
        "cards": cards,
        "sum": sum([card["worth"] for card in cards]),
        "step": given.step,
    }


def hostile_in(test: TestStory, seat: int) -> int:
    """How many cards a seat added against a test while it was a traitor."""
    rows = [row for row in test["rows"] if row["seat"] == seat and row["side"] in TRAITORS]
    return len([card for row in rows for card in row["cards"] if card["worth"] < 0])
