"""The benchmarks, inside one interpreter: random play, and work on positions of games.

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
POSITIONS = 240

Work = Callable[[Any, int, int], Callable[[], object]]
"""From a position, a seat and a number to a call without arguments."""

WORK: dict[str, Work] = {
    "copies": lambda state, seat, number: state.copy,
    "views": lambda state, seat, number: partial(state.view, seat),
    "dumps": lambda state, seat, number: state.dump,
    "imagines": lambda state, seat, number: partial(state.imagine, seat, number),
    "hashes": lambda state, seat, number: state.hash,
}
"""What is done to a position of random play."""

REAL_WORK: dict[str, Work] = {
    "real imagines": lambda state, seat, number: partial(state.imagine, seat, number),
    # Of a copy: a position keeps the menu that it worked out.
    "real menus": lambda state, seat, number: partial(state.copy().legal, seat),
}
"""What is done to a position of real play by the seat that is asked, as a search would do it."""

REAL_PLAYERS = {"unfathomable": "crew"}
USUAL_PLAYER = "greedy"
"""The bots whose games are real play: they are longer than random ones, and know more."""

FIGURES = ["play", *WORK, *REAL_WORK]


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


Choose = Callable[[Any, int, list[int]], int]
"""From a position, a seat and what it may play to what it plays."""


@cache
def positions(game: Any, seats: int) -> list[Any]:
    """Positions of random games, each moment as likely as any other."""
    luck = random.Random(seats)
    return sampled(game, seats, luck, lambda seed: lambda state, seat, legal: luck.choice(legal))


@cache
def real_positions(game: Any, seats: int) -> list[Any]:
    """The same of games that our best bots play."""
    return sampled(game, seats, random.Random(seats), partial(table_of_bots, game, seats))


def table_of_bots(game: Any, seats: int, seed: int) -> Choose:
    from abyssal.bots import bot

    name = REAL_PLAYERS.get(game.name, USUAL_PLAYER)
    players = [bot(name, game, seed * seats + seat) for seat in range(seats)]
    return lambda state, seat, legal: players[seat].choose(
        state.view(seat), legal, partial(state.imagine, seat)
    )


def sampled(
    game: Any, seats: int, luck: random.Random, players: Callable[[int], Choose]
) -> list[Any]:
    met = [
        state
        for seed in range(SAMPLED_GAMES)
        for state in moments(game.new(seats=seats, seed=seed), players(seed))
    ]
    return luck.sample(met, POSITIONS)


def moments(state: Any, choose: Choose) -> Iterator[Any]:
    while asked := state.to_act():
        yield state.copy()
        seat = asked[0]
        legal = state.legal(seat)
        state.play(seat, choose(state, seat, legal) if len(legal) > 1 else legal[0])


def work(figure: str, game: Any, seats: int, seconds: float) -> dict[str, float]:
    """How often a second `figure` can be done to the sampled positions, one after the other."""
    if figure in WORK:
        do, met = WORK[figure], positions(game, seats)
        who = [number % seats for number in range(len(met))]
    else:
        do, met = REAL_WORK[figure], real_positions(game, seats)
        who = [state.to_act()[0] for state in met]
    done = 0
    spent = 0.0
    while spent < seconds:
        calls = [do(state, who[number], number) for number, state in enumerate(met)]
        start = process_time()
        for call in calls:
            call()
        spent += process_time() - start
        done += len(calls)
    return {f"{figure}/s": done / spent}


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
