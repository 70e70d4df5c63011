"""The network of `abyssal.values`, in JAX: to learn its weights and to measure what it tells."""

import json
from pathlib import Path
from typing import Any, TypeAlias

import jax
import jax.numpy as jnp
import numpy as np

Weights: TypeAlias = dict[str, jax.Array]

BINS = 20
DIGITS = 5
"""Decimals that are kept of a weight."""


def new_weights(
    key: jax.Array, seat: int, shared: int, pairs: int, width: int, second: int
) -> Weights:
    """Weights by chance, for so many features of a seat and of the table, and units of each layer.

    Without `pairs` every seat is judged alone, by its own features and those of the table.
    """
    keys = jax.random.split(key, 8 if pairs else 4)

    def matrix(key: jax.Array, rows: int, columns: int, scale: float) -> jax.Array:
        return jax.random.normal(key, (rows, columns)) * scale / rows**0.5

    found = {
        "seat": matrix(keys[0], seat, width, 1.4),
        "shared": matrix(keys[1], shared, width, 0.7),
        "bias": jnp.zeros(width),
        "second": matrix(keys[2], width, second, 1.4),
        "second_bias": jnp.zeros(second),
        "out": matrix(keys[3], second, 1, 0.1)[:, 0],
    }
    if pairs:
        found |= {
            "own": matrix(keys[4], seat, pairs, 1.0),
            "rival": matrix(keys[5], seat, pairs, 1.0),
            "pair_shared": matrix(keys[6], shared, pairs, 0.7),
            "pair_bias": jnp.zeros(pairs),
            "pair": matrix(keys[7], pairs, width, 1.0),
        }
    return found


def scores(weights: Weights, of_seats: jax.Array, of_all: jax.Array) -> jax.Array:
    """What the chances of the seats are a softmax of."""
    hidden = of_seats @ weights["seat"] + (of_all @ weights["shared"])[..., None, :]
    if "pair" in weights:
        hidden = hidden + pairs(weights, of_seats, of_all) @ weights["pair"]
    hidden = jax.nn.relu(hidden + weights["bias"])
    hidden = jax.nn.relu(hidden @ weights["second"] + weights["second_bias"])
    return hidden @ weights["out"]


def pairs(weights: Weights, of_seats: jax.Array, of_all: jax.Array) -> jax.Array:
    """What each seat makes of its rivals: a layer for every pair, and its mean over the rivals."""
    seats = of_seats.shape[-2]
    own = of_seats @ weights["own"] + (of_all @ weights["pair_shared"])[..., None, :]
    rival = of_seats @ weights["rival"] + weights["pair_bias"]
    met = jax.nn.relu(own[..., :, None, :] + rival[..., None, :, :])
    others = ~jnp.eye(seats, dtype=bool)[..., None]
    return jnp.where(others, met, 0.0).sum(-2) / (seats - 1)


class Learner:
    """Adam, and a running average of the weights, which is what is kept in the end."""

    def __init__(self, surprise: Any, memory: float) -> None:
        self.surprise = surprise
        """From weights and a batch to what is to become small."""
        self.memory = memory
        """How much of the average is kept in a step."""

    def begin(self, weights: Weights) -> Any:
        zeros = jax.tree.map(jnp.zeros_like, weights)
        return weights, zeros, zeros, jnp.int32(0), weights

    def step(self, state: Any, batch: Any, rate: jax.Array) -> tuple[Any, jax.Array]:
        weights, mean, square, steps, average = state
        loss, slope = jax.value_and_grad(self.surprise)(weights, batch)
        steps = steps + 1
        mean = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, mean, slope)
        square = jax.tree.map(lambda s, g: 0.999 * s + 0.001 * g * g, square, slope)

        def moved(w: jax.Array, m: jax.Array, s: jax.Array) -> jax.Array:
            return w - rate * m / (1 - 0.9**steps) / (jnp.sqrt(s / (1 - 0.999**steps)) + 1e-8)

        weights = jax.tree.map(moved, weights, mean, square)
        keep = self.memory
        average = jax.tree.map(lambda a, w: keep * a + (1 - keep) * w, average, weights)
        return (weights, mean, square, steps, average), loss

    @staticmethod
    def learned(state: Any) -> Weights:
        average: Weights = state[4]
        return average


def falling(part: float) -> float:
    """The rate of learning against that at first, once so much of the whole is done."""
    return 0.02 + 0.98 * 0.5 * (1 + float(np.cos(np.pi * part)))


class Reliability:
    """Brier score and calibration, gathered from many judgements."""

    def __init__(self) -> None:
        self.bins = np.zeros((BINS, 3))
        self.brier = 0.0
        self.count = 0

    def add(self, told: np.ndarray, won: np.ndarray, real: np.ndarray) -> None:
        """Chances, what became of them, and which of the seats there are: judgements × seats."""
        self.brier += float((np.where(real, told - won, 0.0) ** 2).sum())
        self.count += len(told)
        told, won = told[real], won[real]
        place = np.minimum((told * BINS).astype(int), BINS - 1)
        for column, numbers in enumerate((np.ones_like(told), told, won)):
            self.bins[:, column] += np.bincount(place, numbers, BINS)

    def report(self) -> dict[str, Any]:
        """The curve has a row for each twentieth: told, happened, how often."""
        count = self.bins[:, 0]
        told, happened = (self.bins[:, column] / count.clip(1) for column in (1, 2))
        error = (np.abs(told - happened) * count).sum() / count.sum()
        return {
            "judgements": self.count,
            "brier": round(self.brier / self.count, 4),
            "error": round(float(error), 4),
            "curve": [
                [round(float(t), 3), round(float(h), 3), int(c)]
                for t, h, c in zip(told, happened, count, strict=True)
            ],
        }


def write(path: Path, weights: Weights, report: dict[str, Any]) -> None:
    """Keep weights where `abyssal.values` reads them, with what they were measured to be worth."""
    found = {
        name: np.round(np.asarray(array, float), DIGITS).tolist() for name, array in weights.items()
    }
    path.write_text(json.dumps({"report": report, **found}))


def read(path: Path) -> Weights:
    """Weights that were kept."""
    found = json.loads(path.read_text())
    return {name: jnp.asarray(numbers) for name, numbers in found.items() if name != "report"}
