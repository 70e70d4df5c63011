"""Static files of the built client; a plain page where it has not been built."""

import re
from html import escape
from pathlib import Path, PurePath
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from abyssal.server.errors import denied
from abyssal.server.json import error_response
from abyssal.server.safety import policy
from abyssal.words import ENGLISH, Words, nearest

PAGE: Final = re.compile(
    r"\.|host|me|(new|opponents|rules|learn)/[^/]+|friends(/[^/]+)?"
    r"|t/[^/]+(/(replay|review|verify))?"
)
"""The paths that are pages of the client, as its router knows them; the first is home."""
TYPES: Final = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".zip": "application/zip",
}
"""Not left to the machine: what it takes a script for may be wrong, and then no page opens."""
PAGE_FILE: Final = "index.html"
PYTHON: Final = "assets/solo.worker-*.js"
"""The worker in which a page runs its own server. It alone may compile WebAssembly."""
KIT: Final = "offline"
"""What that server is made of; its files lie there packed."""
KIT_LIST: Final = "files.json"


class Pages(StaticFiles):
    """Files under a folder; any other path without an ending gets the page of the client."""

    def __init__(self, folder: Path, below: str = "") -> None:
        super().__init__(directory=folder, check_dir=False)
        self.page = folder / PAGE_FILE
        self.below = below

    async def check_config(self) -> None:
        """The folder may come later: until then there is a page that says so."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        name = PurePath(path)
        if name.suffix or scope["path"].startswith("/api/"):  # `path` has no `..` left
            return await self.file(path, scope)
        # Where it is no page of ours, the client says so in the reader's language.
        return self.client(scope, 200 if PAGE.fullmatch(name.as_posix()) else 404)

    def client(self, scope: Scope, status: int = 200) -> Response:
        """The page of the client, told below which path it lies."""
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(405)
        try:
            text = self.page.read_text("utf-8")
        except OSError:
            return not_built(Request(scope), self.below)
        page = text.replace('="./', f'="{self.below}/')
        return HTMLResponse(page, status, {"cache-control": "no-cache"})

    async def file(self, path: str, scope: Scope) -> Response:
        """A file; those with a digest in their name never change."""
        name = PurePath(path)
        if path == PAGE_FILE:
            return self.client(scope)
        packed = name.parts[0] == KIT and name.name != KIT_LIST
        try:
            response = await super().get_response(f"{path}.gz" if packed else path, scope)
        except OSError:
            return nothing()
        except HTTPException as error:
            if error.status_code == 404:
                return nothing()
            raise
        lasting = name.parts[0] == "assets"
        cache = "public, max-age=31536000, immutable" if lasting else "no-cache"
        response.headers["cache-control"] = cache
        if name.suffix in TYPES:
            response.headers["content-type"] = TYPES[name.suffix]
        if packed:
            response.headers["content-encoding"] = "gzip"
        if name.match(PYTHON):
            response.headers["content-security-policy"] = policy("'self' 'wasm-unsafe-eval'")
        return response


def nothing() -> Response:
    return error_response(denied("page", "there is nothing here"))


def not_built(request: Request, below: str = "") -> Response:
    """What to do where the client is missing."""
    words = words_for(request)
    title, text = escape(words("server-not-built")), escape(words("server-not-built-help"))
    page = f"<h1>{title}</h1><p>{text}</p>"
    return HTMLResponse(document(words.language, title, page, below), 503)


def document(language: str, title: str, body: str, below: str = "") -> str:
    """A plain page."""
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<link rel="icon" href="{below}/favicon.svg">'
        f'<link rel="stylesheet" href="{below}/plain.css">'
        f"<title>{title}</title></head>"
        f"<body><main>{body}</main></body></html>"
    )


def words_for(request: Request) -> Words:
    """The words of the language the browser asks for first, of those we have."""
    for wanted in request.headers.get("accept-language", "").split(","):
        language = nearest(wanted.split(";")[0])
        if language is not None:
            return Words(language)
    return Words(ENGLISH)
