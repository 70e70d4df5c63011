"""Routes of the hosts' desk, under /api/host: all but the door need the hosts' password."""

import asyncio
import hmac
import secrets
from typing import Final, NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from abyssal.keeper.host import Host, digest
from abyssal.keeper.hosting import PASSWORD, Hosting
from abyssal.keeper.server_rules import shown_notice
from abyssal.server import passwords
from abyssal.server.addresses import counted_as
from abyssal.server.errors import denied
from abyssal.server.json import Json, read_body
from abyssal.server.rates import Guard, Rates
from abyssal.server.routes.subject import Subject
from abyssal.server.safety import address_of
from abyssal.server.settings import Rate, Settings
from abyssal.store.port import Shelf
from abyssal.table.sanitize import NAME_LENGTH, sanitize

PREFIX: Final = "/api/host"
COOKIE: Final = "abyssal-host"
BODY: Final = 4096
IDLE: Final = 12 * 3600.0
"""Seconds after which somebody who does nothing has to enter again."""
MOST_WAITING: Final = 16
"""Passwords that wait to be tried. One is tried at a time: it takes a tenth of a second."""
DIGITS: Final = 9


class Entering(msgspec.Struct):
    """The body of a request to enter."""

    password: str
    name: str = ""


class NewPassword(msgspec.Struct):
    """The body of a request for another password."""

    current: str
    password: str


class Freeing(msgspec.Struct):
    """The body of a request to free a seat."""

    seat: int


class Saying(msgspec.Struct):
    """The body of a word to all; empty to take it back."""

    text: str = ""


class Ruling(msgspec.Struct, forbid_unknown_fields=True):
    """The body of a change of the rules; what is not said stays."""

    invite_only: bool | None = None
    renew_invitation: bool = False
    keep_days: int | None = None
    nightly: int | None = None


class Desk(NamedTuple):
    """A host who has entered."""

    name: str
    password: str
    """What was kept of the password they entered with: another one ends this."""
    seen: float


