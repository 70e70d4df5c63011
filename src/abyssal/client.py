"""The client library for programs: sit down at a table of a server and play.

A program comes with an invitation, as a person does, or with a token for a seat a person holds.
See docs/programs.md and docs/example_bot.py.
"""

import json
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from http.cookiejar import CookieJar
from types import TracebackType
from typing import Any, Final, TypeVar
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import HTTPCookieProcessor, Request, build_opener
from uuid import uuid4

try:
    from websockets.exceptions import ConnectionClosed, InvalidHandshake
    from websockets.sync.client import ClientConnection, connect
    from websockets.typing import Origin
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        'abyssal.client needs websockets: pip install "abyssal[client]"', name=error.name
    ) from None

from abyssal.core.errors import AbyssalError
from abyssal.core.game import Game, Position
from abyssal.games import game as game_called
from abyssal.games import game_of

WAIT: Final = 0.5
"""Seconds before a lost connection is tried again."""
TRIES: Final = 60
BUSY_WAITS: Final = (0.1, 0.2, 0.4, 0.8, 1.6, 3.2, 6.4, 12.8)
"""Seconds before something that was refused as too much is asked again: half a minute in all."""

T = TypeVar("T")


class Refused(AbyssalError):
    """The server refused something; code and details say what."""


PASSED: Final = ("stale", "not-asked", "not-playing")
"""How the server refuses an answer to a decision that is no longer asked."""


class Decision:
    """A question put to the seat: what it sees, and what it may answer."""

    def __init__(self, seat: "Seat", message: dict[str, Any]) -> None:
        self.seat = seat
        self.message = message
        self.number: int = message["decision"]
        self.view: dict[str, Any] = message["view"]
        self.events: list[dict[str, Any]] = message["events"]
        self.legal: list[str] = message["legal"]
        self.deadline: float | None = message["deadline"]

    def play(self, *actions: str) -> bool:
        """Answer with one action, or with all the picks of a draft.

        False if the table went on meanwhile: time ran out, or a standing order passed.
        """
        try:
            self.seat.command("play", decision=self.number, actions=list(actions))
        except Refused as refused:
            if refused.code in PASSED:
                return False
            raise
        self.seat.answered = self.message
        return True

    def imagine(self, count: int = 1) -> list[Position]:
        """Positions the seat cannot tell from the true one: at most 100 a decision.

        An empty list if the table went on meanwhile.
        """
        path = f"/api/tables/{self.seat.table}/imagine"
        try:
            found = self.seat.door.ask(path, {"count": count})["positions"]
        except Refused as refused:
            if refused.code in PASSED:
                return []
            raise
        states = [self.seat.title(document).load(document) for document in found]
        return states if all(self.is_asked_in(state) for state in states) else []

    def is_asked_in(self, state: Position) -> bool:
        """Whether a position is of this decision, and not of one that has come since."""
        legal = state.legal(self.seat.lobby["me"])
        return [state.game.write(action) for action in legal] == self.legal


