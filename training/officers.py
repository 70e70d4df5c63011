"""Learns what things weigh to humans of Unfathomable (`policies/unfathomable/weights.py`).

    python training/officers.py --rounds 6 --pairs 2000 --seed 1 --jobs 2

An evolution strategy: the same deal is played twice against traitors of `crew`, with all weights
changed at random and with the opposite changes, and the weights move towards what won more often.
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import count
from math import exp
from random import Random
from typing import NamedTuple

from abyssal import game
from abyssal.core.chance import fast_chance
from abyssal.games.unfathomable.position.position import Position
from abyssal.games.unfathomable.rules.winners import sides
from abyssal.policies.unfathomable.crew import Crew, Officer
from abyssal.policies.unfathomable.weights import LOST, Weights

NUMBERS = [
    *["soul", "step", "card", "cast", "help", "counted_on"],
    *["least_stake", "great_stake", "suspected", "wronged"],
]
LISTS = ["point", "risk"]
"""These grow and shrink as a whole."""
FACTORS = [*NUMBERS, *LISTS]
SPREAD = 0.25
"""The standard deviation of the changes, as logarithms."""
PACE = 4.0
"""By how much a weight grows for a part of all games that its growth would win."""
SEATS = [4, 3, 4, 5, 4, 6]


class Pair(NamedTuple):
    """A deal with some changes, and with the opposite ones."""

    changes: list[float]
    won: float
    lost: float


def scaled(factors: list[float]) -> Weights:
    """The weights set by hand, each times a factor."""
    found = Weights()
    for name, factor in zip(FACTORS, factors, strict=True):
        usual = getattr(found, name)
        if name in NUMBERS:
            setattr(found, name, usual * factor)
        else:
            setattr(found, name, [one if one == LOST else one * factor for one in usual])
    return found


def arrives(deal: int, weights: Weights) -> float:
    """Whether humans with these weights win a deal."""
    unfathomable = game("unfathomable")
    state = unfathomable.new(SEATS[deal % len(SEATS)], deal)
    assert isinstance(state, Position)
    humans, traitors, luck = Officer(unfathomable, weights), Crew(unfathomable), fast_chance(deal)
    while acting := state.to_act():
        seat = acting[0]
        legal = state.legal(seat)
        judge = humans if sides(state)[seat] == "humans" else traitors
        state.play(seat, judge.choose(state, seat, legal, luck) if legal[1:] else legal[0])
    result = state.result()
    assert result is not None
    return float(any(sides(state)[seat] == "humans" for seat in result["winners"]))


def tried(logarithms: list[float], deal: int) -> Pair:
    """Both games of a deal."""
    luck = Random(deal)
    changes = [luck.gauss(0.0, SPREAD) for _ in FACTORS]
    games = [
        arrives(
            deal,
            scaled([exp(one + sign * by) for one, by in zip(logarithms, changes, strict=True)]),
        )
        for sign in (1, -1)
    ]
    return Pair(changes, games[0], games[1])


def moved(logarithms: list[float], pairs: list[Pair], pace: float) -> list[float]:
    """A step towards what won more often."""
    slopes = [
        sum((pair.won - pair.lost) / 2 * pair.changes[place] for pair in pairs)
        / (SPREAD * SPREAD * len(pairs))
        for place in range(len(logarithms))
    ]
    return [one + pace * slope for one, slope in zip(logarithms, slopes, strict=True)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--pairs", type=int, default=2000, help="of games in a round")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    logarithms = [0.0] * len(FACTORS)
    deals = count(given.seed * 10_000_000)
    with ProcessPoolExecutor(given.jobs) as pool:
        for number in range(given.rounds):
            round_of = [next(deals) for _ in range(given.pairs)]
            pairs = list(pool.map(partial(tried, logarithms), round_of, chunksize=20))
            won = sum(pair.won + pair.lost for pair in pairs) / (2 * len(pairs))
            logarithms = moved(logarithms, pairs, PACE * (1 - number / given.rounds))
            print(f"round {number + 1}: {won:.1%} of games won", flush=True)
    found = scaled([exp(one) for one in logarithms])
    for name, one in zip(FACTORS, logarithms, strict=True):
        print(f"{name} = {getattr(found, name)}  # {exp(one):.2f} of what was set by hand")


if __name__ == "__main__":
    main()
