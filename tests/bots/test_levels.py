"""The ladder: what each level does with its judgement, its faults and its time."""

from collections.abc import Callable
from functools import partial
from itertools import pairwise

import pytest

import abyssal
from abyssal import BadRequest
from abyssal.bots import Searching, bot, is_offered, levels
from abyssal.bots.levels import NAMES, Level, Opponent, ladder_of
from abyssal.core.chance import fast_chance
from abyssal.core.game import Action, Position, Seat
from abyssal.games.unfathomable.position.position import Position as Ship
from abyssal.games.unfathomable.rules.winners import sides
from abyssal.policies import policy_of
from abyssal.policies.unfathomable.crew import Officer
from abyssal.search import titles
from abyssal.testing.play import luck_of, random_play
from bots.asking import answer

DEEP = abyssal.game("in-too-deep")


def opponent(level: Level, seed: int = 1, name: str = "in-too-deep") -> Opponent:
    found = Opponent("level-3", abyssal.game(name), seed)
    found.level = level
    found.policy = level.policy(found.game)
    return found


def choices(
    name: str = "in-too-deep", least: int = 4, seed: int = 3
) -> list[tuple[Position, Seat]]:
    """Positions of a random game in which a seat has some choice."""
    state = abyssal.game(name).new(4, seed)
    return [
        (state.copy(), seat)
        for seat, _ in random_play(state, luck_of(2))
        if len(state.legal(seat)) >= least
    ]


@pytest.mark.parametrize("name", titles())
def test_a_title_with_a_search_has_five_levels_each_more_careful_than_the_one_below(
    name: str,
) -> None:
    found = ladder_of(name).LEVELS
    assert len(found) == len(levels.names(name)) == len(NAMES)
    for lower, higher in pairwise(found):
        assert lower.playouts <= higher.playouts
        if higher.playouts == 0:
            assert lower.overlooks > higher.overlooks
            assert lower.shies >= higher.shies
    assert found[-1].overlooks == found[-1].shies == 0.0


def test_a_title_without_a_search_has_none() -> None:
    assert levels.names("sealed-bids") == []


def test_who_overlooks_nothing_plays_by_the_policy() -> None:
    policy = policy_of(DEEP)
    plain = opponent(Level())
    for state, seat in choices()[::5]:
        legal = state.legal(seat)
        weights = policy.weigh(state, seat, legal)
        assert weights[legal.index(answer(plain, state, seat))] == max(weights)


def test_an_answer_is_overlooked_for_a_whole_turn_and_another_seed_overlooks_others() -> None:
    careless, other = opponent(Level(overlooks=0.5)), opponent(Level(overlooks=0.5), seed=2)
    differ = 0
    for state, seat in choices()[::5]:
        legal = state.legal(seat)
        noticed = careless.noticed(state, seat, legal)
        assert noticed == careless.noticed(state.imagine(seat, 4), seat, legal)
        assert set(noticed) <= set(legal)
        assert noticed
        differ += noticed != other.noticed(state, seat, legal)
    assert differ > 3


def test_it_overlooks_about_as_often_as_it_should() -> None:
    careless = opponent(Level(overlooks=0.3))
    drawn = [careless.happens(0.3, turn, action) for turn in range(40) for action in range(50)]
    assert 0.27 < sum(drawn) / len(drawn) < 0.33


def test_the_best_of_what_is_noticed_is_played() -> None:
    policy = policy_of(DEEP)
    careless = opponent(Level(overlooks=0.6))
    for state, seat in choices()[::5]:
        legal = state.legal(seat)
        weights = dict(zip(legal, policy.weigh(state, seat, legal), strict=True))
        noticed = careless.noticed(state, seat, legal)
        chosen = answer(careless, state, seat)
        assert chosen in noticed
        assert weights[chosen] == max(weights[action] for action in noticed)


@pytest.mark.parametrize("name", titles())
def test_the_timid_shrink_from_bold_answers_while_others_are_left(name: str) -> None:
    timid = opponent(Level(shies=1.0), name=name)
    bold = ladder_of(name).bold
    shrunk = 0
    for state, seat in choices(name, least=2, seed=1):  # with a traitor, who alone is bold aboard
        legal = state.legal(seat)
        shunned = bold(state, seat, legal)
        assert set(shunned) <= set(legal)
        noticed = timid.noticed(state, seat, legal)
        if len(set(shunned)) < len(legal):
            assert not set(noticed) & set(shunned)
            shrunk += bool(shunned)
    assert shrunk > 3


