"""Routes about a person without an account: the personal link, devices, settings, my data."""

import secrets
from collections import Counter
from contextlib import suppress
from typing import Annotated, Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from abyssal.core.errors import AbyssalError
from abyssal.keeper.host import Host, digest
from abyssal.keeper.rows import decoded
from abyssal.results.opponents import Met, against_bots
from abyssal.results.result import Result
from abyssal.server.addresses import counted_as
from abyssal.server.errors import denied
from abyssal.server.json import Json, read_body
from abyssal.server.passkeys import Passkeys
from abyssal.server.people import Person, device_name, known_person
from abyssal.server.rates import Guard, Rates
from abyssal.server.routes.subject import Subject
from abyssal.server.routes.tables import named, summary_of
from abyssal.server.safety import address_of
from abyssal.server.settings import Settings
from abyssal.store.circle_port import Finished
from abyssal.store.persons_port import Device
from abyssal.table.commands import Giver, Rename
from abyssal.table.errors import refused
from abyssal.table.faces import check_face
from abyssal.table.handlers import check_days_away

SECRET_BYTES: Final = 24
MOST_LINKS: Final = 50
SETTINGS_SIZE: Final = 16 * 1024
MOST_SEATS: Final = 6
"""As many as there are letters and shapes of seats."""


class NewLink(msgspec.Struct):
    """The body of a request for one's personal link."""

    renew: bool = False
    device: str = ""


class Claim(msgspec.Struct):
    """The body of a request to open this browser with a personal link, a passkey or both."""

    secret: str = ""
    passkey: dict[str, Any] | None = None
    """What the browser answered to `/api/me/passkeys/ask`."""
    bring: bool = False
    """Whether the seats of this browser come along: only if somebody said so."""
    device: str = ""


class Look(msgspec.Struct):
    """The body of a request for what a personal link carries."""

    secret: str


class Kept(msgspec.Struct):
    """The body of a request to keep my settings."""

    settings: dict[str, Any]


class Shown(msgspec.Struct):
    """The body of a request to be shown otherwise."""

    face: str = ""
    seat: Annotated[int, msgspec.Meta(ge=0, lt=MOST_SEATS)] | None = None
    """The seat I like."""


class DaysAway(msgspec.Struct):
    """The body of a request about my days away; without an end: I am back."""

    since: float | None = None
    until: float | None = None


class Called(msgspec.Struct):
    """The body of a request to take another name."""

    name: str


