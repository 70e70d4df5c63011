"""Being told, over HTTP: ways, wishes, the feed, the links in mails, and who may see what."""

import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from abyssal.notices.allowed import Allowed
from abyssal.notices.mail import Smtp
from abyssal.server.settings import Limits, Rate, Settings
from live.post import Browser, Endpoint, MailServer, endpoint, mail_server
from live.wire import GENEROUS, PATIENCE, Guest, Server, code_of, running, seated


@pytest.fixture(scope="module")
def far() -> Iterator[Endpoint]:
    with endpoint() as made:
        yield made


@pytest.fixture(scope="module")
def mails() -> Iterator[MailServer]:
    with mail_server() as made:
        yield made


@pytest.fixture(scope="module")
def server(far: Endpoint, mails: MailServer) -> Iterator[Server]:
    smtp = Smtp("127.0.0.1", mails.port, "table@sea.test")
    limits = GENEROUS._replace(trials=Rate(1000, 1000))
    settings = Settings(limits=limits, allowed=Allowed(True, True, smtp), outside=far.outside())
    with running(settings=settings) as server:
        yield server


def eventually(found: Callable[[], Any]) -> Any:
    """What is found once the post office has done its round."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if result := found():
            return result
        time.sleep(0.02)
    raise AssertionError("nothing came")


def add(guest: Guest, kind: str, address: str = "") -> dict[str, Any]:
    answer = guest.post("/api/me/ways", {"kind": kind, "address": address})
    assert answer.status_code == 201, answer.text
    way: dict[str, Any] = answer.json()
    return way


def ways(guest: Guest) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = guest.get("/api/me/ways").json()["ways"]
    return found


def test_a_server_that_was_told_nothing_sends_nothing() -> None:
    with running() as server:
        guest = server.guest()
        told = guest.get("/api/me/ways").json()
        assert told["offered"] == ["feed"]
        assert told["push_key"] is None
        for kind in ("push", "mail", "webhook"):
            answer = guest.post("/api/me/ways", {"kind": kind, "address": "ada@sea.test"})
            assert code_of(answer) == "way"


def test_mail_comes_only_after_its_reader_said_yes(server: Server, mails: MailServer) -> None:
    guest, reader = server.guest("Ada"), server.guest(hello=False)
    way = add(guest, "mail", "ada@sea.test")
    assert way["confirmed"] is False
    assert code_of(guest.post(f"/api/me/ways/{way['id']}/try")) == "unconfirmed"
    mail = eventually(lambda: [text for to, text in mails.mails if to == "ada@sea.test"])[0]
    link = next(line for line in mail.splitlines() if "/api/confirm/" in line)
    path = link[link.index("/api") :]
    assert reader.get(path).status_code == 200  # a program that looks at every link
    assert ways(guest)[0]["confirmed"] is False
    assert reader.post(path).status_code == 200
    assert ways(guest)[0]["confirmed"] is True


def test_one_press_stops_mail_without_a_page_or_session_of_ours(
    server: Server, mails: MailServer
) -> None:
    guest = server.guest("Ada")
    add(guest, "mail", "bob@sea.test")
    mail = eventually(lambda: [text for to, text in mails.mails if to == "bob@sea.test"])[0]
    header = next(line for line in mail.splitlines() if line.startswith("List-Unsubscribe:"))
    path = header[header.index("/api") :].rstrip(">")
    program = server.guest(hello=False)
    del program.http.headers["origin"]
    assert program.get(path).status_code == 200
    assert len(ways(guest)) == 1
    assert program.post(path).status_code == 200
    assert ways(guest) == []
    assert program.post(path).status_code == 403


def test_a_push_can_be_tried(server: Server, far: Endpoint) -> None:
    guest, browser = server.guest("Ada"), Browser()
    assert len(guest.get("/api/me/ways").json()["push_key"]) == 87
    way = add(guest, "push", browser.subscription(f"{far.url}/ada"))
    assert way["this"] is True
    assert guest.post(f"/api/me/ways/{way['id']}/try").status_code == 200
    got = eventually(lambda: [got for got in far.got if got.target == "/ada"])[0]
    assert b"Abyssal can reach you" in browser.decrypt(got.body)


def test_a_browser_has_one_push(server: Server, far: Endpoint) -> None:
    guest = server.guest("Ada")
    for _ in range(3):
        add(guest, "push", Browser().subscription(f"{far.url}/ada"))
    assert len(ways(guest)) == 1


def test_the_feed_tells_my_turns_and_nothing_else(server: Server) -> None:
    (ada, grace), table = seated(server, "sealed-bids")
    link = add(ada, "feed")["link"]
    reader = server.guest(hello=False)
    atom = reader.get(f"{link}.atom")
    assert atom.headers["content-type"].startswith("application/atom+xml")
    assert f"/t/{table}" in atom.text
    assert "With Grace" in atom.text
    assert "<entry>" not in reader.get(f"{add(server.guest('Eve'), 'feed')['link']}.atom").text
    calendar = reader.get(f"{link}.ics")
    assert calendar.text.startswith("BEGIN:VCALENDAR\r\n")
    assert "VEVENT" not in calendar.text  # there is no deadline
    assert grace.get("/api/me/ways").json()["ways"] == []


def test_a_calendar_holds_the_deadlines(server: Server) -> None:
    (ada, _), _ = seated(server, "sealed-bids", pace="relaxed")
    calendar = server.guest(hello=False).get(f"{add(ada, 'feed')['link']}.ics").text
    assert calendar.count("BEGIN:VEVENT") == 1
    assert all(len(line.encode()) <= 75 for line in calendar.split("\r\n"))


@pytest.mark.parametrize(
    ("kind", "address", "code"),
    [
        ("mail", "ada", "mail-address"),
        ("mail", "ada@sea.test\r\nBcc: all@sea.test", "mail-address"),
        ("mail", "ada@sea.test,bob@sea.test", "mail-address"),
        ("webhook", "http://sea.test/hook", "https-only"),
        ("webhook", "https://user:word@sea.test/hook", "https-only"),
        ("push", "{}", "subscription"),
        ("push", "[" * 10_000, "subscription"),
        ("pigeon", "", "message"),
    ],
)
def test_what_cannot_be_told_is_refused(server: Server, kind: str, address: str, code: str) -> None:
    guest = server.guest()
    answer = guest.post("/api/me/ways", {"kind": kind, "address": address})
    assert code_of(answer) == code
    assert ways(guest) == []


@pytest.mark.parametrize(
    ("wishes", "code"),
    [
        ({"zone": "Sea/Floor"}, "zone"),
        ({"zone": "../../etc/passwd"}, "zone"),
        ({"language": "tlh"}, "language"),
        ({"quiet": [0, 1440]}, "minute"),
        ({"digest": -1}, "minute"),
        ({"quiet": [1]}, "message"),
    ],
)
def test_wishes_that_make_no_sense_are_refused(
    server: Server, wishes: dict[str, object], code: str
) -> None:
    assert code_of(server.guest().post("/api/me/wishes", wishes)) == code


def test_wishes_are_kept(server: Server) -> None:
    guest = server.guest()
    wanted: dict[str, object] = {"language": "fr", "zone": "Europe/Paris", "digest": None}
    wanted |= {"quiet": [1380, 480], "remind": False}
    assert guest.post("/api/me/wishes", wanted).status_code == 200
    assert guest.get("/api/me/ways").json()["wishes"] == wanted


def test_ways_come_along_with_a_personal_link_and_go_with_a_device(
    server: Server, far: Endpoint
) -> None:
    laptop, phone = server.guest("Maya"), server.guest()
    add(laptop, "feed")
    secret = laptop.post("/api/me/link").json()["link"].partition("=")[2]
    assert phone.post("/api/me/claim", {"secret": secret}).status_code == 200
    add(phone, "push", Browser().subscription(f"{far.url}/phone"))
    assert {way["kind"] for way in ways(laptop)} == {"feed", "push"}
    laptop.post("/api/me/link", {"renew": True})
    assert [way["kind"] for way in ways(laptop)] == ["feed"]
    laptop.post("/api/me/forget")
    assert ways(laptop) == []


def test_nobody_sees_or_ends_the_ways_of_another(server: Server, far: Endpoint) -> None:
    ada, eve, nobody = server.guest("Ada"), server.guest("Eve"), server.guest(hello=False)
    endpoint = f"{far.url}/a-secret-endpoint"
    add(ada, "push", Browser().subscription(endpoint))
    hook = add(ada, "webhook", f"{far.url}/a-secret-hook")
    feed = add(ada, "feed")["link"]
    assert "secret" not in ada.get("/api/me/ways").text
    assert "secret" not in ada.get("/api/me/export").text
    for other, status in ((eve, 404), (nobody, 401)):
        for what in ("remove", "try"):
            assert other.post(f"/api/me/ways/{hook['id']}/{what}").status_code == status
    assert ways(eve) == []
    assert nobody.get("/api/me/ways").status_code == 401
    assert nobody.post("/api/me/wishes", {}).status_code == 401
    token = feed.split("/")[3]
    for purpose in ("stop", "confirm"):
        assert nobody.post(f"/api/{purpose}/{token}").status_code == 403
    assert nobody.get(f"/api/feed/{token[:-1]}x/turns.atom").status_code == 403
    assert nobody.get("/api/feed/-/turns.ics").status_code == 403
    ada.post(f"/api/me/ways/{feed.split('/')[3].rpartition('-')[0]}/remove")
    assert nobody.get(f"{feed}.atom").status_code == 403


def test_mails_to_strangers_are_few() -> None:
    with mail_server() as mails:
        smtp = Smtp("127.0.0.1", mails.port, "table@sea.test")
        settings = Settings(limits=Limits(), allowed=Allowed(smtp=smtp))
        with running(settings=settings) as server:
            guest = server.guest()
            body = {"kind": "mail", "address": "ada@sea.test"}
            codes = [guest.post("/api/me/ways", body).status_code for _ in range(10)]
            assert codes.count(201) == 6
            assert 429 in codes
