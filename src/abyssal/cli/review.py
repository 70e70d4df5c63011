"""`abyssal review`: a finished game gone through with the eyes of one seat."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final

from rich.table import Table
from rich.text import Text

from abyssal.cli import pages, values
from abyssal.cli.records import text_of
from abyssal.cli.review_page import page_of
from abyssal.cli.screen import Screen
from abyssal.cli.simulate import number, progress_bar, result_table
from abyssal.core.errors import BadRequest
from abyssal.record import Record
from abyssal.review import PARTS, WHOLE, Grade, Review, Reviewer, Step
from abyssal.words import Words

BARS: Final = "▁▂▃▄▅▆▇█"
CURVE: Final = 60
"""Columns of the curve at most."""


def review(words: Words, file: str, seat: str | None, as_json: bool, page: str | None) -> int:
    """Judge a recorded game, and print what mattered in it, or write it to a page."""
    record = Record.read(text_of(file))
    words = Words(words.language, record.game.name)
    viewer = 0 if seat is None else values.whole_number("--seat", seat)
    reviewer = Reviewer(record, viewer)
    if page is not None:  # before a minute is spent on what it should hold
        with writing(Path(page)) as target:
            target.open("a").close()
    with progress_bar(words) as progress:
        found = reviewer.review(progress)
    if page is not None:
        with writing(Path(page)) as target:
            target.write_text(page_of(record, found, words), encoding="utf-8")
    elif as_json:
        print(json.dumps(document(record, found), indent=2))
    else:
        Screen().print(*shown(record, found, words))
    return 0


@contextmanager
def writing(file: Path) -> Iterator[Path]:
    """Refuse a file that cannot be written."""
    try:
        yield file
    except OSError as error:
        details: dict[str, object] = {"file": str(file), "reason": error.strerror or str(error)}
        raise BadRequest("read-only", f"{file} cannot be written: {error}", details) from error


def document(record: Record, found: Review) -> dict[str, Any]:
    """All of a review, JSON-ready; actions in notation, chances from 0 to 1."""
    write = record.game.write
    steps = []
    for step in found.steps:
        row: dict[str, Any] = {
            "line": step.line,
            "seat": step.seat,
            "action": record.entries[step.line].text,
            "chances": [chance / WHOLE for chance in step.chances],
            **{part: getattr(step, part) / WHOLE for part in PARTS},
        }
        if step.choice is not None:
            row["grade"] = step.choice.grade.value
            row["best"] = write(step.choice.best)
            row["chance"] = step.choice.chance / WHOLE
            row["best_chance"] = step.choice.best_chance / WHOLE
        steps.append(row)
    return {
        "game": record.game.name,
        "seat": found.seat,
        "start": [chance / WHOLE for chance in found.start],
        "result": found.result() / WHOLE,
        "totals": {part: found.total(part) / WHOLE for part in PARTS},
        "grades": {grade.value: count for grade, count in found.grades().items()},
        "moments": [step.line for step in found.moments()],
        "steps": steps,
    }


def shown(record: Record, found: Review, words: Words) -> list[Table | Text]:
    """A review as a person reads it."""
    names = [
        record.players.get(seat, words("player", number=seat + 1)) for seat in range(record.seats)
    ]
    heading = words("cli-review-heading", game=words("title"), player=names[found.seat])
    return [
        Text(heading, "bold"),
        Text(curve([chances[found.seat] for chances in course(found)])),
        sum_of_parts(found, words),
        Text(),
        pages.paragraph(graded(found, words), CURVE),
        Text(),
        moments(record, found, names, words),
    ]


def course(found: Review) -> list[list[int]]:
    """The chances from the start on."""
    return [found.start, *(step.chances for step in found.steps)]


def curve(chances: list[int]) -> str:
    """Chances as a line of bars, of which there are not too many.

    >>> curve([0, 5000, 10000])
    '▁▅█'
    """
    width = min(CURVE, len(chances))
    taken = [chances[place * (len(chances) - 1) // max(1, width - 1)] for place in range(width)]
    return "".join(BARS[min(len(BARS) - 1, chance * len(BARS) // WHOLE)] for chance in taken)


def percent(words: Words, parts: int) -> str:
    return number(words, "cli-percent", parts / WHOLE)


def signed(words: Words, parts: int) -> str:
    """A change, with its sign."""
    return ("+" if parts > 0 else "") + percent(words, parts)


def sum_of_parts(found: Review, words: Words) -> Table:
    """From the start to the result."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_row(words("cli-review-start"), percent(words, found.start[found.seat]))
    for part in PARTS:
        table.add_row(words(f"cli-review-{part}"), signed(words, found.total(part)))
    table.add_row(words("cli-review-result"), percent(words, found.result()))
    for column in table.columns[1:]:
        column.justify = "right"
    return table


def graded(found: Review, words: Words) -> str:
    """How many choices were how good."""
    grades = found.grades()
    return words("cli-review-grades", **{grade.value: grades[grade] for grade in Grade})


def moments(record: Record, found: Review, names: list[str], words: Words) -> Table:
    """The moments that mattered, and what would have been better."""
    headings = [words("cli-review-change")]
    table = result_table(words("cli-review-moment"), headings)
    table.add_column(words("cli-review-better"))
    for step in found.moments():
        who, what = names[step.seat], record.entries[step.line].text
        text = words("cli-review-line", line=step.line + 1, player=who, action=what)
        table.add_row(text, signed(words, step.change()), better(record, step, words))
    return table


def better(record: Record, step: Step, words: Words) -> str:
    """The better answer, if there was one."""
    choice = step.choice
    if choice is None or choice.best == choice.played:
        return ""
    shares = partial(percent, words)
    return words(
        "cli-review-instead",
        grade=choice.grade.value,
        action=record.game.write(choice.best),
        chance=shares(choice.chance),
        best=shares(choice.best_chance),
    )
