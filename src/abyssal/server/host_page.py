"""The admin page, for whoever runs the server: all tables, to export or delete."""

import secrets
from datetime import UTC, datetime
from html import escape
from typing import Final
from urllib.parse import parse_qs

from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import Route

from abyssal.keeper.host import Host
from abyssal.keeper.rows import summary_in
from abyssal.server.addresses import counted_as
from abyssal.server.errors import denied
from abyssal.server.json import body_of
from abyssal.server.pages import document, words_for
from abyssal.server.rates import Rates
from abyssal.server.safety import address_of
from abyssal.server.settings import Rate, Settings
from abyssal.store.port import TableRow, unknown_table
from abyssal.words import Words

COOKIE: Final = "abyssal-host"
SHOWN: Final = 100
HEADS: Final = (
    "host-table",
    "host-code",
    "host-game",
    "host-status",
    "host-players",
    "host-updated",
)


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
            Route("/host/leave", self.leave, methods=["POST"]),
            Route("/host/{table}.log", self.export),
            Route("/host/{table}/delete", self.ask_to_delete, methods=["GET"]),
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
        """Let the host in; wrong passwords are counted by address and never keep the right one out.

        It has 64 bits: the count is there to make guessing visible, not to make it hard.
        """
        form = parse_qs((await body_of(request, 1024)).decode("utf-8", "replace"))
        given = form.get("password", [""])[0]
        right = self.settings.host_password
        if not right or not secrets.compare_digest(given.encode(), right.encode()):
            self.attempts.take(counted_as(address_of(request)))
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

    async def leave(self, request: Request) -> Response:
        """Log out."""
        self.keys.discard(request.cookies.get(COOKIE, ""))
        response = RedirectResponse("/host", 303)
        response.delete_cookie(COOKIE, path="/host")
        return response

    async def ask_to_delete(self, request: Request) -> Response:
        """Deleting cannot be undone: ask first."""
        self.check_in(request)
        table = request.path_params["table"]
        row = await self.host.store.row(table)
        if row is None:
            raise unknown_table(table)
        words = words_for(request)
        return shown(words, deletion_form(words, row))

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
        '<input name="username" autocomplete="username" value="host" hidden>'
        f"<label>{escape(words('host-password'))}"
        '<input type="password" name="password" autocomplete="current-password" required></label>'
        f" <button>{escape(words('host-enter'))}</button></form>"
    )


def list_of(words: Words, rows: list[TableRow], start: int) -> str:
    cells = "".join(f'<th scope="col">{escape(words(head))}</th>' for head in HEADS)
    body = "".join(row_of(words, row) for row in rows)
    more = ""
    if len(rows) == SHOWN:
        more = f'<p><a href="/host?after={start + SHOWN}">{escape(words("host-more"))}</a></p>'
    leave = (
        '<form method="post" action="/host/leave">'
        f"<button>{escape(words('host-leave'))}</button></form>"
    )
    table = f"<table><thead><tr>{cells}<td></td></tr></thead><tbody>{body}</tbody></table>"
    return f"{table}{more}{leave}"


def row_of(words: Words, row: TableRow) -> str:
    id, *others = shown_cells(words, row)
    cells = "".join(
        f'<td data-head="{escape(words(head))}">{escape(cell)}</td>'
        for head, cell in zip(HEADS[1:], others, strict=True)
    )
    return (
        f'<tr><td data-head="{escape(words(HEADS[0]))}"><a href="/t/{id}">{id}</a></td>{cells}'
        f'<td class="acts"><a href="/host/{id}.log">{escape(words("host-export"))}</a>'
        f' <a href="/host/{id}/delete">{escape(words("host-delete"))}</a></td></tr>'
    )


def shown_cells(words: Words, row: TableRow) -> list[str]:
    """A table as the host knows it, in the order of HEADS."""
    players = summary_in(row).players
    names = ", ".join(player.name or words(f"web-chair-{player.kind}") for player in players)
    moment = datetime.fromtimestamp(row.updated, UTC).strftime("%Y-%m-%d %H:%M")
    title = Words(words.language, row.game)("title")
    status = words(f"web-status-{row.status if players else 'damaged'}")
    return [row.id, row.code or "–", title, status, names, moment]


def deletion_form(words: Words, row: TableRow) -> str:
    _, _, title, status, names, moment = shown_cells(words, row)
    return (
        f"<p>{escape(words('host-delete-ask'))}</p>"
        f"<p>{escape(' · '.join((title, names, status, moment)))}</p>"
        f'<form class="acts" method="post" action="/host/{row.id}/delete">'
        f"<button>{escape(words('host-delete'))}</button>"
        f' <a href="/host">{escape(words("web-cancel"))}</a></form>'
    )
