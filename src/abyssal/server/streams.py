"""The two transports of a table's messages: a WebSocket, and Server-Sent Events with POST."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from time import perf_counter
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from abyssal.core.errors import AbyssalError
from abyssal.keeper.host import Host
from abyssal.server.errors import denied, shown_error
from abyssal.server.json import read_json
from abyssal.server.people import Person
from abyssal.server.rates import Rates
from abyssal.server.settings import Limits
from abyssal.table.commands import AnyCommand, CallVote, Giver, HandOver, Vote, Withdraw

MOVED_ON: Final = 4001
"""The seat of this connection has changed hands: open the stream again, without `since`."""
TOO_SLOW: Final = 4002
RESTARTING: Final = 1012
"""The server stops, and is perhaps started again: open the stream again with `since`."""
LAST_WORD: Final = 0.1
"""Seconds in which the answer to somebody's last command still reaches them."""
HEARTBEAT: Final = 15.0
ID_LENGTH: Final = 64
COMMANDS: Final[msgspec.json.Decoder[AnyCommand]] = msgspec.json.Decoder(AnyCommand)
"""Made once: to learn the kinds of commands takes longer than to read one."""


class Socket:
    """A WebSocket that follows a table. What cannot be sent at once waits its turn."""

    def __init__(self, socket: WebSocket, giver: Giver, limits: Limits) -> None:
        self.socket = socket
        self.viewer = giver.seat
        self.session = giver.session
        self.limits = limits
        self.unsent: deque[bytes | int] = deque()
        self.bytes = 0
        """How much of that there is."""
        self.sending: asyncio.Task[None] | None = None
        self.is_busy = False
        """Whether a command is being carried out that is not answered yet."""
        self.is_ending = False

    def send(self, message: bytes) -> None:
        if is_too_much(self.limits, len(self.unsent), self.bytes, message):
            self.unsent.clear()
            self.bytes = 0
            self.unsent.append(TOO_SLOW)
        else:
            self.unsent.append(message)
            self.bytes += len(message)
        self.start()

    def close(self) -> None:
        asyncio.get_running_loop().call_later(LAST_WORD, self.close_now)

    def close_now(self) -> None:
        self.unsent.append(MOVED_ON)
        self.start()

    def end(self) -> None:
        """The server stops: hang up once the command under way is answered."""
        self.is_ending = True
        if not self.is_busy:
            self.unsent.append(RESTARTING)
            self.start()

    def start(self) -> None:
        if self.sending is None:
            self.sending = asyncio.create_task(self.send_all())

    async def send_all(self) -> None:
        try:
            while self.unsent:
                message = self.unsent.popleft()
                if isinstance(message, int):
                    await self.socket.close(message)
                else:
                    await self.socket.send({"type": "websocket.send", "text": message.decode()})
                    self.bytes = max(0, self.bytes - len(message))
        except (WebSocketDisconnect, RuntimeError, OSError):
            self.unsent.clear()  # they are gone; the receiving side will notice
            self.bytes = 0
        finally:
            self.sending = None


def is_too_much(limits: Limits, messages: int, size: int, message: bytes) -> bool:
    """Whether enough waits for somebody who does not read; one message is never too much."""
    return messages > 0 and (messages >= limits.unsent or size + len(message) > limits.unsent_bytes)


class Events:
    """Server-Sent Events that follow a table."""

    def __init__(self, giver: Giver, limits: Limits, name: str = "") -> None:
        self.viewer = giver.seat
        self.session = giver.session
        self.limits = limits
        self.name = name
        """By which its page says that it is being closed."""
        self.has_left = False
        """Whether it has: the end of a stream alone does not tell."""
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.bytes = 0

    def send(self, message: bytes) -> None:
        if is_too_much(self.limits, self.queue.qsize(), self.bytes, message):
            self.close()
        else:
            self.queue.put_nowait(message)
            self.bytes += len(message)

    def close(self) -> None:
        while not self.queue.empty():
            self.queue.get_nowait()
        self.bytes = 0
        self.queue.put_nowait(None)

    def end(self) -> None:
        """The server stops: hang up once all is sent that was to be."""
        self.queue.put_nowait(None)

    async def texts(self, heartbeat: float = HEARTBEAT) -> AsyncIterator[bytes]:
        """The stream as bytes; an empty comment now and then keeps it open (heartbeat)."""
        while True:
            try:
                async with asyncio.timeout(heartbeat):
                    message = await self.queue.get()
            except TimeoutError:
                yield b":\n\n"
                continue
            if message is None:
                return
            self.bytes -= len(message)
            yield event_of(message)


def event_of(message: bytes) -> bytes:
    """A message as an event; a numbered one has its number as id."""
    number = msgspec.json.decode(message, type=Numbered).n
    id = b"" if number is None else b"id: %d\n" % number
    return id + b"data: " + message + b"\n\n"


class Numbered(msgspec.Struct):
    """The number of a message, if it has one."""

    n: int | None = None


class Named(msgspec.Struct):
    """The id of a command that may be wrong in other ways."""

    id: str | None = None


async def carry_out(
    host: Host, rates: Rates, table: str, person: Person, giver: Giver, data: bytes | str
) -> str:
    """Carry out a command that came over a wire, and return its id."""
    if not person.key():
        raise denied("session", "ask /api/hello for a session first")
    rates.take(person.key())
    command = read_json(data, COMMANDS.decode)
    if person.token is not None and isinstance(command, HandOver | CallVote | Withdraw | Vote):
        raise denied("token", "a token plays; it does not leave or vote")
    begun, outcome = perf_counter(), "refused"
    try:
        await host.command(table, giver, command)
        outcome = "done"
    finally:
        host.timed(outcome, perf_counter() - begun)
    return command.id


async def answer(
    host: Host, rates: Rates, table: str, person: Person, giver: Giver, data: bytes | str
) -> bytes:
    """The answer to a command over the socket."""
    try:
        id = await carry_out(host, rates, table=table, person=person, giver=giver, data=data)
    except AbyssalError as error:
        return msgspec.json.encode({"refused": id_in(data), "error": shown_error(error)})
    return msgspec.json.encode({"ack": id})


def id_in(data: bytes | str) -> str | None:
    """The id of a command that was refused, if it can be read, cut to the length of an id."""
    try:
        id = msgspec.json.decode(data, type=Named).id
        return None if id is None else id[:ID_LENGTH]
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        return None
