"""Help and version."""

import subprocess
import sys

import pytest

from abyssal.words import LANGUAGES
from cli.conftest import Command


@pytest.mark.parametrize("command", ["play", "replay", "verify", "simulate", "bots"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_in_the_language_of_the_reader(
    abyssal: Command, command: str, language: str
) -> None:
    ran = abyssal(command, "--help", "--lang", language)
    assert ran.status == 0
    assert ran.err == ""
    usage = {"en": "Usage: ", "fr": "Usage\u00a0: ", "de": "Aufruf: "}[language]
    assert ran.out.startswith(f"{usage}abyssal {command} ")
    assert "--lang CODE" in ran.out
    assert "de (Deutsch)" in ran.out
    assert max(len(line) for line in ran.out.splitlines()) <= 80


def test_help_lists_the_commands(abyssal: Command) -> None:
    for arguments in (["--help"], []):
        ran = abyssal(*arguments)
        assert ran.status == 0
        for command in ("play", "replay", "verify", "simulate", "--version"):
            assert f"  {command} " in ran.out


def test_the_version_is_told(abyssal: Command) -> None:
    assert abyssal("--version").out.startswith("abyssal ")


def test_the_language_follows_the_locale(abyssal: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_CA.UTF-8")
    assert "Jouer une partie" in abyssal("--help").out


def test_starting_up_loads_nothing_that_help_does_not_need() -> None:
    code = "import sys; from abyssal.cli import run; run(['--help']); print(*sys.modules)"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    loaded = ran.stdout.splitlines()[-1].split()
    assert "typer" in loaded
    heavy = {"alembic", "cryptography", "importlib.metadata", "msgspec", "prometheus_client"}
    heavy |= {"pydantic", "rich", "sqlalchemy", "starlette", "uvicorn", "websockets"}
    heavy |= {"abyssal.bots", "abyssal.keeper", "abyssal.lab", "abyssal.record", "abyssal.server"}
    assert not heavy & set(loaded)
