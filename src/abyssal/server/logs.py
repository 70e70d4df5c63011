"""Structured logs: a line for each event, as plain text or as JSON, without secrets and addresses.

Of a library's record only the template is written, not what was put into it; of an exception its
type, code and stack, but not its message, in which a hand, a name or an address may stand.
"""

import json
import logging
import os
import re
import secrets
import sys
import traceback
from contextvars import ContextVar
from datetime import UTC, datetime
from inspect import ismethod
from time import perf_counter
from typing import Any, Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from abyssal.core.errors import AbyssalError

OURS: Final = "abyssal"
FIELDS: Final = (
    *("table", "request", "worker", "method", "path", "status", "code", "ms"),
    *("kind", "sockets", "seconds", "url", "worker"),
)
"""What a call may add to its event, in `extra`."""
LIBRARIES: Final = logging.WARNING
"""Below this level libraries tell of addresses and paths, and of much that nobody asks for."""
SCRUBBED: Final = re.compile(
    r"\d{1,3}(?:\.\d{1,3}){3}|(?:[0-9A-Fa-f]{0,4}:){2,}[0-9A-Fa-f:.]*|[\w-]{20,}"
)
"""Addresses, and words as long as a secret."""
FIRST_PARTS: Final = frozenset(
    ["assets", "friends", "host", "learn", "me", "new", "offline", "rules", "t"]
)

request_id: ContextVar[str] = ContextVar("request_id", default="")
logger = logging.getLogger(__name__)


def configure(format: str, level: str) -> None:
    """Write the records of this process to standard error, from `level` on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines(format == "json"))
    wanted: int = logging.getLevelName(level.upper())
    logging.basicConfig(handlers=[handler], level=max(LIBRARIES, wanted), force=True)
    logging.getLogger(OURS).setLevel(wanted)


class Lines(logging.Formatter):
    """Records as lines."""

    def __init__(self, as_json: bool) -> None:
        super().__init__()
        self.as_json = as_json

    def format(self, record: logging.LogRecord) -> str:
        fields = fields_of(record)
        if self.as_json:
            return json.dumps(fields, ensure_ascii=False)
        moment, level, event = (fields.pop(name) for name in ("time", "level", "event"))
        rest = (f"{name}={plain(value)}" for name, value in fields.items())
        return " ".join([moment, level, event, *rest])


def plain(value: object) -> str:
    """A value of a field in plain text; one with spaces in quotes."""
    text = " < ".join(value) if isinstance(value, list) else str(value)
    return json.dumps(text, ensure_ascii=False) if " " in text or '"' in text else text


def fields_of(record: logging.LogRecord) -> dict[str, Any]:
    """What a line says."""
    moment = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
    found: dict[str, Any] = {"time": moment, "level": record.levelname.lower()}
    if record.name.partition(".")[0] == OURS:
        found["event"] = record.msg
        found |= {name: vars(record)[name] for name in FIELDS if name in vars(record)}
    else:
        found |= {"event": "library", "from": record.name, "message": scrubbed(str(record.msg))}
    if "request" not in found and request_id.get():
        found["request"] = request_id.get()
    if record.exc_info and record.exc_info[1] is not None:
        found |= fault(record.exc_info[1])
    return found


def scrubbed(text: str) -> str:
    """A text without what could be an address or a secret.

    >>> scrubbed("203.0.113.7 sent SGVsbG8gd29ybGQgaGVsbG8 twice")
    '… sent … twice'
    """
    return SCRUBBED.sub("…", text)


def fault(error: BaseException) -> dict[str, Any]:
    """An exception: what it is and where it was raised, but not what it says."""
    found: dict[str, Any] = {"error": type(error).__name__}
    if isinstance(error, AbyssalError):
        found["code"] = error.code
    if isinstance(error, OSError) and error.errno is not None:
        found["reason"] = os.strerror(error.errno)
    frames = traceback.extract_tb(error.__traceback__)
    found["stack"] = [f"{place(frame.filename)}:{frame.lineno} {frame.name}" for frame in frames]
    cause = error.__cause__
    if cause is not None:
        found["cause"] = type(cause).__name__
    return found


def place(file: str) -> str:
    """A file as it is called in its package: where that is installed is nobody's business."""
    return re.sub(r"^.*?(site-packages|src|lib/python[\d.]+)/", "", file)


class Requests:
    """Gives each request a number of its own, and writes a line when it is answered."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        request_id.set(secrets.token_hex(6))  # each request has a context of its own
        begun, ended = perf_counter(), 0

        async def watched(message: Message) -> None:
            nonlocal ended
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                ended = message["status"]
            elif message["type"] == "websocket.accept":
                ended = 101
            await send(message)

        try:
            await self.app(scope, receive, watched)
        finally:
            if logger.isEnabledFor(logging.INFO):
                extra = {
                    "method": scope.get("method", "SOCKET"),
                    "path": shown_path(scope),
                    "status": ended,
                    "ms": round((perf_counter() - begun) * 1000, 1),
                }
                table = scope.get("path_params", {}).get("table")
                logger.info("request", extra=extra if table is None else {**extra, "table": table})


def shown_path(scope: Scope) -> str:
    """A path without what stands in it for a parameter: that may be a secret.

    >>> shown_path({"path": "/t/secret-table", "path_params": {}})
    '/t/…'
    """
    path: str = scope["path"]
    if ismethod(scope.get("endpoint")):
        parts = path.split("/")
        for name, value in scope.get("path_params", {}).items():
            parts = [f"{{{name}}}" if part == str(value) else part for part in parts]
        return "/".join(parts)
    first = path.split("/")[1] if path.startswith("/") else ""
    if path in ("", "/"):
        return "/"
    return f"/{first}/…" if first in FIRST_PARTS else "/…"
