"""Passkeys: a link that is bound opens nothing alone, and the passkey opens all without it."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import httpx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from abyssal.server.passkeys import MOST, VALID
from abyssal.server.settings import Rate, Settings
from live.authenticator import Authenticator
from live.wire import GENEROUS, Guest, Server, code_of, running

Credential = dict[str, Any]


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    limits = GENEROUS._replace(own_attempts=Rate(10_000, 10_000), commands=Rate(10_000, 10_000))
    with running(settings=Settings(limits=limits)) as server:
        server.url = server.url.replace("127.0.0.1", "localhost")  # a passkey belongs to a name
        yield server


def link_of(guest: Guest) -> str:
    link: str = guest.post("/api/me/link", {}).json()["link"]
    return link.partition("#person=")[2]


def made(guest: Guest, key: Authenticator) -> Credential:
    return key.make(guest.post("/api/me/passkeys/new").json(), guest.url)


def bind(guest: Guest, key: Authenticator) -> None:
    kept = guest.post("/api/me/passkeys", {"passkey": made(guest, key), "device": "Chrome"})
    assert kept.status_code == 200, kept.text


def answered(guest: Guest, key: Authenticator) -> Credential:
    return key.answer(guest.post("/api/me/passkeys/ask").json(), guest.url)


class Bound(NamedTuple):
    """Somebody with a seat, a link and a passkey it is bound to."""

    laptop: Guest
    secret: str
    key: Authenticator


@pytest.fixture
def maya(server: Server) -> Bound:
    laptop, key = server.guest("Maya"), Authenticator()
    laptop.open()
    secret = link_of(laptop)
    bind(laptop, key)
    return Bound(laptop, secret, key)


def claim(guest: Guest, **how: object) -> httpx.Response:
    return guest.post("/api/me/claim", how)


def seats(guest: Guest) -> int:
    return len(guest.get("/api/tables").json()["mine"])


# Binding


def test_a_bound_link_alone_opens_and_tells_nothing(server: Server, maya: Bound) -> None:
    phone = server.guest()
    looked = phone.post("/api/me/look", {"secret": maya.secret}).json()
    assert looked == {"name": "", "seats": 0, "bound": True}
    assert code_of(claim(phone, secret=maya.secret)) == "passkey-needed"
    assert seats(phone) == 0
    assert phone.get("/api/me").json()["linked"] is False


def test_a_link_that_is_not_bound_says_so(server: Server) -> None:
    laptop, phone = server.guest("Ben"), server.guest()
    laptop.open()
    looked = phone.post("/api/me/look", {"secret": link_of(laptop)}).json()
    assert looked == {"name": "Ben", "seats": 1, "bound": False}


def test_link_and_passkey_open_all_seats(server: Server, maya: Bound) -> None:
    phone = server.guest()
    opened = claim(phone, secret=maya.secret, passkey=answered(phone, maya.key))
    assert opened.json()["name"] == "Maya"
    assert seats(phone) == 1


def test_the_passkey_opens_all_seats_without_a_link(server: Server, maya: Bound) -> None:
    phone = server.guest()
    assert claim(phone, passkey=answered(phone, maya.key)).status_code == 200
    assert seats(phone) == 1
    assert len(maya.laptop.get("/api/me").json()["devices"]) == 2


def test_a_passkey_is_listed_without_its_key_and_removed(server: Server, maya: Bound) -> None:
    [shown] = maya.laptop.get("/api/me").json()["passkeys"]
    assert (shown["name"], shown["site"]) == ("Chrome", "localhost")
    assert set(shown) == {"id", "name", "site", "since", "used"}
    assert maya.laptop.post("/api/me/passkeys/remove", {"id": shown["id"]}).status_code == 200
    phone = server.guest()
    assert code_of(claim(phone, passkey=answered(phone, maya.key))) == "passkey-unknown"
    assert claim(phone, secret=maya.secret).status_code == 200, "the link alone opens it again"


def test_a_passkey_stays_when_the_link_is_renewed(server: Server, maya: Bound) -> None:
    maya.laptop.post("/api/me/link", {"renew": True})
    phone = server.guest()
    assert claim(phone, passkey=answered(phone, maya.key)).status_code == 200


def test_a_passkey_is_forgotten_with_its_person(server: Server, maya: Bound) -> None:
    assert maya.laptop.post("/api/me/forget").status_code == 200
    phone = server.guest()
    assert code_of(claim(phone, passkey=answered(phone, maya.key))) == "passkey-unknown"


# Who may not


def test_only_somebody_with_a_link_has_passkeys(server: Server) -> None:
    stranger = server.guest()
    for path in ("new", "remove"):
        assert code_of(stranger.post(f"/api/me/passkeys/{path}", {"id": "x"})) == "no-link"
    kept = stranger.post("/api/me/passkeys", {"passkey": {}})
    assert code_of(kept) == "no-link"


def test_nobody_removes_or_takes_another_persons_passkey(server: Server, maya: Bound) -> None:
    other = server.guest("Ben")
    link_of(other)
    [shown] = maya.laptop.get("/api/me").json()["passkeys"]
    removed = other.post("/api/me/passkeys/remove", {"id": shown["id"]})
    assert code_of(removed) == "passkey-unknown"
    again = other.post("/api/me/passkeys", {"passkey": made(other, maya.key)})
    assert code_of(again) == "passkeys"
    assert len(maya.laptop.get("/api/me").json()["passkeys"]) == 1
    assert other.get("/api/me").json()["passkeys"] == []


def test_another_persons_passkey_does_not_open_a_link(server: Server, maya: Bound) -> None:
    other, key, phone = server.guest("Ben"), Authenticator(), server.guest()
    link_of(other)
    bind(other, key)
    tried = claim(phone, secret=maya.secret, passkey=answered(phone, key))
    assert code_of(tried) == "passkey-other"
    assert seats(phone) == 0


def test_an_answer_serves_the_browser_that_asked_alone(server: Server, maya: Bound) -> None:
    phone, thief = server.guest(), server.guest()
    assert code_of(claim(thief, passkey=answered(phone, maya.key))) == "passkey"


def test_an_answer_to_one_question_is_none_to_another(server: Server, maya: Bound) -> None:
    asked = maya.laptop.post("/api/me/passkeys/ask").json()
    making = maya.laptop.post("/api/me/passkeys/new").json()
    swapped = maya.key.answer({**asked, "challenge": making["challenge"]}, maya.laptop.url)
    assert code_of(claim(maya.laptop, passkey=swapped)) == "passkey"


def test_the_page_of_another_site_gets_no_answer_through(server: Server, maya: Bound) -> None:
    phone = server.guest()
    asked = phone.post("/api/me/passkeys/ask").json()
    elsewhere = maya.key.answer(asked, "https://evil.example")
    assert code_of(claim(phone, passkey=elsewhere)) == "passkey"
    named = maya.key.answer({**asked, "rpId": "evil.example"}, phone.url)
    assert code_of(claim(phone, passkey=named)) == "passkey"


def test_another_key_does_not_sign_for_a_passkey(server: Server, maya: Bound) -> None:
    forged, phone = Authenticator(), server.guest()
    forged.id = maya.key.id
    assert code_of(claim(phone, passkey=answered(phone, forged))) == "passkey"


def test_a_copied_authenticator_is_noticed_by_its_count(server: Server, maya: Bound) -> None:
    phone = server.guest()
    assert claim(phone, passkey=answered(phone, maya.key)).status_code == 200
    maya.key.count -= 1
    assert code_of(claim(phone, passkey=answered(phone, maya.key))) == "passkey"


def test_an_answer_that_comes_too_late_is_refused(
    server: Server, maya: Bound, monkeypatch: pytest.MonkeyPatch
) -> None:
    phone = server.guest()
    answer = answered(phone, maya.key)
    clock = server.host.clock
    monkeypatch.setattr(server.host, "clock", lambda: clock() + VALID + 1)
    assert code_of(claim(phone, passkey=answer)) == "passkey-late"


def test_there_is_a_bound_to_passkeys(server: Server) -> None:
    guest = server.guest()
    link_of(guest)
    for _ in range(MOST):
        bind(guest, Authenticator())
    kept = guest.post("/api/me/passkeys", {"passkey": made(guest, Authenticator())})
    assert code_of(kept) == "passkeys"


def test_an_address_is_no_name_for_a_passkey(server: Server) -> None:
    by_address = Guest(server.url.replace("localhost", "127.0.0.1"), "Ada")
    assert code_of(by_address.post("/api/me/passkeys/ask")) == "passkey-address"
    by_address.http.close()


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=6,
)
PARTS = ("clientDataJSON", "authenticatorData", "attestationObject", "signature")


@given(
    st.dictionaries(st.sampled_from(("id", "rawId", "type", "response")), JSON),
    st.dictionaries(st.sampled_from(PARTS), JSON),
)
@settings(max_examples=30, deadline=None)
def test_no_answer_breaks_anything(
    server: Server, whole: dict[str, Any], response: dict[str, Any]
) -> None:
    guest = server.guest("Maya")
    link_of(guest)
    right = answered(guest, Authenticator())
    mixed = {**right, **whole, "response": {**right["response"], **response}}
    for credential in (whole, mixed):
        for path, body in (
            ("/api/me/passkeys", {"passkey": credential}),
            ("/api/me/claim", {"passkey": credential}),
        ):
            assert guest.post(path, body).status_code in (400, 403, 409)
