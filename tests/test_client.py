"""Programs at a table: invitation, token, imagination, lost connections, the example bot."""

import random
import runpy
import subprocess
import sys
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

import abyssal
from abyssal import client
from abyssal.client import Door, Refused, Seat, is_same, join, play_for
from abyssal.core.game import Position
from abyssal.server.settings import Limits, Rate, Settings
from abyssal.testing.play import pick
from abyssal.testing.process import Process, free_port
from laws.effort import openings
from laws.titles import TITLES
from live.wire import Guest, Server, running

PATIENCE = 600
"""Seconds for a whole game, on a machine that has much else to do."""
EXAMPLE = Path(__file__).parents[1] / "docs" / "example_bot.py"
QUICK_SERVER = (str(Path(__file__).parent / "browser" / "quick_server.py"),)


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with running() as server:
        yield server


def sit_down(server: Server, game: str, places: str = "mob") -> tuple[Seat, Guest, str]:
    """A program with a seat at a table that a person has opened, and the person."""
    host = server.guest("Ada")
    table = host.open(game, places)
    return join(server.url, host.lobby(table)["code"], "Robby"), host, table


def test_a_program_joins_by_invitation_and_plays_to_the_end(server: Server) -> None:
    host = server.guest("Ada")
    table = host.open(places="mo")
    code = host.lobby(table)["code"]
    with join(server.url, code, "Robby") as seat:
        host.command(table, "start")
        host.command(table, "hand_over", bot="random")
        played = 0
        for decision in seat.decisions():
            assert decision.legal
            decision.play(decision.legal[-1])
            played += 1
        assert played
        assert seat.result is not None
        assert seat.result["winners"]


@pytest.mark.parametrize("game", [*abyssal.games(), "sealed-bids"])
def test_a_program_plays_a_whole_game_among_bots_and_is_asked_each_decision_once(
    server: Server, game: str
) -> None:
    seat, host, table = sit_down(server, game)
    luck = random.Random(3)
    with seat:
        host.command(table, "start")
        host.command(table, "hand_over", bot="random")
        seat.command("orders", ask="always")  # or windows of others would pass it by
        me = None
        for decision in seat.decisions():
            me = seat.lobby["me"]
            if game in abyssal.games():
                (imagined,) = decision.imagine()
                assert me in imagined.to_act()
            assert decision.play(luck.choice(decision.legal))
        assert me is not None
        assert seat.result is not None
        assert seat.result["winners"] is not None


@pytest.mark.parametrize("game", ["key-largo", "unfathomable"])
def test_two_programs_finish_a_game_with_secrets_between_them(server: Server, game: str) -> None:
    guest, host, table = sit_down(server, game)
    token = host.post(f"/api/tables/{table}/tokens").json()["token"]

    results: list[dict[str, Any] | None] = []

    def play(seat: Seat, luck: random.Random) -> None:
        with seat:
            seat.command("orders", ask="always")
            for decision in seat.decisions():
                decision.play(luck.choice(decision.legal))  # a window may close before it
            results.append(seat.result)

    seats = [guest, play_for(server.url, table, token)]
    playing = [
        Thread(target=play, args=(seat, random.Random(number)), daemon=True)
        for number, seat in enumerate(seats)
    ]
    for thread in playing:
        thread.start()
    host.command(table, "start")
    for thread in playing:
        thread.join(timeout=PATIENCE)
    assert results[0] == results[1]
    assert results[0] is not None
    assert results[0]["ending"]


@pytest.mark.parametrize("game", ["key-largo", "unfathomable", "sealed-bids"])
def test_what_a_seat_hears_tells_an_answered_decision_from_a_new_one(game: str) -> None:
    """At every sealed answer of random games, by what the engine knows."""
    title = next(title for title in TITLES if title.name == game)
    kinds = set()
    for seats in title.seats:
        for state, luck in openings(title, seats):
            state.record_events()
            while asked := state.to_act():
                seat = pick(luck, asked)
                before = heard(state, seat, 1)
                state.play(seat, pick(luck, state.legal(seat)))
                after = heard(state, seat, 2)
                offered_again = seat not in state.to_act() and bool(after["legal"])
                assert is_same(before, after) == offered_again
                kinds.add(offered_again)
    assert kinds == {True, False}


