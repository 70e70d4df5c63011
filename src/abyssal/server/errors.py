"""Refusals over HTTP and in a stream: their status, and the JSON that a client is told."""

from typing import Any, Final

from abyssal.core.errors import AbyssalError, BadRequest

STATUS: Final = {
    "session": 401,
    "origin": 403,
    "host": 403,
    "token": 403,
    "no-seat": 403,
    "not-host": 403,
    "not-over": 403,
    "spectators": 403,
    "network": 403,
    "password": 403,
    "secret": 403,
    "passkey": 403,
    "passkey-late": 403,
    "passkey-needed": 403,
    "passkey-other": 403,
    "passkey-unknown": 403,
    "circle-link": 403,
    "circle-key": 403,
    "invitation": 403,
    "invite-only": 403,
    "not-invited": 403,
    "table": 404,
    "circle": 404,
    "deleted": 410,
    "page": 404,
    "no-way": 404,
    "too-large": 413,
    "busy": 429,
    "tables": 429,
    "circles": 429,
    "members": 429,
    "storage": 503,
}
"""Status by code. A code that is not here gets 400 if it never makes sense, 409 if not now."""

SHOWN: Final = 500
"""Characters of a text in an error."""


class Denied(AbyssalError):
    """The server does not let this request through."""


def denied(code: str, message: str, **details: object) -> Denied:
    """The refusal `code`; `message` is for makers, code and details for every language."""
    return Denied(code, message, dict(details))


def status_of(error: AbyssalError) -> int:
    return STATUS.get(error.code, 400 if isinstance(error, BadRequest | Denied) else 409)


def shown_error(error: AbyssalError) -> dict[str, Any]:
    """What a client is told: enough to word it in any language."""
    details = {name: cut(value) for name, value in error.details.items() if is_plain(value)}
    return {"code": error.code, "message": cut(str(error)), "details": details}


def cut(value: object) -> object:
    """A text that was sent to us, cut off: an error repeats only the start of it."""
    return f"{value[:SHOWN]}…" if isinstance(value, str) and len(value) > SHOWN else value


def is_plain(value: object) -> bool:
    return isinstance(value, str | int | float | bool | None)
