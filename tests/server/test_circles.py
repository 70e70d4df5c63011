"""Circles of friends: who sees what, what counts, and what stays when a table is deleted."""

import asyncio
import uuid
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from abyssal.keeper.timeouts import DAY
from abyssal.results.ratings import Played, ratings
from abyssal.results.result import verified_result
from abyssal.results.statistics import summary
from abyssal.store.port import Old
from abyssal.store.schema import metadata
from abyssal.table import entries
from abyssal.table.commands import Giver, Play
from live.wire import QUICK, Guest, Server, code_of, running

CALM = QUICK._replace(grace=100_000)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with running(tmp_path, lengths=CALM) as made:
        yield made


def circle_of(*guests: Guest) -> tuple[str, str]:
    """A circle that the guests have joined: its id and its link."""
    first, *others = guests
    made = first.post("/api/circles", {"name": "Sunday divers", "me": first.name}).json()
    for guest in others:
        assert join(guest, made["link"]).status_code == 200
    return made["circle"], made["link"]


def secret_in(link: str) -> str:
    return link.partition("#join=")[2]


def join(guest: Guest, link: str) -> Any:
    return guest.post("/api/circles/join", {"secret": secret_in(link), "name": guest.name})


def table_of(*guests: Guest, places: str = "", **more: Any) -> str:
    """A table with these people, started."""
    table = guests[0].open(places=places or "m" + "o" * (len(guests) - 1), **more)
    code = guests[0].lobby(table)["code"]
    for guest in guests[1:]:
        assert guest.join(table, code).status_code == 200
    assert guests[0].command(table, "start").status_code == 200
    return table


def play_out(server: Server, table: str, luck: int = 0) -> None:
    """Let the people at a table play at random, and its bots as they do, until the game is over."""

    async def play() -> None:
        host, choose = server.host, Random(luck)
        holders = {seat: session for session, seat in await host.store.holders_of(table)}
        while True:
            async with host.table(table) as found:
                if found.is_done():
                    return
                seat = next((seat for seat in found.asked() if not found.places[seat].bot), None)
                state, decisions, write = found.playing(), found.decisions, found.game.write
            if seat is None:
                await asyncio.sleep(0.005)
                continue
            legal = [write(action) for action in state.legal(seat)]
            quick = [text for text in legal if not text.startswith("reroll")]
            command = Play(str(uuid.uuid4()), decisions[seat], [choose.choice(quick or legal)])
            await host.command(table, Giver(seat, holders[seat]), command)

    server.run(play())


def page(guest: Guest, circle: str, query: str = "") -> dict[str, Any]:
    answer = guest.get(f"/api/circles/{circle}{query}")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def games_between(
    server: Server, guests: list[Guest], circle: str, count: int = 3
) -> dict[str, str]:
    """So many games of a circle, played to the end: their records, by table."""
    found: dict[str, str] = {}
    for luck in range(count):
        table = table_of(*guests, circle=circle)
        play_out(server, table, luck)
        found[table] = guests[0].get(f"/api/tables/{table}/record").text
    return found


def from_records(shown: dict[str, Any], records: dict[str, str]) -> list[Played]:
    """The games of a page, computed anew from their records and who sat where."""
    return [
        Played(
            game["table"],
            game["ended"],
            verified_result(records[game["table"]]),
            {seat: sat["members"] for seat, sat in enumerate(game["seats"]) if sat["members"]},
        )
        for game in shown["games"]
        if game["table"] in records
    ]


# What counts


def test_ratings_and_statistics_recomputed_from_records_alone_are_the_same(server: Server) -> None:
    ada, grace = server.guest("Ada"), server.guest("Grace")
    circle, _ = circle_of(ada, grace)
    records = games_between(server, [ada, grace], circle)
    shown = page(grace, circle)
    games = from_records(shown, records)
    here = [member["member"] for member in shown["members"]]
    again = summary(games, here, server.host.clock())
    assert {name: shown[name] for name in again} == again
    assert [row["rated"] for row in shown["rows"]] == [3, 3]
    known = ratings(games)
    assert {row["member"]: row["rating"] for row in shown["rows"]} == {
        member: standing.shown() for member, standing in known.items()
    }
    assert [game["unrated"] for game in shown["games"]] == ["", "", ""]
    assert all(game["reviewed"] for game in shown["games"])


