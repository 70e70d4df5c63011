"""What takes long is computed in a process beside the event loop, within bounds."""

import asyncio
import threading
from collections.abc import Iterator
from importlib.resources import files
from typing import Any, cast

import pytest
from httpx import Response

import abyssal
from abyssal.core.game import Game
from abyssal.games import game_with
from abyssal.games.unfathomable.faces.printed_box import box
from abyssal.games.unfathomable.game import Unfathomable
from abyssal.keeper.jobs import Jobs
from abyssal.keeper.workers import TooLong, Workers
from abyssal.server.replays import Replays
from abyssal.server.settings import Rate, Settings
from abyssal.table import pins
from abyssal.table.errors import Refused
from abyssal.table.places import Times
from live.pure import games
from live.wire import GENEROUS, QUICK, Guest, Server, code_of, running, seated

NEVER = QUICK._replace(grace=1000)


def own_data(title: str) -> str:
    package = title.replace("-", "_")
    return (files("abyssal.games") / package / "data" / f"{package}.toml").read_text("utf-8")


PLACES = [{"kind": "me"}, {"kind": "open"}]


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with running(lengths=NEVER) as server:
        yield server


def opened(guest: Guest, data: str, title: str = "into-the-blue") -> Response:
    body = {"game": title, "name": "Ada", "places": PLACES, "data": data}
    return guest.post("/api/tables", body)


