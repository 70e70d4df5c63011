"""What does not get through: foreign pages, foreign names, too much, nonsense."""

import json
import socket
from collections.abc import Iterator
from random import Random
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from abyssal.server.settings import Limits, Rate, Settings
from live.wire import Server, code_of, running, seated


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with running() as server:
        yield server


# Origins and names


@pytest.mark.parametrize(
    "origin", [None, "", "null", "http://evil.example", "http://127.0.0.1:1", "https://127.0.0.1"]
)
def test_a_request_from_another_sites_page_changes_nothing(
    server: Server, origin: str | None
) -> None:
    guest = server.guest()
    table = guest.open()
    del guest.http.headers["origin"]
    headers = {} if origin is None else {"origin": origin}
    body = {"kind": "say", "id": "1", "text": "hello"}
    answer = guest.post(f"/api/tables/{table}/commands", body, headers=headers)
    assert (answer.status_code, code_of(answer)) == (403, "origin")
    assert guest.post("/api/tables", {}, headers=headers).status_code == 403
    assert guest.post("/api/host/enter", {}, headers=headers).status_code == 403


@pytest.mark.parametrize("origin", [None, "http://evil.example"])
def test_a_socket_of_another_sites_page_is_not_opened(server: Server, origin: str | None) -> None:
    guest = server.guest()
    table = guest.open()
    address = server.url.replace("http", "ws", 1)
    with (
        pytest.raises(InvalidStatus, match="403"),
        connect(
            f"{address}/api/tables/{table}/socket",
            origin=None if origin is None else Origin(origin),
            additional_headers={"cookie": guest.cookies()},
        ),
    ):
        pass


@pytest.mark.parametrize("name", ["evil.example", "127.0.0.1.evil.example", ""])
def test_a_name_that_was_rebound_to_us_gets_no_answer(server: Server, name: str) -> None:
    answer = server.guest(hello=False).get("/api/hello", headers={"host": name})
    assert answer.status_code in (400, 403)
    assert "set-cookie" not in answer.headers


def test_the_public_name_is_ours() -> None:
    with running(public_url="http://sea.example:8000") as server:
        guest = server.guest(hello=False)
        headers = {"host": "sea.example:8000", "origin": "http://sea.example:8000"}
        assert guest.get("/api/hello", headers=headers).status_code == 200
        assert code_of(guest.post("/api/tables", headers=headers)) == "message"


# Headers


@pytest.mark.parametrize("path", ["/", "/t/abc", "/api/hello", "/api/tables/none", "/host"])
def test_every_answer_keeps_the_page_to_itself(server: Server, path: str) -> None:
    headers = server.guest().get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self'" in policy
    assert "style-src 'self'" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cache-control"] in ("no-store", "no-cache")
    assert "server" not in headers


# Too much


def test_a_request_of_a_megabyte_is_refused(server: Server) -> None:
    guest = server.guest()
    answer = guest.post("/api/tables", {"game": "x" * 1_000_000, "places": []})
    assert (answer.status_code, code_of(answer)) == (413, "too-large")


def test_a_frame_of_a_megabyte_closes_the_socket_and_harms_no_table(server: Server) -> None:
    (ada, grace), table = seated(server)
    with ada.socket(table) as mine, grace.socket(table) as theirs:
        mine.until(kind="presence")
        mine.connection.send("x" * 1_000_000)
        with pytest.raises(ConnectionClosed) as closed:
            mine.until("never")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
        assert theirs.ask("say", text="still here")["ack"]
    with ada.socket(table) as mine:
        assert mine.hear()["chat"][-1]["text"] == "still here"


def test_commands_come_at_a_bounded_rate() -> None:
    settings = Settings(limits=Limits(commands=Rate(0.001, 5)))
    with running(settings=settings) as server:
        guest = server.guest()
        table = guest.open()
        answers = [guest.command(table, "say", text="again") for _ in range(6)]
        assert [answer.status_code for answer in answers] == [200] * 4 + [429] * 2
        assert code_of(answers[-1]) == "busy"
        other = server.guest()
        assert other.open()


