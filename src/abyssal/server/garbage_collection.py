"""Tuning of Python's garbage collector: full collections are rare, and come at fixed intervals.

By default Python collects the oldest generation whenever it has grown by a quarter. With a
thousand tables in memory that takes half a second, in which nobody is answered. Young generations
are collected often instead, while they are small; full collections come at intervals, so their
share of time is bounded.
"""

import asyncio
import gc
from typing import Final

YOUNG: Final = (1_000, 3)
"""With ten times as many a collection takes 40 to 80 ms, several times a second under load."""
NEVER: Final = 10**9
INTERVAL: Final = 600.0


async def collect_seldom() -> None:
    """Run full collections at intervals, and at no other time, until cancelled."""
    before = gc.get_threshold()
    gc.collect()
    gc.freeze()  # what was imported lives as long as the process
    gc.set_threshold(*YOUNG, NEVER)
    try:
        while True:
            await asyncio.sleep(INTERVAL)
            gc.collect()
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()
