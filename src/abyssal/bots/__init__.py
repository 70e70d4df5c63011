"""Bots: players made of code. A bot sees what its seat may see, and never the position.

>>> from abyssal import game
>>> blue = game("into-the-blue")
>>> state = blue.new(seats=2, seed=1)
>>> seat = state.to_act()[0]
>>> player = bot("random", blue, seed=7)
>>> action = player.choose(state.view(seat), state.legal(seat), lambda k: state.imagine(seat, k))
>>> action in state.legal(seat)
True
"""

from collections.abc import Callable
from functools import cache, partial
from inspect import signature
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeAlias, runtime_checkable

from abyssal.bots import levels
from abyssal.bots.files import class_in
from abyssal.bots.in_too_deep.greedy import Greedy as GreedyInTooDeep
from abyssal.bots.into_the_blue.greedy import Greedy as GreedyIntoTheBlue
from abyssal.bots.key_largo.greedy import Greedy as GreedyKeyLargo
from abyssal.bots.random import Random
from abyssal.bots.remarks import Talk
from abyssal.bots.unfathomable.crew import Crew
from abyssal.bots.unfathomable.talk import CrewTalk
from abyssal.core.errors import BadRequest, listed
from abyssal.core.game import Action, Game, Position
from abyssal.policies.unfathomable.habits import Habits
from abyssal.registry import Registered, registered

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

Imagine: TypeAlias = Callable[[int], Position]
"""From a number to a position that the bot's seat cannot tell from the true one."""


class Bot(Protocol):
    """A player of one seat."""

    blind: bool
    """Whether it never looks: then its view may be left empty, which saves building one."""
    imagines: bool
    """Whether it calls `imagine`: a server prepares imagined positions only for a bot that does."""

    def choose(self, view: dict[str, Any], legal: list[Action], imagine: Imagine) -> Action:
        """One of `legal`, from the view of the seat that is asked."""


@runtime_checkable
class Searching(Protocol):
    """A bot that can be told to come to an end."""

    seconds: float | None
    """How long it may think about a decision; None for as long as whoever asks allows."""
    stop: Callable[[], bool]
    """Set by whoever asks: whether the time is up. The bot asks it again and again."""
    is_cut: bool
    """Whether that ended its last thought before it was done."""


Maker: TypeAlias = Callable[..., Bot]
"""From the game and a seed to a bot for one seat of it; some take what follows the colon in
`name:argument` as well."""

ANY_GAME: dict[str, Maker] = {"random": Random}
BY_GAME: dict[str, dict[str, Maker]] = {
    "in-too-deep": {"greedy": GreedyInTooDeep},
    "into-the-blue": {"greedy": GreedyIntoTheBlue},
    "key-largo": {"greedy": GreedyKeyLargo},
    "unfathomable": {"crew": Crew},
}
ABLATIONS: dict[str, dict[str, Maker]] = {
    "unfathomable": {
        "crew:loyal": partial(Crew, habits=Habits(schemes=False)),
        "crew:lenient": partial(Crew, habits=Habits(jails=False)),
        "crew:trusting": partial(Crew, habits=Habits(watches=False)),
    },
}
"""Bots without one of their habits, to measure what it is worth: played by name, never offered."""

TALKS: dict[str, Callable[[Game, str], Talk]] = {"unfathomable": CrewTalk}
"""What the bots of a title say, from the game and a seed; in most titles they say nothing."""


GROUP: Final = "abyssal.bots"
"""Where other packages register theirs: `<game>.<bot>`, or `<bot>` for one that plays any game."""


def bots(game_name: str) -> list[str]:
    """The names of the bots that play this game, in alphabetical order."""
    return sorted([*ANY_GAME, *bots_of(game_name)])


def is_offered(name: str, game_name: str) -> bool:
    """Whether a table may seat a bot of this name: no maker's file, and a time for a level only."""
    called, colon, limit = name.partition(":")
    if not colon:
        return name in bots(game_name)
    return called in levels.names(game_name) and levels.is_time(limit)


def bots_of(game_name: str) -> dict[str, Maker]:
    """The bots made for one game, ours first, and those of other packages for any game."""
    found = BY_GAME.get(game_name, {}).copy()
    for level in levels.names(game_name):
        found[level] = partial(levels.Opponent, level)
    for name, make in others().found.items():
        game, _, own = name.rpartition(".")
        if game in ("", game_name):
            found[own] = make
    return found


@cache
def others() -> Registered[Maker]:
    """The bots of other packages, each checked before it is offered."""
    ours = {f"{game}.{name}" for game, own in BY_GAME.items() for name in own}
    return registered(GROUP, ours | {*ANY_GAME}, maker_at)


def maker_at(point: "EntryPoint") -> Maker:
    """The bot that a package registers; raises if it could not be offered."""
    make: Maker = point.load()
    name = point.name.rpartition(".")[2]
    if not callable(make):
        raise TypeError(f"it is no class of a bot but {type(make).__name__}")
    ours = {*ANY_GAME, *levels.NAMES}
    if name in ours or ("." not in point.name and any(name in own for own in BY_GAME.values())):
        raise ValueError(f"there is a bot {name!r} already")
    return make


def bot(name: str, game: Game, seed: int) -> Bot:
    """A new bot for one seat. The same seed and the same questions give the same answers.

    It is called by its name, with an argument after a colon if it takes one (`level-5:200ms`), or
    by a file and the class in it (`my_bot.py:Mine`).
    """
    in_file = class_in(name)
    if in_file is not None:
        return made(name, partial(in_file.found, game, seed), in_file.argument)
    own = {**ANY_GAME, **bots_of(game.name), **ABLATIONS.get(game.name, {})}
    called, _, argument = (name, "", "") if name in own else name.partition(":")
    if called not in own:
        allowed = listed(bots(game.name))
        raise BadRequest(
            "bot",
            f"{game.name} has no bot {name!r}; it has: {allowed}",
            {"game": game.name, "bot": name, "allowed": allowed},
        )
    return made(name, partial(own[called], game, seed), argument)


def made(name: str, make: Callable[..., Bot], argument: str) -> Bot:
    """A bot by its maker, which must take an argument if there is one, and this one."""
    arguments = [argument] if argument else []
    try:
        signature(make).bind(*arguments)
    except TypeError as error:
        raise fault(name, error) from error
    try:
        return make(*arguments)
    except ValueError as error:
        raise fault(name, error) from error


def fault(name: str, error: Exception) -> BadRequest:
    return BadRequest("bot-argument", f"bot {name!r}: {error}", {"bot": name, "reason": str(error)})
