"""Imports go down only, games never meet, and luck, time and files stay out of the lower rooms."""

import ast
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "abyssal"
FILES = sorted(path.relative_to(SOURCE).as_posix() for path in SOURCE.rglob("*.py"))

DOOR = "__init__"
LAYERS = [
    {"core"},
    {"registry"},
    {"games"},
    {"policies"},
    {"values"},
    {"search"},
    {DOOR},
    {"describe"},
    {"words", "record"},
    {"bots", "hints", "results", "review", "stopwatch"},
    {"store"},
    {"table"},
    {"keeper"},
    {"fleet"},
    {"notices"},
    {"client"},
    {"lab"},
    {"server"},
    {"cli", "testing", "solo"},
]
LAYER = {room: number for number, rooms in enumerate(LAYERS) for room in rooms}

WINGS = {"unfathomable": ["box", "position", "rules", "texts", "turn", "faces"]}
"""Titles in wings, the lowest first; the modules beside them are above all."""

PURE = {
    "core", "registry", "games", "policies", "values", "search", DOOR, "describe", "words",
    "record", "bots", "hints", "results", "review",
}  # fmt: skip
"""Below `table`, all but the store, which is there to write things down."""

FORBIDDEN = {"random", "time", "datetime", "secrets", "os"}
FILE_MODULES = {
    "asyncio", "concurrent", "http", "importlib.metadata", "importlib.resources", "io", "logging",
    "multiprocessing",
    "pathlib", "shutil", "socket", "sqlite3", "ssl", "subprocess", "sys", "tempfile", "threading",
    "urllib",
}  # fmt: skip
FILE_CALLS = {
    "input", "open", "print", "read_bytes", "read_text", "write_bytes", "write_text",
}  # fmt: skip
MAY_READ = {
    "bots/__init__.py", "bots/files.py", "bots/measured.py", "games/__init__.py", "registry.py",
    "values/__init__.py", "words.py",
}  # fmt: skip
"""They read data files, catalogues, and what other packages register, once."""
READERS = ("importlib.metadata", "importlib.resources", "pathlib")


