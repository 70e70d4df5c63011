"""Whether the server lives (`/healthz`) and should be sent people (`/readyz`).

Both answer under any host name, because a probe asks for a service or a container by its own. They
say nothing but which part is not as it should be.
"""

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from abyssal.keeper.host import Host
from abyssal.server.json import Json
from abyssal.server.lag import Lag

MOST_LAG: Final = 2.0
"""Seconds of delay from which on nobody new should be sent here."""
LASTS: Final = 2.0
"""Seconds for which an answer stands: a flood of probes is not a flood of writes."""
PATIENCE: Final = 5.0
"""Seconds in which the store must answer."""


class Health:
    """The probes of one server."""

    def __init__(
        self,
        host: Host,
        lag: Lag,
        is_current: Callable[[], bool] | None = None,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self.host = host
        self.lag = lag
        self.is_current = is_current
        """Whether the schema of the store is the one that this version knows; runs in a thread."""
        self.clock = clock
        self.is_draining = False
        self.looking = asyncio.Lock()
        self.looked_at = -LASTS
        self.found: list[str] = []

    def routes(self) -> list[Route]:
        return [Route("/healthz", self.alive), Route("/readyz", self.ready)]

    async def alive(self, request: Request) -> Response:
        return Json({"status": "alive"})

    async def ready(self, request: Request) -> Response:
        reasons = await self.reasons()
        shown = {"status": "unready", "reasons": reasons} if reasons else {"status": "ready"}
        return Json(shown, 503 if reasons else 200)

    async def reasons(self) -> list[str]:
        """Why nobody should be sent here now."""
        found = ["draining"] if self.is_draining else []
        if self.lag.seconds() > MOST_LAG:
            found.append("lag")
        return found + await self.of_store()

    async def of_store(self) -> list[str]:
        """What is wrong with the store, as it was found within the last moments."""
        async with self.looking:
            if self.clock() - self.looked_at >= LASTS:
                self.found = [
                    name
                    for name, is_right in (
                        ("store", await self.can_write()),
                        ("migrations", await self.has_our_schema()),
                    )
                    if not is_right
                ]
                self.looked_at = self.clock()
        return self.found

    async def can_write(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                await self.host.store.book.set("checked", str(self.host.clock()))
        except Exception:  # whatever it is, nothing can be played
            return False
        return True

    async def has_our_schema(self) -> bool:
        if self.is_current is None:
            return True
        try:
            async with asyncio.timeout(PATIENCE):
                return await asyncio.to_thread(self.is_current)
        except Exception:
            return False
