"""Playouts: where they stop, whose luck they use, and that the position stays as it was."""

import pytest

from abyssal import Action, Game, Position, Seat, game
from abyssal.core.chance import Chance, fast_chance
from abyssal.policies import policy_of, titles
from abyssal.policies.playout import playout
from abyssal.policies.policy import Policy

GAMES = [game(name) for name in titles()]


@pytest.fixture(params=GAMES, ids=lambda title: title.name)
def title(request: pytest.FixtureRequest) -> Game:
    """Each title that has a policy in turn."""
    found: Game = request.param
    return found


def test_a_playout_goes_to_the_end_and_leaves_the_position_as_it_was(title: Game) -> None:
    state = title.new(4, seed=1)
    before = state.hash()
    played = playout(state, [policy_of(title)] * 4, fast_chance(1))
    assert played.over()
    assert played.result() is not None
    played.check()
    assert state.hash() == before


def test_a_playout_stops_when_the_turn_begins(title: Game) -> None:
    judge = policy_of(title)
    state = title.new(3, seed=2)
    played = playout(state, [judge] * 3, fast_chance(1), until=5)
    assert judge.turn(played) == 5
    assert played.to_act()
    again = playout(played, [judge] * 3, fast_chance(1), until=5)
    assert again.dump() | {"chance": None} == played.dump() | {"chance": None}


def test_the_same_luck_gives_the_same_playout_and_other_luck_another(title: Game) -> None:
    state = title.new(4, seed=3)
    judges = [policy_of(title)] * 4
    ends = [playout(state, judges, fast_chance(seed)).hash() for seed in (1, 1, 2)]
    assert ends[0] == ends[1] != ends[2]


def test_a_playout_does_not_use_the_luck_that_is_to_come(title: Game) -> None:
    one, other = title.new(4, seed=3), title.new(4, seed=3)
    other.chance = fast_chance(99)
    judges = [policy_of(title)] * 4
    ends = [playout(state, judges, fast_chance(1)).hash() for state in (one, other)]
    assert ends[0] == ends[1]


class Asked(Policy):
    """Plays the first answer and notes for whom it was asked."""

    def __init__(self) -> None:
        self.seats: set[int] = set()

    def weigh(self, position: Position, seat: Seat, legal: list[Action]) -> list[float]:
        return [0.0] * len(legal)

    def worth(self, position: Position, seat: Seat) -> float:
        return 0.0

    def turn(self, position: Position) -> int:
        return 0

    def choose(self, position: Position, seat: Seat, legal: list[Action], chance: Chance) -> Action:
        assert len(legal) > 1, "nobody is asked where there is nothing to choose"
        self.seats.add(seat)
        return legal[chance.below(len(legal))]


def test_every_seat_is_played_by_its_own_policy(title: Game) -> None:
    judges = [Asked() for _ in range(3)]
    played = playout(title.new(3, seed=1), [*judges], fast_chance(1))
    assert played.over()
    assert [judge.seats for judge in judges] == [{0}, {1}, {2}]
