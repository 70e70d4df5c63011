"""One scripted game, twice through a real server: as it was, and as one viewer imagines it.

What the viewer may not know is drawn anew in the second run, and the luck to come is the same. All
that reaches the viewer must then be the same bytes, until something hidden is used.
"""

import itertools
import json
from contextlib import ExitStack
from random import Random
from typing import Any, NamedTuple

from abyssal.core.game import Position
from abyssal.table.commands import Fresh
from live.pure import games, staged
from live.wire import NEVER_ASKED, QUICK, Guest, Server, Wire, running

Viewer = int | None
SEATS = 3


class Script(NamedTuple):
    """Two positions that `viewer` cannot tell apart, and actions that use nothing hidden."""

    viewer: Viewer
    positions: tuple[Position, Position]
    moves: list[tuple[int, str]]


def script_for(name: str, viewer: Viewer, luck: int, before: int, most: int) -> Script:
    """Play `before` random actions, then find up to `most` that leave the viewer none the wiser."""
    choose = Random(luck)
    state = games(name, "").new(SEATS, f"{luck:064x}")
    for _ in range(before):
        seat = choose.choice(state.to_act())
        state.play(seat, choose.choice(state.legal(seat)))
    other = state.imagine(viewer, luck)
    other.chance = state.chance.copy()
    first = (state.copy(), other.copy())
    moves: list[tuple[int, str]] = []
    while len(moves) < most and (move := harmless_move(state, other, viewer, choose)):
        seat, action = move
        moves.append((seat, state.game.write(action)))
        state.play(seat, action)
        other.play(seat, action)
    return Script(viewer, first, moves)


def harmless_move(
    state: Position, other: Position, viewer: Viewer, choose: Random
) -> tuple[int, int] | None:
    """An action both positions allow, after which the viewer still sees the same."""
    moves = [
        (seat, action)
        for seat in state.to_act()
        if seat in other.to_act()
        for action in state.legal(seat)
        if action in other.legal(seat)
    ]
    choose.shuffle(moves)
    for seat, action in moves:
        tried = [position.copy() for position in (state, other)]
        for position in tried:
            position.record_events()
            position.play(seat, action)
        seen = [json.dumps([t.view(viewer), t.events(viewer), t.over()]) for t in tried]
        legal = [t.legal(viewer) if viewer is not None else [] for t in tried]
        if seen[0] == seen[1] and legal[0] == legal[1] and not tried[0].over():
            return seat, action
    return None


def transcript(script: Script, position: Position) -> list[str]:
    """All that reaches the viewer when the script is played from `position`."""
    game = staged(position)
    with (
        running(lengths=QUICK._replace(grace=1000), library=lambda name, data: game) as server,
        ExitStack() as stack,
    ):
        stand_still(server)
        people = [server.guest(name) for name in ("Ada", "Grace", "Hedy")]
        table = people[0].open(game.name, "moo")
        for guest in people[1:]:
            guest.join(table, people[0].lobby(table)["code"])
        people[0].command(table, "start")
        watcher = server.guest("Eve")
        wires: list[Wire] = []
        for guest in (*people, watcher):
            wires.append(stack.enter_context(guest.socket(table)))
            for wire in wires:
                wire.until(kind="presence")
        mine = wires[3 if script.viewer is None else script.viewer]
        me = watcher if script.viewer is None else people[script.viewer]
        heard = play(script, wires, mine, me, table)
        return heard + asked_for(me, table, script.viewer)


def stand_still(server: Server) -> None:
    """Times, ids and codes are the same in every run."""
    server.host.clock = lambda: 1000.0
    numbers = itertools.count()
    server.host.fresh = Fresh(lambda: "7" * 64, lambda: f"REEF-{next(numbers):04}", lambda: "table")


def play(script: Script, wires: list[Wire], mine: Wire, me: Guest, table: str) -> list[str]:
    """Let everyone play their part; what the viewer hears, refusals included."""
    for number, (seat, action) in enumerate(script.moves):
        if script.viewer is not None:
            asked = last_game(mine)
            wrong = "nonsense" if action in asked["legal"] else action
            send(mine, f"wrong-{number}", asked["decision"], wrong)
            mine.until(refused=f"wrong-{number}")
        catch_up(wires[seat], f"asked-{number}")
        decision = last_game(wires[seat])["decision"]
        send(wires[seat], f"right-{number}", decision, action)
        wires[seat].until(ack=f"right-{number}")
        send(wires[seat], f"again-{number}", decision, action)
        wires[seat].until(refused=f"again-{number}")
        id = me.command(table, "say", text=f"after {number}")
        assert id.status_code == 200
        for wire in wires[:3] if script.viewer is not None else wires[3:]:
            wire.until(text=f"after {number}")
    return [json.dumps(message) for message in mine.heard]


def send(wire: Wire, id: str, decision: int, action: str) -> None:
    message = {"kind": "play", "id": id, "decision": decision, "actions": [action]}
    wire.connection.send(json.dumps(message))


def catch_up(wire: Wire, id: str) -> None:
    """Hear all that was sent until now: a refusal comes after it."""
    send(wire, id, NEVER_ASKED, "nothing")
    wire.until(refused=id)


def last_game(wire: Wire) -> dict[str, Any]:
    """What a seat was asked last."""
    found = [m.get("game") or m for m in wire.heard if m.get("kind") in ("sync", "game")]
    return found[-1]


def asked_for(me: Guest, table: str, viewer: Viewer) -> list[str]:
    """All that the viewer can ask for: pages of HTTP, and the stream from its beginning."""
    paths = ["", "/record", "/report", "/replay?eyes=all", "/replay?eyes=spectator"]
    paths += [f"/replay?eyes={seat}" for seat in range(SEATS)]
    found = [me.get(f"/api/tables/{table}{path}").text for path in paths]
    found.append(me.get("/api/tables").text)
    found.append(me.post(f"/api/tables/{table}/imagine", {"count": 2}).text)
    with me.http.stream("GET", f"/api/tables/{table}/events") as response:
        found.append(next(line for line in response.iter_lines() if line.startswith("data: ")))
    for wrong in ("nonsense", "stop"):
        body = {"kind": "play", "id": wrong, "decision": 1, "actions": [wrong]}
        found.append(me.post(f"/api/tables/{table}/commands", body).text)
    return found
