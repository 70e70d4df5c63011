"""Bots think in processes that never hold a true position; one that hangs harms its own table."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import pytest

from abyssal.bots import ANY_GAME, bot, bots
from abyssal.bots.levels import NAMES
from abyssal.core.game import Game, Position
from abyssal.games import game, games
from abyssal.keeper import bot_pool, workers
from abyssal.keeper.bot_pool import (
    BotPool,
    Question,
    Thought,
    answer_to,
    imagined_by,
    position_for,
    question_for,
    thought_about,
)
from abyssal.keeper.host import Host, Wanted
from abyssal.keeper.timeouts import Timeouts
from abyssal.keeper.workers import (
    Gone,
    InPlace,
    Late,
    NoAnswer,
    TooLong,
    TooMany,
    Workers,
    sensible_count,
)
from abyssal.table.places import Place
from abyssal.table.table import Table
from live.pure import Sitting
from live.stores import store_at
from table import jobs

LONG = 120.0
"""Seconds: never a reason for a red test on a busy machine."""
T = TypeVar("T")


def with_workers(work: Callable[..., Awaitable[T]], processes: int = 1, **more: Any) -> T:
    """Do some work with a pool of processes."""

    async def run() -> T:
        pool = Workers(processes, **more)
        try:
            async with asyncio.timeout(LONG):
                return await work(pool)
        finally:
            pool.close()

    return asyncio.run(run())


# The processes


def test_jobs_are_done_and_a_failing_one_is_told_and_harms_nobody() -> None:
    async def work(pool: Workers) -> list[int]:
        assert await pool.run(LONG, jobs.double, 21) == 42
        with pytest.raises(NoAnswer, match="ValueError: no such thing"):
            await pool.run(LONG, jobs.fail)
        return await asyncio.gather(*(pool.run(LONG, jobs.double, n) for n in range(20)))

    assert with_workers(work) == [2 * n for n in range(20)]


def test_a_job_that_takes_too_long_is_ended_and_those_behind_it_lose_nothing() -> None:
    async def work(pool: Workers) -> list[int]:
        slow = asyncio.create_task(pool.run(0.2, jobs.wait, 3600))
        jobs_behind = [asyncio.create_task(pool.run(LONG, jobs.double, n)) for n in range(5)]
        with pytest.raises(TooLong):
            await slow
        return await asyncio.gather(*jobs_behind)

    assert with_workers(work) == [0, 2, 4, 6, 8]


def test_a_jobs_time_does_not_run_while_it_waits_in_the_queue() -> None:
    """Ten jobs of 0.5 s in one process: the last waits 4.5 s, and has 4 s from when it starts."""

    async def work(pool: Workers) -> list[str]:
        return await asyncio.gather(*(pool.run(4.0, jobs.wait, 0.5) for _ in range(10)))

    assert with_workers(work) == ["awake"] * 10


def test_a_job_whose_process_was_killed_is_done_by_another() -> None:
    async def work(pool: Workers) -> bool:
        before = await pool.run(LONG, jobs.process)
        waiting = asyncio.create_task(pool.run(LONG, jobs.wait, 0.5))
        await asyncio.sleep(0.2)
        os.kill(before, signal.SIGKILL)
        assert await waiting == "awake"
        with pytest.raises(Gone):
            await pool.run(LONG, jobs.die)
        return before != await pool.run(LONG, jobs.process)

    assert with_workers(work)


def test_a_stopped_process_is_replaced_and_its_job_done(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "TAKING", 0.5)

    async def work(pool: Workers) -> str:
        stopped = await pool.run(LONG, jobs.process)
        os.kill(stopped, signal.SIGSTOP)
        assert await pool.run(LONG, jobs.double, 1) == 2
        large = "x" * 10_000_000  # more than a pipe holds
        os.kill(await pool.run(LONG, jobs.process), signal.SIGSTOP)
        return await pool.run(LONG, jobs.double_text, large)

    assert len(with_workers(work)) == 20_000_000


@pytest.mark.skipif(sys.platform != "linux", reason="the limit on memory is the system's")
def test_a_job_that_eats_memory_fails_alone() -> None:
    async def work(pool: Workers) -> int:
        with pytest.raises(NoAnswer, match="MemoryError"):
            await pool.run(LONG, jobs.hog)
        return await pool.run(LONG, jobs.double, 1)

    assert with_workers(work) == 2


def test_only_so_many_jobs_wait() -> None:
    async def work(pool: Workers) -> int:
        first = [asyncio.create_task(pool.run(LONG, jobs.wait, 0.1)) for _ in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(TooMany):
            await pool.run(LONG, jobs.double, 1)
        await asyncio.gather(*first)
        return await pool.run(LONG, jobs.double, 1)

    assert with_workers(work, waiting=3) == 2


def test_a_closed_pool_gives_no_answer_instead_of_cancelling_who_waits() -> None:
    async def work(pool: Workers) -> list[str | BaseException]:
        waiting = [asyncio.create_task(pool.run(LONG, jobs.wait, 3600)) for _ in range(3)]
        await asyncio.sleep(0.1)
        pool.close()
        return await asyncio.gather(*waiting, return_exceptions=True)

    assert [type(outcome) for outcome in with_workers(work)] == [Gone] * 3


def test_one_core_is_the_servers_own(monkeypatch: pytest.MonkeyPatch) -> None:
    counts = []
    for cores in (None, 1, 2, 4, 64):
        monkeypatch.setattr(os, "cpu_count", lambda cores=cores: cores)
        counts.append(sensible_count())
    assert counts == [1, 1, 1, 3, 4]


THINKING = """
import asyncio, time
from abyssal.keeper.workers import Workers
import os

