"""How long the events of a title are shown, before the clocks of a table start."""

from collections.abc import Callable, Mapping
from typing import Any

from abyssal.core.title import unstaged
from abyssal.games import titles


def stage_of(game: str) -> Callable[[Mapping[str, Any]], int]:
    """The lengths of the title called `game`; none for one that is gone."""
    title = titles().get(game)
    return unstaged if title is None else title.stage
