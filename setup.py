"""Everything static is in pyproject.toml; only the optional compilation needs code."""

import os
from pathlib import Path

from setuptools import setup

COMPILED = ("src/abyssal/core", "src/abyssal/games")


def extensions() -> list:
    if os.environ.get("ABYSSAL_COMPILE") != "1":
        return []
    from mypyc.build import mypycify

    # An __init__ only re-exports: compiled it gains nothing, and packages stay plain folders.
    modules = sorted(
        path.as_posix()
        for folder in COMPILED
        for path in Path(folder).rglob("*.py")
        if path.name != "__init__.py"
    )
    # One group and one C file: calls between modules stay native and the C compiler may inline.
    return mypycify(modules, opt_level="3", debug_level="0", multi_file=False, group_name="abyssal")


setup(ext_modules=extensions())
