"""Real `abyssal bots` processes on a real database: they think, die in the middle, and stop."""

import asyncio
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from pathlib import Path

import psycopg
import pytest

from abyssal.cli import run as command_line
from abyssal.fleet.bot_queue import BotQueue
from abyssal.fleet.notify import Notify
from abyssal.keeper.bot_pool import answer_to
from abyssal.store.address import address_of
from abyssal.store.postgresql import PostgresStore
from abyssal.store.schema import metadata
from abyssal.testing.process import SERVE, Process, children_of
from fleet.test_bot_queue import asked
from live.postgresql import url_of
from live.wire import Guest

LONG = 60.0
SOON = 3.0
"""Seconds in which bots move, unless a person begins."""
HERE, ELSEWHERE = "abyssal_bot_thoughts_total", "abyssal_bot_thoughts_elsewhere_total"
HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"
BOTS = ("-P", "-c", "from abyssal.cli import main; main()", "bots", "--lang", "en")


class Program:
    """An `abyssal bots` process that has joined."""

    def __init__(self, database: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, *BOTS, "--database", database, "--processes", "1"],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        assert self.process.stdout is not None
        self.said = self.process.stdout.readline()

    def children(self) -> list[int]:
        """The processes that bots think in."""
        return children_of(self.process.pid)

    def ended(self) -> tuple[int, str]:
        """With which status it ends, and what else it said."""
        said, _ = self.process.communicate(timeout=LONG)
        return self.process.returncode, said


@pytest.fixture
def join(tmp_path: Path) -> Iterator[Callable[[], Program]]:
    """Starts programs on one database."""
    made: list[Program] = []

    own = as_thinker(url_of(tmp_path / "bots"))

    def start() -> Program:
        made.append(Program(own))
        return made[-1]

    yield start
    for one in made:
        with one.process:  # waits for its end
            one.process.kill()


def as_thinker(database: str) -> str:
    """The database for a role that may do what the page on hosting says, and no more."""
    [statements] = re.findall(r"```sql\n(.*?)```", HOSTING.read_text("utf-8"), re.DOTALL)
    with psycopg.connect(database, autocommit=True) as connection:
        for statement in statements.strip().split(";")[:-1]:
            with suppress(psycopg.errors.DuplicateObject, psycopg.errors.UniqueViolation):
                connection.execute(statement.encode())  # the server of the tests may have it
    return database.replace("postgres@", "thinker@", 1)


def asking(path: Path, work: Callable[[BotQueue, PostgresStore], Awaitable[None]]) -> None:
    """Do some work as a worker that asks."""

    async def run() -> None:
        where = address_of(url_of(path))
        store = PostgresStore(where, path)
        nudges = Notify(where, "asker")
        queue = BotQueue("asker", store, nudges, untaken=LONG, longest=LONG)
        tasks = [asyncio.create_task(one) for one in (queue.work(), nudges.work())]
        try:
            async with asyncio.timeout(LONG):
                await work(queue, store)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await store.close()

    asyncio.run(run())


def test_a_program_can_read_no_table(tmp_path: Path) -> None:
    with psycopg.connect(as_thinker(url_of(tmp_path / "bots")), autocommit=True) as connection:
        for table in set(metadata.tables) - {"thoughts", "thinkers"}:
            with pytest.raises(psycopg.errors.InsufficientPrivilege):
                connection.execute(f"SELECT * FROM {table}".encode())


def test_a_database_of_another_schema_is_refused_and_left_as_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = url_of(tmp_path / "bots")
    for version, said in (("0016", "older version"), ("9999", "newer version")):
        with psycopg.connect(database, autocommit=True) as connection:
            connection.execute("UPDATE alembic_version SET version_num = %s", (version,))
            assert command_line(["bots", "--database", database, "--lang", "en"]) == 2
            assert said in capsys.readouterr().err
            found = connection.execute("SELECT version_num FROM alembic_version").fetchone()
            assert found == (version,)


@pytest.mark.skipif(sys.platform != "linux", reason="it looks for children in /proc")
def test_a_program_that_is_killed_in_the_middle_leaves_its_question_to_another(
    tmp_path: Path, join: Callable[[], Program]
) -> None:
    _, question = asked()
    first, second = join(), join()  # they start beside each other
    assert "one process" in first.said
    os.kill(second.process.pid, signal.SIGSTOP)

    async def work(queue: BotQueue, store: PostgresStore) -> None:
        while not queue.processes:
            await asyncio.sleep(0.02)
        assert await queue.answer(question, LONG) == answer_to(question)
        children = first.children()
        for child in children:
            os.kill(child, signal.SIGSTOP)
        waiting = asyncio.create_task(queue.answer(question, LONG))
        taken = "SELECT taker FROM thoughts WHERE until > 0"
        while not await store.look_up(taken, ()):
            await asyncio.sleep(0.02)
        first.process.kill()
        for child in children:
            os.kill(child, signal.SIGKILL)
        await store.look_up("UPDATE thoughts SET until = 0 RETURNING 1", ())  # its lease is over
        os.kill(second.process.pid, signal.SIGCONT)
        assert await waiting == answer_to(question)
        assert queue.outcomes == {"answered": 2}
        second.process.terminate()
        assert await asyncio.to_thread(second.ended) == (0, "")
        names = await store.look_up("SELECT id FROM thinkers", ())
        assert len(names) == 1, "who stops says so; of who was killed the heartbeat is missed"

    asking(tmp_path / "bots", work)


@pytest.mark.long
def test_a_server_without_processes_of_its_own_plays_on_whoever_dies(
    tmp_path: Path, join: Callable[[], Program]
) -> None:
    """With a program, without any, and with one again."""
    program = join()
    database = url_of(tmp_path / "bots")
    own = ("--bot-processes", "0", "--log-level", "error")
    server = Process(tmp_path, program=(*SERVE, "--database", database, *own))
    guest = Guest(server.url, "Ada")

    def answered(where: str) -> float:
        line = f'{where}{{outcome="answered"'
        page = guest.get("/metrics").text
        return sum(float(one.split()[-1]) for one in page.splitlines() if one.startswith(line))

    def until_answered(where: str) -> None:
        """Until three more decisions were made there; bots move till a person must."""
        goal, late = answered(where) + 3, time.monotonic() + LONG
        while answered(where) < goal:
            assert time.monotonic() < late, guest.get("/metrics").text
            places = [{"kind": "me"}, *[{"kind": "bot", "bot": "greedy"}] * 4]
            body = {"game": "into-the-blue", "name": "Ada", "places": places, "start": True}
            table = guest.post("/api/tables", body).json()["table"]
            with guest.socket(table):
                enough = time.monotonic() + SOON
                while answered(where) < goal and time.monotonic() < enough:
                    time.sleep(0.05)
            guest.post(f"/api/tables/{table}/leave", {})

    try:
        until_answered(ELSEWHERE)
        program.process.kill()
        until_answered(HERE)
        join()
        until_answered(ELSEWHERE)
    finally:
        guest.http.close()
        server.stop()
