"""Reviews of games that are over, made in the background, a line of play at a time, and kept.

They are made in a process of their own with the lowest priority, so no bot that somebody waits for
ever waits for one. It sees whole games, but none that is under way.
"""

import asyncio
import gzip
import logging
import os
from collections.abc import Callable
from contextlib import suppress
from functools import cache, lru_cache
from multiprocessing import parent_process
from typing import Any, Final, NamedTuple

import msgspec

from abyssal.core.description import Label
from abyssal.core.errors import BadRequest
from abyssal.core.game import Seat
from abyssal.describe import View, label
from abyssal.keeper.workers import Pool
from abyssal.record import Record
from abyssal.review import PARTS, Choice, Grade, Review, Reviewer, Step, Walk, grade_of
from abyssal.search import titles
from abyssal.store.reviews_port import WHOLE_GAME, ReviewRow, Reviews
from abyssal.table.errors import refused
from abyssal.table.replay import frames_of
from abyssal.table.table import Table

MOST_AT_ONCE: Final = 8
"""Reviews that are being made; each gets a line judged in its turn."""
A_LINE: Final = 60.0
"""Timeout in seconds for one line of play: generous, as all else goes first."""
KEPT_EVERY: Final = 20
"""Lines after which what was found is kept, so that a restart loses no more."""
LOWEST: Final = 19
TIGHT: Final = 5
"""The gzip level of what is kept."""

logger = logging.getLogger(__name__)


class Asked(NamedTuple):
    """What somebody wants to know: of the whole game, or why an answer was given."""

    table: str
    seat: Seat
    """Whose eyes it is seen with."""
    moment: int = WHOLE_GAME


class Case(NamedTuple):
    """What the process in which a review is made gets: a record, and with whose eyes."""

    text: str
    seat: Seat


class Progress(msgspec.Struct):
    """How far a review is that is being made."""

    judged: int = 0
    of: int = 0
    done: bool = False


class Told(msgspec.Struct):
    """An answer in notation, its label for the seat, and the chance to win with it."""

    do: str
    say: Label
    chance: int


class Compared(msgspec.Struct):
    """A choice of the reviewed seat beside the best one."""

    played: Told
    best: Told
    grade: str


class Judgement(msgspec.Struct):
    """A line of play, as `review.Step` has it."""

    seat: Seat
    chances: list[int]
    luck: int
    mine: int
    others: int
    uncovered: int
    choice: Compared | None


class Found(msgspec.Struct):
    """A review of a whole game, as far as it is made. Chances are parts of 10,000."""

    seat: Seat
    start: list[int]
    frames: list[int]
    """For each line of play the step of the replay in which it was carried out."""
    steps: list[Judgement] = []
    done: bool = False
    points: list[int] = []
    """Start, luck, own choices, the others', what was uncovered: they add up to the result."""
    moments: list[int] = []
    """The steps that mattered most, by their place."""


class Why(msgspec.Struct):
    """Why an answer was given: the others there were. None where there was nothing to choose."""

    seat: Seat
    moment: int
    played: str = ""
    grade: str = ""
    answers: list[Told] = []
    done: bool = True


class Busy(msgspec.Struct):
    """A review that is being made."""

    progress: Progress
    has_failed: bool = False


class ReviewOffice:
    """The reviews of a process: those that are kept, and those being made."""

    def __init__(self, store: Reviews, pool: Callable[[], Pool]) -> None:
        self.store = store
        self.pool = pool
        """Opens the process in which reviews are made; it is closed when none is left."""
        self.workers: Pool | None = None
        self.busy: dict[Asked, Busy] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    async def kept(self, asked: Asked) -> bytes | None:
        """A review that is done: JSON, packed with gzip."""
        row = await self.store.review(*asked)
        return row.found if row is not None and row.is_done else None

    def progress(self, asked: Asked) -> Progress | None:
        """How far a review is that is being made; one that has failed is refused, once."""
        busy = self.busy.get(asked)
        if busy is None:
            return None
        if busy.has_failed:
            del self.busy[asked]
            raise refused("review-failed", "this game could not be reviewed")
        return busy.progress

    def begin(self, asked: Asked, record: Record) -> Progress:
        """Begin to make a review, or go on with it."""
        if asked in self.busy:  # somebody else asked meanwhile
            return self.busy[asked].progress
        if sum(not busy.has_failed for busy in self.busy.values()) >= MOST_AT_ONCE:
            message = "the server has too much to do: wait a moment and try again"
            raise refused("busy", message)
        busy = self.busy[asked] = Busy(Progress())
        task = asyncio.create_task(self.make(asked, record, busy))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return busy.progress

    async def make(self, asked: Asked, record: Record, busy: Busy) -> None:
        try:
            case = Case(await asyncio.to_thread(record.text), asked.seat)
            work = self.why if asked.moment != WHOLE_GAME else self.whole
            await work(asked, case, busy.progress)
            del self.busy[asked]
        except Exception as error:  # whoever waits for it must be told
            logger.warning("no-review", extra={"table": asked.table}, exc_info=error)
            busy.has_failed = True
        finally:
            if self.workers is not None and all(busy.has_failed for busy in self.busy.values()):
                self.workers.close()
                self.workers = None

    async def whole(self, asked: Asked, case: Case, progress: Progress) -> None:
        """Judge line after line, and keep what was found now and then."""
        found = await self.begun(asked)
        if found is None:
            start, frames = await self.run(begun, case)
            found = Found(asked.seat, start, frames)
        progress.of = len(found.frames)
        while len(found.steps) < len(found.frames):
            at = progress.judged = len(found.steps)
            chances = found.steps[-1].chances if found.steps else found.start
            found.steps.append(await self.run(judged, case, at, chances))
            if len(found.steps) % KEPT_EVERY == 0:
                await self.keep(asked, found)
        sum_up(found)
        await self.keep(asked, found)

    async def begun(self, asked: Asked) -> Found | None:
        """What was found before a restart; None where nothing was that can be read."""
        row = await self.store.review(*asked)
        if row is None:
            return None
        with suppress(msgspec.DecodeError):
            return msgspec.json.decode(gzip.decompress(row.found), type=Found)
        return None

    async def why(self, asked: Asked, case: Case, progress: Progress) -> None:
        """Look for what else might have been done."""
        progress.of = 1
        found = await self.run(reasons, case, asked.moment)
        await self.keep(asked, found)

    async def keep(self, asked: Asked, found: Found | Why) -> None:
        packed = gzip.compress(msgspec.json.encode(found), TIGHT, mtime=0)
        await self.store.keep_review(ReviewRow(*asked, found.done, packed))

    async def run(self, function: Callable[..., Any], *arguments: Any) -> Any:
        if self.workers is None:
            self.workers = self.pool()
        return await self.workers.run(A_LINE, in_background, function, *arguments)

    def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        if self.workers is not None:
            self.workers.close()


