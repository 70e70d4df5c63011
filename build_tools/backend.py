"""A build backend around that of setuptools: archives are built in a copy of the checkout, carry
the browser client where it was built before (tools/web.sh), and need mypy only to be compiled."""

import os
import shutil
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from setuptools import build_meta

Settings = Mapping[str, Any] | None

# Taken away so that only build_wheel compiles: setuptools runs setup.py in every hook, some come
# before mypy is installed, and an editable build would put extensions beside their sources.
COMPILE = os.environ.pop("ABYSSAL_COMPILE", "") == "1"

INPUTS = ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE", "build_tools", "src")

get_requires_for_build_sdist = build_meta.get_requires_for_build_sdist
get_requires_for_build_editable = build_meta.get_requires_for_build_editable
prepare_metadata_for_build_editable = build_meta.prepare_metadata_for_build_editable
build_editable = build_meta.build_editable


@contextmanager
def copied_tree() -> Iterator[None]:
    # setuptools ships whatever an earlier build left in build/, deleted modules included, and
    # mypyc writes its C there: a copy keeps both out of the checkout.
    home = Path.cwd()
    with TemporaryDirectory(prefix="abyssal-build-") as folder:
        for name in INPUTS:
            source, target = home / name, Path(folder, name)
            if source.is_dir():
                ignored = shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so")
                shutil.copytree(source, target, ignore=ignored)
            else:
                shutil.copy2(source, target)
        os.chdir(folder)
        try:
            yield
        finally:
            os.chdir(home)


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    extra = ["mypy>=1.18"] if COMPILE else []
    return [*build_meta.get_requires_for_build_wheel(config_settings), *extra]


def prepare_metadata_for_build_wheel(
    metadata_directory: str, config_settings: Settings = None
) -> str:
    metadata_directory = os.path.abspath(metadata_directory)
    with copied_tree():
        return build_meta.prepare_metadata_for_build_wheel(metadata_directory, config_settings)


def build_wheel(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    wheel_directory = os.path.abspath(wheel_directory)
    metadata_directory = metadata_directory and os.path.abspath(metadata_directory)
    if COMPILE:
        os.environ["ABYSSAL_COMPILE"] = "1"
    with copied_tree():
        return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    sdist_directory = os.path.abspath(sdist_directory)
    with copied_tree():
        return build_meta.build_sdist(sdist_directory, config_settings)
