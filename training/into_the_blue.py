"""Train the value of Into the Blue: thousands of games in lockstep on an accelerator, with JAX.

Every turn is solved exactly: what it can come to (22 outcomes) is judged by the value as it is, and
rerolls are expectations over all results of the dice. The value learns from who won those games.

The features are those of `abyssal.values.into_the_blue`; a test holds the two against each other,
on positions that `--samples` writes.
"""

import argparse
import json
import time
import tomllib
from functools import cache, partial
from itertools import combinations_with_replacement, permutations
from math import factorial
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from network import Learner, Reliability, Weights, falling, new_weights, scores, write

from abyssal.values.into_the_blue import SEAT_FEATURES, TABLE_FEATURES

ROOT = Path(__file__).resolve().parent.parent
SHEET = ROOT / "src/abyssal/games/into_the_blue/data/into_the_blue.toml"

LEVELS, DICE, FACES, SHELLS, CHESTS = 5, 6, 6, 12, 5
PRESETS = ["steep", "gentle"]
UNUSED = 0
FAILED, PERFECT = 0, 1
PLACEMENTS = [(level, dice) for level in range(1, 6) for dice in range(1, DICE + 2 - level)]
"""What a turn can come to besides; level 5 takes two dice at most, as 1 to 4 must be shown too."""
OUTCOMES = 2 + len(PLACEMENTS)
SELDOM = 200
"""Batches between two lines of progress, and between two times that the weights are kept."""
WARMING = 50
"""Batches over which the rate of learning rises at first."""
ASTRAY = 0.02
"""How far the chances are blurred at first, so that other ways are tried."""
MEASURED = 4
"""Batches that the chances are measured on."""
SAMPLES = 12
"""Positions for the tests, for each number of seats."""
LONGEST = 15
"""Turns of a seat in a game; the few games that are longer are left out."""
LATEST = 127
"""No game has more turns."""


# The dice


def all_keeps() -> list[tuple[int, ...]]:
    """Every multiset of up to six dice, as counts by face."""
    return [
        tuple(faces.count(face) for face in range(1, FACES + 1))
        for size in range(DICE + 1)
        for faces in combinations_with_replacement(range(1, FACES + 1), size)
    ]


def ways(counts: tuple[int, ...]) -> int:
    """In how many ways distinct dice show these counts."""
    found = factorial(sum(counts))
    for count in counts:
        found //= factorial(count)
    return found


def allowed(counts: tuple[int, ...]) -> list[int]:
    """The outcomes that a result of six dice allows."""
    run = 0
    while run < LEVELS and counts[run]:
        run += 1
    if run == 0:
        return [FAILED]
    if run == LEVELS and counts[FACES - 1]:
        return [PERFECT]
    return [2 + PLACEMENTS.index((level, counts[level - 1])) for level in range(1, run + 1)]


class Dice(NamedTuple):
    """Tables of the 924 keeps and the 462 results among them."""

    odds: jax.Array
    """How likely each result is after each keep: 924 × 462."""
    allows: jax.Array
    """Which outcomes a result allows: 462 × 22."""
    subsets: jax.Array
    """The keeps that are part of a result, itself last: 462 × 64."""
    smaller: list[np.ndarray]
    """For the keeps of 1, 2 … 6 dice, those with one die less: up to six, some of them twice."""
    sizes: list[int]
    """How many keeps there are of 0, 1 … 6 dice; they stand in this order."""
    nothing: int
    """The keep without dice."""


@cache
def tables() -> Dice:
    keeps = all_keeps()
    number = {counts: place for place, counts in enumerate(keeps)}
    results = [counts for counts in keeps if sum(counts) == DICE]
    odds = np.zeros((len(keeps), len(results)), np.float32)
    allows = np.zeros((len(results), OUTCOMES), bool)
    subsets = np.zeros((len(results), 1 << DICE), np.int32)
    for column, result in enumerate(results):
        allows[column, allowed(result)] = True
        faces = [face for face, count in enumerate(result) for _ in range(count)]
        for bits in range(1 << DICE):
            kept = [faces[die] for die in range(DICE) if bits >> die & 1]
            subsets[column, bits] = number[tuple(kept.count(face) for face in range(FACES))]
            rest = tuple(a - kept.count(face) for face, a in enumerate(result))
            odds[subsets[column, bits], column] = ways(rest) / FACES ** sum(rest)
    smaller = []
    for size in range(1, DICE + 1):
        rows = []
        for counts in (counts for counts in keeps if sum(counts) == size):
            less = [
                number[tuple(count - (at == face) for at, count in enumerate(counts))]
                for face in range(FACES)
                if counts[face]
            ]
            rows.append((less * FACES)[:FACES])
        smaller.append(np.array(rows))
    return Dice(
        jnp.asarray(odds),
        jnp.asarray(allows),
        jnp.asarray(subsets),
        smaller,
        [sum(sum(counts) == size for counts in keeps) for size in range(DICE + 1)],
        number[(0,) * FACES],
    )


