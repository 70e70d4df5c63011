"""The servers that benchmarks measure: one process on SQLite or PostgreSQL, or several workers."""

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import NamedTuple

import psycopg

from abyssal.keeper.timeouts import Timeouts
from abyssal.server.serve import Serving, bound, serve_together, server_for
from abyssal.server.settings import Limits, Rate, Settings
from abyssal.store.address import address_of
from abyssal.testing.process import parents

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

TICKS = os.sysconf("SC_CLK_TCK")
MANY = 10**6
LIMITS = Limits(
    commands=Rate(1e9, 1e9),
    openings=Rate(1e9, 1e9),
    tables=MANY,
    sockets=MANY,
    sockets_an_address=MANY,
)
DURABLE = ("fsync=on", "full_page_writes=on", "max_connections=300", "listen_addresses=")
"""A PostgreSQL as a host would run it: what is committed is on disk."""
STARTING = 60.0


class Usage(NamedTuple):
    """What processes have used."""

    memory: float
    """Resident, in kB."""
    cpu: float
    store_cpu: float
    """Of PostgreSQL, in seconds as the other."""


class Served:
    """A server that runs."""

    def __init__(self, port: int, pid: int, database: str = "", store: int | None = None) -> None:
        """`store` is the process of PostgreSQL."""
        self.url = f"http://127.0.0.1:{port}"
        self.pid = pid
        self.database = database
        self.store = store

    def usage(self) -> Usage:
        """Of all its processes, now."""
        ours = tree(self.pid)
        store = [] if self.store is None else tree(self.store)
        return Usage(sum(map(memory_kb, ours)), sum(map(cpu, ours)), sum(map(cpu, store)))

    def workers(self, count: int) -> dict[str, str]:
        """Where each worker is reached by the others, once there are so many."""
        until = time.monotonic() + STARTING
        with psycopg.connect(self.database, autocommit=True) as connection:
            while True:
                rows = connection.execute("SELECT id, address FROM workers").fetchall()
                found: dict[str, str] = dict(rows)
                if len(found) == count:
                    return found
                assert time.monotonic() < until, found
                time.sleep(0.1)


def tree(root: int) -> list[int]:
    """A process and all that it has started, and they."""
    found, known = [root], parents()
    for one in found:
        found += [pid for pid, parent in known.items() if parent == one]
    return found


def memory_kb(pid: int) -> float:
    """Resident memory of a process."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return float(line.split()[1])
    return 0.0


def cpu(pid: int) -> float:
    """CPU seconds of a process."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def serve(pipe: Connection, folder: str, database: str, workers: int) -> None:
    """Run a server with no limits that a benchmark would meet, until it is told to stop."""
    where = address_of(database) if database else None
    serving = Serving(
        *("127.0.0.1", 0, Path(folder), "", False, False),
        timeouts=Timeouts(grace=1e9),
        database=where,
        workers=workers,
    )
    settings = Settings(limits=LIMITS)

    def started(port: int, others: str | None) -> None:
        pipe.send(port)

    if workers > 1:
        sockets = bound("127.0.0.1", 0)
        serve_together(
            serving, "bench", started, settings, sockets=sockets, logging=("text", "error")
        )
    else:
        server_for(serving, "bench", started, settings).run()


@contextmanager
def served(folder: Path, database: str = "", workers: int = 1) -> Iterator[Served]:
    """A server in processes of its own, on a file in a folder or on a database."""
    store = None
    if database:
        with psycopg.connect(database) as connection:
            store = parents()[connection.info.backend_pid]
    ours, theirs = get_context("spawn").Pipe()
    process = get_context("spawn").Process(
        target=serve, args=(theirs, str(folder), database, workers)
    )
    process.start()
    theirs.close()  # so that we notice if it fails to start
    try:
        assert process.pid is not None
        made = Served(ours.recv(), process.pid, database, store)
        if workers > 1:
            made.workers(workers)
        yield made
    finally:
        process.terminate()
        process.join(30)


@contextmanager
def postgresql(folder: Path) -> Iterator[str]:
    """A PostgreSQL with an empty database, whose address this is."""
    from live.postgresql import Cluster

    folder.chmod(0o755)
    cluster = Cluster(folder / "postgresql", DURABLE)
    cluster.make()
    cluster.start()
    cluster.execute("CREATE DATABASE bench")
    try:
        yield cluster.url("bench")
    finally:
        cluster.stop()
