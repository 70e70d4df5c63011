"""Train the value of Into the Blue: thousands of games in lockstep on an accelerator, with JAX.

In each game one seat learns. Every turn of its own is solved exactly: what it can come to (22
outcomes) is judged by the value as it is, and rerolls are expectations over all results of the
dice. The others play by the greedy policy, and in some games by the value too.

The value learns from who won, without the luck of the dice: as all results of a turn are known,
so is what it was worth before the dice fell, and what they added is taken off (as AIVAT does).
"""

import argparse
import json
import time
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from blue_dice import OUTCOMES, PERFECT, played_best
from blue_greedy import worths
from blue_tables import (
    CHESTS,
    Table,
    features,
    gold_known,
    new_tables,
    outcomes_of,
    parts_won,
    pick,
    points_now,
    strengths,
    token_points,
    tokens_of,
)
from network import Learner, Reliability, Weights, falling, new_weights, read, scores, write

from abyssal.values.into_the_blue import SEAT_FEATURES, TABLE_FEATURES

SELDOM = 100
"""Batches between two lines of progress, and between two times that the weights are kept."""
WARMING = 50
"""Batches over which the rate of learning rises at first."""
ASTRAY = 0.02
"""How far the chances are blurred at first, so that other ways are tried."""
ALIKE = 0.3
"""The part of the games in which each other seat may play by the value, too."""
TRUST = 0.95
"""How far a turn believes what the next one has learned, and not its own judgement of it."""
LEARNED = 16
"""Turns of a game that are learned from."""
MEASURED = 4
"""Batches that the chances are measured on."""
SAMPLES = 12
"""Positions for the tests, for each number of seats."""
LONGEST = 12
"""Turns of a seat in a game; what is longer counts as the value judges it then."""


def seating(key: jax.Array, count: int, seats: int, alike: float) -> tuple[jax.Array, jax.Array]:
    """Who learns in each game, and which seats play by the value."""
    one, some, games = jax.random.split(key, 3)
    learner = jax.random.randint(one, (count,), 0, seats)
    others = jax.random.bernoulli(some, 0.5, (count, seats))
    others = others & jax.random.bernoulli(games, alike, (count, 1))
    return learner, others | (jnp.arange(seats) == learner[:, None])


def games_of(seats: int, count: int, alike: float = ALIKE) -> Any:
    """A function: play `count` games; each turn's features, and what is to be learned of it."""
    tokens = jnp.asarray(tokens_of(seats))

    def judged(weights: Weights, table: Table, viewer: jax.Array) -> jax.Array:
        """The chances of all seats; exact where it is over, but for chests that nobody showed."""
        told = jax.nn.softmax(scores(weights, *features(table, viewer, tokens)))
        points = token_points(table, strengths(table), tokens).sum(-1) + gold_known(table, viewer)
        return jnp.where(table.over[..., None], parts_won(points), told)

    def step(
        weights: Weights, noise: jax.Array, learner: jax.Array, by_value: jax.Array,
        table: Table, key: jax.Array,
    ) -> Any:  # fmt: skip
        roll, astray = jax.random.split(key)
        later = outcomes_of(table, seats)
        mover, viewer = (
            jnp.broadcast_to(seat[:, None], (count, OUTCOMES)) for seat in (table.active, learner)
        )
        told = judged(weights, later, viewer)
        worth = pick(judged(weights, later, mover) if alike else told, mover)
        worth = worth + noise * jax.random.normal(astray, worth.shape)
        is_greedy = ~pick(by_value, table.active)
        worth = jnp.where(is_greedy[:, None], worths(table, tokens), worth)
        odds = played_best(worth)
        games = jnp.arange(count)
        chosen = jax.random.categorical(roll, jnp.log(odds + 1e-20))
        following = jax.tree.map(lambda array: array[games, chosen], later)
        value = table.row[games, jnp.minimum(table.chests.sum(-1), CHESTS - 1)]
        true_gold = table.gold.at[games, table.active].add(jnp.where(chosen == PERFECT, value, 0.0))
        following = following._replace(gold=true_gold)
        going = ~table.over
        after = jax.tree.map(
            lambda new, old: jnp.where(going.reshape(-1, *[1] * (new.ndim - 1)), new, old),
            following, table,
        )  # fmt: skip
        expected = (odds[..., None] * told).sum(1)
        luck = told[games, chosen] - expected
        return after, (features(table, learner, tokens), going, expected, luck, table)

    def play(weights: Weights, noise: jax.Array, key: jax.Array) -> Any:
        start, sit, key = jax.random.split(key, 3)
        table = new_tables(start, count, seats)
        learner, by_value = seating(sit, count, seats, alike)
        table, (known, going, expected, luck, seen) = jax.lax.scan(
            lambda now, key: step(weights, noise, learner, by_value, now, key),
            table,
            jax.random.split(key, LONGEST * seats),
        )
        won = parts_won(points_now(table, tokens))
        result = jnp.where(table.over[:, None], won, judged(weights, table, learner))

        def back(learned: jax.Array, turn: Any) -> Any:
            """From what a turn led to: what its beginning is worth."""
            going, expected, luck = turn
            before = expected + TRUST * (learned - luck - expected)
            learned = jnp.where(going[:, None], before, learned)
            return learned, learned

        _, learned = jax.lax.scan(back, result, (going, expected, luck), reverse=True)
        return (*known, learned, going), result, (seen, learner)

    return play


# Learning


def surprise(weights: Weights, rows: tuple[jax.Array, ...]) -> jax.Array:
    """How little what was learned was expected, over the turns that count."""
    of_seats, of_all, learned, counted = rows
    found = -(learned * jax.nn.log_softmax(scores(weights, of_seats, of_all))).sum(-1)
    return jnp.where(counted, found, 0.0).sum() / jnp.maximum(1, counted.sum())


