"""Two workers on one database: any of them takes any request, and one table has one owner."""

import json
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
from websockets.exceptions import InvalidHandshake
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from abyssal.testing.process import SERVE, Process
from live.postgresql import url_of
from live.wire import Guest

PATIENCE = 30.0


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


def socket_of(guest: Guest, table: str, seat: int = 0) -> ClientConnection:
    cookies = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
    url = f"{guest.url.replace('http', 'ws', 1)}/api/tables/{table}/socket?seat={seat}"
    return connect(url, origin=Origin(guest.url), additional_headers={"cookie": cookies})


def heard(wire: ClientConnection, kind: str) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(wire.recv(PATIENCE))
        if message.get("kind") == kind:
            return message


def test_somebody_at_each_worker_sees_the_same_table_live(fleet: Fleet) -> None:
    (_, first), (_, second) = fleet.workers(2)
    ada, ben = fleet.guest("Ada", first), fleet.guest("Ben", second)
    tables = [ada.open() for _ in range(4)]  # owned by one worker or the other
    for table in tables:
        assert ben.join(table, ada.lobby(table)["code"]).status_code == 200
        assert ada.command(table, "start").status_code == 200
        with socket_of(ada, table) as here, socket_of(ben, table, 1) as there:
            games = [heard(here, "sync")["game"], heard(there, "sync")["game"]]
            for guest, game in zip((ada, ben), games, strict=True):
                if game["legal"]:
                    played = {"decision": game["decision"], "actions": [game["legal"][0]]}
                    assert guest.command(table, "play", **played).status_code == 200
                    break
            assert heard(here, "game")["n"] == heard(there, "game")["n"]


def test_who_is_at_another_worker_is_present(fleet: Fleet) -> None:
    (_, first), (_, second) = fleet.workers(2)
    ada, ben = fleet.guest("Ada", first), fleet.guest("Ben", second)
    for _ in range(3):
        table = ada.open()
        ben.join(table, ada.lobby(table)["code"])
        with socket_of(ada, table) as here:
            heard(here, "sync")
            with socket_of(ben, table, 1):
                while heard(here, "presence")["present"] != [True, True]:
                    pass


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


def test_a_table_goes_on_when_its_owner_is_killed(tmp_path: Path) -> None:
    fleet = Fleet(tmp_path)
    try:
        ada = fleet.guest()
        tables = [ada.open(places="mb", start=True) for _ in range(4)]
        children = worker_pids(fleet.process.process.pid)
        os.kill(children[0], signal.SIGKILL)
        started = time.monotonic()
        for table in tables:
            with again(ada, table) as wire:
                heard(wire, "sync")
        assert time.monotonic() - started < 10
        fleet.workers(2)
    finally:
        fleet.close()


def again(guest: Guest, table: str) -> ClientConnection:
    """A socket, as a client gets it that tries until it has one."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            return socket_of(guest, table)
        except (OSError, EOFError, InvalidHandshake):
            assert time.monotonic() < until
            time.sleep(0.1)


def worker_pids(parent: int) -> list[int]:
    """The processes of the workers: the children that the parent has started by `spawn`."""
    found = []
    for entry in Path("/proc").iterdir():
        if not entry.name.isdigit():
            continue
        try:
            status = (entry / "stat").read_text().rpartition(")")[2].split()
            command = (entry / "cmdline").read_bytes()
        except OSError:
            continue
        if int(status[1]) == parent and b"spawn_main" in command:
            found.append(int(entry.name))
    return found


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
