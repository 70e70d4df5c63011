"""Writes the measured ratings in docs/bots.md from the file that comes with the package."""

from pathlib import Path

from abyssal.bots.measured import Book, Measurement, published
from abyssal.words import Words

BOTS = Path(__file__).parents[1] / "docs" / "bots.md"
BEGIN, END = (
    "<!-- ratings: tools/ratings_table.py writes them -->\n",
    "<!-- end of ratings -->\n",
)
HEAD = "| title | seats | bot | rating | games | a decision |\n|---|---:|---|---:|---:|---:|\n"
NONE = "No ratings have been published yet.\n"


def rows(title: str, seats: str, measurement: Measurement) -> str:
    name = Words("en", title)("title")
    return "".join(
        f"| {name} | {seats} | `{bot}` | {found['rating']} ± {found['margin']} "
        f"| {found['games']:,} | {found['milliseconds']} ms |\n"
        for bot, found in measurement["bots"].items()
    )


def table(book: Book) -> str:
    """All measurements, and the commands that make them again."""
    if not book:
        return NONE
    every = [(title, seats, one) for title, of in book.items() for seats, one in of.items()]
    lines = "".join(rows(*one) for one in every)
    made = "".join(f"- `{one['command']}` (version {one['version']})\n" for _, _, one in every)
    return f"{HEAD}{lines}\nMade by:\n\n{made}"


def page_with_table(page: str, book: Book) -> str:
    """A page in which the table stands between its two marks."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{table(book)}\n{END}{after}"


if __name__ == "__main__":
    BOTS.write_text(page_with_table(BOTS.read_text("utf-8"), published()), "utf-8")