def test_where_a_search_plays_no_better_it_plays_by_its_own_policy() -> None:
    """In Unfathomable traitors search; humans judge by weights that they have learned."""
    officer = opponent(Level(playouts=4, shortlist=2, policy=Officer), name="unfathomable")
    unfathomable = abyssal.game("unfathomable")
    learned, by_hand = Officer(unfathomable), policy_of(unfathomable)
    searched = differ = 0
    for state, seat in choices("unfathomable", seed=1)[::3]:
        assert isinstance(state, Ship)
        if state.turn == 0:
            continue  # whom one plays is drawn by lot
        legal = state.legal(seat)
        if sides(state)[seat] == "humans":
            assert officer.searcher.plays_better(state, seat) is False
            expected = learned.choose(state, seat, legal, fast_chance(1))
            assert answer(officer, state, seat) == expected
            differ += learned.weigh(state, seat, legal) != by_hand.weigh(state, seat, legal)
        else:
            assert officer.searcher.plays_better(state, seat)
            assert learned.weigh(state, seat, legal) == by_hand.weigh(state, seat, legal)
            searched += 1
    assert searched > 2
    assert differ > 2


# Time


def stopped_after(times: int) -> Callable[[], bool]:
    """A watch that says so many times that there is time left."""
    left = [True] * times
    return lambda: not (left and left.pop())


def test_a_search_that_is_stopped_says_so_and_answers_all_the_same() -> None:
    state, seat = choices()[0]
    found = opponent(Level(playouts=30, shortlist=4))
    assert answer(found, state, seat) in state.legal(seat)
    assert not found.is_cut
    for times in (0, 2):
        found.stop = stopped_after(times)
        assert answer(found, state, seat) in state.legal(seat)
        assert found.is_cut


def test_without_any_time_the_judgement_alone_answers() -> None:
    found = opponent(Level(playouts=1000, shortlist=4))
    found.stop = stopped_after(0)
    for state, seat in choices()[::9]:
        assert answer(found, state, seat) == answer(opponent(Level()), state, seat)


def test_a_level_takes_a_time_and_is_offered_with_it() -> None:
    found = bot("level-5:200ms", DEEP, seed=1)
    assert isinstance(found, Searching)
    assert found.seconds == 0.2
    assert isinstance(plain := bot("level-5", DEEP, seed=1), Searching)
    assert plain.seconds is None
    assert is_offered("level-5", DEEP.name)
    assert is_offered("level-5:2s", DEEP.name)
    assert is_offered("greedy", DEEP.name)


@pytest.mark.parametrize("name", ["level-5:", "level-5:soon", "level-6", "greedy:2s", "x.py:Y"])
def test_a_table_is_offered_nothing_else(name: str) -> None:
    assert not is_offered(name, DEEP.name)


@pytest.mark.parametrize("limit", ["0ms", "2", "1.5s", "2 s", "ms", "1234567s"])
def test_a_time_that_is_none_is_refused_with_examples(limit: str) -> None:
    with pytest.raises(BadRequest, match="200ms") as refused:
        bot(f"level-5:{limit}", DEEP, seed=1)
    assert refused.value.code == "bot-time"


def test_a_bot_that_takes_no_argument_refuses_one() -> None:
    with pytest.raises(BadRequest) as refused:
        bot("greedy:fast", DEEP, seed=1)
    assert refused.value.code == "bot-argument"


# The law of secrets finds a level that cheats


class Peeping(Opponent):
    """Knows the deck: it is given the true position instead of what it may imagine."""

    truth: Position

    def first_thought(self, position: Position, seat: Seat, legal: list[Action]) -> Action:
        deck: list[int] = self.truth.dump()["deck"]
        return legal[deck[-1] % len(legal)]


def test_a_level_that_peeps_is_told_apart_from_one_that_does_not() -> None:
    differ = 0
    for number, (state, seat) in enumerate(choices()):
        other = state.imagine(seat, number)
        told = []
        for truth in (state, other):
            peeping = Peeping("level-3", DEEP, 1)
            peeping.level = Level()
            peeping.truth = truth
            imagine = partial(truth.imagine, seat)
            told.append(peeping.choose(truth.view(seat), truth.legal(seat), imagine))
        differ += told[0] != told[1]
    assert differ > 3
