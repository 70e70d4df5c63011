"""A relay between machines that a test can cut: what is sent then is held back, not refused."""

import asyncio
import threading
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import contextmanager, suppress
from typing import Final

Target = tuple[str, int] | str
"""A host and a port, or the path of a Unix socket."""
CHUNK: Final = 1 << 16


class Relay:
    """Carries connections to a target, in a thread of its own."""

    def __init__(self, target: Target) -> None:
        self.target = target
        self.port = 0
        self.loop = asyncio.new_event_loop()
        self.open = asyncio.Event()
        self.stopping = asyncio.Event()

    # From other threads

    def cut(self) -> None:
        """From now on nothing goes through; connections stay as they are, in silence."""
        self.loop.call_soon_threadsafe(self.open.clear)

    def heal(self) -> None:
        self.loop.call_soon_threadsafe(self.open.set)

    # In the thread

    async def serve(self, listening: "Future[int]") -> None:
        self.open.set()
        server = await asyncio.start_server(self.carry, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        listening.set_result(self.port)
        await self.stopping.wait()
        server.close()
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            task.cancel()

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await self.open.wait()
        try:
            if isinstance(self.target, str):
                theirs = await asyncio.open_unix_connection(self.target)
            else:
                theirs = await asyncio.open_connection(*self.target)
        except OSError:
            writer.close()
            return
        await asyncio.gather(self.pump(reader, theirs[1]), self.pump(theirs[0], writer))

    async def pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(CHUNK):
                await self.open.wait()
                writer.write(data)
                await writer.drain()
        await self.open.wait()  # that somebody hung up is not heard either
        writer.close()


@contextmanager
def relay(target: Target) -> Iterator[Relay]:
    """Such a relay."""
    made, listening = Relay(target), Future[int]()
    thread = threading.Thread(target=made.loop.run_until_complete, args=(made.serve(listening),))
    thread.start()
    listening.result(10)
    try:
        yield made
    finally:
        made.loop.call_soon_threadsafe(made.stopping.set)
        thread.join()
        made.loop.close()
