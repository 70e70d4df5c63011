"""Mutation testing: break a game in many places, one at a time, and count what its tests catch.

The places are taken evenly from all modules of the game, and in each from all kinds of faults. A
broken module lives in the memory of one process only: pytest is imported once, and for every mutant
a child is forked that imports the game with one module exchanged. Only tests that come to the
broken statement can notice, so no others are run.
"""

import argparse
import os
import pickle
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

LEFT_OUT = ("__init__.py", "labels.py", "stages.py")
"""Modules without rules: they name the words of an action, and how long an event is shown."""
OF_THE_HOUSE = (
    *("golden", "tools/test_web_files.py", "test_boxes.py"),
    *("table/test_stage.py", "table/test_premoves.py"),
)
"""What holds every game to how it plays and reads today, beside the tests of its own."""
WEIGHT_OF_RULES = 3
"""How much likelier a place is broken where the code cites a rule."""
ENOUGH = 93
"""Per cent of the mutants to be caught."""
SELDOM = 20
"""How many mutants are tried between two lines of progress where there is no terminal."""
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
        return f"{self.path.name}:{self.place.line}{function}, {self.place.kind}"

    def changed_line(self) -> tuple[str, str]:
        """The lines of the edit before and after it, each as one line."""
        return (
            lines_around(self.before, self.edit.start, self.edit.end),
            lines_around(
                self.after, self.edit.start, self.edit.start + len(self.edit.text.encode())
            ),
        )


def lines_around(source: str, start: int, end: int) -> str:
    """The lines that hold the bytes from `start` to `end`, in one line."""
    text = source.encode()
    first = text.rfind(b"\n", 0, start) + 1
    last = text.find(b"\n", end)
    return " ".join(text[first : last if last >= 0 else None].decode().split())


def choose(folder: Path, package: str, count: int, seed: int) -> list[Mutant]:
    """Mutants of `count` places of a package, as many from each module as it has."""
    luck = random.Random(seed)
    left = {
        path: by_turns(mutations.places(path.read_text("utf-8")), luck)
        for path in sorted(folder.rglob("*.py"))
        if path.name not in LEFT_OUT
    }
    chosen: list[tuple[Path, mutations.Place]] = []
    while len(chosen) < count and any(left.values()):
        modules = [path for path in left if left[path]]
        luck.shuffle(modules)
        chosen += [(path, left[path].pop()) for path in modules[: count - len(chosen)]]
    mutants = []
    for path, place in sorted(chosen, key=lambda entry: (entry[0], entry[1].line)):
        before = path.read_text("utf-8")
        edit = luck.choice(place.edits)
        after = mutations.apply(before, edit)
        module = ".".join([package, *path.relative_to(folder).with_suffix("").parts])
        mutants.append(Mutant(path, module, place, edit, before, after))
    return mutants


def by_turns(places: list[mutations.Place], luck: random.Random) -> list[mutations.Place]:
    """All places, to be taken from the end: each kind of fault in its turn, cited rules first."""
    kinds: defaultdict[str, list[mutations.Place]] = defaultdict(list)
    keys = [luck.random() ** (1 / (WEIGHT_OF_RULES if place.cites else 1)) for place in places]
    for _, place in sorted(zip(keys, places, strict=True), key=lambda entry: entry[0]):
        kinds[place.kind].append(place)
    order = sorted(kinds)
    luck.shuffle(order)
    rounds = max((len(some) for some in kinds.values()), default=0)
    turns = [
        kinds[kind][-turn]
        for turn in range(1, rounds + 1)
        for kind in order
        if turn <= len(kinds[kind])
    ]
    return turns[::-1]


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


def run_tests(tests: Sequence[Path], scratch: Path, output: str, *plugins: object) -> int:
    """Run the tests of folders or files, up to the first failure."""
    written = os.open(output, os.O_WRONLY | os.O_CREAT)
    os.dup2(written, 1)
    os.dup2(written, 2)
    os.environ["HYPOTHESIS_STORAGE_DIRECTORY"] = str(scratch)
    how = ["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist"]
    how += ["-W", "ignore::pytest.PytestAssertRewriteWarning"]  # hypothesis is imported already
    how += ["--hypothesis-seed=0", f"--basetemp={scratch / str(os.getpid())}"]
    return pytest.main([*how, *map(str, tests)], plugins=plugins)


Line = tuple[str, int]


class Test(NamedTuple):
    """A test by its file and its name there."""

    path: Path
    name: str


def test_of(item: pytest.Item) -> Test:
    return Test(item.path, item.nodeid.partition("::")[2])


class Sound(NamedTuple):
    """The unbroken game under its tests: who comes to each line, and the processor time."""

    tests: list[Test]
    """Those that come to the fewest lines first: they look at one thing closely."""
    reached: dict[Line, set[int]]
    """The tests that come to a line, by their places in `tests`."""
    imported: set[Line]
    """Lines that are run before the first test: any test may hang on them."""
    seconds: float
    """What all tests take while they are traced, which is several times as long."""
    slowest: float
    """What the slowest takes of that."""

    def near(self, mutant: Mutant) -> list[Test]:
        """The tests that can notice, likeliest first: the files with most of them that come here.

        Where the statement is run on import, those that do not come to it are last.
        """
        lines = [(str(mutant.path), line) for line in mutant.place.statement]
        here = set[int]().union(*[self.reached.get(line, set()) for line in lines])
        often = Counter(self.tests[test].path for test in here)
        every = not self.imported.isdisjoint(lines)
        found = range(len(self.tests)) if every else here
        order = sorted(
            found, key=lambda test: (test not in here, -often[self.tests[test].path], test)
        )
        return [self.tests[test] for test in order]


