"""A tournament runner: series of games between bots on several cores, with their statistics.

    report = simulate("into-the-blue", ["greedy", "random"], games=1000, seed=1, jobs=2)
    report["results"]["bots"][0]["wins"]["share"]

The bots are listed by seat for game 0; in game k the list is turned by k seats, so that every bot
sits everywhere equally often. Each game has its own seed, made from the seed of the series and its
number, and each bot its own luck, made from that and its seat: the results are the same whatever
the number of jobs. Everything that depends on the clock is in `report["timing"]`.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from hashlib import sha256
from itertools import starmap
from math import sqrt
from pathlib import Path
from time import perf_counter
from typing import Final, TypeAlias, TypedDict

from abyssal.bots import Bot, Searching, bot
from abyssal.bots.random import Random
from abyssal.core.chance import Chance
from abyssal.core.errors import BadRequest
from abyssal.core.game import Action, Game, Position, Seat
from abyssal.games import game as game_called
from abyssal.stopwatch import Stopwatch

Progress: TypeAlias = Callable[[int, int], None]
"""Called in the calling process after every few games: how many are played, of how many."""

CERTAINTY: Final = 1.959964
"""Standard deviations to either side that hold 95 % of a normal distribution."""
BATCHES: Final = 100
"""A series is cut into about so many batches: steps of the progress, and work for the jobs."""
LARGEST_BATCH: Final = 500


class Outcome(TypedDict):
    """One game: its result by seat and its length. A decision is a choice between two or more."""

    scores: list[int]
    winners: list[int]
    ending: str
    decisions: int
    turns: int
    """0 in a game that does not count them."""


class Interval(TypedDict):
    """A mean and the ends of its 95 % interval."""

    mean: float
    low: float
    high: float


class Wins(TypedDict):
    """Games won, a shared victory in parts; the share of a seat, and its 95 % interval."""

    games: float
    share: float
    low: float
    high: float


class Length(TypedDict):
    """How long games were."""

    mean: float
    shortest: int
    longest: int


class SeatSummary(TypedDict):
    seat: int
    score: Interval
    wins: Wins


class BotSummary(TypedDict):
    """A bot over all seats it held: `played` counts a game twice if it held two of them, the
    intervals count it once."""

    bot: str
    played: int
    score: Interval
    wins: Wins


class Results(TypedDict):
    """What a series showed: the same on every machine, for any number of jobs."""

    game: str
    rules_version: int
    data_digest: str
    options: dict[str, str]
    seats: int
    seed: int
    games: int
    decisions: Length
    turns: Length
    by_seat: list[SeatSummary]
    bots: list[BotSummary]
    endings: dict[str, int]


class Timing(TypedDict):
    """What depends on the machine."""

    jobs: int
    seconds: float
    games_per_second: float
    decisions_per_second: float


class Report(TypedDict):
    results: Results
    timing: Timing


# One game


def number_from(*words: object) -> int:
    """A number of 63 bits made from words by SHA-256."""
    text = " ".join(str(word) for word in words)
    return int.from_bytes(sha256(text.encode()).digest()[:8], "big") >> 1


def play_game(
    game: Game, names: Sequence[str], seed: int, options: Mapping[str, str] | None = None
) -> Outcome:
    """Play one game between the bots called `names`, seat by seat."""
    state = game.new(len(names), seed, options)
    luck = number_from("abyssal bots", seed)
    players = [bot(name, game, luck + seat) for seat, name in enumerate(names)]
    lucks = [player.chance for player in players if isinstance(player, Random)]
    if len(lucks) == len(players):
        decisions = play_at_random(state, lucks)
    else:
        decisions = play_out(state, players)
    result = state.result()
    assert result is not None
    return {
        "scores": result["scores"],
        "winners": result["winners"],
        "ending": result["ending"],
        "decisions": decisions,
        "turns": state.dump().get("turn", 0),
    }


def play_out(state: Position, players: list[Bot]) -> int:
    """Play to the end; the number of decisions. A bot is not asked where there is no choice."""
    decisions = 0
    while acting := state.to_act():
        seat = acting[0]
        legal = state.legal(seat)
        action = legal[0]
        if len(legal) > 1:
            decisions += 1
            action = answer(players[seat], state, seat, legal)
        state.play(seat, action)
    return decisions


def answer(player: Bot, state: Position, seat: Seat, legal: list[Action]) -> Action:
    """What a bot answers. Its time is limited only if its name says so, else it would not answer
    the same on every machine."""
    if isinstance(player, Searching) and player.seconds is not None:
        player.stop = Stopwatch(player.seconds).is_over
    view = {} if player.blind else state.view(seat)
    return player.choose(view, legal, partial(state.imagine, seat))


def play_at_random(state: Position, lucks: Sequence[Chance]) -> int:
    """What `play_out` does for random bots alone, without a call or a view in between."""
    decisions = 0
    while acting := state.to_act():
        seat = acting[0]
        legal = state.legal(seat)
        choices = len(legal)
        if choices > 1:
            decisions += 1
            state.play(seat, legal[lucks[seat].below(choices)])
        else:
            state.play(seat, legal[0])
    return decisions


# A series


def seated(names: Sequence[str], number: int) -> list[str]:
    """Who sits where in game `number`: the list turned by one seat a game.

    >>> seated(["a", "b", "c"], 1)
    ['c', 'a', 'b']
    """
    turn = number % len(names)
    return [*names[len(names) - turn :], *names[: len(names) - turn]]


class Series(TypedDict):
    """What all games of a series have in common; `data` is a file with own printed numbers."""

    game: str
    data: str | None
    names: list[str]
    seed: int
    options: dict[str, str]


def play_batch(series: Series, numbers: range) -> list[Outcome]:
    """The games with these numbers, in order."""
    game = game_called(series["game"], series["data"])
    return [
        play_game(
            game,
            seated(series["names"], number),
            number_from("abyssal game", series["seed"], number),
            series["options"],
        )
        for number in numbers
    ]


def batches(series: Series, games: int, jobs: int) -> Iterator[list[Outcome]]:
    """All games, batch by batch, in the order of their numbers."""
    size = max(1, min(LARGEST_BATCH, games // BATCHES))
    ranges = [range(first, min(first + size, games)) for first in range(0, games, size)]
    if jobs == 1:
        yield from starmap(play_batch, ((series, numbers) for numbers in ranges))
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(partial(play_batch, series), ranges)


def simulate(
    game: str,
    names: Sequence[str],
    games: int,
    seed: int,
    options: Mapping[str, str] | None = None,
    jobs: int = 1,
    data: str | Path | None = None,
    progress: Progress | None = None,
) -> Report:
    """Play `games` games between the bots called `names`, one a seat, and count."""
    if games < 1:
        raise BadRequest("games", f"at least one game must be played, not {games}")
    if jobs < 1:
        raise BadRequest("jobs", f"at least one job is needed, not {jobs}")
    title = game_called(game, data)
    chosen = title.chosen(options or {})
    title.new(len(names), seed, chosen)
    for name in names:
        bot(name, title, seed)
    series: Series = {
        "game": game,
        "data": None if data is None else str(data),
        "names": list(names),
        "seed": seed,
        "options": chosen,
    }
    outcomes: list[Outcome] = []
    started = perf_counter()
    for batch in batches(series, games, jobs):
        outcomes.extend(batch)
        if progress is not None:
            progress(len(outcomes), games)
    seconds = perf_counter() - started
    return {
        "results": summary(title, series, outcomes),
        "timing": {
            "jobs": jobs,
            "seconds": seconds,
            "games_per_second": games / seconds,
            "decisions_per_second": sum(outcome["decisions"] for outcome in outcomes) / seconds,
        },
    }


# Counting


def summary(game: Game, series: Series, outcomes: list[Outcome]) -> Results:
    """All outcomes of a series, in the order of their games, as means and intervals."""
    names = series["names"]
    seats = range(len(names))
    by_seat = [Tally(1) for _ in seats]
    by_bot = {name: Tally(names.count(name)) for name in names}
    endings: dict[str, int] = {}
    for number, outcome in enumerate(outcomes):
        ending = outcome["ending"]
        endings[ending] = endings.get(ending, 0) + 1
        table = seated(names, number)
        for seat in seats:
            by_seat[seat].add(outcome, [seat])
        for name, tally in by_bot.items():
            tally.add(outcome, [seat for seat in seats if table[seat] == name])
    return {
        "game": game.name,
        "rules_version": game.rules_version,
        "data_digest": game.data_digest,
        "options": series["options"],
        "seats": len(names),
        "seed": series["seed"],
        "games": len(outcomes),
        "decisions": length([outcome["decisions"] for outcome in outcomes]),
        "turns": length([outcome["turns"] for outcome in outcomes]),
        "by_seat": [
            {"seat": seat, "score": by_seat[seat].score(), "wins": by_seat[seat].wins()}
            for seat in seats
        ],
        "bots": [
            {
                "bot": name,
                "played": tally.games * tally.seats,
                "score": tally.score(),
                "wins": tally.wins(),
            }
            for name, tally in by_bot.items()
        ],
        "endings": dict(sorted(endings.items())),
    }


class Tally:
    """Scores and victories of one seat, or of one bot, which has so many seats in every game.

    A game is one observation, however many seats a bot has in it: what they score there depends on
    each other, and at most one of them wins alone.
    """

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.games = 0
        self.points = 0.0
        self.squares = 0.0
        self.won = 0.0

    def add(self, outcome: Outcome, seats: Sequence[int]) -> None:
        """Count a game for these seats."""
        points = sum(outcome["scores"][seat] for seat in seats) / self.seats
        self.games += 1
        self.points += points
        self.squares += points * points
        winners = outcome["winners"]
        self.won += sum(1 / len(winners) for seat in seats if seat in winners)

    def score(self) -> Interval:
        """The mean score of a seat; the interval is normal, over the mean of each game."""
        mean = self.points / self.games
        variance = self.squares / self.games - mean * mean
        margin = CERTAINTY * sqrt(max(0.0, variance) / self.games)
        return {"mean": mean, "low": mean - margin, "high": mean + margin}

    def wins(self) -> Wins:
        """The share of victories of a seat.

        Wilson's interval is of the share of games that the seats have won together, and a seat has
        an equal part of it.
        """
        together = self.won / self.games
        low, high = wilson(together, self.games)
        return {
            "games": self.won,
            "share": together / self.seats,
            "low": low / self.seats,
            "high": high / self.seats,
        }


def wilson(share: float, trials: float) -> tuple[float, float]:
    """The 95 % interval of a share seen in so many trials (Wilson's score interval).

    >>> low, high = wilson(0.5, 100)
    >>> print(f"{low:.3f} {high:.3f}")
    0.404 0.596
    """
    spread = CERTAINTY * CERTAINTY / trials
    middle = (share + spread / 2) / (1 + spread)
    margin = CERTAINTY / (1 + spread) * sqrt(share * (1 - share) / trials + spread / trials / 4)
    return max(0.0, middle - margin), min(1.0, middle + margin)


def length(counts: list[int]) -> Length:
    return {"mean": sum(counts) / len(counts), "shortest": min(counts), "longest": max(counts)}
