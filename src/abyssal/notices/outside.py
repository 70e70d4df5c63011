"""Requests to addresses that strangers gave us, guarded against server-side request forgery (SSRF).

Only https, only to public addresses, without redirects, bounded in time and size. A name is
resolved once and the connection goes to an address that was checked: a name that answers something
else the second time (DNS rebinding) gains nothing.
"""

import asyncio
import re
import socket
import ssl
from collections.abc import Awaitable, Callable, Mapping
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final, NamedTuple, TypeAlias
from urllib.parse import SplitResult, urlsplit

from abyssal.core.errors import BadRequest

TIMEOUT: Final = 10.0
HEAD_SIZE: Final = 16 * 1024
"""The most that is read of an answer: its head."""
URL_LENGTH: Final = 2000
NAT64: Final = ip_network("64:ff9b::/96")
VISIBLE: Final = re.compile(r"[\x21-\x7e]+")

Resolve: TypeAlias = Callable[[str, int], Awaitable[list[str]]]


class Unreachable(Exception):
    """Nothing was sent, or no answer came: it may be tried again."""


class Answer(NamedTuple):
    """The answer of another server."""

    status: int
    retry_after: float | None = None


class Outside:
    """Posts to other servers."""

    def __init__(
        self,
        resolve: Resolve | None = None,
        is_allowed: Callable[[str], bool] | None = None,
        tls: ssl.SSLContext | None = None,
        timeout: float = TIMEOUT,
    ) -> None:
        self.resolve = resolve or resolved
        self.is_allowed = is_allowed or is_public
        self.tls = tls or ssl.create_default_context()
        self.timeout = timeout

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> Answer:
        """Post and read the head of the answer; Unreachable where that cannot be done."""
        parts = checked_url(url)
        host, port = str(parts.hostname), parts.port or 443
        try:
            async with asyncio.timeout(self.timeout):
                address = await self.checked_address(host, port)
                reader, writer = await asyncio.open_connection(
                    address, port, ssl=self.tls, server_hostname=host, limit=HEAD_SIZE
                )
                try:
                    writer.write(head_of(parts, headers, len(body)) + body)
                    await writer.drain()
                    head = await reader.readuntil(b"\r\n\r\n")
                finally:
                    writer.transport.abort()
        except (OSError, TimeoutError, asyncio.IncompleteReadError) as error:
            raise Unreachable(str(error)) from error
        except asyncio.LimitOverrunError as error:
            raise Unreachable("the head of the answer is too long") from error
        return answer_of(head)

    async def checked_address(self, host: str, port: int) -> str:
        """The address to connect to; refused unless all that the name resolves to are public."""
        found = await self.resolve(host, port)
        if not found or not all(self.is_allowed(address) for address in found):
            raise Unreachable(f"{host} is no public address")
        return found[0]


def checked_url(url: str) -> SplitResult:
    """The parts of an https address; refused if it is none that we post to."""
    try:
        parts = urlsplit(url)
        good = parts.scheme == "https" and bool(parts.hostname) and parts.port != 0
        good = good and parts.username is None and parts.password is None
        good = good and len(url) <= URL_LENGTH and VISIBLE.fullmatch(url) is not None
    except ValueError:
        good = False
    if not good:
        raise BadRequest("https-only", "this must be the https address of a public server")
    return parts


async def resolved(host: str, port: int) -> list[str]:
    """The addresses of a name, as the system knows them."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(address[0]) for *_, address in found]


def is_public(address: str) -> bool:
    """Whether an address belongs to the internet, and to no network of ours.

    >>> [is_public(address) for address in ("93.184.216.34", "127.0.0.1", "10.1.2.3", "::1")]
    [True, False, False, False]
    >>> is_public("::ffff:127.0.0.1"), is_public("64:ff9b::a00:1"), is_public("2002:7f00:1::")
    (False, False, False)
    """
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(found, IPv6Address):
        inner = inner_address(found)
        if inner is not None:
            return is_public(str(inner))
    return found.is_global and not found.is_multicast and not found.is_reserved


def inner_address(address: IPv6Address) -> IPv4Address | None:
    """The IPv4 address that an IPv6 address stands for, if it does."""
    if address in NAT64:
        return IPv4Address(int(address) & 0xFFFFFFFF)
    teredo = address.teredo
    return address.ipv4_mapped or address.sixtofour or (teredo[1] if teredo else None)


def head_of(parts: SplitResult, headers: Mapping[str, str], length: int) -> bytes:
    target = parts.path or "/"
    if parts.query:
        target += f"?{parts.query}"
    lines = [f"POST {target} HTTP/1.1", f"host: {parts.netloc}", "connection: close"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    return "\r\n".join([*lines, f"content-length: {length}", "", ""]).encode("ascii")


def answer_of(head: bytes) -> Answer:
    """The status of an answer, and after how many seconds to try again, if it says so."""
    first, *lines = head.decode("latin-1").split("\r\n")
    found = re.fullmatch(r"HTTP/1\.[01] (\d{3})( .*)?", first)
    if found is None:
        raise Unreachable("this is no answer of a web server")
    wait = None
    for line in lines:
        name, _, value = line.partition(":")
        if name.lower() == "retry-after" and re.fullmatch(r"\d{1,6}", value.strip()):
            wait = float(value)
    return Answer(int(found[1]), wait)
