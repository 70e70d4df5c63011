"""The fallback board, for a game that brings none: its view, field by field.

A field is called `term-<field>` where the game has such a word, else by its own name. A list of
rows with the same fields is a table; of `players`, each column is one of them.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from abyssal.cli.boards import Event, View
from abyssal.words import Words

SIZE: Final = (80, 24)
UNFOLDED: Final[frozenset[str]] = frozenset()
LEFT_OUT: Final = ("asked", "game", "options", "over", "seats", "step", "viewer")
"""What every view holds, and the prompt or the title tells."""
SEATS: Final = ("active", "owner", "owners", "winners")
"""Fields that hold seats."""
PLAYERS: Final = "players"
NOTHING: Final = "–"


def is_minor(event: Event) -> bool:
    return False


def is_covered(word: str) -> bool:
    return False


def papers(view: View, names: Sequence[str], words: Words) -> list[str]:
    return []


def board(view: View, names: Sequence[str], words: Words) -> RenderableType:
    """Single fields one below the other, then the tables."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    tables: list[RenderableType] = []
    for field, value in view.items():
        if field in LEFT_OUT or value is None or value == []:
            continue
        if is_rows(value):
            tables += [Text(), table_of(field, value, names, words)]
        else:
            grid.add_row(called(field, words), said(field, value, names, words))
    return Group(Text(words("title"), "bold"), grid, *tables)


def score(view: View, names: Sequence[str], words: Words) -> RenderableType:
    """The last position: what a game counts is in its view."""
    return board(view, names, words)


def is_rows(value: Any) -> bool:
    """Whether a field is a list of rows with fields of their own."""
    return isinstance(value, list) and bool(value) and all(isinstance(row, dict) for row in value)


def table_of(
    field: str, rows: Sequence[Mapping[str, Any]], names: Sequence[str], words: Words
) -> Table:
    """Rows as a table: a line for each field, a column for each row."""
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.add_column(called(field, words))
    for place in range(len(rows)):
        table.add_column(names[place] if field == PLAYERS else str(place + 1))
    for inner in rows[0]:
        cells = [said(inner, row.get(inner), names, words) for row in rows]
        if any(cell != NOTHING for cell in cells):
            table.add_row(called(inner, words), *cells)
    return table


def called(field: str, words: Words) -> str:
    """The name of a field."""
    key = f"term-{field.replace('_', '-')}"
    return words(key) if key in words else field.replace("_", " ")


def said(field: str, value: Any, names: Sequence[str], words: Words) -> str:
    """The value of a field in words."""
    if value is None or value == []:
        return NOTHING
    if isinstance(value, bool):
        return words("plain-yes" if value else "plain-no")
    if isinstance(value, list):
        return ", ".join(said(field, item, names, words) for item in value)
    if isinstance(value, dict):
        parts = [f"{called(name, words)} {said(name, value[name], names, words)}" for name in value]
        return ", ".join(parts)
    return str(words.word("owner" if field in SEATS else field, value, names))


def menu_names(view: View, names: Sequence[str], words: Words) -> dict[str, str]:
    return {}


def choice(action: str, view: View, names: Sequence[str], words: Words, brief: bool) -> str:
    return words.action(action, view, names)


def listed(action: str, view: View, names: Sequence[str], words: Words, brief: bool) -> str:
    return words.action(action, view, names)


def keys(view: View, words: Words) -> list[tuple[str, str]]:
    return []


def written_out(text: str, view: View) -> str:
    return text


def picks_members(view: View) -> bool:
    return False


def set_size(view: View) -> int:
    return 1
