"""Connection limits: how many an address has, how long a request takes, how large its head is.

uvicorn leaves these to a proxy; many hosts have none.
"""

import asyncio
from collections import Counter
from typing import Any, Final

from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.auto import AutoWebSocketsProtocol

from abyssal.server.addresses import Proxies, counted_as, is_loopback, is_within

LONGEST_HEAD: Final = 64 * 1024
HEAD_TIME: Final = 20.0
"""Seconds from the first byte of a request, or from connecting, to the end of its headers."""
BODY_TIME: Final = 30.0
"""Seconds for the rest of it."""
RESERVED_FILES: Final = 64
"""Open files that are not connections: the store, the client's files, pipes to processes."""

Http: Any = AutoHTTPProtocol
WebSocket: Any = AutoWebSocketsProtocol


class Gate:
    """How many connections there are, altogether and of each address."""

    def __init__(self, an_address: int, altogether: int, proxies: Proxies = ()) -> None:
        self.an_address = an_address
        self.altogether = altogether
        self.proxies = proxies
        self.open: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Count one more connection, if there may be one.

        This machine's own, and those of proxies that are trusted, are counted together only.
        """
        who = counted_as(address)
        if self.open.total() >= self.altogether:
            return False
        is_limited = not is_loopback(address) and not is_within(address, self.proxies)
        if is_limited and self.open[who] >= self.an_address:
            return False
        self.open[who] += 1
        return True

    def leave(self, address: str) -> None:
        who = counted_as(address)
        self.open[who] -= 1
        if not self.open[who]:
            del self.open[who]


class Guarded:
    """What both protocols share: being counted."""

    gate: Gate
    client: tuple[str, int] | None
    transport: asyncio.Transport
    is_counted = False

    def come_in(self) -> bool:
        """Count this connection, or close it."""
        address = self.client[0] if self.client else ""
        self.is_counted = self.gate.enter(address)
        if not self.is_counted:
            self.transport.abort()
        return self.is_counted

    def go(self) -> None:
        if self.is_counted:
            self.is_counted = False
            self.gate.leave(self.client[0] if self.client else "")


class GuardedHttp(Guarded, Http):  # type: ignore[misc]
    """HTTP with a size limit for the head, and timeouts for head and body."""

    head = 0
    """Bytes of a head that is not complete."""
    awaited = ""
    """What the deadline is for: `head`, `body` or nothing."""
    deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:
        super().connection_made(transport)
        if self.come_in():
            self.wait_for("head", HEAD_TIME)

    def connection_lost(self, error: Exception | None) -> None:
        self.wait_for("", 0)
        self.go()
        super().connection_lost(error)

    def handle_websocket_upgrade(self, *arguments: Any) -> None:
        self.wait_for("", 0)
        self.go()  # it is counted as a WebSocket from here on
        super().handle_websocket_upgrade(*arguments)

    def data_received(self, data: bytes) -> None:
        if not self.is_counted:
            return
        before = self.cycle
        super().data_received(data)
        if not self.is_counted or self.transport.is_closing():
            return
        if self.cycle is not before:
            self.head = 0
        elif before is None or not before.more_body:
            self.head += len(data)
        if self.head > LONGEST_HEAD:
            self.send_400_response(f"The headers of a request have at most {LONGEST_HEAD} bytes.")
        elif self.head:
            self.wait_for("head", HEAD_TIME)
        elif self.cycle is not None and self.cycle.more_body:
            self.wait_for("body", BODY_TIME)
        else:
            self.wait_for("", 0)

    def wait_for(self, part: str, seconds: float) -> None:
        """Close the connection unless `part` of a request is there in time."""
        if part == self.awaited:
            return
        self.awaited = part
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None
        if part:
            self.deadline = self.loop.call_later(seconds, self.transport.abort)


class GuardedWebSocket(Guarded, WebSocket):  # type: ignore[misc]
    """A WebSocket that is counted."""

    def connection_made(self, transport: asyncio.Transport) -> None:
        super().connection_made(transport)
        self.come_in()

    def connection_lost(self, error: Exception | None) -> None:
        self.go()
        super().connection_lost(error)

    def data_received(self, data: bytes) -> None:
        if self.is_counted:
            super().data_received(data)


def protocols(gate: Gate) -> tuple[Any, Any]:
    """The classes of HTTP and WebSocket connections that pass `gate`."""
    return (
        type("Http", (GuardedHttp,), {"gate": gate}),
        type("WebSocket", (GuardedWebSocket,), {"gate": gate}),
    )


def most_files() -> int:
    """How many connections this process may have; as many as the system lets it."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return 1 << 20
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if most == resource.RLIM_INFINITY:
        return 1 << 20
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return max(RESERVED_FILES, most - RESERVED_FILES)
