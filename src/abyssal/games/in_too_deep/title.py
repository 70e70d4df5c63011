"""The plugin descriptor of In Too Deep: data, words, labels, and how long a game takes."""

from typing import Final

from abyssal.core.title import Title
from abyssal.games.in_too_deep import hidden, labels, premoves
from abyssal.games.in_too_deep.game import InTooDeep
from abyssal.games.in_too_deep.stages import stage
from abyssal.games.in_too_deep.story import story

TITLE: Final = Title(
    name="in-too-deep",
    make=InTooDeep,
    package="abyssal.games.in_too_deep",
    data="data/in_too_deep.toml",
    minutes=(30, 60),
    labels=labels,
    hidden=hidden,
    premoves=premoves,
    stage=stage,
    board="abyssal.cli.boards.in_too_deep",
    substitutes=True,
    story=story,
)
