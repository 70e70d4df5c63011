"""The two wires: the same messages, nothing lost on the way, presence, absence, return."""

import json
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack
from pathlib import Path
from typing import Any, TypeVar

import pytest
from httpx import Response

from abyssal.keeper.timeouts import Timeouts
from abyssal.table.places import Seconds, Times
from live.wire import PATIENCE, QUICK, Guest, Server, Wire, running, seated

NEVER = QUICK._replace(grace=1000)

T = TypeVar("T")


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with running(lengths=NEVER) as server:
        yield server


def wait_for(condition: Callable[[], T], seconds: float = PATIENCE) -> T:
    """Whatever becomes true within a while."""
    end = time.monotonic() + seconds
    while not (found := condition()):
        assert time.monotonic() < end
        time.sleep(0.01)
    return found


def asked(wires: list[Wire]) -> tuple[int, dict[str, Any]] | None:
    """The last `game` message of whoever is asked, and their place."""
    for place, wire in enumerate(wires):
        games = [m.get("game") or m for m in wire.heard if m.get("kind") in ("game", "sync")]
        if games and games[-1].get("legal"):
            return place, games[-1]
    return None


def wait_and_hear(wire: Wire, condition: Callable[[], T]) -> T:
    """Hear what comes until the condition holds."""

    def holds() -> T:
        wire.quiet(0.05)
        return condition()

    return wait_for(holds)


def answer_once(wires: list[Wire]) -> None:
    """Let whoever is asked play their first legal action; all hear of it."""
    found = asked(wires)
    assert found is not None
    place, game = found
    wires[place].ask("play", decision=game["decision"], actions=[game["legal"][0]])
    for wire in wires:
        wire.catch_up()


def seats_told_of(wire: Wire) -> set[int | None]:
    """The seats of which a wire has heard that they did something."""
    games = [m.get("game") or m for m in wire.heard if m.get("kind") in ("game", "sync")]
    return {event.get("seat") for game in games for event in game["events"]}


def sse(guest: Guest, table: str, query: str = "") -> AbstractContextManager[Response]:
    return guest.http.stream("GET", f"/api/tables/{table}/events{query}")


def events_of(lines: Iterator[str], count: int) -> list[tuple[int | None, dict[str, Any]]]:
    """The first messages of a stream of events, each with its id."""
    found, id = [], None
    for line in lines:
        if line.startswith("id: "):
            id = int(line[4:])
        elif line.startswith("data: "):
            found.append((id, json.loads(line[6:])))
            id = None
            if len(found) == count:
                break
    return found


def test_events_and_socket_carry_the_same_messages(server: Server) -> None:
    (ada, grace), table = seated(server)
    with ExitStack() as stack:
        response = stack.enter_context(sse(ada, table))
        assert response.headers["content-type"].startswith("text/event-stream")
        mine = stack.enter_context(ada.socket(table))
        theirs = stack.enter_context(grace.socket(table))
        for wire in (mine, theirs):
            wire.catch_up()
        for _ in range(6):
            answer_once([mine, theirs])
        numbered = [message for message in mine.heard if "n" in message]
        lines = response.iter_lines()
        heard: list[dict[str, Any]] = []
        while len(heard) < len(numbered):
            ((id, message),) = events_of(lines, 1)
            if "n" in message:
                assert id == message["n"]
                heard.append(message)
    assert heard == numbered


def test_last_event_id_counts_as_since(server: Server) -> None:
    (ada, _), table = seated(server)
    ada.command(table, "say", text="one")
    with sse(ada, table) as response:
        ((n, _),) = events_of(response.iter_lines(), 1)
    ada.command(table, "say", text="two")
    with ada.http.stream(
        "GET", f"/api/tables/{table}/events", headers={"last-event-id": str(n)}
    ) as response:
        ((_, sync),) = events_of(response.iter_lines(), 1)
    assert [line["text"] for line in sync["chat"]] == ["two"]


def test_whoever_reconnects_hears_what_they_missed(server: Server) -> None:
    (ada, grace), table = seated(server)
    with ada.socket(table) as mine, grace.socket(table) as theirs:
        for wire in (mine, theirs):
            wire.catch_up()
        answer_once([mine, theirs])
        last = max(mine.numbers())
    grace.command(table, "say", text="where are you?")
    with ada.socket(table, f"?since={last}") as mine:
        sync = mine.hear()
        assert sync["n"] == last + 1
        assert sync["game"]["events"] == []
        assert [line["text"] for line in sync["chat"]] == ["where are you?"]
    with ada.socket(table) as mine:
        assert mine.hear()["game"]["events"]


def test_a_command_sent_again_is_acknowledged_again_and_done_once(server: Server) -> None:
    guest = server.guest()
    table = guest.open()
    body = {"kind": "say", "id": "the-same", "text": "hello"}
    for _ in range(3):
        answer = guest.post(f"/api/tables/{table}/commands", body)
        assert answer.json() == {"ack": "the-same"}
    with guest.socket(table) as wire:
        assert len(wire.hear()["chat"]) == 1


def test_a_refusal_names_its_command_and_says_why(server: Server) -> None:
    (ada, _), table = seated(server)
    with ada.socket(table) as wire:
        answer = wire.ask("play", decision=99, actions=["stop"])
        assert answer["error"]["code"] == "stale"


