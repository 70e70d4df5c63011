"""Any position on the real page of a table, without a game that led there: the page is the
server's, and what a table would tell it is made up here."""

import json
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any
from urllib.parse import parse_qs, urlsplit

import msgspec
from playwright.sync_api import Route

from abyssal.describe import describe, prompt
from abyssal.keeper.reviews import Case, Found, reasons
from abyssal.record import Record
from abyssal.table.replay import Eyes, story_of, whole_replay
from abyssal.table.stage import stage_of
from browser.people import Person

TABLE = "laid"
ROBOT = {"kind": "bot", "name": None, "bot": "greedy", "standin": None}
KNOWN = f"""
if (location.protocol.startsWith("http"))
  for (let seat = 0; seat < 6; seat++) localStorage.setItem(`abyssal.known.{TABLE}.${{seat}}`, "9");
"""
"""Whoever sits here has seen their secret cards before."""
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
        "history": True,
        "host": 0,
        "me": view["viewer"],
        "desk": {
            "orders": "always",
            "notes": "",
            "beliefs": [2] * view["seats"],
            "remarks": [""] * view["seats"],
            "marks": [],
        },
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


def fulfil_why(record: Record, route: Route) -> None:
    """Answer why a bot did what it did."""
    asked = parse_qs(urlsplit(route.request.url).query)
    seat, moment = int(asked["of"][0]), int(asked["moment"][0])
    route.fulfill(json=msgspec.to_builtins(reasons(Case(record.text(), seat), moment)))


class LaidTable:
    """A table on the screen of `me` that stands where it is put; `sent` is what was answered."""

    def __init__(self, me: Person) -> None:
        self.me = me
        self.sent: list[dict[str, Any]] = []
        self.lobby: dict[str, Any] = {}
        self.sync: dict[str, Any] = {}
        self.socket: Any = None
        self.number = 0
        me.context.add_init_script(KNOWN)
        me.page.route(f"**/api/tables/{TABLE}", lambda route: route.fulfill(json=self.lobby))
        self.tell_story(None)
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

    def tell_story(self, story: Any) -> None:
        """What the server will tell of the game once it is over."""
        answer = {"story": story}
        self.me.page.route(f"**/api/tables/{TABLE}/story", lambda route: route.fulfill(json=answer))

    def show_replay(self, record: Record, names: Sequence[str | None], address: str = "") -> None:
        """Open the replay of a game that is over."""
        self.tell_replay(record, names)
        self.me.go(f"/t/{TABLE}/replay{address}")
        self.me.board.wait_for()

    def tell_replay(self, record: Record, names: Sequence[str | None]) -> None:
        """What the server will tell of a game that is over."""
        view = record.replay().view()
        self.lobby = lobby_of(view, names[: view["seats"]]) | {"status": "over"}
        self.tell_story(story_of(record))

        def replay(route: Route) -> None:
            eyes = parse_qs(urlsplit(route.request.url).query)["eyes"][0]
            seen: Eyes = "all" if eyes == "all" else int(eyes) if eyes.isdigit() else None
            frames = whole_replay(record, seen)
            answer = {"game": view["game"], "players": [], "result": None, "frames": frames}
            route.fulfill(json=answer)

        self.me.page.route(f"**/api/tables/{TABLE}/replay*", replay)
        self.me.page.route(f"**/api/tables/{TABLE}/why*", partial(fulfil_why, record))
        said: dict[str, Any] = {"comments": []}
        about = f"**/api/tables/{TABLE}/comments"
        self.me.page.route(about, lambda route: route.fulfill(json=said))

    def show_review(
        self, record: Record, names: Sequence[str | None], found: Mapping[int, Found]
    ) -> None:
        """Open the review of a game that is over; `found` are the reviews by seat. The first
        question how far one is, is answered with a number."""
        self.tell_replay(record, names)
        progress = [{"done": False, "judged": 7, "of": 9}]

        def review(route: Route) -> None:
            seat = int(parse_qs(urlsplit(route.request.url).query)["of"][0])
            told = progress.pop() if progress else msgspec.to_builtins(found[seat])
            route.fulfill(json=told)

        self.me.page.route(f"**/api/tables/{TABLE}/review*", review)
        self.lobby["me"] = 0
        self.me.go(f"/t/{TABLE}/review")
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
        stage = stage_of(view["game"])
        told |= {"stages": [stage(event) for event in events], "lead": 0}
        asked = {"decision": self.number, "legal": list(legal), "undo": False, "deadline": None}
        return told | asked | describe(view, legal) | more
