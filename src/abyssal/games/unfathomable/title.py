"""Unfathomable as the house knows it: what it brings beside its rules."""

from typing import Final

from abyssal.core.title import Title
from abyssal.games.unfathomable.faces import hidden, labels, live
from abyssal.games.unfathomable.game import Unfathomable

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
    substitutes=True,
)
