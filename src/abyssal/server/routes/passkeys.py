"""Routes about passkeys: made, asked for, removed; they are used where a device is opened."""

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from abyssal.keeper.host import Host
from abyssal.server.errors import denied
from abyssal.server.json import Json, read_body
from abyssal.server.passkeys import Passkeys
from abyssal.server.people import Person, device_name, known_person
from abyssal.server.rates import Rates
from abyssal.server.routes.subject import Subject
from abyssal.server.settings import Settings
from abyssal.table.errors import refused


class Made(msgspec.Struct):
    """The body of a request to keep a passkey that this browser has made."""

    passkey: dict[str, Any]
    device: str = ""


class Gone(msgspec.Struct):
    """The body of a request to remove a passkey."""

    id: str


class PasskeyRoutes(Subject):
    """The passkeys of a person."""

    def __init__(self, host: Host, settings: Settings, commands: Rates, passkeys: Passkeys) -> None:
        super().__init__(host, settings, commands)
        self.passkeys = passkeys

    def routes(self) -> list[Route]:
        return [
            Route("/api/me/passkeys/new", self.make, methods=["POST"]),
            Route("/api/me/passkeys/ask", self.ask, methods=["POST"]),
            Route("/api/me/passkeys/remove", self.remove, methods=["POST"]),
            Route("/api/me/passkeys", self.keep, methods=["POST"]),
        ]

    async def make(self, request: Request) -> Response:
        """What my browser needs to make a passkey."""
        return Json(await self.passkeys.making(request, await self.linked(request)))

    async def keep(self, request: Request) -> Response:
        """The passkey my browser has made."""
        person = await self.linked(request)
        made = await read_body(request, Made, self.settings.limits.frame)
        await self.passkeys.add(request, person, made.passkey, device_name(made.device))
        return Json({})

    async def ask(self, request: Request) -> Response:
        """What any browser needs to answer with a passkey."""
        person = await known_person(request, self.store)
        self.commands.take(person.key())
        return Json(await self.passkeys.asking(request, person))

    async def remove(self, request: Request) -> Response:
        """One of my passkeys opens nothing any more."""
        person = await self.linked(request)
        gone = await read_body(request, Gone, self.settings.limits.frame)
        if not await self.store.remove_passkey(person.session, gone.id):
            raise denied("passkey-unknown", "this passkey is not known here, or was removed")
        return Json({})

    async def linked(self, request: Request) -> Person:
        """Who sent this; it must be somebody with a personal link."""
        person = await known_person(request, self.store)
        self.commands.take(person.key())
        if await self.store.person(person.session) is None:
            raise refused("no-link", "only somebody with a personal link has passkeys")
        return person
