"""A monotonic wall clock: the time of day, read from the system once, when the server starts.

Deadlines and entries of a log are in seconds since 1970. If the system's clock were read each time,
setting it an hour forward would time everybody out, and an hour back would stop all deadlines.
"""

import time
from collections.abc import Callable


def passing() -> float:
    """Seconds that have passed since some moment, time in which the machine slept included."""
    boot: int | None = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if boot is None else time.clock_gettime(boot)


def steady_clock() -> Callable[[], float]:
    """A clock that is set now, once."""
    ahead = time.time() - passing()
    return lambda: ahead + passing()
