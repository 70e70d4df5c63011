"""The PostgreSQL server of a test run: started by the first test that needs it."""

import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

FOLDER = "ABYSSAL_TEST_POSTGRESQL"


def is_worker(config: pytest.Config) -> bool:
    return hasattr(config, "workerinput")


def pytest_configure(config: pytest.Config) -> None:
    if not is_worker(config):
        # Not pytest's own folder: the name of a socket in it would be too long.
        name = f"abyssal-postgresql-{os.getpid()}"
        os.environ[FOLDER] = str(Path(tempfile.gettempdir()) / name)


def pytest_unconfigure(config: pytest.Config) -> None:
    folder = None if is_worker(config) else os.environ.pop(FOLDER, None)
    if folder is not None and Path(folder).exists():
        from live.postgresql import end

        end(Path(folder))


@pytest.fixture(scope="module", autouse=True)
def databases_of_a_module() -> Iterator[None]:
    """Drop the databases of a module's tests when all of them are done."""
    yield
    if "live.postgresql" in sys.modules:
        sys.modules["live.postgresql"].drop_all()
