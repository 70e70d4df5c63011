"""Series of games: their results depend on the seed alone, and are counted right."""

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

import abyssal
from abyssal import BadRequest
from abyssal.bots import ANY_GAME, bot
from abyssal.core.chance import fast_chance
from abyssal.core.game import Game, Position
from abyssal.lab.arena import (
    Outcome,
    Results,
    Series,
    Tally,
    number_from,
    play_at_random,
    play_game,
    play_out,
    seated,
    simulate,
    summary,
    wilson,
)
from laws.titles import TITLES
from sealed_bids.game import sealed_bids

BLUE = abyssal.game("into-the-blue")


def outcome(
    scores: list[int],
    winners: list[int],
    ending: str = "shells",
    decisions: int = 10,
    turns: int = 5,
) -> Outcome:
    return {
        "scores": scores,
        "winners": winners,
        "ending": ending,
        "decisions": decisions,
        "turns": turns,
    }


def counted(names: list[str], outcomes: list[Outcome]) -> Results:
    series: Series = {
        "game": "into-the-blue",
        "data": None,
        "names": names,
        "seed": 1,
        "options": {},
    }
    return summary(BLUE, series, outcomes)


class Spy:
    """Plays the first action it may, and keeps what it was given."""

    blind = False

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.met: list[tuple[dict[str, Any], Sequence[int], Position]] = []
        SPIES.append(self)

    def choose(
        self, view: dict[str, Any], legal: Sequence[int], imagine: Callable[[int], Position]
    ) -> int:
        self.met.append((view, legal, imagine(7)))
        return legal[0]


SPIES: list[Spy] = []


@pytest.fixture
def spies(monkeypatch: pytest.MonkeyPatch) -> list[Spy]:
    monkeypatch.setitem(ANY_GAME, "spy", Spy)
    SPIES.clear()
    return SPIES


# One game


@pytest.mark.parametrize("name", abyssal.games())
@pytest.mark.parametrize("place", [0, -1])
def test_every_game_can_be_played_by_bots_and_counts_its_turns(name: str, place: int) -> None:
    seats = abyssal.game(name).seats[place]
    played = play_game(abyssal.game(name), ["random"] * seats, seed=4)
    assert len(played["scores"]) == seats
    assert played["turns"] > seats
    assert played["decisions"] > 0


def test_a_game_need_not_count_its_turns() -> None:
    outcome = play_game(sealed_bids(), ["random"] * 3, seed=1)
    assert outcome["decisions"] > 0
    assert outcome["turns"] == 0


def test_the_same_seed_gives_the_same_game() -> None:
    games = [play_game(BLUE, ["random", "greedy"], seed=seed) for seed in (8, 8, 9)]
    assert games[0] == games[1] != games[2]


@pytest.mark.parametrize("game", TITLES, ids=lambda game: game.name)
def test_random_bots_play_the_same_whether_they_are_asked_or_not(game: Game) -> None:
    asked, unasked = game.new(3, seed=1), game.new(3, seed=1)
    decisions = play_out(asked, [bot("random", game, seed) for seed in range(3)])
    assert play_at_random(unasked, [fast_chance(seed) for seed in range(3)]) == decisions
    assert unasked.hash() == asked.hash()


def test_a_bot_is_given_what_its_seat_may_know_and_nothing_else(spies: list[Spy]) -> None:
    play_game(abyssal.game("in-too-deep"), ["spy", "random", "spy"], seed=2)
    assert len(spies) == 2
    for seat, spy in zip((0, 2), spies, strict=True):
        assert spy.met
        for view, legal, imagined in spy.met:
            assert view["viewer"] == seat
            assert json.loads(json.dumps(view)) == view
            assert imagined.view(seat) == view
            assert imagined.legal(seat) == legal


def test_a_bot_is_asked_only_where_there_is_a_choice_and_that_is_a_decision(
    spies: list[Spy],
) -> None:
    played = play_game(abyssal.game("in-too-deep"), ["spy", "spy"], seed=2)
    assert all(len(legal) > 1 for spy in spies for _, legal, _ in spy.met)
    assert sum(len(spy.met) for spy in spies) == played["decisions"]


