"""A wheel of ours and the sample package in a fresh environment, as a maker installs them."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
UV = ROOT / ".venv" / "bin" / "uv"

PROOF = """
import abyssal, sealed_bids
from abyssal.games import title
from abyssal.testing import check_title
from abyssal.testing.words import check_words

assert {home!r} in abyssal.__file__ and {home!r} in sealed_bids.__file__
check_title(title("sealed-bids"), games=5)
check_words(title("sealed-bids"), games=3)
print(*abyssal.games())
"""


@pytest.mark.long
def test_the_sample_is_installed_beside_our_wheel_and_played(tmp_path: Path) -> None:
    home = tmp_path / "env"
    built = tmp_path / "built"
    built.mkdir()
    subprocess.run([ROOT / "tools" / "wheel.sh", "plain", built], check=True)
    sample = shutil.copytree(ROOT / "examples" / "sealed_bids", tmp_path / "sample")
    build: list[str | Path] = [
        UV,
        "build",
        "--quiet",
        "--wheel",
        "--no-build-isolation",
        "--python",
        sys.executable,
    ]
    subprocess.run([*build, "--out-dir", built, sample], check=True)
    (wheel,) = built.glob("abyssal-*.whl")
    (other,) = built.glob("sealed_bids-*.whl")
    subprocess.run([UV, "venv", "--quiet", "--python", sys.executable, home], check=True)
    python = home / "bin" / "python"
    install: list[str | Path] = [UV, "pip", "install", "--quiet", "--python", python]
    subprocess.run([*install, f"{wheel}[terminal]", other], check=True)

    def run(*command: str | Path) -> str:
        ran = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
        assert ran.returncode == 0, ran.stderr
        assert ran.stderr == ""
        return ran.stdout

    names = run(python, "-c", PROOF.format(home=str(home))).split()
    assert "sealed-bids" in names
    assert len(names) == 5
    abyssal = home / "bin" / "abyssal"
    assert "sealed-bids" in run(abyssal, "games", "--lang", "en")
    counted = run(abyssal, "simulate", "sealed-bids", "--bots", "thrifty,random", "--games", "4")
    assert "thrifty" in counted
