"""The compiled engine is compiled, and plays the very same games as the interpreted one.

After a change of rules, `tools/hashes.py` writes the committed file anew.
"""

import importlib
import json
import os
import pkgutil
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import abyssal.core
from abyssal.testing.hashes import final_hash

EXPECTED = EXTENSION_SUFFIXES if os.environ.get("ABYSSAL_EXPECT_COMPILED") == "1" else [".py"]
PACKAGES = [importlib.import_module(f"abyssal.{name}") for name in ("core", "games", "policies")]
MODULES = [
    module.name
    for package in PACKAGES
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
    if not module.ispkg
]
HASHES = json.loads((Path(__file__).parent / "hashes.json").read_text("utf-8"))


@pytest.mark.parametrize("name", MODULES)
def test_core_games_and_policies_are_compiled_exactly_when_that_is_expected(name: str) -> None:
    file = importlib.import_module(name).__file__
    assert file is not None
    assert file.endswith(tuple(EXPECTED))


def test_every_title_has_committed_hashes() -> None:
    assert sorted(HASHES) == abyssal.games()


@pytest.mark.parametrize("name", HASHES)
def test_fixed_games_end_as_committed(name: str) -> None:
    assert [final_hash(name, number) for number in range(len(HASHES[name]))] == HASHES[name]
