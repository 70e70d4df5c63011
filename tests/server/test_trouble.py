"""Faults inside one table stay there."""

import copy

import pytest

from abyssal.games import game as standard
from live.pure import games
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
