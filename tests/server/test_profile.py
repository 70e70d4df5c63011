"""What people say of themselves beside their name: a face, the seat they like, days away."""

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from abyssal.table.faces import SIGNS, TINTS
from abyssal.table.places import DAY
from live.wire import QUICK, Guest, Server, code_of, running, seated

FACE = "whale-sand"
FACES = Path(__file__).parents[2] / "web" / "src" / "lib" / "faces.ts"


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with running(lengths=QUICK._replace(grace=1000)) as server:
        yield server


def show(guest: Guest, face: str = FACE, seat: int | None = None) -> None:
    answer = guest.post("/api/me/profile", {"face": face, "seat": seat})
    assert answer.status_code == 200, answer.text


def go_away(guest: Guest, since: float | None, until: float | None) -> dict[str, Any]:
    answer = guest.post("/api/me/away", {"since": since, "until": until})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def faces(guest: Guest, table: str) -> list[str]:
    return [place["face"] for place in guest.lobby(table)["places"]]


def now(server: Server) -> float:
    return server.host.clock()


def settle(server: Server) -> None:
    """Let the server do what it does in the background."""

    async def done() -> None:
        await asyncio.gather(*server.host.tasks)

    server.run(done())


# A face


def test_the_client_draws_the_faces_that_are_allowed() -> None:
    source = FACES.read_text("utf-8")
    signs, tints = source.partition("export const TINTS")[::2]
    assert tuple(re.findall(r'^  "(\w+)",$', signs, re.MULTILINE)) == SIGNS
    assert tuple(re.findall(r'^  (\w+): "#', tints, re.MULTILINE)) == TINTS


def test_a_face_is_shown_at_every_table_of_its_person_and_in_lists(server: Server) -> None:
    (ada, grace), table = seated(server)
    public = ada.open(public=True)
    show(ada)
    assert faces(grace, table) == [FACE, ""]
    assert ada.get("/api/hello").json()["person"]["face"] == FACE
    rows = server.guest("Eve").get("/api/tables").json()["public"]
    [row] = [row for row in rows if row["table"] == public]
    assert [player["face"] for player in row["players"]] == [FACE, ""]


def test_whoever_sits_down_brings_their_face_along(server: Server) -> None:
    ada, grace = server.guest("Ada"), server.guest("Grace")
    show(ada)
    show(grace, "gull-moss")
    table = ada.open(places="mo")
    grace.join(table, ada.lobby(table)["code"])
    assert faces(ada, table) == [FACE, "gull-moss"]


def test_whoever_is_given_a_bots_seat_brings_their_face_along(server: Server) -> None:
    ada, sam = server.guest("Ada"), server.guest("Sam")
    show(sam, "octopus-rose")
    table = ada.open(places="mb", start=True)
    sam.command(table, "call_vote", motion="admit", name="Sam")
    ada.command(table, "vote", yes=True)
    settle(server)
    assert faces(ada, table) == ["", "octopus-rose"]


def test_around_one_screen_nobody_has_a_face(server: Server) -> None:
    ada = server.guest("Ada")
    show(ada)
    assert faces(ada, ada.open(places="mmb")) == ["", "", ""]


def test_a_face_stays_where_a_bot_stands_in_and_at_a_rematch(server: Server) -> None:
    (ada, grace), table = seated(server)
    show(grace)
    ada.command(table, "call_vote", motion="end")
    grace.command(table, "vote", yes=True)
    grace.command(table, "rematch")
    again = grace.lobby(table)["rematch"]
    assert faces(ada, again) == ["", FACE]


@pytest.mark.parametrize("face", ["whale", "shark-sand", "whale-gold", "-", "a" * 5000])
def test_a_face_that_is_none_is_refused_with_those_that_are(server: Server, face: str) -> None:
    answer = server.guest().post("/api/me/profile", {"face": face})
    assert answer.status_code == 409
    assert code_of(answer) == "face"


@pytest.mark.parametrize("seat", [-1, 6, 10**30, "a", 1.5])
def test_a_seat_that_is_none_is_refused(server: Server, seat: object) -> None:
    assert server.guest().post("/api/me/profile", {"seat": seat}).status_code in (400, 422)


def test_the_members_of_a_circle_see_each_others_faces(server: Server) -> None:
    ada, grace = server.guest("Ada"), server.guest("Grace")
    made = ada.post("/api/circles", {"name": "Divers", "me": "Ada"}).json()
    secret = made["link"].partition("#join=")[2]
    grace.post("/api/circles/join", {"secret": secret, "name": "Grace"})
    show(ada)
    found = grace.get(f"/api/circles/{made['circle']}").json()["members"]
    assert [member["face"] for member in found] == [FACE, ""]
    assert server.guest("Eve").get(f"/api/circles/{made['circle']}").status_code == 404
    ada.post(f"/api/circles/{made['circle']}/leave", {"forget": False})
    assert FACE not in grace.get(f"/api/circles/{made['circle']}").text


