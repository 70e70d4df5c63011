"""The plugin descriptor of Into the Blue: data, words, labels, and how long a game takes."""

from typing import Final

from abyssal.core.title import Title
from abyssal.games.into_the_blue import hidden, labels
from abyssal.games.into_the_blue.game import IntoTheBlue
from abyssal.games.into_the_blue.stages import stage
from abyssal.games.into_the_blue.story import story

TITLE: Final = Title(
    name="into-the-blue",
    make=IntoTheBlue,
    package="abyssal.games.into_the_blue",
    data="data/into_the_blue.toml",
    minutes=(20, 20),
    labels=labels,
    hidden=hidden,
    stage=stage,
    board="abyssal.cli.boards.into_the_blue",
    substitutes=True,
    story=story,
)
