"""The wheel carries the client: whoever installs it needs no Node."""

import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest

from abyssal.testing.process import Process, free_port

ROOT = Path(__file__).parents[2]


def test_an_installed_wheel_serves_the_client(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    subprocess.run([ROOT / "tools/wheel.sh", "plain", tmp_path], check=True)
    (wheel,) = tmp_path.glob("*.whl")
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
