"""The server inside a page: its routes by function calls, its tables in memory, one thread.

A page that has been kept for use without network runs it in the browser (Pyodide, in a worker of
its own), for games of one person against bots. What is played here has no other witness: it is
neither sealed nor rated.
"""

import asyncio
import json
from collections.abc import Callable, Iterable
from time import time
from typing import Any, Final, TypeAlias, cast
from urllib.parse import urlsplit

from starlette.applications import Starlette
from starlette.types import Message, Scope

from abyssal.core.errors import AbyssalError
from abyssal.keeper.host import Host
from abyssal.keeper.names import table_id
from abyssal.keeper.timeouts import Timeouts
from abyssal.server.failures import fail, refuse
from abyssal.server.people import COOKIE
from abyssal.server.rates import Rates
from abyssal.server.routes.after import AfterRoutes
from abyssal.server.routes.network import NetworkRoutes
from abyssal.server.routes.play import PlayRoutes
from abyssal.server.routes.tables import TableRoutes
from abyssal.server.settings import Settings
from abyssal.store.memory import MemoryStore
from abyssal.store.port import Store

Tell: TypeAlias = Callable[[str], None]
Keep: TypeAlias = Callable[[str, str], None]
"""Is given the id of a table and its document in JSON, "" once it is deleted."""

SESSION: Final = "0" * 43
"""Nobody but the owner of the page can come in."""
HERE_ONLY: Final = "solo-"
"""With this begins the id of a table that no server has."""
HERE: Final = ("127.0.0.1", 0)
LASTING: Final = 100 * 365 * 86400.0
"""Seconds. Nothing here grows old: whoever plays here deletes what they like."""


class Solo:
    """A server for one person. `keep` is told of every change, before anyone sees it."""

    def __init__(
        self, keep: Keep, documents: Iterable[str] = (), timeouts: Timeouts | None = None
    ) -> None:
        self.keep = keep
        self.store = MemoryStore(self.changed)
        for document in documents:
            self.store.restore(json.loads(document))
        waiting = (timeouts or Timeouts())._replace(put_away=LASTING)
        store = cast(Store, self.store)  # the routes below ask for no more than it has
        self.host = Host(store, waiting, clock=time, processes=0)
        self.host.fresh = self.host.fresh._replace(table=lambda: f"{HERE_ONLY}{table_id()}")
        settings = Settings()
        shared = self.host, settings, Rates(settings.limits.commands)
        subjects = (NetworkRoutes, TableRoutes, PlayRoutes, AfterRoutes)
        self.app = Starlette(
            routes=[route for subject in subjects for route in subject(*shared).routes()],
            exception_handlers={AbyssalError: refuse, Exception: fail},
        )

    def changed(self, table: str) -> None:
        """Keep a table for as long as its player has a seat there."""
        document = self.store.document(table)
        is_held = document is not None and document["holders"]
        self.keep(table, json.dumps(document) if is_held else "")

    async def request(self, method: str, address: str, body: str = "") -> tuple[int, str]:
        """The status and the text of an answer."""
        sent: list[Message] = []

        async def receive() -> Message:
            return {"type": "http.request", "body": body.encode(), "more_body": False}

        async def send(message: Message) -> None:
            sent.append(message)

        await self.app({**scope_of("http", address), "method": method}, receive, send)
        return sent[0]["status"], b"".join(part.get("body", b"") for part in sent[1:]).decode()

    def follow(self, address: str, tell: Tell) -> "Following":
        """Follow a table: `tell` is given every message."""
        return Following(self.app, address, tell)


class Following:
    """A WebSocket without a wire."""

    def __init__(self, app: Starlette, address: str, tell: Tell) -> None:
        self.tell = tell
        self.incoming: asyncio.Queue[Message] = asyncio.Queue()
        self.incoming.put_nowait({"type": "websocket.connect"})
        scope = scope_of("websocket", address)
        self.running = asyncio.ensure_future(app(scope, self.incoming.get, self.outgoing))

    async def outgoing(self, message: Message) -> None:
        if message["type"] == "websocket.send":
            self.tell(message["text"])

    def send(self, command: str) -> None:
        """Give a command; its answer is one of the messages."""
        self.incoming.put_nowait({"type": "websocket.receive", "text": command})

    def close(self) -> None:
        self.incoming.put_nowait({"type": "websocket.disconnect", "code": 1000})


def scope_of(kind: str, address: str) -> Scope:
    """What ASGI wants to know of a request."""
    parts = urlsplit(address)
    headers: list[Any] = [
        (b"host", b"localhost"),
        (b"cookie", f"{COOKIE}={SESSION}".encode()),
        (b"content-type", b"application/json"),
    ]
    return {
        "type": kind,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "http" if kind == "http" else "ws",
        "path": parts.path,
        "raw_path": parts.path.encode(),
        "query_string": parts.query.encode(),
        "root_path": "",
        "headers": headers,
        "client": HERE,
        "server": ("localhost", 80),
    }
