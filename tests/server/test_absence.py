"""Seats over the wire: a page that is closed, and a seat that gets another owner."""

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
