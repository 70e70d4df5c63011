"""What the server tells of bots: what was measured, and how somebody fared against them."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from abyssal.bots.measured import Book
from abyssal.results.result import Result, Sitting
from abyssal.server.routes import network
from abyssal.store.circle_port import ResultRow
from live.wire import QUICK, Guest, Server, running

BOOK: Book = {
    "into-the-blue": {
        "4": {
            "command": "abyssal arena into-the-blue",
            "version": "1.0",
            "bots": {
                "level-1": {
                    "rating": 900,
                    "margin": 20,
                    "games": 80,
                    "milliseconds": 0.3,
                    "beats": None,
                },
            },
        }
    }
}


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with running(lengths=QUICK._replace(grace=1000)) as server:
        yield server


def end(server: Server, table: str, won: bool) -> None:
    """A game of a person against one bot is over, as far as the store knows."""
    mine = Sitting(rank=1 if won else 2, won=won, decisions=5, own=5)
    theirs = Sitting(kind="bot", rank=2 if won else 1, won=not won, decisions=5)
    result = Result(
        "into-the-blue", 1, options={}, seats=[mine, theirs], digest="", ending="shells"
    )
    line = msgspec.json.encode(result).decode()
    row = ResultRow(table, result.game, started=1.0, ended=2.0, open=True, line=line)
    server.run(server.host.store.keep_result(row))


def record(guest: Guest) -> dict[str, Any]:
    answer = guest.get("/api/me/opponents")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def against(guest: Guest, other: dict[str, str]) -> str:
    """A table of a person and somebody else."""
    places = [{"kind": "me"}, other]
    body = {"game": "into-the-blue", "places": places, "name": guest.name, "start": True}
    table: str = guest.post("/api/tables", body).json()["table"]
    return table


def test_what_was_measured_is_told_with_the_games(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(network, "measured", lambda name: BOOK.get(name, {}))
    games = {game["name"]: game for game in server.guest().get("/api/games").json()}
    assert games["into-the-blue"]["ratings"] == BOOK["into-the-blue"]
    assert games["key-largo"]["ratings"] == {}


def test_a_finished_game_counts_for_whoever_sat_there_alone(server: Server) -> None:
    ada, eve = server.guest("Ada"), server.guest("Eve")
    assert record(ada) == {}
    table = against(ada, {"kind": "bot", "bot": "level-1"})
    assert record(ada) == {}
    end(server, table, won=True)
    assert record(ada) == {"into-the-blue": {"level-1": {"games": 1, "won": 1}}}
    assert record(eve) == {}


def test_around_one_screen_nobody_knows_whose_game_it_was(server: Server) -> None:
    ada = server.guest("Ada")
    end(server, against(ada, {"kind": "me"}), won=True)
    assert record(ada) == {}


def test_nobody_without_a_session_is_told(server: Server) -> None:
    assert server.guest("Eve", hello=False).get("/api/me/opponents").status_code == 401
