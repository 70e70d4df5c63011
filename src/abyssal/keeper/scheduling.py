"""The scheduler of live tables: bots play in their seats, and timeouts fire."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import NamedTuple

from abyssal.core.game import Position
from abyssal.keeper.bot_pool import Question, position_for, question_for
from abyssal.keeper.keeper import Keeper
from abyssal.keeper.live import Live
from abyssal.store.port import (
    Unavailable,
)
from abyssal.table import entries, handlers
from abyssal.table.due import Make, answered_unasked, bots_to_move, looked, moments
from abyssal.table.facts import PLAYING
from abyssal.table.places import SLOW
from abyssal.table.quiet import UNTIL_TOLD
from abyssal.table.stand_ins import stand_in
from abyssal.table.table import Table

logger = logging.getLogger(__name__)


class Put(NamedTuple):
    """A question that is put to a bot."""

    seat: int
    decision: int
    question: Question
    position: Position | None
    """From which it imagines, if it asks for that."""

    @classmethod
    def to(cls, table: Table, seat: int) -> "Put":
        question, position = question_for(table, seat), position_for(table, seat)
        return cls(seat, table.decisions[seat], question, position)


class Scheduling(Keeper):
    """A keeper that runs bots and timers."""

    def schedule(self, live: Live) -> None:
        """Let bots play, and set the timer for whatever is due next."""
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        table = live.loaded
        if table is None or table.status != PLAYING or self.lives.get(live.id) is not live:
            return
        if not self.owns(live.id) and not live.is_taken:
            return
        for seat in table.people():
            if live.is_present(seat):
                live.left_at.pop(seat, None)
            else:
                live.left_at.setdefault(seat, self.clock())
        live.talking.follow(table, live.is_watched())
        if live.thinking is None and self.bots_to_move(live):
            live.thinking = asyncio.create_task(self.think(live))
        moments = [moment for moment, _ in self.moments(live)]
        if moments:
            delay = max(0.0, min(moments) - self.clock())
            live.timer = asyncio.get_running_loop().call_later(delay, self.wake, live)

    def bots_to_move(self, live: Live) -> list[int]:
        """Seats a bot answers for now. Nobody's stand-in plays while no person is at the table,
        but in a game over days."""
        table = live.table
        found = bots_to_move(table)
        if table.pace in SLOW or any(live.is_present(seat) for seat in table.people()):
            return found
        return [seat for seat in found if table.places[seat].kind == "bot"]

    def bots_to_ask(self, live: Live) -> list[int]:
        """Of those the ones that are asked at once: all in a sealed decision, where none learns
        what another has answered."""
        found = self.bots_to_move(live)
        return found if live.table.is_sealed() else found[:1]

    def moments(self, live: Live) -> list[tuple[float, Make]]:
        """All that is scheduled: timeouts, stand-ins, votes, windows, and what bots say."""
        table = live.table
        found: list[tuple[float, Make]] = list(moments(table))
        if live.talking.remark is not None:
            found.append((self.followed_at(live), live.talking.say))
        if table.pace in SLOW:
            return found  # what is due does not depend on who is here
        found += self.common_moments(live)
        if table.times.decision[table.pace] is None:
            return found  # without a clock nobody's time runs out, and nobody's seat is taken
        bot = stand_in(table.game.name)
        for seat in table.people():
            if self.is_missed(live, seat) and table.absence == "bot":
                moment = live.left_at[seat] + self.grace(live, seat)
                found.append((moment, partial(stood_in, seat, bot)))
            deadline = table.deadline(seat)
            if deadline is not None and (table.absence == "bot" or live.is_present(seat)):
                moment = self.clock_over(live, seat, deadline)
                found.append((moment, partial(ran_out_of_time, seat, bot)))
        return found

    def grace(self, live: Live, seat: int) -> float:
        """How long somebody's seat is kept for them who is not connected: longer where the network
        failed than where they closed the page."""
        return self.timeouts.network if seat in live.lost else self.timeouts.grace

    def clock_over(self, live: Live, seat: int, deadline: float) -> float:
        """When the time of somebody runs out: clocks stand still while the table is not in memory
        and, where the table waits for who is absent, begin again when they are back."""
        moment = deadline + rested(live, live.table.asked_at[seat])
        if live.table.absence == "bot":
            return moment
        return max(moment, live.came_at[seat] + deadline - live.table.asked_at[seat])

    def common_moments(self, live: Live) -> list[tuple[float, Make]]:
        """What the whole table waits for: a look at secret cards, an answer that needs no asking,
        a quiet window."""
        table, quiet = live.table, live.table.quiet
        if quiet.looking == UNTIL_TOLD:
            return []
        if quiet.looking is not None:
            length = quiet.length("viewing")
            return [(quiet.looking + rested(live, quiet.looking - length), looked)]
        if owed := table.owed_unasked():
            return [(table.stands_since, partial(answered_unasked, seat)) for seat in owed]
        window, closing = quiet.window, quiet.closing()
        if window is None or closing is None:
            return []
        return [(closing + rested(live, window.opened), handlers.time_is_up)]

    def is_missed(self, live: Live, seat: int) -> bool:
        """Whether a person is away, another one is here, and no bot stands in yet."""
        waiting = seat in live.left_at and not live.table.places[seat].bot
        return waiting and live.others_present(seat)

    def wake(self, live: Live) -> None:
        """The timer has fired."""
        live.timer = None
        self.in_background(self.do_what_is_due(live))

    async def do_what_is_due(self, live: Live) -> None:
        try:
            await self.commit(live, lambda table: self.due(live, table))
        except Unavailable:
            await self.wait_for_store(live)
            self.schedule(live)

    async def wait_for_store(self, live: Live) -> None:
        """Wait until the table can be read again; whatever failed is then due once more."""
        logger.warning("waits-for-store", extra={"table": live.id})
        while self.lives.get(live.id) is live:
            await asyncio.sleep(self.timeouts.again)
            with suppress(Unavailable):
                async with self.between_writes(live):
                    return

    def due(self, live: Live, table: Table) -> list[entries.AnyEntry]:
        """What is due first: an answer, a stand-in, the end of a window."""
        now = self.clock()
        for moment, do in self.moments(live) if table.status == PLAYING else []:
            if moment <= now:
                return do(table, now)
        return []

    async def think(self, live: Live) -> None:
        """Let bots answer, none before people could follow what came before."""
        try:
            while live.loaded is not None and self.bots_to_move(live):
                async with self.between_writes(live) as table:
                    put = [Put.to(table, seat) for seat in self.bots_to_ask(live)]
                thoughts = [self.bots.choose(table.game, one.question, one.position) for one in put]
                for one, action in zip(put, await asyncio.gather(*thoughts), strict=True):
                    await self.until(lambda: self.followed_at(live))
                    answer = partial(bots_answer, one.seat, one.decision, table.game.write(action))
                    await self.commit(live, lambda table: answer(self.clock(), table))  # noqa: B023
        except Unavailable:
            await self.wait_for_store(live)
        except Exception as error:
            failure = error
            await self.commit(live, lambda table: self.frozen(table, failure))
        finally:
            live.thinking = None
        self.schedule(live)

    def followed_at(self, live: Live) -> float:
        """From when on a bot may answer: a pause after everyone was last shown something new, and
        where several people watch, not before that has been shown. Whoever is alone with bots
        watches at a speed of their own.

        What a bot knows, or how long it thinks, has no part in it; what nobody sees, such as a
        pick or a sealed answer, needs no pause, and a quiet window has its own time.
        """
        table = live.loaded
        if table is None or table.is_held() or not live.is_watched():
            return 0.0
        moment = table.stands_since + self.timeouts.pause
        return max(moment, table.shown_until) if len(table.people()) > 1 else moment

    async def until(self, moment: Callable[[], float]) -> None:
        """Wait for a moment by the host's clock; it may be put off meanwhile."""
        while (rest := moment() - self.clock()) > 0:
            await asyncio.sleep(rest)


def rested(live: Live, since: float) -> float:
    """How long a clock that began at `since` stood still, as the table was not in memory."""
    return max(0.0, live.woken - since)


def stood_in(seat: int, bot: str, table: Table, now: float) -> list[entries.AnyEntry]:
    """A bot plays for somebody who is away too long."""
    return [entries.StoodIn(now, "", seat=seat, bot=bot, why="away")]


def ran_out_of_time(seat: int, bot: str, table: Table, now: float) -> list[entries.AnyEntry]:
    return handlers.ran_out_of_time(table, seat, now, bot)


def bots_answer(
    seat: int, decision: int, text: str, now: float, table: Table
) -> list[entries.AnyEntry]:
    """A bot's answer, if the question still stands."""
    stands = table.status == PLAYING and table.decisions[seat] == decision
    if not stands or not table.bot_of(seat):
        return []
    if table.is_held():
        return [entries.Answered(now, "", seat=seat, actions=[text], by="bot")]
    return [entries.Played(now, "", seat=seat, actions=[text], by="bot")]
