"""Publishing what a tournament found: a measurement of `abyssal.bots.measured`, put into its file.

publish(Path("ratings.json"), plan, tournament(plan), version="1.0")
"""

import json
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Final

from abyssal.bots import bot
from abyssal.bots.measured import Book, Measurement, Percent, Strength, read
from abyssal.games import game as game_called
from abyssal.lab.arena import answer, number_from
from abyssal.lab.tournament import GAMES, Plan, Report, Share

TIMED: Final = 10
"""So many games are played to time decisions, after the tournament and one by one: what plays at
the same time would slow it down."""


def publish(file: Path, plan: Plan, report: Report, version: str, timed: int = TIMED) -> None:
    """Put what was found into a file, in the place of an earlier measurement of this title with as
    many seats."""
    book = read(file.read_text("utf-8"), file.name) if file.exists() else {}
    found = measurement(plan, report, version, milliseconds(plan, timed))
    book.setdefault(plan.game, {})[str(plan.seats)] = found
    file.write_text(json.dumps(tidy(book), indent=2) + "\n", "utf-8")


def measurement(plan: Plan, report: Report, version: str, times: dict[str, float]) -> Measurement:
    """What a tournament found, and how it is made again."""
    neighbours = set(pairwise(plan.bots))
    beats = {
        met["pair"][1]: of_second(met["won"])
        for met in report["pairs"]
        if met["pair"] in neighbours
    }
    strengths: dict[str, Strength] = {
        one["bot"]: {
            "rating": round(one["rating"]),
            "margin": round(one["spread"]),
            "games": one["deals"] * GAMES,
            "milliseconds": times[one["bot"]],
            "beats": beats.get(one["bot"]),
        }
        for one in report["ratings"]
    }
    bots = {name: strengths[name] for name in plan.bots}
    return {"command": command(plan), "version": version, "bots": bots}


def of_second(first: Share) -> Percent:
    """The part of the second bot of a pair."""
    share, low, high = (round(100 - 100 * first[end], 1) for end in ("share", "high", "low"))
    return {"share": share, "low": low, "high": high}


def command(plan: Plan) -> str:
    """The command that plays this tournament.

    >>> command(Plan("key-largo", ["level-1", "level-2"], seats=4, deals=9, seed=1))
    'abyssal arena key-largo --bots level-1,level-2 --seats 4 --deals 9 --seed 1'
    """
    words = ["abyssal arena", plan.game, "--bots", ",".join(plan.bots)]
    words += ["--seats", str(plan.seats), "--deals", str(plan.deals), "--seed", str(plan.seed)]
    for name, value in (plan.options or {}).items():
        words += ["--option", f"{name}={value}"]
    if plan.data is not None:
        words += ["--data", plan.data]
    return " ".join(words)


def tidy(book: Book) -> Book:
    """Titles and numbers of seats in order, so that a change of one is a change of its lines."""
    return {title: dict(sorted(found.items())) for title, found in sorted(book.items())}


def milliseconds(plan: Plan, games: int) -> dict[str, float]:
    """The median time of a decision of each bot, in games of all of them."""
    found: dict[str, list[float]] = {name: [] for name in plan.bots}
    for number in range(games):
        for name, seconds in timed_game(plan, number):
            found[name].append(1000 * seconds)
    return {name: round(median(times), 2) if times else 0.0 for name, times in found.items()}


def timed_game(plan: Plan, number: int) -> Iterator[tuple[str, float]]:
    """Whose decision it was, and how long it took; the bots move on by one seat a game."""
    game = game_called(plan.game, plan.data)
    seed = number_from("abyssal times", plan.seed, number)
    state = game.new(plan.seats, seed, plan.options)
    names = [plan.bots[(seat + number) % len(plan.bots)] for seat in range(plan.seats)]
    players = [bot(name, game, seed + seat) for seat, name in enumerate(names)]
    while acting := state.to_act():
        seat = acting[0]
        legal = state.legal(seat)
        action = legal[0]
        if len(legal) > 1:
            before = perf_counter()
            action = answer(players[seat], state, seat, legal)
            yield names[seat], perf_counter() - before
        state.play(seat, action)
