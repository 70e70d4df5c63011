"""Break a game in many places, one at a time, and count what the tests that name a rule catch.

A broken module lives in the memory of one process only: pytest is imported once, and for every
mutant a child is forked that imports the game with one module exchanged.
"""

import argparse
import json
import os
import random
import resource
import signal
import subprocess
import sys
import time
import traceback
from collections import Counter, defaultdict
from collections.abc import Callable, Generator, Iterator, Sequence
from functools import partial
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from tempfile import TemporaryDirectory
from types import FrameType, ModuleType
from typing import Any, NamedTuple

import hypothesis  # noqa: F401 (imported for the children, as is pytest)
import pytest

import mutations

ROOT = Path(__file__).resolve().parent.parent

LEFT_OUT = ("__init__.py", "labels.py")
"""Modules without rules: labels only name the words of an action."""
WEIGHT_OF_RULES = 3
"""How much likelier a place is broken where the code cites a rule."""
ENOUGH = 90
"""Per cent of the mutants to be caught."""
SELDOM = 20
"""How many mutants are tried between two signs of life where there is no terminal."""
MEMORY = 2 << 30
"""Bytes a mutant may use: one that never stops growing is caught."""


class Mutant(NamedTuple):
    """One module with one edit."""

    path: Path
    module: str
    place: mutations.Place
    edit: mutations.Edit
    before: str
    after: str

    def where(self) -> str:
        function = f" in {self.place.function}" if self.place.function else ""
        return f"{self.path.name}:{self.place.line}{function}, {self.edit.kind}"

    def changed_line(self) -> tuple[str, str]:
        line = self.place.line - 1
        return self.before.splitlines()[line].strip(), self.after.splitlines()[line].strip()


def choose(folder: Path, package: str, count: int, seed: int) -> list[Mutant]:
    """Mutants of `count` places of a package, those where a rule is cited likelier."""
    luck = random.Random(seed)
    found: list[tuple[float, Path, mutations.Place]] = []
    for path in sorted(folder.glob("*.py")):
        if path.name not in LEFT_OUT:
            for place in mutations.places(path.read_text("utf-8")):
                weight = WEIGHT_OF_RULES if place.cites else 1
                found.append((luck.random() ** (1 / weight), path, place))
    found.sort(key=lambda entry: entry[0], reverse=True)
    mutants = []
    for _, path, place in sorted(found[:count], key=lambda entry: (entry[1], entry[2].line)):
        before = path.read_text("utf-8")
        edit = luck.choice(place.edits)
        after = mutations.apply(before, edit)
        mutants.append(Mutant(path, f"{package}.{path.stem}", place, edit, before, after))
    return mutants


class Exchange(MetaPathFinder, Loader):
    """Imports the mutant in place of its module, and everything else as usual."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name != self.mutant.module:
            return None
        return spec_from_file_location(name, self.mutant.path, loader=self)

    def exec_module(self, module: ModuleType) -> None:
        exec(compile(self.mutant.after, self.mutant.path, "exec"), module.__dict__)


def in_child(work: Callable[[], int]) -> int:
    """Fork a child that does `work` and exits with what it returns; its process id."""
    child = os.fork()
    if child == 0:
        status = 1
        try:
            status = work()
        except BaseException:
            traceback.print_exc()
        finally:
            sys.stderr.flush()
            os._exit(status)
    return child


def run_tests(tests: Path, scratch: Path, output: str, *plugins: object) -> int:
    """Run the tests of a folder or a file that name a rule, up to the first failure."""
    written = os.open(output, os.O_WRONLY | os.O_CREAT)
    os.dup2(written, 1)
    os.dup2(written, 2)
    os.environ["HYPOTHESIS_STORAGE_DIRECTORY"] = str(scratch)
    how = ["-x", "-q", "-m", "rule", "-p", "no:cacheprovider", "-p", "no:xdist"]
    how += ["-W", "ignore::pytest.PytestAssertRewriteWarning"]  # hypothesis is imported already
    how += ["--hypothesis-seed=0", f"--basetemp={scratch / str(os.getpid())}"]
    return pytest.main([*how, str(tests)], plugins=plugins)


Line = tuple[str, int]


class Sound(NamedTuple):
    """The unbroken game under its tests: who comes to each line, and the processor time."""

    reached: dict[Line, Counter[str]]
    seconds: float
    """What all tests take."""
    slowest: float
    """What the slowest takes while it is traced, which is several times as long."""

    def near(self, mutant: Mutant) -> Counter[str]:
        """The test files that come to the statement, and how many of their tests do."""
        found: Counter[str] = Counter()
        for line in mutant.place.statement:
            found |= self.reached.get((str(mutant.path), line), Counter())
        return found


class Trace:
    """A plugin of pytest: counts the tests of each file that come to the lines of a folder."""

    def __init__(self, folder: Path, tests: Path) -> None:
        self.folder = str(folder)
        self.tests = str(tests)
        self.lines: set[Line] = set()
        """The lines of the current test; between two tests, those of an import."""
        self.reached: defaultdict[Line, Counter[str]] = defaultdict(Counter)
        self.slowest = 0.0

    def on_call(self, frame: FrameType, event: str, argument: object) -> Any:
        return self.on_line if frame.f_code.co_filename.startswith(self.folder) else None

    def on_line(self, frame: FrameType, event: str, argument: object) -> Any:
        self.lines.add((frame.f_code.co_filename, frame.f_lineno))
        return self.on_line

    def note(self, file: str) -> None:
        for line in self.lines:
            self.reached[line][file] += 1
        self.lines.clear()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        self.note(self.tests)
        start = time.process_time()
        result = yield
        self.slowest = max(self.slowest, time.process_time() - start)
        self.note(str(item.path))
        return result


class Patience:
    """A plugin of pytest: its process ends in a test that takes longer than any should."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self) -> Generator[None, object, object]:
        signal.setitimer(signal.ITIMER_VIRTUAL, self.seconds)
        return (yield)


