"""What Unfathomable tells a live table for the sake of its secrets: `abyssal.table.secrecy`.

Sections 4.33, 6 and 8.2 of the ledger.
"""

from collections.abc import Collection, Iterable, Mapping
from typing import Any, Final, NamedTuple

from abyssal.core.game import Option
from abyssal.games.unfathomable.rules.dice import AFTER_ROLL, BEFORE_ROLL, BEFORE_SERIES
from abyssal.games.unfathomable.rules.skill_tests import AFTER_TOTAL, BEFORE_TEST
from abyssal.games.unfathomable.rules.windows import WINDOWS

STATEMENT: Final = "statement"
ABOUT: Final = "about"
"""A phrase about another player."""
QUESTION: Final = "question"
"""A phrase that asks another player something to be answered by yes, no or no answer."""
ANSWER: Final = "answer"
"""A phrase that answers another player."""

PHRASES: Final[Mapping[str, str]] = {
    # In a test, before or after one's own contribution (UNF-377)
    "help-much": STATEMENT,
    "help-little": STATEMENT,
    "help-none": STATEMENT,
    "cannot-say": STATEMENT,
    "who-helps": STATEMENT,
    "added-high": STATEMENT,
    "added-low": STATEMENT,
    "not-my-skill": STATEMENT,
    # After a look at a deck (UNF-381)
    "top-good": STATEMENT,
    "top-bad": STATEMENT,
    # A roll, a total, a defeat (UNF-382)
    "can-roll": STATEMENT,
    "cannot-roll": STATEMENT,
    "can-total": STATEMENT,
    "cannot-total": STATEMENT,
    "can-prevent": STATEMENT,
    "cannot-prevent": STATEMENT,
    # About another player (UNF-380, UNF-381)
    "suspect": ABOUT,
    "trust": ABOUT,
    "accuse": ABOUT,
    "clear": ABOUT,
    "deny": ABOUT,
    # Open threats
    "threat": STATEMENT,
    # Questions to a player, and the only answers (UNF-379)
    "ask-help": QUESTION,
    "ask-high": QUESTION,
    "ask-top": QUESTION,
    "ask-roll": QUESTION,
    "ask-prevent": QUESTION,
    "say-yes": ANSWER,
    "say-no": ANSWER,
    "say-nothing": ANSWER,
}
"""Two poles only, and no card by name, type or value (UNF-375, UNF-376)."""

HOUSE: Final[Mapping[str, Option]] = {
    "windows": {"choices": ["3", "5", "8", "untimed"], "default": "5"},
    "waits": {"choices": ["tests", "none", "attacks"], "default": "tests"},
    "hours": {"choices": ["24", "12"], "default": "24"},
    "talk": {"choices": ["guided", "free", "between", "strict"], "default": "guided"},
    "viewing": {"choices": ["30", "20", "10"], "default": "30"},
    "room": {"choices": ["apart", "shared"], "default": "apart"},
    "history": {"choices": ["on", "learning", "off"], "default": "on"},
    "bots": {"choices": ["speak", "silent"], "default": "speak"},
}
LEARNING: Final[Mapping[str, str]] = {"game": "learning"}
SECRET_CARDS: Final = ("loyalties", "loyalty")
COVERED_EVENTS: Final[tuple[str, ...]] = ("loyalty-dealt-own", "loyalty-received", "ancestry-own")
TEST_FIELD: Final = "test"
DECLARATION: Final = "reveal"

QUIET: Final = {
    WINDOWS[BEFORE_SERIES].name: "roll",
    WINDOWS[BEFORE_ROLL].name: "roll",
    WINDOWS[AFTER_ROLL].name: "roll",
    WINDOWS[BEFORE_TEST].name: "test",
    WINDOWS[AFTER_TOTAL].name: "test",
}
"""The windows in which nobody owes an answer, and what each is about."""
ENDING: Final = frozenset({"rolled", "test", "outcome"})
"""Events between windows of two rolls, or of two tests."""
REROLLS: Final = frozenset({"reroll-fortune", "reroll-training", "reroll-pistol"})
AIMING: Final = frozenset({"deep-one-attacks"})
FIRST_OF_TEST: Final = "test"
LAST_OF_TEST: Final = "outcome"
OF_TEST: Final = frozenset(
    {FIRST_OF_TEST, "treachery-added", "added", "added-openly", "turned-up", LAST_OF_TEST}
)


class Window(NamedTuple):
    """A quiet window: which, what it is about, and whose roll or test it is."""

    name: str
    about: str
    owner: int | None


def window(view: Mapping[str, Any]) -> Window | None:
    name = view["window"]
    about = QUIET.get(name)
    return None if about is None else Window(name, about, view["question"]["owner"])


def aims(event: str) -> bool:
    return event in AIMING


def opens_again(window: str, last: str, events: Collection[str]) -> bool:
    """After a use in the same roll or test, and before a die is rolled again (section 6 (4))."""
    if window == last:
        return not ENDING.intersection(events)
    again = (window, last) == (WINDOWS[BEFORE_ROLL].name, WINDOWS[AFTER_ROLL].name)
    return again and not REROLLS.isdisjoint(events)


def dealt(view: Mapping[str, Any]) -> list[int]:
    """The loyalty cards of each player (UNF-054)."""
    return [player["loyalty"] for player in view["players"]]


def talk_closed(view: Mapping[str, Any]) -> bool:
    """During a test (UNF-373)."""
    return view[TEST_FIELD] is not None


def tests_made(view: Mapping[str, Any]) -> int:
    return len(view["trials"])


def tests(events: Iterable[dict[str, Any]]) -> list[list[dict[str, Any]]]:
    """From the event that begins a test to the one that ends it; other things happen between."""
    found: list[list[dict[str, Any]]] = []
    under_way = False
    for event in events:
        if event["event"] == FIRST_OF_TEST:
            found.append([])
            under_way = True
        if under_way and event["event"] in OF_TEST:
            found[-1].append(event)
        under_way = under_way and event["event"] != LAST_OF_TEST
    return found
