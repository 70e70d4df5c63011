"""The command in this process: what it printed, and how it ended."""

import io
import sys
from collections.abc import Callable
from typing import NamedTuple

import pytest

from abyssal.cli import run


class Ran(NamedTuple):
    status: int
    out: str
    err: str


@pytest.fixture
def abyssal(capsys, monkeypatch, tmp_path) -> Callable[..., Ran]:
    """Run the command with these arguments, these typed lines and an English locale."""
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))

    def command(*arguments: str, typed: str = "") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        status = run(list(arguments))
        return Ran(status, *capsys.readouterr())

    return command
