"""The protocol for programs: sit down at a table and play.

A program comes with an invitation, as a person does, or with a token for a seat a person holds.
See docs/programs.md and docs/example_bot.py.
"""

import json
import time
from collections.abc import Iterator
from contextlib import ExitStack
from http.cookiejar import CookieJar
from types import TracebackType
from typing import Any, Final
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import HTTPCookieProcessor, Request, build_opener
from uuid import uuid4

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from abyssal.core.errors import AbyssalError
from abyssal.core.game import State
from abyssal.games import game as game_called

WAIT: Final = 0.5
"""Seconds before a lost connection is tried again."""
TRIES: Final = 60


class Refused(AbyssalError):
    """The server refused something; code and details say what."""


class Decision:
    """A question put to the seat: what it sees, and what it may answer."""

    def __init__(self, seat: "Seat", message: dict[str, Any]) -> None:
        self.seat = seat
        self.number: int = message["decision"]
        self.view: dict[str, Any] = message["view"]
        self.events: list[dict[str, Any]] = message["events"]
        self.legal: list[str] = message["legal"]
        self.deadline: float | None = message["deadline"]

    def play(self, *actions: str) -> None:
        """Answer with one action, or with all the picks of a draft."""
        self.seat.command("play", decision=self.number, actions=list(actions))

    def imagine(self, count: int = 1) -> list[State]:
        """Positions the seat cannot tell from the true one: at most 100 a decision."""
        path = f"/api/tables/{self.seat.table}/imagine"
        found = self.seat.door.ask(path, {"count": count})["positions"]
        return [game_called(document["game"]).load(document) for document in found]


class Door:
    """Requests to a server, as one session or with one token."""

    def __init__(self, url: str, token: str | None = None) -> None:
        parts = urlsplit(url)
        self.origin = f"{parts.scheme}://{parts.netloc}"
        self.cookies = CookieJar()
        self.opener = build_opener(HTTPCookieProcessor(self.cookies))
        self.headers = {"origin": self.origin, "content-type": "application/json"}
        if token is not None:
            self.headers["authorization"] = f"Bearer {token}"

    def ask(self, path: str, body: dict[str, Any] | None = None) -> Any:
        """The answer to a GET, or to a POST with a body; raises Refused."""
        data = None if body is None else json.dumps(body).encode()
        try:
            with self.opener.open(Request(self.origin + path, data, self.headers)) as answer:
                return json.load(answer)
        except HTTPError as error:
            with error:
                raise refusal(json.load(error)["error"]) from error

    def stream_headers(self) -> dict[str, str]:
        """What a socket sends to be recognised."""
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.cookies)
        return {"cookie": cookies} if cookies else {"authorization": self.headers["authorization"]}


class Seat:
    """A seat at a table, held by a program. Lost connections are opened again."""

    def __init__(self, door: Door, table: str) -> None:
        self.door = door
        self.table = table
        self.lobby: dict[str, Any] = {}
        self.game: dict[str, Any] | None = None
        self.over: dict[str, Any] | None = None
        self.number = 0
        self.stack = ExitStack()
        self.socket: ClientConnection | None = None

    def __enter__(self) -> "Seat":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stack.close()

    @property
    def result(self) -> dict[str, Any] | None:
        """The end of the game; None before it, and if the table agreed to stop."""
        return None if self.over is None else self.over["result"]

    def decisions(self) -> Iterator[Decision]:
        """Every decision put to the seat, until the game is over.

        One that is not answered before the next message comes is put again.
        """
        answered = -1
        while self.over is None and self.lobby.get("status") != "frozen":
            game = self.game
            asks = game is not None and game["legal"] and not game.get("looking")
            if game is not None and asks and game["decision"] != answered:
                if is_asked(game["view"], self.lobby["me"]):
                    answered = game["decision"]
                    yield Decision(self, game)
                    continue
                answered = game["decision"]
            self.hear()

    def command(self, kind: str, **arguments: Any) -> None:
        """Give a command: resent until it is acknowledged, carried out once; raises Refused."""
        id = str(uuid4())
        text = json.dumps({"kind": kind, "id": id, **arguments})
        self.send(text)
        while True:
            message = self.hear(resend=text)
            if message.get("ack") == id:
                return
            if message.get("refused") == id:
                raise refusal(message["error"])

    # The wire

    def send(self, text: str) -> None:
        try:
            self.connected().send(text)
        except ConnectionClosed:
            self.hang_up()

    def hear(self, resend: str | None = None) -> dict[str, Any]:
        """The next message, whatever happens to the connection meanwhile."""
        while True:
            if self.socket is None and resend is not None:
                self.send(resend)
            try:
                message: dict[str, Any] = json.loads(self.connected().recv())
            except ConnectionClosed:
                self.hang_up()
                continue
            self.note(message)
            return message

    def note(self, message: dict[str, Any]) -> None:
        """Keep what a message tells."""
        self.number = message.get("n", self.number)
        self.lobby = message.get("lobby", self.lobby)
        match message.get("kind"):
            case "sync":
                self.game, self.over = message["game"], message["over"]
            case "game":
                self.game = message
            case "over":
                self.over = message

    def connected(self) -> ClientConnection:
        """The socket, opened again if it was lost."""
        for _ in range(TRIES):
            if self.socket is not None:
                return self.socket
            address = self.door.origin.replace("http", "ws", 1)
            try:
                self.socket = self.stack.enter_context(
                    connect(
                        f"{address}/api/tables/{self.table}/socket?since={self.number}",
                        origin=Origin(self.door.origin),
                        additional_headers=self.door.stream_headers(),
                        max_size=None,
                    )
                )
            except (OSError, InvalidHandshake):
                time.sleep(WAIT)
        raise Refused("server", "the server does not answer")

    def hang_up(self) -> None:
        self.stack.close()
        self.socket = None


def join(url: str, code: str, name: str) -> Seat:
    """Take an open seat with an invitation, as a person does."""
    door = Door(url)
    door.ask("/api/hello")
    answer = door.ask("/api/join", {"code": code, "name": name})
    return Seat(door, answer["table"])


def play_for(url: str, table: str, token: str) -> Seat:
    """Play for a seat whose person made this token."""
    return Seat(Door(url, token), table)


def is_asked(view: dict[str, Any], seat: int) -> bool:
    """Whether this seat is asked; in a sealed decision it is, while it has something to answer."""
    asked = view["asked"]
    return asked > 0 if isinstance(asked, int) else seat in asked


def refusal(error: dict[str, Any]) -> Refused:
    code, details = str(error["code"]), error["details"]
    return Refused(code, error["message"], details)
