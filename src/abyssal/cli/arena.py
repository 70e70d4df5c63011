"""`abyssal arena`: all bots against all, with ratings, a table and a chart."""

import json
from collections.abc import Sequence
from functools import partial
from importlib.metadata import version
from pathlib import Path
from typing import Final

from rich.table import Table
from rich.text import Text

from abyssal.bots import levels
from abyssal.cli import values
from abyssal.cli.screen import Screen
from abyssal.cli.simulate import number, progress_bar, result_table
from abyssal.games import game as game_called
from abyssal.lab.publishing import publish as publish_in
from abyssal.lab.tournament import Plan, Report, Share, tournament
from abyssal.words import Words

USUAL_DEALS: Final = 100
USUAL_SEATS: Final = 4
CHART: Final = 40
"""Columns of the chart."""


def arena(
    words: Words,
    *,
    game: str,
    bots: str | None,
    seats: str | None,
    deals: str | None,
    seed: str | None,
    jobs: str | None,
    option: Sequence[str] | None,
    data: str | None,
    file: str | None,
    publish: str | None,
    as_json: bool,
) -> int:
    """Play a tournament, or what is left of it, and print what it showed."""
    title = game_called(game, data)
    plan = Plan(
        title.name,
        values.names("--bots", bots) if bots else levels.names(title.name),
        seats=min(USUAL_SEATS, title.seats[-1])
        if seats is None
        else values.whole_number("--seats", seats),
        deals=USUAL_DEALS if deals is None else values.whole_number("--deals", deals, 1),
        seed=0 if seed is None else values.whole_number("--seed", seed),
        options=values.options(option),
        data=data,
    )
    count = 1 if jobs is None else values.whole_number("--jobs", jobs, 1)
    with progress_bar(words) as progress:
        report = tournament(plan, count, None if file is None else Path(file), progress)
    if publish is not None:
        publish_in(Path(publish), plan, report, version("abyssal"))
    if as_json:
        print(json.dumps(report, indent=2))
    else:
        Screen().print(*tables(report, plan, Words(words.language, title.name)))
    return 0


def tables(report: Report, plan: Plan, words: Words) -> list[Table | Text]:
    """The report as a person reads it: who is how strong, and who beat whom."""
    count = partial(number, words, "cli-count")
    heading = words(
        "cli-arena-heading",
        game=words("title"),
        deals=count(plan.deals),
        seats=plan.seats,
        seed=str(plan.seed),
    )
    found: list[Table | Text] = [Text(heading, "bold"), ratings(report, words), Text()]
    found += [meetings(report, words), Text(), Text(words("cli-arena-scale"), "dim")]
    if report["cut"]:
        decisions, cut = count(report["decisions"]), count(report["cut"])
        found.append(Text(words("cli-arena-cut", cut=cut, decisions=decisions), "dim"))
    return found


def ratings(report: Report, words: Words) -> Table:
    """The ratings, and where each is between the lowest and the highest of all intervals."""
    standings = report["ratings"]
    low = min(one["rating"] - one["spread"] for one in standings)
    high = max(one["rating"] + one["spread"] for one in standings)
    numbers = ("cli-arena-rating", "cli-arena-spread")
    table = result_table(words("cli-simulated-bot"), [words(key) for key in numbers])
    table.add_column(words("cli-arena-strength"), no_wrap=True)
    for one in standings:
        cells = [number(words, "cli-count", round(one[key])) for key in ("rating", "spread")]
        place, width = one["rating"] - low, high - low or 1.0
        table.add_row(one["bot"], *cells, bar(place, one["spread"], width))
    return table


def bar(middle: float, spread: float, width: float) -> str:
    """An interval and its middle as a line.

    >>> bar(50, 10, 100).strip()
    '━━━━●━━━'
    """
    first, last, place = (
        round((CHART - 1) * at / width) for at in (middle - spread, middle + spread, middle)
    )
    signs = [" " if at < first else "●" if at == place else "━" for at in range(last + 1)]
    return "".join(signs)


def meetings(report: Report, words: Words) -> Table:
    """What each pair showed, with and without luck."""
    columns = (
        "cli-arena-won",
        "cli-simulated-interval",
        "cli-arena-clear",
        "cli-simulated-interval",
    )
    table = result_table(words("cli-arena-pair"), [words(key) for key in columns])
    for meeting in report["pairs"]:
        first, second = meeting["pair"]
        pair = words("cli-arena-against", first=first, second=second)
        table.add_row(pair, *cells(meeting["won"], words), *cells(meeting["without_luck"], words))
    return table


def cells(share: Share | None, words: Words) -> list[str]:
    """A share and its interval; nothing where nothing is known."""
    if share is None:
        return ["", ""]
    percent = partial(number, words, "cli-percent")
    return [percent(share["share"]), f"{percent(share['low'])} – {percent(share['high'])}"]
