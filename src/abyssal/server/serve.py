"""A server process: one port, on this machine alone or on the local network too."""

import asyncio
import logging
import os
import secrets
import signal
import socket
import threading
import time
from collections.abc import Awaitable, Callable
from ipaddress import ip_network
from multiprocessing import parent_process
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import uvicorn

from abyssal.keeper.host import Host
from abyssal.keeper.timeouts import Timeouts
from abyssal.server import logs
from abyssal.server.addresses import Proxies
from abyssal.server.app import application
from abyssal.server.connections import Gate, most_files, protocols
from abyssal.server.fleet import Fleet
from abyssal.server.garbage_collection import collect_seldom
from abyssal.server.health import Health
from abyssal.server.routes.network import NetworkRoutes
from abyssal.server.routes.play import PlayRoutes
from abyssal.server.settings import Settings
from abyssal.store.address import Address
from abyssal.store.folder import FolderLock
from abyssal.store.migrate import is_current
from abyssal.store.opening import open_store
from abyssal.store.workers_port import Member

if TYPE_CHECKING:
    from abyssal.store.postgresql import PostgresStore

DATABASE: Final = "abyssal.sqlite"
GONE_AFTER: Final = 20.0
"""A socket that answers no ping for so long is closed."""
THIS_MACHINE: Final = ("127.0.0.0/8", "::1/128")
DRAIN_STEP: Final = 0.05

logger = logging.getLogger(__name__)


class Serving(NamedTuple):
    """How `abyssal serve` was called."""

    host: str
    port: int
    data: Path
    public_url: str
    behind_proxy: bool
    lan: bool
    processes: int = 1
    """In which bots think; with none they think in other programs, while there are any."""
    timeouts: Timeouts = Timeouts()
    database: Address | None = None
    """In the place of a file in the folder `data`, where its copies go."""
    proxies: tuple[str, ...] = ()
    """Networks of proxies that are believed; `behind_proxy` alone means those on this machine."""
    workers: int = 1
    """Processes that serve on this machine."""
    inner: str = ""
    """The address of this machine at which workers of other ones reach ours, if there are any."""

    def trusted(self) -> tuple[str, ...]:
        return self.proxies or (THIS_MACHINE if self.behind_proxy else ())

    def is_together(self) -> bool:
        """Whether several processes serve one database."""
        return self.workers > 1 or bool(self.inner) or not self.processes


class Worker(NamedTuple):
    """One of several processes with the same database."""

    name: str
    inner: socket.socket
    """Where the other ones reach it."""

    def address(self) -> str:
        host, port = self.inner.getsockname()[:2]
        return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


class Server(uvicorn.Server):
    """A server that says when it listens, and can listen on one more address while it runs."""

    ready: Callable[[], Awaitable[None]]
    lock: FolderLock | None = None
    """Held as long as the process serves the folder."""
    health: Health
    play: PlayRoutes
    drain: float
    inner: socket.socket | None = None
    """Where other workers reach this one."""
    fleet: Fleet | None = None

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        collecting = asyncio.create_task(collect_seldom())
        try:
            await super().serve(sockets)
        finally:
            collecting.cancel()
            if self.lock is not None:
                self.lock.release()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.inner is not None:
            await self.listen_within(self.inner)
        await self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop: no new connections, streams are handed over, requests answered, then the rest."""
        loop = asyncio.get_running_loop()
        deadline = loop.time() + self.drain
        self.health.is_draining = True
        logger.info("draining", extra={"sockets": len(self.play.streams)})
        for server in self.servers:
            server.close()
        if self.fleet is not None:
            await self.fleet.leave()
        self.play.end()
        while self.play.streams and loop.time() < deadline and not self.force_exit:
            await asyncio.sleep(DRAIN_STEP)
        left = max(1, round(deadline - loop.time()))
        self.config.timeout_graceful_shutdown = left
        await super().shutdown(sockets)
        logger.info("stopped")

    def port(self) -> int:
        return int(self.servers[0].sockets[0].getsockname()[1])

    async def listen_on(self, address: str, port: int) -> None:
        loop = asyncio.get_running_loop()
        self.servers.append(await loop.create_server(self.connection, address, port))

    def connection(self, protocol: Any = None) -> asyncio.Protocol:
        make: Any = protocol or self.config.http_protocol_class
        made: asyncio.Protocol = make(
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
        return made

    async def listen_within(self, inner: socket.socket) -> None:
        """Listen to other workers, each of which brings the connections of many addresses."""
        http, web_socket = protocols(Gate(most_files(), most_files()))

        def connection() -> asyncio.Protocol:
            made = self.connection(http)
            made.ws_protocol_class = web_socket  # type: ignore[attr-defined]
            return made

        loop = asyncio.get_running_loop()
        self.servers.append(await loop.create_server(connection, sock=inner))


def lan_address() -> str:
    """The address by which others on the local network reach this machine."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # a datagram socket: nothing is sent
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