def test_a_game_whose_log_was_changed_counts_for_nothing(server: Server, tmp_path: Path) -> None:
    ada, grace = server.guest("Ada"), server.guest("Grace")
    circle, _ = circle_of(ada, grace)
    records = games_between(server, [ada, grace], circle)
    broken, *true = records
    query = 'SELECT number, entry FROM log WHERE "table" = :broken ORDER BY number'
    for number, line in server.sql(query, broken=broken):
        entry = entries.read(line)
        if isinstance(entry, entries.Played):
            bot = entries.Played(entry.at, "", entry.seat, entry.actions, "bot")
            change = 'UPDATE log SET entry = :bot WHERE "table" = :broken AND number = :number'
            server.sql(change, bot=entries.write(bot), broken=broken, number=number)
            break
    server.sql("UPDATE results SET checked = 0")
    server.run(server.host.check_results())
    shown = page(ada, circle)
    assert {game["table"]: game["unrated"] for game in shown["games"]} == {
        broken: "broken",
        true[0]: "",
        true[1]: "",
    }
    left = from_records(shown, {table: records[table] for table in true})
    here = [member["member"] for member in shown["members"]]
    again = summary(left, here, server.host.clock())
    assert {name: shown[name] for name in again} == again
    server.run(server.host.check_results())  # nothing is due
    assert page(ada, circle)["rows"] == shown["rows"]


def test_a_game_added_after_its_start_is_listed_but_not_rated(server: Server) -> None:
    ada, grace = server.guest("Ada"), server.guest("Grace")
    circle, _ = circle_of(ada, grace)
    table = table_of(ada, grace)
    play_out(server, table)
    added = grace.post(f"/api/circles/{circle}/games", {"table": table})
    assert added.status_code == 200
    shown = page(ada, circle)
    assert [game["unrated"] for game in shown["games"]] == ["late"]
    assert all(row["rating"] is None and row["counted"] == 1 for row in shown["rows"])
    of_table = ada.get(f"/api/tables/{table}/circles").json()
    assert of_table == {"circles": [{"circle": circle, "name": "Sunday divers", "counts": True}]}


def test_a_seat_given_to_a_bot_is_no_rated_game_for_its_person(server: Server) -> None:
    guests = [server.guest(name) for name in ("Ada", "Grace", "Hedy")]
    circle, _ = circle_of(*guests)
    table = table_of(*guests, circle=circle)
    assert guests[2].command(table, "hand_over", bot="random").status_code == 200
    with guests[0].socket(table), guests[1].socket(table):
        play_out(server, table)
    shown = page(guests[0], circle)
    [game] = shown["games"]
    gone = game["seats"][2]
    assert gone["own"] < gone["decisions"]
    assert game["not_own"] == {gone["members"][0]: "stood-in"}
    assert game["unrated"] == ""
    assert sorted(row["rated"] for row in shown["rows"]) == [0, 1, 1]


def test_a_rematch_counts_in_the_same_circle(server: Server) -> None:
    ada, grace = server.guest("Ada"), server.guest("Grace")
    circle, _ = circle_of(ada, grace)
    table = table_of(ada, grace, circle=circle)
    play_out(server, table)
    ada.command(table, "rematch")
    again = ada.lobby(table)["rematch"]
    assert ada.command(again, "start").status_code == 200
    play_out(server, again)
    assert [game["unrated"] for game in page(ada, circle)["games"]] == ["", ""]


def test_one_title_can_be_asked_for(server: Server) -> None:
    ada, grace = server.guest("Ada"), server.guest("Grace")
    circle, _ = circle_of(ada, grace)
    games_between(server, [ada, grace], circle, 1)
    assert page(ada, circle, "?game=key-largo")["games"] == []
    assert page(ada, circle, "?game=into-the-blue")["total"] == 1
    wrong = ada.get(f"/api/circles/{circle}?game=chess")
    assert (wrong.status_code, code_of(wrong)) == (400, "game")
    assert "into-the-blue" in wrong.json()["error"]["details"]["allowed"]


# Who sees what