def best_parts(dice: Dice, means: jax.Array) -> jax.Array:
    """For each result, the highest mean of the keeps that are part of it."""
    begun = 0
    below = means[:, :1]
    first = 0
    for size, less in enumerate(dice.smaller, start=1):
        begun += dice.sizes[size - 1]
        here = means[:, begun : begun + dice.sizes[size]]
        below = jnp.maximum(here, below[:, less - first].max(-1))
        first = begun
    return below


# Positions, many at a time


class Table(NamedTuple):
    """The same facts of every game; the first axis (or all but the last) is that of the games."""

    shells: jax.Array  # games × seats × 6: unused, then levels 1 to 5
    chests: jax.Array  # games × seats: how many
    gold: jax.Array  # games × seats: what they hold
    row: jax.Array  # games × 5: what chests hold, in the order in which they are taken
    latest: jax.Array  # games × seats
    turn: jax.Array
    active: jax.Array
    last_turns: jax.Array  # those to come; 0 before the end is triggered
    triggered: jax.Array
    over: jax.Array
    preset: jax.Array


def tokens_of(sheet: dict[str, Any], seats: int) -> np.ndarray:
    """Values by preset, level and rank; ranks without a token are worth nothing."""
    found = np.zeros((len(PRESETS), LEVELS, 5), np.float32)
    for preset, name in enumerate(PRESETS):
        treasures = sheet["treasures"][name]
        for level in range(LEVELS):
            second = sorted(treasures["secondary"][level], reverse=True)
            values = [treasures["main"][level], *second[: 1 if seats <= 3 else 2]]
            found[preset, level, : len(values)] = values
    return found


def new_tables(key: jax.Array, count: int, seats: int, chests: list[int]) -> Table:
    deal, first, kind = jax.random.split(key, 3)
    orders = jnp.asarray(sorted(set(permutations(chests))), jnp.float32)
    begun = jax.random.randint(first, (count,), 0, seats)
    zeros = jnp.zeros((count, seats), jnp.int32)
    return Table(
        shells=jnp.zeros((count, seats, 1 + LEVELS), jnp.int32).at[:, :, UNUSED].set(SHELLS),
        chests=zeros,
        gold=jnp.zeros((count, seats), jnp.float32),
        row=orders[jax.random.randint(deal, (count,), 0, len(orders))],
        latest=zeros.at[jnp.arange(count), begun].set(1),
        turn=jnp.ones((count,), jnp.int32),
        active=begun,
        last_turns=jnp.zeros((count,), jnp.int32),
        triggered=jnp.zeros((count,), bool),
        over=jnp.zeros((count,), bool),
        preset=jax.random.randint(kind, (count,), 0, len(PRESETS)),
    )


def strengths(table: Table) -> jax.Array:
    """For each seat and level, one number that ranks it there (ITB-61 to ITB-66)."""
    found = []
    for level in range(1, LEVELS + 1):
        number = jnp.zeros_like(table.latest)
        for place in range(level, -1, -1):
            number = number * 16 + table.shells[..., place]
        found.append(number * (LATEST + 1) + LATEST - table.latest)
    return jnp.stack(found, -1)


def token_points(table: Table, tokens: jax.Array) -> jax.Array:
    """What each seat would take on each level if it all ended now: games × seats × levels."""
    strength = strengths(table)
    ahead = strength[..., None, :, :] > strength[..., :, None, :]
    rank = ahead.sum(-2)
    of_preset = tokens[table.preset]  # games × levels × ranks
    values = jnp.take_along_axis(of_preset[..., None, :, :], rank[..., None], -1)[..., 0]
    return jnp.where(table.shells[..., 1:] > 0, values, 0.0)


# Features


