"""Routes about tables and seats: open, list, join, come back, leave."""

import math
from collections import Counter, OrderedDict
from hmac import compare_digest
from typing import Any, Final, Literal

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from abyssal.bots import bots, is_offered
from abyssal.games import title
from abyssal.keeper.host import NEW_OWNER, Host, Wanted, digest
from abyssal.keeper.membership import membership
from abyssal.keeper.rows import summary_in
from abyssal.server.addresses import counted_as
from abyssal.server.errors import denied
from abyssal.server.json import Json, read_body
from abyssal.server.people import (
    giver_of,
    known_person,
    own_seat,
    person_of,
    seats_of,
)
from abyssal.server.rates import Guard, Rates
from abyssal.server.routes.subject import Subject
from abyssal.server.safety import address_of
from abyssal.server.settings import Settings
from abyssal.store.port import Holding, TableRow
from abyssal.table.errors import refused
from abyssal.table.places import Absence, Pace, Place
from abyssal.table.sanitize import NAME_LENGTH, distinct, sanitize

PUBLIC_SHOWN: Final = 50
PUBLIC_READ: Final = 1000
PUBLIC_AN_ADDRESS: Final = 3
OPENERS_KEPT: Final = 20_000


class WantedPlace(msgspec.Struct, forbid_unknown_fields=True):
    """A seat of a new table."""

    kind: Literal["me", "open", "bot"]
    bot: str = ""
    name: str = ""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """The body of POST /api/tables."""

    game: str
    places: list[WantedPlace]
    options: dict[str, str] = {}
    pace: Pace = "none"
    absence: Absence | None = None
    public: bool = False
    spectators: bool = True
    name: str = ""
    start: bool = False
    data: str = ""
    house: dict[str, str] = {}
    hints: bool = False
    """Whether people may ask for hints, once all of them have agreed."""
    invitation: str = ""
    """The hosts' code, where tables are opened by invitation only."""
    circle: str = ""
    """The circle of friends in which the game counts."""


class Joining(msgspec.Struct):
    """The body of a request to sit down."""

    code: str = ""
    name: str = ""


class Claim(msgspec.Struct):
    """The body of a request to come back to a seat."""

    secret: str


class NewLink(msgspec.Struct):
    """The body of a request for a link to one's seat."""

    renew: bool = False


class NewOwner(msgspec.Struct):
    """The body of a request for a link to a seat that the table gives away."""

    seat: int


