"""Terminal boards: each renders the view of a game with rich. They know no rule."""

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, Protocol, TypeAlias, cast

from rich.console import RenderableType

from abyssal.games import title
from abyssal.words import Words

View: TypeAlias = Mapping[str, Any]
Event: TypeAlias = Mapping[str, Any]


class Board(Protocol):
    """The interface of a board: the module that `Title.board` names."""

    SIZE: tuple[int, int]
    """The columns and lines of a terminal in which everything can be seen at once."""
    UNFOLDED: frozenset[str]
    """Verbs whose actions are listed one by one beside other verbs."""

    def is_minor(self, event: Event) -> bool:
        """Whether the story of the last turns can do without this event."""

    def is_covered(self, word: str) -> bool:
        """Whether an action or event, by its first word, is kept off the shared screen: it is
        among the `papers`."""

    def papers(self, view: View, names: Sequence[str], words: Words) -> list[str]:
        """The private page of a person, as paragraphs; empty if there is none."""

    def board(self, view: View, names: Sequence[str], words: Words) -> RenderableType:
        """The position."""

    def score(self, view: View, names: Sequence[str], words: Words) -> RenderableType:
        """The end: every point and where it came from."""

    def menu_names(self, view: View, names: Sequence[str], words: Words) -> dict[str, str]:
        """Words of the notation in the reader's language, in the order they are listed in."""

    def choice(
        self, action: str, view: View, names: Sequence[str], words: Words, brief: bool
    ) -> str:
        """What to say beside the number that is typed; `brief` where there are very many."""

    def listed(
        self, action: str, view: View, names: Sequence[str], words: Words, brief: bool
    ) -> str:
        """An action in a list of several; `brief` where the list is too long."""

    def keys(self, view: View, words: Words) -> list[tuple[str, str]]:
        """What to type, with an example, where a list of all choices would be no help."""

    def written_out(self, text: str, view: View) -> str:
        """What was typed, with the game's own short forms in full notation."""

    def picks_members(self, view: View) -> bool:
        """Whether members of a set are picked one by one, as many as wanted, until it is closed."""

    def set_size(self, view: View) -> int:
        """How many answers make up the set that is asked for; 1 if it is no set."""


def board_of(game: str) -> Board:
    """The board of the game called `game`; of one that brings none, its view as a list."""
    return cast(Board, import_module(title(game).board or f"{__name__}.plain"))
