"""A cache of replays and stories of finished games (least recently used first out)."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final, Literal, TypeAlias

from abyssal.table.replay import Eyes

MOST_BYTES: Final = 32 << 20

Key: TypeAlias = tuple[str, Eyes | Literal["story"]]


class Replays:
    """The compressed answers, within a limit of bytes."""

    def __init__(self, most: int = MOST_BYTES) -> None:
        self.most = most
        self.size = 0
        self.kept: OrderedDict[Key, bytes] = OrderedDict()
        self.coming: dict[Key, asyncio.Future[bytes]] = {}
        """Replays being computed: further requests wait for the same answer."""

    async def get(self, key: Key, compute: Callable[[], Awaitable[bytes]]) -> bytes:
        """The answer for `key`, from `compute` if it is not there."""
        if key in self.kept:
            self.kept.move_to_end(key)
            return self.kept[key]
        if key not in self.coming:
            self.coming[key] = asyncio.ensure_future(self.add(key, compute))
        return await asyncio.shield(self.coming[key])

    async def add(self, key: Key, compute: Callable[[], Awaitable[bytes]]) -> bytes:
        try:
            answer = await compute()
        finally:
            del self.coming[key]
        self.kept[key] = answer
        self.size += len(answer)
        while self.size > self.most:
            _, dropped = self.kept.popitem(last=False)
            self.size -= len(dropped)
        return answer