def sum_up(found: Found) -> None:
    """Add to a review that is done what it comes to."""
    steps = [step_of(place, judgement) for place, judgement in enumerate(found.steps)]
    whole = Review(found.seat, found.start, steps)
    found.points = whole.points()
    found.moments = [step.line for step in whole.moments()]
    found.done = True


def step_of(place: int, told: Judgement) -> Step:
    """A line of play as numbers alone."""
    choice = None
    if told.choice is not None:
        played, best = told.choice.played.chance, told.choice.best.chance
        choice = Choice(0, 0, chance=played, best_chance=best, grade=Grade(told.choice.grade))
    parts = {part: getattr(told, part) for part in PARTS}
    return Step(place, told.seat, told.chances, choice=choice, **parts)


def check_reviewable(table: Table) -> None:
    """Refuse a game that is not over, one that was given up, and one without a search."""
    name = table.game.name
    if not table.is_done():
        raise refused("not-over", "everything is shown only once the game is over")
    if name not in titles():
        raise BadRequest("review", f"{name} has no search to review with", {"game": name})
    if table.state is None or not table.state.over():
        raise refused("review-unfinished", "a game that was given up cannot be reviewed")


# In the worker process


def in_background(function: Callable[..., Any], *arguments: Any) -> Any:
    """What a function returns, after all that others wait for."""
    if parent_process() is not None:
        give_way()
    return function(*arguments)


@cache
def give_way() -> None:
    """Let every other process go first, where the system knows of that."""
    with suppress(AttributeError, OSError):
        os.nice(LOWEST)


@lru_cache(maxsize=MOST_AT_ONCE)
def walk_of(case: Case) -> Walk:
    """A review under way; the same one as long as this process lives."""
    return Walk(Reviewer(Record.read(case.text), case.seat))


def begun(case: Case) -> tuple[list[int], list[int]]:
    """The chances at the start, and the steps of the replay by lines of play."""
    walk = walk_of(case)
    record = walk.reviewer.record
    frames = frames_of(record)
    return walk.reviewer.chances(record.first_position()), [frames[line] for line in walk.lines]


def judged(case: Case, at: int, chances: list[int]) -> Judgement:
    """The line of play after the first `at`, before which the chances were these."""
    walk = walk_of(case)
    if walk.at != at:
        walk.go_to(at)
    write, view = walk.reviewer.record.game.write, walk.state.view(case.seat)
    step = walk.on(chances)
    choice = None
    if step.choice is not None:
        played, best, chance, best_chance, grade = step.choice
        choice = Compared(
            told(write(played), view, chance), told(write(best), view, best_chance), grade.value
        )
    parts = {part: getattr(step, part) for part in PARTS}
    return Judgement(step.seat, step.chances, choice=choice, **parts)


def told(text: str, view: View, chance: int) -> Told:
    return Told(text, label(text, view), chance)


def reasons(case: Case, moment: int) -> Why:
    """Of a step of the replay the first answer of a seat at which it had a choice."""
    walk, seat = walk_of(case), case.seat
    record, frames = walk.reviewer.record, frames_of(walk.reviewer.record)
    for at, line in enumerate(walk.lines):
        if frames[line] != moment or record.entries[line].seat != seat:
            continue
        walk.go_to(at)
        state, legal = walk.state, walk.state.legal(seat)
        if not legal[1:]:
            continue
        played, view = record.game.read(record.entries[line].text), state.view(seat)
        found = walk.reviewer.answers(state, legal, played)
        mine = next(answer.chance for answer in found if answer.action == played)
        return Why(
            seat,
            moment,
            played=record.entries[line].text,
            grade=grade_of(found[0].chance - mine).value,
            answers=[told(record.game.write(one.action), view, one.chance) for one in found],
        )
    return Why(seat, moment)
