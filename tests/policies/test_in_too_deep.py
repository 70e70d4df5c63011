"""The policy of In Too Deep: what its numbers mean."""

from typing import Any

from abyssal import game
from abyssal.core.chance import fast_chance
from abyssal.policies import policy_of
from abyssal.policies.in_too_deep.outlook import TIE_BREAK
from abyssal.policies.playout import playout
from games.in_too_deep.table import document

GAME = game("in-too-deep")
MOST_CARDS = 60


def test_at_the_end_a_position_is_worth_the_points_ahead_of_the_rivals() -> None:
    for seed in range(4):
        ended = playout(GAME.new(2, seed), [policy_of(GAME)] * 2, fast_chance(seed))
        result = ended.result()
        assert result is not None
        mine, theirs = result["scores"]
        lead = policy_of(GAME).worth(ended, 0)
        assert abs(lead - (mine - theirs)) < TIE_BREAK * MOST_CARDS
        assert abs(lead + policy_of(GAME).worth(ended, 1)) < 1e-9


def test_a_turn_that_is_still_to_come_is_worth_something() -> None:
    end: dict[str, Any] = {
        "ending": "depletion",
        "depletions": 2,
        "rest": "research",
        "final_turns": 1,
    }
    state = GAME.load(document(3, hands={0: 2, 1: 2, 2: 2}, shares={"pearl": [1, 1, 1]}, **end))
    judge = policy_of(GAME)
    assert judge.worth(state, 0) > 0.0 > judge.worth(state, 1)


def test_the_weights_of_a_payment_are_what_it_gives_up() -> None:
    laid = document(
        3,
        hands={0: "52/pearl 31/wildlife 96 97 99"},
        shares={"pearl": [1, 1, 0], "wildlife": [3, 0, 0]},
        depths={"wildlife": "10 28", "pearl": "2 11 20 25 34"},
    )
    state = GAME.load(laid)
    state.play(0, GAME.read("buy pearl 52"))
    legal = state.legal(0)
    weights = policy_of(GAME).weigh(state, 0, legal)
    by_text = dict(zip([GAME.write(action) for action in legal], weights, strict=True))
    assert by_text["pay 31"] < by_text["pay 96"] <= 0.0
