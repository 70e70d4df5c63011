"""Bots think outside the event loop, in processes that never hold a true position."""

import asyncio
import os
import secrets
import threading
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from multiprocessing import get_context, parent_process
from typing import Any, Final, NamedTuple

from abyssal.bots import BY_GAME, bot
from abyssal.core.game import Document, Game, State
from abyssal.table.table import Table, library

IMAGINED: Final = 12
"""Positions a bot that looks ahead is given for one decision."""
SEEDS: Final = 1 << 62
STARTING: Final = 60
"""Seconds a process has to start on a busy machine: no bot's time has begun yet."""


class Question(NamedTuple):
    """All that a bot may know when it is asked: no position but imagined ones."""

    bot: str
    game: str
    own_data: str
    seed: int
    view: dict[str, Any]
    legal: list[int]
    imagined: list[Document]


def stand_in(game_name: str) -> str:
    """The bot that plays for absent people: the game's own first one, if it has any."""
    return next(iter(BY_GAME.get(game_name, {})), "random")


def question_for(table: Table, seat: int) -> Question:
    """What the bot of `seat` is asked now; one that never looks is shown nothing."""
    state, name = table.playing(), table.places[seat].bot
    blind = bot(name, table.game, 0).blind
    positions = 0 if blind else IMAGINED
    return Question(
        name,
        table.game.name,
        table.own_data,
        secrets.randbelow(SEEDS),
        {} if blind else state.view(seat),
        table.questions[seat][1],
        [state.imagine(seat, secrets.randbelow(SEEDS)).dump() for _ in range(positions)],
    )


@cache
def game_of(name: str, own_data: str) -> Game:
    return library(name, own_data)


def end_with_the_server() -> None:
    """A process does not outlive the server, even one that was killed."""
    server = parent_process()
    assert server is not None

    def wait() -> None:
        server.join()
        os._exit(0)

    threading.Thread(target=wait, name="end-with-the-server", daemon=True).start()


def wake_up() -> None:
    """What a process does first: whoever reads this has read all it needs."""


def answer_to(question: Question) -> int:
    """The bot's choice; runs in a process of its own."""
    game = game_of(question.game, question.own_data)

    def imagine(number: int) -> State:
        return game.load(question.imagined[number % len(question.imagined)])

    chosen = bot(question.bot, game, question.seed)
    return chosen.choose(question.view, question.legal, imagine)


def cannot_imagine(number: int) -> State:
    raise AssertionError("a blind bot does not look")


class Thinkers:
    """A pool of processes. One that takes too long is ended, and another takes its place."""

    def __init__(self, processes: int, budget: float) -> None:
        self.processes = processes
        self.budget = budget
        self.pool: ProcessPoolExecutor | None = None
        self.awake: list[Future[None]] = []

    async def choose(self, game: Game, question: Question) -> int:
        """A bot's answer; the first legal action if it fails or takes too long."""
        legal = question.legal
        if not question.imagined:
            return bot(question.bot, game, question.seed).choose({}, legal, cannot_imagine)
        choice = await self.thought(question)
        return choice if choice in legal else legal[0]

    async def thought(self, question: Question) -> int | None:
        """What a bot finds in a process of its own, in time."""
        pool = self.started()
        try:
            awake = asyncio.gather(*map(asyncio.wrap_future, self.awake))
            await asyncio.wait_for(asyncio.shield(awake), STARTING)
            future = asyncio.get_running_loop().run_in_executor(pool, answer_to, question)
            return await asyncio.wait_for(future, self.budget)
        except (TimeoutError, BrokenProcessPool):
            self.end(pool)
        except Exception:
            return None
        return None

    def started(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = pool = ProcessPoolExecutor(
                self.processes, get_context("spawn"), end_with_the_server
            )
            self.awake = [pool.submit(wake_up) for _ in range(self.processes)]
        return self.pool

    def end(self, pool: ProcessPoolExecutor) -> None:
        """Stop a pool and whatever its processes are doing."""
        if self.pool is pool:
            self.pool = None
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        if self.pool is not None:
            self.end(self.pool)
