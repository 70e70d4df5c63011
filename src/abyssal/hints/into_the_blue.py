"""What can be said of positions of Into the Blue."""

from typing import Final

from abyssal.games.into_the_blue.components import LEVELS
from abyssal.hints.reasons import Reason

LEADS: Final = ("lead", "second-lead", "third-lead")

REASONS: Final = [
    *[
        Reason(
            "shells",
            [f"{what}-{level}" for what in ("shells", *LEADS, "points")],
            4.0,
            {"level": level},
        )
        for level in range(1, LEVELS + 1)
    ],
    Reason("chests", ["chests", "gold"], 2.0),
    Reason("lead", ["lead", "above-mean"], 20.0),
]
