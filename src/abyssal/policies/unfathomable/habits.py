"""Habits of the crew; each can be left out, to measure what it is worth (ablation)."""


class Habits:
    """What a player of the crew does beyond plain play."""

    __slots__ = ("jails", "schemes", "watches")

    def __init__(self, *, schemes: bool = True, jails: bool = True, watches: bool = True) -> None:
        self.schemes = schemes
        """Traitors play for the Deep Ones."""
        self.jails = jails
        """Humans use the Brig."""
        self.watches = watches
        """Who adds what to tests is watched."""
