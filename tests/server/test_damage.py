"""Damage stays where it is: a log or a row that cannot be read, a store that fails for a while."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from abyssal.keeper.host import Host, Wanted
from abyssal.keeper.timeouts import Timeouts
from abyssal.server.serve import DATABASE
from abyssal.store.port import Unavailable, unavailable
from abyssal.store.sqlite import SqliteStore
from abyssal.table import commands as do
from abyssal.table.commands import Giver
from abyssal.table.places import Place
from live.pure import SEED
from live.stores import sql, store_at
from live.wire import PASSWORD, QUICK, Guest, Server, running

NEVER = QUICK._replace(grace=1000)


def change(folder: Path, statement: str) -> None:
    sql(folder / DATABASE, statement)


def begun(folder: Path) -> tuple[str, str]:
    """A game some entries old, at a server that has stopped: a cookie and the table."""
    with running(folder, lengths=NEVER) as server:
        ada = server.guest("Ada")
        table = ada.open(places="mm", start=True)
        for text in ("one", "two", "three"):
            ada.command(table, "say", text=text)
        return ada.cookies(), table


def back(server: Server, cookies: str) -> Guest:
    ada = server.guest("Ada", hello=False)
    ada.http.cookies.set(*cookies.split("=", 1))
    return ada


DAMAGES = {
    "unreadable": "UPDATE log SET entry = '{\"kind\"\\: ' WHERE number = 4",
    "unknown": 'UPDATE log SET entry = \'{"kind"\\:"sung","at"\\:1}\' WHERE number = 4',
    "wrong": 'UPDATE log SET entry = \'{"kind"\\:"said","at"\\:"noon"}\' WHERE number = 4',
    "missing": "DELETE FROM log WHERE number = 4",
    "first": "UPDATE log SET entry = 'rust' WHERE number = 1",
    "first missing": "DELETE FROM log WHERE number = 1",
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_log_is_frozen_there_with_a_report(tmp_path: Path, damage: str) -> None:
    cookies, table = begun(tmp_path)
    change(tmp_path, DAMAGES[damage])
    with running(tmp_path, lengths=NEVER) as server:
        ada = back(server, cookies)
        other = ada.open(places="mm", start=True)
        lobby = ada.lobby(table)
        assert (lobby["status"], lobby["frozen"]["why"]) == ("frozen", "log")
        assert [place["name"] for place in lobby["places"]] == ["Ada", ""]
        report = ada.get(f"/api/tables/{table}/report")
        assert report.status_code == 200
        assert "Error at entry" in report.text
        answer = ada.command(table, "say", text="hello?")
        assert (answer.status_code, answer.json()["error"]["code"]) == (409, "frozen")
        with ada.socket(table) as wire:
            assert wire.hear()["game"] is None
        assert ada.get(f"/api/tables/{table}/replay").status_code < 500
        rows = {row["table"]: row["status"] for row in ada.get("/api/tables").json()["mine"]}
        assert rows == {table: "frozen", other: "playing"}
    entries = asyncio.run(entries_of(tmp_path, table))
    assert len(entries) == 5


async def entries_of(folder: Path, table: str) -> list[str]:
    store = store_at(folder / DATABASE)
    try:
        return await store.entries(table)
    finally:
        await store.close()


def test_a_damaged_summary_is_one_damaged_row_of_a_list(tmp_path: Path) -> None:
    cookies, table = begun(tmp_path)
    change(tmp_path, "UPDATE tables SET summary = '[1, 2'")
    with running(tmp_path, lengths=NEVER) as server:
        ada = back(server, cookies)
        other = ada.open(places="mm")
        rows = {row["table"]: row["status"] for row in ada.get("/api/tables").json()["mine"]}
        assert rows == {table: "damaged", other: "open"}
        ada.post("/api/host/enter", {"password": PASSWORD})
        shown = ada.get("/api/host/tables").json()["tables"]
        rows = {row["table"]: row["status"] for row in shown}
        assert rows == {table: "damaged", other: "open"}
        assert ada.lobby(table)["status"] == "playing"


def test_a_damaged_summary_and_a_damaged_log_are_still_a_frozen_table(tmp_path: Path) -> None:
    cookies, table = begun(tmp_path)
    change(tmp_path, "UPDATE tables SET summary = 'rust'")
    change(tmp_path, DAMAGES["first"])
    with running(tmp_path, lengths=NEVER) as server:
        ada = back(server, cookies)
        assert ada.get(f"/api/tables/{table}?seat=1").json()["status"] == "frozen"
        with ada.socket(table, "?seat=1") as wire:
            assert wire.hear()["lobby"]["me"] == 1


class Failing(SqliteStore):
    """A store that can write nothing for a while."""

    failures = 0

    async def append(self, *arguments: Any, **named: Any) -> None:
        if self.failures:
            self.failures -= 1
            raise unavailable()
        await super().append(*arguments, **named)


def test_a_passing_fault_of_the_store_freezes_no_game(tmp_path: Path) -> None:
    async def play() -> None:
        store = Failing(tmp_path / "tables")
        host = Host(store, Timeouts(pause=0, again=0.01))
        host.fresh = host.fresh._replace(seed=lambda: SEED)  # a bot begins
        places = [Place("person", "Ada"), Place("bot", "", "random"), Place("bot", "", "random")]
        id, _ = await host.open(Wanted("into-the-blue", places, start=True), "s", [0])
        live = await host.live(id)
        store.failures = 3
        host.schedule(live)
        async with asyncio.timeout(60):
            while live.loaded is None or live.table.asked() != [0]:
                await asyncio.sleep(0.01)
        assert store.failures == 0
        assert live.table.status == "playing"
        store.failures = 1
        command = do.Say("line", "hello")
        with pytest.raises(Unavailable):
            await host.command(id, Giver(0, "s"), command)
        await host.command(id, Giver(0, "s"), command)
        assert live.table.status == "playing"
        await host.close()

    asyncio.run(play())


def test_a_locked_database_is_a_fault_that_passes(tmp_path: Path) -> None:
    """What SQLite says of a file that another program holds is what the store says."""

    async def write() -> None:
        store = SqliteStore(tmp_path / "tables")

        def locked(connection: Connection) -> None:
            raise sqlite3.OperationalError("database is locked")

        with pytest.raises(Unavailable):
            await store.write(locked)
        with pytest.raises(Unavailable):
            await store.read(locked)
        await store.close()

    asyncio.run(write())
