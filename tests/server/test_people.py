"""Sessions, seats, links, invitations and tokens over HTTP."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from abyssal.keeper.names import WORDS, invitation
from abyssal.server.settings import Limits, Rate, Settings
from abyssal.table.talk import COMMON
from abyssal.words import LANGUAGES
from live.wire import Guest, Server, code_of, running, seated


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with running() as server:
        yield server


# Hello


def test_hello_gives_a_session_once(server: Server) -> None:
    guest = server.guest(hello=False)
    first = guest.get("/api/hello")
    cookie = first.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie
    assert "set-cookie" not in guest.get("/api/hello").headers
    assert first.json()["languages"] == list(LANGUAGES)
    assert first.json()["phrases"] == list(COMMON)


def test_a_cookie_nobody_gave_is_replaced(server: Server) -> None:
    guest = server.guest(hello=False)
    guest.http.cookies.set("abyssal", "guessed")
    assert "set-cookie" in guest.get("/api/hello").headers


def test_under_tls_the_cookie_is_secure() -> None:
    with running(public_url="https://sea.example") as server:
        assert "Secure" in server.guest(hello=False).get("/api/hello").headers["set-cookie"]


def test_the_server_remembers_a_persons_name(server: Server) -> None:
    guest = server.guest("Ada")
    guest.open()
    assert guest.get("/api/hello").json()["person"]["name"] == "Ada"


def test_the_games_are_listed_with_all_that_is_chosen(server: Server) -> None:
    games = {game["name"]: game for game in server.guest().get("/api/games").json()}
    assert games["into-the-blue"]["seats"] == [2, 3, 4, 5]
    assert "random" in games["in-too-deep"]["bots"]
    assert games["in-too-deep"]["option_sets"]["sides"]


# Opening


def test_play_now_is_one_request(server: Server) -> None:
    guest = server.guest()
    table = guest.open(places="mbb", start=True)
    assert guest.lobby(table)["status"] == "playing"
    assert guest.lobby(table)["me"] == 0


def test_one_person_holds_several_seats_of_a_hot_seat_table(server: Server) -> None:
    guest = server.guest()
    body = {
        "game": "into-the-blue",
        "name": "Ada",
        "places": [{"kind": "me"}, {"kind": "me", "name": "Grace"}],
    }
    answer = guest.post("/api/tables", body).json()
    assert answer["seats"] == [0, 1]
    assert len(answer["seat_links"]) == 2
    lobby = guest.get(f"/api/tables/{answer['table']}?seat=1").json()
    assert (lobby["me"], lobby["mine"]) == (1, [0, 1])
    assert [place["name"] for place in lobby["places"]] == ["Ada", "Grace"]
    with guest.socket(answer["table"], "?seat=1") as wire:
        assert wire.hear()["lobby"]["me"] == 1


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "chess"}, "game"),
        ({"places": [{"kind": "open"}, {"kind": "open"}]}, "no-host"),
        ({"places": [{"kind": "me"}]}, "seats"),
        ({"places": [{"kind": "me"}] * 9}, "seats"),
        ({"places": [{"kind": "me"}, {"kind": "bot", "bot": "kraken"}]}, "bot"),
        ({"places": [{"kind": "me"}, {"kind": "ghost"}]}, "message"),
        ({"options": {"treasures": "huge"}}, "option-value"),
        ({"options": {"colour": "blue"}}, "option"),
        ({"pace": "frantic"}, "message"),
        ({"name": " "}, "empty"),
        ({"name": "x" * 10_000}, "too-long"),
        ({"start": True}, "seats-open"),
        ({"data": "chests = 3"}, "data"),
        ({"data": "]["}, "data"),
        ({"seat": 1}, "message"),
    ],
)
def test_a_table_that_makes_no_sense_is_not_opened(
    server: Server, change: dict[str, Any], code: str
) -> None:
    guest = server.guest()
    places = [{"kind": "me"}, {"kind": "open"}]
    answer = guest.post(
        "/api/tables", {"game": "into-the-blue", "name": "Ada", "places": places, **change}
    )
    assert 400 <= answer.status_code < 500
    assert code_of(answer) == code
    assert guest.get("/api/tables").json()["mine"] == []


@pytest.mark.parametrize("places", ["mm", "mb", "mo"])
def test_whoever_gives_no_name_has_none(server: Server, places: str) -> None:
    guest = server.guest("")
    table = guest.open(places=places)
    assert [place["name"] for place in guest.lobby(table)["places"]] == ["", ""]
    assert guest.get("/api/hello").json()["person"]["name"] == ""


# Invitations


def test_a_code_tells_its_table_before_anybody_gives_a_name(server: Server) -> None:
    host, guest = server.guest("Ada"), server.guest("")
    table = host.open()
    code = host.lobby(table)["code"]
    answer = guest.post("/api/invitation", {"code": f" {code.lower()}"})
    assert answer.json() == {"table": table}
    assert code_of(guest.post("/api/invitation", {"code": "REEF-ABCD"})) == "invitation"
    assert guest.get("/api/tables").json()["mine"] == []


def test_a_guest_joins_with_the_code(server: Server) -> None:
    host, guest = server.guest("Ada"), server.guest("Grace")
    table = host.open(places="moo")
    answer = guest.join(table, host.lobby(table)["code"])
    assert answer.json()["seat"] == 1
    assert answer.json()["seat_link"].startswith(f"/t/{table}#seat=")
    assert guest.lobby(table)["me"] == 1


def test_the_code_alone_finds_the_table_however_it_is_typed(server: Server) -> None:
    host, guest = server.guest("Ada"), server.guest("Grace")
    table = host.open()
    code = host.lobby(table)["code"]
    answer = guest.post("/api/join", {"code": f" {code.lower()} ", "name": "Grace"})
    assert answer.json()["table"] == table


def test_nobody_sits_twice_by_invitation(server: Server) -> None:
    host = server.guest("Ada")
    table = host.open()
    assert code_of(host.join(table, host.lobby(table)["code"])) == "seated"


def test_wrong_full_and_late_invitations_are_refused(server: Server) -> None:
    host, second, third = server.guest("Ada"), server.guest("Grace"), server.guest("Hedy")
    table = host.open()
    code = host.lobby(table)["code"]
    assert code_of(third.join(table, "REEF-0000")) == "invitation"
    assert code_of(third.post("/api/join", {"code": "REEF-ABCD", "name": "x"})) == "invitation"
    assert second.join(table, code).status_code == 200
    assert code_of(third.join(table, code)) == "full"
    host.command(table, "start")
    assert code_of(third.join(table, code)) == "started"
    assert code_of(third.post("/api/join", {"code": code, "name": "x"})) == "invitation"
    assert third.lobby(table)["mine"] == []


def test_a_renewed_invitation_voids_the_old_one(server: Server) -> None:
    host, guest = server.guest("Ada"), server.guest("Grace")
    table = host.open()
    old = host.lobby(table)["code"]
    assert host.command(table, "renew").status_code == 200
    assert code_of(guest.join(table, old)) == "invitation"
    assert guest.join(table, host.lobby(table)["code"]).status_code == 200


def test_a_name_of_ten_thousand_characters_is_refused_and_leaves_the_seat_open(
    server: Server,
) -> None:
    host, guest = server.guest("Ada"), server.guest("x" * 10_000)
    table = host.open()
    assert code_of(guest.join(table, host.lobby(table)["code"])) == "too-long"
    assert host.lobby(table)["places"][1]["kind"] == "open"


# Seat links


def test_a_seat_link_brings_any_device_back_to_the_seat(server: Server) -> None:
    host = server.guest("Ada")
    table = host.open(places="mb", start=True)
    link = host.post(f"/api/tables/{table}/link").json()["seat_link"]
    phone = server.guest("Ada")
    answer = phone.post(f"/api/tables/{table}/claim", {"secret": link.partition("seat=")[2]})
    assert answer.json() == {"table": table, "seat": 0}
    assert phone.lobby(table)["me"] == 0
    assert [row["table"] for row in phone.get("/api/tables").json()["mine"]] == [table]


def test_a_wrong_seat_link_is_refused(server: Server) -> None:
    host, other = server.guest("Ada"), server.guest("Eve")
    table, second = host.open(), host.open()
    link = host.post(f"/api/tables/{second}/link").json()["seat_link"].partition("seat=")[2]
    for secret in ("", "wrong", link, "x" * 10_000):
        answer = other.post(f"/api/tables/{table}/claim", {"secret": secret})
        assert (answer.status_code, code_of(answer)) == (403, "secret")
    assert other.lobby(table)["mine"] == []


def test_a_freed_seat_is_lost_with_its_links_sockets_and_tokens(server: Server) -> None:
    host, guest = server.guest("Ada"), server.guest("Grace")
    table = host.open()
    joined = guest.join(table, host.lobby(table)["code"]).json()
    token = guest.post(f"/api/tables/{table}/tokens").json()["token"]
    with guest.socket(table) as wire:
        wire.until(kind="presence")
        assert host.command(table, "place", seat=1, place={"kind": "open"}).status_code == 200
        with pytest.raises(Exception, match="4001"):
            wire.until("never")
    assert guest.lobby(table)["mine"] == []
    secret = joined["seat_link"].partition("seat=")[2]
    assert code_of(guest.post(f"/api/tables/{table}/claim", {"secret": secret})) == "secret"
    program = server.guest(hello=False)
    program.http.headers["authorization"] = f"Bearer {token}"
    assert code_of(program.command(table, "say", text="hello")) == "token"
    assert guest.join(table, host.lobby(table)["code"]).status_code == 200


def test_a_refused_arrangement_costs_nobody_a_seat(server: Server) -> None:
    host, guest = server.guest("Ada"), server.guest("Grace")
    table = host.open(places="moo")
    guest.join(table, host.lobby(table)["code"])
    place = {"kind": "bot", "bot": "kraken"}
    assert code_of(host.command(table, "place", seat=1, place=place)) == "bot"
    assert code_of(guest.command(table, "place", seat=0, place={"kind": "open"})) == "not-host"
    assert guest.lobby(table)["mine"] == [1]
    assert host.lobby(table)["mine"] == [0]


# Tokens


Program = tuple[Guest, Guest, str]
"""A program that plays for a seat, the person who asked for it, and their table."""


@pytest.fixture
def program(server: Server) -> Program:
    person = server.guest("Ada")
    table = person.open(places="mb", start=True)
    robot = server.guest(hello=False)
    del robot.http.headers["origin"]
    token = person.post(f"/api/tables/{table}/tokens").json()["token"]
    robot.http.headers["authorization"] = f"Bearer {token}"
    return robot, person, table


def test_a_token_does_what_the_seat_can(program: Program) -> None:
    robot, _, table = program
    assert robot.lobby(table)["me"] == 0
    assert robot.command(table, "say", text="beep").status_code == 200


@pytest.mark.parametrize(
    ("kind", "more"),
    [
        ("hand_over", {"bot": "random"}),
        ("call_vote", {"motion": "end"}),
        ("vote", {"yes": True}),
    ],
)
def test_a_token_neither_leaves_nor_votes(
    program: Program, kind: str, more: dict[str, Any]
) -> None:
    robot, _, table = program
    answer = robot.command(table, kind, **more)
    assert (answer.status_code, code_of(answer)) == (403, "token")


def test_a_token_makes_no_tokens_links_or_tables(program: Program) -> None:
    robot, _, table = program
    for path in (f"/api/tables/{table}/tokens", f"/api/tables/{table}/link", "/api/tables"):
        assert robot.post(path).status_code == 401


def test_a_token_is_for_one_table(server: Server, program: Program) -> None:
    robot, person, _ = program
    other = person.open(places="mb", start=True)
    assert code_of(robot.command(other, "say", text="beep")) == "token"
    assert robot.get(f"/api/tables/{other}/events").status_code == 403


def test_a_program_imagines_a_hundred_positions_a_decision(program: Program) -> None:
    robot, person, table = program
    with person.socket(table) as wire:
        while not (message := wire.until("n")).get("legal"):
            game = message.get("game")
            if game and game["legal"]:
                break
    answer = robot.post(f"/api/tables/{table}/imagine", {"count": 99})
    assert len(answer.json()["positions"]) == 99
    assert robot.post(f"/api/tables/{table}/imagine", {"count": 1}).status_code == 200
    assert code_of(robot.post(f"/api/tables/{table}/imagine", {"count": 1})) == "imagined"
    assert code_of(robot.post(f"/api/tables/{table}/imagine", {"count": -5})) == "imagined"


# Lists


def test_public_tables_are_listed_and_private_ones_are_not(server: Server) -> None:
    host, other = server.guest("Ada"), server.guest("Eve")
    shown, hidden = host.open(public=True), host.open()
    public = {row["table"]: row for row in other.get("/api/tables").json()["public"]}
    assert shown in public
    assert hidden not in public
    assert public[shown]["code"] is None
    mine = {row["table"]: row for row in host.get("/api/tables").json()["mine"]}
    assert mine[hidden]["code"] is not None


def test_my_turn_is_mine_to_know(server: Server) -> None:
    (ada, grace), _ = seated(server, "sealed-bids")
    for guest in (ada, grace):
        (row,) = guest.get("/api/tables").json()["mine"]
        assert row["my_turn"] is True
        assert "asked" not in json.dumps(row)
        assert "turns" not in json.dumps(row)
        assert row["waits"] == 2  # a sealed decision: how many, and not who


def test_my_tables_are_sorted_by_what_waits_for_me(server: Server) -> None:
    ada = server.guest("Ada")
    calm, urgent = (
        ada.open("sealed-bids", "mb", start=True, pace=pace) for pace in ("none", "brisk")
    )
    unstarted = ada.open()
    rows = ada.get("/api/tables").json()["mine"]
    assert [row["table"] for row in rows] == [urgent, calm, unstarted]
    assert rows[0]["until"] == pytest.approx(rows[0]["since"] + 60, abs=5)
    assert rows[1]["until"] is None


def test_a_list_says_whom_everyone_waits_for(server: Server) -> None:
    (ada, grace), _ = seated(server)
    rows = [guest.get("/api/tables").json()["mine"][0] for guest in (ada, grace)]
    [seat] = rows[0]["waits"]
    assert rows[1]["waits"] == [seat]
    assert [row["my_turn"] for row in rows] == [seat == 0, seat == 1]


# Rematch and handing over


def test_a_rematch_seats_the_same_people(server: Server) -> None:
    (ada, grace), table = seated(server)
    ada.command(table, "call_vote", motion="end")
    grace.command(table, "vote", yes=True)
    assert code_of(server.guest("Eve").command(table, "rematch")) == "no-seat"
    assert grace.command(table, "rematch").status_code == 200
    again = ada.lobby(table)["rematch"]
    assert ada.lobby(again)["me"] == 0
    assert grace.lobby(again)["me"] == grace.lobby(again)["host"] == 1
    assert grace.lobby(again)["status"] == "open"
    assert ada.command(table, "rematch").status_code == 200
    assert ada.lobby(table)["rematch"] == again
    assert grace.command(again, "start").status_code == 200


def test_a_seat_handed_over_is_gone(server: Server) -> None:
    (ada, grace), table = seated(server)
    assert grace.command(table, "hand_over", bot="random").status_code == 200
    assert grace.lobby(table)["mine"] == []
    assert ada.lobby(table)["places"][1]["bot"] == "random"


def test_a_spectator_gets_a_bots_seat_by_vote(server: Server) -> None:
    ada, eve = server.guest("Ada"), server.guest("Eve")
    table = ada.open(places="mb", start=True)
    with ada.socket(table) as mine, eve.socket(table) as theirs:
        theirs.until(kind="presence")
        assert theirs.ask("call_vote", motion="admit", name="Eve")["ack"]
        while not (message := mine.until("lobby"))["lobby"]["votes"]:
            pass
        assert message["lobby"]["votes"][0]["name"] == "Eve"
        assert mine.ask("vote", yes=True)["ack"]
        with pytest.raises(Exception, match="4001"):
            theirs.until("never")
    assert eve.lobby(table)["mine"] == [1]
    assert ada.lobby(table)["places"][1]["kind"] == "person"


# What an address may do


def elsewhere(guest: Guest, address: str) -> Guest:
    """Let a guest come from another address, as a proxy tells it."""
    guest.http.headers["x-forwarded-for"] = address
    return guest


def rows(server: Server, table: str) -> int:
    [(count,)] = server.sql(f"SELECT count(*) FROM {table}")
    return int(count)


def test_a_visit_writes_nothing_and_the_first_deed_does() -> None:
    with running() as server:
        for _ in range(5):
            server.guest(hello=False).get("/api/hello")
        guest = server.guest()
        guest.get("/api/hello")
        guest.get("/api/tables")
        assert rows(server, "sessions") == 0
        guest.open()
        guest.get("/api/hello")
        assert rows(server, "sessions") == 1
        joined = server.guest("Ben")
        table = guest.open()
        joined.join(table, guest.lobby(table)["code"])
        assert rows(server, "sessions") == 2


BEHIND = Settings(limits=Limits(openings=Rate(0.0001, 3), data=Rate(0.0001, 2000)))


def test_an_address_opens_so_many_tables_whatever_sessions_it_has() -> None:
    with running(settings=BEHIND, behind_proxy=True) as server:
        body = {"game": "into-the-blue", "name": "Eve", "places": [{"kind": "me"}] * 2}

        def opened(address: str) -> int:
            return elsewhere(server.guest(), address).post("/api/tables", body).status_code

        assert [opened(f"2001:db8::{number}") for number in range(5)] == [201] * 3 + [429] * 2
        assert opened("192.0.2.1") == 201


def test_an_address_sends_so_much_own_data() -> None:
    text = "# " + "x" * 900
    with running(settings=BEHIND, behind_proxy=True) as server:
        codes = []
        for _ in range(3):
            guest = elsewhere(server.guest(), "192.0.2.1")
            places = [{"kind": "me"}] * 2
            body = {"game": "into-the-blue", "name": "Eve", "places": places, "data": text}
            codes.append(code_of(guest.post("/api/tables", body)))
        assert codes == ["data", "data", "busy"]


def test_one_address_does_not_fill_the_list_of_public_tables() -> None:
    limits = Limits(openings=Rate(100, 100))
    with running(settings=Settings(limits=limits), behind_proxy=True) as server:
        for _ in range(6):
            elsewhere(server.guest("Eve"), "192.0.2.1").open(public=True)
        mine = elsewhere(server.guest("Ada"), "192.0.2.2").open(public=True)
        for _ in range(6):
            elsewhere(server.guest("Eve"), "192.0.2.1").open(public=True)
        reader = elsewhere(server.guest("Ben"), "192.0.2.3")
        shown = [row["table"] for row in reader.get("/api/tables").json()["public"]]
        assert len(shown) == 4
        assert mine in shown


@pytest.mark.parametrize(("behind_proxy", "most"), [(True, 10), (False, 60)])
def test_invitations_cannot_be_guessed_fast(behind_proxy: bool, most: int) -> None:
    """From this machine too, where everyone seems to be behind a tunnel; IPv6 by network."""
    with running(settings=Settings(limits=Limits()), behind_proxy=behind_proxy) as server:
        guest = server.guest()
        codes = []
        for number in range(most + 15):
            elsewhere(guest, f"2001:db8::{number:x}")
            codes.append(code_of(guest.post("/api/join", {"code": "REEF-000000", "name": "Eve"})))
        assert set(codes[:most]) == {"invitation"}
        assert codes[-1] == "busy"


def test_an_invitation_has_26_bits() -> None:
    codes = {invitation() for _ in range(50)}
    assert all(re.fullmatch(r"[A-Z]+-\d{6}", code) for code in codes)
    assert len(WORDS) * 10**6 > 2**26


# Names


@pytest.mark.parametrize("name", ["\u3164", "\u2800\u2800", "\u0301\u0301", "\u115f"])
def test_a_name_without_ink_is_refused(server: Server, name: str) -> None:
    guest = server.guest()
    places = [{"kind": "me"}, {"kind": "open"}]
    answer = guest.post("/api/tables", {"game": "into-the-blue", "name": name, "places": places})
    assert code_of(answer) == "empty"


def test_a_name_has_no_towers_of_marks(server: Server) -> None:
    guest = server.guest("A" + "\u0335" * 20)
    place = guest.lobby(guest.open())["places"][0]
    assert place["name"] == "A\u0335\u0335"


def test_nobody_takes_another_players_name(server: Server) -> None:
    ada, eve, eva = server.guest("Ada"), server.guest("ADA"), server.guest("\uff21da")
    table = ada.open(places="moo")
    code = ada.lobby(table)["code"]
    eve.join(table, code)
    eva.join(table, code)
    names = [place["name"] for place in ada.lobby(table)["places"]]
    assert names == ["Ada", "ADA 2", "\uff21da 3"]
    assert eva.command(table, "rename", name="ada").status_code == 200
    assert ada.lobby(table)["places"][2]["name"] == "ada 3"
    assert ada.command(table, "rename", name="Ada").status_code == 200
    assert ada.lobby(table)["places"][0]["name"] == "Ada"


def test_a_hot_seats_people_have_names_of_their_own(server: Server) -> None:
    guest = server.guest("Ada")
    places = [{"kind": "me"}, {"kind": "me", "name": "Ada"}, {"kind": "me"}]
    body = {"game": "into-the-blue", "name": "Ada", "places": places}
    lobby = guest.lobby(guest.post("/api/tables", body).json()["table"])
    assert [place["name"] for place in lobby["places"]] == ["Ada", "Ada 2", ""]
