"""The desk of whoever runs the server: who gets in, what it shows and hides, and what hosts do."""

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from httpx import Response
from websockets.exceptions import ConnectionClosed

from abyssal.keeper.hosting import PASSWORD as PASSWORD_SETTING
from abyssal.keeper.hosting import Hosting
from abyssal.keeper.timeouts import DAY
from abyssal.server.passwords import hashed, is_right
from abyssal.server.serve import DATABASE
from abyssal.store.sqlite import SqliteStore
from abyssal.table import entries
from live.stores import KIND
from live.wire import PASSWORD, QUICK, Guest, Server, code_of, running, seated

OWN = "the old lighthouse"
"""A password that a host chooses."""


@pytest.fixture
def server() -> Iterator[Server]:
    with running() as server:
        yield server


def enter(guest: Guest, password: str = PASSWORD, name: str = "") -> Response:
    return guest.post("/api/host/enter", {"password": password, "name": name})


def a_host(server: Server, password: str = PASSWORD, name: str = "Maya") -> Guest:
    host = server.guest(name)
    assert enter(host, password, name).status_code == 200
    return host


def tables(host: Guest, **query: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = host.get("/api/host/tables", params=query).json()["tables"]
    return found


def acts(host: Guest) -> list[tuple[str, str, str, str]]:
    found = host.get("/api/host/acts").json()["acts"]
    return [(act["host"], act["act"], act["table"], act["detail"]) for act in found]


def do(host: Guest, table: str, what: str, **body: Any) -> Response:
    return host.post(f"/api/host/tables/{table}/{what}", body)


def until(host: Guest, done: Any) -> dict[str, Any]:
    while True:
        health: dict[str, Any] = host.get("/api/host/health").json()
        if done(health):
            return health


# Who gets in

GETS = ["health", "acts", "tables", "tables/{table}/report", "tables/{table}/record"]
POSTS = {
    "password": {"current": PASSWORD, "password": OWN},
    "notice": {"text": "Hello"},
    "rules": {"invite_only": True, "keep_days": 7},
    "backup": {},
    "tables/{table}/free": {"seat": 1},
    "tables/{table}/close": {},
    "tables/{table}/bin": {},
    "tables/{table}/back": {},
    "tables/{table}/delete": {},
}


def test_nobody_without_the_password_gets_or_changes_anything(server: Server) -> None:
    people, table = seated(server)
    stranger = server.guest("Eve", hello=False)
    made_up = server.guest("Mallory")
    made_up.http.cookies.set("abyssal-host", "x" * 43)
    gone = a_host(server)
    cookie = gone.http.cookies["abyssal-host"]
    gone.post("/api/host/leave")
    gone.http.cookies.set("abyssal-host", cookie)
    before = server.run(server.host.store.book.settings())
    for guest in [stranger, made_up, gone, *people]:
        assert guest.get("/api/host").json() == {"entered": False, "name": "", "is_set": False}
        for path in GETS:
            answer = guest.get(f"/api/host/{path.format(table=table)}")
            assert (answer.status_code, code_of(answer)) == (403, "password"), path
            assert table not in answer.text
        for path, body in POSTS.items():
            answer = guest.post(f"/api/host/{path.format(table=table)}", body)
            assert (answer.status_code, code_of(answer)) == (403, "password"), path
    assert server.run(server.host.store.book.settings()) == before
    assert people[1].lobby(table)["status"] == "playing"
    assert server.run(server.host.store.book.copies()) == []


def test_every_path_of_the_desk_is_in_the_matrix(server: Server) -> None:
    from abyssal.server.rates import Rates
    from abyssal.server.routes.hosting import PREFIX, HostingRoutes
    from abyssal.server.settings import Rate, Settings

    routes = HostingRoutes(server.host, Settings(), Rates(Rate(1, 1))).routes()
    known = {"", *(f"/{path}" for path in [*GETS, *POSTS])} | {"/enter", "/leave"}
    assert {route.path.removeprefix(PREFIX) for route in routes} == known


def test_the_printed_password_lets_in_and_another_does_not(server: Server) -> None:
    guest = server.guest()
    assert (enter(guest, "guess").status_code, enter(guest).status_code) == (403, 200)
    cookie = enter(guest).headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=strict" in cookie
    assert "Path=/api/host" in cookie
    assert "Secure" not in cookie


def test_behind_tls_the_cookie_is_secure() -> None:
    with running(public_url="https://sea.example", behind_proxy=True) as server:
        guest = server.guest()
        headers = {"origin": "https://sea.example"}
        answer = guest.post("/api/host/enter", {"password": PASSWORD}, headers=headers)
        assert "Secure" in answer.headers["set-cookie"]


def test_passwords_cannot_be_guessed_fast_and_nobody_keeps_the_host_out(server: Server) -> None:
    eve, host = server.guest("Eve"), server.guest()
    assert [enter(eve, "guess").status_code for _ in range(7)] == [403] * 5 + [429] * 2
    assert enter(host).status_code == 200
    host.post("/api/host/password", {"current": PASSWORD, "password": OWN})
    assert [enter(eve, "guess").status_code for _ in range(2)] == [429] * 2
    assert enter(server.guest(), OWN).status_code == 200


def test_a_password_that_was_set_outlives_the_server_and_is_kept_hashed(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        host, other = a_host(server), a_host(server)
        wrong = host.post("/api/host/password", {"current": "no", "password": OWN})
        short = host.post("/api/host/password", {"current": PASSWORD, "password": "reef"})
        assert (code_of(wrong), code_of(short)) == ("password", "new-password")
        done = host.post("/api/host/password", {"current": PASSWORD, "password": OWN})
        assert done.status_code == 200
        assert host.get("/api/host/health").status_code == 200
        assert other.get("/api/host/health").status_code == 403  # its session has ended
        assert enter(server.guest()).status_code == 403
        assert ("Maya", "password", "", "") in acts(host)
    with running(tmp_path) as server:
        guest = server.guest()
        assert guest.get("/api/host").json()["is_set"] is True
        assert enter(guest).status_code == 403  # what is printed counts no more
        assert enter(guest, OWN).status_code == 200
        assert OWN not in str(server.sql("SELECT * FROM settings"))


def test_a_password_set_beside_the_server_ends_sessions(server: Server, tmp_path: Path) -> None:
    host = a_host(server)
    server.run(server.host.store.book.set(PASSWORD_SETTING, hashed(OWN)))
    assert host.get("/api/host/health").status_code == 403
    assert enter(host, OWN).status_code == 200


def test_a_hash_is_salted_and_fits_its_password_alone() -> None:
    first, second = hashed(OWN), hashed(OWN)
    assert first != second
    assert OWN not in first
    assert is_right(OWN, first)
    assert not is_right(f"{OWN}!", first)
    assert not is_right("", first)


# What is shown


def secrets_of(server: Server, table: str) -> list[str]:
    """All that a table hides or that only its people read."""
    seed = server.look(table, lambda table: table.record.seed)
    return [str(seed), "the secret note", "a word among us", "a private remark"]


def test_the_desk_holds_no_secret_of_a_table(server: Server) -> None:
    (ada, grace, *_), table = seated(server, "unfathomable", 3)
    assert ada.command(table, "note", text="the secret note").status_code == 200
    grace.command(table, "say", text="a word among us")
    ada.command(table, "believe", seat=1, belief=4, remark="a private remark")
    link = ada.post(f"/api/tables/{table}/link").json()["seat_link"].partition("=")[2]
    token = ada.post(f"/api/tables/{table}/tokens").json()["token"]
    known = secrets_of(server, table)
    entry = server.run(server.host.store.entries(table))[0]
    assert known[0] in entry
    host = a_host(server)
    shown = [host.get(f"/api/host/{path.format(table=table)}").text for path in GETS]
    assert table in shown[2]
    (row,) = tables(host)
    assert set(row) == {
        "table", "code", "game", "status", "players", "present", "watching", "updated", "until"
    }  # fmt: skip
    assert all(set(player) == {"name", "kind", "bot"} for player in row["players"])
    for text in shown:
        for secret in [*known, link, token]:
            assert secret not in text
    assert code_of(host.get(f"/api/host/tables/{table}/record")) == "not-over"


def test_what_somebody_does_in_secret_changes_nothing_on_the_desk(server: Server) -> None:
    (ada, _, _), table = seated(server, "unfathomable", 3)
    host = a_host(server)
    before = tables(host)
    ada.command(table, "note", text="the secret note")
    ada.command(table, "orders", ask="never")
    assert tables(host) == before


def test_tables_are_found_by_code_title_and_people_and_filtered(server: Server) -> None:
    _, playing = seated(server)
    elodie = server.guest("Élodie")
    waiting = elodie.open("key-largo", "moo")
    code = elodie.lobby(waiting)["code"]
    host = a_host(server)

    def found(**query: Any) -> list[str]:
        return [row["table"] for row in tables(host, **query)]

    assert found(find="grace") == [playing]
    assert found(find="ÉLO") == [waiting]
    assert found(find=code.lower()) == [waiting]
    assert found(find="key largo") == [waiting]
    assert found(find="players") == []
    assert found(find="%") == []
    assert found() == [waiting, playing]
    assert found(after=1) == [playing]
    assert found(status="live", find="ada") == [playing]
    assert found(status="over") == []
    assert do(host, waiting, "bin").status_code == 200
    assert (found(), found(status="bin")) == ([playing], [waiting])
    refused = host.get("/api/host/tables", params={"status": "lost"})
    assert (refused.status_code, code_of(refused)) == (409, "filter")
    assert found(after="x" * 50) == [playing]


def test_a_game_that_goes_on_keeps_the_code_by_which_people_know_it(server: Server) -> None:
    ada, grace = server.guest("Ada"), server.guest("Grace")
    table = ada.open()
    code = ada.lobby(table)["code"]
    grace.join(table, code)
    ada.command(table, "start")
    assert [row["code"] for row in tables(a_host(server))] == [code]
    assert [row["code"] for row in server.guest().get("/api/tables").json()["public"]] == []
    assert code_of(server.guest("Eve").join(table, code)) != "invitation"  # it leads nowhere


def test_a_frozen_table_shows_its_report_and_how_far_its_log_is_whole(server: Server) -> None:
    _, table = seated(server)

    async def freeze() -> int:
        live = await server.host.live(table)
        error = ValueError("a secret value")
        await server.host.commit(live, lambda table: server.host.frozen(table, error))
        return live.table.number

    last = server.run(freeze())
    host = a_host(server)
    assert [row["status"] for row in tables(host, status="stopped")] == ["frozen"]
    answer = host.get(f"/api/host/tables/{table}/report").json()
    assert answer["whole_up_to"] == last - 1
    assert answer["report"].startswith("ValueError at entry ")
    assert "a secret value" not in answer["report"]
    assert host.get("/api/host/health").json()["frozen"] == 1
    assert code_of(do(host, table, "free", seat=0)) == "frozen"


def test_health_counts_tables_people_and_room(server: Server) -> None:
    (ada, _), table = seated(server)
    host = a_host(server)
    with ada.socket(table) as wire:
        wire.hear()
        health = host.get("/api/host/health").json()
    assert health["tables"] == {"all": 1, "live": 1, "stopped": 0, "over": 0, "bin": 0}
    assert (health["people"], health["connections"], health["followed"]) == (1, 1, 1)
    assert health["store"]["writes"] is True
    assert 0 < health["store"]["taken"] < health["store"]["altogether"]
    assert health["bots"] == {"processes": 1, "waiting": 0}
    assert health["backup"]["last"] is None
    assert health["rules"]["keep_days"] == 90
    assert health["since"] <= health["now"]


def test_a_store_that_cannot_be_written_is_told(server: Server) -> None:
    from abyssal.store.port import unavailable

    host = a_host(server)

    async def broken(name: str, value: str) -> None:
        raise unavailable()

    server.host.store.book.set = broken  # type: ignore[method-assign]
    assert host.get("/api/host/health").json()["store"]["writes"] is False


# What hosts do


def test_a_seat_is_freed_and_its_old_owner_has_nothing_left(server: Server) -> None:
    (ada, grace), table = seated(server)
    link = grace.post(f"/api/tables/{table}/link").json()["seat_link"].partition("=")[2]
    token = grace.post(f"/api/tables/{table}/tokens").json()["token"]
    host = a_host(server)
    assert do(host, table, "free", seat=1).status_code == 200
    assert ada.lobby(table)["places"][1]["kind"] == "bot"
    assert grace.lobby(table)["me"] is None
    claimed = grace.post(f"/api/tables/{table}/claim", {"secret": link})
    assert (claimed.status_code, code_of(claimed)) == (403, "secret")
    bearer = {"authorization": f"Bearer {token}"}
    assert grace.get(f"/api/tables/{table}", headers=bearer).status_code == 403
    code = tables(host)[0]["code"]
    assert acts(host)[0] == ("Maya", "freed", code, "Grace")
    last = [entries.read(line) for line in server.run(server.host.store.entries(table))]
    assert any(isinstance(entry, entries.HandedOver) and entry.by_server for entry in last)
    for seat, why in ((1, "no-person"), (0, "last-person"), (9, "seat"), (-1, "seat")):
        assert code_of(do(host, table, "free", seat=seat)) == why
    assert code_of(do(host, "none", "free", seat=0)) == "table"
    assert do(host, table, "free").status_code == 400


def test_a_seat_that_is_freed_before_the_start_is_open_again(server: Server) -> None:
    ada, grace = server.guest("Ada"), server.guest("Grace")
    table = ada.open(places="moo")
    grace.join(table, ada.lobby(table)["code"])
    host = a_host(server)
    assert code_of(do(host, table, "free", seat=0)) == "last-person"
    assert do(host, table, "free", seat=1).status_code == 200
    assert ada.lobby(table)["places"][1]["kind"] == "open"


def test_a_closed_table_stands_still_until_it_is_opened_again(server: Server) -> None:
    (ada, grace), table = seated(server, public=True)
    host = a_host(server)
    with ada.socket(table) as wire:
        wire.hear()
        assert do(host, table, "close").status_code == 200
        with pytest.raises(ConnectionClosed, match="4001"):
            wire.until("nothing more")
    assert code_of(ada.get(f"/api/tables/{table}")) == "closed"
    assert code_of(ada.command(table, "say", text="hello")) == "closed"
    assert [row["status"] for row in grace.get("/api/tables").json()["mine"]] == ["closed"]
    assert server.guest().get("/api/tables").json()["public"] == []
    assert [row["status"] for row in tables(host, status="stopped")] == ["closed"]
    assert do(host, table, "back").status_code == 200
    assert ada.lobby(table)["status"] == "playing"
    assert code_of(do(host, table, "back")) == "not-aside"
    assert [act for _, act, _, _ in acts(host)][:2] == ["opened", "closed"]


def test_whoever_asks_to_be_forgotten_is_so_at_a_closed_table_too(server: Server) -> None:
    host, guest = a_host(server), server.guest("Esmeralda")
    table = guest.open(places="mb", start=True)
    assert do(host, table, "close").status_code == 200
    assert guest.get("/api/me/export").json()["tables"][0]["notes"] is None
    assert guest.post("/api/me/forget").status_code == 200
    assert do(host, table, "back").status_code == 200
    assert "Esmeralda" not in server.guest("Bo").get(f"/api/tables/{table}").text


def test_what_lies_in_the_bin_can_be_taken_back_for_thirty_days(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        (ada, _), table = seated(server)
        host = a_host(server)
        before = ada.lobby(table)
        assert code_of(do(host, table, "delete")) == "not-binned"
        assert do(host, table, "bin").status_code == 200
        assert code_of(ada.get(f"/api/tables/{table}")) == "binned"
        (row,) = tables(host, status="bin")
        assert row["until"] > row["updated"] + 29 * DAY
    with running(tmp_path) as server:
        host = a_host(server)
        assert [row["table"] for row in tables(host, status="bin")] == [table]
        assert do(host, table, "back").status_code == 200
        ada_again = server.guest("Ada", hello=False)
        ada_again.http.cookies = ada.http.cookies
        after = ada_again.lobby(table)
        assert (after["me"], after["places"]) == (before["me"], before["places"])
        assert acts(host)[0][1] == "unbinned"


def test_after_thirty_days_the_bin_is_emptied_and_no_sooner(server: Server) -> None:
    _, table = seated(server)
    host = a_host(server)
    do(host, table, "bin")

    async def days_later(days: float) -> None:
        clock = server.host.clock
        server.host.clock = lambda: clock() + days * DAY
        await server.host.delete_old()
        server.host.clock = clock

    server.run(days_later(29.9))
    assert len(tables(host, status="bin")) == 1
    server.run(days_later(30.1))
    assert tables(host, status="bin") == []
    assert code_of(do(host, table, "back")) == "table"


def test_a_table_in_the_bin_can_be_deleted_at_once(server: Server) -> None:
    (ada, _), table = seated(server)
    host = a_host(server)
    do(host, table, "bin")
    assert do(host, table, "delete").status_code == 200
    assert ada.get(f"/api/tables/{table}").status_code == 404
    assert ada.get("/api/tables").json()["mine"] == []


def test_a_finished_game_is_exported_as_its_record(server: Server) -> None:
    ada = server.guest("Ada")
    table = ada.open(places="mb", start=True)
    with ada.socket(table) as wire:
        assert wire.ask("hand_over", bot="random").get("ack")
    host = a_host(server)
    until(host, lambda health: health["tables"]["over"] == 1)
    answer = host.get(f"/api/host/tables/{table}/record")
    assert answer.text == ada.get(f"/api/tables/{table}/record").text
    assert acts(host)[0][1] == "exported"


def test_a_word_to_all_is_at_every_table_and_at_home_until_it_is_taken_back(
    server: Server,
) -> None:
    (ada, grace), table = seated(server)
    host = a_host(server)
    with ada.socket(table) as wire:
        wire.hear()
        said = host.post("/api/host/notice", {"text": " An update <b>at\u202e eleven. "})
        assert said.status_code == 200
        heard = wire.until(kind="notice")
        assert heard["text"] == "An update <b>at eleven."
        with grace.socket(table) as later:
            assert later.until(kind="notice") == heard
        notice = server.guest().get("/api/hello").json()["notice"]
        assert notice == {"text": heard["text"], "at": heard["at"]}
        host.post("/api/host/notice", {"text": ""})
        assert wire.until(kind="notice")["text"] == ""
    assert server.guest().get("/api/hello").json()["notice"] is None
    assert host.post("/api/host/notice", {"text": "x" * 281}).status_code == 409
    assert [act for _, act, _, _ in acts(host)][:2] == ["unsaid", "said"]


def test_by_invitation_only_nobody_opens_a_table_without_the_code(tmp_path: Path) -> None:
    place = {"game": "into-the-blue", "places": [{"kind": "me"}, {"kind": "open"}]}
    with running(tmp_path) as server:
        host, ada = a_host(server), server.guest()
        assert host.post("/api/host/rules", {"invite_only": True}).status_code == 200
        code = host.get("/api/host/health").json()["rules"]["invitation"]
        assert code_of(ada.post("/api/tables", place)) == "invite-only"
        wrong = ada.post("/api/tables", {**place, "invitation": "reef"})
        assert (wrong.status_code, code_of(wrong)) == (403, "not-invited")
        opened = ada.post("/api/tables", {**place, "invitation": f" {code.upper()} "})
        assert opened.status_code == 201
        guest = server.guest("Grace")
        table = opened.json()["table"]
        assert guest.join(table, ada.lobby(table)["code"]).status_code == 200  # no code for that
        assert code not in ada.get("/api/hello").text
    with running(tmp_path) as server:  # it is kept, and a new code voids the old one
        host, ada = a_host(server), server.guest()
        assert ada.get("/api/hello").json()["invite_only"] is True
        host.post("/api/host/rules", {"renew_invitation": True})
        assert code_of(ada.post("/api/tables", {**place, "invitation": code})) == "not-invited"
        host.post("/api/host/rules", {"invite_only": False})
        assert ada.post("/api/tables", place).status_code == 201
        lines = [act for _, act, _, _ in acts(host)]
        assert [act for act in lines if act != "entered"] == [
            "open-to-all", "renewed", "invite-only"
        ]  # fmt: skip


def test_codes_for_opening_tables_cannot_be_guessed_fast(server: Server) -> None:
    host, eve = a_host(server), server.guest("Eve")
    host.post("/api/host/rules", {"invite_only": True})
    body = {"game": "into-the-blue", "places": [{"kind": "me"}], "invitation": "reef"}
    answers = [eve.post("/api/tables", body).status_code for _ in range(62)]
    assert answers == [403] * 60 + [429] * 2


def test_how_long_finished_games_are_kept_outlives_the_server(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        host = a_host(server)
        for days in (0, 3651):
            assert code_of(host.post("/api/host/rules", {"keep_days": days})) == "days"
        assert host.post("/api/host/rules", {"keep_days": 365}).status_code == 200
        assert ("Maya", "kept", "", "365") in acts(host)
    with running(tmp_path, lengths=QUICK._replace(kept=DAY)) as server:
        assert server.guest().get("/api/hello").json()["kept"]["finished"] == 365
        assert server.host.timeouts.kept == 365 * DAY


def test_a_backup_is_written_read_back_and_counted(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        _, table = seated(server)
        host = a_host(server)
        assert host.post("/api/host/backup").status_code == 202
        health = until(host, lambda health: not health["backup"]["running"])
        last = health["backup"]["last"]
        assert (health["backup"]["failed"], health["backup"]["kept"]) == ("", 1)
        if KIND == "sqlite":  # of a dump, the store's own tests
            with closing(sqlite3.connect(last["file"])) as copy:
                assert copy.execute("SELECT id FROM tables").fetchall() == [(table,)]
        assert Path(last["file"]).stat().st_mode & 0o077 == 0
        assert acts(host)[0] == ("Maya", "backed-up", "", Path(last["file"]).name)


def test_a_backup_is_made_every_night_and_so_many_are_kept(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        host = a_host(server)
        assert code_of(host.post("/api/host/rules", {"nightly": 1000})) == "backups"
        assert host.post("/api/host/rules", {"nightly": 2}).status_code == 200
        assert host.get("/api/host/health").json()["rules"]["nightly"] == 2
        assert acts(host)[0][1::2] == ("nightly", "2")
        honest = server.host.clock
        desk = Hosting(server.host)
        server.run(desk.back_up_at_night())
        counts = []
        for day in range(1, 5):
            server.host.clock = lambda day=day: honest() + day * DAY  # type: ignore[misc]
            server.run(desk.back_up_at_night())
            server.run(desk.back_up_at_night())
            counts.append(len(list((tmp_path / "backups").glob("abyssal-*"))))
        server.host.clock = honest
        assert counts == [1, 2, 2, 2]
        assert [act[1] for act in acts(host)[:4]] == ["backed-up"] * 4


def test_a_backup_that_fails_says_why(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        host = a_host(server)
        (tmp_path / "backups").write_text("in the way")
        host.post("/api/host/backup")
        health = until(host, lambda health: not health["backup"]["running"])
        assert "backups" in health["backup"]["failed"]
        assert acts(host)[0][1] == "backup-failed"


def test_fourteen_backups_are_kept(tmp_path: Path) -> None:
    async def work() -> list[float]:
        store = SqliteStore(tmp_path / DATABASE)
        for second in range(16):
            await store.book.keep_copy(1.8e9 + second, lambda done, pages: None)
        found = await store.book.copies()
        await store.close()
        return [json.loads(copy.file[-8:-7]) for copy in found]

    assert asyncio.run(work()) == [5, 4, 3, 2, 1, 0, 9, 8, 7, 6, 5, 4, 3, 2]


def test_what_hosts_did_is_told_page_by_page_newest_first(server: Server) -> None:
    host = a_host(server)
    for day in range(1, 61):
        host.post("/api/host/rules", {"keep_days": day})
    first = host.get("/api/host/acts").json()["acts"]
    assert [act["detail"] for act in first] == [str(day) for day in range(60, 10, -1)]
    rest = host.get("/api/host/acts", params={"before": first[-1]["number"]}).json()["acts"]
    assert [act["detail"] for act in rest] == [*(str(day) for day in range(10, 0, -1)), ""]
    assert rest[-1]["act"] == "entered"