def features(table: Table, viewer: jax.Array, tokens: jax.Array, whole: float) -> Any:
    """What `viewer` knows, as numbers of about the size of 1: of each seat, and of all."""
    seats = table.latest.shape[-1]
    seat = jnp.arange(seats)
    mine = seat == viewer[..., None]
    own = jnp.where(mine, table.gold, 0.0).sum(-1)
    held = jnp.where(mine, table.chests, 0).sum(-1)
    mean = (whole - own) / jnp.maximum(1, CHESTS - held)
    gold = jnp.where(mine, table.gold, table.chests * mean[..., None])
    levels = token_points(table, tokens)
    points = levels.sum(-1) + gold
    shells = table.shells[..., 1:].astype(jnp.float32)
    strength = strengths(table)
    myself = jnp.eye(seats, dtype=bool)
    rivals = jnp.where(myself[..., None], -1.0, shells[..., None, :, :])
    order = jnp.sort(rivals, axis=-2)
    best, second = order[..., -1, :], jnp.maximum(order[..., max(0, seats - 2), :], 0.0)
    best_strength = jnp.where(myself[..., None], -1, strength[..., None, :, :]).max(-2)
    edge = jnp.where(strength > best_strength, 0.25, -0.25)
    lead = shells - best + jnp.where(shells == best, edge, 0.0)
    rival_points = jnp.where(myself, -1.0, points[..., None, :]).max(-1)
    margin = points - rival_points
    wait = (seat - table.active[..., None]) % seats
    last = (
        table.triggered[..., None] & (wait < table.last_turns[..., None]) & ~table.over[..., None]
    )
    over = table.over.astype(jnp.float32)[..., None]
    unused = table.shells[..., UNUSED].astype(jnp.float32)
    of_seats = jnp.concatenate(
        [
            shells / 4,
            jnp.clip(lead, -4, 4) / 4,
            jnp.clip(shells - second, -4, 4) / 4,
            levels / 10,
            jnp.stack(
                [
                    unused / 12,
                    table.chests / 2,
                    gold / 10,
                    margin / 20,
                    (points - points.mean(-1, keepdims=True)) / 20,
                    wait / seats,
                    last.astype(jnp.float32),
                    over * jnp.clip(margin, -5, 5) / 5,
                    over * jnp.clip(margin, -1, 1),
                ],
                -1,
            ),
        ],
        -1,
    )
    like = jnp.ones_like(over[..., 0])
    of_all = jnp.concatenate(
        [
            jnp.stack(
                [
                    table.triggered.astype(jnp.float32),
                    over[..., 0],
                    table.last_turns / seats,
                    1 - table.chests.sum(-1) / CHESTS,
                    unused.min(-1) / 12,
                    unused.mean(-1) / 12,
                    (table.preset == 0).astype(jnp.float32),
                    *(like * (seats == number) for number in (2, 3, 4, 5)),
                ],
                -1,
            ),
            shells.sum(-2) / 12,
        ],
        -1,
    )
    return of_seats, of_all


# A turn


def pick(array: jax.Array, seat: jax.Array) -> jax.Array:
    return jnp.take_along_axis(array, seat[..., None], -1)[..., 0]


def after_turn(table: Table, seats: int) -> Table:
    """A failed dive and all placements, on a second axis, and the turn passed on."""
    levels = np.array([0, *(level for level, _ in PLACEMENTS)])
    dice = np.array([0, *(dice for _, dice in PLACEMENTS)])
    moved = np.eye(1 + LEVELS, dtype=np.int32)[levels] - np.eye(1 + LEVELS, dtype=np.int32)[UNUSED]
    mine = jnp.arange(seats) == table.active[:, None]
    unused = pick(table.shells[..., UNUSED], table.active)
    placed = jnp.minimum(dice, unused[:, None])
    change = mine[:, None, :, None] * placed[:, :, None, None] * moved[None, :, None, :]
    shells = table.shells[:, None] + change
    triggers = (placed == unused[:, None]) & (levels > 0) & ~table.triggered[:, None]
    triggered = table.triggered[:, None] | triggers
    last = jnp.where(triggers, seats, table.last_turns[:, None]) - triggered
    over = table.over[:, None] | (triggered & (last == 0))
    active = jnp.where(over, table.active[:, None], (table.active[:, None] + 1) % seats)
    turn = table.turn[:, None] + ~over
    begins = (jnp.arange(seats) == active[..., None]) & ~over[..., None]
    latest = jnp.where(begins, jnp.minimum(turn, LATEST)[..., None], table.latest[:, None])
    every: Table = jax.tree.map(
        lambda array: jnp.broadcast_to(
            array[:, None], (array.shape[0], len(levels), *array.shape[1:])
        ),
        table,
    )
    return every._replace(
        shells=shells,
        last_turns=last,
        triggered=triggered,
        over=over,
        active=active,
        turn=turn,
        latest=latest,
    )


