"""The policy of Into the Blue: what its numbers mean, and that it keeps nothing that matters."""

from abyssal import game
from abyssal.core.chance import fast_chance
from abyssal.policies import policy_of
from abyssal.policies.playout import playout
from abyssal.testing.play import luck_of, random_play

GAME = game("into-the-blue")


def test_worth_is_a_chance_to_win_and_sure_at_the_end_of_games_without_doubt() -> None:
    judge = policy_of(GAME)
    for seed in range(4):
        state = GAME.new(3, seed)
        assert all(0.0 < judge.worth(state, seat) < 1.0 for seat in range(3))
        ended = playout(state, [judge] * 3, fast_chance(seed))
        result = ended.result()
        assert result is not None
        for seat in range(3):
            won = 1.0 if result["winners"] == [seat] else 0.0
            assert abs(judge.worth(ended, seat) - won) < 0.01


def test_a_policy_that_has_seen_other_positions_answers_like_a_new_one() -> None:
    seasoned, luck = policy_of(GAME), luck_of(3)
    for seats in (2, 4):
        state = GAME.new(seats, seed=seats)
        for number, (seat, _) in enumerate(random_play(state, luck)):
            legal = state.legal(seat)
            if number % 3 == 0 and len(legal) > 1:
                seasoned.worth(state, (seat + 1) % seats)
                fresh = policy_of(GAME).weigh(state, seat, legal)
                assert seasoned.weigh(state, seat, legal) == fresh
                policy_of(GAME).weigh(GAME.new(3, number), GAME.new(3, number).to_act()[0], legal)
                assert seasoned.weigh(state, seat, legal) == fresh
