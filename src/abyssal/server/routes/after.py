"""Routes for looking back: records, replays, the history of tests, reports."""

import gzip
from functools import partial

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from abyssal.keeper.host import Host
from abyssal.keeper.live import Live
from abyssal.server.addresses import counted_as
from abyssal.server.json import Json
from abyssal.server.people import (
    own_seat,
    person_of,
    seat_called,
)
from abyssal.server.rates import Rates
from abyssal.server.replays import Replays
from abyssal.server.routes.subject import Subject
from abyssal.server.safety import address_of
from abyssal.server.settings import Settings
from abyssal.table.errors import refused
from abyssal.table.history import history_of, is_kept
from abyssal.table.replay import Eyes
from abyssal.table.table import Table


class AfterRoutes(Subject):
    """What is left of a game, or of a part of it."""

    def __init__(self, host: Host, settings: Settings, commands: Rates) -> None:
        super().__init__(host, settings, commands)
        self.replaying = Rates(settings.limits.replays)
        self.replays = Replays()

    def routes(self) -> list[Route]:
        table = "/api/tables/{table}"
        return [
            Route(f"{table}/record", self.record),
            Route(f"{table}/replay", self.replay),
            Route(f"{table}/story", self.story),
            Route(f"{table}/report", self.report),
            Route(f"{table}/tests", self.tests),
        ]

    async def record(self, request: Request) -> Response:
        """The record of a game that is over."""
        id = request.path_params["table"]
        _, _, live = await self.may_follow(request, id)
        async with self.host.between_writes(live) as table:
            if not table.is_done():
                raise refused("not-over", "everything is shown only once the game is over")
            record = table.record
        text = await self.host.jobs.workers.aside(record.text)
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
        compute = partial(self.new_replay, request, live, eyes=eyes, is_done=is_done)
        packed = await (self.replays.get((id, eyes), compute) if is_done else compute())
        return unpacked_for(request, packed)

    async def new_replay(self, request: Request, live: Live, eyes: Eyes, is_done: bool) -> bytes:
        self.replaying.take(counted_as(address_of(request)))
        return await self.host.replay(live, eyes, is_done)

    async def story(self, request: Request) -> Response:
        """What is true of a game that is over: who was what, who did what, the score by turns."""
        id = request.path_params["table"]
        _, _, live = await self.may_follow(request, id)
        async with self.host.between_writes(live) as table:
            if table.state is None:
                raise refused("not-playing", "no game is under way at this table")
            if not table.is_done():
                raise refused("not-over", "everything is shown only once the game is over")
        packed = await self.replays.get((id, "story"), partial(self.new_story, request, live))
        return unpacked_for(request, packed)

    async def new_story(self, request: Request, live: Live) -> bytes:
        self.replaying.take(counted_as(address_of(request)))
        return await self.host.story(live)

    async def tests(self, request: Request) -> Response:
        """The tests so far, where the table keeps a history of them."""
        id = request.path_params["table"]
        person = await person_of(request, self.store)
        await own_seat(request, person, id, self.store)
        async with self.host.table(id) as table:
            if not is_kept(table.secrecy, table.house, table.options):
                raise refused("history", "this table keeps no history of tests")
            return Json({"tests": history_of(table.secrecy, table.told)})

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


def eyes_of(wanted: str, mine: int | None, table: Table) -> Eyes:
    """The viewer of a replay, as the query names it, if they may see it."""
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
    """A compressed answer, decompressed for a client that does not accept gzip."""
    headers = {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
    else:
        packed = gzip.decompress(packed)
    return Response(packed, media_type="application/json", headers=headers)
