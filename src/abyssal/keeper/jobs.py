"""CPU-bound jobs in a worker process, so that they never block the event loop.

No bot runs in that process, because it may see whole logs.
"""

import gzip
import secrets
from collections.abc import Sequence
from time import process_time
from typing import Final

import msgspec

from abyssal.core.errors import AbyssalError, BadRequest
from abyssal.core.game import Document
from abyssal.keeper.bot_pool import SEEDS
from abyssal.keeper.workers import NoAnswer, Pool
from abyssal.record import verify
from abyssal.results.result import Result, result_of
from abyssal.table import entries
from abyssal.table.errors import refused
from abyssal.table.pins import Library, kept_game
from abyssal.table.places import Times
from abyssal.table.replay import Eyes, own_replay, story_of, whole_replay
from abyssal.table.table import Table

JOBS_AT_ONCE: Final = 1
MOST_WAITING: Final = 32
READING: Final = 10.0
"""Timeout in seconds for reading an own data file: generous, as the machine may be busy."""
READING_CPU: Final = 0.5
"""CPU seconds that reading it may take: our own files take 0.02."""
REPLAYING: Final = 60.0
IMAGINING: Final = 30.0
TIGHT: Final = 5
"""The gzip level of answers."""


class Jobs:
    """Puts jobs to the worker process, and refuses them (`busy`) where too many wait."""

    def __init__(self, games: Library, workers: Pool) -> None:
        self.games = games
        self.workers = workers

    async def check_data(self, name: str, own_data: str) -> None:
        """Refuse own data that is wrong, or takes too long to read."""
        try:
            file = (self.games, name, own_data)
            fault = await self.workers.run(READING, fault_in, *file)
        except NoAnswer as error:
            message = "own data: it could not be read in time"
            raise BadRequest("data", message, {"file": "own data"}) from error
        if fault is not None:
            code, message, details = fault
            raise BadRequest(code, message, details)

    async def replay(
        self, id: str, lines: Sequence[str], times: Times, kept: str, eyes: Eyes, is_done: bool
    ) -> bytes:
        """The answer to a request for a replay, compressed."""
        job = (replayed, self.games, id, lines, times, kept, eyes, is_done)
        return await self.ask(REPLAYING, *job)

    async def story(self, id: str, lines: Sequence[str], times: Times, kept: str) -> bytes:
        """The answer to a request for the story of a game that is over, compressed."""
        job = (storied, self.games, id, lines, times, kept)
        return await self.ask(REPLAYING, *job)

    async def check(
        self, line: str, id: str, lines: Sequence[str], times: Times, kept: str
    ) -> bool:
        """Whether the log of a game that is over still leads to the result in `line`."""
        job = (leads_to, self.games, line, id, lines, times, kept)
        try:
            found: bool = await self.workers.run(REPLAYING, *job)
        except NoAnswer as error:
            raise refused("busy", "the record could not be checked in time") from error
        return found

    async def imagine(
        self, name: str, numbers: tuple[str, str], first: Document, seat: int, count: int
    ) -> bytes:
        """The answer to a request for `count` imagined positions, of which the first is given.

        `numbers` are own data, and those that the game was begun with if ours have changed.
        """
        job = (imagined, self.games, name, numbers, first, seat, count)
        return await self.ask(IMAGINING, *job)

    async def ask(self, limit: float, *job: object) -> bytes:
        try:
            answer: bytes = await self.workers.run(limit, *job)  # type: ignore[arg-type]
        except NoAnswer as error:
            message = "the server has too much to do: wait a moment and try again"
            raise refused("busy", message) from error
        return answer

    def close(self) -> None:
        self.workers.close()


# In the worker process


def fault_in(games: Library, name: str, own_data: str) -> tuple[str, str, dict[str, object]] | None:
    """What is wrong with an own data file: code, message and details of its error."""
    begun = process_time()
    try:
        games(name, own_data)
    except AbyssalError as error:
        return error.code, str(error), error.details
    if process_time() - begun > READING_CPU:
        return "data", "own data: it takes too long to read", {"file": "own data"}
    return None


def replayed(
    games: Library,
    id: str,
    lines: Sequence[str],
    times: Times,
    kept: str,
    eyes: Eyes,
    is_done: bool,
) -> bytes:
    """The frames of a game, from its log."""
    if is_done:
        table = Table.of(id, lines, games=games, times=times, kept=kept)
        frames = whole_replay(table.record, eyes)
    else:
        first, *rest = entries.readable(lines)
        assert isinstance(first, entries.Created)
        assert isinstance(eyes, int)
        table = Table(id, first, games=games, times=times, kept=kept)
        frames = own_replay(table, rest, eyes)
    shown = {
        "game": table.game.name,
        "players": [place.name for place in table.places],
        "result": table.playing().result() if is_done else None,
        "frames": frames,
    }
    return gzip.compress(msgspec.json.encode(shown), TIGHT)


def storied(games: Library, id: str, lines: Sequence[str], times: Times, kept: str) -> bytes:
    """The story of a game that is over, from its log."""
    table = Table.of(id, lines, games=games, times=times, kept=kept)
    return gzip.compress(msgspec.json.encode({"story": story_of(table.record)}), TIGHT)


def leads_to(
    games: Library, line: str, id: str, lines: Sequence[str], times: Times, kept: str
) -> bool:
    """Whether a log makes a game with a true record and this very result."""
    try:
        table = Table.of(id, lines, games=games, times=times, kept=kept)
        if not table.is_done():
            return False
        verify(table.record)
        kept_line = msgspec.json.decode(line, type=Result)
        found = result_of(table.record, table.playing())  # our own numbers may be others by now
        return msgspec.structs.replace(found, own_data=kept_line.own_data) == kept_line
    except (AbyssalError, msgspec.DecodeError):
        return False


def imagined(
    games: Library, name: str, numbers: tuple[str, str], first: Document, seat: int, count: int
) -> bytes:
    """Positions imagined from one that was imagined: the seat knows the same of both."""
    own_data, kept = numbers
    game = kept_game(name, kept) if kept else games(name, own_data)
    position = game.load(first)
    more = [position.imagine(seat, secrets.randbelow(SEEDS)).dump() for _ in range(count - 1)]
    return msgspec.json.encode({"positions": [first, *more]})