def after_chest(table: Table, value: jax.Array, seats: int) -> Table:
    """The chest taken, worth `value` as far as is known; the same player goes on."""
    mine = jnp.arange(seats) == table.active[:, None]
    chests = table.chests + mine
    gold = table.gold + mine * value[:, None]
    return table._replace(chests=chests, gold=gold, over=table.over | (chests.sum(-1) == CHESTS))


def outcomes_of(table: Table, seats: int, whole: float) -> Table:
    """All 22 things a turn can come to, as the player knows them: on a second axis."""
    own, held = pick(table.gold, table.active), pick(table.chests, table.active)
    mean = (whole - own) / jnp.maximum(1, CHESTS - held)
    placed, chest = after_turn(table, seats), after_chest(table, mean, seats)
    found: Table = jax.tree.map(
        lambda many, one: jnp.concatenate([many[:, :1], one[:, None], many[:, 1:]], 1),
        placed,
        chest,
    )
    return found


def sub_keep(dice: Dice, means: jax.Array, result: jax.Array) -> jax.Array:
    """The part of each result whose mean is highest."""
    parts = dice.subsets[result]
    best = jnp.take_along_axis(means, parts, -1).argmax(-1)
    return jnp.take_along_axis(parts, best[:, None], -1)[:, 0]


def play_turn(key: jax.Array, worth: jax.Array, dice: Dice) -> jax.Array:
    """The outcome of a turn played best, given what each is worth."""
    odds = jnp.log(jnp.maximum(dice.odds, 1e-30))
    values = jnp.where(dice.allows, worth[:, None, :], -1e9).max(-1)
    last = values @ dice.odds.T
    early = best_parts(dice, last) @ dice.odds.T
    keys = jax.random.split(key, 3)
    count = worth.shape[0]
    kept = jnp.full((count,), dice.nothing)
    for number, means in enumerate((early, last, None)):
        result = jax.random.categorical(keys[number], odds[kept])
        if means is not None:
            kept = sub_keep(dice, means, result)
    return jnp.where(dice.allows[result], worth, -1e9).argmax(-1)


def games_of(seats: int, count: int, sheet: dict[str, Any]) -> Any:
    """A compiled function: play `count` games; the features of each turn's end, and who won."""
    tokens = jnp.asarray(tokens_of(sheet, seats))
    whole = float(sum(sheet["chests"]))
    dice = tables()

    def step(weights: Any, noise: jax.Array, table: Table, key: jax.Array) -> Any:
        roll, astray, look = jax.random.split(key, 3)
        later = outcomes_of(table, seats, whole)
        mover = jnp.broadcast_to(table.active[:, None], later.active.shape)
        chances = jax.nn.softmax(scores(weights, *features(later, mover, tokens, whole)))
        worth = pick(chances, mover)
        worth = worth + noise * jax.random.normal(astray, worth.shape)
        chosen = play_turn(roll, worth, dice)
        games = jnp.arange(count)
        following = jax.tree.map(lambda array: array[games, chosen], later)
        value = table.row[games, jnp.minimum(table.chests.sum(-1), CHESTS - 1)]
        true_gold = table.gold.at[games, table.active].add(jnp.where(chosen == PERFECT, value, 0.0))
        following = following._replace(gold=true_gold)
        going = ~table.over
        after = jax.tree.map(
            lambda new, old: jnp.where(going.reshape(-1, *[1] * (new.ndim - 1)), new, old),
            following, table,
        )  # fmt: skip
        others = jax.random.randint(look, (count,), 0, 2 * seats)
        viewer = jnp.where(others < seats, others, table.active)
        return after, (*features(after, viewer, tokens, whole), going, after, viewer)

    def play(weights: Weights, noise: jax.Array, key: jax.Array) -> Any:
        start, key = jax.random.split(key)
        table = new_tables(start, count, seats, sheet["chests"])
        keys = jax.random.split(key, LONGEST * seats)
        table, rows = jax.lax.scan(lambda now, key: step(weights, noise, now, key), table, keys)
        points = token_points(table, tokens).sum(-1) + table.gold
        best = points == points.max(-1, keepdims=True)
        won = best / best.sum(-1, keepdims=True)
        of_seats, of_all, going, seen, viewer = rows
        return (of_seats, of_all, won, going & table.over[None, :]), (seen, viewer)

    return jax.jit(play)


# Learning


def surprise(weights: Weights, rows: tuple[jax.Array, ...]) -> jax.Array:
    """How little the results were expected, over the turns that count."""
    of_seats, of_all, won, counted = rows
    found = -(won * jax.nn.log_softmax(scores(weights, of_seats, of_all))).sum(-1)
    return jnp.where(counted, found, 0.0).sum() / jnp.maximum(1, counted.sum())


