"""Nudges between processes with one store: that something has changed, and where to read it.

A nudge may be lost, late or doubled; whoever hears one reads the store, which alone is true. This
is the port; PostgreSQL carries them by NOTIFY, and a broker could.
"""

from collections.abc import Callable
from typing import Literal, NamedTuple, Protocol, TypeAlias

About: TypeAlias = Literal["table", "dropped", "session", "desk", "gone", "thought", "answered"]
"""A table was written to; one was deleted or put aside; who a session is, or what it holds, has
changed; hosts have set something; a worker is gone; a question to a bot waits for whoever thinks;
those of a worker have answers."""


class Nudge(NamedTuple):
    """Something that other workers may want to know."""

    about: About
    subject: str = ""
    """The id of a table or worker ("" where it concerns all), or the digest of a session."""
    number: int = 0
    """Of a table the number of its last entry; 0 if an older one has changed."""


class Nudges(Protocol):
    """Where nudges are given, and heard: by all workers but the one that gave them."""

    heard: list[Callable[[Nudge], None]]
    again: Callable[[], None]
    """Called when nudges may have been lost."""

    def give(self, nudge: Nudge) -> None:
        """Tell the other workers soon; never waits."""

    async def work(self) -> None:
        """Carry nudges, for ever."""