if __name__ == "__main__":
    pool = Workers(1)  # held: a pool that nobody holds hangs up on its processes
    print(asyncio.run(pool.run(60, os.getpid)), flush=True)
    time.sleep(60)
"""


def test_no_process_outlives_a_server_that_is_killed(tmp_path: Path) -> None:
    program = tmp_path / "thinking.py"
    program.write_text(THINKING, "utf-8")
    with subprocess.Popen([sys.executable, program], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        process = int(server.stdout.readline())
        assert is_running(process)
        server.kill()
    until = time.monotonic() + LONG
    while is_running(process):
        assert time.monotonic() < until
        time.sleep(0.05)


def is_running(process: int) -> bool:
    state = subprocess.run(
        ["ps", "-o", "stat=", "-p", str(process)], capture_output=True, text=True
    )
    return bool(state.stdout.strip()) and not state.stdout.startswith("Z")


# The bots


class Looker:
    """A bot that looks at its view and at what it imagines."""

    blind = False
    imagines = True

    def __init__(self, game: str, seed: int) -> None:
        self.game = game

    def choose(
        self, view: dict[str, Any], legal: Sequence[int], imagine: Callable[[int], Position]
    ) -> int:
        positions = [imagine(number) for number in range(20)]
        assert all(position.view(view["viewer"]) == view for position in positions)
        assert len({position.hash() for position in positions}) > 1
        return legal[-1]


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> tuple[Table, int]:
    """A table at which a bot that looks ahead is asked, and its seat."""
    monkeypatch.setitem(ANY_GAME, "looker", Looker)
    places = [Place("person", "Ada"), Place("bot", "", "looker"), Place("bot", "", "looker")]
    sitting = Sitting("in-too-deep", places=places).start()
    while sitting.asked() == 0:
        sitting.play_first(0)
    return sitting.table, sitting.asked()


def test_a_bot_is_asked_with_an_imagined_position_only_and_imagines_from_there(
    asked: tuple[Table, int],
) -> None:
    table, seat = asked
    true = table.playing()
    question = question_for(table, seat)._replace(imagined=imagined_by(seat, true))
    assert question.imagined is not None
    position = table.game.load(question.imagined)
    assert position.hash() != true.hash()
    assert position.view(seat) == true.view(seat)
    assert position.imagine(seat, 5).hash() == true.imagine(seat, 5).hash()
    assert answer_to(question) == table.questions[seat][1][-1]


def test_the_position_to_imagine_from_is_a_copy(asked: tuple[Table, int]) -> None:
    table, seat = asked
    position = position_for(table, seat)
    assert position is not None
    assert position is not table.playing()
    assert position.hash() == table.playing().hash()


@pytest.mark.parametrize(
    ("title", "name"), [(t, n) for t in games() for n in bots(t) if n not in NAMES]
)
def test_nothing_is_imagined_for_bots_that_do_not_ask(
    title: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not bot(name, game(title), 1).imagines
    table = Sitting(title).start().table
    table.places = [Place("bot", "", name)] * table.seats
    monkeypatch.setattr(bot_pool, "imagined_by", None)
    assert position_for(table, table.asked()[0]) is None
    assert question_for(table, table.asked()[0]).imagined is None


class Watched(Looker):
    """A bot that searches until it is told to stop, and says how that was."""

    seconds: float | None = None
    is_cut = False

    def __init__(self, game: str, seed: int) -> None:
        self.stop: Callable[[], bool] = bool

    def choose(
        self, view: dict[str, Any], legal: Sequence[int], imagine: Callable[[int], Position]
    ) -> int:
        while not self.stop():
            time.sleep(0.001)
        self.is_cut = True
        return legal[0]


def test_a_bot_that_searches_is_stopped_in_its_time(
    asked: tuple[Table, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(ANY_GAME, "watched", Watched)
    table, seat = asked
    question = question_for(table, seat)._replace(bot="watched", seconds=0.05)
    begun = time.monotonic()
    assert thought_about(question) == Thought(question.legal[0], is_cut=True)
    assert time.monotonic() - begun >= 0.05
    monkeypatch.setattr(Watched, "seconds", 0.001)
    assert thought_about(question._replace(seconds=LONG)).is_cut


class Busy(InPlace):
    """A pool of so many processes in which so many questions wait."""

    def __init__(self, size: int, waiting: int) -> None:
        self.size = size
        self.waiting = waiting


@pytest.mark.parametrize(
    ("processes", "waiting", "since", "seconds"),
    [
        (1, 0, 0.0, 1.0),
        (1, 1, 0.0, 1.0),
        (1, 1, 60.0, 1.0),  # its process had to be started, and nobody else waits
        (1, 2, 0.0, 0.5),
        (4, 4, 0.0, 1.0),
        (4, 8, 0.0, 0.5),
        (1, 2, 0.8, 0.1),
        (1, 40, 0.0, 0.025),
        (1, 200, 0.0, 0.0),
        (1, 2, 1.0, 0.0),
    ],
)
def test_the_more_questions_wait_and_the_longer_the_less_time_each_gets(
    processes: int, waiting: int, since: float, seconds: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_pool, "monotonic", lambda: 1000.0 + since)
    pool = BotPool(Busy(processes, waiting), LONG)
    assert pool.seconds(1000.0, waiting) == pytest.approx(seconds)


def test_a_question_gets_its_time_when_its_turn_has_come(asked: tuple[Table, int]) -> None:
    """Those that were asked first would otherwise leave nothing to the rest."""
    table, seat = asked
    pool = BotPool(Busy(1, 1), LONG)
    late = pool.when_taken(question_for(table, seat), time.monotonic())
    assert late.value().seconds == 1.0
    pool.workers.waiting = 200
    assert late.value().seconds == 0.0


def test_whoever_waits_is_told_when_the_pool_is_closed() -> None:
    async def run(pool: Workers) -> list[Any]:
        jobs = [asyncio.create_task(pool.run(LONG, time.sleep, LONG)) for _ in range(3)]
        await asyncio.sleep(0)
        pool.close()  # the process is only starting
        return list(await asyncio.gather(*jobs, return_exceptions=True))

    assert [type(found) for found in with_workers(run)] == [Gone] * 3


def test_an_argument_may_be_worked_out_when_a_process_takes_the_job() -> None:
    known = [1]

    async def run(pool: Workers) -> int:
        job = asyncio.create_task(pool.run(LONG, abs, Late(lambda: known[0])))
        await asyncio.sleep(0)
        known[0] = -7  # its process is only starting
        found: int = await job
        return found

    assert with_workers(run) == 7


def test_thoughts_that_were_cut_short_are_counted(
    asked: tuple[Table, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    table, seat = asked
    pool = BotPool(InPlace(), LONG)
    monkeypatch.setattr(
        bot_pool, "thought_about", lambda question: Thought(question.legal[0], True)
    )
    choice_of(pool, table, seat)
    assert pool.thoughts == {"cut": 1}


def choice_of(pool: BotPool, table: Table, seat: int) -> tuple[Question, int]:
    async def ask() -> tuple[Question, int]:
        try:
            question = question_for(table, seat)
            return question, await pool.choose(table.game, question, position_for(table, seat))
        finally:
            pool.close()

    return asyncio.run(ask())


def greedy_table() -> tuple[Table, int]:
    table = Sitting("into-the-blue", places=[Place("person", "Ada"), Place("bot", "", "greedy")])
    seat = table.start().table.asked()[0]
    table.table.places[seat] = Place("bot", "", "greedy")
    return table.table, seat


@pytest.mark.parametrize("reason", [TooLong, Gone, NoAnswer])
def test_a_bot_without_an_answer_plays_the_first_legal_action(
    reason: type[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run(self: Workers, limit: float, *job: object) -> None:
        raise reason("it hangs")

    monkeypatch.setattr(Workers, "run", run)
    table, seat = greedy_table()
    _, choice = choice_of(BotPool(Workers(1), budget=LONG), table, seat)
    assert choice == table.questions[seat][1][0]


def test_a_process_that_does_not_know_the_bot_harms_nobody(asked: tuple[Table, int]) -> None:
    table, seat = asked
    _, choice = choice_of(BotPool(Workers(1), budget=LONG), table, seat)
    assert choice == table.questions[seat][1][0]


def test_a_bot_of_ours_thinks_in_a_process_of_its_own() -> None:
    table, seat = greedy_table()
    question, choice = choice_of(BotPool(Workers(1), budget=LONG), table, seat)
    assert question.view
    assert choice == answer_to(question)


def test_in_a_sealed_decision_all_bots_think_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinking, most = 0, 0

    async def choose(pool: BotPool, game: Game, question: Question, position: Any) -> int:
        nonlocal thinking, most
        thinking += 1
        most = max(most, thinking)
        await asyncio.sleep(0.01)
        thinking -= 1
        return question.legal[0]

    async def run() -> list[int]:
        host = Host(store_at(tmp_path / "store"), Timeouts(pause=0))
        try:
            places = [Place("person", "Ada"), *[Place("bot", "", "greedy")] * 2]
            id, _ = await host.open(Wanted("key-largo", places, start=True), "s", [0])
            live = await host.live(id)
            host.schedule(live)
            async with asyncio.timeout(LONG):
                while live.thinking is not None or live.table.asked() != [0]:
                    await asyncio.sleep(0.01)
            return live.table.asked()
        finally:
            await host.close()

    monkeypatch.setattr(BotPool, "choose", choose)
    assert asyncio.run(run()) == [0]
    assert most == 2


def test_tables_go_on_when_a_bots_process_hangs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Twenty tables of bots alone; the process they think in is stopped in the midst of it."""
    stopped: set[int] = set()

    def working(pool: Workers) -> set[int]:
        found = [worker.process.pid for worker in pool.processes]
        return {process for process in found if process is not None}

    async def run() -> None:
        host = Host(store_at(tmp_path / "store"), Timeouts(pause=0, budget=5.0))
        try:
            places = [Place("person", "Ada"), Place("bot", "", "greedy")]
            tables = [
                (await host.open(Wanted("into-the-blue", places, start=True), "s", [0]))[0]
                for _ in range(20)
            ]
            lives = [await host.live(id) for id in tables]
            for live in lives:
                live.table.places[0] = Place("bot", "", "greedy")
                host.schedule(live)
            async with asyncio.timeout(LONG):
                while any(live.loaded is None or live.table.number < 6 for live in lives):
                    await asyncio.sleep(0.05)
                pool = host.bots.workers
                assert isinstance(pool, Workers)
                stopped.update(working(pool))
                with monkeypatch.context() as patch:
                    # Only with these: on a busy machine others may be slow to take a job.
                    patch.setattr(workers, "TAKING", 1.0)
                    for process in stopped:
                        os.kill(process, signal.SIGSTOP)
                    while stopped & working(pool):
                        await asyncio.sleep(0.05)
                before = [live.loaded.number if live.loaded else 0 for live in lives]
                while not all(
                    live.loaded is not None
                    and (live.loaded.number > number + 3 or live.loaded.is_done())
                    for live, number in zip(lives, before, strict=True)
                ):
                    await asyncio.sleep(0.05)
        finally:
            await host.close()

    asyncio.run(run())
    assert stopped
