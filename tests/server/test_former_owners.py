"""Whoever gave a seat away, or lost it, has nothing left of it."""

from pathlib import Path
from typing import Any

import pytest

from abyssal.keeper.host import digest
from live.wire import QUICK, Guest, Server, code_of, running, seated

NEVER = QUICK._replace(grace=1000)


def admitted(ada: Guest, sam: Guest, table: str) -> int:
    """Sam gets a bot's seat by vote."""
    assert sam.command(table, "call_vote", motion="admit", name=sam.name).status_code == 200
    assert ada.command(table, "vote", yes=True).status_code == 200
    mine: list[int] = sam.lobby(table)["mine"]
    (seat,) = mine
    return seat


def with_cookie(server: Server, cookies: str) -> Guest:
    guest = server.guest("Sam", hello=False)
    guest.http.cookies.set(*cookies.split("=", 1))
    return guest


def test_a_seat_that_was_handed_over_stays_so_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path, lengths=NEVER) as server:
        ada, sam = server.guest("Ada"), server.guest("Sam")
        table = ada.open(places="mb", start=True)
        admitted(ada, sam, table)
        assert sam.command(table, "hand_over", bot="random").status_code == 200
        assert sam.lobby(table)["mine"] == []
        owner, former = ada.cookies(), sam.cookies()
    with running(tmp_path, lengths=NEVER) as server:
        ada, sam, tom = with_cookie(server, owner), with_cookie(server, former), server.guest("Tom")
        assert ada.lobby(table)["mine"] == [0]
        assert sam.lobby(table)["mine"] == []
        admitted(ada, tom, table)
        assert sam.lobby(table)["mine"] == []
        assert code_of(sam.command(table, "rename", name="Tom2")) == "no-seat"


def test_a_table_that_is_read_again_takes_nobodys_links_away(tmp_path: Path) -> None:
    with running(tmp_path, lengths=NEVER) as server:
        ada, sam = server.guest("Ada"), server.guest("Sam")
        table = ada.open(places="mb", start=True)
        admitted(ada, sam, table)
        link = sam.post(f"/api/tables/{table}/link").json()["seat_link"].partition("seat=")[2]
        phone = server.guest("Sam")
        assert phone.post(f"/api/tables/{table}/claim", {"secret": link}).status_code == 200
    with running(tmp_path, lengths=NEVER) as server:
        laptop = server.guest("Sam")
        laptop.lobby(table)
        assert laptop.post(f"/api/tables/{table}/claim", {"secret": link}).status_code == 200


def test_a_newcomer_gets_a_seat_to_which_nobody_else_has_a_key() -> None:
    with running(lengths=NEVER) as server:
        ada, sam, tom = (server.guest(name) for name in ("Ada", "Sam", "Tom"))
        table = ada.open(places="mb", start=True)
        # whatever way somebody had come to hold the bot's seat
        server_holds(server, sam, table, 1)
        token = sam.post(f"/api/tables/{table}/tokens?seat=1").json()["token"]
        seat = admitted(ada, tom, table)
        assert sam.lobby(table)["mine"] == []
        program = server.guest(hello=False)
        program.http.headers["authorization"] = f"Bearer {token}"
        assert code_of(program.command(table, "say", text="hello")) == "token"
        assert tom.lobby(table)["mine"] == [seat]


def server_holds(server: Server, guest: Guest, table: str, seat: int) -> None:
    import asyncio

    from abyssal.store.port import Holding

    session = digest(guest.http.cookies["abyssal"])
    asyncio.run(server.host.store.hold(session, Holding(table, seat)))


def test_a_rematch_seats_no_former_owner() -> None:
    with running(lengths=NEVER) as server:
        (ada, grace, hedy), table = seated(server, people=3)
        hedy.command(table, "hand_over", bot="random")
        server_holds(server, hedy, table, 2)
        ada.command(table, "call_vote", motion="end")
        grace.command(table, "vote", yes=True)
        ada.command(table, "rematch")
        again = ada.lobby(table)["rematch"]
        assert grace.lobby(again)["mine"] == [1]
        assert hedy.lobby(again)["mine"] == []


@pytest.mark.parametrize("kind", ["rename", "hand_over", "say", "play"])
def test_an_old_connection_to_a_lost_seat_can_do_nothing(
    kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody who was kicked and does not read: the connection stays open, without a seat."""
    monkeypatch.setattr("abyssal.keeper.live.Live.hang_up", lambda *arguments: None)
    with running(lengths=NEVER) as server:
        host, sam, tom = (server.guest(name) for name in ("Ada", "Sam", "Tom"))
        table = host.open()
        sam.join(table, host.lobby(table)["code"])
        with sam.socket(table) as wire:
            wire.until(kind="presence")
            assert host.command(table, "place", seat=1, place={"kind": "open"}).status_code == 200
            tom.join(table, host.lobby(table)["code"])
            host.command(table, "start")
            more: dict[str, dict[str, Any]] = {
                "rename": {"name": "Kilroy"},
                "hand_over": {"bot": "random"},
                "say": {"text": "I am Tom"},
                "play": {"decision": 1, "actions": ["stop"]},
            }
            assert wire.ask(kind, **more[kind])["error"]["code"] == "no-seat"
        assert tom.lobby(table)["places"][1]["name"] == "Tom"


def test_an_old_connection_of_a_token_can_do_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    import asyncio

    from abyssal.store.port import Holding

    with running(lengths=NEVER) as server:
        ada = server.guest("Ada")
        table = ada.open(places="mb", start=True)
        token = ada.post(f"/api/tables/{table}/tokens").json()["token"]
        program = server.guest(hello=False)
        program.http.headers["authorization"] = f"Bearer {token}"
        assert program.command(table, "say", text="beep").status_code == 200
        asyncio.run(server.host.store.release(Holding(table, 0)))
        assert program.command(table, "say", text="beep").status_code == 403
