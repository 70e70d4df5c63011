"""Measure every game interpreted and compiled, in turns, and print both side by side."""

import argparse
import json
import platform
import subprocess
import sys
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from statistics import median
from time import perf_counter
from types import TracebackType
from typing import Any

from figures import FIGURES

ROOT = Path(__file__).resolve().parent.parent
INTERPRETED = ROOT / ".venv/bin/python"
COMPILED = ROOT / ".venv-compiled/bin/python"
USUAL_SEATS = 4

Rounds = dict[str, list[float]]
"""For each figure, what every round gave."""


class Interpreter:
    """A Python of its own process that measures on request."""

    def __init__(self, label: str, python: str) -> None:
        self.label = label
        # -P: the package that is installed there, not one that lies beside this file.
        command = [python, "-P", str(Path(__file__).with_name("figures.py"))]
        try:
            self.process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
            )
        except OSError as error:
            raise SystemExit(f"bench: {python}: {error.strerror}") from error
        who = self.ask({"figure": "who"})
        self.games: dict[str, list[int]] = who["games"]
        self.compiled: bool = who["compiled"]
        self.python: str = who["python"]

    def ask(self, request: dict[str, Any]) -> dict[str, Any]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(json.dumps(request), file=self.process.stdin, flush=True)
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"bench: the {self.label} interpreter stopped")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def __enter__(self) -> "Interpreter":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def interpreters(interpreted: str, compiled: str) -> tuple[Interpreter, Interpreter]:
    """Both, after a check that each is what it is said to be."""
    pair = Interpreter("interpreted", interpreted), Interpreter("compiled", compiled)
    for interpreter, expected in zip(pair, (False, True), strict=True):
        if interpreter.compiled != expected:
            raise SystemExit(f"bench: the {interpreter.label} interpreter runs the other kind")
    return pair


class Progress:
    """One line that says what is being measured, where a person watches."""

    def __init__(self, steps: int) -> None:
        self.steps = steps
        self.done = 0
        self.start = perf_counter()

    def step(self, what: str) -> None:
        if sys.stderr.isatty():
            each = (perf_counter() - self.start) / max(self.done, 1)
            left = f"{each * (self.steps - self.done):.0f} s left" if self.done else ""
            print(f"\r\x1b[K{self.done}/{self.steps} {what} {left}", end="", file=sys.stderr)
        self.done += 1

    def clear(self) -> None:
        if sys.stderr.isatty():
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)


def in_turns(
    contenders: Mapping[str, Callable[[], dict[str, float]]], rounds: int, progress: Progress
) -> dict[str, Rounds]:
    """Measure all contenders once a round, so that a busy moment hits all of them alike."""
    found: dict[str, Rounds] = {label: {} for label in contenders}
    for _ in range(rounds):
        for label, measure in contenders.items():
            progress.step(label)
            for figure, value in measure().items():
                found[label].setdefault(figure, []).append(value)
    return found


def seats_for(counts: list[int], wanted: int) -> int:
    """The seats to measure with: those wanted, or the nearest number the game allows."""
    return max(min(wanted, counts[-1]), counts[0])


def number(value: float) -> str:
    return f"{value:,.0f}" if value >= 1000 else f"{value:,.1f}"


def row(name: str, cells: list[str], first: int = 16) -> str:
    return f"{name:<{first}}" + "".join(f"{cell:>24}" for cell in cells).rstrip()


def best_and_median(values: list[float]) -> str:
    return f"{number(max(values))} ({number(median(values))})"


def table(interpreted: Rounds, compiled: Rounds) -> list[str]:
    """Every figure as the best round and, in brackets, the median one."""
    lines = [row("", ["interpreted", "compiled", "ratio"])]
    for figure, plain in interpreted.items():
        fast = compiled[figure]
        if figure == "decisions/game":
            lines.append(row(figure, [number(median(plain)), number(median(fast)), ""]))
        else:
            ratio = f"{max(fast) / max(plain):.1f}"
            lines.append(row(figure, [best_and_median(plain), best_and_median(fast), ratio]))
    return lines


def summary(rounds: Rounds) -> dict[str, dict[str, float]]:
    return {
        figure: {"best": max(values), "median": median(values)} for figure, values in rounds.items()
    }


def parser(description: str) -> argparse.ArgumentParser:
    options = argparse.ArgumentParser(description=description)
    options.add_argument("--interpreted", metavar="PY", default=str(INTERPRETED))
    options.add_argument("--compiled", metavar="PY", default=str(COMPILED))
    options.add_argument("--game", action="append", metavar="NAME", help="only this one")
    options.add_argument("--seats", type=int, default=USUAL_SEATS)
    options.add_argument("--seconds", type=float, default=0.5, help="for a figure in a round")
    options.add_argument("--rounds", type=int, default=5)
    options.add_argument("--json", type=Path, metavar="FILE", help="write the figures there too")
    return options


def measured(
    pair: tuple[Interpreter, Interpreter],
    name: str,
    seats: int,
    options: argparse.Namespace,
    progress: Progress,
) -> dict[str, Rounds]:
    """All figures of one game, by the label of the interpreter."""
    found: dict[str, Rounds] = {one.label: {} for one in pair}
    for figure in FIGURES:
        request = {"figure": figure, "game": name, "seats": seats, "seconds": options.seconds}
        contenders = {one.label: partial(one.ask, request) for one in pair}
        for label, rounds in in_turns(contenders, options.rounds, progress).items():
            found[label].update(rounds)
    progress.clear()
    return found


def main() -> None:
    options = parser(__doc__).parse_args()
    plain, fast = interpreters(options.interpreted, options.compiled)
    report: dict[str, Any] = {"python": fast.python, "machine": platform.machine(), "games": {}}
    with plain, fast:
        names = options.game or list(fast.games)
        progress = Progress(len(names) * len(FIGURES) * 2 * options.rounds)
        print(f"Python {fast.python}, one core; best of {options.rounds} rounds (median)")
        for name in names:
            seats = seats_for(fast.games[name], options.seats)
            found = measured((plain, fast), name, seats, options, progress)
            print(f"\n{name}, {seats} seats")
            print("\n".join(table(found[plain.label], found[fast.label])), flush=True)
            summaries = {label: summary(rounds) for label, rounds in found.items()}
            report["games"][name] = {"seats": seats, **summaries}
    if options.json:
        options.json.write_text(json.dumps(report, indent=2) + "\n")


if __name__ == "__main__":
    main()
