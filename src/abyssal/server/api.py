"""The requests of docs/protocol.md."""

import asyncio
import gzip
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from functools import partial
from importlib.metadata import version
from typing import Any, Final, Literal

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from abyssal.bots import bots
from abyssal.core.errors import AbyssalError
from abyssal.core.manners import Manners
from abyssal.games import BOXES, games
from abyssal.games import game as game_called
from abyssal.keeper.host import Host, Wanted, digest
from abyssal.keeper.lengths import DAY
from abyssal.keeper.live import Live
from abyssal.keeper.rows import summary_in
from abyssal.server.addresses import counted_as, is_loopback
from abyssal.server.errors import denied
from abyssal.server.json import Json, body_of, error_response, read_body
from abyssal.server.people import (
    Person,
    giver_of,
    known_person,
    new_session,
    own_seat,
    person_of,
    seat_called,
    seats_of,
)
from abyssal.server.rates import Rates
from abyssal.server.replays import Replays
from abyssal.server.safety import address_of
from abyssal.server.settings import Network, Settings
from abyssal.server.streams import Events, Socket, answer, carry_out
from abyssal.store.port import Holding, TableRow
from abyssal.table.commands import Giver
from abyssal.table.errors import refused
from abyssal.table.history import history_of, is_kept
from abyssal.table.places import Pace, Place
from abyssal.table.plain import NAME_LENGTH, distinct, plain
from abyssal.table.replay import Eyes
from abyssal.table.table import Table
from abyssal.words import LANGUAGES

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
    public: bool = False
    spectators: bool = True
    name: str = ""
    start: bool = False
    data: str = ""
    house: dict[str, str] = {}


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


class Imagining(msgspec.Struct):
    """The body of a request for imagined positions."""

    count: int = 1


