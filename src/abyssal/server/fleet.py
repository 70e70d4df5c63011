"""A worker among others: what it owns, what it hears of the others, and when it gives way."""

import asyncio
import logging
import secrets
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Final

from abyssal.core.errors import AbyssalError
from abyssal.fleet.bot_queue import BotQueue
from abyssal.fleet.members import Members
from abyssal.keeper.host import Host
from abyssal.keeper.hosting import Hosting
from abyssal.keeper.nudges import Nudge, Nudges
from abyssal.store.port import Unavailable

LOOK_AGAIN: Final = 15.0
"""Seconds after which what is in memory is compared with the store, in case a nudge was lost."""

logger = logging.getLogger(__name__)


class Fleet:
    """Ties the tables of this process to the other workers with the same store."""

    def __init__(self, host: Host, members: Members, nudges: Nudges, bots: BotQueue) -> None:
        self.host = host
        self.members = members
        self.nudges = nudges
        self.bots = bots
        self.key = ""
        """By which workers know each other's requests."""
        self.desk: Hosting | None = None

    async def open(self, desk: Hosting) -> None:
        """Become one of the workers; from now on tables are passed on to us."""
        self.desk = desk
        self.key = await self.host.store.key("fleet", secrets.token_urlsafe(32))
        self.host.owns = self.owns
        self.host.give_nudge = self.nudges.give
        self.host.bots.elsewhere = self.bots
        self.nudges.heard.append(self.hear)
        self.nudges.again = lambda: self.host.in_background(self.look_again())
        self.members.changed.append(self.give_way)
        await self.members.beat()

    def work(self) -> list[Coroutine[Any, Any, None]]:
        """What a worker does, for ever."""
        parts = (self.members, self.nudges, self.bots)
        return [*(part.work() for part in parts), self.look_again_and_again()]

    def owns(self, table: str) -> bool:
        """Whether we look after a table: nobody does who is cut off from the store."""
        return self.members.is_living() and self.members.is_mine(table)

    def give_way(self) -> None:
        """Other workers live than before: let go of what is not ours any more."""
        self.host.drop_others()

    def hear(self, nudge: Nudge) -> None:
        """Another worker has told something."""
        if nudge.about == "table":
            self.host.in_background(self.read_on(nudge.subject, nudge.number))
        elif nudge.about == "dropped":
            self.host.drop(nudge.subject)
        elif nudge.about == "session":
            self.host.hang_up_session_here(nudge.subject)
        elif nudge.about == "gone":
            self.members.forget(nudge.subject)
        elif nudge.about == "desk" and self.desk is not None:
            self.host.in_background(self.desk.load_again())

    async def read_on(self, table: str, number: int) -> None:
        try:
            await self.host.read_on(table, number)
        except AbyssalError as error:  # it was deleted or put aside meanwhile, or the store is away
            logger.info("not-read-again", extra={"table": table, "code": error.code})

    async def look_again_and_again(self) -> None:
        while True:
            await asyncio.sleep(LOOK_AGAIN)
            await self.look_again()

    async def look_again(self) -> None:
        """Compare every table that somebody follows with the store, once it can be read."""
        while True:
            watched = [live.id for live in self.host.lives.values() if live.is_watched()]
            try:
                newest = await self.host.store.newest_of(watched)
                break
            except Unavailable:
                await asyncio.sleep(self.host.timeouts.again)
        for table, number in newest.items():
            await self.read_on(table, number)

    async def leave(self) -> None:
        """Leave our tables to the others, and send those who follow them there."""
        self.nudges.give(Nudge("gone", self.members.me.id))
        with suppress(Unavailable):  # they notice by our silence then
            await self.members.leave()
            await self.bots.leave()
        for table in list(self.host.lives):
            self.host.drop(table)
