"""Kinds of values that a setting may have: how each is read from text, and what is allowed."""

import re
from pathlib import Path
from typing import Any, Final, Protocol
from urllib.parse import urlsplit

DIGITS: Final = 18
UNITS: Final = {"": "number", "d": "days", "s": "seconds"}
YES: Final = ("yes", "true", "on", "1")
NO: Final = ("no", "false", "off", "0")
BELOW: Final = re.compile(r"(/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*")
"""A path below which everything may lie."""
OWN_PATHS: Final = frozenset(
    [
        "api",
        "assets",
        "friends",
        "healthz",
        "host",
        "learn",
        "me",
        "metrics",
        "new",
        "offline",
        "readyz",
        "rules",
        "t",
    ]
)
"""First parts of our own paths: a path below which all of them lie must not begin like one."""


class Kind(Protocol):
    """What the value of a setting is."""

    allowed: str
    """The message that says what is allowed; `bounds` are its arguments."""

    def bounds(self) -> dict[str, str | int]: ...

    def read(self, text: str) -> Any:
        """The value that a text stands for; ValueError if it is none."""


class Text:
    """Any text that is not empty."""

    allowed = "cli-allowed-text"

    def bounds(self) -> dict[str, str | int]:
        return {}

    def read(self, text: str) -> str:
        if not text.strip():
            raise ValueError(text)
        return text


class Folder(Text):
    """A path."""

    def read(self, text: str) -> Any:
        return Path(super().read(text)).expanduser()


class Flag:
    """Yes or no."""

    allowed = "cli-allowed-flag"

    def bounds(self) -> dict[str, str | int]:
        return {}

    def read(self, text: str) -> bool:
        if text.lower() not in YES + NO:
            raise ValueError(text)
        return text.lower() in YES


class Whole:
    """A whole number within bounds, perhaps with a unit behind it, such as `90d`."""

    def __init__(self, least: int, most: int, unit: str = "") -> None:
        self.least = least
        self.most = most
        self.unit = unit
        self.allowed = f"cli-allowed-{UNITS[unit]}"

    def bounds(self) -> dict[str, str | int]:
        return {"least": str(self.least), "most": str(self.most)}

    def read(self, text: str) -> int:
        digits = text.removesuffix(self.unit) if self.unit else text
        if not (digits.isascii() and digits.isdigit() and len(digits) <= DIGITS):
            raise ValueError(text)
        if not self.least <= int(digits) <= self.most:
            raise ValueError(text)
        return int(digits)


class OneOf:
    """One of some names."""

    allowed = "cli-allowed-names"

    def __init__(self, *names: str) -> None:
        self.names = names

    def bounds(self) -> dict[str, str | int]:
        return {"names": ", ".join(self.names)}

    def read(self, text: str) -> str:
        if text not in self.names:
            raise ValueError(text)
        return text


class Url:
    """Where people reach the server: scheme, name, port and perhaps a path."""

    allowed = "cli-allowed-url"

    def bounds(self) -> dict[str, str | int]:
        return {}

    def read(self, text: str) -> str:
        parts = urlsplit(text)
        path = parts.path.rstrip("/")
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise ValueError(text)
        if parts.query or parts.fragment or parts.username is not None or (parts.port or 1) < 1:
            raise ValueError(text)
        if not BELOW.fullmatch(path) or path.split("/")[1:2] in [[name] for name in OWN_PATHS]:
            raise ValueError(text)
        return f"{parts.scheme}://{parts.netloc}{path}"


class Networks:
    """Addresses and networks, with commas between them."""

    allowed = "cli-allowed-networks"

    def bounds(self) -> dict[str, str | int]:
        return {}

    def read(self, text: str) -> tuple[str, ...]:
        from ipaddress import ip_network

        return tuple(str(ip_network(part.strip())) for part in text.split(","))
