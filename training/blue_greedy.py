"""The greedy policy of Into the Blue, for thousands of tables at a time.

It judges as `abyssal.policies.into_the_blue` does, where each step is explained; a test holds the
two against each other.
"""

from functools import cache
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from blue_dice import DICE, LEVELS, PLACEMENTS
from blue_tables import (
    CHESTS,
    DIGIT,
    LATEST,
    SHELLS,
    UNUSED,
    Table,
    gold_known,
    pick,
    strengths,
    token_points,
    unseen_mean,
)
from jax.scipy.special import erf

from abyssal.policies.into_the_blue.contest import TENTHS, Usual
from abyssal.policies.into_the_blue.plan import BEST_RIVAL, SPREAD_A_TURN, SPREAD_AT_LAST
from abyssal.policies.into_the_blue.table import CHEST_A_TURN, SHELLS_A_TURN, STILL_ON

MOST_TENTHS = 220
TURNS = 48
"""More than the turns that any table can expect."""
ENDS = 2 * SHELLS
"""More shells than anybody can be taken to end with on a level."""

NEEDED = np.array([max(1, round(shells / SHELLS_A_TURN)) for shells in range(SHELLS + 1)])
STILL = np.array([row[:TURNS] for row in STILL_ON], np.float32)

LEVEL = np.array([1, *(level for level, _ in PLACEMENTS)])
PLACED = np.array([0, *(dice for _, dice in PLACEMENTS)])
"""A failed dive, and all placements."""


@cache
def shells_to_come() -> tuple[np.ndarray, np.ndarray]:
    """How likely so many more shells are, and at least so many: by level, tenths and number."""
    usual = Usual()
    odds = np.zeros((LEVELS, MOST_TENTHS, SHELLS + 1), np.float32)
    least = np.zeros((LEVELS, MOST_TENTHS, SHELLS + 3), np.float32)
    for level in range(LEVELS):
        for tenths in range(MOST_TENTHS):
            found = usual.shells_to_come(level + 1, tenths)
            odds[level, tenths, : len(found.odds)] = found.odds
            least[level, tenths, : len(found.least)] = found.least
    return odds, least


def turns_to_come(table: Table, is_last: jax.Array, chests_left: jax.Array) -> jax.Array:
    """The turns each seat can expect after this one, which `is_last` before the last turns."""
    seats = table.latest.shape[-1]
    still = jnp.asarray(STILL)[chests_left]
    following = (table.active + 1) % seats
    wait = (jnp.arange(seats) - following[:, None]) % seats
    count = jnp.where(table.triggered, table.last_turns - 1, seats - 1)
    last = jnp.where(wait < count[:, None], jnp.take_along_axis(still, wait, 1), 0.0)
    turn = jnp.arange(TURNS)
    seat = (following[:, None] + turn) % seats
    ends = wait + (jnp.asarray(NEEDED)[table.shells[..., UNUSED]] - 1) * seats
    end, trigger = ends.min(-1)[:, None], ends.argmin(-1)[:, None]
    counts = (turn < end + seats) & ((seat != trigger) | (turn <= end))
    mine = seat[..., None] == jnp.arange(seats)
    all_turns = jnp.where(mine, jnp.where(counts, still, 0.0)[..., None], 0.0).sum(1)
    return jnp.where((table.triggered | is_last)[:, None], last, all_turns)


class Future(NamedTuple):
    """The rest of a game in which each seat can expect so many turns."""

    levels: jax.Array
    """Points by level, shells that the player places there now (0 to 6), and seat."""
    points: jax.Array
    """Points of each seat if nothing is placed."""
    spread: jax.Array


def tie_breaks(table: Table) -> jax.Array:
    """What settles a tie on each level: seats × levels."""
    found = []
    for level in range(1, LEVELS + 1):
        number = jnp.zeros_like(table.latest)
        for place in range(level - 1, -1, -1):
            number = number * DIGIT + table.shells[..., place]
        found.append(number * (LATEST + 1) - table.latest)
    return jnp.stack(found, -1)


def at_least(least: jax.Array, missing: jax.Array, tie: jax.Array) -> jax.Array:
    """How likely somebody places as many as are missing, and one more where it loses the tie."""
    needed = missing + tie
    found = jnp.take_along_axis(least, jnp.clip(needed, 0, SHELLS + 2), -1)
    return jnp.where(missing < 0, 1.0, jnp.where(needed > SHELLS + 2, 0.0, found))


