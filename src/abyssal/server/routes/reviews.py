"""Routes of reviews: a game that is over, judged by what one seat knew, and why bots did things."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from abyssal.keeper.host import Host
from abyssal.keeper.reviews import Asked, check_reviewable
from abyssal.server.addresses import counted_as
from abyssal.server.json import Json
from abyssal.server.people import seat_called
from abyssal.server.rates import Rates
from abyssal.server.routes.after import unpacked_for
from abyssal.server.routes.subject import Subject
from abyssal.server.safety import address_of
from abyssal.server.settings import Settings
from abyssal.store.reviews_port import WHOLE_GAME
from abyssal.table.errors import refused
from abyssal.table.table import Table

MOMENT_DIGITS: Final = 6


class ReviewRoutes(Subject):
    """Reviews. As replays are, they are for all who may follow the table, of any seat."""

    def __init__(self, host: Host, settings: Settings, commands: Rates) -> None:
        super().__init__(host, settings, commands)
        self.reviewing = Rates(settings.limits.replays)

    def routes(self) -> list[Route]:
        return [
            Route("/api/tables/{table}/review", self.review),
            Route("/api/tables/{table}/why", self.why),
        ]

    async def review(self, request: Request) -> Response:
        """The review of a seat, or how far it is: whoever asks first has it begun."""
        return await self.answer(request, WHOLE_GAME)

    async def why(self, request: Request) -> Response:
        """What else a seat might have done at a moment, as the replay counts them."""
        wanted = request.query_params.get("moment", "")
        if not (wanted.isascii() and wanted.isdigit() and len(wanted) <= MOMENT_DIGITS):
            raise refused("moment", f"there is no moment {wanted[:9]!r}", moment=wanted[:9], last=0)
        return await self.answer(request, int(wanted))

    async def answer(self, request: Request, moment: int) -> Response:
        id = request.path_params["table"]
        _, giver, live = await self.may_follow(request, id)
        async with self.host.between_writes(live) as table:
            check_reviewable(table)
            seat = seat_of(request.query_params.get("of", ""), giver.seat, table)
            record, last = table.record, len(table.record.entries)
        if moment > last:
            message = f"there is no moment {moment}; moments are 0 to {last}"
            raise refused("moment", message, moment=moment, last=last)
        asked, reviews = Asked(id, seat, moment), self.host.reviews
        if (progress := reviews.progress(asked)) is not None:
            return Json(progress)
        if (packed := await reviews.kept(asked)) is not None:
            return unpacked_for(request, packed)
        self.reviewing.take(counted_as(address_of(request)))
        if giver.seat is not None:  # or a table that is put away would lose it at once
            await self.store.touch(id, self.host.clock())
        return Json(reviews.begin(asked, record))


def seat_of(wanted: str, mine: int | None, table: Table) -> int:
    """The seat with whose eyes a game is judged: one's own if none is named."""
    seat = mine or 0 if wanted == "" else seat_called(wanted)
    if seat is None or seat >= table.seats:
        last = table.seats - 1
        raise refused("seat", f"there is no seat {wanted}", seat=wanted, last=last)
    return seat
