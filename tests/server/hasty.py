"""`abyssal` with a planted fault: it acknowledges actions a moment before it keeps them."""

import asyncio

from abyssal.cli import main
from abyssal.store.sql import Append
from abyssal.store.sqlite import SqliteStore

MOMENT = 0.5

keep = SqliteStore.write_append
waiting: set[asyncio.Task[None]] = set()


async def keep_later(self: SqliteStore, append: Append) -> None:
    async def later() -> None:
        await asyncio.sleep(MOMENT)
        await keep(self, append)

    task = asyncio.create_task(later())
    waiting.add(task)
    task.add_done_callback(waiting.discard)


if __name__ == "__main__":
    SqliteStore.write_append = keep_later  # type: ignore[method-assign]
    main()