def test_options_reach_the_game() -> None:
    steep, gentle = (
        play_game(BLUE, ["random"] * 2, seed=1, options={"treasures": treasures})
        for treasures in ("steep", "gentle")
    )
    assert steep["decisions"] == gentle["decisions"]
    assert sum(steep["scores"]) > sum(gentle["scores"])


# A series


@pytest.mark.parametrize(
    ("game", "names", "games"),
    [
        ("into-the-blue", ["random"] * 3, 130),
        ("in-too-deep", ["random", "greedy"], 6),
    ],
)
def test_the_results_are_the_same_bytes_for_any_number_of_jobs(
    game: str, names: list[str], games: int
) -> None:
    texts = {
        json.dumps(simulate(game, names, games, seed=3, jobs=jobs)["results"]) for jobs in (1, 2)
    }
    assert len(texts) == 1


def test_another_seed_gives_another_series() -> None:
    one, other = (simulate("into-the-blue", ["random"] * 2, 10, seed) for seed in (1, 2))
    assert one["results"]["decisions"] != other["results"]["decisions"]


def test_a_longer_series_begins_with_the_shorter() -> None:
    game = "into-the-blue"
    three, two = (simulate(game, ["random"] * 2, games, seed=5)["results"] for games in (3, 2))
    third = play_game(BLUE, ["random"] * 2, number_from("abyssal game", 5, 2))
    assert three["decisions"]["mean"] * 3 == two["decisions"]["mean"] * 2 + third["decisions"]


def test_a_seed_is_made_of_words_and_the_same_everywhere() -> None:
    assert number_from("abyssal game", 1, 0) == 3235163114234590260


def test_every_bot_sits_everywhere_in_turn() -> None:
    names = ["a", "b", "c"]
    tables = [seated(names, number) for number in range(4)]
    assert tables == [["a", "b", "c"], ["c", "a", "b"], ["b", "c", "a"], ["a", "b", "c"]]


def test_the_progress_is_told_up_to_the_last_game() -> None:
    told = []
    simulate(
        "into-the-blue",
        ["random"] * 2,
        games=7,
        seed=1,
        progress=lambda played, games: told.append((played, games)),
    )
    assert told == [(played, 7) for played in range(1, 8)]


def test_what_the_clock_says_is_kept_apart() -> None:
    report = simulate("into-the-blue", ["random"] * 2, games=5, seed=1)
    timing = report["timing"]
    assert timing["jobs"] == 1
    assert timing["games_per_second"] == pytest.approx(5 / timing["seconds"])
    decisions = 5 * report["results"]["decisions"]["mean"]
    assert timing["decisions_per_second"] == pytest.approx(decisions / timing["seconds"])


def test_own_data_reach_every_job(tmp_path: Path) -> None:
    nines = tmp_path / "nines.toml"
    treasures = "\n".join(
        f"[treasures.{preset}]\nmain = [9, 9, 9, 9, 9]\nsecondary = {[[0, 0]] * 5}"
        for preset in ("steep", "gentle")
    )
    nines.write_text(f"chests = [9, 9, 9, 9, 9]\n{treasures}\n")
    results = [
        simulate("into-the-blue", ["random"] * 2, 4, seed=1, jobs=jobs, data=nines)["results"]
        for jobs in (1, 2)
    ]
    assert results[0] == results[1]
    assert results[0]["data_digest"] != BLUE.data_digest
    assert all(4 * seat["score"]["mean"] % 9 == 0 for seat in results[0]["by_seat"])


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"game": "chess"}, "game"),
        ({"names": ["random"]}, "seats"),
        ({"names": ["random", "clever"]}, "bot"),
        ({"options": {"treasures": "none"}}, "option-value"),
        ({"games": 0}, "games"),
        ({"jobs": 0}, "jobs"),
    ],
)
def test_a_series_that_cannot_be_played_is_refused_before_it_begins(
    wrong: dict[str, Any], code: str
) -> None:
    series: dict[str, Any] = {
        "game": "into-the-blue",
        "names": ["random"] * 2,
        "games": 1,
        "seed": 1,
    } | wrong
    with pytest.raises(BadRequest) as refused:
        simulate(**series)
    assert refused.value.code == code


