"""A person without an account: the personal link, its devices, my data, and being forgotten."""

from collections.abc import Iterator

import pytest

from abyssal.record import Record
from abyssal.record.verify import verify_commitment
from abyssal.table import entries
from abyssal.table.forgetting import NOBODY, without_name
from abyssal.table.places import Place
from live.wire import Guest, Server, code_of, running, seated


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with running() as server:
        yield server


def link_of(guest: Guest, **more: object) -> str:
    """The secret in a personal link."""
    answer = guest.post("/api/me/link", more)
    assert answer.status_code == 200, answer.text
    path, _, secret = answer.json()["link"].partition("#person=")
    assert path == "/me"
    return str(secret)


def claim(guest: Guest, secret: str, **more: object) -> int:
    return guest.post("/api/me/claim", {"secret": secret, **more}).status_code


def mine(guest: Guest) -> set[str]:
    return {row["table"] for row in guest.get("/api/tables").json()["mine"]}


# The link


def test_a_link_opens_all_seats_on_another_device(server: Server) -> None:
    laptop, phone = server.guest("Maya"), server.guest()
    first, second = laptop.open(), laptop.open("sealed-bids", "mob")
    assert claim(phone, link_of(laptop)) == 200
    assert mine(phone) == mine(laptop) == {first, second}
    assert phone.lobby(first)["me"] == 0
    hello = phone.get("/api/hello").json()["person"]
    assert (hello["name"], hello["linked"]) == ("Maya", True)


def circles(guest: Guest) -> list[str]:
    return [found["name"] for found in guest.get("/api/circles").json()["circles"]]


def test_a_link_opens_circles_of_friends_too_and_being_forgotten_leaves_them(
    server: Server,
) -> None:
    laptop, phone, friend = server.guest("Maya"), server.guest(), server.guest("Ben")
    made = laptop.post("/api/circles", {"name": "Divers", "me": "Maya"}).json()
    secret = made["link"].partition("#join=")[2]
    friend.post("/api/circles/join", {"secret": secret, "name": "Ben"})
    assert claim(phone, link_of(laptop)) == 200
    assert circles(phone) == circles(laptop) == ["Divers"]
    assert phone.post("/api/me/forget", {}).status_code == 200
    assert circles(laptop) == []
    assert "Maya" not in friend.get(f"/api/circles/{made['circle']}").text


def test_a_seat_taken_on_one_device_is_there_on_the_other(server: Server) -> None:
    laptop, phone, friend = server.guest("Maya"), server.guest(), server.guest("Ben")
    assert claim(phone, link_of(laptop)) == 200
    table = friend.open()
    assert phone.join(table, friend.lobby(table)["code"]).status_code == 200
    assert laptop.lobby(table)["me"] == 1


def test_both_devices_play_the_seat(server: Server) -> None:
    laptop, phone = server.guest("Maya"), server.guest()
    table = laptop.open(places="mb", start=True)
    assert claim(phone, link_of(laptop)) == 200
    assert laptop.command(table, "note", text="one").status_code == 200
    assert phone.command(table, "note", text="two").status_code == 200


def test_an_open_socket_is_closed_so_that_it_comes_back_as_the_person(server: Server) -> None:
    guest = server.guest("Maya")
    table = guest.open(places="mb", start=True)
    with guest.socket(table) as wire:
        link_of(guest)
        with pytest.raises(Exception, match="4001"):
            wire.until("never")
    with guest.socket(table) as wire:
        assert "ack" in wire.ask("note", text="hm")


def test_a_new_link_ends_the_old_ones_and_all_other_devices(server: Server) -> None:
    laptop, phone, late = server.guest("Maya"), server.guest(), server.guest()
    table = laptop.open()
    old = link_of(laptop)
    assert claim(phone, old) == 200
    new = link_of(laptop, renew=True)
    assert mine(phone) == set()
    assert code_of(phone.command(table, "note", text="hm")) == "no-seat"
    assert claim(late, old) == 403
    assert claim(late, new) == 200
    assert mine(late) == mine(laptop) == {table}


