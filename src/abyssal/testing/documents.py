"""Broken documents for fuzzing: a dump changed at random in one place."""

import json
from collections.abc import Sequence
from typing import Any

from abyssal.core.chance import FastChance
from abyssal.core.game import Document

STRANGERS: tuple[Any, ...] = (
    None, True, False, -1, 0, 1, 3, 7, 99, 256, 1 << 31, 1 << 70, 1 + (1 << 70), -(1 << 70),
    0.5, 1.0, "", "x", "fast", "0" * 64, [], [0], [[]], {}, {"kind": "fast"},
)  # fmt: skip
WAYS = 7


def containers(value: Any) -> list[Any]:
    """Every dict and list inside `value` that holds something."""
    found = [value] if value else []
    for member in value.values() if isinstance(value, dict) else value:
        if isinstance(member, (dict, list)):
            found += containers(member)
    return found


def pick_any(luck: FastChance, items: Sequence[Any]) -> Any:
    return items[luck.below(len(items))]


def broken(document: Document, luck: FastChance) -> Document:
    """A copy of `document` with one thing changed, lost, doubled, swapped or added."""
    copy: Document = json.loads(json.dumps(document))
    where = pick_any(luck, containers(copy))
    keys = list(where) if isinstance(where, dict) else list(range(len(where)))
    key, other = pick_any(luck, keys), pick_any(luck, keys)
    way = luck.below(WAYS)
    if way < 2:
        where[key] = pick_any(luck, STRANGERS)
    elif way == 2:
        where[key], where[other] = where[other], where[key]
    elif way == 3:
        where[key] = where[other]
    elif way == 4:
        del where[key]
    elif way == 5 and type(where[key]) is int:
        where[key] += pick_any(luck, [-10, -1, 1, 10])
    elif isinstance(where, dict):
        where[pick_any(luck, ["unknown", "seats", "extra"])] = pick_any(luck, STRANGERS)
    else:
        where.insert(key, where[other])
    return copy
