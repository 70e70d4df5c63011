"""Routes about being told: ways, wishes, feed and calendar, and the links in mails."""

import secrets
from html import escape
from typing import Any, Literal
from urllib.parse import urlsplit

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from abyssal.keeper.host import Host
from abyssal.notices import feeds, push
from abyssal.notices.mail import checked_address
from abyssal.notices.office import Office
from abyssal.notices.outside import checked_url
from abyssal.notices.tokens import Purpose, token_for, way_of
from abyssal.notices.wishes import Wishes, checked
from abyssal.notices.wording import Message
from abyssal.server.addresses import counted_as
from abyssal.server.errors import denied
from abyssal.server.json import Json, read_body
from abyssal.server.pages import document, words_for
from abyssal.server.people import Person, known_person
from abyssal.server.rates import Guard, Rates
from abyssal.server.routes.subject import Subject
from abyssal.server.safety import address_of
from abyssal.server.settings import Settings
from abyssal.store.notices_port import Way
from abyssal.table.errors import refused


class NewWay(msgspec.Struct):
    """The body of a request to be told in one more way."""

    kind: Literal["push", "mail", "webhook", "feed"]
    address: str = ""
    """Of mail; the https address of a webhook; the JSON of a push subscription."""


class NoticeRoutes(Subject):
    """How somebody is told of their turns."""

    def __init__(self, host: Host, settings: Settings, commands: Rates, office: Office) -> None:
        super().__init__(host, settings, commands)
        self.office = office
        self.trials = Guard("trials", settings.limits.trials, settings.buckets)

    def routes(self) -> list[Route]:
        way = "/api/me/ways/{way}"
        return [
            Route("/api/me/ways", self.ways, methods=["GET"]),
            Route("/api/me/ways", self.add, methods=["POST"]),
            Route(f"{way}/remove", self.remove, methods=["POST"]),
            Route(f"{way}/try", self.try_out, methods=["POST"]),
            Route("/api/me/wishes", self.set_wishes, methods=["POST"]),
            Route("/api/feed/{token}/turns.atom", self.atom),
            Route("/api/feed/{token}/turns.ics", self.calendar),
            Route("/api/stop/{token}", self.stop, methods=["GET", "POST"]),
            Route("/api/confirm/{token}", self.confirm, methods=["GET", "POST"]),
        ]

    async def ways(self, request: Request) -> Response:
        """How I am told, and how I could be."""
        person = await known_person(request, self.store)
        wishes = await self.office.wishes_of(person.session)
        allowed = self.settings.allowed
        ways = await self.store.ways_of(person.session)
        return Json(
            {
                "ways": [self.shown(way, person) for way in ways],
                "offered": allowed.kinds(),
                "push_key": push.application_key(self.office.senders.vapid)
                if allowed.push
                else None,
                "wishes": msgspec.to_builtins(wishes),
            }
        )

    def shown(self, way: Way, person: Person) -> dict[str, Any]:
        """A way as its owner sees it: of a webhook and a push only where they lead."""
        shown = {
            "mail": way.address,
            "webhook": urlsplit(way.address).hostname,
            "push": "",
            "feed": "",
        }[way.kind]
        found = {"id": way.id, "kind": way.kind, "confirmed": way.confirmed, "shown": shown}
        if way.kind == "push":
            return {**found, "this": way.device == person.device}
        if way.kind == "feed":
            token = token_for(self.office.senders.signing, "feed", way.id)
            return {**found, "link": f"/api/feed/{token}/turns"}
        return found

    async def add(self, request: Request) -> Response:
        """One more way; mail is asked there first whether it is wanted."""
        person = await known_person(request, self.store)
        self.commands.take(person.key())
        wanted = await read_body(request, NewWay, self.settings.limits.frame)
        if wanted.kind not in self.settings.allowed.kinds():
            allowed = ", ".join(self.settings.allowed.kinds())
            raise refused("way", f"this server sends no {wanted.kind}", allowed=allowed)
        address = checked_for(wanted)
        ways = await self.store.ways_of(person.session)
        if len(ways) >= self.settings.limits.ways:
            most = self.settings.limits.ways
            raise refused("ways", f"at most {most} ways", most=most)
        if wanted.kind == "mail":
            await self.take_trial(request, person)
        is_sure = wanted.kind != "mail"
        way = Way(
            secrets.token_hex(12),
            person.session,
            wanted.kind,
            address,
            device="",
            confirmed=is_sure,
        )
        if wanted.kind == "push":
            way = way._replace(device=person.device)
        await self.store.remember(person.session, person.name, self.host.clock())
        await self.store.add_way(way)
        if wanted.kind == "mail":
            await self.post(way, Message("confirm"))
        self.office.changed.update(await self.store.told_tables(person.session))
        return Json(self.shown(way, person), 201)

    async def remove(self, request: Request) -> Response:
        """Tell me this way no more."""
        person = await known_person(request, self.store)
        way = await self.own_way(request, person)
        await self.store.remove_way(way.id)
        return Json({})

    async def try_out(self, request: Request) -> Response:
        """Send me something this way, now."""
        person = await known_person(request, self.store)
        way = await self.own_way(request, person)
        await self.take_trial(request, person)
        if not way.confirmed:
            raise refused("unconfirmed", "this address is not confirmed yet")
        if way.kind != "feed":
            await self.post(way, Message("try"))
        return Json({})

    async def take_trial(self, request: Request, person: Person) -> None:
        await self.trials.take(person.key())
        if self.is_counted(request):
            await self.trials.take(counted_as(address_of(request)))

    async def own_way(self, request: Request, person: Person) -> Way:
        way = await self.store.way(request.path_params["way"])
        if way is None or way.person != person.session:
            raise denied("no-way", "you are not told this way")
        return way

    async def post(self, way: Way, message: Message) -> None:
        text = msgspec.json.encode(message).decode()
        await self.store.post(way.id, "", text, self.host.clock())

    async def set_wishes(self, request: Request) -> Response:
        """When I want to be told, and in which language."""
        person = await known_person(request, self.store)
        self.commands.take(person.key())
        wishes = checked(await read_body(request, Wishes, self.settings.limits.frame))
        await self.store.set_wishes(person.session, msgspec.json.encode(wishes).decode())
        self.office.changed.update(await self.store.told_tables(person.session))
        return Json({})

    # What is fetched with a link alone

    async def opened(self, request: Request, purpose: Purpose) -> Way:
        """The way that a link opens."""
        token = request.path_params["token"]
        id = way_of(self.office.senders.signing, purpose, token)
        way = None if id is None else await self.store.way(id)
        if way is None or (purpose == "feed" and way.kind != "feed"):
            raise denied("secret", "this link is not valid, or no longer")
        return way

    async def atom(self, request: Request) -> Response:
        """My turns as a feed."""
        way = await self.opened(request, "feed")
        news, wishes = await self.news_and_wishes(way)
        text = feeds.atom(news, wishes, self.url_of(request), self.host.clock())
        return Response(text, media_type="application/atom+xml; charset=utf-8")

    async def calendar(self, request: Request) -> Response:
        """The deadlines of my turns as a calendar."""
        way = await self.opened(request, "feed")
        news, wishes = await self.news_and_wishes(way)
        text = feeds.calendar(news, wishes, self.url_of(request), self.host.clock())
        return Response(text, media_type="text/calendar; charset=utf-8")

    async def news_and_wishes(self, way: Way) -> tuple[list[Message], Wishes]:
        return await self.office.news_of(way.person), await self.office.wishes_of(way.person)

    def url_of(self, request: Request) -> str:
        own = f"{request.url.scheme}://{request.headers['host']}"
        return self.settings.public_url or own

    async def stop(self, request: Request) -> Response:
        """No more mail: a page with one button, which mail programs may press themselves."""
        way = await self.opened(request, "stop")
        if request.method == "POST":
            await self.store.remove_way(way.id)
        return asked(request, "stop", self.settings.below())

    async def confirm(self, request: Request) -> Response:
        """Whoever reads what comes to an address wants it there."""
        way = await self.opened(request, "confirm")
        if request.method == "POST":
            await self.store.confirm_way(way.id)
            self.office.changed.update(await self.store.told_tables(way.person))
        return asked(request, "confirm", self.settings.below())


def checked_for(wanted: NewWay) -> str:
    """The address of a new way, if something can be sent there."""
    match wanted.kind:
        case "mail":
            return checked_address(wanted.address.strip())
        case "webhook":
            checked_url(wanted.address)
            return wanted.address
        case "push":
            return msgspec.json.encode(push.subscription_of(wanted.address)).decode()
    return ""


def asked(request: Request, what: Literal["stop", "confirm"], below: str) -> Response:
    """A page that asks before it does something, and says afterwards that it is done: programs
    that look at every link in a mail change nothing."""
    words = words_for(request)
    title = words(f"notice-{what}-title")
    if request.method == "POST":
        body = f"<p>{escape(words(f'notice-{what}-done'))}</p>"
    else:
        button = escape(words(f"notice-{what}-do"))
        body = f'<form method="post"><button class="button">{button}</button></form>'
    body = f"<h1>{escape(title)}</h1>{body}"
    return HTMLResponse(document(words.language, escape(title), body, below))
