"""A task queue for bots: questions that programs on any machine may think about for a worker.

The store holds the questions and the answers; nudges tell at once that there are some, and looking
from time to time is the net below them. Whatever goes wrong, the worker thinks by itself.
"""

import asyncio
import logging
import secrets
from collections import Counter
from contextlib import suppress
from hashlib import sha256
from importlib.metadata import entry_points, version
from time import monotonic
from typing import Final

import msgspec

from abyssal.bots import GROUP as BOTS
from abyssal.games import GROUP as GAMES
from abyssal.games import game, games
from abyssal.keeper.bot_pool import Question, Untaken
from abyssal.keeper.nudges import Nudge, Nudges
from abyssal.keeper.workers import NoAnswer
from abyssal.registry import maker_of
from abyssal.store.port import Unavailable
from abyssal.store.thoughts_port import Asking, Thought

BEAT: Final = 1.0
"""Seconds between two heartbeats of a program that thinks, and between two looks at the queue."""
SILENCE: Final = 4.0
"""A program that was not heard of for so long is dead, and others take its questions."""
UNTAKEN: Final = 3.0
"""Seconds after which a question that nobody thinks about is taken back."""
LONGEST: Final = 30.0
"""Seconds after which a worker thinks by itself, whatever others do with a question."""

logger = logging.getLogger(__name__)


def code_version() -> str:
    """A digest of what bots play by: this version, all rules and numbers, and the packages with
    more titles or bots. A question is for programs with the same."""
    titles = [game(name) for name in games()]
    rules = [(title.name, title.rules_version, title.data_digest) for title in titles]
    points = [point for group in (GAMES, BOTS) for point in entry_points(group=group)]
    makers = sorted({maker_of(point) for point in points})
    return sha256(repr((version("abyssal"), rules, makers)).encode()).hexdigest()


class BotQueue:
    """The questions of one worker that others think about."""

    def __init__(
        self,
        me: str,
        store: Asking,
        nudges: Nudges,
        untaken: float = UNTAKEN,
        longest: float = LONGEST,
    ) -> None:
        self.me = me
        self.store = store
        self.nudges = nudges
        self.untaken = untaken
        self.longest = longest
        self.version = ""
        self.processes = 0
        self.outcomes: Counter[str] = Counter()
        self.asked: dict[str, asyncio.Future[int | None]] = {}
        self.dropped: set[str] = set()
        """Questions that may be in the store though nobody waits for an answer."""
        self.news = asyncio.Event()
        nudges.heard.append(self.hear)

    @property
    def waiting(self) -> int:
        return len(self.asked)

    def hear(self, nudge: Nudge) -> None:
        if nudge == Nudge("answered", self.me):
            self.news.set()

    async def length(self) -> int:
        return await self.store.thoughts_waiting()

    # A question

    async def answer(self, question: Question, budget: float) -> int:
        id = secrets.token_hex(16)
        answered: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()
        self.asked[id] = answered
        try:
            text = msgspec.json.encode(question).decode()
            thought = Thought(id, self.me, self.version, question=text, budget=budget)
            await self.store.ask(thought)
            self.nudges.give(Nudge("thought"))
            await self.settled(id, answered)
        except Exception as error:  # no fault of the queue may stop a table
            self.outcomes["untaken"] += 1
            if not isinstance(error, Unavailable | Untaken):
                logger.exception("bot-queue-failed")
            raise Untaken from error
        finally:
            del self.asked[id]
            if not answered.done():  # nobody waits any more
                self.dropped.add(id)
        action = answered.result()
        self.outcomes["failed" if action is None else "answered"] += 1
        if action is None:
            raise NoAnswer("the bot failed elsewhere")
        return action

    async def settled(self, id: str, answered: "asyncio.Future[int | None]") -> None:
        """Until there is an answer; `Untaken` if nobody thinks about it, or for too long."""
        until = monotonic() + self.longest
        while True:
            await asyncio.wait([answered], timeout=self.untaken)
            if answered.done():
                return
            if monotonic() >= until or await self.store.withdraw(id):
                raise Untaken

    # The work of a worker

    async def work(self) -> None:
        """Fetch answers as they come, and look who thinks, for ever."""
        self.version = await asyncio.to_thread(code_version)
        counted = float("-inf")
        while True:
            self.news.clear()
            try:
                await self.fetch()
                if monotonic() - counted >= BEAT:
                    counted = monotonic()
                    self.processes = await self.store.thinking_processes(self.version, SILENCE)
            except Unavailable:
                self.processes = 0
                logger.warning("bot-queue-away")
            except Exception:
                self.processes = 0
                logger.exception("bot-queue-failed")
            with suppress(TimeoutError):
                async with asyncio.timeout(BEAT):
                    await self.news.wait()

    async def fetch(self) -> None:
        """Hand out the answers that are there."""
        if self.dropped:
            dropped = set(self.dropped)
            await self.store.drop_thoughts(dropped)
            self.dropped -= dropped
        if not self.asked:
            return
        for answer in await self.store.take_answers(self.me):
            waiting = self.asked.get(answer.id)
            if waiting is not None and not waiting.done():
                waiting.set_result(answer.action)

    async def leave(self) -> None:
        """Nobody here waits for answers any more."""
        self.processes = 0
        await self.store.drop_thoughts_of(self.me)
