"""Comments on a game that is over: who may write, read and delete them, and how long they stay."""

from collections.abc import Iterator
from typing import Any

import pytest

from abyssal.server.routes.comments import MOST_COMMENTS
from live.wire import Guest, Server, code_of, running, seated


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with running() as server:
        yield server


def finished(server: Server, **more: Any) -> tuple[list[Guest], str]:
    """Two people at a table whose game they have ended."""
    guests, table = seated(server, **more)
    assert guests[0].command(table, "call_vote", motion="end").status_code == 200
    for guest in guests:
        guest.command(table, "vote", yes=True)
    assert guests[0].lobby(table)["status"] == "ended"
    return guests, table


def comment(guest: Guest, table: str, text: str = "well played", moment: int = 0) -> Any:
    return guest.post(f"/api/tables/{table}/comments", {"moment": moment, "text": text})


def read(guest: Guest, table: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = guest.get(f"/api/tables/{table}/comments").json()["comments"]
    return found


def test_who_sat_there_writes_and_all_who_may_follow_read(server: Server) -> None:
    (ada, grace), table = finished(server)
    assert comment(grace, table, "a bold dive").status_code == 200
    seen = [{**one, "mine": None} for one in read(ada, table)]
    assert [(one["seat"], one["moment"], one["text"]) for one in seen] == [(1, 0, "a bold dive")]
    assert [one["mine"] for one in read(ada, table)] == [False]
    assert [one["mine"] for one in read(grace, table)] == [True]
    watcher = server.guest("Eve")
    assert [{**one, "mine": None} for one in read(watcher, table)] == seen
    assert code_of(comment(watcher, table)) == "no-seat"


def test_a_table_without_spectators_shows_strangers_nothing(server: Server) -> None:
    (ada, _), table = finished(server, spectators=False)
    comment(ada, table)
    assert code_of(server.guest("Eve").get(f"/api/tables/{table}/comments")) == "spectators"


def test_only_the_writer_deletes(server: Server) -> None:
    (ada, grace), table = finished(server)
    id = comment(ada, table).json()["id"]
    delete = f"/api/tables/{table}/comments/delete"
    assert code_of(grace.post(delete, {"id": id})) == "no-comment"
    assert ada.post(delete, {"id": id}).status_code == 200
    assert read(grace, table) == []


def test_text_is_cleaned_and_bounded(server: Server) -> None:
    (ada, _), table = finished(server)
    assert comment(ada, table, " <b>so\u202e  close</b>\n").json()["text"] == "<b>so close</b>"
    assert code_of(comment(ada, table, "x" * 201)) == "too-long"
    assert code_of(comment(ada, table, " ")) == "empty"
    for moment in (-1, 99_999, 10**30):
        assert comment(ada, table, moment=moment).status_code in (400, 409)


def test_one_person_writes_only_so_many(server: Server) -> None:
    (ada, grace), table = finished(server)
    for number in range(MOST_COMMENTS):
        assert comment(ada, table, f"number {number}").status_code == 200
    assert code_of(comment(ada, table)) == "comments"
    assert comment(grace, table).status_code == 200


def test_they_are_in_my_export_and_go_when_i_am_forgotten(server: Server) -> None:
    (ada, grace), table = finished(server)
    comment(ada, table, "mine")
    comment(grace, table, "hers")
    [exported] = [
        one for one in ada.get("/api/me/export").json()["tables"] if one["table"] == table
    ]
    assert [one["text"] for one in exported["comments"]] == ["mine"]
    assert ada.post("/api/me/forget").status_code == 200
    assert [one["text"] for one in read(grace, table)] == ["hers"]


def test_a_personal_link_brings_them_along(server: Server) -> None:
    (ada, _), table = finished(server)
    comment(ada, table)
    assert ada.post("/api/me/link", {"device": "here"}).status_code in (200, 201)
    assert [one["mine"] for one in read(ada, table)] == [True]


def test_they_go_with_their_table(server: Server) -> None:
    (ada, _), table = finished(server)
    comment(ada, table)
    server.run(server.host.forget(table))
    assert server.run(server.host.store.comments(table)) == []
