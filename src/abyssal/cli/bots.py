"""`abyssal bots`: processes in which bots think for all servers of a database."""

import asyncio
import os
import secrets
import signal
import socket
from collections.abc import Callable
from pathlib import Path

from abyssal.cli.command_line import WrongUse
from abyssal.cli.settings import chosen
from abyssal.cli.values import whole_number
from abyssal.fleet.bot_queue import code_version
from abyssal.keeper.workers import Workers
from abyssal.server import logs
from abyssal.store.address import Address, address_of
from abyssal.store.migrate import check_known, newest_version, version_at
from abyssal.store.opening import looking
from abyssal.store.thoughts_port import Thinker
from abyssal.words import Words


def bots(words: Words, database: str | None, processes: str | None) -> int:
    """Think until a signal comes, and end what is under way."""
    wanted = chosen({"database": database}, os.environ)
    if wanted["database"] is None:
        raise WrongUse("cli-bots-database")
    where = address_of(wanted["database"])
    count = os.cpu_count() or 1
    if processes is not None:
        count = whole_number("--processes", processes, 1)
    check_schema(where)
    logs.configure(wanted["log-format"], wanted["log-level"])
    name = f"{socket.gethostname()[:20]}-{secrets.token_hex(4)}"
    me = Thinker(name, code_version(), count)
    said = words("cli-bots-thinking", file=str(where), processes=count)
    asyncio.run(think(where, me, wanted["drain"], started=lambda: print(said, flush=True)))
    return 0


def check_schema(where: Address) -> None:
    """Refuse a database of another version. It is the server that brings it to its own."""
    where.check_driver()
    with looking(where) as connection:
        current = version_at(connection)
    check_known(where, current)
    if current != newest_version():
        raise WrongUse("cli-bots-schema", file=str(where))


async def think(where: Address, me: Thinker, drain: float, started: Callable[[], None]) -> None:
    """Take questions until a signal comes; `started` is called once that can be handled."""
    from abyssal.fleet.notify import Notify
    from abyssal.fleet.thinking import BotProgram
    from abyssal.store.postgresql import PostgresStore

    store = PostgresStore(where, Path())  # it makes no copies, which would lie there
    pool = Workers(me.processes)
    program = BotProgram(me, store, Notify(where, me.id), pool)
    loop = asyncio.get_running_loop()
    for one in (signal.SIGTERM, signal.SIGINT):
        signal.signal(one, lambda *_: loop.call_soon_threadsafe(program.stop))
    started()
    try:
        await program.work(drain)
    finally:
        pool.close()
        await store.close()