# Counting


def test_wins_and_scores_follow_the_bot_from_seat_to_seat() -> None:
    results = counted(["a", "b"], [outcome([5, 3], [0]), outcome([2, 8], [1])])
    assert [seat["wins"]["games"] for seat in results["by_seat"]] == [1, 1]
    assert [bot["wins"]["games"] for bot in results["bots"]] == [2, 0]
    assert [bot["score"]["mean"] for bot in results["bots"]] == [6.5, 2.5]
    assert [bot["played"] for bot in results["bots"]] == [2, 2]


def test_a_bot_in_two_seats_has_played_twice() -> None:
    results = counted(["a", "b", "b"], [outcome([1, 2, 3], [2])])
    assert [(bot["bot"], bot["played"]) for bot in results["bots"]] == [("a", 1), ("b", 2)]
    assert results["bots"][1]["wins"]["share"] == 0.5


def test_two_seats_of_a_game_are_one_observation_of_their_bot() -> None:
    """Both seats always score alike: a second one tells nothing new about the score."""
    games = [outcome([points, points], [0, 1]) for points in (8, 12) * 50]
    alone = counted(["a", "b"], games)["bots"][0]["score"]
    together = counted(["a", "a"], games)["bots"][0]["score"]
    assert together == alone


@pytest.mark.parametrize(("won", "games"), [(0, 60), (15, 60), (60, 60)])
def test_the_interval_of_a_bot_in_several_seats_is_that_of_the_games_it_won(
    won: int, games: int
) -> None:
    names = ["a", "b", "b", "b"]
    outcomes = []
    for number in range(games):
        winner = seated(names, number).index("b" if number < won else "a")
        outcomes.append(outcome([0] * 4, [winner]))
    wins = counted(names, outcomes)["bots"][1]["wins"]
    low, high = wilson(won / games, games)
    assert wins["games"] == won
    assert wins["share"] == pytest.approx(won / games / 3)
    assert (wins["low"], wins["high"]) == pytest.approx((low / 3, high / 3))


def test_a_bot_in_all_seats_has_won_every_game_for_certain() -> None:
    games = [outcome([1, 2], [1])] * 30
    wins = counted(["a", "a"], games)["bots"][0]["wins"]
    assert (wins["share"], wins["high"]) == (0.5, 0.5)


def test_a_shared_victory_counts_in_parts() -> None:
    results = counted(["a", "b", "c"], [outcome([4, 4, 1], [0, 1])])
    assert [seat["wins"]["share"] for seat in results["by_seat"]] == [0.5, 0.5, 0]


def test_lengths_and_endings_are_counted() -> None:
    results = counted(
        ["a", "b"],
        [
            outcome([1, 0], [0], "shells", decisions=10, turns=4),
            outcome([1, 0], [0], "chests", decisions=30, turns=9),
            outcome([1, 0], [0], "shells", decisions=20, turns=5),
        ],
    )
    assert results["decisions"] == {"mean": 20, "shortest": 10, "longest": 30}
    assert results["turns"] == {"mean": 6, "shortest": 4, "longest": 9}
    assert results["endings"] == {"chests": 1, "shells": 2}


def test_the_interval_of_a_mean_score_is_that_of_a_normal_distribution() -> None:
    tally = Tally(seats=1)
    for points in (8, 12) * 50:
        tally.add(outcome([points], []), [0])
    score = tally.score()
    assert score["mean"] == 10
    assert score["high"] - 10 == pytest.approx(1.96 * 2 / 10, abs=1e-3)
    assert 10 - score["low"] == pytest.approx(score["high"] - 10)


@pytest.mark.parametrize(
    ("share", "trials", "low", "high"),
    [
        (0.0, 10, 0.0, 0.2775),
        (1.0, 10, 0.7225, 1.0),
        (0.8, 1000, 0.7741, 0.8236),
        (0.5, 4, 0.15, 0.85),
    ],
)
def test_the_interval_of_a_share_is_wilsons(
    share: float, trials: int, low: float, high: float
) -> None:
    assert wilson(share, trials) == pytest.approx((low, high), abs=1e-3)
