"""Seats over the wire: a page that is closed, and a seat that gets another owner."""

import pytest

from live.wire import QUICK, code_of, running, seated

AT_ONCE = QUICK._replace(grace=1000, times=QUICK.times._replace(stopping=0))


def test_whoever_closes_the_page_has_left() -> None:
    with running(lengths=AT_ONCE) as server:
        (ada, grace), table = seated(server, "into-the-blue")
        with ada.socket(table) as wire:
            with grace.socket(table):
                wire.until(kind="presence", present=[True, True])
            gone = wire.until(kind="presence", present=[True, False])
        assert gone["absent"][0] is None
        assert gone["absent"][1]["how"] == "left"
        assert ada.lobby(table)["absent"][1]["how"] == "left"


@pytest.mark.parametrize("late", [False, True])
def test_whoever_follows_by_events_says_that_the_page_is_closed(late: bool) -> None:
    """The end of such a stream alone does not tell; the word may come before or after it."""
    with running(lengths=AT_ONCE) as server:
        (ada, grace), table = seated(server, "into-the-blue")
        left = f"/api/tables/{table}/left"
        with ada.socket(table) as wire:
            with grace.http.stream("GET", f"/api/tables/{table}/events?stream=s1") as events:
                lines = events.iter_lines()
                assert next(lines)
                wire.until(kind="presence", present=[True, True])
                if not late:
                    assert grace.post(left, {"stream": "another"}).status_code == 200
                    assert grace.post(left, {"stream": "s1"}).status_code == 200
            gone = wire.until(kind="presence", present=[True, False])
            assert gone["absent"][1]["how"] == ("lost" if late else "left")
            if late:
                assert ada.post(left, {"stream": "s1"}).status_code == 200  # it is not hers
                assert ada.lobby(table)["absent"][1]["how"] == "lost"
                assert grace.post(left, {"stream": "s1"}).status_code == 200
                gone = wire.until(kind="presence", present=[True, False])
                assert gone["absent"][1]["how"] == "left"


def test_nobody_but_a_seats_own_page_says_that_it_was_closed() -> None:
    with running(lengths=AT_ONCE) as server:
        (_, grace), table = seated(server, "into-the-blue", spectators=False)
        left = f"/api/tables/{table}/left"
        assert server.guest("Eve").post(left, {"stream": "s1"}).status_code == 403
        assert grace.post(left, {}).status_code == 400
        assert grace.post(f"{left}?seat=0", {"stream": "s1"}).status_code == 403


def test_a_seat_gets_another_owner_once_and_nothing_of_the_former_one_opens_it() -> None:
    with running(lengths=AT_ONCE) as server:
        (ada, grace), table = seated(server, "into-the-blue")
        link = grace.post(f"/api/tables/{table}/link").json()["seat_link"].partition("seat=")[2]
        place = f"/api/tables/{table}/new_owner"
        assert code_of(ada.post(place, {"seat": 1})) == "not-given"
        assert code_of(ada.post(place, {"seat": 9})) == "seat"
        assert ada.command(table, "call_vote", motion="reseat", seat=1).status_code == 200
        new = ada.post(place, {"seat": 1}).json()["seat_link"].partition("seat=")[2]
        claim = f"/api/tables/{table}/claim"
        assert code_of(ada.post(claim, {"secret": new})) == "two-seats"
        eve, mal = server.guest("Eve"), server.guest("Mal")
        assert eve.post(claim, {"secret": new}).json() == {"table": table, "seat": 1}
        assert code_of(mal.post(claim, {"secret": new})) == "secret"
        assert code_of(mal.post(claim, {"secret": link})) == "secret"
        assert eve.lobby(table)["mine"] == [1]
        assert grace.lobby(table)["mine"] == []
        assert code_of(grace.command(table, "rename", name="Grace2")) == "no-seat"
        assert ada.lobby(table)["places"][1]["former"] == ["Grace"]
