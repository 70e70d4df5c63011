"""Configuration of a server: limits, addresses, where the client lies."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from abyssal.notices.allowed import Allowed
from abyssal.notices.outside import Outside
from abyssal.store.rates_port import Buckets

STATIC: Final = Path(__file__).parent / "static"
"""Where the built client is."""


class Rate(NamedTuple):
    """A rate limit: so many a second, after a burst."""

    a_second: float
    burst: float


class Limits(NamedTuple):
    """What one person, or one address, may do."""

    frame: int = 64 * 1024
    commands: Rate = Rate(20, 40)
    """Of a session."""
    requests: Rate = Rate(50, 200)
    """Of an address other than this machine's own."""
    attempts: Rate = Rate(10 / 60, 10)
    """Invitations and seat links an address tries, so that nobody guesses one."""
    own_attempts: Rate = Rate(0.5, 60)
    """The same from this machine itself, where a tunnel's guests seem to come from."""
    openings: Rate = Rate(60 / 3600, 60)
    """Tables an address opens."""
    trials: Rate = Rate(6 / 3600, 6)
    """Mails that ask whether mail is wanted, and notices that are sent to try a way, of a session
    and of an address."""
    ways: int = 20
    """Ways in which one person is told."""
    data: Rate = Rate(100, 512 * 1024)
    """Bytes of own data an address sends."""
    hints: Rate = Rate(0.5, 20)
    """Hints that a session asks for."""
    replays: Rate = Rate(1, 20)
    """Replays computed for an address; those of finished games are cached."""
    tables: int = 30
    """Tables of a session that are not over."""
    connections: int = 256
    """Of an address other than this machine's own."""
    sockets: int = 40
    """Streams of a session."""
    sockets_an_address: int = 200
    """Streams of an address, as a proxy tells it."""
    unsent: int = 200
    """Messages a slow connection may have waiting; then it must connect again."""
    unsent_bytes: int = 1 << 20
    """How long they may be together."""


class Network(NamedTuple):
    """Whether others on the local network can reach this server."""

    url: str | None
    """Where invitations lead, if that is not the address in the browser."""
    is_open: bool


class Settings(NamedTuple):
    """How a server behaves."""

    public_url: str = ""
    behind_proxy: bool = False
    static: Path = STATIC
    limits: Limits = Limits()
    host_password: str = ""
    """For the host page; it is closed without one."""
    open_network: Callable[[], Awaitable[str]] | None = None
    """Listens on the LAN address too, and tells its URL."""
    allowed: Allowed = Allowed()
    """How people may be told of their turns; nothing leaves the server otherwise."""
    outside: Outside | None = None
    """How other servers are reached; tests bring one that reaches their own."""
    drain: float = 10
    """Seconds in which streams are handed over and requests answered when the server stops."""
    metrics_token: str = ""
    """Who has it may read the metrics from anywhere."""
    buckets: Buckets | None = None
    """Where limits on guessing and spending are counted for all workers; None counts them here."""
    is_current: Callable[[], bool] | None = None
    """Whether the store has the schema that this version knows."""

    def below(self) -> str:
        """The path below which everything lies, such as `/games`; "" where that is the root."""
        return urlsplit(self.public_url).path.rstrip("/")
