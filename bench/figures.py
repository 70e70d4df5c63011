"""The benchmarks, inside one interpreter: random play, and work on positions met in it.

Run as a program it answers requests, one JSON line each, so that several interpreters can be
measured in turns. Seconds are those of the processor: on a machine that others use too, the time
in which they run does not count.
"""

import json
import platform
import random
import sys
from collections.abc import Callable, Iterator
from functools import cache, partial
from time import process_time
from typing import Any

SAMPLED_GAMES = 12
POSITIONS = 64

WORK: dict[str, Callable[[Any, int, int], Callable[[], object]]] = {
    "copies": lambda state, seat, number: state.copy,
    "views": lambda state, seat, number: partial(state.view, seat),
    "dumps": lambda state, seat, number: state.dump,
    "imagines": lambda state, seat, number: partial(state.imagine, seat, number),
    "hashes": lambda state, seat, number: state.hash,
}
"""What is done to a position, as a call without arguments."""

FIGURES = ["play", *WORK]


def play(game: Any, seats: int, seconds: float) -> dict[str, float]:
    """Random games for `seconds`, setup included."""
    bits = random.Random(seats).getrandbits
    games = decisions = 0
    start = process_time()
    end = start + seconds
    while process_time() < end:
        decisions += play_out(game.new(seats=seats, seed=games), bits)
        games += 1
    return per_second(decisions, games, process_time() - start)


# A function of its own, called once a game: Python makes the code of a function faster after some
# calls, not inside a `while` loop.
def play_out(state: Any, bits: Callable[[int], int]) -> int:
    """Play to the end at random; a decision counts if it has two or more answers."""
    decisions = 0
    while asked := state.to_act():
        seat = asked[0]
        legal = state.legal(seat)
        answers = len(legal)
        if answers > 1:
            decisions += 1
            state.play(seat, legal[bits(16) * answers >> 16])
        else:
            state.play(seat, legal[0])
    return decisions


def per_second(decisions: int, games: int, spent: float) -> dict[str, float]:
    """The figures of random play."""
    return {
        "decisions/s": decisions / spent,
        "games/s": games / spent,
        "decisions/game": decisions / games,
    }


@cache
def positions(game: Any, seats: int) -> list[Any]:
    """Positions of random games, each moment as likely as any other."""
    luck = random.Random(seats)
    met = [state for seed in range(SAMPLED_GAMES) for state in moments(game, seats, seed, luck)]
    return luck.sample(met, POSITIONS)


def moments(game: Any, seats: int, seed: int, luck: random.Random) -> Iterator[Any]:
    state = game.new(seats=seats, seed=seed)
    while asked := state.to_act():
        yield state.copy()
        state.play(asked[0], luck.choice(state.legal(asked[0])))


def work(figure: str, game: Any, seats: int, seconds: float) -> dict[str, float]:
    """How often a second `figure` can be done to the sampled positions, one after the other."""
    calls = [
        WORK[figure](state, number % seats, number)
        for number, state in enumerate(positions(game, seats))
    ]
    done = 0
    start = process_time()
    end = start + seconds
    while process_time() < end:
        for call in calls:
            call()
        done += len(calls)
    return {f"{figure}/s": done / (process_time() - start)}


def seat_counts() -> dict[str, list[int]]:
    """The games of this interpreter, and how many may play each."""
    import abyssal

    return {name: list(abyssal.game(name).seats) for name in abyssal.games()}


def is_compiled() -> bool:
    import abyssal.core.game

    return not str(abyssal.core.game.__file__).endswith(".py")


def answer(request: dict[str, Any]) -> dict[str, Any]:
    """One measurement, or who this interpreter is."""
    import abyssal

    if request["figure"] == "who":
        python = platform.python_version()
        return {"games": seat_counts(), "compiled": is_compiled(), "python": python}
    game, seats, seconds = abyssal.game(request["game"]), request["seats"], request["seconds"]
    if request["figure"] == "play":
        return play(game, seats, seconds)
    return work(request["figure"], game, seats, seconds)


def main() -> None:
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
