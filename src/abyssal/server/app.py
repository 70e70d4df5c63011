"""The ASGI application: routes, middleware, error handlers, start and stop."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount

from abyssal.core.errors import AbyssalError
from abyssal.keeper.host import Host
from abyssal.notices.office import Office
from abyssal.notices.senders import Senders
from abyssal.server.api import Api
from abyssal.server.errors import Denied
from abyssal.server.json import error_response
from abyssal.server.pages import Pages
from abyssal.server.safety import Safety, guard
from abyssal.server.settings import Settings

logger = logging.getLogger(__name__)

PACKED: Final = 6
"""How hard files are packed: they are packed anew for each browser, which then keeps them."""


def application(host: Host, settings: Settings) -> Starlette:
    """The whole server, around the tables of `host`."""
    office = office_of(host, settings)
    api = Api(host, settings, office)
    pages = GZipMiddleware(Pages(settings.static), compresslevel=PACKED)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await api.hosting.desk.load()
        await office.open()
        work = (host.keep_house(), office.work(), api.hosting.desk.keep_watch())
        tasks = [asyncio.create_task(one) for one in work]
        yield
        for task in tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await host.close()

    app = Starlette(
        routes=[
            *api.routes(),
            Mount("/", pages),
        ],
        middleware=[Middleware(Safety, settings=settings)],
        exception_handlers={AbyssalError: refuse, Exception: fail},
        lifespan=lifespan,
    )
    app.state.api = api
    return app


def office_of(host: Host, settings: Settings) -> Office:
    """The post office for the tables of `host`."""

    def is_present(table: str, seat: int) -> bool:
        live = host.lives.get(table)
        return live is not None and live.is_present(seat)

    senders = Senders(settings.allowed, settings.public_url, settings.outside)
    office = Office(host.store, senders, host.clock, is_present)
    host.changed = office.changed.add
    return office


async def refuse(request: Request, error: Exception) -> Response:
    assert isinstance(error, AbyssalError)
    return error_response(error)


async def fail(request: Request, error: Exception) -> Response:
    """An unexpected exception: it goes to our log, and nothing of it into the answer."""
    logger.error("%s %s", request.method, request.url.path, exc_info=error)
    response = error_response(Denied("server", "something went wrong here"))
    response.status_code = 500
    guard(response.headers, request)  # this answer does not pass through Safety
    return response