class PersonRoutes(Subject):
    """Who I am, on all my devices."""

    def __init__(self, host: Host, settings: Settings, commands: Rates) -> None:
        super().__init__(host, settings, commands)
        self.passkeys = Passkeys(host)
        self.attempts = Guard("person-attempts", settings.limits.attempts, settings.buckets)
        self.own_attempts = Guard(
            "own-person-attempts", settings.limits.own_attempts, settings.buckets
        )

    def routes(self) -> list[Route]:
        return [
            Route("/api/me", self.me),
            Route("/api/me/link", self.link, methods=["POST"]),
            Route("/api/me/look", self.look, methods=["POST"]),
            Route("/api/me/claim", self.claim, methods=["POST"]),
            Route("/api/me/leave", self.leave, methods=["POST"]),
            Route("/api/me/settings", self.keep_settings, methods=["POST"]),
            Route("/api/me/name", self.rename, methods=["POST"]),
            Route("/api/me/profile", self.set_profile, methods=["POST"]),
            Route("/api/me/away", self.set_days_away, methods=["POST"]),
            Route("/api/me/opponents", self.opponents),
            Route("/api/me/export", self.export),
            Route("/api/me/forget", self.forget, methods=["POST"]),
        ]

    async def me(self, request: Request) -> Response:
        """What is kept of me, without any secret."""
        person = await known_person(request, self.store)
        return Json(await self.shown(person))

    async def shown(self, person: Person) -> dict[str, Any]:
        row = await self.store.person(person.session)
        profile = await self.store.profile(person.session)
        away = (profile.away_until or 0.0) > self.host.clock()
        return {
            "name": person.name,
            "face": profile.face,
            "seat": profile.seat,
            "away": {"since": profile.away_since, "until": profile.away_until} if away else None,
            "linked": row is not None,
            "since": None if row is None else row.created,
            "settings": {} if row is None else msgspec.json.decode(row.settings),
            "devices": [
                {
                    "name": device.name,
                    "since": device.since,
                    "seen": device.seen,
                    "this": device.session == person.device,
                }
                for device in await self.store.devices_of(person.session)
            ],
            "passkeys": [
                {
                    "id": key.id,
                    "name": key.name,
                    "site": key.site,
                    "since": key.since,
                    "used": key.used,
                }
                for key in await self.store.passkeys_of(person.session)
            ],
            "seats": len(await self.store.rows_of(person.session)),
        }

    async def link(self, request: Request) -> Response:
        """My personal link: the first makes me a person; a renewed one ends all others."""
        person = await known_person(request, self.store)
        self.commands.take(person.key())
        wanted = await read_body(request, NewLink, self.settings.limits.frame)
        secret, now = secrets.token_urlsafe(SECRET_BYTES), self.host.clock()
        if await self.store.person(person.session) is None:
            device = device_of(person, wanted.device, now)
            await self.store.create_person(secrets.token_hex(32), device, digest(secret))
            self.host.hang_up_session(person.session)
        else:
            if not wanted.renew and await self.store.count_links(person.session) >= MOST_LINKS:
                raise refused("links", f"at most {MOST_LINKS} links", most=MOST_LINKS)
            alone = person.device if wanted.renew else None
            await self.store.add_link(person.session, digest(secret), alone)
            if wanted.renew:
                self.host.hang_up_session(person.session)
        return Json({"link": f"/me#person={secret}"})

    async def look(self, request: Request) -> Response:
        """Whose link is this, and how much does it carry?"""
        await known_person(request, self.store)
        wanted = await read_body(request, Look, self.settings.limits.frame)
        owner = await self.owner_of(request, wanted.secret)
        if await self.store.passkeys_of(owner):  # the link alone shows nothing either
            return Json({"name": "", "seats": 0, "bound": True})
        _, name = await self.store.identify(owner)
        seats = len(await self.store.rows_of(owner))
        return Json({"name": name or "", "seats": seats, "bound": False})

    async def claim(self, request: Request) -> Response:
        """Open this browser with a personal link, and the passkey it is bound to if there is one;
        or with a passkey alone."""
        person = await known_person(request, self.store)
        wanted = await read_body(request, Claim, self.settings.limits.frame)
        owner = await self.claimed(request, person, wanted)
        linked = person.device != person.session
        if linked and person.session != owner:
            raise refused("other-person", "this browser carries another person: leave them first")
        if not linked:
            device = device_of(person, wanted.device, self.host.clock())
            await self.store.add_device(owner, device, wanted.bring)
            self.host.hang_up_session(person.session)
        _, name = await self.store.identify(person.device)
        return Json(await self.shown(person._replace(session=owner, name=name or "")))

    async def claimed(self, request: Request, person: Person, wanted: Claim) -> str:
        """The person whom this browser may open."""
        if wanted.passkey is None:
            owner = await self.owner_of(request, wanted.secret)
            if await self.store.passkeys_of(owner):
                raise denied("passkey-needed", "this link is bound to a passkey")
            return owner
        await self.take_try(request)
        owner = await self.passkeys.owner_of(request, person, wanted.passkey)
        if wanted.secret and await self.store.person_by_link(digest(wanted.secret)) != owner:
            raise denied("passkey-other", "this passkey is another person's than the link")
        return owner

    async def owner_of(self, request: Request, secret: str) -> str:
        """The person whom a link belongs to."""
        await self.take_try(request)
        owner = await self.store.person_by_link(digest(secret))
        if owner is None:
            raise denied("secret", "this personal link is not valid")
        return owner

    async def take_try(self, request: Request) -> None:
        """Count a try of a link or a passkey, as one of an invitation."""
        tries = self.attempts if self.is_counted(request) else self.own_attempts
        await tries.take(counted_as(address_of(request)))

    async def leave(self, request: Request) -> Response:
        """This browser is nobody's device any more; the person stays."""
        person = await known_person(request, self.store)
        await self.store.remove_device(person.device)
        self.host.hang_up_session(person.session)
        return Json({})

    async def keep_settings(self, request: Request) -> Response:
        """Settings for all my devices, as this one has them."""
        person = await known_person(request, self.store)
        self.commands.take(person.key())
        kept = await read_body(request, Kept, self.settings.limits.frame)
        text = msgspec.json.encode(kept.settings).decode()
        if len(text) > SETTINGS_SIZE:
            raise denied("too-large", f"at most {SETTINGS_SIZE} bytes", most=SETTINGS_SIZE)
        if await self.store.person(person.session) is None:
            raise refused("no-link", "only somebody with a personal link has settings here")
        await self.store.set_settings(person.session, text)
        return Json({})

    async def rename(self, request: Request) -> Response:
        """Another name, here and at all my tables."""
        person = await known_person(request, self.store)
        self.commands.take(person.key())
        called = await read_body(request, Called, self.settings.limits.frame)
        name = named(called.name)
        if not name:
            raise denied("name", "a name has at least one letter")
        await self.store.remember(person.session, name, self.host.clock())
        seats: dict[str, list[int]] = {}
        for row, seat in await self.store.rows_of(person.session):
            seats.setdefault(row.id, []).append(seat)
        for table, mine in seats.items():
            if len(mine) == 1:  # around one screen everyone has a name of their own
                rename = Rename(id=f"name-{secrets.token_hex(8)}", name=name)
                with suppress(AbyssalError):  # as at a table that is frozen
                    await self.host.command(table, Giver(mine[0], person.session), rename)
        return Json({"name": name})

    async def set_profile(self, request: Request) -> Response:
        """My face, here and at all my tables, and the seat I like."""
        person = await known_person(request, self.store)
        self.commands.take(person.key())
        shown = await read_body(request, Shown, self.settings.limits.frame)
        face = check_face(shown.face)
        await self.store.remember(person.session, person.name, self.host.clock())
        await self.store.set_shown(person.session, face, shown.seat)
        await self.host.set_face(person.session, face)
        return Json({"face": face, "seat": shown.seat})

    async def set_days_away(self, request: Request) -> Response:
        """When I am away, for all my tables, or that I am back."""
        person = await known_person(request, self.store)
        self.commands.take(person.key())
        wanted = await read_body(request, DaysAway, self.settings.limits.frame)
        since, until, now = None, wanted.until, self.host.clock()
        if until is not None:
            since = max(wanted.since or now, now)
            check_days_away(self.host.timeouts.times, since, until, now)
        await self.store.remember(person.session, person.name, now)
        await self.store.set_days_away(person.session, since, until)
        refused = await self.host.set_days_away(person.session, since, until)
        away = None if until is None else {"since": since, "until": until}
        return Json({"away": away, "refused": refused})

    async def opponents(self, request: Request) -> Response:
        """How I fared against bots, at the tables that are kept."""
        person = await known_person(request, self.store)
        finished = await self.store.finished_of(person.session)
        seats = Counter(game.table for game in finished)
        # Around one screen nobody knows whose seat is whose.
        mine = [met_in(game) for game in finished if seats[game.table] == 1]
        return Json(against_bots(mine))

    async def export(self, request: Request) -> Response:
        """All that is kept of me, as a file."""
        person = await known_person(request, self.store)
        shown = await self.shown(person)
        tables = []
        for row, seat in await self.store.rows_of(person.session):
            notes: object = None
            with suppress(AbyssalError):  # as of a table that a host has closed
                async with self.host.table(row.id) as table:
                    notes = table.desks[seat].message()
            said = [
                {"moment": comment.moment, "text": comment.text, "at": comment.at}
                for comment in await self.store.comments(row.id)
                if comment.person == person.session
            ]
            shown_row = {**summary_of(row, seat), "created": row.created}
            tables.append({**shown_row, "notes": notes, "comments": said})
        answer = Json({**shown, "tables": tables})
        answer.headers["content-disposition"] = 'attachment; filename="abyssal-me.json"'
        return answer

    async def forget(self, request: Request) -> Response:
        """Delete me: games that are over stay, without my name."""
        person = await known_person(request, self.store)
        await self.host.forget_person(person.session)
        return Json({})


def met_in(game: Finished) -> Met:
    """A finished game as the count of opponents knows it."""
    players = decoded(game.summary).players
    bots = {seat: player.bot for seat, player in enumerate(players) if player.kind == "bot"}
    return Met(msgspec.json.decode(game.line, type=Result), game.seat, bots)


def device_of(person: Person, name: str, now: float) -> Device:
    """This browser, by the name it gives itself."""
    return Device(person.device, device_name(name), now, now)