class Trace:
    """A plugin of pytest: notes which tests come to the lines of a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = str(folder)
        self.lines: set[Line] = set()
        """The lines of the current test; between two tests, those of an import."""
        self.imported: set[Line] = set()
        self.of_test: dict[Test, set[Line]] = {}
        self.slowest = 0.0

    def on_call(self, frame: FrameType, event: str, argument: object) -> Any:
        return self.on_line if frame.f_code.co_filename.startswith(self.folder) else None

    def on_line(self, frame: FrameType, event: str, argument: object) -> Any:
        self.lines.add((frame.f_code.co_filename, frame.f_lineno))
        return self.on_line

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        self.imported |= self.lines
        self.lines.clear()
        start = time.process_time()
        result = yield
        self.slowest = max(self.slowest, time.process_time() - start)
        self.of_test[test_of(item)] = self.lines.copy()
        self.lines.clear()
        return result

    def sound(self, seconds: float) -> Sound:
        tests = sorted(self.of_test, key=lambda test: len(self.of_test[test]))
        reached: defaultdict[Line, set[int]] = defaultdict(set)
        for number, test in enumerate(tests):
            for line in self.of_test[test]:
                reached[line].add(number)
        return Sound(tests, dict(reached), self.imported, seconds, self.slowest)


class Only:
    """A plugin of pytest: runs these tests alone, in this order."""

    def __init__(self, tests: list[Test]) -> None:
        self.places = {test: place for place, test in enumerate(tests)}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        wanted = [item for item in items if test_of(item) in self.places]
        items[:] = sorted(wanted, key=lambda item: self.places[test_of(item)])


class Patience:
    """A plugin of pytest: its process ends in a test that takes longer than any should."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self) -> Generator[None, object, object]:
        signal.setitimer(signal.ITIMER_VIRTUAL, self.seconds)
        return (yield)


def try_unbroken(folder: Path, tests: list[Path], scratch: Path) -> Sound:
    """Run the tests on the game as it is, traced; they must pass."""
    found, output = scratch / "sound", scratch / "output"

    def traced() -> int:
        trace = Trace(folder)
        sys.settrace(trace.on_call)
        status = run_tests(tests, scratch, str(output), trace)
        sys.settrace(None)
        found.write_bytes(pickle.dumps(trace.sound(time.process_time())))
        return status

    _, status = os.waitpid(in_child(traced), 0)
    if status != 0:
        raise SystemExit(f"{output.read_text()}\nmutants: the tests fail on the unbroken game")
    sound: Sound = pickle.loads(found.read_bytes())
    return sound


def try_mutant(mutant: Mutant, near: list[Test], sound: Sound, scratch: Path) -> int:
    """Run the tests near a mutant, in a child: first one file of them; 0 if none notices."""
    sys.meta_path.insert(0, Exchange(mutant))
    seconds = 1 + round(sound.seconds)  # an endless loop is caught, at import too
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    patience = Patience(1 + 2 * sound.slowest)
    nearest = [test for test in near if test.path == near[0].path]
    for part in (nearest, near):
        files = list(dict.fromkeys(test.path for test in part))
        status = run_tests(files, scratch, os.devnull, patience, Only(part))
        if status not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
            return status
    return 0


def hunt(
    mutants: dict[Mutant, list[Test]], sound: Sound, scratch: Path, jobs: int
) -> Iterator[tuple[Mutant, bool]]:
    """Every mutant with whether it was caught, in the order in which that becomes known."""
    waiting = list(mutants)
    running: dict[int, Mutant] = {}
    while waiting or running:
        while waiting and len(running) < jobs:
            mutant = waiting.pop()
            running[in_child(partial(try_mutant, mutant, mutants[mutant], sound, scratch))] = mutant
        child, status = os.wait()
        yield running.pop(child), status != 0


def survivors(
    folder: Path, tests: list[Path], mutants: list[Mutant], jobs: int
) -> dict[Mutant, bool]:
    """The mutants no test catches, and whether any test reaches their statement at all."""
    with TemporaryDirectory(prefix="mutants-") as name:
        scratch = Path(name)
        sound = try_unbroken(folder, tests, scratch)
        reached = {mutant: near for mutant in mutants if (near := sound.near(mutant))}
        found = dict.fromkeys([mutant for mutant in mutants if mutant not in reached], False)
        hunted = hunt(reached, sound, scratch, jobs)
        for number, (mutant, caught) in enumerate(hunted, start=1):
            if not caught:
                found[mutant] = True
                lines = [f"survives: {mutant.where()}", *mutant.changed_line()]
                print(*lines, sep="\n  ", file=sys.stderr)
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
            tests = [ROOT / "tests" / part for part in (f"games/{package}", *OF_THE_HOUSE)]
            found = survivors(folder, tests, mutants, options.jobs)
            enough = report(mutants, found) and enough
    sys.exit(not enough)


if __name__ == "__main__":
    main()
