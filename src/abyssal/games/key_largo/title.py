"""The plugin descriptor of Key Largo: data, words, labels, and how long a game takes."""

from typing import Final

from abyssal.core.title import Title
from abyssal.games.key_largo import hidden, labels, premoves
from abyssal.games.key_largo.game import KeyLargo
from abyssal.games.key_largo.stages import stage
from abyssal.games.key_largo.story import story

TITLE: Final = Title(
    name="key-largo",
    make=KeyLargo,
    package="abyssal.games.key_largo",
    data="data/key_largo.toml",
    minutes=(45, 60),
    labels=labels,
    hidden=hidden,
    premoves=premoves,
    stage=stage,
    board="abyssal.cli.boards.key_largo",
    substitutes=True,
    story=story,
)
