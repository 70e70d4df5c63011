"""A live table in memory: its connections and its timer."""

import asyncio
from typing import Protocol

import msgspec

from abyssal.keeper.talking import Talking
from abyssal.table.stream import Message, Viewer, pad, padded
from abyssal.table.table import Table


class Connection(Protocol):
    """Somebody who follows a table, by whatever transport."""

    viewer: Viewer
    session: str
    """The digest of the session, or "" for a program with a token."""

    def send(self, message: bytes) -> None:
        """Send this when it can be sent; never waits."""

    def close(self) -> None:
        """Tell them that there is nothing more to come here, and hang up."""


class Live:
    """A table, the connections to it, and its timer.

    The lock only saves work: without it, one of two writers would fail on the log's key and retry.
    """

    def __init__(self, id: str, now: float) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self.loaded: Table | None = None
        """None before the log was read, and when it must be read again."""
        self.snapshot = 0
        """The last entry that is in a snapshot."""
        self.snapshot_at = now
        """When that was last made, or the table was loaded."""
        self.seats = 0
        self.connections: dict[Viewer, list[Connection]] = {}
        self.sent: dict[Viewer, int] = {}
        """The number of the last message every connection of a viewer was sent."""
        self.left_at: dict[int, float] = {}
        """Since when nobody is connected for a person's seat."""
        self.gone_at: dict[int, float] = {}
        """When the last connection of a seat ended."""
        self.lost: set[int] = set()
        """Seats whose last connection failed; the others closed their page."""
        self.woken = now
        """When the table was loaded into memory: deadlines stood still before."""
        self.since = now
        """When the table was loaded into memory, or its last connection ended."""
        self.touched = 0.0
        """When a visit was last noted in the store: it keeps the table from being put away."""
        self.came_at: dict[int, float] = {}
        """Since when a seat has a connection."""
        self.is_taken = False
        """Whether this process looks after the table because it was due, its own or not."""
        self.timer: asyncio.TimerHandle | None = None
        self.thinking: asyncio.Task[None] | None = None
        self.talking = Talking()
        self.imagined: dict[int, tuple[int, int]] = {}
        """For each seat a decision and how many positions were imagined for it."""
        self.advice: dict[int, tuple[int, asyncio.Task[bytes]]] = {}
        """For each seat the decision for which it last asked for a hint, and the answer."""

    @property
    def table(self) -> Table:
        assert self.loaded is not None
        return self.loaded

    # Who is here

    def is_present(self, seat: int) -> bool:
        return bool(self.connections.get(seat))

    def here(self) -> dict[int, float]:
        """The seats with a connection, and since when."""
        return {seat: at for seat, at in self.came_at.items() if self.is_present(seat)}

    def is_watched(self) -> bool:
        return any(self.connections.values())

    def others_present(self, seat: int) -> bool:
        """Whether another person waits at the table."""
        return any(other != seat and self.is_present(other) for other in self.table.people())

    def absence(self, seat: int) -> Message | None:
        """Since when nobody is connected for a seat, and whether the network failed (`lost`) or the
        page was closed (`left`); None if somebody is, or was not here since the table is loaded."""
        if self.is_present(seat) or seat not in self.gone_at:
            return None
        how = "lost" if seat in self.lost else "left"
        return {"how": how, "since": self.gone_at[seat]}

    def presence(self) -> Message:
        return {
            "kind": "presence",
            "present": [self.is_present(seat) for seat in range(self.seats)],
            "absent": [self.absence(seat) for seat in range(self.seats)],
            "watching": len(self.connections.get(None, [])),
        }

    # What they hear

    def listen(self) -> None:
        """Messages are written for those who are connected."""
        self.table.listen([viewer for viewer, here in self.connections.items() if here])

    def tell_presence(self) -> None:
        message = msgspec.json.encode(self.presence())
        for connections in self.connections.values():
            for connection in connections:
                connection.send(message)

    def broadcast(self) -> None:
        """Send every viewer what is new for them."""
        unsent = {viewer: stream.take() for viewer, stream in self.table.streams.items()}
        if self.table.secrecy is not None:
            pad([messages for viewer, messages in unsent.items() if viewer is not None])
        for viewer, messages in unsent.items():
            self.sent[viewer] = self.table.streams[viewer].number
            for connection in self.connections.get(viewer, ()):
                for message in messages:
                    connection.send(message)

    def sync(self, viewer: Viewer, since: int) -> bytes:
        """What a client needs that connects, or connects again; padded to one length for all."""
        message = self.table.sync(viewer, since)
        if viewer is None or self.table.secrecy is None:
            return message
        longest = max(len(self.table.sync(seat, since)) for seat in range(self.seats))
        return padded(message, longest)

    def bring_up_to_date(self) -> None:
        """The log was read again: tell everyone what they have missed."""
        for viewer, stream in self.table.streams.items():
            since = self.sent.get(viewer, 0)
            for connection in self.connections.get(viewer, ()):
                connection.send(self.sync(viewer, since))
            self.sent[viewer] = stream.number

    def hang_up(self, viewer: Viewer, session: str | None = None) -> None:
        """Close the connections of a viewer, all or those of one session."""
        for connection in list(self.connections.get(viewer, ())):
            if session is None or connection.session == session:
                self.connections[viewer].remove(connection)
                connection.close()

    def rest(self) -> None:
        """Cancel the timer and the task of the bots."""
        if self.timer is not None:
            self.timer.cancel()
        if self.thinking is not None:
            self.thinking.cancel()
