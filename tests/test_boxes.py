"""What a box says of its game: how many play, how long it takes, whether numbers are stand-ins."""

import pytest

import abyssal
from abyssal.games import titles


@pytest.mark.parametrize(
    ("name", "seats", "minutes", "substitutes"),
    [
        ("into-the-blue", (2, 5), (20, 20), True),
        ("in-too-deep", (2, 5), (30, 60), True),
        ("key-largo", (3, 5), (45, 60), True),
        ("unfathomable", (3, 6), (120, 240), True),
    ],
)
def test_what_a_box_says(
    name: str, seats: tuple[int, int], minutes: tuple[int, int], substitutes: bool
) -> None:
    title = titles()[name]
    game = abyssal.game(name)
    assert (game.seats[0], game.seats[-1]) == seats
    assert title.minutes == minutes
    assert title.substitutes == substitutes
