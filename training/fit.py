"""Fit the value of a title to games that `selfplay.py` has written.

The last tenth of the games is held out: on it the Brier score and the calibration are measured.
"""

import argparse
import json
from functools import partial
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from network import Learner, Reliability, Weights, falling, new_weights, scores, write

HELD_OUT = 0.1
DECAY = 1e-6
"""What large weights cost."""


class Rows:
    """The columns of a file of rows."""

    def __init__(self, folder: Path) -> None:
        sizes = json.loads((folder / "sizes.json").read_text())
        most, seat, shared = sizes["seats"], sizes["seat"], sizes["shared"]
        rows = np.fromfile(folder / "rows.f32", np.float32)
        rows = rows.reshape(-1, 1 + shared + most * (seat + 1))
        self.count = len(rows)
        self.seats = rows[:, 0].astype(int)
        self.of_all = rows[:, 1 : 1 + shared]
        self.of_seats = rows[:, 1 + shared : -most].reshape(-1, most, seat)
        self.won = rows[:, -most:]
        self.real = np.arange(most)[None, :] < self.seats[:, None]

    def part(self, first: int, last: int) -> tuple[jax.Array, ...]:
        columns = (self.of_seats, self.of_all, self.real, self.won)
        return tuple(jnp.asarray(column[first:last]) for column in columns)


def told(weights: Weights, rows: tuple[jax.Array, ...]) -> jax.Array:
    """The logarithms of the chances."""
    of_seats, of_all, real, _ = rows
    return jax.nn.log_softmax(jnp.where(real, scores(weights, of_seats, of_all), -1e9))


def surprise(weights: Weights, rows: tuple[jax.Array, ...]) -> jax.Array:
    """How little the results were expected."""
    _, _, real, won = rows
    return -jnp.where(real, won * told(weights, rows), 0.0).sum(-1).mean()


def cost(weights: Weights, rows: tuple[jax.Array, ...]) -> jax.Array:
    large = sum((weights[name] ** 2).sum() for name in ("seat", "shared", "second"))
    return surprise(weights, rows) + DECAY * large


LEARNER = Learner(cost, memory=0.998)


@partial(jax.jit, static_argnames="size")
def epoch(
    state: Any, rows: tuple[jax.Array, ...], key: jax.Array, rate: jax.Array, size: int
) -> Any:
    """Learn from all rows once, in another order each time."""
    count = len(rows[0])
    order = jax.random.permutation(key, count)[: count // size * size].reshape(-1, size)

    def step(state: Any, chosen: jax.Array) -> Any:
        return LEARNER.step(state, tuple(column[chosen] for column in rows), rate)

    return jax.lax.scan(step, state, order)


def measured(weights: Weights, rows: Rows, first: int) -> dict[str, Any]:
    """How reliable the chances are on the rows from `first` on, for all and by seats."""
    test = rows.part(first, rows.count)
    chances = np.exp(np.asarray(told(weights, test)))
    real, won = rows.real[first:], rows.won[first:]
    found = {}
    for seats in (None, *sorted(set(rows.seats[first:].tolist()))):
        chosen = slice(None) if seats is None else rows.seats[first:] == seats
        reliability = Reliability()
        reliability.add(chances[chosen], won[chosen], real[chosen])
        found["all" if seats is None else str(seats)] = reliability.report()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path, help="what selfplay.py has written")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--epochs", type=int, default=16)
    parser.add_argument("--size", type=int, default=4096, help="rows in a step")
    parser.add_argument("--width", type=int, default=32, help="units of each hidden layer")
    parser.add_argument("--rate", type=float, default=3e-3)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    rows = Rows(options.folder)
    learned = int(rows.count * (1 - HELD_OUT))
    train, test = rows.part(0, learned), rows.part(learned, rows.count)
    start, key = jax.random.split(jax.random.key(options.seed))
    width = options.width
    first = new_weights(start, train[0].shape[-1], train[1].shape[-1], 0, width, width)
    state = LEARNER.begin(first)
    for number in range(options.epochs):
        key, now = jax.random.split(key)
        rate = options.rate * falling(number / options.epochs)
        state, losses = epoch(state, train, now, jnp.float32(rate), options.size)
        held_out = float(surprise(LEARNER.learned(state), test))
        print(f"{number + 1}: {float(losses.mean()):.4f}, held out {held_out:.4f}", flush=True)
    weights = LEARNER.learned(state)
    report = measured(weights, rows, learned)
    write(options.out, weights, report)
    for name, found in report.items():
        print(name, found["brier"], found["error"])


if __name__ == "__main__":
    main()