def test_one_more_link_leaves_the_others_valid(server: Server) -> None:
    laptop, phone, tablet = server.guest("Maya"), server.guest(), server.guest()
    secrets = link_of(laptop), link_of(laptop)
    assert [claim(phone, secrets[0]), claim(tablet, secrets[1])] == [200, 200]
    devices = laptop.get("/api/me").json()["devices"]
    assert len(devices) == 3
    assert [device["this"] for device in devices].count(True) == 1


def test_seats_come_along_only_if_somebody_says_so(server: Server) -> None:
    """Somebody else's link must not take the seats of whoever opens it."""
    stranger, victim = server.guest("Eve"), server.guest("Ada")
    table = victim.open()
    assert claim(victim, link_of(stranger)) == 200
    assert mine(stranger) == set()
    assert victim.post("/api/me/leave").status_code == 200
    assert mine(victim) == {table}


def test_seats_that_come_along_are_the_persons(server: Server) -> None:
    laptop, phone = server.guest("Maya"), server.guest("May")
    table = phone.open()
    assert claim(phone, link_of(laptop), bring=True) == 200
    assert mine(laptop) == {table}
    assert laptop.command(table, "phrase", text="tide").status_code == 200


def test_a_device_of_another_person_is_refused(server: Server) -> None:
    one, other = server.guest("Maya"), server.guest("Ben")
    link_of(one)
    assert claim(one, link_of(other)) == 409


def test_a_link_can_be_looked_at_before(server: Server) -> None:
    laptop, phone = server.guest("Maya"), server.guest()
    laptop.open()
    answer = phone.post("/api/me/look", {"secret": link_of(laptop)})
    assert answer.json() == {"name": "Maya", "seats": 1, "bound": False}


def test_the_store_holds_no_link(server: Server) -> None:
    guest = server.guest("Maya")
    secret = link_of(guest)
    assert secret not in str(server.sql("SELECT * FROM person_links"))


# What a device shares


def test_settings_go_to_every_device(server: Server) -> None:
    laptop, phone = server.guest("Maya"), server.guest()
    secret = link_of(laptop)
    assert laptop.post("/api/me/settings", {"settings": {"theme": "dark"}}).status_code == 200
    claim(phone, secret)
    assert phone.get("/api/me").json()["settings"] == {"theme": "dark"}


def test_settings_without_a_link_or_too_large_are_refused(server: Server) -> None:
    guest = server.guest("Maya")
    body = {"settings": {"theme": "dark"}}
    assert code_of(guest.post("/api/me/settings", body)) == "no-link"
    link_of(guest)
    large = {"settings": {"theme": "x" * 20_000}}
    assert code_of(guest.post("/api/me/settings", large)) == "too-large"


def test_a_new_name_stands_at_all_my_tables(server: Server) -> None:
    guest = server.guest("Maya")
    tables = guest.open(), guest.open()
    assert guest.post("/api/me/name", {"name": "Inès"}).json() == {"name": "Inès"}
    assert {guest.lobby(table)["places"][0]["name"] for table in tables} == {"Inès"}
    assert guest.get("/api/hello").json()["person"]["name"] == "Inès"


# My data


def test_the_export_has_seats_notes_and_settings_but_no_secret(server: Server) -> None:
    guest = server.guest("Maya")
    table = guest.open(places="mb", start=True)
    guest.command(table, "note", text="the wreck in the west")
    secret = link_of(guest)
    answer = guest.get("/api/me/export")
    assert "attachment" in answer.headers["content-disposition"]
    [row] = answer.json()["tables"]
    assert row["table"] == table
    assert row["notes"]["notes"] == "the wreck in the west"
    assert secret not in answer.text


def test_forgotten_a_finished_game_is_readable_without_the_name(server: Server) -> None:
    (ada, grace), table = seated(server)
    ada.command(table, "rename", name="Adaline")
    ada.command(table, "say", text="ahoy")
    ada.command(table, "call_vote", motion="end")
    grace.command(table, "vote", yes=True)
    assert "Ada" in grace.get(f"/api/tables/{table}/record").text
    assert ada.post("/api/me/forget").status_code == 200
    record = grace.get(f"/api/tables/{table}/record").text
    assert "Ada" not in record
    verify_commitment(Record.read(record))
    lobby = grace.lobby(table)
    assert [place["name"] for place in lobby["places"]] == [NOBODY, "Grace"]
    assert "Ada" not in grace.get("/api/tables").text
    assert mine(ada) == set()

    async def log() -> str:
        return "".join(await server.host.store.entries(table))

    assert "Ada" not in server.run(log())