def test_everyone_sees_who_is_here(server: Server) -> None:
    (ada, grace), table = seated(server)
    eve = server.guest("Eve")
    with ada.socket(table) as mine:
        assert mine.until(kind="presence")["present"] == [True, False]
        with grace.socket(table), eve.socket(table):
            message = mine.until(kind="presence", watching=1)
            assert message["present"] == [True, True]
            assert eve.lobby(table)["watching"] == 1
        mine.until(kind="presence", watching=0)


def test_a_table_can_refuse_spectators(server: Server) -> None:
    (ada, _), table = seated(server, spectators=False)
    eve = server.guest("Eve")
    with pytest.raises(Exception, match="403"), eve.socket(table):
        pass
    assert eve.get(f"/api/tables/{table}/events").status_code == 403
    assert eve.command(table, "say", text="hello").status_code == 403
    assert eve.lobby(table)["status"] == "playing"
    with ada.socket(table) as wire:
        assert wire.hear()["lobby"]["spectators"] is False


def test_an_unknown_table_is_not_found(server: Server) -> None:
    guest = server.guest()
    for path in ("", "/record", "/replay", "/events", "/report"):
        assert guest.get(f"/api/tables/nowhere{path}").status_code in (403, 404)
    with pytest.raises(Exception, match="404"), guest.socket("nowhere"):
        pass


# Bots and absence


def test_bots_play_by_themselves(server: Server) -> None:
    guest = server.guest()
    table = guest.open(places="mbbb", start=True)
    with guest.socket(table) as wire:
        while not seats_told_of(wire) >= {1, 2, 3}:
            wait_and_hear(wire, lambda: asked([wire]))
            answer_once([wire])
    played = server.look(table, lambda table: {entry.seat for entry in table.record.entries})
    assert played >= {1, 2, 3}


def test_a_bot_stands_in_for_whoever_is_away_until_they_are_back() -> None:
    with running(lengths=QUICK._replace(grace=0.2)) as server:
        (ada, grace), table = seated(server, people=2, pace="relaxed")
        with ada.socket(table) as mine:
            mine.hear()
            wait_and_hear(mine, lambda: ada.lobby(table)["places"][1]["standin"])
            for _ in range(4):
                wait_and_hear(mine, lambda: asked([mine]))
                answer_once([mine])
            with grace.socket(table) as theirs:
                theirs.until(kind="table")
                assert ada.lobby(table)["places"][1]["standin"] is None
                assert ada.lobby(table)["places"][1]["name"] == "Grace"


def test_a_game_rests_while_nobody_is_there() -> None:
    with running(lengths=QUICK._replace(grace=0.05)) as server:
        (ada, grace), table = seated(server)
        with ada.socket(table), grace.socket(table):
            pass

        async def is_left_alone() -> bool:
            live = await server.host.live(table)
            return len(live.left_at) == 2

        async def what_will_happen() -> list[tuple[float, Any]]:
            return server.host.moments(await server.host.live(table))

        wait_for(lambda: server.run(is_left_alone()))
        assert server.run(what_will_happen()) == []
        assert [place["standin"] for place in ada.lobby(table)["places"]] == [None, None]


def test_time_runs_out_and_then_a_bot_plays() -> None:
    seconds: Seconds = {"none": None, "relaxed": 100, "brisk": 0.1}
    with running(
        lengths=Timeouts(grace=100, pause=0, times=Times(decision=seconds, second=0.02))
    ) as server:
        (ada, grace), table = seated(server, pace="brisk")
        with ada.socket(table) as mine, grace.socket(table):
            mine.hear()
            wait_for(lambda: all(place["standin"] for place in ada.lobby(table)["places"]))
            assert mine.ask("return")["ack"]
            lobby = wait_for(lambda: ada.lobby(table))
            assert lobby["status"] in ("playing", "over")


def test_idle_tables_leave_memory_and_come_back_as_they_were() -> None:
    with running(lengths=QUICK._replace(idle=0)) as server:
        (ada, _), table = seated(server)
        before = server.look(table, lambda table: table.playing().hash())

        async def is_evicted() -> bool:
            server.host.evict()
            return table not in server.host.lives

        wait_for(lambda: server.run(is_evicted()))
        assert ada.lobby(table)["status"] == "playing"
        assert server.look(table, lambda table: table.playing().hash()) == before


def test_another_writer_is_noticed_and_nothing_is_lost(server: Server) -> None:
    """A second process that wrote to the log: this one reads on and tries again."""
    import asyncio

    from abyssal.keeper.host import Host, digest
    from abyssal.store.opening import open_store
    from abyssal.store.sqlite import SqliteStore
    from abyssal.table.commands import Giver, Say

    (ada, grace), table = seated(server)
    store: Any = server.host.store
    is_file = isinstance(store, SqliteStore)
    where = Path(store.engine.url.database) if is_file else store.where

    async def write_elsewhere() -> None:
        other = Host(open_store(where, Path()))
        session = digest(grace.http.cookies["abyssal"])
        await other.command(table, Giver(1, session), Say("elsewhere", "from elsewhere"))
        await other.close()

    with ada.socket(table) as mine:
        mine.until(kind="presence")
        asyncio.run(write_elsewhere())
        assert mine.ask("say", text="from here")["ack"]
        texts = [line["text"] for m in mine.heard for line in m.get("chat", [])]
        texts += [m["text"] for m in mine.heard if m.get("kind") == "chat"]
        assert texts == ["from elsewhere", "from here"]
        numbers = mine.numbers()
        assert numbers == sorted(numbers)
    with grace.socket(table) as theirs:
        assert [line["text"] for line in theirs.hear()["chat"]] == texts
