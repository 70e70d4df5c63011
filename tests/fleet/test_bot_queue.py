"""A queue of bots' questions: who asks, who thinks, and what happens when somebody dies."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from abyssal.bots import bots
from abyssal.fleet import bot_queue, thinking
from abyssal.fleet.bot_queue import BotQueue, code_version
from abyssal.fleet.thinking import BotProgram
from abyssal.games import games
from abyssal.keeper.bot_pool import (
    BotPool,
    Question,
    Untaken,
    answer_to,
    imagined_by,
    question_for,
)
from abyssal.keeper.nudges import Nudge
from abyssal.keeper.workers import InPlace, NoAnswer
from abyssal.store.port import unavailable
from abyssal.store.postgresql import PostgresStore
from abyssal.store.thoughts_port import Answer, Thinker, Thought
from abyssal.table.places import Place
from abyssal.table.table import Table
from live.pure import Sitting
from live.stores import store_at

LONG = 60.0
"""Seconds: never a reason for a red test on a busy machine."""


def asked(title: str = "into-the-blue", name: str = "greedy") -> tuple[Table, Question]:
    """A table, and the question to a bot at it."""
    table = Sitting(title).start().table
    seat = table.asked()[0]
    table.places[seat] = Place("bot", "", name)
    return table, question_for(table, seat)


@pytest.mark.parametrize(("title", "name"), [(t, n) for t in games() for n in bots(t)])
def test_a_question_is_the_same_after_its_way_through_the_queue(title: str, name: str) -> None:
    table, question = asked(title, name)
    document = imagined_by(question.seat, table.playing())
    question = question._replace(imagined=document, seconds=LONG)  # else a search may be cut
    carried = msgspec.json.decode(msgspec.json.encode(question), type=Question)
    assert carried == question
    assert answer_to(carried) == answer_to(question)


# The store


def using(path: Path, work: Callable[[PostgresStore], Awaitable[None]]) -> None:
    async def run() -> None:
        store = store_at(path, "postgresql")
        assert isinstance(store, PostgresStore)
        try:
            async with asyncio.timeout(LONG):
                await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def thought(id: str, version: str = "v") -> Thought:
    return Thought(id, "asker", version, question="{}", budget=3.0)


A, B = Thinker("a", "v", 2), Thinker("b", "v", 1)


def test_each_question_is_taken_once_and_the_oldest_first(tmp_path: Path) -> None:
    async def work(store: PostgresStore) -> None:
        for number in range(8):
            await store.ask(thought(str(number)))
        assert [one.id for one in await store.take_thoughts(A, 2, LONG)] == ["0", "1"]
        taken = await asyncio.gather(*(store.take_thoughts(B, 2, LONG) for _ in range(5)))
        assert sorted(one.id for some in taken for one in some) == list("234567")
        assert await store.thoughts_waiting() == 8
        assert await store.answer("a", Answer("0", 7))
        assert not await store.answer("a", Answer("0", 8)), "it has an answer"
        assert not await store.answer("a", Answer("2", 7)), "it is another's"
        assert await store.answer("a", Answer("1", None))
        assert await store.thoughts_waiting() == 6
        assert sorted(await store.take_answers("asker")) == [Answer("0", 7), Answer("1", None)]
        assert await store.take_answers("asker") == []
        assert not await store.withdraw("2"), "somebody thinks about it"
        await store.drop_thoughts(["2", "3", "unknown"])
        assert not await store.answer("b", Answer("2", 7)), "nobody waits for it"
        await store.drop_thoughts_of("asker")
        assert await store.look_up("SELECT * FROM thoughts", ()) == []

    using(tmp_path / "queue", work)


def test_a_program_of_another_version_takes_nothing(tmp_path: Path) -> None:
    async def work(store: PostgresStore) -> None:
        await store.ask(thought("1", "older"))
        await store.think_on(A, (), LONG)
        assert await store.take_thoughts(A, 5, LONG) == []
        assert await store.thinking_processes("older", LONG) == 0
        assert await store.thinking_processes("v", LONG) == 2
        assert await store.withdraw("1")

    using(tmp_path / "queue", work)


def test_a_question_is_taken_from_who_is_silent_and_a_late_answer_ignored(tmp_path: Path) -> None:
    async def work(store: PostgresStore) -> None:
        await store.ask(thought("1"))
        assert len(await store.take_thoughts(A, 1, LONG)) == 1
        await store.think_on(A, ["1"], -1)  # its lease is over
        assert [one.id for one in await store.take_thoughts(B, 1, LONG)] == ["1"]
        await store.think_on(A, ["1"], -1)
        assert not await store.answer("a", Answer("1", 7))
        assert await store.answer("b", Answer("1", 9))
        assert await store.take_answers("asker") == [Answer("1", 9)]

    using(tmp_path / "queue", work)


def test_who_stops_gives_back_and_who_was_never_heard_of_is_struck_off(tmp_path: Path) -> None:
    async def work(store: PostgresStore) -> None:
        await store.think_on(A, (), LONG)
        await store.ask(thought("1"))
        await store.take_thoughts(A, 1, LONG)
        await store.stop_thinking("a")
        assert await store.thinking_processes("v", LONG) == 0
        assert len(await store.take_thoughts(B, 1, LONG)) == 1
        await store.think_on(A, (), LONG)
        await store.look_up("UPDATE thinkers SET seen = seen - 100 RETURNING 1", ())
        assert await store.thinking_processes("v", LONG) == 0
        await store.think_on(B, (), LONG)
        assert await store.look_up("SELECT id FROM thinkers", ()) == [("b",)]
        await store.look_up("UPDATE thoughts SET asked = asked - 1000, until = 0 RETURNING 1", ())
        assert await store.take_thoughts(A, 1, LONG) == [], "nobody waits for it any more"
        await store.drop_old_thoughts()
        assert await store.thoughts_waiting() == 0

    using(tmp_path / "queue", work)


# The queue and the programs


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Heartbeats, and looks at the queue, in quick succession."""
    for module in (bot_queue, thinking):
        monkeypatch.setattr(module, "BEAT", 0.05)


