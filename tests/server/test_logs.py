"""Logs: a line for each event, and nothing in them that is a secret or an address."""

import json
import logging
import signal
import sys
from pathlib import Path
from typing import Any

import pytest

from abyssal.core.errors import BadRequest
from abyssal.server.logs import Lines, configure, request_id, shown_path
from abyssal.testing.process import SERVE, Process
from live.wire import Guest, Wire

ADDRESS = "203.0.113.77"
NETWORK = "2001:db8:77:1::5"
NAME = "Wilhelmina"
PHRASE = "fathoms-below-the-keel"
UTTERED = "I hold the Captain"


def record_of(name: str, message: str, *arguments: object, **more: Any) -> logging.LogRecord:
    made = logging.LogRecord(name, logging.WARNING, "x.py", 1, message, arguments, None)
    for key, value in more.items():
        setattr(made, key, value)
    return made


def test_a_line_has_time_level_event_table_and_request() -> None:
    made = record_of("abyssal.keeper.keeper", "frozen", table="abc")
    made.created = 1_800_000_000.25
    token = request_id.set("0123456789ab")
    try:
        found = json.loads(Lines(True).format(made))
        plain = Lines(False).format(made)
    finally:
        request_id.reset(token)
    assert found == {
        "time": "2027-01-15T08:00:00.250+00:00",
        "level": "warning",
        "event": "frozen",
        "table": "abc",
        "request": "0123456789ab",
    }
    assert plain == ("2027-01-15T08:00:00.250+00:00 warning frozen table=abc request=0123456789ab")


@pytest.mark.parametrize("as_json", [True, False])
def test_an_exception_is_told_by_its_kind_and_place_not_by_its_words(as_json: bool) -> None:
    secret = "the traitor is at seat 2, 203.0.113.77"
    try:
        try:
            raise OSError(28, secret)
        except OSError as cause:
            raise BadRequest("seed", secret) from cause
    except BadRequest:
        made = record_of("abyssal.server.failures", "request-failed", exc_info=sys.exc_info())
    line = Lines(as_json).format(made)
    assert "\n" not in line
    assert "traitor" not in line
    assert ADDRESS not in line
    for part in ("BadRequest", "seed", "OSError", "test_logs.py", "test_an_exception_is_told"):
        assert part in line
    full = record_of("abyssal", "x", exc_info=(OSError, OSError(28, secret), None))
    assert "No space left on device" in Lines(as_json).format(full)


def test_of_a_library_only_the_template_is_written() -> None:
    line = Lines(True).format(
        record_of("uvicorn.error", '%s - "WebSocket %s" 403', ADDRESS, "/t/x#seat=secret")
    )
    assert json.loads(line)["message"] == '%s - "WebSocket %s" 403'
    token = "QWxhZGRpbjpvcGVuIHNlc2FtZQ"
    said = f"{ADDRESS} and {NETWORK} sent {token}"
    line = Lines(True).format(record_of("asyncio", said))
    assert json.loads(line)["message"] == "… and … sent …"


@pytest.mark.parametrize(
    ("path", "shown"),
    [
        ("/", "/"),
        ("", "/"),
        ("/assets/index-1.js", "/assets/…"),
        ("/t/secret", "/t/…"),
        ("/secret", "/…"),
        ("/api/stop/secret", "/…"),
    ],
)
def test_a_path_that_no_route_has_is_not_told(path: str, shown: str) -> None:
    assert shown_path({"path": path}) == shown


def test_levels_and_formats_are_as_they_were_set(capsys: pytest.CaptureFixture[str]) -> None:
    before = logging.getLogger().handlers[:], logging.getLogger().level
    try:
        configure("json", "info")
        logging.getLogger("abyssal.server").info("draining", extra={"sockets": 3})
        logging.getLogger("uvicorn.error").info("%s connected", ADDRESS)
        printed = capsys.readouterr().err.splitlines()
        assert [json.loads(line)["event"] for line in printed] == ["draining"]
        assert json.loads(printed[0])["sockets"] == 3
        configure("text", "error")
        logging.getLogger("abyssal.server").warning("frozen")
        logging.getLogger("uvicorn.error").warning("odd")
        assert capsys.readouterr().err == ""
    finally:
        logging.getLogger().handlers[:] = before[0]
        logging.getLogger().setLevel(before[1])
        logging.getLogger("abyssal").setLevel(logging.NOTSET)


