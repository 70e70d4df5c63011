"""Everything static is in pyproject.toml; only the optional compilation needs code."""

import os
import sys
from pathlib import Path

from setuptools import setup

COMPILED = (
    "src/abyssal/core",
    "src/abyssal/games",
    "src/abyssal/policies",
    "src/abyssal/values",
    "src/abyssal/search",
)


def extensions() -> list:
    if os.environ.get("ABYSSAL_COMPILE") != "1":
        return []
    from mypyc.build import mypycify

    sys.path.insert(0, "build_tools")
    from docstrings import add_docstrings

    # An __init__ only re-exports: compiled it gains nothing, and packages stay plain folders.
    modules = sorted(
        path.as_posix()
        for folder in COMPILED
        for path in Path(folder).rglob("*.py")
        if path.name != "__init__.py"
    )
    # One group: calls between modules stay native. And one C file, so that the C compiler may
    # inline them; with little to optimize, many files take it a fraction of the time.
    level = os.environ.get("ABYSSAL_OPTIMIZE", "3")
    found = mypycify(
        modules,
        opt_level=level,
        debug_level="0",
        multi_file=int(level) < 2,
        group_name="abyssal",
    )
    sources = {source for extension in found for source in extension.sources}
    written = {source for source in sources if not Path(source).is_absolute()}  # not mypyc's own
    add_docstrings(written, [Path(module) for module in modules])
    flags: list[str] = []
    if sys.platform != "win32":
        # Or some processors would round a product and a sum at once, and others not.
        flags.append("-ffp-contract=off")
    if sys.platform == "linux":
        # Without this a shared library must leave each function open to be replaced by another one
        # of its name, and the compiler may inline none: a tenth of the speed of random play.
        flags.append("-fno-semantic-interposition")
    for extension in found:
        extension.extra_compile_args = [*extension.extra_compile_args, *flags]
    return found


setup(ext_modules=extensions())
