"""The titles, by name."""

import copyreg
import json
from collections.abc import Callable
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, NamedTuple, cast

from abyssal.core.errors import BadRequest, listed
from abyssal.core.game import Game, canonical
from abyssal.core.manners import PLAIN, Manners
from abyssal.core.tables import Sheet
from abyssal.games.in_too_deep.game import InTooDeep
from abyssal.games.into_the_blue.game import IntoTheBlue
from abyssal.games.key_largo.game import KeyLargo
from abyssal.games.unfathomable.game import Unfathomable
from abyssal.games.unfathomable.manners import MANNERS as UNFATHOMABLE_MANNERS

TITLES: dict[str, Callable[[Sheet], Game]] = {
    "in-too-deep": InTooDeep,
    "into-the-blue": IntoTheBlue,
    "key-largo": KeyLargo,
    "unfathomable": Unfathomable,
}


class Box(NamedTuple):
    """What a box says on its outside, and whether some numbers inside are ours."""

    minutes: tuple[int, int]
    substitutes: bool
    """Numbers the rulebook does not give are ours until the owner of a box corrects them."""
    manners: Manners = PLAIN
    """What the title asks of a live table."""


BOXES: dict[str, Box] = {
    "in-too-deep": Box(minutes=(30, 60), substitutes=True),
    "into-the-blue": Box(minutes=(20, 20), substitutes=True),
    "key-largo": Box(minutes=(45, 60), substitutes=True),
    "unfathomable": Box(minutes=(120, 240), substitutes=True, manners=UNFATHOMABLE_MANNERS),
}


def manners(name: str) -> Manners:
    """What the title `name` asks of a live table."""
    return BOXES[name].manners if name in BOXES else PLAIN


def games() -> list[str]:
    """The names of all games, in alphabetical order."""
    return sorted(TITLES)


def game(name: str, data: str | Path | None = None) -> Game:
    """The game called `name`, with the numbers of the file `data` in place of our own."""
    if name not in TITLES:
        raise BadRequest(
            "game",
            f"there is no game {name!r}; there are: {listed(games())}",
            {"game": name, "allowed": listed(games())},
        )
    if data is None:
        return standard_game(name)
    try:
        text = Path(data).read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or "it is not UTF-8 text"
        raise BadRequest(
            "file", f"{data} cannot be read: {reason}", {"file": str(data), "reason": reason}
        ) from error
    return game_with(name, text, Path(data).name)


def game_with(name: str, text: str, origin: str) -> Game:
    """The game called `name` with the numbers of a TOML text that came from `origin`."""
    return TITLES[name](Sheet(text, origin))


def game_of(name: str, data: dict[str, Any], origin: str) -> Game:
    """The game called `name` with the numbers `data`, parsed before, as a record holds them."""
    return TITLES[name](Sheet.of(data, origin))


@cache
def standard_game(name: str) -> Game:
    """The game with our own numbers, read once."""
    package = name.replace("-", "_")
    source = files("abyssal.games") / package / "data" / f"{package}.toml"
    return game_with(name, source.read_text("utf-8"), source.name)


OWN_GAMES_KEPT: Final = 16


def pickled(game: Game) -> tuple[Any, ...]:
    """A title pickles as its name; its numbers go with it only where they are not ours."""
    if game.data_digest == standard_game(game.name).data_digest:
        return standard_game, (game.name,)
    return own_game, (game.name, canonical(game.data))


@lru_cache(OWN_GAMES_KEPT)
def own_game(name: str, numbers: str) -> Game:
    """The game with numbers as JSON: positions that come one by one share it."""
    return game_of(name, json.loads(numbers), "pickle")


for title in TITLES.values():
    copyreg.pickle(cast(type[Game], title), pickled)
