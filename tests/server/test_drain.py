"""A server that is stopped: streams are handed over, actions stay, nobody waits for long."""

import asyncio
import signal
import socket
import threading
from itertools import count
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from abyssal.server.streams import RESTARTING
from abyssal.store.sqlite import SqliteStore
from abyssal.testing.process import SERVE, Process, free_port
from live.wire import PATIENCE, Guest, Wire, running, seated

ROUNDS = 2
ENOUGH = 20


class Talker(threading.Thread):
    """Talks over a socket as fast as the limits allow, until the server hangs up."""

    def __init__(self, guest: Guest, table: str, name: str) -> None:
        super().__init__()
        self.guest, self.table, self.prefix = guest, table, name
        self.acknowledged: list[str] = []
        self.enough = threading.Event()
        self.code = 0

    def run(self) -> None:
        with self.guest.socket(self.table) as wire:
            try:
                for number in count():
                    text = f"{self.prefix}-{number}"
                    if "ack" in wire.ask("say", text=text):
                        self.acknowledged.append(text)
                    if len(self.acknowledged) >= ENOUGH:
                        self.enough.set()
            except ConnectionClosed as over:
                self.code = over.rcvd.code if over.rcvd else 1006


class Follower(threading.Thread):
    """Reads server-sent events until the stream ends, in order: one that is cut raises."""

    def __init__(self, guest: Guest, table: str) -> None:
        super().__init__()
        self.guest, self.table = guest, table
        self.begun, self.is_ended = threading.Event(), False

    def run(self) -> None:
        with (
            httpx.Client(base_url=self.guest.url, cookies=self.guest.http.cookies) as client,
            client.stream("GET", f"/api/tables/{self.table}/events", timeout=PATIENCE) as events,
        ):
            for _ in events.iter_lines():
                self.begun.set()
        self.is_ended = True


def test_sockets_and_events_are_told_to_come_back_and_what_was_acknowledged_is_there(
    tmp_path: Path,
) -> None:
    """A real process under real load, stopped and started again on the same port."""
    port = free_port()
    process = Process(tmp_path, port)
    guest = Guest(process.url, "Ada")
    table = guest.open(places="mo")
    acknowledged: list[str] = []
    for number in range(ROUNDS):
        talker, follower = Talker(guest, table, f"{number}"), Follower(guest, table)
        talker.start()
        follower.start()
        assert talker.enough.wait(PATIENCE)
        assert follower.begun.wait(PATIENCE)
        process.process.send_signal(signal.SIGTERM)
        process.wait()
        talker.join(PATIENCE)
        follower.join(PATIENCE)
        assert talker.code == RESTARTING
        assert follower.is_ended
        acknowledged += talker.acknowledged
        if number + 1 < ROUNDS:
            process = Process(tmp_path, port)
    guest.http.close()

    async def entries() -> list[str]:
        store = SqliteStore(tmp_path / "abyssal.sqlite")
        try:
            return list(await store.entries(table))
        finally:
            await store.close()

    log = "\n".join(asyncio.run(entries()))
    assert len(acknowledged) >= ENOUGH * ROUNDS
    for text in acknowledged:
        assert log.count(f'"{text}"') == 1


def last_words(wire: Wire) -> int:
    """The code with which the server hangs up, after whatever it has to say."""
    try:
        while True:
            wire.hear()
    except ConnectionClosed as over:
        return over.rcvd.code if over.rcvd else 1006


def test_readiness_ends_at_once_and_the_command_under_way_is_answered_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with running() as server:
        (ada, _), table = seated(server)
        let_go = threading.Event()
        taken = threading.Event()
        carry_on = server.host.command

        async def slowly(*arguments: object) -> None:
            taken.set()
            await asyncio.to_thread(let_go.wait, PATIENCE)
            await carry_on(*arguments)  # type: ignore[arg-type]

        with ada.socket(table) as wire, httpx.Client(base_url=server.url) as probe:
            wire.until(kind="presence")
            assert probe.get("/readyz").status_code == 200  # a connection that stays open
            monkeypatch.setattr(server.host, "command", slowly)
            id = wire.send("say", text="my last words")
            assert taken.wait(PATIENCE)
            server.process.should_exit = True
            while (answer := probe.get("/readyz")).status_code == 200:
                pass
            assert "draining" in answer.json()["reasons"]
            with pytest.raises(httpx.ConnectError):
                httpx.get(f"{server.url}/healthz")
            let_go.set()
            wire.until(ack=id)
            assert last_words(wire) == RESTARTING


def test_a_request_that_never_ends_delays_the_end_for_no_longer_than_was_set(
    tmp_path: Path,
) -> None:
    process = Process(tmp_path, program=(*SERVE, "--drain", "1s"))
    with socket.create_connection(("127.0.0.1", process.port)) as half:
        half.sendall(b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n\r\n{")
        assert httpx.get(f"{process.url}/healthz").status_code == 200  # so the half was read
        process.process.send_signal(signal.SIGTERM)
        process.wait()  # at most a minute
    assert process.process.returncode == -signal.SIGTERM