LEARNER = Learner(surprise, memory=0.9995)


def lesson(play: Any, parts: int) -> Any:
    """A compiled function: play a batch of games, and learn from some turns of it in parts."""

    def learn(state: Any, rate: jax.Array, noise: jax.Array, key: jax.Array) -> Any:
        game_key, order_key = jax.random.split(key)
        rows, _, _ = play(state[0], noise, game_key)
        length, count = rows[-1].shape
        flat = [array.reshape(length * count, *array.shape[2:]) for array in rows]
        # The turns that there were come first, in any order.
        order = jnp.argsort(jax.random.uniform(order_key, (length * count,)) - flat[-1])
        order = order[: LEARNED * count].reshape(-1, parts).T

        def step(state: Any, chosen: jax.Array) -> Any:
            return LEARNER.step(state, tuple(array[chosen] for array in flat), rate)

        state, losses = jax.lax.scan(step, state, order)
        return state, losses.mean()

    return jax.jit(learn)


def measured(play: Any, weights: Weights, key: jax.Array) -> dict[str, Any]:
    """How reliable the chances are in games that were not learned from."""
    reliability = Reliability()
    for number in range(MEASURED):
        rows, result, _ = jax.jit(play)(weights, jnp.float32(0), jax.random.fold_in(key, number))
        of_seats, of_all, _, counted = rows
        chances = np.asarray(jax.nn.softmax(scores(weights, of_seats, of_all)))
        here = np.asarray(counted)
        truth = np.broadcast_to(np.asarray(result), chances.shape)
        reliability.add(chances[here], truth[here], np.ones(chances[here].shape, bool))
    return reliability.report()


def samples_of(play: Any, weights: Weights, key: jax.Array) -> list[dict[str, Any]]:
    """Positions with their features and chances, for the test of the other implementation."""
    (of_seats, of_all, _, counted), _, (table, viewer) = jax.tree.map(
        np.asarray, jax.jit(play)(weights, jnp.float32(0.05), key)
    )
    chances = np.asarray(jax.nn.softmax(scores(weights, of_seats, of_all)))
    greedy = jax.jit(worths)
    found = []
    turns, games = np.nonzero(counted)
    for place in np.linspace(0, len(turns) - 1, SAMPLES).astype(int):
        at = turns[place], games[place]
        alone = Table(*(jnp.asarray(array[at])[None] for array in table))
        found.append(
            {
                "table": {name: array[at].tolist() for name, array in table._asdict().items()},
                "viewer": int(viewer[at[1]]),
                "seat": np.round(of_seats[at], 5).tolist(),
                "shared": np.round(of_all[at], 5).tolist(),
                "chances": np.round(chances[at], 5).tolist(),
                "greedy": np.round(greedy(alone, tokens_of(alone.latest.shape[-1]))[0], 5).tolist(),
            }
        )
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--begin", type=Path, help="weights to learn on from")
    parser.add_argument("--rounds", type=int, default=1000, help="batches of games")
    parser.add_argument("--minutes", type=float, help="as many rounds as fill so much time")
    parser.add_argument("--games", type=int, default=32768, help="games in a batch")
    parser.add_argument(
        "--width",
        type=int,
        nargs=3,
        default=[48, 96, 64],
        help="units for pairs, then of each layer",
    )
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--parts", type=int, default=32, help="steps for a batch")
    parser.add_argument("--seats", type=int, nargs="+", default=[4, 3, 4, 2, 4, 5])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--samples", type=Path, help="where to write positions for the tests")
    options = parser.parse_args()
    plays = {seats: games_of(seats, options.games) for seats in sorted({*options.seats})}
    lessons = {seats: lesson(play, options.parts) for seats, play in plays.items()}
    start, key = jax.random.split(jax.random.key(options.seed))
    new = new_weights(start, len(SEAT_FEATURES), len(TABLE_FEATURES), *options.width)
    state = LEARNER.begin(read(options.begin) if options.begin else new)
    none = jnp.float32(0)
    spent = {}
    for seats, learn in lessons.items():
        jax.block_until_ready(learn(state, none, none, key))  # compiled
        begun = time.monotonic()
        jax.block_until_ready(learn(state, none, none, key))
        spent[seats] = time.monotonic() - begun
        print(f"{seats} seats: {options.games / spent[seats]:,.0f} games/s", flush=True)
    if options.minutes:
        mean = np.mean([spent[seats] for seats in options.seats])
        options.rounds = int(60 * options.minutes / mean)
        print(f"--rounds {options.rounds}", flush=True)
    begun = time.monotonic()
    for number in range(options.rounds):
        part = number / options.rounds
        rate = options.rate * falling(part) * min(1.0, number / WARMING)
        noise = ASTRAY * max(0.0, 1 - 2 * part)
        key, next_key = jax.random.split(key)
        seats = options.seats[number % len(options.seats)]
        state, loss = lessons[seats](state, jnp.float32(rate), jnp.float32(noise), next_key)
        if number % SELDOM == 0:
            write(options.out, LEARNER.learned(state), {})
            speed = (number + 1) * options.games / (time.monotonic() - begun)
            print(f"{number}: {float(loss):.4f}, {speed:,.0f} games/s", flush=True)
    weights = LEARNER.learned(state)
    write(options.out, weights, {})
    report = {str(seats): measured(play, weights, key) for seats, play in plays.items()}
    write(options.out, weights, report)
    for name, found in report.items():
        print(name, found["brier"], found["error"])
    if options.samples:
        samples = [sample for play in plays.values() for sample in samples_of(play, weights, key)]
        options.samples.write_text(json.dumps(samples))


if __name__ == "__main__":
    main()
