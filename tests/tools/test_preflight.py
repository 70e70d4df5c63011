"""What `make test` does about a machine that lacks something, and how its stages are summed up."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ORDINARY = ["bash", "cat", "dirname", "env", "grep", "mktemp", "rm", "sed", "tee"]
ALL = ["python", "venv", "chromium", "compiler", "headers", "firefox"]

PYTHON = """#!/bin/sh
case "$*" in
*version_info*) exit 0 ;;
*ensurepip*) exit $((1 - {venv:d})) ;;
*headers.py*) exit $((1 - {headers:d})) ;;
esac
"""
APT = """#!/bin/sh
echo "$*" >>"$APT_LOG"
exit ${APT_FAILS:-0}
"""


class Machine:
    """A PATH on which only this is found."""

    def __init__(self, folder: Path, root: bool = False) -> None:
        self.bin = folder / "bin"
        self.bin.mkdir()
        self.apt_log = folder / "apt"
        for name in ORDINARY:
            found = shutil.which(name)
            assert found, name
            (self.bin / name).symlink_to(found)
        self.has("id", f"#!/bin/sh\necho {0 if root else 1000}\n")

    def has(self, name: str, script: str = "#!/bin/sh\n") -> None:
        path = self.bin / name
        path.unlink(missing_ok=True)
        path.write_text(script)
        path.chmod(0o755)

    def run(self, *command: str, **settings: str) -> subprocess.CompletedProcess[str]:
        environment = {"PATH": str(self.bin), "APT_LOG": str(self.apt_log), **settings}
        return subprocess.run(
            ["bash", *command], cwd=ROOT, env=environment, capture_output=True, text=True
        )

    def preflight(self, *needs: str, **settings: str) -> str:
        ran = self.run("tools/preflight.sh", *(needs or ALL), **settings)
        assert (ran.returncode, ran.stderr) == (0, "")
        return ran.stdout

    def asked_of_apt(self) -> list[str]:
        return self.apt_log.read_text().splitlines() if self.apt_log.exists() else []


@pytest.fixture
def user(tmp_path: Path) -> Machine:
    machine = Machine(tmp_path)
    machine.has("python3", PYTHON.format(venv=True, headers=False))
    return machine


@pytest.fixture
def root(tmp_path: Path) -> Machine:
    machine = Machine(tmp_path, root=True)
    machine.has("python3", PYTHON.format(venv=True, headers=False))
    return machine


def test_all_that_is_missing_is_named_at_once_with_one_line_that_installs_it(user: Machine) -> None:
    user.has("apt-get", APT)
    said = user.preflight()
    for need in ("chromium", "compiler", "headers", "firefox"):
        assert f"\n  {need}: for " in said
    assert "python:" not in said
    assert "venv:" not in said
    line = "sudo apt-get install -y chromium-headless-shell gcc libc6-dev python3-dev firefox-esr"
    assert said.count("apt-get") == 1
    assert line in said
    assert user.asked_of_apt() == []


def test_a_machine_without_python_is_told_so_too(tmp_path: Path) -> None:
    said = Machine(tmp_path).preflight()
    assert "-y python3 python3-venv chromium-headless-shell gcc" in said


def test_only_what_is_needed_is_asked_for(user: Machine) -> None:
    said = user.preflight("python", "venv", "firefox")
    assert "sudo apt-get install -y firefox-esr\n" in said


@pytest.mark.parametrize("settings", [{}, {"CI": "1"}])
def test_root_with_apt_installs_at_once_with_or_without_ci(
    root: Machine, settings: dict[str, str]
) -> None:
    root.has("apt-get", APT)
    said = root.preflight("python", "venv", "chromium", "compiler", "headers", **settings)
    assert "chromium: for the tests in the browser" in said
    assert root.asked_of_apt() == [
        "update -qq",
        "install -y -qq chromium-headless-shell",
        "install -y -qq gcc",
        "install -y -qq libc6-dev",
        "install -y -qq python3-dev",
    ]


def test_root_goes_on_where_apt_fails(root: Machine) -> None:
    root.has("apt-get", APT)
    said = root.preflight(APT_FAILS="1")
    for package in ("chromium-headless-shell", "gcc", "libc6-dev", "python3-dev", "firefox-esr"):
        assert f"could not install {package}; going on without" in said


def test_root_without_apt_goes_on_without(root: Machine) -> None:
    said = root.preflight("chromium")
    assert "Going on without" in said


def test_nothing_is_said_where_nothing_is_missing(user: Machine) -> None:
    user.has("python3", PYTHON.format(venv=True, headers=True))
    for command in ("chromium-headless-shell", "cc", "firefox-esr"):
        user.has(command)
    assert user.preflight() == ""


def test_what_the_environment_names_is_not_missing(user: Machine) -> None:
    user.has("my-firefox")
    named = {"ABYSSAL_CHROMIUM": "/opt/chrome", "CC": "clang", "ABYSSAL_FIREFOX": "my-firefox"}
    said = user.preflight(**named)
    assert "sudo apt-get install -y python3-dev\n" in said


def test_the_machines_own_browser_and_compiler_come_first(user: Machine) -> None:
    user.has("chromium")
    user.has("cc")
    assert user.run("tools/chromium.sh").stdout == f"{user.bin}/chromium\n"
    user.has("chromium-headless-shell")
    assert user.run("tools/chromium.sh").stdout == f"{user.bin}/chromium-headless-shell\n"
    assert user.run("tools/chromium.sh", ABYSSAL_CHROMIUM="/opt/c").stdout == "/opt/c\n"
    assert user.run("tools/cc.sh").stdout == "cc\n"
    assert user.run("tools/cc.sh", CC="clang").stdout == "clang\n"


@pytest.mark.parametrize("machine", ["Linux aarch64", "Darwin x86_64"])
def test_where_npm_has_no_chromium_a_sentence_says_so(user: Machine, machine: str) -> None:
    user.has("uname", f'#!/bin/sh\necho "{machine}"\n')
    ran = user.run("tools/chromium.sh")
    assert ran.returncode == 1
    assert f"not for {machine}" in ran.stderr
    assert "install the package chromium" in ran.stderr


def stages(machine: Machine, body: str, **settings: str) -> subprocess.CompletedProcess[str]:
    return machine.run(
        "-c", f"set -uo pipefail; source tools/stages.sh; {body}; sum_up", **settings
    )


def test_a_red_stage_hides_no_other_and_makes_the_run_red(user: Machine) -> None:
    ran = stages(
        user, "stage one false; stage two echo done; stage three test -e .; stage four false"
    )
    table = ran.stdout.split("all stages")[1].splitlines()[1:]
    assert [line.split()[:2] for line in table] == [
        ["one", "red"], ["two", "green"], ["three", "green"], ["four", "red"],
    ]  # fmt: skip
    assert ran.returncode == 1
    assert stages(user, "stage one true").returncode == 0


def test_a_skipped_stage_is_red_under_ci_alone(user: Machine) -> None:
    alone = stages(user, "skipped compiled 'no headers'")
    assert (alone.returncode, "compiled" in alone.stdout) == (0, True)
    assert alone.stdout.splitlines()[-1].split() == ["compiled", "skipped", "no", "headers"]
    assert stages(user, "skipped compiled 'no headers'", CI="1").returncode == 1


def test_pytests_own_last_lines_stand_at_the_end_again(user: Machine, tmp_path: Path) -> None:
    file = tmp_path / "test_two.py"
    file.write_text("def test_right():\n    pass\ndef test_wrong():\n    assert 0\n")
    command = f"tests {sys.executable} -p no:cacheprovider {file}"
    ran = stages(user, f"stage tests {command}; stage after true", HOME=os.environ.get("HOME", "/"))
    *_, table, after, failed, counted = ran.stdout.splitlines()
    assert table.split()[:2] == ["tests", "red"]
    assert after.split()[:2] == ["after", "green"]
    assert failed.startswith("FAILED ")
    assert "1 failed, 1 passed in" in counted
    assert ran.returncode == 1