def heard(state: Position, seat: int, number: int) -> dict[str, Any]:
    """What a table tells a seat."""
    return {
        "decision": number,
        "view": state.view(seat),
        "legal": [state.game.write(action) for action in state.legal(seat)],
        "events": state.events(seat),
    }


def test_a_program_that_is_too_quick_waits_and_goes_on() -> None:
    slow = Settings(limits=Limits(commands=Rate(20, 3)))  # the host gives three
    with running(settings=slow) as server:
        host = server.guest("Ada")
        table = host.open(places="mo")
        with join(server.url, host.lobby(table)["code"], "Robby") as seat:
            assert host.command(table, "start").status_code == 200
            assert host.command(table, "hand_over", bot="random").status_code == 200
            for decision in seat.decisions():
                assert decision.imagine(2)
                assert decision.play("stop" if "stop" in decision.legal else decision.legal[0])
            assert seat.result is not None
            assert seat.result["winners"]


def test_a_busy_server_is_asked_again_a_few_times_and_not_for_ever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    slept: list[float] = []
    monkeypatch.setattr("abyssal.client.time.sleep", slept.append)
    answers: list[Refused | int] = [Refused("busy", "too many"), Refused("busy", "too many"), 7]

    def ask() -> int:
        answer = answers.pop(0) if len(answers) > 1 else answers[0]
        if isinstance(answer, Refused):
            raise answer
        return answer

    assert client.patiently(ask) == 7
    assert slept == list(client.BUSY_WAITS[:2])
    answers[:] = [Refused("busy", "too many")]
    with pytest.raises(Refused, match="too many"):
        client.patiently(ask)
    assert slept == [*client.BUSY_WAITS[:2], *client.BUSY_WAITS]
    answers[:] = [Refused("token", "no")]
    with pytest.raises(Refused, match="no"):
        client.patiently(ask)
    assert len(slept) == 2 + len(client.BUSY_WAITS)


def test_a_program_imagines_at_a_table_with_own_data(server: Server) -> None:
    box = files("abyssal.games") / "into_the_blue" / "data" / "into_the_blue.toml"
    own = box.read_text("utf-8").replace("[5, 6, 6, 7, 8]", "[5, 6, 6, 7, 9]")
    person = server.guest("Ada")
    table = person.open(places="mb", start=True, data=own)
    token = person.post(f"/api/tables/{table}/tokens").json()["token"]
    with play_for(server.url, table, token) as seat:
        decision = next(seat.decisions())
        first, second = decision.imagine(2)
        assert first.view(0) == second.view(0) == decision.view
        assert sorted(first.game.data["chests"]) == [5, 6, 6, 7, 9]
        assert first.game is second.game is decision.imagine()[0].game


def test_a_program_alone_among_bots_says_that_it_knows_its_cards(server: Server) -> None:
    host = server.guest("Ada")
    table = host.open("unfathomable", "mbb", start=True, options={"crew": "suggested"})
    token = host.post(f"/api/tables/{table}/tokens").json()["token"]
    with play_for(server.url, table, token) as seat:
        for decision in seat.decisions():
            if decision.view["players"][0]["loyalties"]:
                return  # they were looked at before anything else was asked
            decision.play(decision.legal[0])
    raise AssertionError("no loyalty card was dealt")