def test_own_data_is_read_in_a_process_first(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the server's own process it is read only once another has shown that it can be."""
    text = own_data("into-the-blue") + "# mine"
    readers = []
    honest = game_with

    def watched(name: str, text: str, origin: str) -> Game:
        readers.append(asyncio._get_running_loop())
        return honest(name, text, origin)

    monkeypatch.setattr(pins, "game_with", watched)
    guest = server.guest()
    wrong = opened(guest, text.replace("chests", "boxes"))
    assert (wrong.status_code, code_of(wrong)) == (400, "data")
    details = wrong.json()["error"]["details"]
    assert details == {"file": "own data", "line": 1, "field": "chests"}
    assert readers == []
    assert opened(guest, text).status_code == 201
    assert readers == [None]  # once, and not in the thread of the event loop


def test_own_data_that_takes_too_long_is_refused_and_harms_nobody(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = own_data("into-the-blue") + "# slow"
    guest = server.guest()

    async def too_long(self: Workers, limit: float, *job: Any) -> None:
        raise TooLong("it hangs")

    with monkeypatch.context() as patched:
        patched.setattr(Workers, "run", too_long)
        refused = opened(guest, text)
        assert (refused.status_code, code_of(refused)) == (400, "data")
    assert opened(guest, text).status_code == 201


@pytest.mark.parametrize("data", ["a = 1979-05-27", "a" + ".a" * 30_000 + " = 1", "a = ["])
def test_own_data_that_cannot_be_read_is_a_refusal(server: Server, data: str) -> None:
    answer = opened(server.guest(), data, "unfathomable")
    assert (answer.status_code, code_of(answer)) == (400, "data")


# Replays


def test_a_table_with_own_data_shows_what_its_own_box_prints(server: Server) -> None:
    guest, other = server.guest(), server.guest("Eve")
    row = '{ name = "hull-leak", test = ['
    data = own_data("unfathomable")
    before = data.split(row)[1].split("]")[0]
    changed = data.replace(f"{row}{before}]", f"{row}19]").replace(
        '"lose sanity 2", "risk 4"', '"lose sanity 3", "risk 4"'
    )
    body = {"game": "unfathomable", "name": "Ada", "data": changed, "spectators": False}
    places = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    answer = guest.post("/api/tables", {**body, "places": places})
    assert answer.status_code == 201, answer.text
    own = other.get(f"/api/tables/{answer.json()['table']}/box").json()
    sold = box(cast(Unfathomable, abyssal.game("unfathomable")).cards)
    assert (own["mythos"]["hull-leak"]["target"], own["mythos"]["hull-leak"]["partial"]) == (19, 0)
    differing = {key for key in sold["texts"] if own["texts"][key] != sold["texts"][key]}
    assert "mythos-class-struggle" in differing
    assert differing <= {"mythos-class-struggle", "mythos-hull-leak"}
    plain = opened(guest, own_data("into-the-blue")).json()["table"]
    assert guest.get(f"/api/tables/{plain}/box").json() == {}


def test_a_finished_game_is_replayed_once_for_all_who_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(limits=GENEROUS._replace(replays=Rate(0.0001, 2)))
    with running(lengths=NEVER, settings=settings) as server:
        _, table = ended(server)
        asked = []
        honest = Jobs.replay

        async def counted(self: Jobs, *arguments: Any, **named: Any) -> bytes:
            asked.append((arguments, named))
            return await honest(self, *arguments, **named)

        monkeypatch.setattr(Jobs, "replay", counted)
        stranger = server.guest("Eve")
        answers = [stranger.get(f"/api/tables/{table}/replay?eyes=all") for _ in range(5)]
        assert [answer.status_code for answer in answers] == [200] * 5
        assert len({answer.content for answer in answers}) == 1
        assert answers[0].json()["frames"]
        assert len(asked) == 1
        plain = stranger.get(
            f"/api/tables/{table}/replay?eyes=all", headers={"accept-encoding": "identity"}
        )
        assert "content-encoding" not in plain.headers
        assert plain.json() == answers[0].json()
        others = [stranger.get(f"/api/tables/{table}/replay?eyes={seat}") for seat in (0, 1)]
        assert [answer.status_code for answer in others] == [200, 429]
        assert stranger.get(f"/api/tables/{table}/replay?eyes=all").status_code == 200


def ended(server: Server) -> tuple[Guest, str]:
    """A table whose people agreed to stop."""
    (ada, grace), table = seated(server)
    with ada.socket(table), grace.socket(table):
        assert ada.command(table, "call_vote", motion="end").status_code == 200
        assert grace.command(table, "vote", yes=True).status_code == 200
    assert ada.lobby(table)["status"] == "ended"
    return ada, table


def test_nobody_waits_while_a_replay_is_computed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Something that takes for ever is asked for; the server answers everyone else."""
    with running(lengths=NEVER) as server:
        ada, table = ended(server)
        begun, go_on = threading.Event(), threading.Event()

        async def endless(self: Jobs, *arguments: Any, **named: Any) -> bytes:
            begun.set()
            await asyncio.to_thread(go_on.wait)
            return b""

        monkeypatch.setattr(Jobs, "replay", endless)
        monkeypatch.setattr(
            "abyssal.server.routes.after.unpacked_for", lambda request, packed: None
        )
        slow = threading.Thread(target=lambda: server.guest().get(f"/api/tables/{table}/replay"))
        slow.start()
        assert begun.wait(30)
        assert ada.lobby(table)["status"] == "ended"
        go_on.set()
        slow.join(30)


def test_too_much_at_once_is_busy() -> None:
    async def ask() -> bytes:
        busy = Jobs(games, Workers(1, waiting=0))
        try:
            return await busy.replay("t", [], Times(), "", "all", True)
        finally:
            busy.close()

    with pytest.raises(Refused, match="too much to do") as refusal:
        asyncio.run(ask())
    assert refusal.value.code == "busy"


def test_replays_that_nobody_wants_are_dropped_first() -> None:
    async def use() -> list[str]:
        replays = Replays(most=10)
        computed = []

        async def compute(key: str) -> bytes:
            computed.append(key)
            return b"1234"

        async def get(key: str) -> bytes:
            return await replays.get((key, "all"), lambda: compute(key))

        for key in ("a", "b", "a", "c", "a", "b"):
            await get(key)
        assert computed == ["a", "b", "c", "b"]
        assert replays.size == 8
        await asyncio.gather(get("d"), get("d"), get("d"))
        return computed

    assert asyncio.run(use())[-1] == "d"


# Imagined positions


def test_many_imagined_positions_come_from_the_process_and_look_alike() -> None:
    with running(lengths=NEVER) as server:
        (ada, grace), table = seated(server, "in-too-deep")
        game = games("in-too-deep", "")
        seat = server.look(table, lambda table: table.asked()[0])
        asked = (ada, grace)[seat]
        answer = asked.post(f"/api/tables/{table}/imagine", {"count": 30})
        positions = [game.load(document) for document in answer.json()["positions"]]
        assert len(positions) == 30
        true, view = server.look(
            table, lambda table: (table.playing().hash(), table.playing().view(seat))
        )
        assert all(position.view(seat) == view for position in positions)
        hashes = {position.hash() for position in positions}
        assert len(hashes) > 1
        assert true not in hashes
        single = asked.post(f"/api/tables/{table}/imagine", {"count": 1}).json()["positions"]
        assert game.load(single[0]).view(seat) == view
        assert code_of(asked.post(f"/api/tables/{table}/imagine", {"count": 70})) == "imagined"
