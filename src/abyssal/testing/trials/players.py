"""A player for trials of a server: plays game after game, whatever becomes of the connection."""

import asyncio
import json
import time
from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.typing import Origin

from abyssal.testing.trials.history import Faults, History, Message

PAUSE: Final = 0.1
"""Seconds between two actions: a session may not send more than twenty a second."""
SILENCE: Final = 20.0
"""Seconds after which somebody who hears nothing tries again."""
STARTING: Final = 120.0
"""Seconds that a server has to answer first: the machine may be busy."""
AGAIN: Final = ("storage", "stale")
"""Refusals after which a client looks at the table anew: nothing can be kept just now, or what it
saw was old, as after an action that was kept and not acknowledged."""


class Player:
    """One person who plays all seats of a table, one game after the other.

    They know what was acknowledged and shown, and nothing else may have happened.
    """

    def __init__(self, urls: Sequence[str], number: int, games: Sequence[str]) -> None:
        """Their seats are at these addresses of one house, and move to the next when lost."""
        self.choose = Random(number)
        self.urls = deque(urls)
        self.games = games
        self.number = number
        self.histories: dict[str, History] = {}
        """What was told of each table."""
        self.table = ""
        self.cookies = ""
        self.open(STARTING)
        self.sent = 0
        self.last = 0.0
        """When something was acknowledged last."""

    @property
    def history(self) -> History:
        return self.histories[self.table]

    def open(self, patience: float = SILENCE) -> None:
        """Begin a new game, as somebody new."""
        game = self.games[self.number % len(self.games)]
        seats = [{"kind": "me"}, {"kind": "me"}]
        wish = {"game": game, "name": "Ada", "places": seats, "start": True}
        url = self.urls[0]
        with httpx.Client(base_url=url, headers={"origin": url}, timeout=patience) as guest:
            guest.get("/api/hello").raise_for_status()  # 503 while a worker is replaced
            answer = guest.post("/api/tables", json=wish)
            if answer.is_server_error:
                answer.raise_for_status()
            assert answer.status_code == 201, answer.text
            self.table = answer.json()["table"]
            self.histories[self.table] = History()
            self.cookies = "; ".join(f"{name}={value}" for name, value in guest.cookies.items())

    async def play(self, stop: asyncio.Event) -> None:
        """Play on, through all losses of the connection, until told to stop."""
        while not stop.is_set():
            try:
                await self.connected(stop)
                if not stop.is_set():
                    await asyncio.to_thread(self.open)
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError, httpx.HTTPError):
                self.urls.rotate()
                await asyncio.sleep(0.05)

    async def connected(self, stop: asyncio.Event) -> None:
        """Play until the game is over."""
        async with self.socket(0) as first, self.socket(1) as second:
            seats = [Seat(wire) for wire in (first, second)]
            hearing = Hearing(self.history, seats)
            try:
                await hearing.all_seats()
                while not stop.is_set():
                    asked = [seat for seat in seats if seat.legal]
                    if asked:
                        await self.answer(asked[0], hearing)
                        await asyncio.sleep(PAUSE)
                    elif any(seat.is_over for seat in seats):
                        return
                    else:
                        await hearing.next()
            finally:
                await hearing.end()

    def socket(self, seat: int) -> connect:
        url = self.urls[seat % len(self.urls)]
        return connect(
            f"{url.replace('http', 'ws', 1)}/api/tables/{self.table}/socket?seat={seat}",
            origin=Origin(url),
            additional_headers={"cookie": self.cookies},
            open_timeout=SILENCE,
        )

    async def answer(self, seat: "Seat", hearing: "Hearing") -> None:
        """Answer once, and wait until it is acknowledged."""
        id = f"{self.table}-{self.sent}"
        self.sent += 1
        action = self.choose.choice(seat.legal)
        body = {"kind": "play", "id": id, "decision": seat.decision, "actions": [action]}
        await seat.wire.send(json.dumps(body))
        while (message := await hearing.next()).get("ack") != id:
            if "refused" in message:
                if message["error"]["code"] not in AGAIN:
                    raise AssertionError(message)
                raise ConnectionError(message["error"]["code"])
        self.history.acknowledged.append(id)
        self.last = time.monotonic()


class Seat:
    """A socket, and what it has told of the game."""

    def __init__(self, wire: ClientConnection) -> None:
        self.wire = wire
        self.decision = 0
        self.legal: list[str] = []
        self.is_over = False
        self.has_heard = False


class Hearing:
    """What the sockets of a table tell, one message after the other."""

    def __init__(self, history: History, seats: Sequence[Seat]) -> None:
        self.history = history
        self.seats = seats
        self.heard: asyncio.Queue[tuple[int, Message] | BaseException] = asyncio.Queue()
        self.tasks = [asyncio.create_task(self.read(number)) for number in range(len(seats))]

    async def read(self, number: int) -> None:
        try:
            async for text in self.seats[number].wire:
                self.heard.put_nowait((number, json.loads(text)))
            self.heard.put_nowait(ConnectionError("hung up"))
        except ConnectionClosed as error:
            self.heard.put_nowait(error)

    async def next(self) -> Message:
        """The next message, which may show what is asked now."""
        async with asyncio.timeout(SILENCE):
            found = await self.heard.get()
        if isinstance(found, BaseException):
            raise found
        number, message = found
        seat, game = self.seats[number], self.history.hear(number, message)
        if game is not None:
            seat.decision, seat.legal = game["decision"], game["legal"]
            seat.has_heard = True
        if message.get("kind") == "over" or message.get("over"):
            seat.is_over = True
        return message

    async def all_seats(self) -> None:
        """Wait until every socket has shown the game."""
        while not all(seat.has_heard for seat in self.seats):
            await self.next()

    async def end(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def faults_in(players: Iterable[Player], logs: Mapping[str, Sequence[str]]) -> Faults:
    """What contradicts the logs in all that these players were told."""
    found = Faults()
    for player in players:
        for table, history in player.histories.items():
            found = found.plus(history.faults(logs.get(table, [])))
    return found
