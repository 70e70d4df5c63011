"""What piles up: tables are put away and fetched back, left, and deleted when they are old."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from abyssal.keeper.timeouts import DAY
from abyssal.server.serve import DATABASE
from abyssal.server.settings import Limits, Rate, Settings
from abyssal.store.migrate import migrate
from abyssal.store.schema import metadata
from live.wire import QUICK, Guest, Server, running, seated

NEVER = QUICK._replace(grace=1000)


@pytest.fixture
def server() -> Iterator[Server]:
    with running(lengths=NEVER) as server:
        yield server


def mine(guest: Guest, part: str = "mine") -> list[str]:
    return [row["table"] for row in guest.get("/api/tables").json()[part]]


def later(server: Server, days: float) -> None:
    """Let the server's clock go forward."""
    honest = server.host.clock
    server.host.clock = lambda: honest() + days * DAY


def keep_house(server: Server) -> list[str]:
    """What the server does every minute; the tables there are then."""

    async def once() -> list[str]:
        await server.host.delete_old()
        return [row.id for row in await server.host.store.all_rows(100)]

    return asyncio.run(once())


def test_a_table_nobody_touches_is_put_away_until_somebody_opens_it(server: Server) -> None:
    ada = server.guest("Ada")
    (table, public), stranger = (ada.open(), ada.open(public=True)), server.guest("Eve")
    later(server, 29)
    assert set(mine(ada)) == {table, public}
    assert mine(stranger, "public") == [public]
    later(server, 2)
    assert mine(ada) == []
    assert set(mine(ada, "put_away")) == {table, public}
    assert mine(stranger, "public") == []
    with stranger.socket(public) as wire:  # a stranger's look brings nothing back
        wire.hear()
    assert mine(stranger, "public") == []
    with ada.socket(table) as wire:
        wire.until(kind="presence")
    assert mine(ada) == [table]
    assert mine(ada, "put_away") == [public]


def test_what_is_put_away_does_not_count_against_a_person() -> None:
    settings = Settings(limits=Limits(tables=1))
    with running(lengths=NEVER, settings=settings) as server:
        ada = server.guest("Ada")
        ada.open()
        later(server, 31)
        assert ada.open()


def test_how_long_tables_are_kept_is_said() -> None:
    lengths = NEVER._replace(kept=10 * DAY, put_away=5 * DAY)
    with running(lengths=lengths) as server:
        assert server.guest().get("/api/hello").json()["kept"] == {"finished": 10, "put_away": 5}


def test_old_tables_and_sessions_are_deleted(server: Server) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    unstarted = ada.open()
    playing = ben.open(places="mb", start=True)
    later(server, 20)
    assert set(keep_house(server)) == {playing, unstarted}
    [shown] = [row for row in ada.get("/api/tables").json()["mine"] if row["table"] == unstarted]
    assert abs(shown["expires"] - server.host.clock() - 7 * DAY) < 60
    later(server, 6.9)
    assert set(keep_house(server)) == {playing, unstarted}
    later(server, 0.2)
    assert keep_house(server) == [playing]
    assert ada.get(f"/api/tables/{unstarted}").status_code == 404
    later(server, 370)
    keep_house(server)
    assert mine(ben, "put_away") == []


def test_a_guest_leaves_before_the_start_and_the_seat_is_open_again(server: Server) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = ada.open()
    link = ben.join(table, ada.lobby(table)["code"]).json()["seat_link"]
    assert ben.post(f"/api/tables/{table}/leave").status_code == 200
    assert mine(ben) == []
    assert [place["kind"] for place in ada.lobby(table)["places"]] == ["person", "open"]
    secret = link.split("=")[1]
    assert ben.post(f"/api/tables/{table}/claim", {"secret": secret}).status_code == 403


def test_who_opened_a_table_and_leaves_deletes_it(server: Server) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = ada.open()
    ben.join(table, ada.lobby(table)["code"])
    assert ada.post(f"/api/tables/{table}/leave").status_code == 200
    assert ben.get(f"/api/tables/{table}").status_code == 404
    assert mine(ben) == []


def test_who_leaves_a_game_leaves_it_to_a_bot(server: Server) -> None:
    (ada, ben), table = seated(server)
    with ben.socket(table) as wire:
        wire.hear()
        assert ben.post(f"/api/tables/{table}/leave").status_code == 200
    assert mine(ben) == []
    place = ada.lobby(table)["places"][1]
    assert (place["kind"], place["bot"]) == ("bot", "greedy")
    assert ben.lobby(table)["me"] is None


