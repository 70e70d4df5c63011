"""Random play of our games beside those of OpenSpiel and RLCard, where they are installed.

Run it with the Python that has them; ours are measured by the environments of this checkout, in
turns with theirs. A decision is the same for all: ask who plays, list the legal actions, choose
one at random, play it; setup and chance are paid for, forced moves are not counted.
"""

import json
import platform
import random
import sys
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from time import process_time
from typing import Any

from figures import per_second
from run import (
    Progress,
    best_and_median,
    in_turns,
    interpreters,
    number,
    parser,
    row,
    seats_for,
    summary,
)

Bits = Callable[[int], int]

OPEN_SPIEL = ["leduc_poker", "liars_dice", "hearts", "backgammon", "gin_rummy"]
RLCARD = ["leduc-holdem", "limit-holdem", "uno", "gin-rummy", "doudizhu", "mahjong"]


def measure(play_out: Callable[[Bits], int], seconds: float) -> dict[str, float]:
    """The figures of random games that `play_out` plays one at a time."""
    bits = random.Random(1).getrandbits
    games = decisions = 0
    start = process_time()
    end = start + seconds
    while process_time() < end:
        decisions += play_out(bits)
        games += 1
    return per_second(decisions, games, process_time() - start)


def play_open_spiel(game: Any, bits: Bits) -> int:
    """One game. Chance picks any outcome alike: cheaper than to weigh them, so in their favour."""
    decisions = 0
    state = game.new_initial_state()
    while not state.is_terminal():
        chance = state.is_chance_node()
        legal = state.legal_actions()
        answers = len(legal)
        if answers > 1:
            decisions += not chance
            state.apply_action(legal[bits(16) * answers >> 16])
        else:
            state.apply_action(legal[0])
    return decisions


def play_rlcard(env: Any, bits: Bits) -> int:
    """One game."""
    decisions = 0
    state, _ = env.reset()
    while not env.is_over():
        legal = list(state["legal_actions"])
        answers = len(legal)
        decisions += answers > 1
        state, _ = env.step(legal[bits(16) * answers >> 16])
    return decisions


def open_spiel_games() -> dict[str, Callable[[Bits], int]]:
    try:
        import pyspiel
    except ImportError:
        return {}
    return {
        f"OpenSpiel {name}": partial(play_open_spiel, pyspiel.load_game(name))
        for name in OPEN_SPIEL
    }


def rlcard_games() -> dict[str, Callable[[Bits], int]]:
    try:
        import rlcard
    except ImportError:
        return {}
    return {f"RLCard {name}": partial(play_rlcard, rlcard.make(name)) for name in RLCARD}


def main() -> None:
    options = parser(__doc__.splitlines()[0]).parse_args()
    peers = {**open_spiel_games(), **rlcard_games()}
    if not peers:
        print(f"Neither open_spiel nor rlcard is installed for {sys.executable}.")
    contenders: dict[str, Callable[[], dict[str, float]]] = {}
    with ExitStack() as stack:
        plain, fast = interpreters(options.interpreted, options.compiled)
        for one in (fast, plain):
            stack.enter_context(one)
            for name in options.game or one.games:
                seats = seats_for(one.games[name], options.seats)
                request = {
                    "figure": "play",
                    "game": name,
                    "seats": seats,
                    "seconds": options.seconds,
                }
                contenders[f"{name}, {seats} seats, {one.label}"] = partial(one.ask, request)
        for label, play_out in peers.items():
            contenders[label] = partial(measure, play_out, options.seconds)
        progress = Progress(len(contenders) * options.rounds)
        found = in_turns(contenders, options.rounds, progress)
        progress.clear()

    print(f"Python {platform.python_version()}, one core; best of {options.rounds} rounds (median)")
    print(row("", ["decisions/s", "games/s", "decisions/game"], first=36))
    for label, rounds in found.items():
        length = sum(rounds["decisions/game"]) / options.rounds
        cells = [
            best_and_median(rounds["decisions/s"]),
            number(max(rounds["games/s"])),
            number(length),
        ]
        print(row(label, cells, first=36))
    if options.json:
        summaries = {label: summary(rounds) for label, rounds in found.items()}
        options.json.write_text(json.dumps(summaries, indent=2) + "\n")


if __name__ == "__main__":
    main()
