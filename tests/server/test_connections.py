"""Connections that cost too much: endless heads, slow requests, too many, no reader."""

import asyncio
import json
import socket
from collections.abc import Iterator
from contextlib import ExitStack, closing, suppress

import httpx
import pytest
from starlette.types import Message
from starlette.websockets import WebSocket

from abyssal.server import connections
from abyssal.server.connections import Gate
from abyssal.server.settings import Limits, Settings
from abyssal.server.streams import TOO_SLOW, Events, Socket
from abyssal.table.commands import Giver
from live.wire import GENEROUS, Server, running, seated

PATIENCE = 60.0


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with running() as server:
        yield server


def raw(server: Server) -> closing[socket.socket]:
    """A bare connection."""
    url = httpx.URL(server.url)
    made = socket.create_connection((url.host, url.port), timeout=PATIENCE)
    return closing(made)


def is_closed(connection: socket.socket) -> bool:
    """Whether the server hangs up, after whatever it has to say."""
    with suppress(ConnectionError):
        while connection.recv(65536):
            pass
    return True


@pytest.mark.parametrize("line", [b"x: " + b"a" * 1000 + b"\r\n", b"a" * 1000])
def test_headers_without_end_are_cut_off(server: Server, line: bytes) -> None:
    with raw(server) as connection:
        connection.sendall(b"GET / HTTP/1.1\r\nhost: localhost\r\ny: ")
        sent = 0
        with suppress(ConnectionError):
            while sent < 20_000_000:
                sent += connection.send(line * 50)
        assert sent < 20_000_000
    assert server.guest().get("/api/hello").status_code == 200


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET /api/hello HTTP/1.1\r\nhost: local",
        b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-length: 90\r\n\r\n{",
        b"GET /api/games HTTP/1.1\r\nhost: localhost\r\n\r\nGET /api/hel",
    ],
    ids=["nothing", "half a head", "half a body", "half a second head"],
)
def test_a_request_that_does_not_come_is_not_waited_for(
    monkeypatch: pytest.MonkeyPatch, begun: bytes
) -> None:
    monkeypatch.setattr(connections, "HEAD_TIME", 0.2)
    monkeypatch.setattr(connections, "BODY_TIME", 0.2)
    with running() as server, raw(server) as connection:
        connection.sendall(begun)
        assert is_closed(connection)


def test_streams_last_longer_than_a_request_may_take(monkeypatch: pytest.MonkeyPatch) -> None:
    with running() as server:
        (ada, grace), table = seated(server, "sealed-bids")
        monkeypatch.setattr(connections, "HEAD_TIME", 1.0)
        monkeypatch.setattr(connections, "BODY_TIME", 1.0)
        with (
            ada.socket(table) as wire,
            grace.http.stream("GET", f"/api/tables/{table}/events") as events,
        ):
            lines = events.iter_lines()
            assert next(lines).startswith("id:")
            wire.quiet(2.0)
            assert "ack" in wire.ask("say", text="still here")
            assert any("still here" in line for line in lines)


def test_an_address_has_so_many_connections(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "is_loopback", lambda address: False)
    settings = Settings(limits=GENEROUS._replace(connections=3))
    with running(settings=settings) as server, ExitStack() as stack:
        first = server.guest()
        table = first.open()
        wire = stack.enter_context(first.socket(table))  # a WebSocket counts too
        wire.hear()
        other = stack.enter_context(raw(server))
        with raw(server) as one_more:
            assert is_closed(one_more)
        other.close()
        for _ in range(100):
            with suppress(httpx.TransportError), httpx.Client(base_url=server.url) as client:
                assert client.get("/api/hello").status_code == 200
                break
        else:
            pytest.fail("nobody came in again")


def test_a_gate_counts_networks_and_lets_this_machine_through() -> None:
    gate = Gate(2, 5)
    entered = [gate.enter(f"2001:db8::{number}") for number in range(3)]
    assert entered == [True, True, False]
    assert [gate.enter("127.0.0.1") for _ in range(4)] == [True, True, True, False]
    gate.leave("2001:db8::1")
    assert gate.enter("2001:db8:0:1::9")
    assert gate.open.total() == 5


# Whoever does not read


def test_a_refusal_repeats_no_more_of_an_id_than_an_id_has(server: Server) -> None:
    (ada, _), table = seated(server)
    with ada.socket(table) as wire:
        wire.until(kind="presence")
        wire.connection.send(json.dumps({"kind": "say", "id": "x" * 60_000, "text": "hello"}))
        answer = wire.until("refused")
        assert answer["refused"] == "x" * 64
        assert len(json.dumps(answer)) < 1000
        bot = "x" * 60_000
        wire.connection.send(json.dumps({"kind": "hand_over", "id": "1", "bot": bot}))
        assert len(json.dumps(wire.until("refused"))) < 2000


class Stuck(WebSocket):
    """A WebSocket at whose other end nobody reads."""

    def __init__(self) -> None:
        self.sent: list[Message] = []
        self.closed: int | None = None
        self.reads = asyncio.Event()

    async def send(self, message: Message) -> None:
        await self.reads.wait()
        self.sent.append(message)

    async def close(self, code: int = 1000, reason: str | None = None) -> None:
        self.closed = code


async def sent(follower: Socket) -> None:
    """Until all is sent that waited for it."""
    assert follower.sending is not None
    await follower.sending


LIMITS = Limits(unsent=10, unsent_bytes=1000)


@pytest.mark.parametrize(("message", "kept"), [(b"x" * 300, 900), (b"x", 10)])
def test_a_socket_that_does_not_read_is_dropped(message: bytes, kept: int) -> None:
    async def work() -> int | None:
        wire = Stuck()
        follower = Socket(wire, Giver(0), LIMITS)
        follower.send(b"first")
        await asyncio.sleep(0)  # that one is on its way
        follower.bytes = 0
        most = 0
        while TOO_SLOW not in follower.unsent:
            follower.send(message)
            most = max(most, follower.bytes)
        assert most == kept
        wire.reads.set()
        await sent(follower)
        return wire.closed

    assert asyncio.run(work()) == TOO_SLOW


def test_one_long_message_is_never_too_much() -> None:
    async def work() -> tuple[int, int, int | None]:
        wire = Stuck()
        wire.reads.set()
        follower = Socket(wire, Giver(0), LIMITS)
        for _ in range(3):
            follower.send(b"x" * 5000)
            await sent(follower)
        return len(wire.sent), follower.bytes, wire.closed

    assert asyncio.run(work()) == (3, 0, None)


def test_events_that_nobody_reads_end() -> None:
    async def work() -> tuple[list[bytes], int]:
        follower = Events(Giver(0), LIMITS)
        for _ in range(4):
            follower.send(b"{}" + b" " * 300)
        return [text async for text in follower.texts()], follower.bytes

    assert asyncio.run(work()) == ([], 0)
