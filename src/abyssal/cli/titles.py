"""`abyssal games`: list our own games and those of other packages."""

from rich.table import Table

from abyssal.bots import bots
from abyssal.cli.screen import Screen
from abyssal.games import game, games, title
from abyssal.words import Words

GAP = 2


def list_titles(words: Words) -> int:
    """Show a line for each game; the exit status."""
    table = Table.grid(padding=(0, GAP, 0, 0))
    columns = ("name", "title", "seats", "minutes", "bots")
    table.add_row(*[words(f"cli-list-{column}") for column in columns], style="dim")
    for name in games():
        seats, minutes = game(name).seats, title(name).minutes
        said = Words(words.language, name)("title")
        cells = [name, said, span(seats[0], seats[-1]), span(*minutes), ", ".join(bots(name))]
        table.add_row(*cells)
    Screen().print(table)
    return 0


def span(low: int, high: int) -> str:
    """From one number to another.

    >>> span(2, 5), span(20, 20)
    ('2–5', '20')
    """
    return str(low) if low == high else f"{low}–{high}"
