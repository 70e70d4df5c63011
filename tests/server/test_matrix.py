"""Who may do what at a table in which state: every identity, request and status."""

from collections.abc import Iterator
from typing import Any

import pytest

from abyssal.table import entries
from live.wire import QUICK, Guest, Server, running, seated

STATUSES = ["open", "playing", "over", "frozen"]
IDENTITIES = ["stranger", "spectator", "seat", "host", "token"]

# For each request the expected answers, by identity in the order above, then by status.
GET = "GET"
POST = "POST"
ALLOWED = [200, 200, 200, 200]
DONE_ONLY = [403, 403, 200, 403]
NO_SEAT = [403, 403, 403, 403]
NO_SESSION = [401, 401, 401, 401]
NEVER = [409, 409, 409, 409]
MATRIX = {
    (GET, ""): [ALLOWED] * 5,
    (GET, "/data"): [NO_SEAT, NO_SEAT] + [[200, 200, 200, 409]] * 3,
    (GET, "/record"): [DONE_ONLY] * 5,
    (GET, "/replay?eyes=all"): [[409, 403, 200, 403]] * 5,
    (GET, "/replay?eyes=spectator"): [[409, 403, 200, 403]] * 5,
    (GET, "/replay?eyes=1"): [
        [409, 403, 200, 403],
        [409, 403, 200, 403],
        [409, 200, 200, 200],  # the seat is number 1
        [409, 403, 200, 403],
        [409, 200, 200, 200],  # and so is the token's
    ],
    (GET, "/comments"): [DONE_ONLY] * 5,
    (POST, "/comments"): [NO_SESSION, NO_SEAT, DONE_ONLY, DONE_ONLY, NO_SESSION],
    (POST, "/comments/delete"): [NO_SESSION] + [NEVER] * 3 + [NO_SESSION],
    (GET, "/premove"): [NO_SEAT, NO_SEAT] + [NEVER] * 3,  # nothing here can be answered ahead
    (GET, "/circles"): [NO_SESSION] + [ALLOWED] * 3 + [NO_SESSION],
    (GET, "/result"): [[404, 404, 200, 404]] * 5,
    (GET, "/story"): [[409, 403, 200, 403]] * 5,
    (GET, "/review"): [[403, 403, 409, 403]] * 5,  # the game that is over was given up
    (GET, "/why?moment=0"): [[403, 403, 409, 403]] * 5,
    (GET, "/report"): [NO_SEAT, NO_SEAT] + [[409, 409, 409, 200]] * 3,
    (GET, "/tests"): [NO_SEAT, NO_SEAT] + [[409, 409, 409, 409]] * 3,  # none is kept
    (POST, "/link"): [NO_SESSION, NO_SEAT, ALLOWED, ALLOWED, NO_SESSION],
    (POST, "/tokens"): [NO_SESSION, NO_SEAT, ALLOWED, ALLOWED, NO_SESSION],
    (POST, "/imagine"): [NO_SEAT, NO_SEAT] + [[409, 200, 409, 409]] * 3,
    (POST, "/hint"): [NO_SEAT, NO_SEAT] + [NEVER] * 3,  # this title has none
    ("agree", ""): [NO_SESSION, [403, 403, 403, 409]] + [NEVER] * 3,  # nobody has proposed them
    (POST, "/join"): [NO_SESSION, [403, 409, 409, 409], NEVER, NEVER, NO_SESSION],
    (POST, "/claim"): [NO_SESSION, NO_SEAT, NO_SEAT, NO_SEAT, NO_SESSION],
    ("say", ""): [NO_SESSION] + [[200, 200, 200, 409]] * 4,
    ("rename", ""): [NO_SESSION, [403, 403, 403, 409]] + [[200, 200, 200, 409]] * 3,
    ("phrase", ""): [NO_SESSION, [403, 403, 403, 409]] + [[200, 409, 409, 409]] * 3,
    ("renew", ""): [
        NO_SESSION,
        [403, 403, 403, 409],
        [403, 409, 409, 409],
        [200, 409, 409, 409],
        [403, 409, 409, 409],
    ],
    ("undo", ""): [NO_SESSION, [403, 403, 403, 409]] + [[409, 409, 409, 409]] * 3,
    ("orders", ""): [NO_SESSION, [403, 403, 403, 409]] + [[200, 200, 200, 409]] * 3,
    ("premove", ""): [NO_SESSION, [403, 403, 403, 409]] + [NEVER] * 3,
    ("note", ""): [NO_SESSION, [403, 403, 403, 409]] + [[200, 200, 200, 409]] * 3,
    ("believe", ""): [NO_SESSION, [403, 403, 403, 409]] + [[409, 409, 409, 409]] * 3,
    ("mark", ""): [NO_SESSION, [403, 403, 403, 409]] + [[409, 409, 409, 409]] * 3,
    ("act", ""): [NO_SESSION, [403, 403, 403, 409]] + [[409, 409, 409, 409]] * 3,
    ("looked", ""): [NO_SESSION, [403, 403, 403, 409]] + [[409, 409, 409, 409]] * 3,
    (POST, "/left"): [ALLOWED] * 5,  # of a seat's own stream; a spectator's is told to nobody
    (POST, "/new_owner"): [NO_SESSION, NO_SEAT, NEVER, NEVER, NO_SESSION],
    ("away", ""): [NO_SESSION, [403, 403, 403, 409]] + [[200, 200, 200, 409]] * 3,
    ("keep_seat", ""): [NO_SESSION, [403, 403, 403, 409]] + [[409, 409, 409, 409]] * 3,
    ("vote", ""): [NO_SESSION, [403, 403, 403, 409], NEVER, NEVER, NO_SEAT],
}
BODIES: dict[str, dict[str, Any]] = {
    "/imagine": {"count": 1},
    "/hint": {"decision": 1},
    "agree": {"yes": True},
    "/comments": {"moment": 0, "text": "well played"},
    "/comments/delete": {"id": "nothing"},
    "/join": {"code": "REEF-0000", "name": "Eve"},
    "/claim": {"secret": "wrong"},
    "/left": {"stream": "s"},
    "/new_owner": {"seat": 0},
    "away": {"until": None},
    "say": {"text": "hello"},
    "rename": {"name": "Lin"},
    "phrase": {"text": "tide"},
    "orders": {"ask": "never"},
    "premove": {"question": "turn", "actions": ["stop"]},
    "note": {"text": "hm"},
    "believe": {"seat": 9, "belief": 0},
    "mark": {"test": 0, "seat": 0, "mark": "!"},
    "act": {"decision": 1},
    "vote": {"yes": True},
}


