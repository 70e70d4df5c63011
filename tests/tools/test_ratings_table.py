"""The ratings on the page about bots are those that come with the package."""

from abyssal.bots.measured import Book, published
from ratings_table import BOTS, page_with_table, table

BOOK: Book = {
    "key-largo": {
        "4": {
            "command": "abyssal arena key-largo",
            "version": "1.0",
            "bots": {"level-1": {"rating": 640, "margin": 20, "games": 1600, "milliseconds": 0.3}},
        }
    }
}


def test_the_page_shows_what_is_published() -> None:
    page = BOTS.read_text("utf-8")
    assert page_with_table(page, published()) == page, "python tools/ratings_table.py writes it"


def test_a_measurement_is_a_row_a_bot_and_says_how_it_was_made() -> None:
    shown = table(BOOK)
    assert "| Key Largo | 4 | `level-1` | 640 ± 20 | 1,600 | 0.3 ms |" in shown
    assert "- `abyssal arena key-largo` (version 1.0)" in shown
