"""A process pool with timeouts: a process that hangs or dies harms its own job only.

Python's own pool ends all its processes when one is killed. Here every process has a thread that
feeds it; jobs wait in one queue, and a job's time begins when its process has taken it.
"""

import asyncio
import os
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from typing import Any, Final, NamedTuple, Protocol, TypeVar

T = TypeVar("T")

STARTING: Final = 60.0
"""Seconds a process has to start on a busy machine."""
TAKING: Final = 10.0
"""Seconds a process has to accept a job: one that does not is killed, and another gets the job."""
MEMORY: Final = 2 << 30
"""Bytes a process may use, where the system can limit it."""
TRIES: Final = 2
"""A process that died may have been killed from outside: another one tries again."""
MOST: Final = 4


class Late(NamedTuple):
    """An argument of a job that is worked out when a process takes it."""

    value: Callable[[], Any]


def given(arguments: tuple[Any, ...]) -> tuple[Any, ...]:
    """The arguments of a job that is taken now."""
    return tuple(one.value() if isinstance(one, Late) else one for one in arguments)


class NoAnswer(Exception):
    """The job failed, took too long, or its process went away."""


class TooLong(NoAnswer):
    """The job did not end in its time."""


class Gone(NoAnswer):
    """The process died, or never took the job."""


class TooMany(NoAnswer):
    """More jobs wait than the pool takes."""


class Pool(Protocol):
    """Where jobs run that would hold up the event loop."""

    size: int
    """How many processes there are."""
    waiting: int
    """Jobs that are under way or wait."""

    async def run(self, limit: float, function: Callable[..., T], *arguments: Any) -> T:
        """What `function`, a module's own, returns within `limit` seconds, or NoAnswer.

        An argument may be `Late`."""

    async def aside(self, function: Callable[..., T], *arguments: Any) -> T:
        """What `function` returns or raises; for short work on what this process holds."""

    def close(self) -> None:
        """End what is under way."""


class InPlace:
    """No processes and no threads, as in a browser: jobs run at once, and hold up their page."""

    size = 0
    waiting = 0

    async def run(self, limit: float, function: Callable[..., T], *arguments: Any) -> T:
        try:
            return await self.aside(function, *given(arguments))
        except Exception as error:
            raise NoAnswer(str(error)) from error

    async def aside(self, function: Callable[..., T], *arguments: Any) -> T:
        await asyncio.sleep(0)  # messages that wait go out first
        return function(*arguments)

    def close(self) -> None:
        """Nothing is under way here."""


def sensible_count() -> int:
    """How many processes may work beside the server: one core is the server's own."""
    return max(1, min(MOST, (os.cpu_count() or 2) - 1))


class Workers:
    """The processes, started when there is work for them."""

    def __init__(self, processes: int, waiting: int = 10_000) -> None:
        self.size = processes
        self.most_waiting = waiting
        self.waiting = 0
        self.threads = ThreadPoolExecutor(processes, thread_name_prefix="worker")
        self.own = threading.local()
        self.processes: set[Worker] = set()
        self.closed = False

    async def run(self, limit: float, function: Callable[..., T], *arguments: Any) -> T:
        """What `function`, a module's own, returns in a process within `limit` seconds."""
        if self.closed:
            raise Gone("the pool is closed")
        if self.waiting >= self.most_waiting:
            raise TooMany(f"{self.waiting} jobs wait")
        future = self.threads.submit(self.ask, limit, function, arguments)
        self.waiting += 1
        try:
            return await asyncio.wrap_future(future)
        except asyncio.CancelledError:
            if self.closed:  # the pool was closed; the caller was not cancelled
                raise Gone("the pool is closed") from None
            raise
        finally:
            self.waiting -= 1

    async def aside(self, function: Callable[..., T], *arguments: Any) -> T:
        return await asyncio.to_thread(function, *arguments)

    def ask(self, limit: float, function: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
        """Put a job to the process of this thread."""
        for _ in range(TRIES):
            worker = self.worker()
            try:
                return worker.ask(limit, function, arguments)
            except Gone:
                self.end(worker)
            except TooLong:
                self.end(worker)
                raise
        raise Gone("its processes died")

    def worker(self) -> "Worker":
        """The process of this thread, started if there is none."""
        found: Worker | None = getattr(self.own, "worker", None)
        if found is None:
            if self.closed:
                raise Gone("the pool is closed")
            found = self.own.worker = Worker()
            self.processes.add(found)
            if self.closed:  # meanwhile, and nobody has seen this one
                found.process.kill()
        return found

    def end(self, worker: "Worker") -> None:
        self.own.worker = None
        self.processes.discard(worker)
        worker.end()

    def close(self) -> None:
        """End all processes, whatever they are doing."""
        self.closed = True
        for worker in list(self.processes):
            worker.process.kill()
        self.threads.shutdown(wait=False, cancel_futures=True)


class Worker:
    """One process and the pipe to it."""

    def __init__(self) -> None:
        spawning = get_context("spawn")
        self.pipe, theirs = spawning.Pipe()
        self.process = spawning.Process(target=work, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()
        self.ready = False

    def ask(self, limit: float, function: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
        if not self.ready:
            with self.watched(STARTING, Gone):
                self.pipe.recv()
            self.ready = True
        with self.watched(TAKING, Gone):
            self.pipe.send((function, given(arguments)))
            self.pipe.recv()
        with self.watched(limit, TooLong):
            value, failure = self.pipe.recv()
        if failure is not None:
            raise NoAnswer(failure)
        return value

    @contextmanager
    def watched(self, seconds: float, late: type[NoAnswer]) -> Iterator[None]:
        """Kill the process after a timeout: that unblocks the pipe we are waiting on."""
        rang = threading.Event()

        def kill() -> None:
            rang.set()
            self.process.kill()

        timer = threading.Timer(seconds, kill)
        timer.start()
        try:
            yield
        except (EOFError, OSError) as error:
            raise (late if rang.is_set() else Gone)("the process is gone") from error
        finally:
            timer.cancel()

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


# In the worker process


def work(pipe: Connection) -> None:
    """Do one job after another until the server hangs up."""
    end_with_the_server()
    limit_memory()
    with suppress(EOFError, OSError):
        pipe.send(None)
        while True:
            job = pipe.recv_bytes()
            pipe.send(None)
            pipe.send(outcome_of(job))


def outcome_of(job: bytes) -> tuple[Any, str | None]:
    """What a job returned, or what went wrong as text: an exception might not be picklable."""
    from multiprocessing.reduction import ForkingPickler

    try:
        function, arguments = ForkingPickler.loads(job)
        return function(*arguments), None
    except Exception as error:
        return None, f"{type(error).__name__}: {error}"


def end_with_the_server() -> None:
    """Exit when the server's process is gone, even if it was killed."""
    server = parent_process()
    assert server is not None

    def wait() -> None:
        server.join()
        os._exit(0)

    threading.Thread(target=wait, name="end-with-the-server", daemon=True).start()


def limit_memory() -> None:
    """Limit the memory of this process, so that a greedy job fails before the machine does."""
    try:
        import resource
    except ImportError:  # Windows knows no such limit
        return
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