def try_unbroken(folder: Path, tests: Path, scratch: Path) -> Sound:
    """Run the tests on the game as it is, for their time and then traced; they must pass."""
    lines, output = scratch / "lines", scratch / "output"

    def traced() -> int:
        trace = Trace(folder, tests)
        sys.settrace(trace.on_call)
        status = run_tests(tests, scratch, str(output), trace)
        sys.settrace(None)
        lines.write_text(json.dumps([trace.slowest, list(trace.reached.items())]))
        return status

    _, status, usage = os.wait4(in_child(lambda: run_tests(tests, scratch, str(output))), 0)
    if status == 0:
        _, status = os.waitpid(in_child(traced), 0)
    if status != 0:
        raise SystemExit(f"{output.read_text()}\nmutants: the tests fail on the unbroken game")
    slowest, reached = json.loads(lines.read_text())
    found = {(path, line): Counter(files) for (path, line), files in reached}
    return Sound(found, usage.ru_utime, slowest)


def try_mutant(mutant: Mutant, sound: Sound, tests: Path, scratch: Path) -> int:
    """Run the tests against a mutant, in a child; 0 if none of them notices.

    The file whose tests come to the place most often goes first: it is the likeliest to notice.
    """
    sys.meta_path.insert(0, Exchange(mutant))
    seconds = 1 + round(3 * sound.seconds)  # an endless loop is caught, at import too
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    patience = Patience(1 + 2 * sound.slowest)
    [(first, _)] = sound.near(mutant).most_common(1)
    for part in (Path(first), tests):
        status = run_tests(part, scratch, os.devnull, patience)
        if status != 0:
            break
    return status


def hunt(
    mutants: list[Mutant], sound: Sound, tests: Path, scratch: Path, jobs: int
) -> Iterator[tuple[Mutant, bool]]:
    """Every mutant with whether it was caught, in the order in which that becomes known."""
    waiting = mutants.copy()
    running: dict[int, Mutant] = {}
    while waiting or running:
        while waiting and len(running) < jobs:
            mutant = waiting.pop()
            running[in_child(partial(try_mutant, mutant, sound, tests, scratch))] = mutant
        child, status = os.wait()
        yield running.pop(child), status != 0


def survivors(folder: Path, tests: Path, mutants: list[Mutant], jobs: int) -> dict[Mutant, bool]:
    """The mutants no test catches, and whether any test reaches their statement at all."""
    with TemporaryDirectory(prefix="mutants-") as name:
        scratch = Path(name)
        sound = try_unbroken(folder, tests, scratch)
        reached, found = [], {}
        for mutant in mutants:
            if sound.near(mutant):
                reached.append(mutant)
            else:
                found[mutant] = False
        hunted = hunt(reached, sound, tests, scratch, jobs)
        for number, (mutant, caught) in enumerate(hunted, start=1):
            if not caught:
                found[mutant] = True
            show_progress(number, len(reached), len(found))
    return found


def show_progress(tried: int, of: int, survive: int) -> None:
    """On a terminal in one line, written anew until all are tried; elsewhere now and then."""
    text = f"{tried}/{of}, {survive} survive"
    if sys.stderr.isatty():
        print(f"\r{text} " if tried < of else "\r\x1b[K", end="", file=sys.stderr, flush=True)
    elif tried % SELDOM == 0:
        print(text, file=sys.stderr, flush=True)


def report(mutants: list[Mutant], found: dict[Mutant, bool]) -> bool:
    """Print what survived; whether enough was caught."""
    caught = len(mutants) - len(found)
    share = 100 * caught / len(mutants)
    print(f"{caught} of {len(mutants)} caught ({share:.1f} %), {len(found)} survived")
    for mutant in mutants:
        if mutant in found:
            note = "no test notices" if found[mutant] else "no test comes here"
            before, after = mutant.changed_line()
            print(f"  {mutant.where()}: {note}\n    - {before}\n    + {after}")
    return share >= ENOUGH


def games() -> list[str]:
    """The registered games, asked of another process: the game must not be imported here."""
    command = [sys.executable, "-c", "import abyssal; print(*abyssal.games())"]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", action="append", metavar="NAME", help="default: all")
    parser.add_argument("--count", type=int, default=200, help="mutants a game (200)")
    parser.add_argument("--seed", type=int, default=1, help="which places are broken")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--list", action="store_true", help="show the mutants, run nothing")
    options = parser.parse_args()
    enough = True
    for game in options.game or games():
        package = game.replace("-", "_")
        folder = ROOT / "src/abyssal/games" / package
        mutants = choose(folder, f"abyssal.games.{package}", options.count, options.seed)
        print(f"{game}: ", end="", flush=True)
        if options.list:
            report(mutants, dict.fromkeys(mutants, True))
        else:
            found = survivors(folder, ROOT / "tests/games" / package, mutants, options.jobs)
            enough = report(mutants, found) and enough
    sys.exit(not enough)


if __name__ == "__main__":
    main()