def test_a_program_waits_while_everyone_looks_at_their_cards(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seat = Seat(Door("http://127.0.0.1:1"), "t")
    seat.lobby = {"me": 0, "status": "playing"}
    game = {"legal": ["end"], "decision": 1, "view": {"asked": [0]}, "events": []}
    game["deadline"] = None
    seat.game = {**game, "looking": {"length": 30, "closes": 1000.0}}
    heard = []

    def hear(resend: object = None) -> None:
        heard.append(seat.game)
        seat.game = {**game, "looking": None}

    monkeypatch.setattr(seat, "hear", hear)
    assert next(seat.decisions()).legal == ["end"]
    assert len(heard) == 1


def test_a_program_plays_for_a_person_with_a_token(server: Server) -> None:
    person = server.guest("Ada")
    table = person.open("in-too-deep", "mb", start=True)
    token = person.post(f"/api/tables/{table}/tokens").json()["token"]
    with play_for(server.url, table, token) as seat:
        decision = next(seat.decisions())
        imagined = decision.imagine(3)
        assert all(isinstance(state, Position) for state in imagined)
        assert all(state.view(0) == decision.view for state in imagined)
        assert decision.play(decision.legal[0])
        with pytest.raises(Refused) as error:
            next(seat.decisions()).play("sink")
        assert error.value.code == "notation"
        with pytest.raises(Refused) as error:
            seat.command("hand_over", bot="random")
        assert error.value.code == "token"


def token_of_first(server: Server, person: Guest, table: str) -> str:
    """A token of that one of the person's seats which begins."""
    for number in (0, 1):
        token: str = person.post(f"/api/tables/{table}/tokens?seat={number}").json()["token"]
        with play_for(server.url, table, token) as seat:
            while seat.game is None:
                seat.hear()
            if seat.is_open(seat.game):
                return token
    raise AssertionError("nobody is asked")


def test_an_answer_that_comes_too_late_is_no_fault(server: Server) -> None:
    person = server.guest("Ada")
    table = person.open("into-the-blue", "mm", start=True)
    with play_for(server.url, table, token_of_first(server, person, table)) as seat:
        decision = next(seat.decisions())
        assert decision.play("reroll 1.....")
        assert decision.play("stop") is False
        person.command(table, "call_vote", motion="end")
        person.command(table, "vote", query="?seat=1", yes=True)
        assert decision.imagine() == []
        assert not decision.play("stop")
        assert list(seat.decisions()) == []
        assert seat.result is None


def test_a_wrong_invitation_is_refused(server: Server) -> None:
    with pytest.raises(Refused) as error:
        join(server.url, "REEF-0000", "Robby")
    assert error.value.code == "invitation"


@pytest.mark.parametrize("game", abyssal.games())
def test_the_example_bot_finds_an_answer_in_every_title(server: Server, game: str) -> None:
    best = runpy.run_path(str(EXAMPLE))["best"]
    seat, host, table = sit_down(server, game)
    with seat:
        host.command(table, "start")
        host.command(table, "hand_over", bot="random")
        decision = next(seat.decisions())
        assert decision.play(best(decision, seat.lobby["me"]))


def test_the_example_bot_plays_a_game_on_a_real_server(tmp_path: Path) -> None:
    process = Process(tmp_path, program=QUICK_SERVER)
    try:
        host = Guest(process.url, "Ada")
        table = host.open(places="mo")
        code = host.lobby(table)["code"]
        bot = subprocess.Popen(
            [sys.executable, "-P", str(EXAMPLE), process.url, code],
            stdout=subprocess.PIPE,
            text=True,
        )
        with host.socket(table) as wire:
            while wire.until("lobby")["lobby"]["places"][1]["kind"] == "open":
                pass
            assert wire.ask("start")["ack"]
            assert wire.ask("hand_over", bot="random")["ack"]
        printed, _ = bot.communicate(timeout=PATIENCE)
        assert "winners" in printed
        host.http.close()
    finally:
        process.stop()


def test_a_program_goes_on_after_the_server_was_killed(tmp_path: Path) -> None:
    process = Process(tmp_path, free_port(), QUICK_SERVER)
    host = Guest(process.url, "Ada")
    table = host.open(places="mo")
    with join(process.url, host.lobby(table)["code"], "Robby") as seat:
        host.command(table, "start")
        host.command(table, "hand_over", bot="random")
        host.http.close()
        decisions = seat.decisions()
        next(decisions).play("stop")
        process.kill()
        process = Process(tmp_path, process.port, QUICK_SERVER)
        for decision in decisions:
            decision.play(decision.legal[0])
        assert seat.result is not None
        assert seat.result["winners"]
    process.stop()
