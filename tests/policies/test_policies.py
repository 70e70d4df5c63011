"""What holds for every policy: it judges by what its seat knows alone; and a cheat is found."""

import pytest

from abyssal import Action, Game, Position, Seat, game
from abyssal.bots import bot, bots
from abyssal.core.chance import Chance, fast_chance
from abyssal.policies import policy_of, titles
from abyssal.policies.policy import Policy, best_of
from abyssal.policies.unfathomable.crew import Officer
from abyssal.testing.play import luck_of, random_play
from abyssal.testing.policies import check_knowledge, check_policy
from abyssal.testing.secrets import Leak
from abyssal.testing.tables import COMPILED, some_tables
from bots.asking import answer

GAMES = [game(name) for name in titles()]
OPTIONS = 8 if COMPILED else 1
"""Combinations of options at each number of seats; compiled, games cost a tenth."""

EVERY = 4
SELDOM = {"unfathomable": 12}
"""Of so many decisions one is looked at; of fewer in long games."""


@pytest.fixture(params=GAMES, ids=lambda title: title.name)
def title(request: pytest.FixtureRequest) -> Game:
    """Each title that has a policy in turn."""
    found: Game = request.param
    return found


@pytest.mark.twice
def test_a_policy_judges_by_what_its_seat_knows_alone(title: Game) -> None:
    every = SELDOM.get(title.name, EVERY)
    assert check_policy(policy_of(title), title, OPTIONS, every) > 500


@pytest.mark.twice
def test_an_officer_judges_by_what_its_seat_knows_alone() -> None:
    unfathomable = game("unfathomable")
    assert check_policy(Officer(unfathomable), unfathomable, 1, 12 if COMPILED else 48) > 100


def test_the_bot_and_its_policy_choose_alike(title: Game) -> None:
    if "greedy" not in bots(title.name):
        pytest.skip("its bot mixes its answers, and is compared in a test of its own")
    judge, luck = policy_of(title), luck_of(1)
    compared = 0
    for seats in title.seats:
        for number, table in enumerate(some_tables(title, seats, OPTIONS)):
            state = title.new(seats, 10 * seats + number, table.options)
            player = bot("greedy", title, seed=1)
            for seat, _ in random_play(state, luck):
                legal = state.legal(seat)
                if len(legal) > 1:
                    expected = answer(player, state, seat)
                    same_luck = fast_chance(1 + state.view(seat)["turn"])
                    assert judge.choose(state, seat, legal, same_luck) == expected
                    compared += 1
    assert compared > 200


def test_of_equal_answers_the_first_is_chosen() -> None:
    assert best_of([7, 5, 9, 8], [1.0, 2.0, 2.0, -1.0]) == 5


class Honest(Policy):
    """A policy that knows what everybody knows."""

    def weigh(self, position: Position, seat: Seat, legal: list[Action]) -> list[float]:
        return [float(-action) for action in legal]

    def worth(self, position: Position, seat: Seat) -> float:
        return 0.0

    def turn(self, position: Position) -> int:
        turn: int = position.view(None)["turn"]
        return turn


def secret(position: Position) -> int:
    """The card on top of the draw deck of In Too Deep."""
    deck: list[int] = position.dump()["deck"]
    return deck[-1] if deck else 0


class CheatInWeigh(Honest):
    def weigh(self, position: Position, seat: Seat, legal: list[Action]) -> list[float]:
        return [float(action % 100 == secret(position)) for action in legal]


class CheatInWorth(Honest):
    def worth(self, position: Position, seat: Seat) -> float:
        return 0.5 + secret(position) / 1e9


class CheatInChoose(Honest):
    def choose(self, position: Position, seat: Seat, legal: list[Action], chance: Chance) -> Action:
        return legal[secret(position) % len(legal)]


class CheatInTurn(Honest):
    def turn(self, position: Position) -> int:
        return 2 + secret(position) % 2


def watch(judge: Policy) -> None:
    """Put the law to all seats over one random game."""
    state = game("in-too-deep").new(3, seed=1)
    for number, _ in enumerate(random_play(state, luck_of(1))):
        for seat in range(state.seats):
            check_knowledge(judge, state, seat, seed=number)


@pytest.mark.parametrize("cheat", [CheatInWeigh, CheatInWorth, CheatInChoose, CheatInTurn])
def test_a_policy_that_looks_at_a_hidden_card_is_found(cheat: type[Policy]) -> None:
    channel = cheat.__name__.removeprefix("CheatIn").lower()
    with pytest.raises(Leak, match=f"^{channel} differs"):
        watch(cheat())


def test_an_honest_policy_passes() -> None:
    watch(Honest())


class Meddling(Honest):
    def worth(self, position: Position, seat: Seat) -> float:
        position.play(position.to_act()[0], position.legal(position.to_act()[0])[0])
        return 0.0


def test_a_policy_that_changes_the_position_is_found() -> None:
    with pytest.raises(AssertionError, match="changes the position"):
        watch(Meddling())


class Short(Honest):
    def weigh(self, position: Position, seat: Seat, legal: list[Action]) -> list[float]:
        return [0.0]


def test_a_policy_that_leaves_out_an_answer_is_found() -> None:
    with pytest.raises(AssertionError, match="no number for each answer"):
        watch(Short())
