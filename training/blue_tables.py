"""Positions of Into the Blue, thousands at a time, and their features.

The features are those of `abyssal.values.into_the_blue`; a test holds the two against each other.
"""

import tomllib
from functools import cache
from itertools import permutations
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from blue_dice import LEVELS, PLACEMENTS

ROOT = Path(__file__).resolve().parent.parent
SHEET = ROOT / "src/abyssal/games/into_the_blue/data/into_the_blue.toml"

SHELLS, CHESTS = 12, 5
PRESETS = ["steep", "gentle"]
UNUSED = 0
LATEST = 127
"""No game has more turns."""
DIGIT = 16
"""More than the shells of a player: what settles a tie are digits of one number."""
EDGE = 0.25
"""The lead of whoever wins a tie, in shells."""
RIVALS = 3
"""So many are looked at on each level, the strongest first; they may take three tokens."""


@cache
def sheet() -> dict[str, Any]:
    return tomllib.loads(SHEET.read_text())


def whole_gold() -> float:
    """What all chests hold."""
    return float(sum(sheet()["chests"]))


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


def tokens_of(seats: int) -> np.ndarray:
    """Values by preset, level and rank; ranks without a token are worth nothing."""
    found = np.zeros((len(PRESETS), LEVELS, 5), np.float32)
    for preset, name in enumerate(PRESETS):
        treasures = sheet()["treasures"][name]
        for level in range(LEVELS):
            second = sorted(treasures["secondary"][level], reverse=True)
            values = [treasures["main"][level], *second[: 1 if seats <= 3 else 2]]
            found[preset, level, : len(values)] = values
    return found


def new_tables(key: jax.Array, count: int, seats: int) -> Table:
    deal, first, kind = jax.random.split(key, 3)
    orders = jnp.asarray(sorted(set(permutations(sheet()["chests"]))), jnp.float32)
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
            number = number * DIGIT + table.shells[..., place]
        found.append(number * (LATEST + 1) + LATEST - table.latest)
    return jnp.stack(found, -1)


def token_points(table: Table, strength: jax.Array, tokens: jax.Array) -> jax.Array:
    """What each seat would take on each level if it all ended now: games × seats × levels."""
    rank = 0
    for rival in range(strength.shape[-2]):
        rank = rank + (strength[..., rival : rival + 1, :] > strength)
    found = jnp.zeros(strength.shape)
    for place in range(RIVALS):
        value = tokens[..., place][table.preset]  # games × levels
        found = jnp.where(rank == place, value[..., None, :], found)
    return jnp.where(table.shells[..., 1:] > 0, found, 0.0)


def points_now(table: Table, tokens: jax.Array) -> jax.Array:
    """The points of each seat if it all ended now."""
    return token_points(table, strengths(table), tokens).sum(-1) + table.gold


def parts_won(points: jax.Array) -> jax.Array:
    """The part of each seat in the victory."""
    best = points == points.max(-1, keepdims=True)
    return best / best.sum(-1, keepdims=True)


def pick(array: jax.Array, seat: jax.Array) -> jax.Array:
    return jnp.take_along_axis(array, seat[..., None], -1)[..., 0]


def unseen_mean(table: Table, viewer: jax.Array) -> jax.Array:
    """What a chest holds on average that `viewer` has not looked into."""
    held = pick(table.chests, viewer)
    return (whole_gold() - pick(table.gold, viewer)) / jnp.maximum(1, CHESTS - held)


def gold_known(table: Table, viewer: jax.Array) -> jax.Array:
    """What the chests of each seat hold, as far as `viewer` knows."""
    mine = jnp.arange(table.latest.shape[-1]) == viewer[..., None]
    return jnp.where(mine, table.gold, table.chests * unseen_mean(table, viewer)[..., None])


# Features


def leads_of(table: Table, strength: jax.Array) -> jax.Array:
    """The lead of each seat over its strongest rivals on each level: seats × rivals × levels."""
    seats = table.latest.shape[-1]
    best = [jnp.full(strength.shape, -1)] * RIVALS
    for rival in range(seats):
        theirs = strength[..., rival : rival + 1, :]
        rest = jnp.where((jnp.arange(seats) == rival)[:, None], -1, theirs)
        for place, number in enumerate(best):
            best[place] = jnp.maximum(number, rest)
            rest = jnp.minimum(number, rest)
    size = np.array([(LATEST + 1) * DIGIT**level for level in range(1, LEVELS + 1)])
    shells = table.shells[..., 1:]
    leads = []
    for number in best:
        lead = shells - jnp.maximum(number, 0) // size
        edge = jnp.where(strength > number, EDGE, -EDGE)
        leads.append(jnp.where(lead == 0, edge, lead.astype(jnp.float32)))
    return jnp.stack(leads, -2)


def features(table: Table, viewer: jax.Array, tokens: jax.Array) -> tuple[jax.Array, jax.Array]:
    """What `viewer` knows, as numbers of about the size of 1: of each seat, and of all."""
    seats = table.latest.shape[-1]
    seat = jnp.arange(seats)
    strength = strengths(table)
    gold = gold_known(table, viewer)
    levels = token_points(table, strength, tokens)
    points = levels.sum(-1) + gold
    shells = table.shells[..., 1:].astype(jnp.float32)
    leads = jnp.clip(leads_of(table, strength), -4, 4) / 4
    rival_points = jnp.full(points.shape, -1.0)
    for rival in range(seats):
        theirs = jnp.where(seat == rival, -1.0, points[..., rival : rival + 1])
        rival_points = jnp.maximum(rival_points, theirs)
    wait = (seat - table.active[..., None]) % seats
    last = table.triggered[..., None] & (wait < table.last_turns[..., None])
    unused = table.shells[..., UNUSED].astype(jnp.float32)
    of_seats = jnp.concatenate(
        [
            shells / 4,
            *(leads[..., rival, :] for rival in range(RIVALS)),
            levels / 10,
            jnp.stack(
                [
                    unused / 12,
                    table.chests / 2,
                    gold / 10,
                    (points - rival_points) / 20,
                    (points - points.mean(-1, keepdims=True)) / 20,
                    wait / seats,
                    last.astype(jnp.float32),
                ],
                -1,
            ),
        ],
        -1,
    )
    like = jnp.ones(table.turn.shape)
    of_all = jnp.concatenate(
        [
            jnp.stack(
                [
                    table.triggered.astype(jnp.float32),
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


def outcomes_of(table: Table, seats: int) -> Table:
    """All 22 things a turn can come to, as the player knows them: on a second axis."""
    placed = after_turn(table, seats)
    chest = after_chest(table, unseen_mean(table, table.active), seats)
    found: Table = jax.tree.map(
        lambda many, one: jnp.concatenate([many[:, :1], one[:, None], many[:, 1:]], 1),
        placed,
        chest,
    )
    return found
