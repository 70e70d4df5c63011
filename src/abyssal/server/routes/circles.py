"""Routes about circles of friends and the results of finished games."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from abyssal.games import games
from abyssal.keeper import circles
from abyssal.keeper.membership import membership
from abyssal.results.result import Result
from abyssal.server.errors import denied
from abyssal.server.json import Json, read_body
from abyssal.server.people import Person, known_person
from abyssal.server.routes.subject import Subject
from abyssal.store.port import unknown_table
from abyssal.table.sanitize import NAME_LENGTH, sanitize


class NewCircle(msgspec.Struct, forbid_unknown_fields=True):
    """The body of POST /api/circles: its name, and one's own in it."""

    name: str
    me: str = ""


class Joining(msgspec.Struct, forbid_unknown_fields=True):
    """The body of a request with the secret of a circle's link."""

    secret: str
    name: str = ""


class Key(msgspec.Struct, forbid_unknown_fields=True):
    """The body of a request with a member's key."""

    key: str


class NewLink(msgspec.Struct, forbid_unknown_fields=True):
    """The body of a request for a link to a circle."""

    renew: bool = False


class NewName(msgspec.Struct, forbid_unknown_fields=True):
    """The body of a request for another name."""

    name: str


class AddedTable(msgspec.Struct, forbid_unknown_fields=True):
    """The body of a request to let a table count in a circle."""

    table: str


class Leaving(msgspec.Struct, forbid_unknown_fields=True):
    """The body of a request to leave a circle."""

    forget: bool = False


class CircleRoutes(Subject):
    """Circles, and what is left of finished games."""

    def routes(self) -> list[Route]:
        circle = "/api/circles/{circle}"
        return [
            Route("/api/circles", self.list_circles, methods=["GET"]),
            Route("/api/circles", self.open_circle, methods=["POST"]),
            Route("/api/circles/look", self.look, methods=["POST"]),
            Route("/api/circles/join", self.join, methods=["POST"]),
            Route("/api/circles/claim", self.claim, methods=["POST"]),
            Route(circle, self.page, methods=["GET"]),
            Route(f"{circle}/link", self.link, methods=["POST"]),
            Route(f"{circle}/name", self.rename, methods=["POST"]),
            Route(f"{circle}/games", self.add_game, methods=["POST"]),
            Route(f"{circle}/leave", self.leave, methods=["POST"]),
            Route("/api/tables/{table}/circles", self.of_table, methods=["GET"]),
            Route("/api/tables/{table}/result", self.result, methods=["GET"]),
        ]

    async def person(self, request: Request) -> Person:
        """Who asks, if that is not too often."""
        person = await known_person(request, self.store)
        self.commands.take(person.key())
        return person

    async def member(self, request: Request) -> tuple[Person, str, str]:
        """Who asks, in which circle, and who they are there."""
        person = await self.person(request)
        circle = request.path_params["circle"]
        return person, circle, await membership(self.store, person.session, circle)

    async def list_circles(self, request: Request) -> Response:
        """My circles."""
        person = await self.person(request)
        found = await self.store.circles_of(person.session)
        return Json({"circles": [{"circle": row.id, "name": row.name} for row, _ in found]})

    async def open_circle(self, request: Request) -> Response:
        """A new circle."""
        person = await self.person(request)
        wanted = await read_body(request, NewCircle, self.settings.limits.frame)
        name = sanitize(wanted.name, NAME_LENGTH)
        own_name = sanitize(wanted.me or person.name, NAME_LENGTH)
        now = self.host.clock()
        joined, link = await circles.open_circle(
            self.store, person.session, name, own_name, now=now
        )
        await self.store.remember(person.session, person.name or own_name, now=now)
        return Json({**joined._asdict(), "link": circle_link(link)}, 201)

    async def look(self, request: Request) -> Response:
        """To which circle does this link lead?"""
        await self.person(request)
        asked = await read_body(request, Joining, self.settings.limits.frame)
        return Json({"name": (await circles.linked(self.store, asked.secret)).name})

    async def join(self, request: Request) -> Response:
        """Join the circle of a link."""
        person = await self.person(request)
        asked = await read_body(request, Joining, self.settings.limits.frame)
        name = sanitize(asked.name or person.name, NAME_LENGTH)
        now = self.host.clock()
        joined = await circles.join(self.store, person.session, asked.secret, name, now=now)
        await self.store.remember(person.session, person.name or name, now)
        return Json(joined._asdict())

    async def claim(self, request: Request) -> Response:
        """Speak for a member by their key, from another browser."""
        person = await self.person(request)
        asked = await read_body(request, Key, self.settings.limits.frame)
        joined = await circles.claim(self.store, person.session, asked.key)
        await self.store.remember(person.session, person.name, self.host.clock())
        return Json(joined._asdict())

    async def page(self, request: Request) -> Response:
        """A circle as its members see it, for one title or for all."""
        person, circle, _ = await self.member(request)
        game = request.query_params.get("game") or None
        if game is not None and game not in games():
            raise denied("game", f"no game {game!r}", game=game, allowed=", ".join(games()))
        now = self.host.clock()
        return Json(await circles.page(self.store, person.session, circle, game, now=now))

    async def link(self, request: Request) -> Response:
        """One more link to the circle, or a new one in place of all others."""
        _, circle, _ = await self.member(request)
        asked = await read_body(request, NewLink, self.settings.limits.frame)
        link = await circles.renewed_link(self.store, circle, asked.renew)
        return Json({"link": circle_link(link)})

    async def rename(self, request: Request) -> Response:
        """Another name for myself in the circle."""
        _, _, member = await self.member(request)
        asked = await read_body(request, NewName, self.settings.limits.frame)
        await self.store.rename_member(member, sanitize(asked.name, NAME_LENGTH))
        return Json({})

    async def add_game(self, request: Request) -> Response:
        """A table at which I sit counts in the circle."""
        person, circle, _ = await self.member(request)
        asked = await read_body(request, AddedTable, self.settings.limits.frame)
        now = self.host.clock()
        await circles.add_game(self.store, person.session, circle, asked.table, now=now)
        return Json({})

    async def leave(self, request: Request) -> Response:
        """Leave the circle, and be forgotten there by name."""
        _, _, member = await self.member(request)
        asked = await read_body(request, Leaving, self.settings.limits.frame)
        await self.store.leave_circle(member, asked.forget)
        return Json({})

    async def of_table(self, request: Request) -> Response:
        """My circles, and in which of them this table counts; nobody hears of others' circles."""
        person = await self.person(request)
        there = await self.store.circles_of_table(request.path_params["table"])
        mine = await self.store.circles_of(person.session)
        return Json(
            {
                "circles": [
                    {"circle": row.id, "name": row.name, "counts": row.id in there}
                    for row, _ in mine
                ]
            }
        )

    async def result(self, request: Request) -> Response:
        """What is kept of a game that is over, also once its table is deleted. It names nobody."""
        id = request.path_params["table"]
        row = await self.store.result(id)
        if row is None:
            raise unknown_table(id)
        if await self.store.row(id) is not None:
            await self.may_follow(request, id)
        elif not row.open:
            raise denied("spectators", "this table has no spectators")
        line = msgspec.json.decode(row.line, type=Result) if row.line else None
        times = {"started": row.started, "ended": row.ended}
        return Json({"game": row.game, **times, "verifies": row.verifies, "result": line})


def circle_link(secret: str) -> str:
    """The link of a circle; its secret is in the fragment, which browsers never send."""
    return f"/friends#join={secret}"
