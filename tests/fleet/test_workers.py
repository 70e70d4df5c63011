"""Two workers on one database: any of them takes any request, and one table has one owner."""

import json
import re
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import psycopg
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from abyssal.testing.process import SERVE, Process
from abyssal.testing.trials.kill import Victim, kill_again_and_again
from live.postgresql import url_of
from live.wire import Guest, code_of

PATIENCE = 30.0
PASSWORD = re.compile(r"\b[0-9a-f]{4}(?:-[0-9a-f]{4}){3}\b")


class Fleet:
    """Two workers behind one port."""

    def __init__(self, folder: Path) -> None:
        self.database = url_of(folder / "fleet")
        program = (*SERVE, "--database", self.database, "--workers", "2")
        self.process = Process(folder, program=program)
        self.url = self.process.url
        self.guests: list[Guest] = []
        self.workers(2)

    def guest(self, name: str = "Ada", address: str = "") -> Guest:
        """Somebody at the door, or at one worker by the way that is meant for the others."""
        self.guests.append(Guest(address or self.url, name))
        return self.guests[-1]

    def password(self) -> str:
        """Of the hosts' desk, as it was printed."""
        until = time.monotonic() + PATIENCE
        while not (found := PASSWORD.search("".join(self.process.said))):
            assert time.monotonic() < until
            time.sleep(0.05)
        return found[0]

    def close(self) -> None:
        for guest in self.guests:
            guest.http.close()
        self.process.stop()

    def workers(self, count: int) -> list[tuple[str, str]]:
        """The workers and where they are reached, once there are so many."""
        until = time.monotonic() + PATIENCE
        query = "SELECT id, address FROM workers WHERE seen > extract(epoch FROM now()) - 4"
        with psycopg.connect(self.database, autocommit=True) as connection:
            while len(found := connection.execute(query).fetchall()) != count:
                assert time.monotonic() < until, found
                time.sleep(0.05)
        return found


@pytest.fixture(scope="module")
def fleet(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Fleet]:
    fleet = Fleet(tmp_path_factory.mktemp("fleet"))
    yield fleet
    fleet.close()