def test_forgotten_in_the_middle_of_a_game_a_bot_plays_on(server: Server) -> None:
    (ada, grace), table = seated(server)
    link_of(ada)
    assert ada.post("/api/me/forget").status_code == 200
    place = grace.lobby(table)["places"][0]
    assert (place["kind"], place["name"]) == ("bot", NOBODY)
    assert ada.get("/api/me").json()["linked"] is False


def test_the_name_of_somebody_who_took_a_seat_over_is_replaced() -> None:
    log: list[entries.AnyEntry] = [
        entries.Created(1.0, game="into-the-blue", places=[Place("person", "Ben"), Place()]),
        entries.Faced(2.0, seat=0, face="gull-moss"),
        entries.Reseated(3.0, seat=0, name="Ada", session="s"),
        entries.Faced(4.0, seat=0, face="whale-sand"),
    ]
    changed = without_name([entries.write(entry) for entry in log], 0)
    assert set(changed) == {3, 4}
    assert not any("Ada" in line or "whale" in line for line in changed.values())


def test_the_name_of_a_former_owner_of_the_seat_stays() -> None:
    log: list[entries.AnyEntry] = [
        entries.Created(1.0, game="into-the-blue", places=[Place("person", "Ben"), Place()]),
        entries.Sat(2.0, seat=1, name="Eve"),
        entries.Placed(3.0, seat=1, place=Place()),
        entries.Sat(4.0, seat=1, name="Ada"),
        entries.Renamed(5.0, seat=1, name="Adaline"),
    ]
    changed = without_name([entries.write(entry) for entry in log], 1)
    assert set(changed) == {4, 5}
    assert not any("Ada" in line for line in changed.values())


# Who may see what


def test_nothing_of_a_person_is_readable_by_another(server: Server) -> None:
    owner, device = server.guest("Maya"), server.guest("May")
    (friend, stranger), _ = seated(server)
    table = owner.open(places="mbb", start=True, spectators=False)
    owner.command(table, "note", text="a secret note")
    secret = link_of(owner)
    claim(device, secret)
    token = owner.post(f"/api/tables/{table}/tokens").json()["token"]
    program = server.guest(hello=False)
    del program.http.headers["origin"]
    program.http.headers["authorization"] = f"Bearer {token}"
    nobody = server.guest(hello=False)
    for path in ("/api/me", "/api/me/export"):
        for reader, status in [
            (owner, 200), (device, 200), (friend, 200), (stranger, 200),
            (program, 401), (nobody, 401),
        ]:  # fmt: skip
            answer = reader.get(path)
            assert answer.status_code == status, (path, reader.name)
            theirs = reader in (owner, device)
            assert ("Maya" in answer.text) is theirs, (path, reader.name)
            assert secret not in answer.text
    assert "a secret note" not in friend.get("/api/me/export").text


@pytest.mark.parametrize(
    "path",
    ["link", "claim", "look", "leave", "settings", "name", "profile", "away", "forget"],
)
def test_a_program_or_nobody_changes_nothing_of_a_person(server: Server, path: str) -> None:
    owner = server.guest("Maya")
    table = owner.open(places="mb", start=True)
    secret = link_of(owner)
    token = owner.post(f"/api/tables/{table}/tokens").json()["token"]
    program = server.guest(hello=False)
    del program.http.headers["origin"]
    program.http.headers["authorization"] = f"Bearer {token}"
    body = {"secret": secret, "settings": {}, "name": "Eve"}
    for other in (program, server.guest(hello=False)):
        assert other.post(f"/api/me/{path}", body).status_code == 401
    assert mine(owner) == {table}


def test_a_link_that_is_none_says_so(server: Server) -> None:
    assert code_of(server.guest().post("/api/me/claim", {"secret": "guessed"})) == "secret"
    assert code_of(server.guest().post("/api/me/look", {})) == "message"


def test_guessing_links_is_limited() -> None:
    with running() as server:
        guest = server.guest()
        codes = [claim(guest, "guessed") for _ in range(70)]
        assert 429 in codes
