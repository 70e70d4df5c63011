"""The wheel carries the client: whoever installs it needs no Node."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest

from abyssal.testing.process import SERVE, Process, free_port
from browser.people import NewPerson
from browser.strategies import play_on

ROOT = Path(__file__).parents[2]


def built(folder: Path) -> Path:
    subprocess.run([ROOT / "tools/wheel.sh", "plain", folder], check=True)
    (wheel,) = folder.glob("*.whl")
    return wheel


@pytest.mark.long
def test_an_installed_wheel_serves_the_client(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wheel = built(tmp_path)
    installed = tmp_path / "installed"
    into: list[str | Path] = ["--python", sys.executable, "--target", installed]
    install: list[str | Path] = [ROOT / ".venv/bin/uv", "pip", "install", "--quiet", "--no-deps"]
    subprocess.run([*install, *into, wheel], check=True)
    monkeypatch.setenv("PYTHONPATH", str(installed))
    monkeypatch.setenv("PATH", "/nowhere")
    process = Process(tmp_path / "data", free_port())
    try:
        page = urlopen(process.url).read().decode()
        script = page.split('src="')[1].split('"')[0]
        with urlopen(process.url + script) as answer:
            assert answer.headers["content-type"].startswith("text/javascript")
    finally:
        process.stop()


@pytest.fixture
def clean(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A server of an environment into which nothing but the wheel was installed, without Node."""
    wheel, made = built(tmp_path), tmp_path / "clean"
    uv = str(ROOT / ".venv/bin/uv")
    subprocess.run([uv, "venv", "--quiet", "--python", sys.executable, made], check=True)
    python = str(made / "bin" / "python")
    subprocess.run(
        [uv, "pip", "install", "--quiet", "--python", python, f"{wheel}[all]"], check=True
    )
    monkeypatch.setenv("PATH", "/nowhere")
    monkeypatch.delenv("PYTHONPATH", raising=False)
    process = Process(tmp_path / "data", free_port(), SERVE, python)
    yield process.url
    process.stop()


@pytest.mark.long
def test_a_game_is_played_in_a_clean_environment(clean: str, person: NewPerson) -> None:
    me = person(game="into-the-blue", url=clean)
    me.play_now()
    play_on([me], until=lambda: me.turns > 1)
    assert me.turns > 1