class TableRoutes(Subject):
    """Tables and who sits at them."""

    def __init__(self, host: Host, settings: Settings, commands: Rates) -> None:
        super().__init__(host, settings, commands)
        self.attempts = Guard("table-attempts", settings.limits.attempts, settings.buckets)
        self.own_attempts = Guard(
            "own-table-attempts", settings.limits.own_attempts, settings.buckets
        )
        self.openings = Guard("openings", settings.limits.openings, settings.buckets)
        self.own_data = Guard("own-data", settings.limits.data, settings.buckets)
        self.openers: OrderedDict[str, str] = OrderedDict()
        """The address from which each of the newest tables was opened."""

    def routes(self) -> list[Route]:
        table = "/api/tables/{table}"
        return [
            Route("/api/tables", self.list_tables, methods=["GET"]),
            Route("/api/tables", self.open_table, methods=["POST"]),
            Route("/api/join", self.join, methods=["POST"]),
            Route("/api/invitation", self.invitation, methods=["POST"]),
            Route(table, self.lobby),
            Route(f"{table}/box", self.box),
            Route(f"{table}/join", self.join, methods=["POST"]),
            Route(f"{table}/claim", self.claim, methods=["POST"]),
            Route(f"{table}/link", self.link, methods=["POST"]),
            Route(f"{table}/new_owner", self.new_owner, methods=["POST"]),
            Route(f"{table}/leave", self.leave, methods=["POST"]),
            Route(f"{table}/tokens", self.token, methods=["POST"]),
        ]

    async def list_tables(self, request: Request) -> Response:
        """My tables, and the public ones."""
        person = await person_of(request, self.store)
        mine: dict[str, dict[str, Any]] = {}
        expiring = await self.store.expiring(person.session) if person.session else {}
        for row, seat in await self.store.rows_of(person.session) if person.session else []:
            shown = summary_of(row, seat, expiring.get(row.id))
            if row.id not in mine or (shown["my_turn"] and not mine[row.id]["my_turn"]):
                mine[row.id] = shown
        public = [row for row in await self.public_rows() if row.id not in mine]
        away = await self.store.untouched(person.session, self.put_away_before())
        return Json(
            {
                "mine": sorted((row for id, row in mine.items() if id not in away), key=urgency),
                "put_away": [row for id, row in mine.items() if id in away],
                "public": [summary_of(row, None) for row in public],
            }
        )

    async def public_rows(self) -> list[TableRow]:
        """The public tables that are shown: of one address only a few."""
        shown: list[TableRow] = []
        openers: Counter[str] = Counter()
        for row in await self.store.public_rows(PUBLIC_READ, self.put_away_before()):
            opener = self.openers.get(row.id, row.id)
            openers[opener] += 1
            if openers[opener] <= PUBLIC_AN_ADDRESS:
                shown.append(row)
        return shown[:PUBLIC_SHOWN]

    def put_away_before(self) -> float:
        return self.host.clock() - self.host.timeouts.put_away

    def note_opening(self, request: Request, table: str) -> None:
        if self.is_counted(request):
            self.openers[table] = counted_as(address_of(request))
            if len(self.openers) > OPENERS_KEPT:
                self.openers.popitem(last=False)

    async def open_table(self, request: Request) -> Response:
        """A new table."""
        person = await known_person(request, self.store)
        wanted = await read_body(request, NewTable, self.settings.limits.frame)
        self.commands.take(person.key())
        await self.check_invited(request, wanted.invitation)
        running = {
            row.id
            for row, _ in await self.store.rows_of(person.session)
            if row.status in ("open", "playing")
        }
        running -= await self.store.untouched(person.session, self.put_away_before())
        most = self.settings.limits.tables
        if len(running) >= most:
            raise denied("tables", f"at most {most} tables that are not over", most=most)
        if self.is_counted(request):
            address = counted_as(address_of(request))
            await self.openings.take(address)
            if wanted.data:
                await self.own_data.take(address, len(wanted.data))
        name = named(wanted.name or person.name)
        mine = [seat for seat, place in enumerate(wanted.places) if place.kind == "me"]
        if not mine:
            raise denied("no-host", "one of the seats must be your own")
        self.host.games(wanted.game, "")  # refused if there is none
        places: list[Place] = []
        for place in wanted.places:
            places.append(place_of(place, name, wanted.game, places))
        if wanted.circle:
            await membership(self.store, person.session, wanted.circle)
        table, secrets = await self.host.open(
            Wanted(
                wanted.game,
                places,
                options=wanted.options,
                pace=wanted.pace,
                absence=wanted.absence,
                public=wanted.public,
                spectators=wanted.spectators,
                own_data=wanted.data,
                host=mine[0],
                start=wanted.start,
                house=wanted.house,
                hints=wanted.hints,
            ),
            person.session,
            mine,
        )
        await self.store.remember(person.session, name, self.host.clock())
        if wanted.circle:
            await self.store.add_circle_table(wanted.circle, table, self.host.clock())
        self.note_opening(request, table)
        links = [seat_link(table, secret) for secret in secrets]
        shown = {"table": table, "seat": mine[0], "seats": mine}
        return Json({**shown, "seat_link": links[0], "seat_links": links}, 201)

    async def check_invited(self, request: Request, given: str) -> None:
        """Refuse to open a table without the hosts' code, where one is needed."""
        rules = self.host.rules
        if not rules.invite_only:
            return
        if not given:
            raise denied("invite-only", "tables are opened here by invitation of the hosts")
        await self.take_attempt(request)
        if not compare_digest(given.strip().lower().encode(), rules.invitation.encode()):
            raise denied("not-invited", "this is not the hosts' invitation, or no longer")

    async def lobby(self, request: Request) -> Response:
        """A table as this person may see it."""
        id = request.path_params["table"]
        person = await person_of(request, self.store)
        giver = await giver_of(request, person, id, self.store)
        live = await self.host.live(id)
        async with self.host.between_writes(live) as table:
            shown = table.lobby(giver.seat)
            here = live.presence()
        mine = await seats_of(person, id, self.store)
        presence = {name: here[name] for name in ("present", "absent", "watching")}
        return Json({**shown, **presence, "mine": mine})

    async def box(self, request: Request) -> Response:
        """What is printed in the box that this table plays with, for drawn boards."""
        live = await self.host.live(request.path_params["table"])
        async with self.host.between_writes(live) as table:
            game = table.game
        printed = title(game.name).box
        return Json(printed(game) if printed else {})

    async def join(self, request: Request) -> Response:
        """Sit down with an invitation."""
        person = await known_person(request, self.store)
        await self.take_attempt(request)
        joining = await read_body(request, Joining, self.settings.limits.frame)
        code = joining.code.strip().upper()
        id = request.path_params.get("table") or await self.invited_to(code)
        if await self.store.seats_of(person.session, id):
            raise refused("seated", "you have a seat at this table already")
        name = named(joining.name or person.name)
        seat, secret = await self.host.join(id, code, name, person.session)
        await self.store.remember(person.session, name, self.host.clock())
        return Json({"table": id, "seat": seat, "seat_link": seat_link(id, secret)})

    async def invitation(self, request: Request) -> Response:
        """To which table does this code lead?"""
        await known_person(request, self.store)
        await self.take_attempt(request)
        asked = await read_body(request, Joining, self.settings.limits.frame)
        return Json({"table": await self.invited_to(asked.code.strip().upper())})

    async def invited_to(self, code: str) -> str:
        row = await self.store.row_by_code(code)
        if row is None:
            raise refused("invitation", "this invitation is not valid")
        return row.id

    async def claim(self, request: Request) -> Response:
        """Come back to a seat by its link."""
        person = await known_person(request, self.store)
        await self.take_attempt(request)
        claim = await read_body(request, Claim, self.settings.limits.frame)
        id = request.path_params["table"]
        secret = digest(claim.secret)
        holding = await self.store.holding_of(secret, "seat")
        given = None if holding else await self.store.holding_of(secret, NEW_OWNER)
        if given is not None and given.table == id:
            await self.host.take_over(given, named(person.name), person.session)
            holding = given
        elif holding is None or holding.table != id:
            raise denied("secret", "this seat link is not valid")
        else:
            await self.store.hold(person.session, holding)
        await self.store.remember(person.session, person.name, self.host.clock())
        return Json({"table": id, "seat": holding.seat})

    async def new_owner(self, request: Request) -> Response:
        """A link to a seat that the table gives to somebody else, for one of its players."""
        id = request.path_params["table"]
        person = await known_person(request, self.store)
        self.commands.take(person.key())
        await own_seat(request, person, id, self.store)
        wanted = await read_body(request, NewOwner, self.settings.limits.frame)
        secret = await self.host.new_owner_link(id, wanted.seat)
        return Json({"seat_link": seat_link(id, secret)})

    async def take_attempt(self, request: Request) -> None:
        """Count a try of an invitation or link; a tunnel's guests all come from this machine."""
        tries = self.attempts if self.is_counted(request) else self.own_attempts
        await tries.take(counted_as(address_of(request)))

    async def link(self, request: Request) -> Response:
        """One more link to my seat, or a new one in place of all others."""
        id = request.path_params["table"]
        wanted = await read_body(request, NewLink, self.settings.limits.frame)
        if wanted.renew:
            person = await known_person(request, self.store)
            seat = await own_seat(request, person, id, self.store)
            secret = await self.host.renew_link(Holding(id, seat), person.session)
        else:
            secret = await self.new_secret(request, "seat")
        return Json({"seat_link": seat_link(id, secret)})

    async def leave(self, request: Request) -> Response:
        """Leave a table; no limit stands in the way of it."""
        person = await known_person(request, self.store)
        await self.host.leave(request.path_params["table"], person.session)
        return Json({})

    async def token(self, request: Request) -> Response:
        """A token, for a program that plays for me."""
        return Json({"token": await self.new_secret(request, "token")})

    async def new_secret(self, request: Request, scope: str) -> str:
        person = await known_person(request, self.store)
        self.commands.take(person.key())
        id = request.path_params["table"]
        seat = await own_seat(request, person, id, self.store)
        return await self.host.new_secret(Holding(id, seat), scope)


