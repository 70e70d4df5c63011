"""A package beside ours without an installer: its entry points, and where its modules lie."""

import os
import sys
import tomllib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib import invalidate_caches
from pathlib import Path

from abyssal import bots

GAMES = sys.modules["abyssal.games"]  # `abyssal.games` is the function
SAMPLE = Path(__file__).parents[1] / "examples" / "sealed_bids"


def install(folder: Path, name: str, points: Mapping[str, Mapping[str, str]]) -> Path:
    """Write down in `folder` what an installer would of a package; the folder for the path."""
    info = folder / f"{name.replace('-', '_')}-0.1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 0.1.0\n")
    lines = []
    for group, named in points.items():
        lines += [f"[{group}]", *[f"{key} = {value}" for key, value in named.items()]]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n")
    return folder


def install_sample(folder: Path) -> str:
    """The sample game as its own pyproject.toml registers it; what goes on PYTHONPATH."""
    project = tomllib.loads((SAMPLE / "pyproject.toml").read_text("utf-8"))["project"]
    install(folder, project["name"], project["entry-points"])
    return f"{folder}{os.pathsep}{SAMPLE}"


def forget() -> None:
    """Look again at what is registered."""
    invalidate_caches()
    for found in (GAMES.others, GAMES.titles, GAMES.standard_game, bots.others):
        found.cache_clear()


@contextmanager
def on_path(path: str) -> Iterator[None]:
    """This process, and those that it starts, find packages there."""
    before = list(sys.path), os.environ.get("PYTHONPATH")
    sys.path[:0] = path.split(os.pathsep)
    os.environ["PYTHONPATH"] = path
    forget()
    try:
        yield
    finally:
        sys.path[:] = before[0]
        os.environ.pop("PYTHONPATH")
        if before[1] is not None:
            os.environ["PYTHONPATH"] = before[1]
        forget()
