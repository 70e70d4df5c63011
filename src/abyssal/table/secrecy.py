"""A typed protocol: what a live table asks a title with secrets among people (social deduction).

Such a title answers them in a module of its own, its `Title.secrecy`, from what everybody sees. At
its tables windows are quiet (`quiet`), messages to all seats are of one size, the log is read in
order, and nobody votes to take back what others did. Most titles have none of that.
"""

from collections.abc import Collection, Iterable, Mapping
from typing import Any, Final, Protocol, TypeAlias, runtime_checkable

from abyssal.core.game import Option
from abyssal.games import broken_game, titles
from abyssal.table.stream import Message

View: TypeAlias = Mapping[str, Any]
"""What a viewer may know, as the title builds it."""

STATEMENT: Final = "statement"
"""What a phrase is that is about nobody; one `about` another player, a `question` to them and an
`answer` need somebody."""


class QuietWindow(Protocol):
    """A window in which nobody owes an answer."""

    @property
    def name(self) -> str:
        """Which window of the title it is."""

    @property
    def about(self) -> str:
        """A `roll` or a `test`."""

    @property
    def owner(self) -> int | None:
        """Whose it is."""


@runtime_checkable
class Secrecy(Protocol):
    """What a title with secrets among people tells a live table."""

    HOUSE: Mapping[str, Option]
    """What a table agrees on before the game, beside the rules. It has `windows` and `viewing`
    (how long), `waits` and `hours` (which windows wait for people in a game over days, and how
    long), `talk` (`free`, `guided`, `between` or `strict`) and `history` (`on`, `off` or
    `learning`); with `bots` a title whose bots speak lets a table silence them (`silent`)."""
    PHRASES: Mapping[str, str]
    """Set phrases, and what each is: `statement`, `about`, `question` or `answer`."""
    LEARNING: Mapping[str, str]
    """The options of a game for learners."""

    # For faces, by the names of the title's own views, actions and events.

    SECRET_CARDS: tuple[str, str]
    """The field of one's own player that lists one's secret cards, and what one is called."""
    COVERED_EVENTS: tuple[str, ...]
    """Events whose sentence tells such a card: the log covers it until it is held."""
    TEST_FIELD: str
    """The field of a view that is there only during a test."""
    DECLARATION: str
    """An action that everyone has in the menu, whether it is possible or not."""

    def window(self, view: View) -> QuietWindow | None:
        """The quiet window of a position, by what everybody sees."""

    def aims(self, event: str) -> bool:
        """Whether the seat of such an event is the target of the roll that follows."""

    def opens_again(self, window: str, last: str, events: Collection[str]) -> bool:
        """Whether a window, by name, opens for the same thing as the one before it, with these
        public events between them: somebody has used it, and everyone had time to think."""

    def dealt(self, view: View) -> list[int]:
        """How many secret cards lie before each player: when one has more, all look at theirs."""

    def talk_closed(self, view: View) -> bool:
        """Whether free words would tell of hands now: a test is being made."""

    def tests_made(self, view: View) -> int:
        """How many tests have been made."""

    def tests(self, events: Iterable[Message]) -> list[list[Message]]:
        """The events of each test, out of all that everybody saw."""


def secrecy_of(game: str) -> Secrecy | None:
    """What the title called `game` answers; None for most, and for one that is gone."""
    title = titles().get(game)
    secrecy = None if title is None else title.secrecy
    if secrecy is None or isinstance(secrecy, Secrecy):
        return secrecy
    raise broken_game(game, "its secrecy leaves questions of abyssal.table.secrecy.Secrecy open")
