"""Sequential halving: playouts are spent on a shortlist, and on the better half of it again.

Every answer is tried in the same imagined positions and with the same luck, so that what differs
between two answers is the answers.
"""

from typing import Any

from mypy_extensions import mypyc_attr

from abyssal.core.game import Action, Position, Seat
from abyssal.policies.playout import play_on
from abyssal.policies.policy import Policy
from abyssal.search.searcher import Effort, Judged, Searcher
from abyssal.values.value import Value


class Tried:
    """An answer on the shortlist, and the sum of its chances so far."""

    __slots__ = ("action", "total", "tries")

    def __init__(self, action: Action) -> None:
        self.action = action
        self.total = 0.0
        self.tries = 0

    def mean(self) -> float:
        return self.total / self.tries


@mypyc_attr(allow_interpreted_subclasses=True)
class Halving(Searcher):
    """Plays each answer on with a policy for some turns, and asks a value what it has come to."""

    def __init__(self, policy: Policy, value: Value) -> None:
        self.policy = policy
        self.value = value
        self.finalists = 3
        """So many answers are left for the last round, tried equally often."""

    def turns(self, position: Any) -> int:
        """How many turns are played out: until it is one's turn again."""
        seats: int = position.seats
        return seats

    def imagined(self, position: Any, seat: Seat, seed: int) -> Any:
        """A position that `seat` cannot tell from the true one, to try its answers in."""
        return position.imagine(seat, seed)

    def judge(
        self, position: Position, seat: Seat, legal: list[Action], effort: Effort
    ) -> list[Judged]:
        alive = self.shortlist(position, seat, legal, effort.shortlist)
        worlds, left = 0, effort.playouts
        for rounds in range(rounds_for(len(alive), self.finalists), 0, -1):
            for _ in range(max(1, left // (rounds * len(alive)))):
                if worlds and effort.is_over():
                    break
                self.try_all(alive, self.imagined(position, seat, effort.seed + worlds), seat)
                worlds += 1
                left -= len(alive)
            alive.sort(key=Tried.mean, reverse=True)
            if effort.is_cut:
                break
            if rounds > 1:
                alive = alive[: (len(alive) + 1) // 2]
        return all_judged(alive)

    def compare(
        self, position: Position, seat: Seat, answers: list[Action], effort: Effort
    ) -> list[Judged]:
        alive = [Tried(action) for action in answers]
        for world in range(max(1, effort.playouts // len(alive))):
            if world and effort.is_over():
                break
            self.try_all(alive, self.imagined(position, seat, effort.seed + world), seat)
        return all_judged(alive)

    def outlook(self, position: Position, viewer: Seat, effort: Effort) -> list[float]:
        total = [0.0] * position.seats
        until = self.policy.turn(position) + self.turns(position)
        for number in range(effort.playouts):
            world = self.imagined(position, viewer, effort.seed + number)
            play_on(world, [self.policy] * position.seats, until)
            for seat, chance in enumerate(self.value.chances(world, viewer)):
                total[seat] += chance
        return [chance / effort.playouts for chance in total]

    def ahead(self, position: Position, seat: Seat, action: Action, seed: int) -> Position:
        world = self.imagined(position, seat, seed)
        until = self.policy.turn(world) + self.turns(world)
        world.game._apply(world, seat, action)
        play_on(world, [self.policy] * world.seats, until)
        assert isinstance(world, Position)
        return world

    def shortlist(
        self, position: Position, seat: Seat, legal: list[Action], most: int
    ) -> list[Tried]:
        """The answers that the policy puts first."""
        weights = self.policy.weigh(position, seat, legal)
        ranked = [(-weights[place], place) for place in range(len(legal))]
        ranked.sort()
        return [Tried(legal[place]) for _, place in ranked[:most]]

    def try_all(self, alive: list[Tried], world: Position, seat: Seat) -> None:
        """Play the same imagined position on from each of the answers."""
        until = self.policy.turn(world) + self.turns(world)
        policies = [self.policy] * world.seats
        for tried in alive:
            state = world.copy()
            state.game._apply(state, seat, tried.action)
            play_on(state, policies, until)
            tried.total += self.value.chances(state, seat)[seat]
            tried.tries += 1


def all_judged(alive: list[Tried]) -> list[Judged]:
    return [Judged(tried.action, tried.mean(), tried.tries) for tried in alive]


def rounds_for(answers: int, finalists: int) -> int:
    """How often a shortlist is tried and halved until so many are left to be tried once more.

    >>> [rounds_for(answers, 2) for answers in (1, 2, 3, 6, 8)]
    [1, 1, 2, 3, 3]
    """
    rounds = 1
    while answers > finalists:
        answers = (answers + 1) // 2
        rounds += 1
    return rounds
