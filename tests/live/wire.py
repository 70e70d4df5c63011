"""A real server in a thread, and guests who talk to it as browsers do."""

import asyncio
import json
import tempfile
import threading
import uuid
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

import httpx
from sqlalchemy import Connection, text
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from abyssal.keeper.host import Host
from abyssal.keeper.timeouts import Timeouts
from abyssal.keeper.workers import Workers
from abyssal.server import serve
from abyssal.server.serve import DATABASE, Serving, server_for
from abyssal.server.settings import Limits, Rate, Settings
from abyssal.store.sql import SqlStore
from abyssal.table.pins import Library
from abyssal.table.places import Times
from abyssal.table.table import Table
from live.pure import games
from live.stores import store_at

QUICK = Timeouts(grace=0.05, pause=0, times=Times(second=0.001))
GENEROUS = Limits(commands=Rate(10_000, 10_000), tables=1000)
PASSWORD = "open-sesame"
PATIENCE = 60.0
"""Seconds for what takes none, on a machine that has much else to do."""
NEVER_ASKED = 1_000_000
"""A decision that no game comes to."""

T = TypeVar("T")


class Server:
    """A server that is running."""

    def __init__(
        self, host: Host, url: str, loop: asyncio.AbstractEventLoop, process: serve.Server
    ) -> None:
        self.host = host
        self.process = process
        self.url = url
        self.loop = loop
        self.guests: list[Guest] = []

    def guest(self, name: str = "Ada", hello: bool = True) -> "Guest":
        self.guests.append(Guest(self.url, name, hello))
        return self.guests[-1]

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something in the server's own thread: what it holds may be looked at only there."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def look(self, id: str, at: Callable[[Table], T]) -> T:
        """What somebody finds who looks at a table between two writes."""

        async def between_writes() -> T:
            async with self.host.table(id) as table:
                return at(table)

        return self.run(between_writes())

    def sql(self, statement: str, **values: object) -> list[Any]:
        """Look into the server's store, or change it behind its back."""
        store = self.host.store
        assert isinstance(store, SqlStore)

        def job(connection: Connection) -> list[Any]:
            found = connection.execute(text(statement), values)
            return [tuple(row) for row in found] if found.returns_rows else []

        return self.run(store.write(job))

    def close(self) -> None:
        for guest in self.guests:
            guest.http.close()


@contextmanager
def running(
    folder: Path | None = None,
    lengths: Timeouts = QUICK,
    settings: Settings | None = None,
    library: Library = games,
    public_url: str = "",
    behind_proxy: bool = False,
    lan: str = "127.0.0.2",
    proxies: tuple[str, ...] = (),
) -> Iterator[Server]:
    """A server on a free port of this machine."""
    with tempfile.TemporaryDirectory() as temporary:
        folder = folder or Path(temporary)
        host = Host(store_at(folder / DATABASE), lengths, games=library)
        if library is not games:  # another process does not know it
            host.jobs.workers = Threads(1)
        listening = threading.Event()
        ports: list[int] = []
        loops: list[asyncio.AbstractEventLoop] = []

        def started(port: int, others: str | None) -> None:
            ports.append(port)
            loops.append(asyncio.get_running_loop())
            listening.set()

        serving = Serving("127.0.0.1", 0, folder, public_url, behind_proxy, False, proxies=proxies)
        chosen = (settings or Settings(limits=GENEROUS))._replace(drain=2.0)
        server = server_for(serving, PASSWORD, started, chosen, lambda: lan, host)
        thread = threading.Thread(target=server.run)
        thread.start()
        try:
            assert listening.wait(PATIENCE)
            made = Server(host, f"http://127.0.0.1:{ports[0]}", loops[0], server)
            try:
                yield made
            finally:
                made.close()
        finally:
            server.should_exit = True
            thread.join(PATIENCE)


class Threads(Workers):
    """Does in a thread what a server leaves to another process."""

    async def run(self, limit: float, function: Callable[..., T], *arguments: Any) -> T:
        return await asyncio.to_thread(function, *arguments)