def summary_of(row: TableRow, mine: int | None, expires: float | None = None) -> dict[str, Any]:
    """A table in a list; of one whose row is damaged, what is left."""
    summary = summary_in(row)
    turn = None if mine is None else summary.turns.get(mine)
    return {
        "table": row.id,
        "code": row.code if mine is not None else None,
        "game": row.game,
        "seats": len(summary.players),
        "status": row.status if summary.players else "damaged",
        "mine": mine,
        "my_turn": mine in summary.asked,
        "players": summary.players,
        "updated": row.updated,
        "waits": summary.waits,
        "since": summary.since if turn is None else turn.since,
        "until": None if turn is None else turn.until,
        "expires": expires,
        "assisted": summary.assisted,
    }


def urgency(shown: dict[str, Any]) -> tuple[bool, float, float]:
    """The order of my tables: what waits for me, the first deadline first; then the newest."""
    until = shown["until"]
    return not shown["my_turn"], until if until is not None else math.inf, -shown["updated"]


def named(name: str) -> str:
    """A name, sanitized. It may be empty: each client then words one for its viewer."""
    return sanitize(name, NAME_LENGTH) if name else ""


def place_of(wanted: WantedPlace, name: str, game: str, others: list[Place]) -> Place:
    """A seat as it was asked for. Of several at one screen only the first gets `name` unasked."""
    if wanted.kind == "me":
        first = all(other.kind != "person" for other in others)
        own = named(wanted.name) or (name if first else "")
        return Place("person", own and distinct(own, [other.name for other in others]))
    if wanted.kind == "open":
        return Place()
    if not is_offered(wanted.bot, game):
        allowed = ", ".join(bots(game))
        raise denied("bot", f"no bot {wanted.bot!r}", game=game, bot=wanted.bot, allowed=allowed)
    return Place("bot", "", wanted.bot)


def seat_link(table: str, secret: str) -> str:
    """The link of a seat; its secret is in the fragment, which browsers never send."""
    return f"/t/{table}#seat={secret}"
