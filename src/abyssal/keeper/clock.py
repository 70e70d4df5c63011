"""The time of day as a clock shows it that nobody sets while the server runs (monotonic).

Deadlines and entries of a log are in seconds since 1970. If those came from the system's clock, one
hour forward would play for everybody, and one back would stop all clocks for an hour.
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
