"""What a running server tells before the end of a game of secrets: its doors, lists and faults."""

import json
import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from abyssal.keeper.timeouts import Timeouts
from abyssal.server.api import Api
from abyssal.server.app import office_of
from abyssal.server.settings import Settings
from abyssal.table.places import Times
from live.wire import PATIENCE, Guest, Server, running

PROTOCOL = Path(__file__).parents[2] / "docs" / "protocol.md"
AT_ONCE = Times(second=0.02)


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    lengths = Timeouts(grace=1000, pause=0, times=AT_ONCE)
    with running(lengths=lengths) as started:
        yield started


def embarked(server: Server) -> tuple[Guest, Guest, str]:
    ada, grace = server.guest("Ada"), server.guest("Grace")
    table = ada.open("unfathomable", "mobb", options={"crew": "suggested"})
    grace.join(table, ada.lobby(table)["code"])
    assert ada.command(table, "start").status_code == 200
    return ada, grace, table


@pytest.mark.rule("UNF-H23")
def test_before_the_end_a_list_of_tables_tells_names_and_whose_turn_it_is_for_oneself(
    server: Server,
) -> None:
    ada, grace, table = embarked(server)
    for guest in (ada, grace):
        (mine,) = [row for row in guest.get("/api/tables").json()["mine"] if row["table"] == table]
        assert set(mine) == {
            "table", "code", "game", "seats", "status", "mine", "my_turn", "players", "updated",
            "waits", "since", "until", "expires", "assisted",
        }  # fmt: skip
        assert all(set(player) == {"name", "kind", "face", "bot"} for player in mine["players"])
    with ada.socket(table) as wire:
        sync = wire.until(kind="sync")
    for word in ("rating", "statistic", "achievement", "scores", "ranks"):
        assert word not in json.dumps(sync)


@pytest.mark.rule("UNF-H25")
def test_there_is_no_other_door_than_those_of_the_protocol(server: Server) -> None:
    told = set(re.findall(r"`(?:GET|POST) (/api[^`?]*)", PROTOCOL.read_text("utf-8")))
    paths = {
        re.sub(r"{(\w+)}", r"<\1>", route.path).replace("<table>", "<t>")
        for route in Api(server.host, Settings(), office_of(server.host, Settings())).routes()
    }
    assert paths == told
    guest = server.guest()
    for path in (
        "/api/debug",
        "/api/tables/x/dump",
        "/api/tables/x/state",
        "/docs",
        "/openapi.json",
    ):
        answer = guest.get(path, headers={"accept": "application/json"})
        assert answer.status_code == 404 or "<!doctype html>" in answer.text.lower()


@pytest.mark.rule("UNF-H25", "UNF-H16")
def test_a_fault_tells_a_code_and_no_trace(server: Server) -> None:
    ada, _, table = embarked(server)
    body = {"kind": "play", "id": "x", "decision": 1, "actions": ["reveal hybrid"]}
    for path, data in (("commands", body), ("commands", {"kind": "nonsense"}), ("imagine", {})):
        answer = ada.post(f"/api/tables/{table}/{path}", data)
        if answer.status_code >= 400:
            assert set(answer.json()["error"]) == {"code", "message", "details"}
            assert "Traceback" not in answer.text
            assert ".py" not in answer.text


@pytest.mark.rule("UNF-368")
def test_the_history_of_tests_is_there_where_the_table_keeps_it(server: Server) -> None:
    ada = server.guest("Ada")
    for history, status in (("on", 200), ("off", 409), ("learning", 409)):
        table = ada.open("unfathomable", "mbb", start=True, house={"history": history})
        answer = ada.get(f"/api/tables/{table}/tests")
        assert answer.status_code == status
        if status == 200:
            assert answer.json() == {"tests": []}


def test_alone_with_bots_the_table_waits_until_the_person_has_looked(server: Server) -> None:
    ada = server.guest("Ada")
    options = {"crew": "suggested"}
    table = ada.open("unfathomable", "mbb", start=True, options=options)
    with ada.socket(table) as wire:
        game = wire.until(kind="sync")["game"]
        while not game["looking"]:  # the first cards are chosen before
            if game["legal"]:
                wire.send("play", decision=game["decision"], actions=game["legal"][:1])
            game = wire.until(kind="game")
        assert game["looking"] == {"length": None, "closes": None}
        assert not [told for told in wire.quiet() if told.get("kind") == "game"]
        waited = len(wire.heard)
        assert "ack" in wire.ask("looked")
        wire.quiet()
        told = [message for message in wire.heard[waited:] if message.get("kind") == "game"]
        assert told[0]["looking"] is None


def test_a_window_closes_by_itself(server: Server) -> None:
    ada, grace, table = embarked(server)
    with ada.socket(table) as mine, grace.socket(table) as theirs:
        seen = 0
        end = time.monotonic() + 2 * PATIENCE
        while seen < 3:
            assert time.monotonic() < end
            for wire in (mine, theirs):
                wire.quiet(0.01)
                games = [
                    m.get("game") or m for m in wire.heard if m.get("kind") in ("sync", "game")
                ]
                game = games[-1]
                if game["legal"] and not game["window"] and not game["looking"]:
                    legal = game["legal"]
                    action = "end" if "end" in legal else legal[0]
                    wire.send("play", decision=game["decision"], actions=[action])
            windows = [m for m in mine.heard if m.get("kind") == "game" and m["window"]]
            seen = len({m["window"]["closes"] for m in windows})