class Wire:
    """A socket that is opened again when it is closed, as a browser does it: workers that a busy
    machine keeps from their heartbeats are taken for dead, and come back."""

    def __init__(self, guest: Guest, table: str, seat: int = 0) -> None:
        self.guest = guest
        self.path = f"/api/tables/{table}/socket?seat={seat}"
        self.opened = ExitStack()
        self.socket = self.open()

    def open(self) -> ClientConnection:
        cookies = "; ".join(f"{name}={value}" for name, value in self.guest.http.cookies.items())
        url = self.guest.url
        wire = connect(
            url.replace("http", "ws", 1) + self.path,
            origin=Origin(url),
            additional_headers={"cookie": cookies},
        )
        return self.opened.enter_context(wire)

    def heard(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds; of any that is numbered, without one."""
        while True:
            try:
                message: dict[str, Any] = json.loads(self.socket.recv(PATIENCE))
            except ConnectionClosed:
                self.socket = self.open()
                continue
            if message.get("kind") in kinds if kinds else "n" in message:
                return message

    def game(self) -> dict[str, Any]:
        """The game, once it has started: a worker may hear of that a moment later."""
        while True:
            message = self.heard("sync", "game")
            found: dict[str, Any] | None = message["game"] if "lobby" in message else message
            if found is not None:
                return found

    def __enter__(self) -> "Wire":
        return self

    def __exit__(self, *_: object) -> None:
        self.opened.close()


def test_somebody_at_each_worker_sees_the_same_table_live(fleet: Fleet) -> None:
    (_, first), (_, second) = fleet.workers(2)
    ada, ben = fleet.guest("Ada", first), fleet.guest("Ben", second)
    tables = [ada.open() for _ in range(4)]  # owned by one worker or the other
    for table in tables:
        assert ben.join(table, ada.lobby(table)["code"]).status_code == 200
        assert ada.command(table, "start").status_code == 200
        with Wire(ada, table) as here, Wire(ben, table, 1) as there:
            games = [here.game(), there.game()]
            for guest, game in zip((ada, ben), games, strict=True):
                if game["legal"]:
                    played = {"decision": game["decision"], "actions": [game["legal"][0]]}
                    assert guest.command(table, "play", **played).status_code == 200
                    break
            for guest, wire, seat in ((ada, here, 0), (ben, there, 1)):
                with Wire(guest, table, seat) as newcomer:
                    newest = newcomer.heard("sync")["n"]
                while wire.heard()["n"] < newest:
                    pass


def test_who_is_at_another_worker_is_present(fleet: Fleet) -> None:
    (_, first), (_, second) = fleet.workers(2)
    ada, ben = fleet.guest("Ada", first), fleet.guest("Ben", second)
    for _ in range(3):
        table = ada.open()
        ben.join(table, ada.lobby(table)["code"])
        with Wire(ada, table) as here:
            here.heard("sync")
            with Wire(ben, table, 1):
                while here.heard("presence")["present"] != [True, True]:
                    pass


def test_the_desk_counts_those_at_all_workers(fleet: Fleet) -> None:
    (_, first), (_, second) = fleet.workers(2)
    ada = fleet.guest("Ada", first)
    tables = {ada.open() for _ in range(6)}  # owned by one worker or the other
    host = fleet.guest("Ben", second)
    assert host.post("/api/host/enter", {"password": fleet.password()}).status_code == 200
    with ExitStack() as stack:
        for table in tables:
            stack.enter_context(Wire(ada, table)).heard("sync")
        shown = host.get("/api/host/tables?status=live").json()["tables"]
        there = {one["table"]: one["present"] for one in shown if one["table"] in tables}
        assert there == {table: [True, False] for table in tables}
        assert host.get("/api/host/health").json()["followed"] >= len(tables)
    assert host.get("/crowds").headers["content-type"].startswith("text/html")


def test_a_stranger_cannot_speak_as_a_worker(fleet: Fleet) -> None:
    guest = fleet.guest()
    table = guest.open()
    forged = {"x-abyssal-passed": "guess", "x-abyssal-sender": "192.0.2.1 https"}
    assert guest.get(f"/api/tables/{table}", headers=forged).status_code == 200
    alone = fleet.guest("Eve").get(f"/api/tables/{table}", headers=forged)
    assert "code" not in alone.json() or alone.json()["me"] is None


def test_a_request_that_is_refused_is_refused_through_another_worker(fleet: Fleet) -> None:
    for _, address in fleet.workers(2):
        guest = fleet.guest("Ada", address)
        assert guest.get("/api/tables/no-such-table").status_code == 404


def test_whichever_worker_is_asked_tells_the_metrics_of_all(fleet: Fleet) -> None:
    workers = fleet.workers(2)
    fleet.guest().open()
    counted = [f'abyssal_commits_total{{worker="{name}"}}' for name, _ in workers]
    for _, address in [*workers, ("", fleet.url)]:
        guest, until = fleet.guest("Ada", address), time.monotonic() + PATIENCE
        while [(page := guest.get("/metrics").text).count(one) for one in counted] != [1, 1]:
            assert time.monotonic() < until, page  # it learns of the other with its next heartbeat
        tables = [line for line in page.splitlines() if line.startswith("abyssal_tables{")]
        assert tables
        assert not [line for line in tables if "worker=" in line]
        assert page.count("# TYPE abyssal_commits_total counter") == 1
    _, address = workers[0]
    alone = fleet.guest("Ada", address).get("/metrics?own").text
    assert "abyssal_commits_total " in alone
    outside = {"x-forwarded-for": "203.0.113.7"}
    assert fleet.guest().get("/metrics", headers=outside).status_code == 404


def test_who_guesses_at_one_worker_has_guessed_at_all(fleet: Fleet) -> None:
    eve, mallory = (fleet.guest("Eve", address) for _, address in fleet.workers(2))

    def guess(guest: Guest) -> str:
        return code_of(guest.post("/api/me/claim", {"secret": "a-guess"}))

    assert "busy" in [guess(eve) for _ in range(100)]
    assert "busy" in [guess(mallory) for _ in range(30)], "a bucket of its own would hold 60"


def test_workers_that_are_killed_under_load_lose_nothing(tmp_path: Path) -> None:
    victim = Victim(tmp_path, url_of(tmp_path / "killed"), workers=2)
    found = kill_again_and_again(victim, kills=2, tables=3)
    assert found.acknowledged >= 2 * 3  # at least one a table after each kill
    assert found.overdue.deadlines == 3
    assert found.is_clean(), found
