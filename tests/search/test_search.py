"""Search: what it finds, what it may know, and that the same seed finds the same."""

import pytest

import abyssal
from abyssal.core.game import Position, Seat
from abyssal.games.in_too_deep.position import NO_INTENT
from abyssal.games.key_largo.position import Position as KeyLargoPosition
from abyssal.games.unfathomable.position.position import Position as ShipPosition
from abyssal.policies import policy_of
from abyssal.policies.unfathomable.worlds import hidden_hybrids
from abyssal.search import Effort, searcher_of, titles
from abyssal.search.halving import Halving
from abyssal.search.key_largo import ByDay
from abyssal.search.searcher import Judged
from abyssal.search.unfathomable import ByBelief
from abyssal.testing.play import luck_of, random_play
from abyssal.testing.secrets import Leak, must_match
from abyssal.values.value import Features, Value

EFFORT = Effort(playouts=12, shortlist=4, seed=5)


def told(judged: list[Judged]) -> str:
    return repr([(one.action, one.chance, one.tries) for one in judged])


def check_search(name: str, every: int) -> int:
    """In a random game, a searcher must find the same in imagined positions as in the true one."""
    game = abyssal.game(name)
    searcher = searcher_of(game)
    state = game.new(3, 2)
    asked = 0
    for decision, (seat, _) in enumerate(random_play(state, luck_of(4))):
        legal = state.legal(seat)
        if decision % every or len(legal) == 1:
            continue
        mine = searcher.judge(state, seat, legal, EFFORT)
        assert {one.action for one in mine} <= set(legal)
        chances = [one.chance for one in mine]
        assert chances == sorted(chances, reverse=True)
        assert all(0.0 <= chance <= 1.0 for chance in chances)
        imagined = state.imagine(seat, 7)
        must_match("search", told(mine), told(searcher.judge(imagined, seat, legal, EFFORT)))
        asked += 1
    return asked


@pytest.mark.parametrize("name", titles())
def test_a_search_knows_what_its_seat_knows(name: str) -> None:
    assert check_search(name, every=12) >= 3


class Counting(Value):
    """Likes positions in which a seat holds many cards; keeps what it was asked about."""

    def __init__(self, game: abyssal.Game) -> None:
        super().__init__(game, None)
        self.asked: list[Position] = []

    def features(self, position: Position, viewer: Seat) -> Features:
        self.asked.append(position)
        return [[float(player["hand"])] for player in position.view(viewer)["players"]], []

    def told(self, of_outcomes: list[list[float]], of_all: list[float]) -> list[float]:
        cards = [one[0] for one in of_outcomes]
        return [own / sum(cards) for own in cards]


def turn_of(game: abyssal.Game) -> tuple[Position, Seat, list[int]]:
    """A turn in In Too Deep with many answers."""
    state = game.new(4, 1)
    for seat, _ in random_play(state, luck_of(1)):
        legal = state.legal(seat)
        if len(legal) > 8 and state.dump()["intent"] == NO_INTENT:
            return state, seat, legal
    raise AssertionError("no such turn")


def test_playouts_are_spent_on_ever_fewer_answers_and_no_more_than_were_asked_for() -> None:
    game = abyssal.game("in-too-deep")
    value = Counting(game)
    searcher = Halving(policy_of(game), value)
    state, seat, legal = turn_of(game)
    found = searcher.judge(state, seat, legal, Effort(playouts=48, shortlist=8, seed=1))
    assert len(value.asked) <= 48
    # A third of them on eight answers, a third on four, a third on two: 2 + 4 + 8 worlds.
    assert [one.tries for one in found] == [14, 14]
    assert len(value.asked) == 2 * 8 + 4 * 4 + 8 * 2


def test_an_answer_is_judged_when_it_is_the_seats_turn_again() -> None:
    game = abyssal.game("in-too-deep")
    value = Counting(game)
    policy = policy_of(game)
    state, seat, legal = turn_of(game)
    turn = policy.turn(state)
    Halving(policy, value).judge(state, seat, legal, EFFORT)
    assert {policy.turn(later) for later in value.asked} == {turn + 4}


def test_the_same_seed_finds_the_same_and_the_position_stays() -> None:
    game = abyssal.game("in-too-deep")
    state, seat, legal = turn_of(game)
    before = state.hash()
    first = searcher_of(game).judge(state, seat, legal, EFFORT)
    assert told(first) == told(searcher_of(game).judge(state, seat, legal, EFFORT))
    assert state.hash() == before


def test_a_search_that_knows_a_hidden_card_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """One that plays on from the true position, and not from imagined ones."""

    def cheating(self: Halving, alive: list[object], world: Position, seat: Seat) -> None:
        honest(self, alive, truth[0].copy(), seat)  # type: ignore[arg-type]

    truth: list[Position] = []
    honest = Halving.try_all
    game = abyssal.game("in-too-deep")
    state, seat, legal = turn_of(game)
    monkeypatch.setattr(Halving, "try_all", cheating)
    searcher = searcher_of(game)

    def from_truth(position: Position) -> str:
        truth[:] = [position]
        return told(searcher.judge(position, seat, legal, EFFORT))

    with pytest.raises(Leak):
        must_match("search", from_truth(state), from_truth(state.imagine(seat, 7)))


def test_a_plan_is_tried_against_plans_that_others_might_make() -> None:
    """In Key Largo an imagined plan is any of all; those the policy makes are seldom poor ones."""
    game = abyssal.game("key-largo")
    searcher = searcher_of(game)
    assert isinstance(searcher, ByDay)
    state = game.new(4, 1)
    for seat in (1, 2):
        state.play(seat, state.legal(seat)[0])
    assert isinstance(state, KeyLargoPosition)
    assert searcher.imagined(state, 0, seed=3).to_act() == [0, 1, 2, 3]


def test_a_ship_is_imagined_with_traitors_who_explain_what_was_seen() -> None:
    """Of the traitors of imagined ships, more are true ones than if they were dealt evenly."""
    game = abyssal.game("unfathomable")
    searcher = searcher_of(game)
    assert isinstance(searcher, ByBelief)
    policy, luck = policy_of(game), luck_of(1)
    even = believed = 0
    for seed in range(6):
        state = game.new(5, seed)
        while state.to_act() and policy.turn(state) < 16:
            seat = state.to_act()[0]
            state.play(seat, policy.choose(state, seat, state.legal(seat), luck))
        if not state.to_act():
            continue
        assert isinstance(state, ShipPosition)
        truth = hidden_hybrids(state)
        for viewer in range(state.seats):
            if not truth >> viewer & 1:
                for number in range(8):
                    world = state.imagine(viewer, number)
                    assert isinstance(world, ShipPosition)
                    even += (hidden_hybrids(world) & truth).bit_count()
                    world = searcher.imagined(state, viewer, number)
                    believed += (hidden_hybrids(world) & truth).bit_count()
    assert believed > even > 0