def secrets_of(*guests: Guest) -> set[str]:
    return {value for guest in guests for value in guest.http.cookies.values()}


def test_a_game_leaves_neither_secrets_nor_addresses_in_the_log(tmp_path: Path) -> None:
    """A real process at its most talkative, to which all kinds of secrets are sent."""
    options = ("--log-format", "json", "--log-level", "info", "--trusted-proxies", "127.0.0.0/8")
    token = "a-token-for-metrics-only"
    process = Process(
        tmp_path, program=(*SERVE, *options, "--metrics-token", token, "--drain", "2s")
    )
    ada, eve = Guest(process.url, NAME), Guest(process.url, "Eve")
    for guest, address in ((ada, ADDRESS), (eve, NETWORK)):
        guest.http.headers["x-forwarded-for"] = address
    known = {ADDRESS, NETWORK, "2001:db8:77:1", "127.0.0.1", NAME, PHRASE, UTTERED, token}

    opened = ada.post(
        "/api/tables",
        {
            "game": "key-largo",
            "name": NAME,
            "places": [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}],
        },
    ).json()
    table, code = opened["table"], ada.lobby(opened["table"])["code"]
    joined = eve.join(table, code).json()
    known |= {code, fragment(opened["seat_link"]), fragment(joined["seat_link"])}
    assert ada.command(table, "phrase", text=PHRASE).status_code == 200
    assert ada.command(table, "start").status_code == 200
    with ada.socket(table) as mine, eve.socket(table) as theirs:
        for wire in (mine, theirs):
            wire.until(kind="presence")
        for guest in (ada, eve):
            seat_token = guest.post(f"/api/tables/{table}/tokens").json()["token"]
            known.add(seat_token)
            bearer = {"authorization": f"Bearer {seat_token}"}
            assert guest.get(f"/api/tables/{table}", headers=bearer).status_code == 200
        mine.ask("say", text=UTTERED)
        sealed = played(mine)
    link = ada.post("/api/me/link", {"device": "phone"}).json()["link"]
    known.add(fragment(link))
    eve.post("/api/me/look", {"secret": fragment(link)})
    eve.post(f"/api/tables/{table}/claim", {"secret": fragment(opened["seat_link"])})
    eve.get(f"/api/stop/{fragment(link)}")
    eve.get(f"/api/feed/{fragment(link)}/turns.atom")
    eve.get(f"/{fragment(link)}?seat={fragment(link)}", headers={"user-agent": PHRASE})
    eve.get("/metrics", headers={"authorization": f"Bearer {token}"})
    eve.http.request("GET", f"{process.url}/t/{table}", headers={"host": "evil.example"})
    known |= secrets_of(ada, eve)
    ada.http.close()
    eve.http.close()
    process.process.send_signal(signal.SIGTERM)
    printed = process.printed()

    lines = [json.loads(line) for line in printed.splitlines() if line.startswith("{")]
    others = [line for line in printed.splitlines() if not line.startswith("{")]
    assert not [line for line in others if "Traceback" in line], printed
    events = [line["event"] for line in lines]
    assert {"request", "draining", "stopped"} <= set(events)
    about = [line for line in lines if line.get("table") == table]
    assert len({line["request"] for line in about}) > 5
    assert {"/api/tables/{table}/socket"} <= {line.get("path") for line in about}
    written = "\n".join(json.dumps(line, ensure_ascii=False) for line in lines)
    for secret in known | sealed:
        assert len(secret) >= 3
        assert secret not in written, secret


def fragment(link: str) -> str:
    """The secret in a link, which stands in its fragment."""
    return link.partition("#")[2].partition("=")[2]


def played(wire: Wire) -> set[str]:
    """Plan the first day, sealed; the answer as it went over the wire."""
    [sync] = [message for message in wire.heard if message.get("kind") == "sync"]
    plan = sync["game"]["legal"][0]
    assert "ack" in wire.ask("play", decision=sync["game"]["decision"], actions=[plan])
    return {plan}