def server_for(
    serving: Serving,
    password: str,
    started: Callable[[int, str | None], None],
    settings: Settings | None = None,
    lan: Callable[[], str] = lan_address,
    host: Host | None = None,
    worker: Worker | None = None,
) -> Server:
    """A server to run; `started` is told the port, and the URL for others, once it listens."""

    async def open_network() -> str:
        address = lan()
        await server.listen_on(address, server.port())
        return f"http://{address}:{server.port()}"

    settings = (settings or Settings())._replace(
        public_url=serving.public_url,
        behind_proxy=bool(serving.trusted()),
        host_password=password,
        open_network=open_network if is_local(serving) else None,
    )
    lock = fleet = None
    if host is None:
        where = serving.database or serving.data / DATABASE
        settings = settings._replace(is_current=lambda: is_current(where))
        if worker is not None:
            shared = store_of(serving)
            fleet = fleet_of(serving, worker, shared)
            host = fleet.host
            settings = settings._replace(buckets=shared)
        else:
            lock = FolderLock(serving.data)
            store = open_store(where, serving.data, serving=True)
            host = Host(store, serving.timeouts, processes=serving.processes)
    app = application(host, settings, fleet)

    limits = settings.limits
    proxies: Proxies = tuple(ip_network(network) for network in serving.trusted())
    http, web_socket = protocols(Gate(limits.connections, most_files(), proxies))

    async def ready() -> None:
        about: NetworkRoutes = app.state.api.network
        if serving.lan:
            await about.let_network_in()
        started(server.port(), about.network.url)

    server = Server(
        uvicorn.Config(
            app,
            host=serving.host,
            port=serving.port,
            log_config=None,
            access_log=False,
            server_header=False,
            http=http,
            ws=web_socket,
            ws_max_size=limits.frame,
            ws_per_message_deflate=False,
            ws_ping_interval=GONE_AFTER,
            ws_ping_timeout=GONE_AFTER,
            proxy_headers=bool(proxies),
            forwarded_allow_ips=list(serving.trusted()),
        )
    )
    server.health, server.play = app.state.health, app.state.api.play
    server.drain = settings.drain
    server.ready = ready
    server.lock = lock
    server.inner, server.fleet = None if worker is None else worker.inner, fleet
    return server


def store_of(serving: Serving) -> "PostgresStore":
    """The database that several processes serve."""
    from abyssal.store.postgresql import PostgresStore

    assert serving.database is not None
    return PostgresStore(serving.database, serving.data, serving=True, together=True)


def fleet_of(serving: Serving, worker: Worker, store: "PostgresStore") -> Fleet:
    """One worker of a fleet, with a host of its own for the tables of all."""
    from abyssal.fleet.bot_queue import BotQueue
    from abyssal.fleet.members import Members
    from abyssal.fleet.notify import Notify

    assert serving.database is not None
    host = Host(store, serving.timeouts, processes=max(1, serving.processes))
    host.bots.here = serving.processes
    host.chores += [store.forget_full, store.drop_old_thoughts]
    nudges = Notify(serving.database, worker.name)
    members = Members(Member(worker.name, worker.address()), store, time.monotonic)
    return Fleet(host, members, nudges, BotQueue(worker.name, store, nudges))


def serve_together(
    serving: Serving,
    password: str,
    started: Callable[[int, str | None], None],
    settings: Settings,
    *,
    sockets: list[socket.socket],
    logging: tuple[str, str],
) -> None:
    """Serve in several processes, until a signal comes; one that dies is replaced."""
    from abyssal.fleet.notify import announce_death
    from abyssal.server.supervisor import Supervisor

    where = serving.database
    assert where is not None
    asyncio.run(open_store(where, serving.data).close())  # with this schema, or why it cannot be
    machine = f"{socket.gethostname()[:20]}-{secrets.token_hex(4)}"
    supervisor = Supervisor(
        serving.workers,
        work,
        (serving, password, settings, sockets, logging),
        died=lambda name: announce_death(where, name),
    )
    started(int(sockets[0].getsockname()[1]), None)
    supervisor.run(lambda number: f"{machine}-{number}")


def work(
    name: str,
    serving: Serving,
    password: str,
    settings: Settings,
    sockets: list[socket.socket],
    logging: tuple[str, str],
) -> None:
    """A worker, in a process of its own; it ends with its parent."""
    logs.configure(*logging)
    end_with_parent()
    inner = socket.create_server((serving.inner or "127.0.0.1", 0))
    worker = Worker(name, inner)
    server_for(serving, password, lambda port, others: None, settings, worker=worker).run(sockets)


def end_with_parent() -> None:
    """Stop as if told to when the parent is gone, even if it was killed."""
    parent = parent_process()
    assert parent is not None

    def wait() -> None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=wait, name="end-with-parent", daemon=True).start()


def bound(host: str, port: int) -> list[socket.socket]:
    """Sockets on every address of `host`; raises OSError where that cannot be."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    places = dict.fromkeys((family, address[:2]) for family, _, _, _, address in found)
    return [socket.create_server(address, family=family) for family, address in places]


def is_local(serving: Serving) -> bool:
    """Whether the server listens on this machine alone, so that it can be opened further."""
    return serving.host in ("127.0.0.1", "localhost", "::1") and not serving.public_url


def new_password() -> str:
    """A password for the host page that can be typed."""
    return "-".join(secrets.token_hex(2) for _ in range(4))
