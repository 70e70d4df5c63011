"""Fetching the client's packages says what it does, and why it failed."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

NPM = """#!/bin/sh
case "$*" in
*ci*--silent*) exit 1 ;;
*ci*) [ -e ../offline ] && echo "npm error no network" >&2 && exit 1; mkdir node_modules ;;
*) echo "npm $*" ;;
esac
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Just enough of one for tools/npm.sh, with an npm of ours."""
    for name in ("tools", ".venv/bin", "web", "bin"):
        (tmp_path / name).mkdir(parents=True)
    for name in ("npm.sh", "certificates.sh", "digest.py"):
        shutil.copy(ROOT / "tools" / name, tmp_path / "tools")
    for name in ("package.json", "package-lock.json", ".npmrc"):
        shutil.copy(ROOT / "web" / name, tmp_path / "web")
    (tmp_path / ".venv/bin/python").symlink_to(sys.executable)
    programs = {
        "tools/setup.sh": "#!/bin/sh\n",
        "tools/node.sh": f"#!/bin/sh\necho {tmp_path}/bin\n",
        "bin/node": "#!/bin/sh\necho v20\n",
        "bin/npm": NPM,
    }
    for name, script in programs.items():
        (tmp_path / name).write_text(script)
        (tmp_path / name).chmod(0o755)
    return tmp_path


def npm(checkout: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["tools/npm.sh", *arguments], cwd=checkout, capture_output=True, text=True
    )


def test_packages_are_fetched_once_and_that_is_said(checkout: Path) -> None:
    first = npm(checkout)
    assert (first.returncode, first.stdout) == (0, "")
    assert "Fetching the packages of the client" in first.stderr
    second = npm(checkout, "run", "build")
    assert (second.stdout, second.stderr) == ("npm --silent run build\n", "")


def test_a_failure_shows_its_reason(checkout: Path) -> None:
    (checkout / "offline").touch()
    failed = npm(checkout, "run", "build")
    assert failed.returncode != 0
    assert "npm error no network" in failed.stderr
    (checkout / "offline").unlink()
    assert npm(checkout).returncode == 0
