"""The changelog tells of the version that is built."""

import re
import tomllib
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).parents[1]
CHANGELOG = (ROOT / "CHANGELOG.md").read_text("utf-8")
RELEASES = re.findall(r"^## (\d+\.\d+\.\d+) – (\d{4}-\d\d-\d\d)$", CHANGELOG, re.MULTILINE)
KINDS = {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}


def test_the_newest_release_is_the_version_of_the_package() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert RELEASES[0][0] == project["version"] == version("abyssal")


def test_releases_stand_newest_first_under_what_is_unreleased() -> None:
    numbers = [[int(part) for part in number.split(".")] for number, _ in RELEASES]
    assert numbers == sorted(numbers, reverse=True)
    assert [day for _, day in RELEASES] == sorted((day for _, day in RELEASES), reverse=True)
    headings = re.findall(r"^## (.*)$", CHANGELOG, re.MULTILINE)
    assert headings == ["Unreleased", *(f"{number} – {day}" for number, day in RELEASES)]


def test_changes_are_of_known_kinds() -> None:
    assert set(re.findall(r"^### (.*)$", CHANGELOG, re.MULTILINE)) <= KINDS
