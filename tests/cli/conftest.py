"""The command in this process: what it printed, and how it ended."""

import io
import sys
from pathlib import Path
from typing import NamedTuple, Protocol

import pytest

from abyssal.cli import run


class Ran(NamedTuple):
    status: int
    out: str
    err: str


class Command(Protocol):
    """The command with these arguments and these typed lines."""

    def __call__(self, *arguments: str, typed: str = "") -> Ran: ...


@pytest.fixture
def abyssal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Command:
    """Run the command with these arguments, these typed lines and an English locale."""
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))

    def command(*arguments: str, typed: str = "") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        status = run(list(arguments))
        return Ran(status, *capsys.readouterr())

    return command