class Api:
    """The requests, for one host."""

    def __init__(self, host: Host, settings: Settings) -> None:
        self.host = host
        self.store = host.store
        self.settings = settings
        self.network = Network(settings.public_url or None, False)
        self.commands = Rates(settings.limits.commands)
        self.attempts = Rates(settings.limits.attempts)
        self.own_attempts = Rates(settings.limits.own_attempts)
        self.openings = Rates(settings.limits.openings)
        self.own_data = Rates(settings.limits.data)
        self.openers: OrderedDict[str, str] = OrderedDict()
        """The address from which each of the newest tables was opened."""
        self.replaying = Rates(settings.limits.replays)
        self.replays = Replays()
        self.sockets: Counter[str] = Counter()

    def routes(self) -> list[Route | WebSocketRoute]:
        table = "/api/tables/{table}"
        return [
            Route("/api/hello", self.hello),
            Route("/api/network", self.open_network, methods=["POST"]),
            Route("/api/games", self.games),
            Route("/api/tables", self.list_tables, methods=["GET"]),
            Route("/api/tables", self.open_table, methods=["POST"]),
            Route("/api/join", self.join, methods=["POST"]),
            Route("/api/invitation", self.invitation, methods=["POST"]),
            Route(table, self.lobby),
            Route(f"{table}/join", self.join, methods=["POST"]),
            Route(f"{table}/claim", self.claim, methods=["POST"]),
            Route(f"{table}/link", self.link, methods=["POST"]),
            Route(f"{table}/leave", self.leave, methods=["POST"]),
            Route(f"{table}/tokens", self.token, methods=["POST"]),
            Route(f"{table}/commands", self.command, methods=["POST"]),
            Route(f"{table}/imagine", self.imagine, methods=["POST"]),
            Route(f"{table}/data", self.numbers),
            Route(f"{table}/events", self.events),
            Route(f"{table}/record", self.record),
            Route(f"{table}/replay", self.replay),
            Route(f"{table}/report", self.report),
            Route(f"{table}/tests", self.tests),
            WebSocketRoute(f"{table}/socket", self.socket),
        ]

    # The server and the person

    async def hello(self, request: Request) -> Response:
        """Who am I, and what is this server?"""
        person = await person_of(request, self.store)
        shown = {
            "version": version("abyssal"),
            "languages": list(LANGUAGES),
            "network": self.shown_network(request),
            "person": {"name": person.name},
            "kept": {
                "finished": round(self.host.lengths.kept / DAY),
                "put_away": round(self.host.lengths.put_away / DAY),
            },
        }
        response = Json(shown)
        if not person.session and person.token is None:
            secure = request.url.scheme == "https" or self.settings.public_url.startswith("https:")
            new_session(response, secure)
        if person.is_stored:
            await self.store.remember(person.session, person.name, self.host.clock())
        return response

    def shown_network(self, request: Request) -> dict[str, Any]:
        url, is_open = self.network
        may = self.settings.open_network is not None and self.is_own_machine(request)
        return {"open": is_open, "can_open": may and not is_open, "url": url}

    def is_own_machine(self, request: Request) -> bool:
        return not self.settings.behind_proxy and is_loopback(address_of(request))

    def is_counted(self, request: Request) -> bool:
        """Whether the address tells people apart: this machine's own stands for all of them."""
        return self.settings.behind_proxy or not is_loopback(address_of(request))

    async def open_network(self, request: Request) -> Response:
        """Let the local network in: only from the machine the server runs on."""
        await known_person(request, self.store)
        if self.settings.open_network is None or not self.is_own_machine(request):
            raise denied("network", "this can be opened only on the machine the server runs on")
        await self.let_network_in()
        return Json(self.shown_network(request))

    async def let_network_in(self) -> None:
        """Listen on the LAN address too, and invite people to it."""
        opening = self.settings.open_network
        if opening is not None and not self.network.is_open:
            self.network = Network(await opening(), True)

    async def games(self, request: Request) -> Response:
        """What can be played here."""
        return Json([shown_game(name) for name in games()])

    # Tables

    async def list_tables(self, request: Request) -> Response:
        """My tables, and the public ones."""
        person = await person_of(request, self.store)
        mine: dict[str, dict[str, Any]] = {}
        for row, seat in await self.store.rows_of(person.session) if person.session else []:
            known = mine.setdefault(row.id, summary_of(row, seat))
            known["my_turn"] = known["my_turn"] or summary_of(row, seat)["my_turn"]
        public = [row for row in await self.public_rows() if row.id not in mine]
        away = await self.store.untouched(person.session, self.put_away_before())
        return Json(
            {
                "mine": [row for id, row in mine.items() if id not in away],
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
        return self.host.clock() - self.host.lengths.put_away

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
            self.openings.take(address)
            self.own_data.take(address, len(wanted.data))
        name = named(wanted.name or person.name)
        mine = [seat for seat, place in enumerate(wanted.places) if place.kind == "me"]
        if not mine:
            raise denied("no-host", "one of the seats must be your own")
        self.host.games(wanted.game, "")  # refused if there is none
        places: list[Place] = []
        for place in wanted.places:
            places.append(place_of(place, name, wanted.game, places))
        table, secrets = await self.host.open(
            Wanted(
                wanted.game,
                places,
                options=wanted.options,
                pace=wanted.pace,
                public=wanted.public,
                spectators=wanted.spectators,
                own_data=wanted.data,
                host=mine[0],
                start=wanted.start,
                house=wanted.house,
            ),
            person.session,
            mine,
        )
        await self.store.remember(person.session, name, self.host.clock())
        self.note_opening(request, table)
        links = [seat_link(table, secret) for secret in secrets]
        shown = {"table": table, "seat": mine[0], "seats": mine}
        return Json({**shown, "seat_link": links[0], "seat_links": links}, 201)

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
        presence = {"present": here["present"], "watching": here["watching"]}
        return Json({**shown, **presence, "mine": mine})

    async def join(self, request: Request) -> Response:
        """Sit down with an invitation."""
        person = await known_person(request, self.store)
        self.take_attempt(request)
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
        self.take_attempt(request)
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
        self.take_attempt(request)
        claim = await read_body(request, Claim, self.settings.limits.frame)
        id = request.path_params["table"]
        holding = await self.store.holding_of(digest(claim.secret), "seat")
        if holding is None or holding.table != id:
            raise denied("secret", "this seat link is not valid")
        await self.store.hold(person.session, holding)
        await self.store.remember(person.session, person.name, self.host.clock())
        return Json({"table": id, "seat": holding.seat})

    def take_attempt(self, request: Request) -> None:
        """Count a try of an invitation or link; a tunnel's guests all come from this machine."""
        tries = self.attempts if self.is_counted(request) else self.own_attempts
        tries.take(counted_as(address_of(request)))

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

    # Playing

    async def may_follow(self, connection: HTTPConnection, id: str) -> tuple[Person, Giver, Live]:
        """Who follows or talks: a seat, or a spectator where the table has them."""
        person = await person_of(connection, self.store)
        giver = await giver_of(connection, person, id, self.store)
        live = await self.host.live(id)
        async with self.host.between_writes(live) as table:
            allowed = giver.seat is not None or table.spectators
        if not allowed:
            raise denied("spectators", "this table has no spectators")
        return person, giver, live

    async def command(self, request: Request) -> Response:
        """A command by POST."""
        id = request.path_params["table"]
        data = await body_of(request, self.settings.limits.frame)
        person, giver, _ = await self.may_follow(request, id)
        done = await carry_out(
            self.host, self.commands, table=id, person=person, giver=giver, data=data
        )
        return Json({"ack": done})

    async def events(self, request: Request) -> Response:
        """The messages of a table as Server-Sent Events."""
        id = request.path_params["table"]
        person, giver, _ = await self.may_follow(request, id)
        since = since_of(request, request.headers.get("last-event-id", ""))
        who = self.check_sockets(request, person)

        async def follow() -> AsyncIterator[bytes]:
            connection = Events(giver, self.settings.limits)
            with self.one_more_socket(who):
                live = await self.host.connect(id, connection, since)
                try:
                    async for text in connection.texts():
                        yield text
                finally:
                    self.host.disconnect(live, connection)

        return StreamingResponse(follow(), media_type="text/event-stream")

    async def socket(self, socket: WebSocket) -> None:
        """The messages of a table, and commands to it, over a WebSocket."""
        id = socket.path_params["table"]
        try:
            person, giver, _ = await self.may_follow(socket, id)
            who = self.check_sockets(socket, person)
        except AbyssalError as error:
            await socket.send_denial_response(error_response(error))
            return
        with self.one_more_socket(who):
            await socket.accept()
            await self.converse(socket, id, person, giver)

    async def converse(self, socket: WebSocket, id: str, person: Person, giver: Giver) -> None:
        """Send what happens, and carry out what is asked, until they hang up."""
        connection = Socket(socket, giver, self.settings.limits)
        live: Live | None = None
        try:
            live = await self.host.connect(id, connection, since_of(socket, ""))
            while True:
                message = await socket.receive()
                if message["type"] == "websocket.disconnect":
                    break
                data = message.get("text") or message.get("bytes") or b""
                connection.send(
                    await answer(
                        self.host, self.commands, table=id, person=person, giver=giver, data=data
                    )
                )
        except (WebSocketDisconnect, RuntimeError):
            pass
        finally:
            if live is not None:
                self.host.disconnect(live, connection)

    def check_sockets(self, connection: HTTPConnection, person: Person) -> list[str]:
        """Nobody has more streams than a few, and no address more than a house full of people."""
        limits, address = self.settings.limits, counted_as(address_of(connection))
        who = [person.key() or address, f"all {address}"]
        for name, most in zip(who, (limits.sockets, limits.sockets_an_address), strict=True):
            if self.sockets[name] >= most:
                raise denied("busy", "too many connections: close one and try again")
        return who

    @contextmanager
    def one_more_socket(self, who: list[str]) -> Iterator[None]:
        self.sockets.update(who)
        try:
            yield
        finally:
            self.sockets.subtract(who)
            for name in who:
                if not self.sockets[name]:
                    del self.sockets[name]

    async def imagine(self, request: Request) -> Response:
        """Imagined positions, for programs that search."""
        id = request.path_params["table"]
        person = await person_of(request, self.store)
        seat = await own_seat(request, person, id, self.store)
        self.commands.take(person.key())
        wanted = await read_body(request, Imagining, self.settings.limits.frame)
        positions = await self.host.imagine(id, seat, wanted.count)
        return Response(positions, media_type="application/json")

    async def numbers(self, request: Request) -> Response:
        """The printed numbers this table plays with, for programs that search."""
        id = request.path_params["table"]
        person = await person_of(request, self.store)
        await own_seat(request, person, id, self.store)
        self.commands.take(person.key())
        async with self.host.table(id) as table:
            if table.report is not None:
                raise refused("frozen", "this table stopped after an error")
            return Json({"data": table.game.data})

    # Afterwards

    async def record(self, request: Request) -> Response:
        """The record of a game that is over."""
        id = request.path_params["table"]
        _, _, live = await self.may_follow(request, id)
        async with self.host.between_writes(live) as table:
            if not table.is_done():
                raise refused("not-over", "everything is shown only once the game is over")
            record = table.record
        text = await asyncio.to_thread(record.text)
        name = f'attachment; filename="{table.game.name}-{id}.record"'
        return PlainTextResponse(text, headers={"content-disposition": name})

    async def replay(self, request: Request) -> Response:
        """The moments of a game: before the end only those one has seen oneself."""
        id = request.path_params["table"]
        _, giver, live = await self.may_follow(request, id)
        wanted = request.query_params.get("eyes", "")
        async with self.host.between_writes(live) as table:
            if table.state is None:
                raise refused("not-playing", "no game is under way at this table")
            eyes = eyes_of(wanted, giver.seat, table)
            if not table.is_done() and (eyes is None or eyes != giver.seat):
                raise refused("not-over", "everything is shown only once the game is over")
            is_done = table.is_done()
        compute = partial(self.new_replay, request, live, eyes, is_done)
        packed = await (self.replays.get((id, eyes), compute) if is_done else compute())
        return unpacked_for(request, packed)

    async def new_replay(self, request: Request, live: Live, eyes: Eyes, is_done: bool) -> bytes:
        self.replaying.take(counted_as(address_of(request)))
        return await self.host.replay(live, eyes, is_done)

    async def tests(self, request: Request) -> Response:
        """The tests so far, where the table keeps a history of them."""
        id = request.path_params["table"]
        person = await person_of(request, self.store)
        await own_seat(request, person, id, self.store)
        async with self.host.table(id) as table:
            if not is_kept(table.manners, table.house, table.options):
                raise refused("history", "this table keeps no history of tests")
            return Json({"tests": history_of(table.manners, table.told)})

    async def report(self, request: Request) -> Response:
        """What went wrong at a frozen table."""
        id = request.path_params["table"]
        person = await person_of(request, self.store)
        await own_seat(request, person, id, self.store)
        async with self.host.table(id) as table:
            report = table.report
        if report is None:
            raise refused("not-frozen", "nothing went wrong at this table")
        return PlainTextResponse(report)


def shown_game(name: str) -> dict[str, Any]:
    """A game as somebody chooses it."""
    game, box = game_called(name), BOXES[name]
    return {
        "name": name,
        "seats": list(game.seats),
        "minutes": list(box.minutes),
        "options": game.options,
        "option_sets": game.option_sets,
        "bots": bots(name),
        "substitutes": box.substitutes,
        "manners": shown_manners(box.manners),
    }


def shown_manners(manners: Manners) -> dict[str, Any]:
    """What a client must know of how a title wants to be treated."""
    option, choice = manners.learning
    return {
        "undo_votes": manners.undo_votes,
        "plain_log": manners.plain_log,
        "quiet": bool(manners.quiet),
        "secret": list(manners.secret),
        "covered": list(manners.covered),
        "hush": manners.hush,
        "declare": manners.declare,
        "phrases": manners.phrases,
        "learning": {option: choice} if option else {},
        "house": manners.house,
    }


def summary_of(row: TableRow, mine: int | None) -> dict[str, Any]:
    """A table in a list; of one whose row is damaged, what is left."""
    summary = summary_in(row)
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
    }


def named(name: str) -> str:
    """A name as it is kept; whoever gave none has none, and each client words it for its viewer."""
    return plain(name, NAME_LENGTH) if name else ""


def place_of(wanted: WantedPlace, name: str, game: str, others: list[Place]) -> Place:
    """A seat as it was asked for. Of several at one screen the first alone has `name` unasked."""
    if wanted.kind == "me":
        first = all(other.kind != "person" for other in others)
        own = named(wanted.name) or (name if first else "")
        return Place("person", own and distinct(own, [other.name for other in others]))
    if wanted.kind == "open":
        return Place()
    if wanted.bot not in bots(game):
        allowed = ", ".join(bots(game))
        raise denied("bot", f"no bot {wanted.bot!r}", game=game, bot=wanted.bot, allowed=allowed)
    return Place("bot", "", wanted.bot)


def seat_link(table: str, secret: str) -> str:
    """The address of a seat; its secret stays out of what browsers send."""
    return f"/t/{table}#seat={secret}"


def since_of(connection: HTTPConnection, last: str) -> int:
    text = connection.query_params.get("since", "") or last
    return int(text) if text.isdecimal() and len(text) < 10 else 0


def eyes_of(wanted: str, mine: int | None, table: Table) -> Eyes:
    """Whose eyes a replay is seen with."""
    if wanted == "all":
        return "all"
    if wanted == "spectator":
        return None
    if wanted == "":
        return mine
    seat = seat_called(wanted)
    if seat is None or seat >= table.seats:
        last = table.seats - 1
        raise refused("seat", f"there is no seat {wanted}", seat=wanted, last=last)
    return seat


def unpacked_for(request: Request, packed: bytes) -> Response:
    """A long answer that was packed, as whoever asks can read it."""
    headers = {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
    else:
        packed = gzip.decompress(packed)
    return Response(packed, media_type="application/json", headers=headers)