class Guest:
    """Somebody with a browser: a session, and an Origin that is the server's own."""

    def __init__(self, url: str, name: str, hello: bool = True) -> None:
        self.url = url
        self.name = name
        self.http = httpx.Client(base_url=url, headers={"origin": url}, timeout=PATIENCE)
        if hello:
            self.http.get("/api/hello")

    def get(self, path: str, **more: Any) -> httpx.Response:
        return self.http.get(path, **more)

    def post(self, path: str, body: object = None, **more: Any) -> httpx.Response:
        return self.http.post(path, json={} if body is None else body, **more)

    def open(self, game: str = "into-the-blue", places: str = "mo", **more: Any) -> str:
        """A new table: m me, o open, b a bot. Its id."""
        kinds = {"m": {"kind": "me"}, "o": {"kind": "open"}, "b": {"kind": "bot", "bot": "random"}}
        body = {"game": game, "name": self.name, "places": [kinds[kind] for kind in places]}
        answer = self.post("/api/tables", {**body, **more})
        assert answer.status_code == 201, answer.text
        table: str = answer.json()["table"]
        return table

    def lobby(self, table: str) -> dict[str, Any]:
        lobby: dict[str, Any] = self.get(f"/api/tables/{table}").json()
        return lobby

    def join(self, table: str, code: str) -> httpx.Response:
        return self.post(f"/api/tables/{table}/join", {"code": code, "name": self.name})

    def command(self, table: str, kind: str, query: str = "", **more: Any) -> httpx.Response:
        body = {"kind": kind, "id": str(uuid.uuid4()), **more}
        return self.post(f"/api/tables/{table}/commands{query}", body)

    def cookies(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    @contextmanager
    def socket(self, table: str, query: str = "") -> Iterator["Wire"]:
        address = self.url.replace("http", "ws", 1)
        with connect(
            f"{address}/api/tables/{table}/socket{query}",
            origin=Origin(self.url),
            additional_headers={"cookie": self.cookies()},
            max_size=None,
            max_queue=None,  # with unread messages beyond it, closing waits ten seconds for nothing
            open_timeout=PATIENCE,
            ping_timeout=None,
        ) as wire:
            yield Wire(wire)


def code_of(answer: httpx.Response) -> str:
    """Why a request was refused."""
    code: str = answer.json()["error"]["code"]
    return code


class Wire:
    """A socket to a table."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.heard: list[dict[str, Any]] = []

    def hear(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next message."""
        message: dict[str, Any] = json.loads(self.connection.recv(timeout))
        self.heard.append(message)
        return message

    def until(self, *keys: str, timeout: float = PATIENCE, **values: object) -> dict[str, Any]:
        """The next message that has these keys and values; others are kept in `heard`."""
        while True:
            message = self.hear(timeout)
            if all(key in message for key in keys) and values.items() <= message.items():
                return message

    def quiet(self, seconds: float = 0.3) -> list[dict[str, Any]]:
        """What comes within a while."""
        start = len(self.heard)
        with suppress(TimeoutError):
            while True:
                self.hear(seconds)
        return self.heard[start:]

    def send(self, kind: str, **more: object) -> str:
        id = str(uuid.uuid4())
        self.connection.send(json.dumps({"kind": kind, "id": id, **more}))
        return id

    def ask(self, kind: str, **more: object) -> dict[str, Any]:
        """Send a command and wait for its answer."""
        id = self.send(kind, **more)
        while True:
            message = self.hear()
            if id in (message.get("ack"), message.get("refused")):
                return message

    def catch_up(self) -> None:
        """Hear all that was sent until now: the answer to a command comes after it."""
        self.ask("play", decision=NEVER_ASKED, actions=["nothing"])

    def numbers(self) -> list[int]:
        return [message["n"] for message in self.heard if "n" in message]


def seated(
    server: Server, game: str = "into-the-blue", people: int = 2, **more: Any
) -> tuple[list[Guest], str]:
    """A started table with so many people: guests and the table."""
    guests = [server.guest(name) for name in ("Ada", "Grace", "Hedy", "Mary")[:people]]
    table = guests[0].open(game, "m" + "o" * (people - 1), **more)
    code = guests[0].lobby(table)["code"]
    for guest in guests[1:]:
        assert guest.join(table, code).status_code == 200
    assert guests[0].command(table, "start").status_code == 200
    return guests, table
