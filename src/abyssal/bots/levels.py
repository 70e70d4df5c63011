"""The ladder: five levels of opponents for every title that has a search.

The highest search as far as is worth the wait. The lower ones play by a first judgement (a policy),
and err as people do: they overlook answers, and in some turns shrink from bold ones.
"""

import re
from collections.abc import Callable
from functools import cached_property
from importlib import import_module
from typing import Any, Final, NamedTuple, Protocol

from abyssal.core.chance import fast_chance
from abyssal.core.errors import BadRequest
from abyssal.core.game import Action, Game, Position, Seat
from abyssal.policies import policy_of
from abyssal.policies.policy import Policy, best_of
from abyssal.search import Effort, Searcher, searcher_of, titles
from abyssal.search.searcher import never

NAMES: Final = ("level-1", "level-2", "level-3", "level-4", "level-5")
FINE: Final = 1 << 16
"""Chances are drawn in parts of this."""
TURNS_APART: Final = 7919
WHOLE_TURN: Final = -1
"""Stands for no action where luck is drawn for a whole turn."""
TIME: Final = re.compile(r"(?P<number>[1-9][0-9]{0,5})(?P<unit>ms|s)", re.ASCII)
UNITS: Final = {"ms": 0.001, "s": 1.0}
EXAMPLES: Final = "200ms, 2s"


class Level(NamedTuple):
    """How one level of a title plays."""

    playouts: int = 0
    """Spent on a decision; with none it plays by its first judgement."""
    shortlist: int = 8
    overlooks: float = 0.0
    """The chance that an answer is not noticed for a turn. Whoever would notice none notices all,
    so that the highest chance is not the weakest player."""
    shies: float = 0.0
    """The chance that it shrinks from bold answers for a turn."""
    policy: Callable[[Game], Policy] = policy_of
    """Its first judgement."""


class Ladder(Protocol):
    """What the module `ladder` of a title holds."""

    LEVELS: tuple[Level, ...]
    """The weakest first."""

    @staticmethod
    def bold(position: Any, seat: Seat, legal: list[Action]) -> list[Action]:
        """The answers that somebody careful would rather not give."""


def names(game_name: str) -> list[str]:
    """The levels of a title, the weakest first; none where it has no search."""
    return list(NAMES) if game_name in titles() else []


def ladder_of(game_name: str) -> Ladder:
    module: Any = import_module(f"abyssal.bots.{game_name.replace('-', '_')}.ladder")
    ladder: Ladder = module
    return ladder


class Opponent:
    """A player of one level.

    It judges an imagined position instead of its view: what a policy or a search finds may not
    depend on what the seat does not know, and a law sees to that.
    """

    blind = False
    imagines = True

    def __init__(self, name: str, game: Game, seed: int, limit: str = "") -> None:
        """`name` is that of the level, `limit` how long it may think about a decision: `200ms`."""
        self.game = game
        self.seed = seed
        self.ladder = ladder_of(game.name)
        self.level = self.ladder.LEVELS[NAMES.index(name)]
        self.policy = self.level.policy(game)
        self.seconds = seconds_in(limit) if limit else None
        self.stop: Callable[[], bool] = never
        self.is_cut = False

    @cached_property
    def searcher(self) -> Searcher:
        return searcher_of(self.game)

    def choose(
        self, view: dict[str, Any], legal: list[Action], imagine: Callable[[int], Position]
    ) -> Action:
        position, seat = imagine(0), view["viewer"]
        noticed = self.noticed(position, seat, legal)
        if len(noticed) == 1:
            return noticed[0]
        thought = self.first_thought(position, seat, legal)
        if thought in noticed:
            return thought
        weights = self.policy.weigh(position, seat, legal)
        by_action = dict(zip(legal, weights, strict=True))
        return best_of(noticed, [by_action[action] for action in noticed])

    def first_thought(self, position: Position, seat: Seat, legal: list[Action]) -> Action:
        """The answer that it would give if it noticed all; by its judgement alone if there is no
        time for more."""
        moment = self.seed + TURNS_APART * self.policy.turn(position) + sum(legal)
        chance = fast_chance(moment)
        searches = self.level.playouts > 0 and self.searcher.plays_better(position, seat)
        self.is_cut = searches and self.stop()
        if not searches or self.is_cut:
            return self.policy.choose(position, seat, legal, chance)
        effort = Effort(self.level.playouts, self.level.shortlist, moment, self.stop)
        judged = self.searcher.judge(position, seat, legal, effort)
        self.is_cut = effort.is_cut
        return self.searcher.pick(position, judged, chance)

    def noticed(self, position: Position, seat: Seat, legal: list[Action]) -> list[Action]:
        """The answers that it thinks about: at least one."""
        turn = self.policy.turn(position)
        if self.happens(self.level.shies, turn, WHOLE_TURN):
            shunned = self.ladder.bold(position, seat, legal)
            legal = [action for action in legal if action not in shunned] or legal
        overlooks = self.level.overlooks
        found = [action for action in legal if not self.happens(overlooks, turn, action)]
        return found or legal

    def happens(self, likely: float, turn: int, action: Action) -> bool:
        """Whether something happens to an action in a turn: the same whenever it is asked."""
        if likely == 0.0:
            return False
        drawn = fast_chance(self.seed + TURNS_APART * turn + (action << 32)).below(FINE)
        return drawn < likely * FINE


def is_time(text: str) -> bool:
    """Whether `text` is a time such as `200ms` or `2s`.

    >>> [is_time(text) for text in ("200ms", "2s", "0s", "2", "-2s")]
    [True, True, False, False, False]
    """
    return TIME.fullmatch(text) is not None


def seconds_in(limit: str) -> float:
    """A time such as `200ms` or `2s`, in seconds.

    >>> seconds_in("200ms")
    0.2
    """
    found = TIME.fullmatch(limit)
    if found is None:
        raise BadRequest(
            "bot-time",
            f"a bot's time is written {EXAMPLES}, not {limit!r}",
            {"limit": limit, "allowed": EXAMPLES},
        )
    return int(found["number"]) * UNITS[found["unit"]]