LEARNER = Learner(surprise, memory=0.9995)


@partial(jax.jit, static_argnames="parts")
def learn(state: Any, rows: Any, rate: jax.Array, key: jax.Array, parts: int) -> Any:
    """Learn from the turns of some games, in so many parts."""
    of_seats, of_all, won, counted = rows
    length, count = counted.shape
    won = jnp.broadcast_to(won[None], (length, *won.shape))
    flat = [
        array.reshape(length * count, *array.shape[2:])
        for array in (of_seats, of_all, won, counted)
    ]
    order = jax.random.permutation(key, length * count).reshape(parts, -1)

    def step(state: Any, chosen: jax.Array) -> Any:
        return LEARNER.step(state, tuple(array[chosen] for array in flat), rate)

    return jax.lax.scan(step, state, order)


def measured(play: Any, weights: Weights, key: jax.Array) -> dict[str, Any]:
    """How reliable the chances are in games that were not learned from."""
    reliability = Reliability()
    for number in range(MEASURED):
        rows, _ = play(weights, jnp.float32(0), jax.random.fold_in(key, number))
        of_seats, of_all, won, counted = rows
        chances = np.asarray(jax.nn.softmax(scores(weights, of_seats, of_all)))
        here = np.asarray(counted)
        truth = np.broadcast_to(np.asarray(won), chances.shape)
        reliability.add(chances[here], truth[here], np.ones(chances[here].shape, bool))
    return reliability.report()


def samples_of(play: Any, weights: Weights, key: jax.Array) -> list[dict[str, Any]]:
    """Positions with their features and chances, for the test of the other implementation."""
    (of_seats, of_all, _, counted), (table, viewer) = jax.tree.map(
        np.asarray, play(weights, jnp.float32(0.05), key)
    )
    chances = np.asarray(jax.nn.softmax(scores(weights, of_seats, of_all)))
    found = []
    turns, games = np.nonzero(counted & ~table.over)
    for place in np.linspace(0, len(turns) - 1, SAMPLES).astype(int):
        at = turns[place], games[place]
        found.append(
            {
                "table": {name: array[at].tolist() for name, array in table._asdict().items()},
                "viewer": int(viewer[at]),
                "seat": np.round(of_seats[at], 5).tolist(),
                "shared": np.round(of_all[at], 5).tolist(),
                "chances": np.round(chances[at], 5).tolist(),
            }
        )
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--rounds", type=int, default=3800, help="batches of games")
    parser.add_argument("--games", type=int, default=4096, help="games in a batch")
    parser.add_argument("--width", type=int, default=32, help="units of each hidden layer")
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--parts", type=int, default=4, help="steps for a batch")
    parser.add_argument("--seats", type=int, nargs="+", default=[4, 3, 4, 2, 4, 5])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--samples", type=Path, help="where to write positions for the tests")
    options = parser.parse_args()
    sheet = tomllib.loads(SHEET.read_text())
    plays = {seats: games_of(seats, options.games, sheet) for seats in sorted({*options.seats})}
    start, key = jax.random.split(jax.random.key(options.seed))
    state = LEARNER.begin(
        new_weights(start, len(SEAT_FEATURES), len(TABLE_FEATURES), options.width)
    )
    begun = time.monotonic()
    for number in range(options.rounds):
        part = number / options.rounds
        rate = options.rate * falling(part) * min(1.0, number / WARMING)
        noise = ASTRAY * max(0.0, 1 - 2 * part)
        key, play_key, learn_key = jax.random.split(key, 3)
        seats = options.seats[number % len(options.seats)]
        rows, _ = plays[seats](state[0], jnp.float32(noise), play_key)
        state, losses = learn(state, rows, jnp.float32(rate), learn_key, options.parts)
        if number % SELDOM == 0:
            write(options.out, LEARNER.learned(state), {})
            speed = (number + 1) * options.games / (time.monotonic() - begun)
            print(f"{number}: {float(losses.mean()):.4f}, {speed:,.0f} games/s", flush=True)
    weights = LEARNER.learned(state)
    report = {str(seats): measured(play, weights, key) for seats, play in plays.items()}
    write(options.out, weights, report)
    for name, found in report.items():
        print(name, found["brier"], found["error"])
    if options.samples:
        samples = [sample for play in plays.values() for sample in samples_of(play, weights, key)]
        options.samples.write_text(json.dumps(samples))


if __name__ == "__main__":
    main()
