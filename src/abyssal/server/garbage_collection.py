"""When the process looks for garbage that holds on to itself: seldom, and at times we choose.

Python looks through everything that lives long whenever that has grown by a quarter. With a
thousand tables in memory it takes half a second, in which nobody is answered. Young garbage is
still looked for as before; the long look comes at intervals, so that its share of time is bounded.
"""

import asyncio
import gc
from typing import Final

YOUNG: Final = (10_000, 20)
NEVER: Final = 10**9
INTERVAL: Final = 600.0


async def collect_seldom() -> None:
    """Look through everything at intervals, and at no other time, until cancelled."""
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
