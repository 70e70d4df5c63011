"""A program in whose processes bots think, for all workers of a database (a queue's consumer)."""

import asyncio
import logging
from contextlib import suppress
from typing import Final

import msgspec

from abyssal.fleet.bot_queue import BEAT, SILENCE
from abyssal.keeper.bot_pool import Question, answer_to
from abyssal.keeper.nudges import Nudge, Nudges
from abyssal.keeper.workers import NoAnswer, Pool
from abyssal.store.port import Unavailable
from abyssal.store.thoughts_port import Answer, Thinker, Thinking, Thought

LEASE: Final = SILENCE
"""Seconds for which a question is ours after each heartbeat."""
TRIES: Final = 5
"""How often an answer is written to a store that is away, a heartbeat apart."""

logger = logging.getLogger(__name__)


class BotProgram:
    """Takes questions as it has free processes, and answers them."""

    def __init__(self, me: Thinker, store: Thinking, nudges: Nudges, pool: Pool) -> None:
        self.me = me
        self.store = store
        self.nudges = nudges
        self.pool = pool
        self.under_way: dict[str, asyncio.Task[None]] = {}
        """By the ids of their questions."""
        self.news = asyncio.Event()
        self.is_leaving = False
        nudges.heard.append(self.hear)

    def hear(self, nudge: Nudge) -> None:
        if nudge.about == "thought":
            self.news.set()

    def stop(self) -> None:
        """Take no more questions."""
        self.is_leaving = True
        self.news.set()

    async def work(self, drain: float) -> None:
        """Think until told to stop; what is under way then has `drain` seconds to end."""
        await self.store.think_on(self.me, (), LEASE)
        background = [asyncio.create_task(one) for one in (self.beat(), self.nudges.work())]
        try:
            while not self.is_leaving:
                self.news.clear()
                for task in background:
                    if task.done():
                        task.result()  # raises why
                await self.take()
                with suppress(TimeoutError):
                    async with asyncio.timeout(BEAT):
                        await self.news.wait()
            if self.under_way:
                await asyncio.wait(self.under_way.values(), timeout=drain)
        finally:
            for task in [*background, *self.under_way.values()]:
                task.cancel()
            with suppress(Unavailable):  # others notice by our silence then
                await self.store.stop_thinking(self.me.id)

    async def beat(self) -> None:
        """Show that we live, and keep what we think about, for ever."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.store.think_on(self.me, list(self.under_way), LEASE)
            except Unavailable:
                logger.warning("no-heartbeat")

    async def take(self) -> None:
        """Take as many questions as there are free processes."""
        free = self.pool.size - len(self.under_way)
        if free <= 0:
            return
        try:
            found = await self.store.take_thoughts(self.me, free, LEASE)
        except Unavailable:
            logger.warning("bot-queue-away")
            return
        for thought in found:
            self.under_way[thought.id] = asyncio.create_task(self.think(thought))

    async def think(self, thought: Thought) -> None:
        try:
            answer = Answer(thought.id, await self.action_for(thought))
            if await self.answered(answer):
                self.nudges.give(Nudge("answered", thought.asker))
        finally:
            del self.under_way[thought.id]
            self.news.set()

    async def action_for(self, thought: Thought) -> int | None:
        """What the bot chooses; None if it fails, as where it runs in the worker itself."""
        try:
            question = msgspec.json.decode(thought.question, type=Question)
            return await self.pool.run(thought.budget, answer_to, question)
        except (NoAnswer, msgspec.MsgspecError):
            return None

    async def answered(self, answer: Answer) -> bool:
        """Whether somebody gets the answer: not if it comes late, or the store stays away."""
        for _ in range(TRIES):
            with suppress(Unavailable):
                return await self.store.answer(self.me.id, answer)
            await asyncio.sleep(BEAT)
        return False
