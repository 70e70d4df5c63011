"""The page of whoever runs the server, pages without a client, and the local network."""

import json
from pathlib import Path

import httpx
from httpx import Response

from live.wire import PASSWORD, QUICK, Guest, running, seated


def enter(guest: Guest, password: str = PASSWORD) -> Response:
    return guest.http.post("/host", data={"password": password})


def test_the_host_page_needs_the_password_that_was_printed() -> None:
    with running() as server:
        guest = server.guest()
        (ada, _), table = seated(server)
        assert table not in guest.get("/host").text
        assert enter(guest, "guess").status_code == 403
        assert guest.get(f"/host/{table}.log").status_code == 403
        assert guest.post(f"/host/{table}/delete").status_code == 403
        assert enter(guest).status_code == 303
        assert table in guest.get("/host").text
        assert "Secure" not in str(guest.http.cookies)
        assert ada.lobby(table)["status"] == "playing"


def test_passwords_cannot_be_guessed_fast() -> None:
    with running() as server:
        guest = server.guest()
        answers = [enter(guest, "guess").status_code for _ in range(7)]
        assert answers == [403] * 5 + [429] * 2


def test_the_host_exports_and_deletes_tables() -> None:
    with running() as server:
        guest = server.guest()
        (ada, _), table = seated(server)
        enter(guest)
        lines = guest.get(f"/host/{table}.log").text.splitlines()
        assert json.loads(lines[0])["kind"] == "created"
        assert guest.post(f"/host/{table}/delete").status_code == 303
        assert ada.get(f"/api/tables/{table}").status_code == 404
        assert guest.get(f"/host/{table}.log").status_code == 404
        assert ada.get("/api/tables").json()["mine"] == []


def test_deleting_asks_first() -> None:
    with running() as server:
        guest = server.guest()
        (ada, _), table = seated(server)
        assert guest.get(f"/host/{table}/delete").status_code == 403
        enter(guest)
        listed = guest.get("/host").text
        assert f'action="/host/{table}/delete"' not in listed
        assert f'href="/host/{table}/delete"' in listed
        asked = guest.get(f"/host/{table}/delete").text
        assert "It cannot be brought back." in asked
        assert "Ada, Grace" in asked
        assert f'action="/host/{table}/delete"' in asked
        assert ada.lobby(table)["status"] == "playing"
        assert guest.get("/host/none/delete").status_code == 404


def test_the_host_sees_the_codes_people_were_given() -> None:
    with running() as server:
        guest = server.guest()
        code = guest.lobby(guest.open())["code"]
        enter(guest)
        assert code in guest.get("/host").text


def test_nobody_keeps_the_host_out() -> None:
    with running() as server:
        eve, host = server.guest("Eve"), server.guest()
        assert [enter(eve, "guess").status_code for _ in range(7)][-1] == 429
        assert enter(host).status_code == 303


def test_the_host_logs_out() -> None:
    with running() as server:
        guest = server.guest()
        (_, _), table = seated(server)
        enter(guest)
        key = guest.http.cookies["abyssal-host"]
        assert guest.post("/host/leave").status_code == 303
        assert table not in guest.get("/host").text
        guest.http.cookies.set("abyssal-host", key)
        assert table not in guest.get("/host").text


def test_names_on_the_host_page_are_text() -> None:
    with running() as server:
        guest = server.guest("<img src=x>")
        guest.open()
        enter(guest)
        page = guest.get("/host").text
        assert "&lt;img src=x&gt;" in page
        assert "<img" not in page


def test_a_server_without_its_client_says_so_in_the_readers_language(tmp_path: Path) -> None:
    from abyssal.server.settings import Settings

    with running(settings=Settings(static=tmp_path)) as server:
        guest = server.guest()
        french = guest.get("/", headers={"accept-language": "fr-CH, en;q=0.5"})
        assert french.status_code == 503
        assert 'lang="fr"' in french.text
        assert 'lang="en"' in guest.get("/t/abc").text


def test_the_built_client_is_served_packed_and_kept(tmp_path: Path) -> None:
    from abyssal.server.settings import Settings

    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Abyssal</title>")
    (tmp_path / "assets" / "app-1a2b.js").write_text("export {};" * 100)
    with running(settings=Settings(static=tmp_path)) as server:
        guest = server.guest()
        script = guest.get("/assets/app-1a2b.js")
        assert script.headers["content-type"].startswith("text/javascript")
        assert script.headers["content-encoding"] == "gzip"
        assert "immutable" in script.headers["cache-control"]
        assert guest.get("/t/abc").text == guest.get("/").text
        assert guest.get("/").headers["cache-control"] == "no-cache"
        assert guest.get("/assets/none.js").status_code == 404
        assert guest.get("/api/none").status_code == 404
        plain = guest.get("/assets/app-1a2b.js", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.text == script.text
        assert plain.headers["vary"] == script.headers["vary"] == "Accept-Encoding"
        kept = {"if-none-match": script.headers["etag"]}
        again = guest.get("/assets/app-1a2b.js", headers=kept)
        assert (again.status_code, again.content) == (304, b"")
        head = guest.http.head("/")
        assert (head.status_code, head.content) == (200, b"")
        for name in ("content-security-policy", "x-content-type-options"):
            assert script.headers[name] == again.headers[name] == head.headers[name]


def test_what_is_no_page_and_no_file_is_not_found(tmp_path: Path) -> None:
    from abyssal.server.settings import Settings

    built = tmp_path / "built"
    built.mkdir()
    (built / "index.html").write_text("<!doctype html><title>Abyssal</title>")
    (built / ".stamp").write_text("a digest")
    (tmp_path / "secret.txt").write_text("a secret")
    with running(settings=Settings(static=built)) as server:
        guest = server.guest()
        pages = ["/", "/t/a", "/t/a/replay", "/t/a/verify", "/new/a", "/rules/a", "/learn/a"]
        pages += ["/friends", "/friends/a"]
        assert {guest.get(path).status_code for path in pages} == {200}
        lost = ["/healthz", "/.stamp", "/t", "/t/a/b", "/new", "/index", "/admin/"]
        outside = ["/..%2fsecret.txt", "/%2e%2e/secret.txt", "/a%00b.js", f"/{'a' * 300}.js"]
        for path in [*lost, *outside]:
            answer = guest.get(path)
            assert answer.status_code == 404, path
            assert "a secret" not in answer.text
            assert "a digest" not in answer.text
        assert guest.post("/t/a").status_code == 405


# The local network


def test_the_network_is_opened_from_this_machine_and_invitations_lead_there() -> None:
    with running(lan="127.0.0.2") as server:
        guest = server.guest()
        hello = guest.get("/api/hello").json()["network"]
        assert hello == {"open": False, "can_open": True, "url": None}
        port = httpx.URL(server.url).port
        answer = guest.post("/api/network").json()
        assert answer == {"open": True, "can_open": False, "url": f"http://127.0.0.2:{port}"}
        assert guest.post("/api/network").json() == answer
        other = Guest(answer["url"], "Grace")
        server.guests.append(other)
        table = guest.open()
        assert other.join(table, guest.lobby(table)["code"]).status_code == 200
        with other.socket(table) as wire:
            assert wire.hear()["lobby"]["me"] == 1


def test_nobody_else_opens_the_network() -> None:
    with running(behind_proxy=True) as server:
        guest = server.guest()
        assert guest.get("/api/hello").json()["network"]["can_open"] is False
        assert guest.post("/api/network").status_code == 403
    with running(public_url="http://127.0.0.1:1", lengths=QUICK) as server:
        assert server.guest().post("/api/network").status_code == 403