class Wire:
    """Nudges to everybody who listens, at once; or, if it is cut, to nobody."""

    def __init__(self, cut: bool = False) -> None:
        self.heard: list[Callable[[Nudge], None]] = []
        self.again: Callable[[], None] = lambda: None
        self.cut = cut

    def give(self, nudge: Nudge) -> None:
        for call in [] if self.cut else self.heard:
            call(nudge)

    async def work(self) -> None:
        await asyncio.Event().wait()


class Stuck(InPlace):
    """Processes that never answer."""

    size = 1

    async def run(self, limit: float, function: Callable[..., Any], *arguments: Any) -> Any:
        await asyncio.Event().wait()


class Failing(InPlace):
    size = 1

    async def run(self, limit: float, function: Callable[..., Any], *arguments: Any) -> Any:
        raise NoAnswer("it fails")


class Quick(InPlace):
    size = 1


class Gated(Quick):
    """Processes that answer once they are let."""

    def __init__(self) -> None:
        self.opened = asyncio.Event()

    async def run(self, limit: float, function: Callable[..., Any], *arguments: Any) -> Any:
        await self.opened.wait()
        return await super().run(limit, function, *arguments)


class Scene:
    """A worker's queue, and programs that think, over one store."""

    def __init__(self, store: PostgresStore, **queue: float) -> None:
        self.store = store
        self.wire = Wire()
        self.queue = BotQueue("asker", store, self.wire, **queue)
        self.tasks = [asyncio.create_task(self.queue.work())]

    def join(
        self, name: str, pool: InPlace, version: str = "", drain: float = 0.1
    ) -> tuple[BotProgram, Any]:
        me = Thinker(name, version or code_version(), 1)
        program = BotProgram(me, self.store, self.wire, pool)
        running = asyncio.create_task(program.work(drain))
        self.tasks.append(running)
        return program, running

    async def ready(self, processes: int) -> None:
        while self.queue.processes != processes:
            self.queue.news.set()
            await asyncio.sleep(0.01)

    async def taken_by(self, name: str) -> None:
        while (name,) not in await self.store.look_up("SELECT taker FROM thoughts", ()):
            await asyncio.sleep(0.01)

    async def end(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def playing(path: Path, work: Callable[[Scene], Awaitable[None]], **queue: float) -> None:
    async def run(store: PostgresStore) -> None:
        scene = Scene(store, **queue)
        try:
            await work(scene)
        finally:
            await scene.end()

    using(path, run)


def test_a_program_answers_as_the_worker_would_and_nothing_stays(tmp_path: Path) -> None:
    async def work(scene: Scene) -> None:
        _, question = asked()
        scene.join("a", Quick())
        await scene.ready(1)
        answers = await asyncio.gather(*(scene.queue.answer(question, 3.0) for _ in range(5)))
        assert answers == [answer_to(question)] * 5
        assert scene.queue.outcomes == {"answered": 5}
        assert await scene.queue.length() == 0
        assert await scene.store.look_up("SELECT * FROM thoughts", ()) == []

    playing(tmp_path / "queue", work, untaken=LONG)


def test_a_bot_that_fails_elsewhere_has_failed(tmp_path: Path) -> None:
    async def work(scene: Scene) -> None:
        table, question = asked()
        scene.join("a", Failing())
        await scene.ready(1)
        with pytest.raises(NoAnswer):
            await scene.queue.answer(question, 3.0)
        pool = BotPool(Quick(), 3.0)
        pool.here, pool.elsewhere = 0, scene.queue
        assert await pool.choose(table.game, question, None) == question.legal[0]
        assert pool.thoughts == {"failed": 1}

    playing(tmp_path / "queue", work, untaken=LONG)


def test_what_nobody_takes_is_thought_here(tmp_path: Path) -> None:
    async def work(scene: Scene) -> None:
        table, question = asked()
        scene.join("old", Quick(), version="older")
        scene.queue.processes = 1  # as if somebody had joined and is gone
        with pytest.raises(Untaken):
            await scene.queue.answer(question, 3.0)
        assert await scene.queue.length() == 0
        pool = BotPool(Quick(), 3.0)
        pool.here, pool.elsewhere = 0, scene.queue
        scene.queue.processes = 1
        assert await pool.choose(table.game, question, None) == answer_to(question)
        assert pool.thoughts == {"answered": 1}
        assert scene.queue.outcomes == {"untaken": 2}

    playing(tmp_path / "queue", work, untaken=0.02)


def test_who_thinks_for_ever_is_not_waited_for(tmp_path: Path) -> None:
    async def work(scene: Scene) -> None:
        _, question = asked()
        scene.join("stuck", Stuck())
        await scene.ready(1)
        with pytest.raises(Untaken):
            await scene.queue.answer(question, 3.0)
        await scene.queue.fetch()
        assert await scene.queue.length() == 0

    playing(tmp_path / "queue", work, untaken=0.05, longest=0.5)


def test_who_stops_answers_what_is_under_way_and_takes_no_more(tmp_path: Path) -> None:
    async def work(scene: Scene) -> None:
        _, question = asked()
        gated = Gated()
        program, running = scene.join("a", gated, drain=LONG)
        await scene.ready(1)
        first = asyncio.create_task(scene.queue.answer(question, 3.0))
        await scene.taken_by("a")
        program.stop()
        second = asyncio.create_task(scene.queue.answer(question, 3.0))
        while await scene.queue.length() < 2:
            await asyncio.sleep(0.01)
        gated.opened.set()
        assert await first == answer_to(question)
        await running
        assert await scene.store.look_up("SELECT taker FROM thoughts", ()) == [(None,)]
        assert not second.done()
        second.cancel()

    playing(tmp_path / "queue", work, untaken=LONG)


def test_who_stops_leaves_what_is_under_way_to_others(tmp_path: Path) -> None:
    async def work(scene: Scene) -> None:
        _, question = asked()
        stuck, running = scene.join("stuck", Stuck())
        await scene.ready(1)
        waiting = asyncio.create_task(scene.queue.answer(question, 3.0))
        await scene.taken_by("stuck")
        stuck.stop()
        await running
        scene.join("other", Quick())
        assert await waiting == answer_to(question)

    playing(tmp_path / "queue", work, untaken=LONG, longest=LONG)


@pytest.mark.usefixtures("hurried")
def test_lost_nudges_delay_and_lose_nothing(tmp_path: Path) -> None:
    async def work(scene: Scene) -> None:
        _, question = asked()
        scene.wire.cut = True
        scene.join("a", Quick())
        await scene.ready(1)
        assert await scene.queue.answer(question, 3.0) == answer_to(question)

    playing(tmp_path / "queue", work, untaken=LONG)


def test_a_question_that_nobody_waits_for_leaves_the_store(tmp_path: Path) -> None:
    async def work(scene: Scene) -> None:
        _, question = asked()
        waiting = asyncio.create_task(scene.queue.answer(question, 3.0))
        while not await scene.queue.length():
            await asyncio.sleep(0.01)
        waiting.cancel()
        await asyncio.wait([waiting])
        await scene.queue.fetch()
        assert await scene.queue.length() == 0
        assert scene.queue.outcomes == {}

    playing(tmp_path / "queue", work, untaken=LONG)


@pytest.mark.parametrize("fault", [unavailable(), RuntimeError("something else")])
def test_whatever_is_wrong_with_the_queue_the_worker_thinks(fault: Exception) -> None:
    class Away:
        def __getattr__(self, name: str) -> Any:
            raise fault

    async def work() -> None:
        queue = BotQueue("asker", Away(), Wire())
        queue.processes = 1
        working = asyncio.create_task(queue.work())
        while queue.processes:
            await asyncio.sleep(0.01)
        assert not working.done()
        working.cancel()
        queue.processes = 1
        pool = BotPool(Quick(), 3.0)
        pool.here, pool.elsewhere = 0, queue
        table, question = asked()
        assert await pool.choose(table.game, question, None) == answer_to(question)

    asyncio.run(work())


def test_who_is_ended_at_the_moment_of_some_news_ends() -> None:
    class Nothing:
        def __getattr__(self, name: str) -> Any:
            async def none(*_: object) -> list[Any]:
                return []

            return none

    async def work() -> None:
        queue = BotQueue("asker", Nothing(), Wire())
        program = BotProgram(Thinker("a", "", 1), Nothing(), Wire(), Quick())
        for news, running in ((queue.news, queue.work()), (program.news, program.work(0.0))):
            task = asyncio.create_task(running)
            for _ in range(10):
                await asyncio.sleep(0)  # until it waits for news
            news.set()
            task.cancel()
            ended, _ = await asyncio.wait([task], timeout=LONG)
            assert ended

    asyncio.run(work())


def test_a_worker_thinks_by_itself_while_it_can_and_joins_the_shorter_line() -> None:
    class There:
        processes, waiting = 4, 0

    class Here(Quick):
        size = 2

    pool, there = BotPool(Here(), 3.0), There()

    def goes(busy: int, waiting: int, processes: int = 4) -> bool:
        pool.workers.waiting, there.waiting, there.processes = busy, waiting, processes
        return pool.is_shorter(there)  # type: ignore[arg-type]

    assert not goes(busy=1, waiting=0)
    assert goes(busy=2, waiting=0)
    assert goes(busy=2, waiting=4)
    assert not goes(busy=2, waiting=5)
    assert not goes(busy=9, waiting=0, processes=0)
    pool.here = 0
    assert goes(busy=0, waiting=99)
    assert not goes(busy=0, waiting=0, processes=0)