def test_strangers_see_nothing_and_a_table_shows_itself_only(server: Server) -> None:
    ada, grace, eve = server.guest("Ada"), server.guest("Grace"), server.guest("Eve")
    circle, link = circle_of(ada, grace)
    table = table_of(ada, eve, circle=circle)  # Eve shares a table, not the circle
    play_out(server, table)
    known = eve.get(f"/api/tables/{table}").text + eve.get(f"/api/tables/{table}/circles").text
    assert circle not in known
    assert "Sunday divers" not in known
    for answer in (
        eve.get(f"/api/circles/{circle}"),
        eve.get("/api/circles/nothing"),
        eve.post(f"/api/circles/{circle}/link", {}),
        eve.post(f"/api/circles/{circle}/name", {"name": "Ada"}),
        eve.post(f"/api/circles/{circle}/games", {"table": table}),
        eve.post(f"/api/circles/{circle}/leave", {}),
        eve.post(
            "/api/tables",
            {
                "game": "into-the-blue",
                "name": "Eve",
                "places": [{"kind": "me"}, {"kind": "open"}],
                "circle": circle,
            },
        ),
    ):
        assert (answer.status_code, code_of(answer)) == (404, "circle")
    assert eve.get("/api/circles").json() == {"circles": []}
    [game] = page(grace, circle)["games"]
    assert [len(seat["members"]) for seat in game["seats"]] == [1, 0]
    assert "Eve" not in grace.get(f"/api/circles/{circle}").text
    nobody = server.guest("Mary", hello=False)
    assert nobody.get(f"/api/circles/{circle}").status_code == 401
    assert code_of(join(eve, link + "x")) == "circle-link"


def test_only_who_sits_at_a_table_lets_it_count(server: Server) -> None:
    ada, grace, hedy = server.guest("Ada"), server.guest("Grace"), server.guest("Hedy")
    circle, _ = circle_of(ada, hedy)
    table = table_of(ada, grace)
    refused = hedy.post(f"/api/circles/{circle}/games", {"table": table})
    assert (refused.status_code, code_of(refused)) == (403, "no-seat")


def test_a_link_is_looked_at_before_it_is_joined_and_can_be_renewed(server: Server) -> None:
    ada, grace, eve = server.guest("Ada"), server.guest("Grace"), server.guest("Eve")
    circle, link = circle_of(ada)
    looked = grace.post("/api/circles/look", {"secret": secret_in(link)}).json()
    assert looked == {"name": "Sunday divers"}
    assert grace.get("/api/circles").json() == {"circles": []}
    more = ada.post(f"/api/circles/{circle}/link", {}).json()["link"]
    assert join(grace, more).json()["circle"] == circle
    assert join(grace, link).json()["key"] is None  # in it already
    assert len(page(ada, circle)["members"]) == 2
    new = ada.post(f"/api/circles/{circle}/link", {"renew": True}).json()["link"]
    assert code_of(join(eve, link)) == code_of(join(eve, more)) == "circle-link"
    assert join(eve, new).status_code == 200


def test_the_key_of_a_member_opens_the_circle_on_another_device(server: Server) -> None:
    ada, phone, eve = server.guest("Ada"), server.guest("Ada"), server.guest("Eve")
    made = ada.post("/api/circles", {"name": "Sunday divers", "me": "Ada"}).json()
    assert code_of(eve.post("/api/circles/claim", {"key": made["key"] + "x"})) == "circle-key"
    claimed = phone.post("/api/circles/claim", {"key": made["key"]}).json()
    assert (claimed["circle"], claimed["member"]) == (made["circle"], made["member"])
    assert page(phone, made["circle"])["me"] == made["member"]


def test_secrets_of_circles_are_kept_as_digests(server: Server, tmp_path: Path) -> None:
    ada = server.guest("Ada")
    made = ada.post("/api/circles", {"name": "Sunday divers", "me": "Ada"}).json()
    kept = str([server.sql(f"SELECT * FROM {table}") for table in metadata.tables])
    assert "Sunday divers" in kept
    assert made["key"] not in kept
    assert secret_in(made["link"]) not in kept