class HostingRoutes(Subject):
    """The desk: health, tables, rules, backup, and what hosts did."""

    def __init__(self, host: Host, settings: Settings, commands: Rates) -> None:
        super().__init__(host, settings, commands)
        self.desk = Hosting(host)
        self.entered: dict[str, Desk] = {}
        """Those who have entered, by the digests of their cookies."""
        self.attempts = Guard("desk-attempts", Rate(0.2, 5), settings.buckets)
        self.trying = asyncio.Lock()
        self.waiting = 0
        self.secret = secrets.token_bytes(32)
        self.known = ("", b"")
        """The hash that counts, and a keyed digest of the password that was found to fit it."""

    def routes(self) -> list[Route]:
        table = f"{PREFIX}/tables/{{table}}"
        post = ["POST"]
        return [
            Route(PREFIX, self.door),
            Route(f"{PREFIX}/enter", self.enter, methods=post),
            Route(f"{PREFIX}/leave", self.leave, methods=post),
            Route(f"{PREFIX}/password", self.change_password, methods=post),
            Route(f"{PREFIX}/health", self.health),
            Route(f"{PREFIX}/acts", self.acts),
            Route(f"{PREFIX}/notice", self.say, methods=post),
            Route(f"{PREFIX}/rules", self.rule, methods=post),
            Route(f"{PREFIX}/backup", self.back_up, methods=post),
            Route(f"{PREFIX}/tables", self.tables),
            Route(f"{table}/report", self.report),
            Route(f"{table}/record", self.record),
            Route(f"{table}/free", self.free, methods=post),
            Route(f"{table}/close", self.close, methods=post),
            Route(f"{table}/bin", self.bin, methods=post),
            Route(f"{table}/back", self.back, methods=post),
            Route(f"{table}/delete", self.delete, methods=post),
        ]

    # The door

    async def kept_password(self) -> str:
        """The hash of the password that was set; "" where the one that was printed counts."""
        return (await self.desk.book.settings()).get(PASSWORD, "")

    async def who(self, request: Request) -> Desk | None:
        """The host who asks, if they have entered with the password that counts now."""
        key = digest(request.cookies.get(COOKIE, ""))
        found = self.entered.get(key)
        if found is None:
            return None
        now = self.host.clock()
        if found.password != await self.kept_password() or now - found.seen > IDLE:
            self.entered.pop(key, None)
            return None
        self.entered[key] = found = found._replace(seen=now)
        return found

    async def host_name(self, request: Request) -> str:
        """The name of the host who asks; anybody else is refused."""
        found = await self.who(request)
        if found is None:
            raise denied("password", "this is for the host of the server")
        return found.name

    async def door(self, request: Request) -> Response:
        """Have I entered, and which password is asked for?"""
        found = await self.who(request)
        return Json(
            {
                "entered": found is not None,
                "name": found.name if found else "",
                "is_set": bool(await self.kept_password()),
            }
        )

    async def enter(self, request: Request) -> Response:
        """Let a host in."""
        wanted = await read_body(request, Entering, BODY)
        name = sanitize(wanted.name, NAME_LENGTH) if wanted.name.strip() else ""
        kept = await self.check(request, wanted.password)
        key = secrets.token_urlsafe(32)
        self.entered[digest(key)] = Desk(name, kept, self.host.clock())
        await self.desk.note(name, "entered")
        response = Json({"entered": True, "name": name, "is_set": bool(kept)})
        secure = request.url.scheme == "https" or self.settings.public_url.startswith("https:")
        path = self.settings.below() + PREFIX
        response.set_cookie(COOKIE, key, secure=secure, httponly=True, samesite="strict", path=path)
        return response

    async def check(self, request: Request, given: str) -> str:
        """Refuse a wrong password; otherwise what is kept of it.

        Wrong ones are counted by address, and never keep the right one out. A password that was
        set is tried slowly and one at a time, so that it cannot be guessed fast from anywhere; one
        that was right before is known at once, however many others are being tried.
        """
        kept = await self.kept_password()
        if kept:
            right = await self.fits(request, given, kept)
        else:
            printed = self.settings.host_password
            right = bool(printed) and secrets.compare_digest(given.encode(), printed.encode())
        if not right:
            await self.attempts.take(counted_as(address_of(request)))
            raise denied("password", "this is for the host of the server")
        return kept

    async def fits(self, request: Request, given: str, kept: str) -> bool:
        """Whether a hash was made of this password. Who has guessed often tries last."""
        marked = (kept, hmac.digest(self.secret, given.encode(), "sha256"))
        if self.known[0] == kept and secrets.compare_digest(marked[1], self.known[1]):
            return True
        guesses = not await self.attempts.has(counted_as(address_of(request)))
        if self.waiting >= MOST_WAITING or (guesses and self.waiting):
            raise denied("busy", "too many requests: wait a moment and try again")
        self.waiting += 1
        try:
            async with self.trying:
                right = await asyncio.to_thread(passwords.is_right, given, kept)
        finally:
            self.waiting -= 1
        if right:
            self.known = marked
        return right

    async def leave(self, request: Request) -> Response:
        """Log out."""
        found = self.entered.pop(digest(request.cookies.get(COOKIE, "")), None)
        if found is not None:
            await self.desk.note(found.name, "left")
        response = Json({})
        response.delete_cookie(COOKIE, path=self.settings.below() + PREFIX)
        return response

    async def change_password(self, request: Request) -> Response:
        """Set the password; everybody has to enter with the new one, and whoever sets it stays."""
        name = await self.host_name(request)
        wanted = await read_body(request, NewPassword, BODY)
        await self.check(request, wanted.current)
        passwords.check_new(wanted.password)
        kept = await asyncio.to_thread(passwords.hashed, wanted.password)
        await self.desk.book.set(PASSWORD, kept)
        key = digest(request.cookies.get(COOKIE, ""))
        self.entered = {key: Desk(name, kept, self.host.clock())}
        await self.desk.note(name, "password")
        return Json({})

    # The server

    async def health(self, request: Request) -> Response:
        await self.host_name(request)
        rules = self.host.rules
        shown = {
            "invite_only": rules.invite_only,
            "invitation": rules.invitation if rules.invite_only else "",
            "keep_days": round(self.host.timeouts.kept / 86400),
            "bin_days": round(self.host.timeouts.bin / 86400),
            "notice": shown_notice(rules),
            "nightly": rules.nightly,
        }
        return Json({**await self.desk.health(), "rules": shown})

    async def acts(self, request: Request) -> Response:
        """The audit log, open to all hosts."""
        await self.host_name(request)
        found = await self.desk.acts(number_in(request, "before"))
        return Json({"acts": [act._asdict() for act in found]})

    async def say(self, request: Request) -> Response:
        name = await self.host_name(request)
        await self.desk.say((await read_body(request, Saying, BODY)).text, name)
        return Json({})

    async def rule(self, request: Request) -> Response:
        name = await self.host_name(request)
        wanted = await read_body(request, Ruling, BODY)
        if wanted.keep_days is not None:
            await self.desk.keep_finished(wanted.keep_days, name)
        if wanted.nightly is not None:
            await self.desk.nightly(wanted.nightly, name)
        if wanted.invite_only is not None or wanted.renew_invitation:
            only = self.host.rules.invite_only if wanted.invite_only is None else wanted.invite_only
            await self.desk.invite_only(only, wanted.renew_invitation, name)
        return Json({})

    async def back_up(self, request: Request) -> Response:
        """Begin a backup; how far it is stands in the health."""
        self.desk.back_up(await self.host_name(request))
        return Json({}, 202)

    # Tables

    async def tables(self, request: Request) -> Response:
        await self.host_name(request)
        asked = request.query_params
        found = await self.desk.tables(
            asked.get("status", "all"), asked.get("find", "")[:100], number_in(request, "after")
        )
        return Json({"tables": found})

    async def report(self, request: Request) -> Response:
        await self.host_name(request)
        return Json(await self.desk.stopped(request.path_params["table"]))

    async def record(self, request: Request) -> Response:
        name = await self.host_name(request)
        id = request.path_params["table"]
        text = await self.desk.record(id, name)
        file = f'attachment; filename="{id}.record"'
        return PlainTextResponse(text, headers={"content-disposition": file})

    async def free(self, request: Request) -> Response:
        name = await self.host_name(request)
        wanted = await read_body(request, Freeing, BODY)
        await self.desk.free_seat(request.path_params["table"], wanted.seat, name)
        return Json({})

    async def close(self, request: Request) -> Response:
        return await self.to_shelf(request, "closed")

    async def bin(self, request: Request) -> Response:
        return await self.to_shelf(request, "bin")

    async def to_shelf(self, request: Request, shelf: Shelf) -> Response:
        name = await self.host_name(request)
        await self.desk.put_aside(request.path_params["table"], shelf, name)
        return Json({})

    async def back(self, request: Request) -> Response:
        """Open a closed table again, or take one out of the bin."""
        name = await self.host_name(request)
        await self.desk.put_back(request.path_params["table"], name)
        return Json({})

    async def delete(self, request: Request) -> Response:
        name = await self.host_name(request)
        await self.desk.delete(request.path_params["table"], name)
        return Json({})


def number_in(request: Request, name: str) -> int:
    """A whole number in the query; 0 without one."""
    text = request.query_params.get(name, "")
    return int(text) if text.isascii() and text.isdigit() and len(text) <= DIGITS else 0
