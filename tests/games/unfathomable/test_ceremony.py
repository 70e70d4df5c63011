"""The words of the loyalty ceremony: for every loyalty, and of like length for all of them."""

import pytest

from abyssal.words import WHOLE, Words
from catalogues import messages, patterns

SIDES = ("human", "hybrid", "cultist")
PAIRS = ("human-human", "human-hybrid", "human-cultist", "cultist-hybrid", "hybrid-hybrid")
BLOCKS = {
    "who": [f"web-who-{side}" for side in SIDES],
    "one card": [f"web-means-{side}" for side in SIDES],
    "two cards": [f"web-means-{pair}" for pair in PAIRS],
    "more cards": [f"web-means-many-{side}" for side in SIDES],
    "win": [f"web-win-{side}.how" for side in SIDES],
    "now": [f"web-now-{side}{part}" for side in SIDES for part in ("", ".second", ".third")],
}
ALIKE = 1.75
"""No line is longer than this many times the shortest of its kind."""


@pytest.mark.rule("UNF-H12")
@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize("block", BLOCKS)
def test_nobody_reads_a_loyalty_off_the_length_of_its_lines(block: str, language: str) -> None:
    words = Words(language, "unfathomable")
    lengths = [len(words(key)) for key in BLOCKS[block]]
    assert max(lengths) <= ALIKE * min(lengths)


def test_every_line_about_cards_is_for_cards_that_can_lie_together() -> None:
    found = [key for key in patterns(messages("en", "unfathomable")) if "web-means-" in key]
    told = {*BLOCKS["one card"], *BLOCKS["two cards"], *BLOCKS["more cards"], "web-means-open"}
    assert set(found) == told