def test_a_session_has_a_bounded_number_of_tables_and_sockets() -> None:
    settings = Settings(limits=Limits(tables=2, sockets=1))
    with running(settings=settings) as server:
        guest = server.guest()
        table = guest.open()
        guest.open()
        places = [{"kind": "me"}, {"kind": "open"}]
        body = {"game": "into-the-blue", "name": "Ada", "places": places}
        assert code_of(guest.post("/api/tables", body)) == "tables"
        with guest.socket(table) as wire:
            wire.hear()
            with pytest.raises(InvalidStatus, match="429"), guest.socket(table):
                pass
        with guest.socket(table) as wire:
            assert wire.hear()["kind"] == "sync"


def test_invitations_cannot_be_guessed_fast_from_one_address() -> None:
    settings = Settings(limits=Limits(attempts=Rate(0.001, 3)))
    with running(settings=settings, behind_proxy=True) as server:
        guest = server.guest()
        body = {"code": "REEF-0000", "name": "Eve"}
        codes = [code_of(guest.post("/api/join", body)) for _ in range(5)]
        assert codes == ["invitation"] * 3 + ["busy"] * 2
        other = {"x-forwarded-for": "198.51.100.7"}
        assert code_of(guest.post("/api/join", body, headers=other)) == "invitation"


def test_requests_of_an_address_come_at_a_bounded_rate() -> None:
    settings = Settings(limits=Limits(requests=Rate(0.001, 3)))
    with running(settings=settings, behind_proxy=True) as server:
        guest = server.guest(hello=False)
        assert [guest.get("/api/games").status_code for _ in range(4)] == [200] * 3 + [429]


def test_forwarded_addresses_are_believed_only_behind_a_proxy(server: Server) -> None:
    guest = server.guest()
    headers = {"x-forwarded-for": "198.51.100.7"}
    assert guest.get("/api/hello", headers=headers).json()["network"]["can_open"] is True


# Nonsense


FRAMES = [
    "",
    "{}",
    "[]",
    "null",
    "play",
    '{"kind": "play"}',
    '{"kind": "play", "id": ""}',
    '{"kind": "play", "id": "1", "decision": "one", "actions": ["stop"]}',
    '{"kind": "play", "id": "1", "decision": 1, "actions": []}',
    '{"kind": "play", "id": "1", "decision": 1, "actions": ["stop"], "seat": 1}',
    '{"kind": "play", "id": "1", "decision": 99999999999999999999999, "actions": ["stop"]}',
    '{"kind": "play", "id": "1", "decision": 1, "actions": ["' + "x" * 60_000 + '"]}',
    '{"kind": "say", "id": "1", "text": "\\ud800"}',
    '{"kind": "say", "id": "1", "phrase": "<script>"}',
    '{"kind": "set", "id": "1", "pace": "frantic"}',
    '{"kind": "fly", "id": "1"}',
    "[" * 30_000,
    '{"id":' * 5_000,
]


@pytest.mark.parametrize("frame", FRAMES, ids=range(len(FRAMES)))
def test_a_frame_of_nonsense_is_refused_with_a_reason(server: Server, frame: str | bytes) -> None:
    guest = server.guest()
    table = guest.open(places="mb", start=True)
    with guest.socket(table) as wire:
        before = wire.hear()
        wire.connection.send(frame)
        answer = wire.until("refused")
        assert answer["error"]["code"]
        assert answer["error"]["message"]
        assert wire.ask("say", text="fine")["ack"]
    assert guest.lobby(table)["status"] == before["lobby"]["status"] == "playing"


def test_random_frames_never_break_a_table(server: Server) -> None:
    choose = Random(7)
    guest = server.guest()
    table = guest.open(places="mb", start=True)
    seeds = [frame for frame in FRAMES if frame and len(frame) < 200]
    with guest.socket(table) as wire:
        wire.hear()
        for _ in range(200):
            frame = bytearray(choose.choice(seeds).encode())
            for _ in range(choose.randrange(4)):
                frame[choose.randrange(len(frame))] = choose.randrange(256)
            wire.connection.send(bytes(frame))
            message = wire.until()
            while "ack" not in message and "refused" not in message:
                message = wire.until()
        assert wire.ask("say", text="fine")["ack"]


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"\xff\xfe", b'{"game": 3}', b"null"])
def test_a_body_of_nonsense_is_refused_with_a_reason(server: Server, body: bytes) -> None:
    guest = server.guest()
    table = guest.open()
    paths = ["/api/tables", "/api/join", f"/api/tables/{table}/commands"]
    paths += [f"/api/tables/{table}/claim"]
    for path in paths:
        answer = guest.http.post(path, content=body)
        assert 400 <= answer.status_code < 500, path
        assert code_of(answer)


