"""Test selection: print the test files that a change touches, those nearest to it first.

A change is what differs from where the branch left `main`, committed or not. A test file is touched
when it imports a changed module, directly or through others: the fewer between them, the nearer.
"""

import argparse
import ast
import subprocess
from collections.abc import Iterable, Iterator, Sequence
from fnmatch import fnmatch
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).parents[1]

FOLDERS = ("src", "tests", "tools")
"""Folders that modules are imported from."""

BROWSER = ("tests/browser/*", "tests/firefox/*")
SMOKE = "tests/browser/test_play_now.py"
"""What stands for the tests in the browser, which take minutes, where the client has changed."""

READERS = [
    ("src/*.py", ["tests/test_imports.py", "tests/test_docstrings.py", "tests/test_literals.py"]),
    ("src/*.ftl", ["tests/test_words.py", "tests/test_catalogues.py"]),
    ("README.md", ["tests/test_docs.py", "tests/test_hosting.py"]),
    ("CHANGELOG.md", ["tests/test_changelog.py"]),
    ("docs/*", ["tests/test_docs.py", "tests/tools/test_rules.py", "tests/test_hosting.py"]),
    ("packaging/*", ["tests/test_hosting.py"]),
    ("*.md", ["tests/test_links.py"]),
    ("web/*", ["tests/tools/test_web_files.py", "tests/tools/test_tutorial_steps.py", SMOKE]),
    ("tools/*", ["tests/tools/test_preflight.py"]),
]
"""Tests that read or run files, instead of importing them."""


def changed_files(root: Path) -> list[str]:
    """What differs from the commit at which this branch left main, untracked files included."""
    bases = [git(root, "merge-base", "HEAD", main) for main in ("main", "origin/main")]
    base = next(filter(None, bases), ["HEAD"])
    new = git(root, "ls-files", "--others", "--exclude-standard")
    return git(root, "diff", "--name-only", *base) + new


def git(root: Path, *command: str) -> list[str]:
    """The lines it prints; none where it fails, as when there is no such branch."""
    ran = subprocess.run(["git", *command], cwd=root, capture_output=True, text=True)
    return ran.stdout.splitlines() if ran.returncode == 0 else []


def module_name(file: str) -> str:
    """What `src/abyssal/core/game.py` is imported as; an `__init__.py` is its package."""
    parts = PurePosixPath(file).with_suffix("").parts[1:]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported(file: str, source: str) -> Iterator[str]:
    """The names a file may import: of what it takes from a package, each may be a module."""
    package = module_name(file).split(".")
    if not file.endswith("__init__.py"):
        package.pop()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            yield base
            yield from (f"{base}.{alias.name}" for alias in node.names)


def importers(root: Path) -> dict[str, set[str]]:
    """Which files import each file."""
    paths = [path for folder in FOLDERS for path in sorted((root / folder).rglob("*.py"))]
    files = [path.relative_to(root).as_posix() for path in paths]
    by_name = {module_name(file): file for file in files}
    found: dict[str, set[str]] = {file: set() for file in files}
    for file, path in zip(files, paths, strict=True):
        for name in imported(file, path.read_text("utf-8")):
            if name in by_name:
                found[by_name[name]].add(file)
    return found


def stand_ins(file: str, files: Iterable[str]) -> list[str]:
    """The modules that a change of this file counts as a change of: for data, those beside it."""
    if file.endswith(".py"):
        return [file]
    if file.startswith("tests/"):
        return [other for other in files if folder_of(other) == folder_of(file)]
    folder = PurePosixPath(file).parent
    doors = [f"{above}/__init__.py" for above in (folder, *folder.parents)]
    return [door for door in doors if door in files][:1]


def touched(changed: Sequence[str], imports: dict[str, set[str]]) -> list[str]:
    """The test files of the folders that have changed, and all that reach them, nearest first."""
    readers = [
        test
        for file in changed
        for shape, tests in READERS
        if fnmatch(file, shape)
        for test in tests
    ]
    wave = {other for file in changed for other in stand_ins(file, imports)} & imports.keys()
    mirrors = {mirror(file) for file in wave} - {"tests"}
    beside = [file for file in imports if folder_of(file) in mirrors]
    reached: list[str] = []
    while wave:
        reached += sorted(wave)
        wave = {importer for file in wave for importer in imports[file]} - set(reached)
    order = sorted(reached, key=lambda file: folder_of(file) not in mirrors)
    tests = dict.fromkeys([*readers, *order, *beside])  # each once
    asked_for = {*changed, *readers}
    return [
        file
        for file in tests
        if is_test(file) and file in imports and (file in asked_for or not in_browser(file))
    ]


def folder_of(file: str) -> str:
    return str(PurePosixPath(file).parent)


def mirror(file: str) -> str:
    """The folder of tests that mirrors a file's own."""
    return folder_of(file).replace("src/abyssal", "tests", 1)


def is_test(file: str) -> bool:
    return file.startswith("tests/") and PurePosixPath(file).name.startswith("test_")


def in_browser(file: str) -> bool:
    return any(fnmatch(file, shape) for shape in BROWSER)


def main() -> None:
    argparse.ArgumentParser(description=__doc__).parse_args()
    print(*touched(changed_files(ROOT), importers(ROOT)), sep="\n")


if __name__ == "__main__":
    main()
