"""Unfathomable as the house knows it: what it brings beside its rules."""

from typing import Any, Final, cast

from abyssal.core.game import Game
from abyssal.core.title import Title
from abyssal.games.unfathomable.faces import hidden, labels, live
from abyssal.games.unfathomable.faces.printed_box import box
from abyssal.games.unfathomable.faces.stages import stage
from abyssal.games.unfathomable.faces.story import story
from abyssal.games.unfathomable.game import Unfathomable
from abyssal.games.unfathomable.rules.winners import sides


def box_of(game: Game) -> dict[str, Any]:
    return box(cast(Unfathomable, game).cards)


TITLE: Final = Title(
    name="unfathomable",
    make=Unfathomable,
    package="abyssal.games.unfathomable",
    data="data/unfathomable.toml",
    minutes=(120, 240),
    labels=labels,
    hidden=hidden,
    board="abyssal.cli.boards.unfathomable",
    secrecy=live,
    stage=stage,
    substitutes=True,
    box=box_of,
    story=story,
    sides=sides,
)
