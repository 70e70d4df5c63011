"""Games of a policy against itself, as features and results for `fit.py`.

    python training/selfplay.py in-too-deep --games 20000 --seed 1 --jobs 2 --out /tmp/deep

Every game has another number of seats and other options. Now and then a player takes an answer that
is not the best, so that the value also learns what becomes of those.
"""

import argparse
import json
from array import array
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import abyssal
from abyssal.core.chance import FastChance, fast_chance
from abyssal.core.game import Action, Game, Position
from abyssal.policies import policy_of, titles
from abyssal.policies.policy import Policy
from abyssal.testing.tables import some_tables
from abyssal.values import untrained
from abyssal.values.value import Value

SEEN = 6
"""Of so many decisions, one is learned from."""
ASTRAY = 12
"""Of so many answers, one is not the best: the second best, or now and then any."""
TABLES = 64
"""How many different options are played, for each number of seats."""


def choose(policy: Policy, state: Position, seat: int, luck: FastChance) -> Action:
    legal = state.legal(seat)
    if len(legal) == 1:
        return legal[0]
    if luck.below(ASTRAY) > 0:
        return policy.choose(state, seat, legal, luck)
    if luck.below(4) == 0:
        return legal[luck.below(len(legal))]
    ranked = sorted(zip(policy.weigh(state, seat, legal), legal, strict=True), reverse=True)
    return ranked[1][1]


def row(value: Value, state: Position, viewer: int, most: int) -> list[float]:
    """How many outcomes there are, and the features of the table and of each there can be."""
    of_outcomes, of_all = value.features(state, viewer)
    empty = [0.0] * len(of_outcomes[0])
    filled = [*of_outcomes, *[empty] * (most - len(of_outcomes))]
    return [
        float(len(of_outcomes)),
        *of_all,
        *(number for features in filled for number in features),
    ]


def played(game: Game, state: Position, seed: int) -> list[list[float]]:
    """The rows of one game, each with its result at the end."""
    luck = fast_chance(seed)
    policy, value = policy_of(game), untrained(game)
    most = outcomes_of(game)
    rows = []
    while asked := state.to_act():
        seat = asked[luck.below(len(asked))]
        if luck.below(SEEN) == 0:
            viewer = seat if luck.below(2) else luck.below(state.seats)
            rows.append(row(value, state, viewer, most))
        state.play(seat, choose(policy, state, seat, luck))
    came = value.outcome(state)
    came += [0.0] * (most - len(came))
    return [[*found, *came] for found in rows]


def outcomes_of(game: Game) -> int:
    """The most outcomes that a game of the title can have."""
    state = game.new(game.seats[-1], 1)
    return len(untrained(game).features(state, 0)[0])


def part(name: str, first: int, last: int) -> bytes:
    game = abyssal.game(name)
    tables = {seats: list(some_tables(game, seats, TABLES)) for seats in game.seats}
    rows = array("f")
    for number in range(first, last):
        seats = game.seats[number % len(game.seats)]
        table = tables[seats][number // len(game.seats) % len(tables[seats])]
        for found in played(game, game.new(seats, number, table.options), number):
            rows.extend(found)
    return rows.tobytes()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=titles())
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True, help="a folder")
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    game = abyssal.game(options.game)
    first = options.seed * 10_000_000
    bounds = range(first, first + options.games, 250)
    with (
        ProcessPoolExecutor(options.jobs) as pool,
        (options.out / "rows.f32").open("wb") as rows,
    ):
        jobs = [pool.submit(part, options.game, at, at + 250) for at in bounds]
        for number, job in enumerate(jobs, start=1):
            rows.write(job.result())
            print(f"{number * 250} of {options.games} games", end="\r", flush=True)
    of_outcomes, of_all = untrained(game).features(game.new(game.seats[-1], 1), 0)
    sizes = {"seats": len(of_outcomes), "seat": len(of_outcomes[0]), "shared": len(of_all)}
    (options.out / "sizes.json").write_text(json.dumps({"game": options.game, **sizes}))
    print()


if __name__ == "__main__":
    main()
