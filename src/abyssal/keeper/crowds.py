"""Who follows which table, as the hosts' desk counts them."""

from collections.abc import Iterable
from typing import Final

import msgspec

from abyssal.keeper.live import Live


class Crowd(msgspec.Struct):
    """Those who follow one table."""

    present: list[int]
    """The seats with a connection."""
    watching: int
    """Connections of spectators."""
    connections: int
    """All of them."""


NOBODY: Final = Crowd([], 0, 0)


def crowds_of(lives: Iterable[Live]) -> dict[str, Crowd]:
    """The crowds of tables in memory that somebody follows."""
    return {live.id: crowd_of(live) for live in lives if live.is_watched()}


def crowd_of(live: Live) -> Crowd:
    return Crowd(
        [seat for seat in range(live.seats) if live.is_present(seat)],
        len(live.connections.get(None, ())),
        sum(map(len, live.connections.values())),
    )
