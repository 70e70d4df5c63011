"""`abyssal simulate`: series of games between bots, with a progress bar and a table."""

import json
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from itertools import cycle, islice
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from abyssal.cli import values
from abyssal.cli.screen import Screen
from abyssal.games import game as game_called
from abyssal.lab.arena import Interval, Progress, Report, Wins
from abyssal.lab.arena import simulate as play_series
from abyssal.words import Words

USUAL_GAMES: Final = 1000
USUAL_BOT: Final = "random"


def simulate(
    words: Words,
    *,
    game: str,
    games: str | None,
    seats: str | None,
    bots: str | None,
    seed: str | None,
    jobs: str | None,
    option: Sequence[str] | None,
    data: str | None,
    as_json: bool,
) -> int:
    """Play a series of games and print what it showed."""
    title = game_called(game, data)
    named = values.names("--bots", bots) if bots else [USUAL_BOT]
    count = (
        max(title.seats[0], len(named)) if seats is None else values.whole_number("--seats", seats)
    )
    with progress_bar(words) as progress:
        report = play_series(
            title.name,
            list(islice(cycle(named), count)),
            games=USUAL_GAMES if games is None else values.whole_number("--games", games, 1),
            seed=0 if seed is None else values.whole_number("--seed", seed),
            options=values.options(option),
            jobs=1 if jobs is None else values.whole_number("--jobs", jobs, 1),
            data=data,
            progress=progress,
        )
    if as_json:
        print(json.dumps(report, indent=2))
    else:
        Screen().print(*tables(report, Words(words.language, title.name)))
    return 0


@contextmanager
def progress_bar(words: Words) -> Iterator[Progress | None]:
    """A bar on stderr where somebody can see it; nothing elsewhere."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, TimeRemainingColumn
    from rich.progress import Progress as Bar

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Bar(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("")
        yield lambda played, games: bar.update(task, completed=played, total=games)


def tables(report: Report, words: Words) -> list[Table | Text]:
    """The report as a person reads it: how fast, how long, who won from where, how it ended."""
    results, timing = report["results"], report["timing"]
    count, decimal = partial(number, words, "cli-count"), partial(number, words, "cli-decimal")
    facts = Table.grid(padding=(0, 2, 0, 0))
    speed = words(
        "cli-simulated-speed",
        games=count(timing["games_per_second"]),
        decisions=count(timing["decisions_per_second"]),
    )
    facts.add_row(words("cli-simulated-in", seconds=decimal(timing["seconds"])), speed)
    lengths = {"decisions": results["decisions"], "turns": results["turns"]}
    for key, length in lengths.items():
        if length["longest"] == 0:
            continue
        facts.add_row(
            words(f"cli-simulated-{key}"),
            words(
                "cli-simulated-length",
                mean=decimal(length["mean"]),
                shortest=length["shortest"],
                longest=length["longest"],
            ),
        )
    for ending, times in results["endings"].items():
        share = number(words, "cli-percent", times / results["games"])
        facts.add_row(f"{count(times)} ({share})", words(f"ending-{ending}"))
    by_seat = summary_table(words("cli-simulated-seat"), words)
    for seat in results["by_seat"]:
        by_seat.add_row(str(seat["seat"]), *summary_row(seat["score"], seat["wins"], words))
    by_bot = summary_table(words("cli-simulated-bot"), words)
    for bot in results["bots"]:
        by_bot.add_row(bot["bot"], *summary_row(bot["score"], bot["wins"], words))
    heading = words(
        "cli-simulated-games",
        game=words("title"),
        games=count(results["games"]),
        seats=results["seats"],
        seed=str(results["seed"]),
    )
    return [Text(heading, "bold"), facts, Text(), by_seat, Text(), by_bot]


def summary_table(first: str, words: Words) -> Table:
    score, wins = words("cli-simulated-score"), words("cli-simulated-wins")
    interval = words("cli-simulated-interval")
    return result_table(first, [score, interval, wins, interval])


def result_table(first: str, numbers: Sequence[str]) -> Table:
    """A table of numbers; its first column says of what."""
    table = Table(first, box=SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for heading in numbers:
        table.add_column(heading, justify="right", no_wrap=True)
    return table


def summary_row(score: Interval, wins: Wins, words: Words) -> list[str]:
    """A score and a share of victories, each with its 95 % interval."""
    cells: list[str] = []
    for key, middle, ends in (
        ("cli-decimal", score["mean"], score),
        ("cli-percent", wins["share"], wins),
    ):
        cells.append(number(words, key, middle))
        cells.append(f"{number(words, key, ends['low'])} – {number(words, key, ends['high'])}")
    return cells


def number(words: Words, key: str, value: float) -> str:
    """A number as the language writes it."""
    return words.text(key, {"value": value})