# The seat they like


def test_whoever_joins_gets_the_seat_they_like_if_it_is_open(server: Server) -> None:
    ada, grace, sam = server.guest("Ada"), server.guest("Grace"), server.guest("Sam")
    table = ada.open(places="mooo")
    code = ada.lobby(table)["code"]
    for guest in (grace, sam):
        show(guest, "", 2)
    assert grace.join(table, code).json()["seat"] == 2
    assert sam.join(table, code).json()["seat"] == 1


# Days away


def away_at(guest: Guest, table: str, seat: int) -> tuple[float | None, float | None]:
    place = guest.lobby(table)["places"][seat]
    return place["away_since"], place["away"]


def test_days_away_are_said_at_every_table_and_taken_back(server: Server) -> None:
    (ada, grace), first = seated(server)
    second = grace.open()
    since, until = now(server) + DAY, now(server) + 3 * DAY
    assert go_away(grace, since, until) == {"away": {"since": since, "until": until}, "refused": 0}
    assert away_at(ada, first, 1) == away_at(grace, second, 0) == (since, until)
    assert grace.get("/api/me").json()["away"] == {"since": since, "until": until}
    assert go_away(grace, None, None) == {"away": None, "refused": 0}
    assert grace.get("/api/me").json()["away"] is None
    assert away_at(ada, first, 1) == (None, None)


def test_whoever_sits_down_says_when_they_are_away(server: Server) -> None:
    ada, grace = server.guest("Ada"), server.guest("Grace")
    since, until = now(server) + DAY, now(server) + 3 * DAY
    go_away(grace, since, until)
    table = ada.open(places="mo", pace="day")
    grace.join(table, ada.lobby(table)["code"])
    assert away_at(ada, table, 1) == (since, until)


def test_a_table_at_which_somebody_was_away_long_enough_is_counted(server: Server) -> None:
    ada = server.guest("Ada")
    table = ada.open()
    most = server.host.timeouts.times.away
    long_ago = now(server) - most

    async def was_away() -> None:
        async with server.host.table(table) as found:
            found.holidays[0] = [(long_ago, now(server) - 1)]

    server.run(was_away())
    assert go_away(ada, None, now(server) + 5 * DAY)["refused"] == 1
    assert ada.get("/api/me").json()["away"] is not None


@pytest.mark.parametrize(
    ("since", "until", "code"),
    [(0, -1, "away"), (2, 1, "away"), (0, 31, "away"), (1, 32, "away"), (400, 401, "away-ahead")],
)
def test_days_away_that_cannot_be_are_refused(
    server: Server, since: float, until: float, code: str
) -> None:
    guest, moment = server.guest(), now(server)
    body = {"since": moment + since * DAY, "until": moment + until * DAY}
    assert code_of(guest.post("/api/me/away", body)) == code
    assert guest.get("/api/me").json()["away"] is None


# Who may see what, and being forgotten


def test_all_of_it_goes_along_with_a_personal_link_and_is_exported(server: Server) -> None:
    laptop, phone, eve = server.guest("Maya"), server.guest(), server.guest("Eve")
    show(laptop, FACE, 3)
    until = now(server) + 2 * DAY
    go_away(laptop, None, until)
    secret = laptop.post("/api/me/link", {}).json()["link"].partition("#person=")[2]
    assert phone.post("/api/me/claim", {"secret": secret}).status_code == 200
    for path in ("/api/me", "/api/me/export"):
        found = phone.get(path).json()
        assert (found["face"], found["seat"], found["away"]["until"]) == (FACE, 3, until)
        others = eve.get(path).json()
        assert (others["face"], others["seat"], others["away"]) == ("", None, None)


def test_the_seat_somebody_likes_is_told_to_nobody_else(server: Server) -> None:
    (ada, grace), table = seated(server)
    before = grace.lobby(table)
    show(ada, "", 5)
    assert grace.lobby(table) == before


def test_forgotten_somebodys_face_is_gone_from_tables_and_lists(server: Server) -> None:
    (ada, grace), table = seated(server)
    show(ada)
    go_away(ada, None, now(server) + DAY)
    ada.command(table, "call_vote", motion="end")
    grace.command(table, "vote", yes=True)
    assert FACE in str(grace.get("/api/tables").json()["mine"])
    assert ada.post("/api/me/forget").status_code == 200
    assert faces(grace, table) == ["", ""]
    assert FACE not in str(grace.get("/api/tables").json()["mine"])
    assert ada.get("/api/me").json()["face"] == ""

    async def log() -> str:
        return "".join(await server.host.store.entries(table))

    assert FACE not in server.run(log())
