"""How a title wants to be treated at a live table: what its secrets ask of clock, talk and log.

A title says so by data, and tables read it; a title that says nothing is played like any other.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

from abyssal.core.game import Option

STATEMENT: Final = "statement"
ABOUT: Final = "about"
"""A phrase about another player."""
QUESTION: Final = "question"
"""A phrase that asks another player something to be answered by yes, no or no answer."""
ANSWER: Final = "answer"
"""A phrase that answers another player."""


class Manners(NamedTuple):
    """What a live table does, or leaves, for the sake of one title."""

    undo_votes: bool = True
    """Whether others' public actions may be taken back by vote."""
    plain_log: bool = False
    """The log is read in the order of events: it is not filtered, sorted or counted."""
    alike: bool = False
    """All seats are sent messages of the same size."""
    quiet: Mapping[str, str] = {}
    """Windows (`view["window"]`) in which nobody owes an answer, and what each is about."""
    aimed: frozenset[str] = frozenset()
    """Events whose seat is the target of the roll that follows."""
    looked_at: str = ""
    """How many secret cards lie before a player (`view["players"][…]`): when the number grows,
    everyone looks at their own for the same time."""
    secret: tuple[str, str] = ("", "")
    """The field of one's own player in a view that lists those cards, and what one is called."""
    covered: tuple[str, ...] = ()
    """Events whose sentence tells such a card: the log covers it until it is held."""
    hush: str = ""
    """The field of a view that is there only during a test."""
    declare: str = ""
    """An action that everyone has in the menu, whether it is possible or not."""
    phrases: Mapping[str, str] = {}
    """Set phrases, and what each of them is."""
    history: tuple[str, ...] = ()
    """The public events of a test: the first begins it, the last ends it."""
    learning: tuple[str, str] = ("", "")
    """The option, and its choice, of a game for learners."""
    house: Mapping[str, Option] = {}
    """What a table agrees on before the game, beside the rules."""


PLAIN: Final = Manners()
