"""The ASGI application: routes, middleware, error handlers, start and stop."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Final

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Mount

from abyssal.core.errors import AbyssalError
from abyssal.keeper.host import Host
from abyssal.notices.office import Office
from abyssal.notices.senders import Senders
from abyssal.server.api import Api
from abyssal.server.below import Below
from abyssal.server.failures import fail, refuse
from abyssal.server.fleet import Fleet
from abyssal.server.health import Health
from abyssal.server.lag import Lag
from abyssal.server.logs import Requests
from abyssal.server.metrics import Metrics
from abyssal.server.pages import Pages
from abyssal.server.safety import Safety
from abyssal.server.settings import Settings

PACKED: Final = 6
"""How hard files are packed: they are packed anew for each browser, which then keeps them."""


def application(host: Host, settings: Settings, fleet: Fleet | None = None) -> Starlette:
    """The whole server, around the tables of `host`; one worker of a `fleet`, or the only one."""
    office = office_of(host, settings)
    api = Api(host, settings, office)
    health = Health(host, Lag(), settings.is_current)
    metrics = Metrics(host, office, health, settings, fleet=fleet)
    pages = GZipMiddleware(Pages(settings.static, settings.below()), compresslevel=PACKED)

    passing = []
    if fleet is not None:
        # They need packages that one process does not.
        from abyssal.server.gathering import all_crowds
        from abyssal.server.passing import Passing

        api.hosting.desk.crowds = partial(all_crowds, fleet)
        passing.append(Middleware(Passing, fleet=fleet, below=settings.below()))

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await api.hosting.desk.load()
        await office.open()
        if fleet is not None:
            await fleet.open(api.hosting.desk)
        telling = asyncio.create_task(office.work())
        work = [
            host.keep_house(),
            host.keep_deadlines(),
            host.keep_snapshots(),
            api.hosting.desk.keep_watch(),
            health.lag.measure(),
            *(() if fleet is None else fleet.work()),
        ]
        tasks = [asyncio.create_task(one) for one in work]
        yield
        office.stop()
        with suppress(TimeoutError):  # what is not sent by then stays in the outbox
            async with asyncio.timeout(settings.drain):
                await telling
        for task in tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await host.close()

    app = Starlette(
        routes=[
            *api.routes(),
            *health.routes(),
            *metrics.routes(),
            Mount("/", pages),
        ],
        middleware=[
            *passing,
            Middleware(Below, path=settings.below()),
            Middleware(Requests),
            Middleware(Safety, settings=settings),
        ],
        exception_handlers={AbyssalError: refuse, Exception: fail},
        lifespan=lifespan,
    )
    app.state.api = api
    app.state.health = health
    return app


def office_of(host: Host, settings: Settings) -> Office:
    """The post office for the tables of `host`."""

    def is_present(table: str, seat: int) -> bool:
        live = host.lives.get(table)
        return live is not None and live.is_present(seat)

    senders = Senders(settings.allowed, settings.public_url, settings.outside)
    office = Office(
        host.store, senders, host.clock, is_present, owns=lambda table: host.owns(table)
    )
    host.changed = office.changed.add
    return office
