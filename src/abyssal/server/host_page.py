"""The page of whoever runs the server: all tables, to export or delete."""

import secrets
from datetime import UTC, datetime
from html import escape
from typing import Final
from urllib.parse import parse_qs

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import Route

from abyssal.server.errors import denied
from abyssal.server.json import body_of
from abyssal.server.pages import document, words_for
from abyssal.server.rates import Rates
from abyssal.server.settings import Rate, Settings
from abyssal.store.port import TableRow, unknown_table
from abyssal.table.host import Host
from abyssal.words import Words

COOKIE: Final = "abyssal-host"
SHOWN: Final = 100


class HostPage:
    """Plain pages and forms behind the password that was printed at the start."""

    def __init__(self, host: Host, settings: Settings) -> None:
        self.host = host
        self.settings = settings
        self.keys: set[str] = set()
        self.attempts = Rates(Rate(0.2, 5))

    def routes(self) -> list[Route]:
        return [
            Route("/host", self.page, methods=["GET"]),
            Route("/host", self.enter, methods=["POST"]),
            Route("/host/{table}.log", self.export),
            Route("/host/{table}/delete", self.delete, methods=["POST"]),
        ]

    def is_in(self, request: Request) -> bool:
        return request.cookies.get(COOKIE, "") in self.keys

    def check_in(self, request: Request) -> None:
        if not self.is_in(request):
            raise denied("password", "this is for the host of the server")

    async def page(self, request: Request) -> Response:
        words = words_for(request)
        if not self.is_in(request):
            return shown(words, password_form(words))
        offset = request.query_params.get("after", "")
        start = int(offset) if offset.isdecimal() and len(offset) < 8 else 0
        rows = await self.host.store.all_rows(SHOWN, start)
        return shown(words, list_of(words, rows, start))

    async def enter(self, request: Request) -> Response:
        self.attempts.take("host")
        form = parse_qs((await body_of(request, 1024)).decode("utf-8", "replace"))
        given = form.get("password", [""])[0]
        right = self.settings.host_password
        if not right or not secrets.compare_digest(given.encode(), right.encode()):
            raise denied("password", "this is for the host of the server")
        key = secrets.token_urlsafe(32)
        self.keys.add(key)
        response = RedirectResponse("/host", 303)
        secure = request.url.scheme == "https" or self.settings.public_url.startswith("https:")
        response.set_cookie(
            COOKIE, key, secure=secure, httponly=True, samesite="strict", path="/host"
        )
        return response

    async def export(self, request: Request) -> Response:
        """The log of a table, one entry a line: all of it, secrets of the game included."""
        self.check_in(request)
        table = request.path_params["table"]
        lines = await self.host.store.entries(table)
        if not lines:
            raise unknown_table(table)
        name = f'attachment; filename="{table}.log"'
        text = "".join(f"{line}\n" for line in lines)
        return PlainTextResponse(text, headers={"content-disposition": name})

    async def delete(self, request: Request) -> Response:
        self.check_in(request)
        await self.host.forget(request.path_params["table"])
        return RedirectResponse("/host", 303)


def shown(words: Words, body: str) -> Response:
    title = escape(words("host-title"))
    return HTMLResponse(document(words.language, title, f"<h1>{title}</h1>{body}"))


def password_form(words: Words) -> str:
    return (
        f'<form method="post" action="/host"><p>{escape(words("host-ask"))}</p>'
        f"<label>{escape(words('host-password'))}"
        ' <input type="password" name="password" autocomplete="current-password" required></label>'
        f" <button>{escape(words('host-enter'))}</button></form>"
    )


def list_of(words: Words, rows: list[TableRow], start: int) -> str:
    heads = ("host-table", "host-game", "host-status", "host-players", "host-updated")
    cells = "".join(f'<th scope="col">{escape(words(head))}</th>' for head in heads)
    body = "".join(row_of(words, row) for row in rows)
    more = ""
    if len(rows) == SHOWN:
        more = f'<p><a href="/host?after={start + SHOWN}">{escape(words("host-more"))}</a></p>'
    return f"<table><thead><tr>{cells}<td></td></tr></thead><tbody>{body}</tbody></table>{more}"


def row_of(words: Words, row: TableRow) -> str:
    players = msgspec.json.decode(row.summary)["players"]
    names = ", ".join(player["name"] or words(f"web-chair-{player['kind']}") for player in players)
    moment = datetime.fromtimestamp(row.updated, UTC).strftime("%Y-%m-%d %H:%M")
    title = Words(words.language, row.game)("title")
    status = words(f"web-status-{row.status}")
    cells = "".join(f"<td>{escape(cell)}</td>" for cell in (title, status, names, moment))
    return (
        f'<tr><td><a href="/t/{row.id}">{row.id}</a></td>{cells}'
        f'<td><a href="/host/{row.id}.log">{escape(words("host-export"))}</a>'
        f'<form method="post" action="/host/{row.id}/delete">'
        f"<button>{escape(words('host-delete'))}</button></form></td></tr>"
    )
