"""What Unfathomable asks of a live table (ledger sections 4.33, 6 and 8.2)."""

from typing import Final

from abyssal.core.manners import ABOUT, ANSWER, QUESTION, STATEMENT, Manners
from abyssal.games.unfathomable.dice import AFTER_ROLL, BEFORE_ROLL, BEFORE_SERIES
from abyssal.games.unfathomable.skill_tests import AFTER_TOTAL, BEFORE_TEST
from abyssal.games.unfathomable.windows import WINDOWS

PHRASES: Final = {
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

MANNERS: Final = Manners(
    undo_votes=False,
    plain_log=True,
    alike=True,
    quiet={
        WINDOWS[BEFORE_SERIES].name: "roll",
        WINDOWS[BEFORE_ROLL].name: "roll",
        WINDOWS[AFTER_ROLL].name: "roll",
        WINDOWS[BEFORE_TEST].name: "test",
        WINDOWS[AFTER_TOTAL].name: "test",
    },
    aimed=frozenset({"deep-one-attacks"}),
    looked_at="loyalty",
    secret=("loyalties", "loyalty"),
    covered=("loyalty-dealt-own", "loyalty-received", "ancestry-own"),
    hush="test",
    declare="reveal",
    phrases=PHRASES,
    history=("test", "treachery-added", "added", "added-openly", "turned-up", "outcome"),
    learning=("game", "learning"),
    house={
        "windows": {"choices": ["3", "5", "8", "untimed"], "default": "5"},
        "talk": {"choices": ["guided", "free", "between", "strict"], "default": "guided"},
        "viewing": {"choices": ["30", "20", "10"], "default": "30"},
        "room": {"choices": ["apart", "shared"], "default": "apart"},
        "history": {"choices": ["learning", "on", "off"], "default": "learning"},
    },
)
