"""Routes for playing: commands, and the two streams of a table."""

from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from typing import Final

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from abyssal.core.errors import AbyssalError
from abyssal.keeper.host import Host
from abyssal.keeper.live import Live
from abyssal.server.addresses import counted_as
from abyssal.server.errors import denied
from abyssal.server.json import Json, body_of, error_response, read_body
from abyssal.server.people import (
    Person,
    own_seat,
    person_of,
)
from abyssal.server.rates import Rates
from abyssal.server.routes.subject import Subject
from abyssal.server.safety import address_of
from abyssal.server.settings import Settings
from abyssal.server.streams import Events, Socket, answer, carry_out
from abyssal.table.commands import Giver
from abyssal.table.errors import refused

LOST: Final = 1006
"""The close code of a connection that ended without a word."""
LEFT: Final = frozenset({1000, 1001, 1005})
"""Close codes of a page that was closed, or left for another one."""


class Imagining(msgspec.Struct):
    """The body of a request for imagined positions."""

    count: int = 1


class Hinting(msgspec.Struct):
    """The body of a request for a hint."""

    decision: int


class Leaving(msgspec.Struct):
    """The body with which a page says that it is being closed."""

    stream: str
    """What it called its stream of events."""


class PlayRoutes(Subject):
    """Commands, streams, and what programs ask for to search."""

    def __init__(self, host: Host, settings: Settings, commands: Rates) -> None:
        super().__init__(host, settings, commands)
        self.hints = Rates(settings.limits.hints)
        self.sockets: Counter[str] = Counter()
        self.streams: set[Socket | Events] = set()
        self.is_ending = False

    def routes(self) -> list[Route | WebSocketRoute]:
        table = "/api/tables/{table}"
        return [
            Route(f"{table}/commands", self.command, methods=["POST"]),
            Route(f"{table}/imagine", self.imagine, methods=["POST"]),
            Route(f"{table}/premove", self.premove),
            Route(f"{table}/hint", self.hint, methods=["POST"]),
            Route(f"{table}/data", self.numbers),
            Route(f"{table}/events", self.events),
            Route(f"{table}/left", self.left, methods=["POST"]),
            WebSocketRoute(f"{table}/socket", self.socket),
        ]

    async def command(self, request: Request) -> Response:
        """A command by POST."""
        id = request.path_params["table"]
        data = await body_of(request, self.settings.limits.frame)
        person, giver, _ = await self.may_follow(request, id)
        done = await carry_out(
            self.host, self.commands, table=id, person=person, giver=giver, data=data
        )
        return Json({"ack": done})

    async def events(self, request: Request) -> Response:
        """The messages of a table as Server-Sent Events."""
        id = request.path_params["table"]
        person, giver, _ = await self.may_follow(request, id)
        since = since_of(request, request.headers.get("last-event-id", ""))
        who = self.check_sockets(request, person)

        async def follow() -> AsyncIterator[bytes]:
            name = request.query_params.get("stream", "")
            connection = Events(giver, self.settings.limits, name)
            with self.one_more_socket(who):
                live = await self.host.connect(id, connection, since)
                self.opened(connection)
                try:
                    async for text in connection.texts():
                        yield text
                finally:
                    self.streams.discard(connection)
                    self.host.disconnect(live, connection, lost=not connection.has_left)

        return StreamingResponse(follow(), media_type="text/event-stream")

    async def left(self, request: Request) -> Response:
        """A page that follows by events is being closed; its stream may have ended already."""
        person, giver, live = await self.may_follow(request, request.path_params["table"])
        self.commands.take(person.key() or counted_as(address_of(request)))
        leaving = await read_body(request, Leaving, self.settings.limits.frame)
        for stream in live.connections.get(giver.seat, ()):
            if isinstance(stream, Events) and stream.name == leaving.stream:
                stream.has_left = True
        self.host.has_left(live, giver.seat)
        return Json({})

    async def socket(self, socket: WebSocket) -> None:
        """The messages of a table, and commands to it, over a WebSocket."""
        id = socket.path_params["table"]
        try:
            person, giver, _ = await self.may_follow(socket, id)
            who = self.check_sockets(socket, person)
        except AbyssalError as error:
            await socket.send_denial_response(error_response(error))
            return
        with self.one_more_socket(who):
            await socket.accept()
            await self.converse(socket, id, person, giver)

    async def converse(self, socket: WebSocket, id: str, person: Person, giver: Giver) -> None:
        """Send what happens, and carry out what is asked, until they hang up."""
        connection = Socket(socket, giver, self.settings.limits)
        live: Live | None = None
        code = LOST
        try:
            live = await self.host.connect(id, connection, since_of(socket, ""))
            self.opened(connection)
            while True:
                message = await socket.receive()
                if message["type"] == "websocket.disconnect":
                    code = message.get("code") or LOST
                    break
                data = message.get("text") or message.get("bytes") or b""
                connection.is_busy = True
                connection.send(
                    await answer(
                        self.host, self.commands, table=id, person=person, giver=giver, data=data
                    )
                )
                connection.is_busy = False
                if connection.is_ending:
                    connection.end()
        except (WebSocketDisconnect, RuntimeError):
            pass
        finally:
            self.streams.discard(connection)
            if live is not None:
                self.host.disconnect(live, connection, lost=code not in LEFT)

    def opened(self, connection: Socket | Events) -> None:
        self.streams.add(connection)
        if self.is_ending:
            connection.end()

    def end(self) -> None:
        """The server stops: ask everybody to open their streams again, there or elsewhere."""
        self.is_ending = True
        for connection in list(self.streams):
            connection.end()

    def check_sockets(self, connection: HTTPConnection, person: Person) -> list[str]:
        """Refuse one more stream where a session or an address has too many."""
        limits, address = self.settings.limits, counted_as(address_of(connection))
        who = [person.key() or address, f"all {address}"]
        for name, most in zip(who, (limits.sockets, limits.sockets_an_address), strict=True):
            if self.sockets[name] >= most:
                raise denied("busy", "too many connections: close one and try again")
        return who

    @contextmanager
    def one_more_socket(self, who: list[str]) -> Iterator[None]:
        self.sockets.update(who)
        try:
            yield
        finally:
            self.sockets.subtract(who)
            for name in who:
                if not self.sockets[name]:
                    del self.sockets[name]

    async def imagine(self, request: Request) -> Response:
        """Imagined positions, for programs that search."""
        id = request.path_params["table"]
        person = await person_of(request, self.store)
        seat = await own_seat(request, person, id, self.store)
        self.commands.take(person.key())
        wanted = await read_body(request, Imagining, self.settings.limits.frame)
        positions = await self.host.imagine(id, seat, wanted.count)
        return Response(positions, media_type="application/json")

    async def premove(self, request: Request) -> Response:
        """The question that a seat can answer before it is put, as it would be put now."""
        id = request.path_params["table"]
        person = await person_of(request, self.store)
        seat = await own_seat(request, person, id, self.store)
        self.commands.take(person.key())
        return Json(await self.host.foresee(id, seat))

    async def hint(self, request: Request) -> Response:
        """The best answers to a decision of mine, and why. The game is assisted from then on."""
        person, giver, _ = await self.may_follow(request, request.path_params["table"])
        who = person.key() or counted_as(address_of(request))
        self.commands.take(who)
        self.hints.take(who)
        wanted = await read_body(request, Hinting, self.settings.limits.frame)
        told = await self.host.hint(request.path_params["table"], giver, wanted.decision)
        return Response(told, media_type="application/json")

    async def numbers(self, request: Request) -> Response:
        """The printed numbers this table plays with, for programs that search."""
        id = request.path_params["table"]
        person = await person_of(request, self.store)
        await own_seat(request, person, id, self.store)
        self.commands.take(person.key())
        async with self.host.table(id) as table:
            if table.report is not None:
                raise refused("frozen", "this table stopped after an error")
            return Json({"data": table.game.data})


def since_of(connection: HTTPConnection, last: str) -> int:
    text = connection.query_params.get("since", "") or last
    return int(text) if text.isdecimal() and len(text) < 10 else 0
