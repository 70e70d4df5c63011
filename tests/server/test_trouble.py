"""Faults inside one table stay there."""

import copy
from threading import Event

import pytest

from abyssal.core.game import Game
from abyssal.games import game as standard
from live.pure import games
from live.wire import QUICK, running, seated


def broken_game(where: str, armed: Event) -> Game:
    """Into the Blue, with a fault that one action brings out."""
    game = copy.copy(standard("into-the-blue"))
    if where == "read":

        def read(text: str) -> int:
            return 1 // 0 if text == "stop" else standard("into-the-blue").read(text)

        game.read = read  # type: ignore[method-assign]
    else:
        honest = game.write

        def write(action: int) -> str:
            if armed.is_set():
                raise ZeroDivisionError
            return honest(action)

        game.write = write  # type: ignore[method-assign]
    return game


@pytest.mark.parametrize("where", ["read", "write"])
def test_an_exception_freezes_its_table_and_no_other(where: str) -> None:
    armed = Event()
    broken = broken_game(where, armed)

    def library(name: str, own_data: str) -> Game:
        return broken if name == "into-the-blue" else games(name, own_data)

    with running(lengths=QUICK._replace(grace=1000), library=library) as server:
        (ada, grace), table = seated(server)
        (linus, _), other = seated(server, "sealed-bids")
        with ada.socket(table) as mine, grace.socket(table) as theirs:
            wires = [mine, theirs]
            asked = [wire.hear()["game"] for wire in wires]
            seat = next(place for place, game in enumerate(asked) if game["legal"])
            armed.set()
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