class Door:
    """An HTTP client: requests to a server, as one session or with one token."""

    def __init__(self, url: str, token: str | None = None) -> None:
        parts = urlsplit(url)
        self.origin = f"{parts.scheme}://{parts.netloc}"
        self.url = self.origin + parts.path.partition("/t/")[0].rstrip("/")
        """Where the server lies, perhaps below a path; the link to a table does as well."""
        self.cookies = CookieJar()
        self.opener = build_opener(HTTPCookieProcessor(self.cookies))
        self.headers = {"origin": self.origin, "content-type": "application/json"}
        if token is not None:
            self.headers["authorization"] = f"Bearer {token}"

    def ask(self, path: str, body: dict[str, Any] | None = None) -> Any:
        """The answer to a GET, or to a POST with a body; raises Refused."""
        return patiently(lambda: self.ask_once(path, body))

    def ask_once(self, path: str, body: dict[str, Any] | None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        try:
            with self.opener.open(Request(self.url + path, data, self.headers)) as answer:
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
        self.answered: dict[str, Any] | None = None
        """The message with the decision that was answered last."""
        self.own_title: Game | None = None
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
        """The result of the game; None before the end, and if the table agreed to stop."""
        return None if self.over is None else self.over["result"]

    def decisions(self) -> Iterator[Decision]:
        """Every decision put to the seat, each once, until the game is over or the table frozen."""
        put = -1
        while self.over is None and self.lobby.get("status") != "frozen":
            game = self.game
            if game is not None and game["decision"] != put and self.is_open(game):
                put = game["decision"]
                if not is_same(self.answered, game):
                    yield Decision(self, game)
                    continue
            if game is not None and is_waited_for(game):
                self.go_on()
                continue
            self.hear()

    def go_on(self) -> None:
        """Say that the secret cards were looked at: alone among bots the table waits for that."""
        try:
            self.command("looked")
        except Refused as refused:
            if refused.code not in PASSED:
                raise

    def is_open(self, game: dict[str, Any]) -> bool:
        """Whether this seat is asked; of a sealed decision the view tells only how many are."""
        asked = game["view"]["asked"]
        asks = asked > 0 if isinstance(asked, int) else self.lobby["me"] in asked
        return bool(game["legal"]) and asks and not game.get("looking")

    def title(self, document: dict[str, Any]) -> Game:
        """The game of a position, with the numbers this table plays with."""
        ours = game_called(document["game"])
        if document["data"] == ours.data_digest:
            return ours
        if self.own_title is None:
            path = f"/api/tables/{self.table}/data"
            numbers = self.door.ask(path)["data"]
            self.own_title = game_of(ours.name, numbers, "the table's data")
        return self.own_title

    def command(self, kind: str, **arguments: Any) -> None:
        """Give a command: resent until it is acknowledged, carried out once; raises Refused."""
        id = str(uuid4())
        text = json.dumps({"kind": kind, "id": id, **arguments})
        patiently(lambda: self.command_once(id, text))

    def command_once(self, id: str, text: str) -> None:
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
            address = self.door.url.replace("http", "ws", 1)
            try:
                self.socket = self.stack.enter_context(
                    connect(
                        f"{address}/api/tables/{self.table}/socket?since={self.number}",
                        origin=Origin(self.door.origin),
                        additional_headers=self.door.stream_headers(),
                        max_size=None,
                        max_queue=None,  # who thinks long still answers pings, and hangs up at once
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


def patiently(ask: Callable[[], T]) -> T:
    """The answer to a request that is retried, a few times, while the server is busy."""
    for wait in BUSY_WAITS:
        try:
            return ask()
        except Refused as refused:
            if refused.code != "busy":
                raise
        time.sleep(wait)
    return ask()


def is_waited_for(game: dict[str, Any]) -> bool:
    """Whether the table waits for its one person to look at secret cards: it has no clock."""
    looking = game.get("looking")
    return looking is not None and looking["closes"] is None


def is_same(answered: dict[str, Any] | None, game: dict[str, Any]) -> bool:
    """Whether `game` offers a sealed decision again that was answered, so that it can be changed.

    The table numbers it anew then. It is the same if the same may be answered, nobody else has
    done anything, and all that has changed in the view is that my answer now stands there.
    """
    if answered is None or game["decision"] != answered["decision"] + 1:
        return False
    before, view = answered["view"], game["view"]
    sealed = isinstance(before["asked"], int) and isinstance(view["asked"], int)
    alone = all(event["seat"] == view["viewer"] for event in game["events"])
    if not sealed or not alone or game["legal"] != answered["legal"]:
        return False
    return bool(filled({**before, "asked": None}, {**view, "asked": None}))


def filled(before: Any, after: Any) -> int | None:
    """How many values stand where there was none before; None if anything else differs.

    >>> filled({"plan": None, "cash": [7, 3]}, {"plan": "dive", "cash": [7, 3]})
    1
    """
    if before is None and after is not None:
        return 1
    pairs: list[tuple[Any, Any]] = []
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        pairs = [(value, after[key]) for key, value in before.items()]
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        pairs = list(zip(before, after, strict=True))
    elif before != after:
        return None
    counts = [filled(*pair) for pair in pairs]
    return None if None in counts else sum(count or 0 for count in counts)


def refusal(error: dict[str, Any]) -> Refused:
    code, details = str(error["code"]), error["details"]
    return Refused(code, error["message"], details)
