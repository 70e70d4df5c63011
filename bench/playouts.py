"""Measure policies: microseconds a decision and a judgement, and playouts a second.

Run it with the Python of .venv for the interpreted package, of .venv-compiled for the compiled one.
Positions come from games of the policy itself; seconds are those of the processor.
"""

import argparse
import platform
from collections.abc import Callable
from time import process_time

from figures import is_compiled

import abyssal
from abyssal.core.chance import FastChance, fast_chance
from abyssal.core.game import Game, Position
from abyssal.policies import policy_of, titles
from abyssal.policies.playout import playout
from abyssal.policies.policy import Policy

GAMES = 6
"""Games from which positions are taken."""


def moments(game: Game, seats: int, judge: Policy) -> list[tuple[Position, int, list[int]]]:
    """Every decision of some games, with who is asked and the answers."""
    found = []
    luck = fast_chance(0)
    for seed in range(GAMES):
        state = game.new(seats, seed)
        while asked := state.to_act():
            seat = asked[0]
            legal = state.legal(seat)
            action = legal[0]
            if len(legal) > 1:
                found.append((state.copy(), seat, legal))
                action = judge.choose(state, seat, legal, luck)
            state.play(seat, action)
    return found


def seconds_a_round(work: Callable[[], None], rounds: int) -> float:
    """The best of some rounds: on a busy machine it is nearest to the truth."""
    best = float("inf")
    for _ in range(rounds):
        start = process_time()
        work()
        best = min(best, process_time() - start)
    return best


def measured(game: Game, seats: int, rounds: int) -> dict[str, float]:
    judge = policy_of(game)
    judges = [judge] * seats
    luck = fast_chance(1)
    asked = moments(game, seats, judge)
    starts = [(state, judge.turn(state)) for state, _, _ in asked[:: len(asked) // 60]]
    together = len(game.new(seats, 0).to_act()) > 1
    turns = 1 if together else seats  # where all play at once, a turn is a day of all of them

    def choose() -> None:
        for state, seat, legal in asked:
            judge.choose(state, seat, legal, luck)

    def worth() -> None:
        for state, seat, _ in asked:
            judge.worth(state, seat)

    def rounds_of_turns() -> None:
        for state, turn in starts:
            playout(state, judges, luck, until=turn + turns)

    def whole_games() -> None:
        for seed in range(GAMES):
            playout(game.new(seats, seed), judges, FastChance(1, seed + 1))

    decision = seconds_a_round(choose, rounds) / len(asked)
    return {
        "µs a decision": 1e6 * decision,
        "decisions/s": 1 / decision,
        "µs a worth": 1e6 * seconds_a_round(worth, rounds) / len(asked),
        "playouts of a round/s": len(starts) / seconds_a_round(rounds_of_turns, rounds),
        "whole games/s": GAMES / seconds_a_round(whole_games, rounds),
        "decisions/game": len(asked) / GAMES,
    }


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--game", action="append", choices=titles(), help="only this one")
    options.add_argument("--seats", type=int, default=4)
    options.add_argument("--rounds", type=int, default=5)
    chosen = options.parse_args()
    kind = "compiled" if is_compiled() else "interpreted"
    print(f"Python {platform.python_version()}, {kind}, best of {chosen.rounds} rounds")
    for name in chosen.game or titles():
        print(f"\n{name}, {chosen.seats} seats")
        for figure, value in measured(abyssal.game(name), chosen.seats, chosen.rounds).items():
            print(f"{figure:<24}{value:>12,.1f}")


if __name__ == "__main__":
    main()
