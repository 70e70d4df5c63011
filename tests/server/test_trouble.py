"""Faults inside one table stay there; bots that look ahead never hold the true position."""

import asyncio
import copy
import subprocess
import sys
import time
from functools import partial

import pytest

from abyssal.bots import ANY_GAME
from abyssal.games import game as standard
from abyssal.table.places import Place
from abyssal.table.thinkers import Thinkers, answer_to, question_for
from live.pure import Sitting, games
from live.wire import QUICK, running, seated


def broken_game(where):
    """Into the Blue, with a fault that one action brings out."""
    game = copy.copy(standard("into-the-blue"))
    if where == "read":

        def read(text):
            return 1 // 0 if text == "stop" else standard("into-the-blue").read(text)

        game.read = read
    else:
        honest = game.write
        game.write = lambda action: honest(action) if not hasattr(game, "armed") else 1 // 0
    return game


@pytest.mark.parametrize("where", ["read", "write"])
def test_an_exception_freezes_its_table_and_no_other(where):
    broken = broken_game(where)

    def library(name, own_data):
        return broken if name == "into-the-blue" else games(name, own_data)

    with running(lengths=QUICK._replace(grace=1000), library=library) as server:
        (ada, grace), table = seated(server)
        (linus, _), other = seated(server, "sealed-bids")
        with ada.socket(table) as mine, grace.socket(table) as theirs:
            wires = [mine, theirs]
            asked = [wire.hear()["game"] for wire in wires]
            seat = next(place for place, game in enumerate(asked) if game["legal"])
            broken.armed = True
            decision = asked[seat]["decision"]
            wires[seat].send("play", decision=decision, actions=["stop"])
            while wires[1 - seat].until("lobby")["lobby"]["status"] != "frozen":
                pass
        report = ada.get(f"/api/tables/{table}/report")
        assert report.status_code == 200
        assert report.text.startswith("ZeroDivisionError")
        answer = grace.command(table, "say", text="hello?")
        assert answer.json()["error"]["code"] == "frozen"
        assert server.guest("Eve").get(f"/api/tables/{table}/report").status_code == 403
        assert linus.lobby(other)["status"] == "playing"


class Looker:
    """A bot that looks at its view and at what it imagines."""

    blind = False

    def __init__(self, game, seed):
        self.game = game

    def choose(self, view, legal, imagine):
        assert imagine(0).view(view["viewer"]) == view
        return legal[-1]


@pytest.fixture
def asked(monkeypatch):
    """A table at which a bot that looks ahead is asked, and its seat."""
    monkeypatch.setitem(ANY_GAME, "looker", Looker)
    places = [Place("person", "Ada"), Place("bot", "", "looker"), Place("bot", "", "looker")]
    sitting = Sitting("in-too-deep", places=places).start()
    while sitting.asked() == 0:
        sitting.play_first(0)
    return sitting.table, sitting.asked()


def test_a_bot_is_asked_with_imagined_positions_only(asked):
    table, seat = asked
    question = question_for(table, seat)
    true = table.playing()
    loaded = [table.game.load(document) for document in question.imagined]
    assert loaded
    assert all(position.hash() != true.hash() for position in loaded)
    assert all(position.view(seat) == true.view(seat) for position in loaded)
    assert answer_to(question) == table.questions[seat][1][-1]


def test_a_bot_that_takes_too_long_or_fails_plays_the_first_legal_action(asked):
    table, seat = asked
    thinkers = Thinkers(1, budget=0.0)

    async def ask():
        try:
            return await thinkers.choose(table.game, question_for(table, seat))
        finally:
            thinkers.close()

    assert asyncio.run(ask()) == table.questions[seat][1][0]
    assert thinkers.pool is None


def test_a_bot_of_ours_thinks_in_a_process_of_its_own():
    places = [Place("person", "Ada"), Place("bot", "", "greedy")]
    table = Sitting("into-the-blue", places=places).start().table
    seat = table.asked()[0]
    table.places[seat] = Place("bot", "", "greedy")
    thinkers = Thinkers(1, budget=60)

    async def ask():
        try:
            question = question_for(table, seat)
            return question, await thinkers.choose(table.game, question)
        finally:
            thinkers.close()

    question, choice = asyncio.run(ask())
    assert question.view
    assert choice == answer_to(question)


def test_a_bots_time_begins_when_its_process_is_there(monkeypatch):
    places = [Place("person", "Ada"), Place("bot", "", "greedy")]
    table = Sitting("into-the-blue", places=places).start().table
    seat = table.asked()[0]
    table.places[seat] = Place("bot", "", "greedy")
    slow = 3.0  # what the process takes to start, and more than a bot has to think
    monkeypatch.setattr("abyssal.table.thinkers.wake_up", partial(time.sleep, slow))
    thinkers = Thinkers(1, budget=slow * 0.9)

    async def ask():
        try:
            question = question_for(table, seat)
            return question, await thinkers.choose(table.game, question), thinkers.pool
        finally:
            thinkers.close()

    question, choice, pool = asyncio.run(ask())
    assert choice == answer_to(question)
    assert pool is not None


def test_a_process_that_does_not_know_the_bot_harms_nobody(asked):
    table, seat = asked
    thinkers = Thinkers(1, budget=60)

    async def ask():
        try:
            return await thinkers.choose(table.game, question_for(table, seat))
        finally:
            thinkers.close()

    assert asyncio.run(ask()) == table.questions[seat][1][0]


THINKING = """
import time
from abyssal.table.thinkers import Thinkers

if __name__ == "__main__":
    thinkers = Thinkers(1, budget=60)
    thinkers.started()
    thinkers.awake[0].result()
    print(*thinkers.pool._processes, flush=True)
    time.sleep(60)
"""


def test_no_process_outlives_a_server_that_is_killed(tmp_path):
    program = tmp_path / "thinking.py"
    program.write_text(THINKING, "utf-8")
    with subprocess.Popen([sys.executable, program], stdout=subprocess.PIPE, text=True) as server:
        process = int(server.stdout.readline())
        assert is_running(process)
        server.kill()
    until = time.monotonic() + 30
    while is_running(process):
        assert time.monotonic() < until
        time.sleep(0.05)


def is_running(process):
    state = subprocess.run(
        ["ps", "-o", "stat=", "-p", str(process)], capture_output=True, text=True
    )
    return bool(state.stdout.strip()) and not state.stdout.startswith("Z")
