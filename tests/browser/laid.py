"""Any position on the real page of a table, without a game that led there: the page is the
server's, and what a table would tell it is made up here."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from abyssal.describe import describe, prompt
from browser.people import Person

TABLE = "laid"
ROBOT = {"kind": "bot", "name": None, "bot": "greedy", "standin": None}
View = dict[str, Any]


def lobby_of(view: View, names: Sequence[str | None]) -> dict[str, Any]:
    """The table around a position; who has no name is a bot."""
    return {
        "table": TABLE,
        "code": None,
        "game": view["game"],
        "options": view["options"],
        "own_data": False,
        "status": "playing",
        "pace": "none",
        "public": False,
        "spectators": True,
        "house": {},
        "host": 0,
        "me": view["viewer"],
        "desk": {"orders": "always", "notes": "", "marks": [""] * view["seats"]},
        "commitment": "ab" * 32,
        "seed": None,
        "phrases": [],
        "created": 0,
        "places": [
            {"kind": "person", "name": name, "bot": None, "standin": None} if name else ROBOT
            for name in names
        ],
        "votes": [],
        "rematch": None,
        "present": [True] * view["seats"],
        "watching": 0,
        "mine": [] if view["viewer"] is None else [view["viewer"]],
    }


class LaidTable:
    """A table on the screen of `me` that stands where it is put; `sent` is what was answered."""

    def __init__(self, me: Person) -> None:
        self.me = me
        self.sent: list[dict[str, Any]] = []
        self.lobby: dict[str, Any] = {}
        self.sync: dict[str, Any] = {}
        self.socket: Any = None
        self.number = 0
        me.page.route(f"**/api/tables/{TABLE}", lambda route: route.fulfill(json=self.lobby))
        me.page.route_web_socket(f"**/api/tables/{TABLE}/socket*", self.connect)

    def connect(self, socket: Any) -> None:
        self.socket = socket
        socket.on_message(lambda text: self.sent.append(json.loads(text)))
        socket.send(json.dumps(self.sync))

    def lay(
        self,
        position: Mapping[str, Any],
        names: Sequence[str | None] = (),
        log: Sequence[Mapping[str, Any]] = (),
        **more: Any,
    ) -> None:
        """Open the page at a position: a view, what may be done there, and what has happened."""
        view = position["view"]
        self.number = 1
        self.lobby = lobby_of(view, [*names, *[None] * view["seats"]][: view["seats"]])
        game = self.message(view, position["legal"], log, **more)
        over = None
        if view["over"]:
            scores = view.get("scores") or [0] * view["seats"]
            winners = view["winners"]
            ranks = [1 if seat in winners else 2 for seat in range(view["seats"])]
            result = {"scores": scores, "ranks": ranks, "winners": winners, "ending": "over"}
            over = {"n": 1, "kind": "over", "view": view, "prompt": prompt(view), "result": result}
            self.lobby["status"] = "over"
        self.sync = {
            "n": 1,
            "kind": "sync",
            "lobby": self.lobby,
            "game": game,
            "over": over,
            "chat": [],
        }
        self.me.go(f"/t/{TABLE}")
        self.me.board.wait_for()

    def show_replay(
        self, view: View, frames: Sequence[Mapping[str, Any]], names: Sequence[str | None]
    ) -> None:
        """Open the replay of a game that is over."""
        self.lobby = lobby_of(view, names[: view["seats"]]) | {"status": "over"}
        replay = {"game": view["game"], "players": [], "result": None, "frames": list(frames)}
        path = f"**/api/tables/{TABLE}/replay*"
        self.me.page.route(path, lambda route: route.fulfill(json=replay))
        self.me.go(f"/t/{TABLE}/replay")
        self.me.board.wait_for()

    def tell(
        self, position: Mapping[str, Any], events: Sequence[Mapping[str, Any]], **more: Any
    ) -> None:
        """The next position, with what led to it."""
        self.number += 1
        message = self.message(position["view"], position["legal"], events, **more)
        self.socket.send(json.dumps(message))

    def message(
        self,
        view: View,
        legal: Sequence[str],
        events: Sequence[Mapping[str, Any]],
        **more: Any,
    ) -> dict[str, Any]:
        told = {"n": self.number, "kind": "game", "view": view, "events": list(events)}
        asked = {"decision": self.number, "legal": list(legal), "undo": False, "deadline": None}
        return told | asked | describe(view, legal) | more
