"""A server below a path, as at `https://example.org/games`: middleware that takes the path off.

A proxy may leave the path on or take it off itself; all that lies behind this knows no such path.
"""

from starlette.types import ASGIApp, Receive, Scope, Send


class Below:
    """Takes `path` off the paths of requests that begin with it."""

    def __init__(self, app: ASGIApp, path: str) -> None:
        self.app = app
        self.path = path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self.path and scope["type"] in ("http", "websocket"):
            path, own = scope["path"], self.path
            if path == own or path.startswith(f"{own}/"):
                scope = {**scope, "path": path.removeprefix(own) or "/"}
        await self.app(scope, receive, send)
