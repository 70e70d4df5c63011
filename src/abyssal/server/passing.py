"""Middleware that passes requests about a table on to the worker that owns it.

A request is passed on once: whoever gets it that way serves it, owner or not, for the log keeps two
writers apart. If a worker cannot be reached, the next one in the ring takes its place at once.
"""

import asyncio
import hmac
import re
from collections.abc import AsyncIterator, Iterable
from contextlib import suppress
from typing import Any, Final
from urllib.parse import urlsplit

import httpx
import msgspec
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus
from websockets.typing import Origin

from abyssal.core.errors import AbyssalError
from abyssal.keeper.crowds import crowds_of
from abyssal.keeper.hosting import DESK
from abyssal.server.fleet import Fleet
from abyssal.server.json import error_response
from abyssal.server.safety import SAFE_METHODS
from abyssal.store.port import unavailable
from abyssal.store.workers_port import Member

TABLE: Final = re.compile(r"/api/tables/([^/]+)(?:/|$)")
HOSTING: Final = "/api/host"
PASSED: Final = b"x-abyssal-passed"
"""Proves that another worker has sent this."""
SENDER: Final = b"x-abyssal-sender"
"""The address and the scheme of the request as it came from outside."""
OURS: Final = (PASSED, SENDER)
CROWDS: Final = "/crowds"
"""Where a worker tells the others alone who follows its tables."""
BY_CONNECTION: Final = {
    b"connection", b"keep-alive", b"proxy-connection", b"te", b"trailer", b"transfer-encoding",
    b"upgrade", b"forwarded", b"x-forwarded-for", b"x-forwarded-proto", *OURS,
}  # fmt: skip
"""Headers that hold for one connection, and what a proxy has said of the sender."""
HANDSHAKE: Final = (b"sec-websocket-", b"content-length", b"host", b"origin")
REACHING: Final = 2.0
"""Seconds in which a worker takes a connection."""
GOING_AWAY: Final = 1012
"""The close code for a stream whose worker is gone: open it again."""
HEADERS = list[tuple[bytes, bytes]]


class Passing:
    """Wraps the application: what belongs to another worker goes there."""

    def __init__(self, app: ASGIApp, fleet: Fleet, below: str = "") -> None:
        """The pages lie `below` a path."""
        self.app = app
        self.fleet = fleet
        self.below = below
        self.members = fleet.members
        limits = httpx.Limits(max_connections=None, max_keepalive_connections=200)
        timeout = httpx.Timeout(None, connect=REACHING)
        self.http = httpx.AsyncClient(limits=limits, timeout=timeout, trust_env=False)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        is_passed = self.unwrap(scope)
        if is_passed and scope["path"] == CROWDS:
            crowds = crowds_of(self.fleet.host.lives.values())
            await Response(msgspec.json.encode(crowds))(scope, receive, send)
            return
        subject = subject_of(scope["path"].removeprefix(self.below))
        if is_passed or subject is None:
            await self.app(scope, receive, send)
            return
        while True:
            owner = self.members.owner_of(subject)
            if owner.id == self.members.me.id:
                await self.app(scope, receive, send)
                return
            try:
                passing = self.pass_http if scope["type"] == "http" else self.pass_socket
                await passing(owner, scope, receive, send)
                return
            except Unreachable:
                self.members.pass_over(owner)

    def unwrap(self, scope: Scope) -> bool:
        """Whether another worker has sent this; who asked it is then taken from its word."""
        headers: HEADERS = scope["headers"]
        proof = next((value for name, value in headers if name == PASSED), b"")
        sender = next((value for name, value in headers if name == SENDER), b"")
        scope["headers"] = [(name, value) for name, value in headers if name not in OURS]
        if not proof or not hmac.compare_digest(proof, self.fleet.key.encode()):
            return False
        address, _, scheme = sender.decode("latin-1").partition(" ")
        scope["client"] = (address, 0)
        scope["scheme"] = scheme
        return True

    def wrapped(self, scope: Scope) -> HEADERS:
        """The headers of a request that is passed on."""
        address = scope["client"][0] if scope.get("client") else ""
        sender = f"{address} {scope['scheme']}".encode("latin-1")
        kept = [(name, value) for name, value in scope["headers"] if name not in BY_CONNECTION]
        return [*kept, (PASSED, self.fleet.key.encode()), (SENDER, sender)]

    # Requests and event streams

    async def pass_http(self, owner: Member, scope: Scope, receive: Receive, send: Send) -> None:
        """Send a request to its owner, and the answer back as it comes."""
        body = Body(receive)
        request = self.http.build_request(
            scope["method"],
            owner.address + target_of(scope),
            headers=self.wrapped(scope),
            content=body.parts() if has_body(scope) else None,
        )
        try:
            answer = await self.http.send(request, stream=True)
        except (httpx.ConnectError, httpx.ConnectTimeout) as error:
            raise Unreachable from error
        except httpx.HTTPError as error:
            if scope["method"] in SAFE_METHODS:
                raise Unreachable from error
            await refuse(unavailable(), scope, receive, send)  # it may have been carried out
            return
        watching = asyncio.create_task(body.end())
        try:
            kept = [pair for pair in answer.headers.raw if pair[0].lower() not in BY_CONNECTION]
            head = {"status": answer.status_code, "headers": kept}
            await send({"type": "http.response.start", **head})
            with suppress(httpx.HTTPError):  # the stream breaks off: its reader asks again
                await copy(answer.aiter_raw(), send, watching)
            await send({"type": "http.response.body", "body": b"", "more_body": False})
        finally:
            watching.cancel()
            await answer.aclose()

    # Sockets

    async def pass_socket(self, owner: Member, scope: Scope, receive: Receive, send: Send) -> None:
        """Join a socket to one of the owner."""
        headers = self.wrapped(scope)
        rest = [
            (name.decode("latin-1"), value.decode("latin-1"))
            for name, value in headers
            if not name.startswith(HANDSHAKE)
        ]
        origin, inner = one_of(headers, b"origin"), urlsplit(owner.address)
        try:
            theirs = await connect(
                f"ws://{one_of(headers, b'host')}{target_of(scope)}",  # as they called it
                host=inner.hostname,
                port=inner.port,
                additional_headers=rest,
                origin=Origin(origin) if origin else None,
                compression=None,
                max_size=None,
                open_timeout=REACHING,
                ping_interval=None,
                proxy=None,
                user_agent_header=None,
            )
        except InvalidStatus as refused:
            await deny(refused, send)
            return
        except (OSError, TimeoutError, InvalidHandshake, ConnectionClosed) as error:
            raise Unreachable from error
        await receive()  # websocket.connect
        await send({"type": "websocket.accept"})
        await join(theirs, receive, send)

    async def close(self) -> None:
        await self.http.aclose()


