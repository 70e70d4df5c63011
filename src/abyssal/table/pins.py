"""Version pinning: a table keeps the rules and the numbers that it was begun with."""

import json
from collections.abc import Callable
from functools import lru_cache, partial
from typing import Final, TypeAlias

import msgspec

from abyssal.core.game import Action, Game
from abyssal.games import game as standard_game
from abyssal.games import game_of, game_with
from abyssal.games import games as names
from abyssal.record import commitment_of
from abyssal.table import entries
from abyssal.table.errors import Unplayable

Library: TypeAlias = Callable[[str, str], Game]
"""From the name of a game and the text of its own data ("": ours) to the game."""

GAMES_KEPT: Final = 32
TEXTS_KEPT: Final = 1 << 14


def library(name: str, own_data: str) -> Game:
    """The games of this version."""
    return with_own_data(name, own_data) if own_data else standard_game(name)


@lru_cache(maxsize=GAMES_KEPT)
def with_own_data(name: str, own_data: str) -> Game:
    return game_with(name, own_data, "own data")


def notation_of(game: Game) -> Callable[[Action], str]:
    """The `write` of a game; cached for our own, as the same actions are legal move after move."""
    ours = game.name in names() and game is standard_game(game.name)
    return partial(written, game.name) if ours else game.write


@lru_cache(maxsize=TEXTS_KEPT)
def written(name: str, action: Action) -> str:
    """An action of one of our games, in notation."""
    return standard_game(name).write(action)


def pinned(created: entries.Created, games: Library) -> entries.Created:
    """A new table, pinned to the rules and numbers of its game and to the seal people will see."""
    game = games(created.game, created.own_data)
    seal = commitment_of(game, len(created.places), created.options, created.seed)
    return msgspec.structs.replace(
        created, rules=game.rules_version, data=game.data_digest, seal=seal or ""
    )


def kept_game(name: str, kept: str) -> Game:
    """The game with numbers that were kept as JSON."""
    return game_of(name, json.loads(kept), "kept numbers")


def pinned_game(created: entries.Created, games: Library, kept: str) -> Game:
    """The game that a table was begun with; `kept` are its numbers, if ours have changed since."""
    game = games(created.game, created.own_data)
    if created.rules not in (0, game.rules_version):
        raise Unplayable("rules", created.rules, game.rules_version)
    if created.data in ("", game.data_digest):
        return game
    old = kept_game(created.game, kept) if kept else game
    if old.data_digest != created.data:
        raise Unplayable("data")
    return old