def test_who_is_alone_among_bots_deletes_the_game(server: Server) -> None:
    ada = server.guest("Ada")
    table = ada.open(places="mb", start=True)
    assert ada.post(f"/api/tables/{table}/leave").status_code == 200
    assert ada.get(f"/api/tables/{table}").status_code == 404


def test_a_game_that_is_over_leaves_ones_own_list_alone(server: Server) -> None:
    (ada, ben), table = seated(server)
    with ada.socket(table), ben.socket(table):
        ada.command(table, "call_vote", motion="end")
        ben.command(table, "vote", yes=True)
    assert ada.post(f"/api/tables/{table}/leave").status_code == 200
    assert mine(ada) == []
    assert mine(ben) == [table]
    assert ada.post(f"/api/tables/{table}/leave").status_code == 403


def test_no_limit_stands_in_the_way_of_leaving() -> None:
    settings = Settings(limits=Limits(commands=Rate(0.0001, 3), tables=2))
    with running(lengths=NEVER, settings=settings) as server:
        ada = server.guest("Ada")
        tables = [ada.open(), ada.open()]
        ada.command(tables[0], "say", text="one too many")
        assert ada.command(tables[0], "say", text="one too many").status_code == 429
        for table in tables:
            assert ada.post(f"/api/tables/{table}/leave").status_code == 200
        assert mine(ada) == []


def test_a_renewed_seat_link_voids_all_that_opened_the_seat(server: Server) -> None:
    ada, thief, phone = server.guest("Ada"), server.guest("Eve"), server.guest("Ada")
    table = ada.open()
    old = ada.post(f"/api/tables/{table}/link").json()["seat_link"].split("=")[1]
    token = ada.post(f"/api/tables/{table}/tokens").json()["token"]
    assert thief.post(f"/api/tables/{table}/claim", {"secret": old}).status_code == 200
    with thief.socket(table) as wire, ada.socket(table) as own:
        own.hear()
        assert wire.hear()["lobby"]["me"] == 0
        renewed = ada.post(f"/api/tables/{table}/link", {"renew": True}).json()["seat_link"]
        with pytest.raises(Exception, match="4001"):
            wire.until("never")
        assert "ack" in own.ask("say", text="still mine")
    assert thief.lobby(table)["me"] is None
    assert phone.post(f"/api/tables/{table}/claim", {"secret": old}).status_code == 403
    bearer = {"authorization": f"Bearer {token}"}
    assert thief.get(f"/api/tables/{table}", headers=bearer).status_code == 403
    secret = renewed.split("=")[1]
    assert phone.post(f"/api/tables/{table}/claim", {"secret": secret}).status_code == 200
    assert thief.post(f"/api/tables/{table}/link", {"renew": True}).status_code == 403


OF_THE_FIRST = {"tables", "log", "holders", "secrets", "sessions"}
"""The tables of the first schema."""


def test_a_database_of_before_keeps_its_tables(tmp_path: Path) -> None:
    """A database of the first schema is brought up to date, and its tables count as touched."""
    file = tmp_path / DATABASE
    migrate(file)
    with closing(sqlite3.connect(file)) as connection:
        for table in metadata.tables.keys() - OF_THE_FIRST:
            connection.execute(f"DROP TABLE {table}")
        for index in ("tables_in_public", "tables_by_due", "holders_by_table", "secrets_by_table"):
            connection.execute(f"DROP INDEX {index}")
        for column in ("taken", "expires", "shelf", "shelved", "due", "touched"):
            connection.execute(f"ALTER TABLE tables DROP COLUMN {column}")
        for column in ("face", "seat", "away_since", "away_until"):
            connection.execute(f"ALTER TABLE sessions DROP COLUMN {column}")
        connection.execute("UPDATE alembic_version SET version_num = '0001'")
        connection.execute(
            "INSERT INTO tables (id, game, status, public, summary, created, updated)"
            " VALUES ('t', 'into-the-blue', 'over', 0, '{}', 1, 5)"
        )
        connection.commit()
    migrate(file)
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("SELECT id, touched FROM tables").fetchall() == [("t", 5.0)]
    assert len(list(tmp_path.glob(f"{DATABASE}.before-*"))) == 1
