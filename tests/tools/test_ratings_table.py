"""The ratings on the page about bots are those that come with the package."""

from abyssal.bots.measured import Book, Strength, published
from ratings_table import BOTS, page_with_table, table

WEAK: Strength = {
    "rating": 640,
    "margin": 20,
    "games": 1600,
    "milliseconds": 0.3,
    "beats": None,
}
STRONG: Strength = {
    "rating": 1360,
    "margin": 20,
    "games": 1600,
    "milliseconds": 12.0,
    "beats": {"share": 71.5, "low": 64.0, "high": 78.1},
}
BOOK: Book = {
    "key-largo": {
        "3": {"command": "one", "version": "1.0", "bots": {"level-1": WEAK}},
        "4": {"command": "two", "version": "1.1", "bots": {"level-1": WEAK, "level-5": STRONG}},
    }
}


def test_the_page_shows_what_is_published() -> None:
    page = BOTS.read_text("utf-8")
    assert page_with_table(page, published()) == page, "python tools/ratings_table.py writes it"


def test_a_measurement_is_a_row_and_says_how_it_was_made() -> None:
    shown = table(BOOK)
    assert "| title | seats | `level-1` | `level-5` |" in shown
    assert "| Key Largo | 3 | 640 ± 20, 0.3 ms |  |" in shown
    strong = "1360 ± 20, 12 ms; 71.5 % (64–78.1)"
    assert f"| Key Largo | 4 | 640 ± 20, 0.3 ms | {strong} |" in shown
    assert shown.endswith("- `one` (version 1.0)\n- `two` (version 1.1)\n")


def test_without_measurements_the_page_says_so() -> None:
    assert "No ratings" in table({})