@pytest.mark.parametrize("forget", [False, True])
def test_whoever_leaves_sees_nothing_more_and_their_games_stay(
    server: Server, forget: bool
) -> None:
    ada, grace = server.guest("Ada"), server.guest("Grace")
    circle, _ = circle_of(ada)
    link = ada.post(f"/api/circles/{circle}/link", {}).json()["link"]
    key = join(grace, link).json()["key"]
    games_between(server, [ada, grace], circle, 1)
    before = page(ada, circle)
    assert grace.post(f"/api/circles/{circle}/leave", {"forget": forget}).status_code == 200
    assert grace.get(f"/api/circles/{circle}").status_code == 404
    assert code_of(grace.post("/api/circles/claim", {"key": key})) == "circle-key"
    after = page(ada, circle)
    assert after["games"] == before["games"]
    assert [member["name"] for member in after["members"]] == ["Ada", "" if forget else "Grace"]
    assert [member["left"] for member in after["members"]] == [False, True]
    assert [row["member"] for row in after["rows"]] == [after["me"]]
    mine = next(row for row in before["rows"] if row["member"] == after["me"])
    assert after["rows"][0]["rating"] == mine["rating"]


def test_the_last_one_to_leave_takes_the_circle_away(server: Server, tmp_path: Path) -> None:
    ada = server.guest("Ada")
    circle, link = circle_of(ada)
    assert ada.post(f"/api/circles/{circle}/leave", {}).status_code == 200
    assert code_of(join(ada, link)) == "circle-link"
    for table in ("circles", "members", "circle_links", "member_sessions"):
        assert server.sql(f"SELECT count(*) FROM {table}") == [(0,)]


def test_names_are_checked_and_can_be_changed(server: Server) -> None:
    ada = server.guest("Ada")
    nameless = ada.post("/api/circles", {"name": "Sunday divers"})
    assert code_of(nameless) == "empty"
    assert code_of(ada.post("/api/circles", {"name": " ", "me": "Ada"})) == "empty"
    circle, _ = circle_of(ada)
    assert ada.post(f"/api/circles/{circle}/name", {"name": " Zoé\n"}).status_code == 200
    assert [member["name"] for member in page(ada, circle)["members"]] == ["Zoé"]
    assert ada.post(f"/api/circles/{circle}/name", {"names": 3}).status_code == 400


# What stays


def test_retention_leaves_a_result_enough_for_the_same_ratings(tmp_path: Path) -> None:
    with running(tmp_path, lengths=CALM._replace(kept=0, announced=0)) as server:
        ada, grace = server.guest("Ada"), server.guest("Grace")
        circle, _ = circle_of(ada, grace)
        records = games_between(server, [ada, grace], circle, 2)
        before = page(ada, circle)
        server.run(server.host.delete_old())
        server.host.lives.clear()
        after = page(ada, circle)
        assert after["rows"] == before["rows"]
        assert [game["kept"] for game in after["games"]] == [False, False]
        assert not any(game["reviewed"] for game in after["games"])
        assert [game["digest"] for game in after["games"]] == [
            game["digest"] for game in before["games"]
        ]
        table = next(iter(records))
        gone = ada.get(f"/api/tables/{table}")
        assert (gone.status_code, code_of(gone)) == (410, "deleted")
        left = server.guest("Eve").get(f"/api/tables/{table}/result").json()
        assert left["result"]["digest"] == after["games"][-1]["digest"]
        assert "Ada" not in str(left)
        assert ada.get("/api/tables/nothing/result").status_code == 404
        assert ada.get("/api/tables/nothing").status_code == 404


def test_results_of_games_from_before_are_made_up_for(server: Server, tmp_path: Path) -> None:
    ada, grace = server.guest("Ada"), server.guest("Grace")
    table = table_of(ada, grace)
    play_out(server, table)
    kept = ada.get(f"/api/tables/{table}/result").json()
    server.sql("DELETE FROM results")
    assert ada.get(f"/api/tables/{table}/result").status_code == 404
    now = server.host.clock()
    everything = Old(now + DAY, now + DAY)
    server.run(server.host.store.announce(everything, now))
    server.run(server.host.store.delete_old(everything, now))
    assert ada.get(f"/api/tables/{table}").status_code == 200  # nothing vanishes unsaid
    server.run(server.host.keep_results())
    assert ada.get(f"/api/tables/{table}/result").json() == kept


def test_the_result_of_a_table_without_spectators_is_its_players_alone(server: Server) -> None:
    ada, grace, eve = server.guest("Ada"), server.guest("Grace"), server.guest("Eve")
    table = table_of(ada, grace, spectators=False)
    play_out(server, table)
    assert ada.get(f"/api/tables/{table}/result").status_code == 200
    assert eve.get(f"/api/tables/{table}/result").status_code == 403
    server.run(server.host.forget(table))
    assert eve.get(f"/api/tables/{table}/result").status_code == 403
