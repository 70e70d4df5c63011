"""Unfathomable as the house knows it: what it brings beside its rules."""

from typing import Final

from abyssal.core.title import Title
from abyssal.games.unfathomable import hidden, labels
from abyssal.games.unfathomable.game import Unfathomable
from abyssal.games.unfathomable.manners import MANNERS

TITLE: Final = Title(
    name="unfathomable",
    make=Unfathomable,
    package="abyssal.games.unfathomable",
    data="data/unfathomable.toml",
    minutes=(120, 240),
    labels=labels,
    hidden=hidden,
    board="abyssal.cli.boards.unfathomable",
    manners=MANNERS,
    substitutes=True,
)
