"""The dice of Into the Blue: what thousands of turns come to, each played best."""

from functools import cache
from itertools import combinations_with_replacement
from math import factorial
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

LEVELS, DICE, FACES = 5, 6, 6
FAILED, PERFECT = 0, 1
PLACEMENTS = [(level, dice) for level in range(1, 6) for dice in range(1, DICE + 2 - level)]
"""What a turn can come to besides; level 5 takes two dice at most, as 1 to 4 must be shown too."""
OUTCOMES = 2 + len(PLACEMENTS)
EXACT = jax.lax.Precision.HIGHEST
"""Means that are compared with each other are not rounded to what matrix units like best."""


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

    odds: np.ndarray
    """How likely each result is after each keep: 924 × 462."""
    allows: np.ndarray
    """Which outcomes a result allows: 462 × 22."""
    smaller: list[np.ndarray]
    """For the keeps of 1, 2 … 6 dice, those with one die less: up to six, some of them twice."""
    sizes: list[int]
    """How many keeps there are of 0, 1 … 6 dice; they stand in this order."""


@cache
def tables() -> Dice:
    keeps = all_keeps()
    number = {counts: place for place, counts in enumerate(keeps)}
    results = [counts for counts in keeps if sum(counts) == DICE]
    odds = np.zeros((len(keeps), len(results)), np.float32)
    allows = np.zeros((len(results), OUTCOMES), bool)
    for column, result in enumerate(results):
        allows[column, allowed(result)] = True
        for kept in keeps:
            rest = tuple(a - b for a, b in zip(result, kept, strict=True))
            if min(rest) >= 0:
                odds[number[kept], column] = ways(rest) / FACES ** sum(rest)
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
    sizes = [sum(sum(counts) == size for counts in keeps) for size in range(DICE + 1)]
    return Dice(odds, allows, smaller, sizes)


def best_parts(means: jax.Array) -> tuple[jax.Array, jax.Array]:
    """For each result, the highest mean of the keeps that are part of it, and that keep."""
    dice = tables()
    best, which = means[:, :1], jnp.zeros((len(means), 1), jnp.int32)
    first, begun = 0, 1
    for size, less in enumerate(dice.smaller, start=1):
        count = dice.sizes[size]
        here = means[:, begun : begun + count]
        place = jnp.broadcast_to(jnp.arange(begun, begun + count, dtype=jnp.int32), here.shape)
        for column in range(FACES):
            below = best[:, less[:, column] - first]
            place = jnp.where(below > here, which[:, less[:, column] - first], place)
            here = jnp.maximum(here, below)
        best, which = here, place
        first, begun = begun, begun + count
    return best, which


def played_best(worth: jax.Array) -> jax.Array:
    """How likely a turn comes to each outcome, if it is played best given what each is worth."""
    dice = tables()
    turns = jnp.arange(len(worth))[:, None]
    values = jnp.where(dice.allows, worth[:, None, :], -1e9)
    last = jnp.matmul(values.max(-1), dice.odds.T, precision=EXACT)
    best_last, kept_last = best_parts(last)
    early = jnp.matmul(best_last, dice.odds.T, precision=EXACT)
    _, kept_early = best_parts(early)
    shown = jnp.broadcast_to(dice.odds[0], (len(worth), dice.sizes[DICE]))  # nothing was kept
    for kept in (kept_early, kept_last):
        shown = jnp.zeros((len(worth), len(dice.odds))).at[turns, kept].add(shown) @ dice.odds
    found = jnp.zeros(worth.shape).at[turns, values.argmax(-1)].add(shown)
    return found / found.sum(-1, keepdims=True)
