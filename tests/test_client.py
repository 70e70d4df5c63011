"""Programs at a table: invitation, token, imagination, lost connections, the example bot."""

import subprocess
import sys
from pathlib import Path

import pytest

from abyssal.client import Door, Refused, Seat, join, play_for
from abyssal.core.game import State
from live.process import Process, free_port
from live.wire import Guest, running

EXAMPLE = Path(__file__).parents[1] / "docs" / "example_bot.py"


@pytest.fixture(scope="module")
def server():
    with running() as server:
        yield server


def test_a_program_joins_by_invitation_and_plays_to_the_end(server):
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
        assert seat.result["winners"]


def test_a_program_plays_sealed_decisions(server):
    host = server.guest("Ada")
    table = host.open("sealed-bids", places="mo")
    with join(server.url, host.lobby(table)["code"], "Robby") as seat:
        host.command(table, "start")
        host.command(table, "hand_over", bot="random")
        for decision in seat.decisions():
            decision.play(decision.legal[0])
        assert seat.result["ending"] == "wrecks"


def test_a_program_waits_while_everyone_looks_at_their_cards(monkeypatch):
    seat = Seat(Door("http://127.0.0.1:1"), "t")
    seat.lobby = {"me": 0, "status": "playing"}
    game = {"legal": ["end"], "decision": 1, "view": {"asked": [0]}, "events": []}
    game["deadline"] = None
    seat.game = {**game, "looking": {"length": 30, "closes": 1000.0}}
    heard = []

    def hear(resend=None):
        heard.append(seat.game)
        seat.game = {**game, "looking": None}

    monkeypatch.setattr(seat, "hear", hear)
    assert next(seat.decisions()).legal == ["end"]
    assert len(heard) == 1


def test_a_program_plays_for_a_person_with_a_token(server):
    person = server.guest("Ada")
    table = person.open("in-too-deep", "mb", start=True)
    token = person.post(f"/api/tables/{table}/tokens").json()["token"]
    with play_for(server.url, table, token) as seat:
        decision = next(seat.decisions())
        imagined = decision.imagine(3)
        assert all(isinstance(state, State) for state in imagined)
        assert all(state.view(0) == decision.view for state in imagined)
        decision.play(decision.legal[0])
        with pytest.raises(Refused) as error:
            decision.play(decision.legal[0])
        assert error.value.code == "stale"
        with pytest.raises(Refused) as error:
            seat.command("hand_over", bot="random")
        assert error.value.code == "token"


def test_a_wrong_invitation_is_refused(server):
    with pytest.raises(Refused) as error:
        join(server.url, "REEF-0000", "Robby")
    assert error.value.code == "invitation"


def test_the_example_bot_plays_a_game_on_a_real_server(tmp_path):
    process = Process(tmp_path)
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
        printed, _ = bot.communicate(timeout=120)
        assert "winners" in printed
        host.http.close()
    finally:
        process.stop()


def test_a_program_goes_on_after_the_server_was_killed(tmp_path):
    process = Process(tmp_path, free_port())
    host = Guest(process.url, "Ada")
    table = host.open(places="mo")
    with join(process.url, host.lobby(table)["code"], "Robby") as seat:
        host.command(table, "start")
        host.command(table, "hand_over", bot="random")
        host.http.close()
        decisions = seat.decisions()
        next(decisions).play("stop")
        process.kill()
        process = Process(tmp_path, process.port)
        for decision in decisions:
            decision.play(decision.legal[0])
        assert seat.result["winners"]
    process.stop()
