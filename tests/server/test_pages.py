"""The pages of the client, a server without them, and the local network."""

import gzip
from pathlib import Path

import httpx

from live.wire import QUICK, Guest, running


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


def test_the_kit_for_games_without_a_server_is_sent_as_it_lies_there(tmp_path: Path) -> None:
    from abyssal.server.settings import Settings

    for folder in ("assets", "offline"):
        (tmp_path / folder).mkdir()
    (tmp_path / "assets" / "solo.worker-1a2b.js").write_text("export {};")
    (tmp_path / "assets" / "app-1a2b.js").write_text("export {};")
    (tmp_path / "offline" / "files.json").write_text("[]")
    packed = gzip.compress(b"\0asm" * 1000)
    (tmp_path / "offline" / "python.wasm.gz").write_bytes(packed)
    with running(settings=Settings(static=tmp_path)) as server:
        guest = server.guest()
        python = guest.get("/offline/python.wasm")
        assert python.content == b"\0asm" * 1000
        assert python.headers["content-length"] == str(len(packed))
        assert python.headers["content-type"] == "application/wasm"
        assert guest.get("/offline/files.json").json() == []
        assert guest.get("/offline/none.wasm").status_code == 404
        policies = [
            guest.get(path).headers["content-security-policy"]
            for path in ("/assets/solo.worker-1a2b.js", "/assets/app-1a2b.js", "/")
        ]
        assert ["'wasm-unsafe-eval'" in policy for policy in policies] == [True, False, False]


def test_what_is_no_page_and_no_file_is_not_found(tmp_path: Path) -> None:
    from abyssal.server.settings import Settings

    built = tmp_path / "built"
    built.mkdir()
    (built / "index.html").write_text("<!doctype html><title>Abyssal</title>")
    (built / ".stamp").write_text("a digest")
    (tmp_path / "secret.txt").write_text("a secret")
    with running(settings=Settings(static=built)) as server:
        guest = server.guest()
        pages = [
            "/",
            "/host",
            "/t/a",
            "/t/a/replay",
            "/t/a/verify",
            "/new/a",
            "/rules/a",
            "/learn/a",
            "/opponents/a",
        ]
        pages += ["/friends", "/friends/a"]
        assert {guest.get(path).status_code for path in pages} == {200}
        lost = ["/healthy", "/.stamp", "/t", "/t/a/b", "/new", "/index", "/admin/", "/host/a"]
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
