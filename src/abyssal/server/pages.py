"""Static files of the built client; a plain page where it has not been built."""

import gzip
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from abyssal.server.errors import denied
from abyssal.server.json import error_response
from abyssal.words import LANGUAGES, Words

TYPES: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".map": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
SMALLER: Final = {".css", ".html", ".js", ".json", ".map", ".svg", ".txt", ".webmanifest"}


class Pages:
    """Files under a folder; any other path without an ending gets the page of the client."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()

    async def page(self, request: Request) -> Response:
        path = request.path_params["path"]
        try:
            file = (self.folder / path).resolve()
            is_ours = file.is_relative_to(self.folder) and file.is_file()
        except (OSError, ValueError):  # no file has such a name
            return error_response(denied("page", "there is nothing here"))
        if file.suffix in TYPES and is_ours:
            return self.file(request, file)
        if Path(path).suffix or path.startswith("api/"):
            return error_response(denied("page", "there is nothing here"))
        index = self.folder / "index.html"
        return self.file(request, index) if index.is_file() else not_built(request)

    def file(self, request: Request, file: Path) -> Response:
        """A file; those with a digest in their name never change."""
        lasting = file.parent.name == "assets"
        cache = "public, max-age=31536000, immutable" if lasting else "no-cache"
        headers = {"cache-control": cache, "vary": "accept-encoding"}
        packed = file.suffix in SMALLER and "gzip" in request.headers.get("accept-encoding", "")
        if packed:
            headers["content-encoding"] = "gzip"
        data = contents(file, file.stat().st_mtime_ns, packed)
        return Response(data, media_type=TYPES[file.suffix], headers=headers)


@lru_cache(maxsize=512)
def contents(file: Path, changed: int, packed: bool) -> bytes:
    """A file as it is sent, read and compressed once."""
    data = file.read_bytes()
    return gzip.compress(data, 9) if packed else data


def not_built(request: Request) -> Response:
    """What to do where the client is missing."""
    words = words_for(request)
    title, text = escape(words("server-not-built")), escape(words("server-not-built-help"))
    page = f"<h1>{title}</h1><p>{text}</p>"
    return HTMLResponse(document(words.language, title, page), 503)


def document(language: str, title: str, body: str) -> str:
    """A plain page."""
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/plain.css">'
        f"<title>{title}</title></head>"
        f"<body><main>{body}</main></body></html>"
    )


def words_for(request: Request) -> Words:
    """The words of the language the browser asks for first, of those we have."""
    for wanted in request.headers.get("accept-language", "").split(","):
        language = wanted.split(";")[0].split("-")[0].strip().lower()
        if language in LANGUAGES:
            return Words(language)
    return Words(LANGUAGES[0])
