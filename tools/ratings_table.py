"""Writes the measured ratings in docs/bots.md from the file that comes with the package."""

from pathlib import Path

from abyssal.bots.measured import Book, Strength, published
from abyssal.words import Words

BOTS = Path(__file__).parents[1] / "docs" / "bots.md"
BEGIN, END = (
    "<!-- ratings: tools/ratings_table.py writes them -->\n",
    "<!-- end of ratings -->\n",
)
NONE = "No ratings have been published yet.\n"
LEGEND = (
    "Rating, its 95 % margin, and the median time of a decision; then the part of the victories "
    "against the bot\nof the column before, with its 95 % interval. Made by:\n\n"
)


def table(book: Book) -> str:
    """A row for each measurement, a column for each bot, and the commands that make them again."""
    if not book:
        return NONE
    every = [(title, seats, one) for title, of in book.items() for seats, one in of.items()]
    bots = list(dict.fromkeys(bot for _, _, one in every for bot in one["bots"]))
    heads = ["title", "seats", *[f"`{bot}`" for bot in bots]]
    lines = [heads, ["---", "---:", *["---:" for _ in bots]]]
    for title, seats, one in every:
        name = Words("en", title)("title")
        lines.append([name, seats, *[cell(one["bots"].get(bot)) for bot in bots]])
    rows = "".join(f"| {' | '.join(line)} |\n" for line in lines)
    made = "".join(f"- `{one['command']}` (version {one['version']})\n" for _, _, one in every)
    return f"{rows}\n{LEGEND}{made}"


def cell(found: Strength | None) -> str:
    """What was measured of one bot; nothing where it did not take part."""
    if found is None:
        return ""
    beats = found["beats"]
    over = f"; {beats['share']:g} % ({beats['low']:g}–{beats['high']:g})" if beats else ""
    return f"{found['rating']} ± {found['margin']}, {found['milliseconds']:g} ms{over}"


def page_with_table(page: str, book: Book) -> str:
    """A page in which the table stands between its two marks."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{table(book)}\n{END}{after}"


if __name__ == "__main__":
    BOTS.write_text(page_with_table(BOTS.read_text("utf-8"), published()), "utf-8")