def future(table: Table, tokens: jax.Array, turns: jax.Array) -> Future:
    games, seats = table.latest.shape
    me = table.active
    mine = jnp.arange(seats) == me[:, None]
    level = np.arange(LEVELS)
    tenths = jnp.round(turns * TENTHS).astype(jnp.int32)[:, :, None]
    odds, least = (jnp.asarray(array)[level, tenths] for array in shells_to_come())
    now, ties = table.shells[..., 1:], tie_breaks(table)
    counts = jnp.arange(ENDS)

    # The rank of whoever ends with so many shells, among all but me: games, seats, levels, counts.
    first = jnp.ones((games, seats, LEVELS, ENDS))
    second = third = jnp.zeros_like(first)
    for rival in range(seats):
        loses = (ties[:, rival : rival + 1] <= ties).astype(jnp.int32)[..., None]
        rows = jnp.broadcast_to(least[:, rival : rival + 1], (games, seats, LEVELS, SHELLS + 3))
        ahead = at_least(rows, counts - now[:, rival : rival + 1, :, None], loses)
        left_out = mine[:, rival : rival + 1] | (jnp.arange(seats) == rival)
        ahead = jnp.where(left_out[:, :, None, None], 0.0, ahead)
        third = third * (1 - ahead) + second * ahead
        second = second * (1 - ahead) + first * ahead
        first = first * (1 - ahead)
    values = tokens[table.preset][:, None, :, None]
    alone = first * values[..., 0] + second * values[..., 1] + third * values[..., 2]
    alone = jnp.where(counts > 0, alone, 0.0)
    after = jnp.where(counts > 0, first * values[..., 1] + second * values[..., 2], 0.0)

    def of_me(array: jax.Array) -> jax.Array:
        return jnp.where(mine.reshape(games, seats, *[1] * (array.ndim - 2)), array, 0).sum(1)

    placed = jnp.arange(DICE + 1)
    ends = now[..., None] + jnp.arange(SHELLS + 1)
    taken = jnp.take_along_axis(alone, ends, -1)
    loss = taken - jnp.take_along_axis(after, ends, -1)
    wins = (of_me(ties)[:, None] <= ties).astype(jnp.int32)[..., None, None]
    missing = ends[:, :, :, None, :] - (of_me(now)[:, None, :, None] + placed)[..., None]
    rows = jnp.broadcast_to(of_me(least)[:, None, :, None], (*missing.shape[:-1], SHELLS + 3))
    ahead = at_least(rows, missing, wins)
    theirs = (odds[:, :, :, None] * (taken[:, :, :, None] - loss[:, :, :, None] * ahead)).sum(-1)
    most = (SHELLS - of_me(now))[:, :, None, None]
    my_ends = of_me(now)[:, :, None, None] + jnp.minimum(
        placed[:, None] + jnp.arange(SHELLS + 1), most
    )
    my_taken = jnp.take_along_axis(of_me(alone), my_ends.reshape(games, LEVELS, -1), -1)
    ours = (of_me(odds)[:, :, None] * my_taken.reshape(my_ends.shape)).sum(-1)
    points = jnp.moveaxis(jnp.where(mine[:, :, None, None], ours[:, None], theirs), 1, -1)
    chests = CHEST_A_TURN * unseen_mean(table, me)[:, None] * turns
    return Future(
        points,
        gold_known(table, me) + chests + points[:, :, 0].sum(1),
        SPREAD_AT_LAST + SPREAD_A_TURN * jnp.sqrt(turns.sum(-1) / seats),
    )


def chance_to_win(
    points: jax.Array, me: jax.Array, best_rival: float, spread: jax.Array | float
) -> jax.Array:
    """How likely the lead of `me` is to last; points are games × ways × seats."""
    seats = points.shape[-1]
    mine = jnp.arange(seats) == me[:, None, None]
    best = jnp.where(mine, -1.0, points).max(-1)
    own = jnp.where(mine, points, 0.0).sum(-1)
    mean = (points.sum(-1) - own) / (seats - 1)
    to_beat = best_rival * best + (1 - best_rival) * mean
    lead = (own - to_beat) / jnp.broadcast_to(spread, me.shape)[:, None]
    return 0.5 + 0.5 * erf(lead / 2**0.5)


def worths(table: Table, tokens: jax.Array) -> jax.Array:
    """The chance of whose turn it is after each outcome, by rules of thumb."""
    me = table.active
    games, seats = table.latest.shape
    mine = jnp.arange(seats) == me[:, None]
    unused = pick(table.shells[..., UNUSED], me)
    chests_left = CHESTS - table.chests.sum(-1)
    chest = mine * unseen_mean(table, me)[:, None]
    never = jnp.zeros((games,), bool)
    turns = turns_to_come(table, never, chests_left)
    placed = jnp.minimum(PLACED, unused[:, None])

    def judged(ahead: Future) -> jax.Array:
        here = ahead.levels[:, LEVEL - 1]
        placing = jnp.take_along_axis(here, placed[:, :, None, None], 2)[:, :, 0]
        points = ahead.points[:, None] - here[:, :, 0] + placing
        return chance_to_win(points, me, BEST_RIVAL, ahead.spread)

    last = future(table, tokens, turns_to_come(table, ~never, chests_left))
    going_on = judged(future(table, tokens, turns))
    found = jnp.where(placed == unused[:, None], judged(last), going_on)

    moved = np.eye(1 + LEVELS, dtype=np.int32)[LEVEL] - np.eye(1 + LEVELS, dtype=np.int32)[UNUSED]
    change = mine[:, None, :, None] * placed[:, :, None, None] * moved[None, :, None, :]
    at_end: Table = jax.tree.map(
        lambda array: jnp.broadcast_to(array[:, None], (games, len(LEVEL), *array.shape[1:])), table
    )
    at_end = at_end._replace(shells=table.shells[:, None] + change)
    points = (
        token_points(at_end, strengths(at_end), tokens).sum(-1) + gold_known(table, me)[:, None]
    )
    no_more = (turns == 0).all(-1)[:, None]
    found = jnp.where(no_more, chance_to_win(points, me, 1.0, SPREAD_AT_LAST), found)

    again = future(
        table, tokens, turns_to_come(table, never, jnp.maximum(chests_left - 1, 0)) + mine
    )
    with_chest = chance_to_win((again.points + chest)[:, None], me, BEST_RIVAL, again.spread)
    the_last = chance_to_win(points[:, :1] + chest[:, None], me, 1.0, SPREAD_AT_LAST)
    perfect = jnp.where(chests_left[:, None] <= 1, the_last, with_chest)
    return jnp.concatenate([found[:, :1], perfect, found[:, 1:]], 1)