class Unreachable(Exception):
    """The owner takes no connection; nothing was sent to it that would change anything."""


class Body:
    """The body of a request, and the end of its connection after it."""

    def __init__(self, receive: Receive) -> None:
        self.receive = receive

    async def parts(self) -> AsyncIterator[bytes]:
        while True:
            message = await self.receive()
            if message["type"] == "http.disconnect":
                return
            yield message.get("body", b"")
            if not message.get("more_body"):
                return

    async def end(self) -> None:
        """Returns when whoever asked has gone."""
        while (await self.receive())["type"] != "http.disconnect":
            pass


async def copy(parts: AsyncIterator[bytes], send: Send, gone: "asyncio.Task[None]") -> None:
    """Send parts of an answer as they come, until whoever asked has gone."""
    coming = anext_of(parts)
    while True:
        await asyncio.wait({coming, gone}, return_when=asyncio.FIRST_COMPLETED)
        if not coming.done():
            coming.cancel()
            return
        part = coming.result()
        if part is None:
            return
        await send({"type": "http.response.body", "body": part, "more_body": True})
        coming = anext_of(parts)


def anext_of(parts: AsyncIterator[bytes]) -> "asyncio.Task[bytes | None]":
    async def step() -> bytes | None:
        return await anext(parts, None)

    return asyncio.create_task(step())


async def join(theirs: ClientConnection, receive: Receive, send: Send) -> None:
    """Carry messages both ways until one side hangs up; the other then hears its code."""

    async def inwards() -> Message:
        while True:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return message
            text = message.get("text")
            await theirs.send(message["bytes"] if text is None else text)

    async def outwards() -> None:
        async for message in theirs:
            kind = "text" if isinstance(message, str) else "bytes"
            await send({"type": "websocket.send", kind: message})

    asking, telling = asyncio.create_task(inwards()), asyncio.create_task(outwards())
    try:
        await asyncio.wait({asking, telling}, return_when=asyncio.FIRST_COMPLETED)
        if asking.done() and asking.exception() is None:
            code = asking.result().get("code") or GOING_AWAY
            await theirs.close(code if is_sendable(code) else GOING_AWAY)
        else:
            await theirs.close()
            code = theirs.close_code or GOING_AWAY
            with suppress(RuntimeError, OSError):
                await send(
                    {
                        "type": "websocket.close",
                        "code": code if is_sendable(code) else GOING_AWAY,
                    }
                )
    finally:
        for task in (asking, telling):
            task.cancel()
            with suppress(asyncio.CancelledError, ConnectionClosed, RuntimeError, OSError):
                await task
        await theirs.close()


def is_sendable(code: int) -> bool:
    """Some codes say how a connection ended and are never sent."""
    return code in (1000, 1001, GOING_AWAY) or 3000 <= code < 5000


async def deny(refused: InvalidStatus, send: Send) -> None:
    """The answer of the owner to somebody who gets no socket."""
    answer = refused.response
    head = [
        (name.lower().encode("latin-1"), value.encode("latin-1"))
        for name, value in answer.headers.raw_items()
        if name.lower().encode("latin-1") not in BY_CONNECTION
    ]
    await send(
        {"type": "websocket.http.response.start", "status": answer.status_code, "headers": head}
    )
    await send({"type": "websocket.http.response.body", "body": answer.body or b""})


async def refuse(error: AbyssalError, scope: Scope, receive: Receive, send: Send) -> None:
    await error_response(error)(scope, receive, send)


def subject_of(path: str) -> str | None:
    """What the worker must own that answers a request; None if all of them can."""
    if path == HOSTING or path.startswith(f"{HOSTING}/"):
        return DESK
    found = TABLE.match(path)
    return None if found is None else found[1]


def target_of(scope: Scope) -> str:
    """The path and query of a request, as they came."""
    path: bytes = scope.get("raw_path") or scope["path"].encode()
    query: bytes = scope["query_string"]
    return (path + b"?" + query if query else path).decode("latin-1")


def has_body(scope: Scope) -> bool:
    names = {name for name, _ in scope["headers"]}
    return bool({b"content-length", b"transfer-encoding"} & names)


def one_of(headers: Iterable[tuple[bytes, Any]], wanted: bytes) -> str:
    return next((value.decode("latin-1") for name, value in headers if name == wanted), "")