def room_of(module: str) -> str:
    """The room of `abyssal.games.x.y` is games; that of `abyssal` itself is the door."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 else DOOR


def title_of(module: str) -> str | None:
    """The game package a module belongs to."""
    parts = module.split(".")
    return parts[2] if room_of(module) == "games" and len(parts) > 2 else None


def wing_of(module: str) -> int:
    """The wing of a module of a title that has wings, by its height."""
    wings = WINGS[module.split(".")[2]]
    wing = ".".join(module.split(".")[3:4])
    return wings.index(wing) if wing in wings else len(wings)


def module_of(file: str) -> str:
    parts = PurePosixPath(file).with_suffix("").parts
    return ".".join(["abyssal", *(part for part in parts if part != "__init__")])


def imported(file: str, tree: ast.AST) -> Iterator[str]:
    """The modules a file imports, wherever in it, by name or through `import_module`."""
    package = module_of(file).split(".")
    if not file.endswith("__init__.py"):
        package.pop()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            for alias in node.names:
                deeper = base == "abyssal" and alias.name in LAYER
                deeper = deeper or base in ("abyssal.games", "importlib") or has_wings(base)
                yield f"{base}.{alias.name}" if deeper else base
        elif isinstance(node, ast.Call) and called(node) == "import_module":
            yield text_start(node.args[0])


def has_wings(module: str) -> bool:
    return module in {f"abyssal.games.{title}" for title in WINGS}


def called(node: ast.Call) -> str:
    """The last name of what is called."""
    if isinstance(node.func, ast.Attribute):
        return node.func.attr
    return node.func.id if isinstance(node.func, ast.Name) else ""


def text_start(node: ast.expr) -> str:
    """What a literal or formatted text begins with."""
    if isinstance(node, ast.JoinedStr):
        node = node.values[0]
    text = node.value if isinstance(node, ast.Constant) else ""
    return text.rstrip(".") if isinstance(text, str) else ""


def faults(file: str, source: str) -> list[str]:
    """What is wrong with the imports and calls of one file."""
    tree = ast.parse(source)
    mine = module_of(file)
    room = room_of(mine)
    if room not in LAYER:
        return [f"{room} is in no layer"]
    found = []
    for module in imported(file, tree):
        if module.split(".")[0] == "abyssal":
            found += direction_faults(mine, module)
        elif room in PURE:
            found += purity_faults(file, module)
    if room in PURE:
        calls = {called(node) for node in ast.walk(tree) if isinstance(node, ast.Call)}
        forbidden = FILE_CALLS - ({"read_text"} if file in MAY_READ else set())
        found += [f"calls {name}" for name in sorted(calls & forbidden)]
    return found


def direction_faults(mine: str, theirs: str) -> list[str]:
    room, other = room_of(mine), room_of(theirs)
    if other not in LAYER:
        return [f"imports {theirs}, which is in no layer"]
    if room != other and LAYER[other] >= LAYER[room]:
        return [f"imports {theirs}, which is not below {room}"]
    if title_of(mine) and room == other and title_of(mine) != title_of(theirs):
        return [f"imports {theirs}, which is no part of its own game"]
    if title_of(mine) in WINGS and room == other and wing_of(theirs) > wing_of(mine):
        return [f"imports {theirs}, which is in a higher wing"]
    return []


def purity_faults(file: str, module: str) -> list[str]:
    if module.split(".")[0] in FORBIDDEN:
        return [f"imports {module}"]
    reads = any(module == name or module.startswith(name + ".") for name in FILE_MODULES)
    if reads and not (file in MAY_READ and module.startswith(READERS)):
        return [f"imports {module}"]
    return []


@pytest.mark.parametrize("file", FILES)
def test_a_file_keeps_to_its_layer(file: str) -> None:
    assert faults(file, (SOURCE / file).read_text("utf-8")) == []


@pytest.mark.parametrize(
    ("file", "source"),
    [
        ("core/game.py", "import abyssal"),
        ("core/game.py", "from abyssal.games import game"),
        ("core/game.py", "def f():\n    from ..games import game"),
        ("core/game.py", "import random"),
        ("core/game.py", "from os import path"),
        ("core/game.py", "from time import time"),
        ("core/sheet.py", "from pathlib import Path"),
        ("core/sheet.py", "open('data.toml')"),
        ("games/__init__.py", "import abyssal.bots"),
        ("games/__init__.py", "Path('x').write_text('y')"),
        ("games/reef/rules.py", "from abyssal.games.wreck.rules import choices"),
        ("games/reef/rules.py", "from abyssal.games import wreck"),
        ("games/reef/rules.py", "from ..wreck import rules"),
        ("games/reef/rules.py", "import abyssal.words"),
        ("games/reef/rules.py", "import abyssal.unheard_of"),
        ("games/reef/rules.py", "import datetime"),
        ("games/reef/rules.py", "from importlib import resources"),
        ("games/reef/rules.py", "print('ahoy')"),
        ("games/reef/rules.py", "import_module('abyssal.cli')"),
        ("games/unfathomable/box/cards.py", "from abyssal.games.unfathomable.rules import dice"),
        ("games/unfathomable/rules/dice.py", "import abyssal.games.unfathomable.texts.verbs"),
        ("games/unfathomable/rules/dice.py", "from ..turn.setup import set_up"),
        ("games/unfathomable/faces/view.py", "from abyssal.games.unfathomable import check"),
        ("games/unfathomable/faces/view.py", "from abyssal.games.unfathomable.game import X"),
        ("__init__.py", "from abyssal.bots import bot"),
        ("words.py", "from abyssal.record import Record"),
        ("record/record.py", "from abyssal import words"),
        ("record/record.py", "import secrets"),
        ("bots/random.py", "import random"),
        ("bots/random.py", "import_module(f'abyssal.lab.{name}')"),
        ("lab/arena.py", "from abyssal.cli import main"),
        ("attic/chest.py", ""),
    ],
)
def test_a_wrong_import_or_call_is_found(file: str, source: str) -> None:
    assert len(faults(file, source)) == 1


@pytest.mark.parametrize(
    ("file", "source"),
    [
        ("core/game.py", "import json\nfrom hashlib import sha256\nfrom . import errors"),
        ("games/__init__.py", "from pathlib import Path\nfrom abyssal.games.reef import game"),
        (
            "games/reef/rules.py",
            "from abyssal.games.reef.position import Position\nfrom .position import X",
        ),
        (
            "games/unfathomable/rules/dice.py",
            "from abyssal.games.unfathomable.box import cards\nfrom . import windows",
        ),
        (
            "games/unfathomable/game.py",
            "from abyssal.games.unfathomable import check\nfrom .faces.view import view",
        ),
        ("words.py", "from importlib.resources import files\nfiles('abyssal').read_text()"),
        ("bots/reef.py", "from abyssal.bots.random import Random\nimport abyssal"),
        ("cli/play.py", "import os, random, time\nfrom abyssal import games, lab"),
    ],
)
def test_a_right_import_is_no_fault(file: str, source: str) -> None:
    assert faults(file, source) == []