@pytest.fixture(scope="module")
def tables() -> Iterator[dict[str, tuple[str, dict[str, Guest]]]]:
    """One table in each status, with the same people."""
    with running(lengths=QUICK._replace(grace=1000)) as server:
        made = {}
        for status in STATUSES:
            game = "into-the-blue" if status == "over" else "sealed-bids"
            made_by = opened if status == "open" else seated
            (host, seat), table = made_by(server, game)
            if status == "over":
                host.command(table, "call_vote", motion="end")
                seat.command(table, "vote", yes=True)
            token = seat.post(f"/api/tables/{table}/tokens").json()["token"]
            if status == "frozen":
                freeze(server, table)
            program = server.guest(hello=False)
            del program.http.headers["origin"]
            program.http.headers["authorization"] = f"Bearer {token}"
            stranger = server.guest(hello=False)
            people = [stranger, server.guest("Eve"), seat, host, program]
            made[status] = (table, dict(zip(IDENTITIES, people, strict=True)))
        yield made


def opened(server: Server, game: str) -> tuple[tuple[Guest, Guest], str]:
    host, seat = server.guest("Ada"), server.guest("Grace")
    table = host.open(game)
    seat.join(table, host.lobby(table)["code"])
    return (host, seat), table


def freeze(server: Server, table: str) -> None:
    """Write a broken entry behind the server's back, and let it read the log anew."""

    async def write() -> None:
        store = server.host.store
        row = await store.row(table)
        assert row is not None
        number = len(await store.entries(table)) + 1
        await store.append(row, number, [entries.write(entries.Played(1.0, "", 0, ["sink"]))])
        del server.host.lives[table]

    server.run(write())


@pytest.mark.parametrize("status", STATUSES)
@pytest.mark.parametrize("identity", IDENTITIES)
@pytest.mark.parametrize("request_", MATRIX, ids=lambda request: "".join(request))
def test_who_may_do_what_when(
    tables: dict[str, tuple[str, dict[str, Guest]]],
    request_: tuple[str, str],
    identity: str,
    status: str,
) -> None:
    method, path = request_
    expected = MATRIX[request_][IDENTITIES.index(identity)][STATUSES.index(status)]
    table, people = tables[status]
    guest = people[identity]
    if method == GET:
        answer = guest.get(f"/api/tables/{table}{path}")
    elif method == POST:
        answer = guest.post(f"/api/tables/{table}{path}", BODIES.get(path))
    else:
        answer = guest.command(table, method, **BODIES.get(method, {}))
    assert answer.status_code == expected, answer.text
    if answer.status_code >= 400:
        assert answer.json()["error"]["code"]
