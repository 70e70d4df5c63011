"""Security middleware: checks of every request, and headers of every answer."""

from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from abyssal.server.addresses import counted_as, is_address, is_loopback
from abyssal.server.errors import Denied, denied
from abyssal.server.json import error_response
from abyssal.server.rates import Rates
from abyssal.server.settings import Settings

SAFE_METHODS: Final = {"GET", "HEAD", "OPTIONS"}


def policy(scripts: str = "'self'") -> str:
    """The content security policy of a page or a worker, and which scripts it may run."""
    return "; ".join(
        [
            "default-src 'none'",
            f"script-src {scripts}",
            "worker-src 'self'",
            "style-src 'self'",
            "img-src 'self' data:",
            "font-src 'self'",
            "connect-src 'self'",
            "manifest-src 'self'",
            "form-action 'self'",
            "base-uri 'none'",
            "frame-ancestors 'none'",
        ]
    )


HEADERS: Final = {
    "content-security-policy": policy(),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",  # without any, a form posts with no Origin either
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
BY_TLS_ALONE: Final = "max-age=31536000"
"""Where people reach the server by https, browsers shall try nothing else for a year (HSTS)."""
PROBES: Final = ("/healthz", "/readyz", "/metrics")
"""Asked for under any name: that of a service or a container, for example."""
ONE_CLICK: Final = "/api/stop/"
"""Mail programs post here when somebody wants no more mail (RFC 8058). The path is the secret."""
ALONE: Final = {"cross-origin-opener-policy": "same-origin"}
"""Only where browsers obey it: elsewhere they print a warning."""


class Safety:
    """Wraps the application: host names, origins, rates of addresses, headers."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.requests = Rates(settings.limits.requests)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        try:
            self.check(connection)
        except Denied as error:
            if scope["type"] == "websocket":
                await send({"type": "websocket.close", "code": 4403})
            else:
                await error_response(error)(scope, receive, self.guarded(send, connection))
            return
        answer = self.guarded(send, connection) if scope["type"] == "http" else send
        await self.app(scope, receive, answer)

    def check(self, connection: HTTPConnection) -> None:
        """Refuse foreign host names (against DNS rebinding) and foreign pages (against CSRF)."""
        headers = connection.headers
        ours = len(headers.getlist("host")) == 1 and self.is_our_host(headers["host"])
        if not ours and connection.scope["path"] not in PROBES:
            raise denied("host", "this server does not answer to that name; --public-url sets it")
        unsafe = connection.scope["type"] == "websocket" or (
            connection.scope["method"] not in SAFE_METHODS
        )
        trusted = has_token(headers) or connection.scope["path"].startswith(ONE_CLICK)
        if unsafe and not trusted and not self.is_our_origin(connection):
            raise denied("origin", "this request came from a page of another site")
        address = address_of(connection)
        if self.settings.behind_proxy or not is_loopback(address):
            self.requests.take(counted_as(address))

    def guarded(self, send: Send, connection: HTTPConnection) -> Send:
        """`send` with the security headers added."""

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                guard(headers, connection)
                if self.settings.public_url.startswith("https:"):
                    headers.setdefault("strict-transport-security", BY_TLS_ALONE)
            await send(message)

        return send_guarded

    def is_our_host(self, host: str) -> bool:
        name = name_of(host)
        public = urlsplit(self.settings.public_url).hostname
        return name in ("localhost", public) or is_address(name)

    def is_our_origin(self, connection: HTTPConnection) -> bool:
        origin = connection.headers.get("origin", "")
        scheme = "https" if connection.url.scheme in ("https", "wss") else "http"
        own = f"{scheme}://{connection.headers.get('host', '')}"
        return origin in (own, origin_of(self.settings.public_url)) and bool(origin)


def guard(headers: MutableHeaders, connection: HTTPConnection) -> None:
    """Add what every answer carries."""
    guards = HEADERS | ALONE if is_trusted(connection) else HEADERS
    for name, value in guards.items():
        headers.setdefault(name, value)
    headers.setdefault("cache-control", "no-store")


def name_of(host: str) -> str:
    """The name or address in a `Host` header; "" if there is none."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:  # such as "["
        return ""


def has_token(headers: Headers) -> bool:
    return headers.get("authorization", "").startswith("Bearer ")


def origin_of(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}" if parts.netloc else ""


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else ""


def is_trusted(connection: HTTPConnection) -> bool:
    """Whether browsers trust the address of the page: under TLS, or on this machine."""
    try:
        name = connection.url.hostname or ""
    except ValueError:  # the request has a host name that is none
        return False
    return connection.url.scheme == "https" or name == "localhost" or is_loopback(name)
