"""The titles, by name: our own, and those that other packages register."""

import copyreg
import json
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, Final, cast

from abyssal.core.errors import BadRequest, listed
from abyssal.core.game import Game, canonical, remade
from abyssal.core.sheet import Sheet
from abyssal.core.title import ENGLISH, PLAIN_LABELS, Labels, Title
from abyssal.registry import Registered, registered

if TYPE_CHECKING:  # they are imported where they are used: few programs get there
    from importlib.metadata import EntryPoint
    from pathlib import Path

GROUP: Final = "abyssal.games"
OURS: Final = {
    name: f"abyssal.games.{name.replace('-', '_')}.title"
    for name in ("in-too-deep", "into-the-blue", "key-largo", "unfathomable")
}
"""Our own titles and their modules, which are imported when they are needed."""
NEEDED_WORDS: Final = ("title", "blurb")
"""English messages without which a game cannot even be offered."""


def games() -> list[str]:
    """The names of all games, in alphabetical order."""
    return sorted([*OURS, *others().found])


def is_known(name: str) -> bool:
    """Whether there is such a title now."""
    return name in OURS or name in others().found


def title(name: str) -> Title:
    """The title called `name`; raises BadRequest if there is none."""
    if name in OURS:
        return our_title(name)
    found = others().found.get(name)
    if found is None and name in others().faults:
        raise broken_game(name, others().faults[name])
    if found is None:
        raise BadRequest(
            "game",
            f"there is no game {name!r}; there are: {listed(games())}",
            {"game": name, "allowed": listed(games())},
        )
    return found


def broken_game(name: str, reason: str) -> BadRequest:
    """The error for a game that is installed but cannot be used."""
    message = f"the game {name!r} cannot be used: {reason}"
    return BadRequest("broken-game", message, {"game": name, "reason": reason})


@cache
def our_title(name: str) -> Title:
    """One of our own titles."""
    from importlib import import_module

    found: Title = import_module(OURS[name]).TITLE
    copyreg.pickle(cast(type[Game], found.make), pickled)
    return found


@cache
def titles() -> dict[str, Title]:
    """All titles: ours, and those of other packages."""
    return {**{name: our_title(name) for name in OURS}, **others().found}


@cache
def others() -> Registered[Title]:
    """The titles of other packages, each checked before it is offered."""
    return registered(GROUP, OURS, title_at)


def title_at(point: "EntryPoint") -> Title:
    """The title that a package registers; raises if a game of it could not be offered."""
    found = point.load()
    if not isinstance(found, Title):
        raise TypeError(f"it is no Title but {type(found).__name__}")
    game = standard(found)
    if not found.name == game.name == point.name or "." in found.name:
        raise ValueError(f"the title is called {found.name!r}, the game {game.name!r}")
    least, most = found.minutes
    if not 0 < least <= most:
        raise ValueError(f"a game cannot take {least} to {most} minutes")
    messages = {line.partition(" =")[0] for line in text_of(found, ENGLISH).splitlines()}
    for key in NEEDED_WORDS:
        if key not in messages:
            raise LookupError(f"{found.text}/{ENGLISH}.ftl has no message {key!r}")
    copyreg.pickle(type(game), pickled)
    return found


def text_of(title: Title, language: str) -> str:
    """The catalogue of a title in one language; empty if it has none."""
    from importlib.resources import files

    file = files(title.package) / title.text / f"{language}.ftl"
    return file.read_text("utf-8") if file.is_file() else ""


def data_of(title: Title) -> str:
    """The data file of a title."""
    from importlib.resources import files

    return (files(title.package) / title.data).read_text("utf-8")


def labels_of(name: str) -> Labels:
    """What the title `name` tells about its decisions; plain where it is not registered."""
    return title(name).labels if is_known(name) else PLAIN_LABELS


def game(name: str, data: "str | Path | None" = None) -> Game:
    """The game called `name`, with the numbers of the file `data` in place of our own."""
    if data is None:
        return standard_game(name)
    from pathlib import Path

    title(name)
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
    return title(name).make(Sheet(text, origin))


def game_of(name: str, data: dict[str, Any], origin: str) -> Game:
    """The game called `name` with the numbers `data`, parsed before, as a record holds them."""
    return title(name).make(Sheet.of(data, origin))


@cache
def standard_game(name: str) -> Game:
    """The game with our own numbers, read once."""
    return standard(title(name))


def standard(title: Title) -> Game:
    """The game of a title with the numbers of its own data file."""
    return title.make(Sheet(data_of(title), title.data.rpartition("/")[2]))


OWN_GAMES_KEPT: Final = 16


def pickled(game: Game) -> tuple[Any, ...]:
    """A title pickles as its name; its numbers go with it only where they are not ours."""
    if not is_known(game.name):  # its package is no longer registered
        return remade, (type(game), game.data)
    if game.data_digest == standard_game(game.name).data_digest:
        return standard_game, (game.name,)
    return own_game, (game.name, canonical(game.data))


@lru_cache(OWN_GAMES_KEPT)
def own_game(name: str, numbers: str) -> Game:
    """The game with numbers as JSON: positions that come one by one share it."""
    return game_of(name, json.loads(numbers), "pickle")
