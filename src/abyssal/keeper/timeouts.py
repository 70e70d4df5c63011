"""Timeouts and retention periods of a server."""

from typing import Final, NamedTuple

from abyssal.table.places import Times

DAY: Final = 86400.0


class Timeouts(NamedTuple):
    """How long a server waits and keeps things, in seconds."""

    grace: float = 30
    """At a live table, after a page was closed, before a bot plays for its person."""
    network: float = 120
    """The same after a connection was lost."""
    pause: float = 1.0
    """Before a bot's action, from when everyone was last shown something: people must follow."""
    budget: float = 3
    """The timeout of a bot's decision."""
    idle: float = 600
    """Without a connection, before a table leaves memory."""
    again: float = 1
    """Before something is retried that the store could not do."""
    kept: float = 90 * DAY
    """Before a table that is over is deleted."""
    put_away: float = 30 * DAY
    """Untouched, before a table leaves the lists until one of its players opens it."""
    unstarted: float = 14 * DAY
    """Untouched, before a table that was not started is deleted."""
    announced: float = 7 * DAY
    """Between telling the people of a table that it will be deleted, and that."""
    bin: float = 30 * DAY
    """Before a table in the bin is deleted."""
    session: float = 365 * DAY
    """Unused, before a browser's session is deleted."""
    times: Times = Times()