@pytest.mark.parametrize(
    "query", ["?since=x", "?since=-1", "?since=99999999999999999999", "?since=1e9", "?since="]
)
def test_a_since_of_nonsense_counts_as_none(server: Server, query: str) -> None:
    guest = server.guest()
    table = guest.open()
    with guest.socket(table, query) as wire:
        assert wire.hear()["kind"] == "sync"


def test_a_half_written_request_does_not_hold_anyone_up(server: Server) -> None:
    address = httpx.URL(server.url)
    with socket.create_connection((address.host, address.port)) as wire:
        wire.sendall(b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 10\r\n\r\n{")
        assert server.guest().get("/api/games").status_code == 200


def test_no_secret_stands_in_an_error_text(server: Server) -> None:
    guest = server.guest()
    table = guest.open()
    secret = "s3cr3t-of-a-seat"
    answer = guest.post(f"/api/tables/{table}/claim", {"secret": secret})
    assert secret not in answer.text
    program = server.guest(hello=False)
    answer = program.get(f"/api/tables/{table}", headers={"authorization": f"Bearer {secret}"})
    assert answer.status_code == 403
    assert secret not in answer.text


def test_paths_do_not_lead_out_of_the_folder(server: Server) -> None:
    guest = server.guest()
    for path in ("/../serve.py", "/..%2fserve.py", "/%2e%2e/serve.py", "/assets/../../app.py"):
        assert guest.get(path).status_code == 404


def test_messages_of_the_engine_stay_json(server: Server) -> None:
    guest = server.guest()
    table = guest.open(places="mb", start=True)
    answer = guest.command(table, "play", decision=1, actions=["swim\u0000\u202e"])
    assert json.loads(answer.text)["error"]["code"] in ("notation", "not-asked", "stale")


# Requests that make no sense


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/%00", 404),
        (f"/{'a' * 300}.js", 404),
        (f"/assets/{'a' * 5000}", 404),
        ("/api/tables/%00", 404),
        ("/api/tables/TABLE?seat=" + "1" * 5000, 403),
        ("/api/tables/TABLE?seat=²", 403),
        ("/api/tables/TABLE/replay?eyes=" + "1" * 5000, 409),
        ("/api/tables/TABLE/record?seat=" + "1" * 5000, 403),
    ],
)
def test_an_odd_address_is_refused_and_no_fault_of_ours(
    server: Server, path: str, status: int
) -> None:
    (ada, _), table = seated(server)
    answer = ada.get(path.replace("TABLE", table))
    assert answer.status_code == status
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_a_socket_for_no_seat_is_refused(server: Server) -> None:
    (ada, _), table = seated(server)
    with pytest.raises(InvalidStatus, match="403"), ada.socket(table, "?seat=" + "1" * 5000):
        pass


@pytest.mark.parametrize(
    "hosts", [["["], ["[::1"], ["localhost", "localhost"], ["localhost", "evil.example"], []]
)
def test_one_host_name_that_is_one_is_needed(server: Server, hosts: list[str]) -> None:
    url = httpx.URL(server.url)
    lines = ["GET /api/hello HTTP/1.1", *(f"host: {host}" for host in hosts), "connection: close"]
    with socket.create_connection((url.host, url.port), timeout=60) as connection:
        connection.sendall("\r\n".join([*lines, "", ""]).encode())
        answer = b""
        while part := connection.recv(65536):
            answer += part
    assert answer.split(b" ")[1] in (b"400", b"403")
    assert b"set-cookie" not in answer


def test_an_answer_about_a_fault_of_ours_is_guarded_too(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*arguments: Any) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(server.host.store, "public_rows", broken)
    answer = server.guest().get("/api/tables")
    assert answer.status_code == 500
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["cache-control"] == "no-store"
