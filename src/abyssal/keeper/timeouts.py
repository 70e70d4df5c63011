"""Timeouts and retention periods of a server."""

from typing import Final, NamedTuple

from abyssal.table.places import Times

DAY: Final = 86400.0


class Timeouts(NamedTuple):
    """How long a server waits and keeps things, in seconds."""

    grace: float = 30
    """A person without a connection for so long is played for by a bot."""
    pause: float = 0.9
    """Before a bot's action, when somebody watches."""
    pick: float = 0.25
    """Before a bot's next pick of the same answer."""
    budget: float = 3
    """The timeout of a bot's decision."""
    idle: float = 600
    """A table that nobody is connected to for so long leaves memory."""
    again: float = 1
    """Before something is tried again that the store could not do."""
    kept: float = 90 * DAY
    """A table that is over is kept so long."""
    put_away: float = 30 * DAY
    """A table that nobody has touched for so long leaves the lists, until somebody opens it."""
    unstarted: float = 14 * DAY
    """A table that nobody has started or touched for so long is deleted."""
    session: float = 365 * DAY
    """A browser that was not here for so long is forgotten."""
    times: Times = Times()
