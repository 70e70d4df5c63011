"""Random games of every title, over all seat counts and options, under the laws of the contract.

`fuzz.py --games 1000` tries games number 0 to 999 of each title; a find names its number, and
`--seed NUMBER --games 1` plays that very game again. `fuzz.py --leaks 200` plays 200 games of each
title and compares, at every step and for every viewer, what must not depend on a secret.
`fuzz.py --imagined 1000000` imagines so many positions of each title: at every step of random and
of bots' games, for every viewer, and again from there.
"""

import argparse
import sys
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import count

import abyssal
from abyssal.core.title import Title
from abyssal.games import title
from abyssal.testing.fuzz import Find, Played, fuzz, imagined, leaks
from abyssal.testing.tables import COMPILED, all_tables

PROCESSES = 2
CHUNK = 20
BATCH = 8
"""Games handed to each process at a time, where their number is not known."""
RENEW = "\r" if sys.stdout.isatty() else ""
"""A progress line is written anew on a screen, and now and then into a file."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=1000, help="games of each title")
    parser.add_argument("--leaks", type=int, help="look for leaks alone, in so many games instead")
    parser.add_argument("--game", choices=abyssal.games(), help="one title instead of all")
    parser.add_argument("--seed", type=int, default=0, help="number of the first game")
    parser.add_argument("--imagined", type=int, help="imagine so many positions of each instead")
    parser.add_argument("--jobs", type=int, default=PROCESSES, help="processes")
    asked = parser.parse_args()
    print("on the compiled package" if COMPILED else "on the interpreted package")
    with ProcessPoolExecutor(asked.jobs) as pool:
        for name in [asked.game] if asked.game else abyssal.games():
            if asked.imagined is not None:
                find = imagine_title(pool, name, asked.seed, asked.imagined, asked.jobs)
            elif asked.leaks is None:
                find = fuzz_title(pool, name, asked.seed, asked.games, fuzz)
            else:
                find = fuzz_title(pool, name, asked.seed, asked.leaks, leaks)
            if find is not None:
                pool.shutdown(cancel_futures=True)
                print(f"\n{find}\nagain: {again(find, amount_of(asked))}")
                return 1
    return 0


def by_name(play: Callable[[Title, int], Find | Played], name: str, seed: int) -> Find | Played:
    """Play a game of a title that another process has to look up itself."""
    return play(title(name), seed)


def fuzz_title(
    pool: ProcessPoolExecutor,
    name: str,
    first: int,
    games: int,
    play: Callable[[Title, int], Find | Played],
) -> Find | None:
    """Play `games` games of a title and print what was tried; the first find ends it."""
    tables = all_tables(abyssal.game(name))
    by_seats: Counter[int] = Counter()
    by_options: Counter[str] = Counter()
    by_ending: Counter[str] = Counter()
    lengths: list[int] = []
    start = time.perf_counter()
    seeds = range(first, first + games)
    chunk = max(1, min(CHUNK, games // PROCESSES))
    outcomes = pool.map(partial(by_name, play, name), seeds, chunksize=chunk)
    for done, (seed, outcome) in enumerate(zip(seeds, outcomes, strict=True), start=1):
        if isinstance(outcome, Find):
            return outcome
        table = tables[seed % len(tables)]
        lengths.append(outcome.decisions)
        by_ending[outcome.ending] += 1
        by_seats[table.seats] += 1
        by_options.update(f"{option}={value}" for option, value in table.options.items())
        if sys.stdout.isatty() or done == games:
            rate = done / (time.perf_counter() - start)
            print(f"\r{name}: {done}/{games} games, {rate:.0f}/s", end="", flush=True)
    print(f", {sum(lengths)} decisions in {time.perf_counter() - start:.0f} s, no find")
    print("  seats   " + "  ".join(f"{seats}: {by_seats[seats]}" for seats in sorted(by_seats)))
    print("  options " + "  ".join(f"{option}: {n}" for option, n in sorted(by_options.items())))
    shares = (f"{ending}: {100 * n / games:.1f} %" for ending, n in by_ending.most_common())
    print("  endings " + "  ".join(shares))
    longest = max(lengths)
    print(f"  longest {longest} decisions, game {first + lengths.index(longest)}")
    print(f"  {min(games, len(tables))} of {len(tables)} combinations of both")
    return None


def imagine_title(
    pool: ProcessPoolExecutor, name: str, first: int, positions: int, jobs: int
) -> Find | None:
    """Imagine at least so many positions of a title and print what was tried; a find ends it."""
    tables = all_tables(abyssal.game(name))
    start = time.perf_counter()
    done = games = steps = 0
    shown = positions // 10
    seeds = count(first)
    while done < positions:
        batch = [next(seeds) for _ in range(BATCH * jobs)]
        for outcome in pool.map(partial(by_name, imagined, name), batch, chunksize=BATCH // 4):
            if isinstance(outcome, Find):
                return outcome
            done += outcome.imagined
            games += 1
            steps += outcome.decisions
        if RENEW:
            print(f"{RENEW}{name}: {progress(done, positions, start)}", end="", flush=True)
        elif shown <= done < positions:
            print(f"{name}: {progress(done, positions, start)}", flush=True)
            shown += positions // 10
    print(f"{RENEW}{name}: {progress(done, positions, start)}", end="")
    print(f", at {steps} steps of {games} games in {time.perf_counter() - start:.0f} s, no find")
    print(f"  {min(games, len(tables))} of {len(tables)} combinations of seats and options")
    return None


def progress(done: int, positions: int, start: float) -> str:
    rate = done / (time.perf_counter() - start)
    return f"{done}/{positions} imagined, {rate:.0f}/s"


def amount_of(asked: argparse.Namespace) -> str:
    """What one game of a run is asked for by."""
    if asked.imagined is not None:
        return "--imagined 1"
    return "--games 1" if asked.leaks is None else "--leaks 1"


def again(find: Find, amount: str) -> str:
    """The command that plays the game of a find once more."""
    return f"python tools/fuzz.py --game {find.name} --seed {find.seed} {amount}"


if __name__ == "__main__":
    sys.exit(main())
