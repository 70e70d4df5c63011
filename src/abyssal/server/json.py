"""Requests and answers in JSON, checked and written by msgspec."""

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from abyssal.core.errors import AbyssalError
from abyssal.server.errors import denied, shown_error, status_of

T = TypeVar("T")


class Json(Response):
    """An answer in JSON."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        return msgspec.json.encode(content)


def error_response(error: AbyssalError) -> Response:
    """A refusal as the answer to a request."""
    return Json({"error": shown_error(error)}, status_of(error))


async def body_of(request: Request, most: int) -> bytes:
    """The body of a request, which may not be larger than `most` bytes."""
    parts: list[bytes] = []
    size = 0
    async for part in request.stream():
        size += len(part)
        if size > most:
            raise denied("too-large", f"a request has at most {most} bytes", most=most)
        parts.append(part)
    return b"".join(parts)


async def read_body(request: Request, kind: type[T], most: int) -> T:
    """The body of a request as a `kind`, or a refusal that says what is wrong with it."""
    return read_json(await body_of(request, most) or b"{}", msgspec.json.Decoder(kind).decode)


def read_json(data: bytes | str, decode: Callable[[bytes | str], T]) -> T:
    try:
        return decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise denied("message", f"this message cannot be read: {error}") from error
