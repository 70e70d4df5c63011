"""How late the event loop is: what waits for it, waits at least that long."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Final

EVERY: Final = 0.5
LOOKED_AT: Final = 10
"""So many measurements back a delay is remembered."""


class Lag:
    """Measures the delay of the event loop all the time."""

    def __init__(
        self,
        clock: Callable[[], float] = monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self.clock = clock
        self.sleep = sleep
        self.begun = clock()
        self.late: deque[float] = deque([0.0], LOOKED_AT)

    async def measure(self) -> None:
        """Measure, for ever."""
        while True:
            self.begun = self.clock()
            await self.sleep(EVERY)
            self.late.append(self.overdue())

    def overdue(self) -> float:
        return max(0.0, self.clock() - self.begun - EVERY)

    def seconds(self) -> float:
        """The longest delay of the last measurements, the one under way included."""
        return max(*self.late, self.overdue())
