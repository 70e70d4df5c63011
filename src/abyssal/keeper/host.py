"""All live tables of one process: read when somebody comes, written before anyone is told."""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from functools import partial
from hashlib import sha256
from typing import Any, Final, Literal, NamedTuple, TypeAlias

import msgspec

from abyssal.core.errors import AbyssalError
from abyssal.core.game import canonical
from abyssal.store.port import (
    Claim,
    Holding,
    NotHeld,
    Stale,
    Store,
    TableRow,
    Unavailable,
    unknown_table,
)
from abyssal.table import commands, entries, names
from abyssal.table.aside import Aside
from abyssal.table.bot_pool import BotPool, imagined_by, position_for, question_for, stand_in
from abyssal.table.clock import steady_clock
from abyssal.table.commands import AnyCommand, Around, CallVote, Fresh, Giver, Rematch
from abyssal.table.errors import Refused, refused
from abyssal.table.facts import FROZEN, OPEN, PLAYING
from abyssal.table.live import Connection, Live
from abyssal.table.pins import Library, library, pinned
from abyssal.table.places import Pace, Place, Times
from abyssal.table.replay import Eyes
from abyssal.table.table import Table, report_on

DAY: Final = 86400.0
TRIES: Final = 20
IMAGINED_A_DECISION: Final = 100

Clock: TypeAlias = Callable[[], float]
Make: TypeAlias = Callable[[Table], list[entries.AnyEntry]]
Due: TypeAlias = Callable[[Table, float], list[entries.AnyEntry]]
"""What is to be written when a moment has come."""

logger = logging.getLogger(__name__)


class Lengths(NamedTuple):
    """How long things take, in seconds."""

    grace: float = 30
    """After so long without a connection a bot plays for a person."""
    pause: float = 0.9
    """Before a bot's action, when somebody watches."""
    pick: float = 0.25
    """Before a bot's next pick of the same answer."""
    budget: float = 3
    """A bot's time to think."""
    idle: float = 600
    """A table nobody is connected to leaves memory."""
    again: float = 1
    """Before something is tried again that the store could not do."""
    kept: float = 90 * DAY
    """A table that is over is kept so long."""
    put_away: float = 30 * DAY
    """A table that nobody has touched for so long leaves the lists, until somebody opens it."""
    unstarted: float = 14 * DAY
    """A table that nobody has started or touched for so long is deleted."""
    session: float = 365 * DAY
    """A browser that was not here for so long is forgotten."""
    times: Times = Times()


class Wanted(msgspec.Struct, frozen=True):
    """A table that somebody wants to open."""

    game: str
    places: list[Place]
    options: dict[str, str] = {}
    pace: Pace = "none"
    public: bool = False
    spectators: bool = True
    own_data: str = ""
    host: int = 0
    start: bool = False
    house: dict[str, str] = {}


def digest(secret: str) -> str:
    """What is stored of a secret."""
    return sha256(secret.encode()).hexdigest()


class Host:
    """The tables of this process. Whatever it does, the log decides."""

    def __init__(
        self,
        store: Store,
        lengths: Lengths | None = None,
        clock: Clock | None = None,
        games: Library = library,
        processes: int = 1,
    ) -> None:
        self.store = store
        self.lengths = lengths or Lengths()
        self.clock = clock or steady_clock()
        self.games = games
        self.bots = BotPool(processes, self.lengths.budget)
        self.aside = Aside(games)
        self.lives: dict[str, Live] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.data_kept: set[str] = set()
        """Digests of numbers that the store has."""
        self.fresh = Fresh(lambda: secrets.token_hex(32), names.invitation, names.table_id)

    # Tables in memory

    async def live(self, id: str) -> Live:
        """The table, read from its log if need be."""
        live = self.lives.get(id)
        if live is None:
            live = self.lives[id] = Live(id, self.clock())
        if live.loaded is None:
            async with self.between_writes(live):
                pass
        return live

    @asynccontextmanager
    async def table(self, id: str) -> AsyncIterator[Table]:
        """A table as it is on disk; nobody writes to it meanwhile."""
        async with self.between_writes(await self.live(id)) as table:
            yield table

    @asynccontextmanager
    async def between_writes(self, live: Live) -> AsyncIterator[Table]:
        """The same, for whoever asks who is connected as well."""
        async with live.lock:
            await self.load(live)
            yield live.table

    async def load(self, live: Live, tell: bool = True) -> None:
        """Read the log, if that has not been done; call it with the lock."""
        if live.loaded is not None:
            return
        lines = await self.store.entries(live.id)
        if not lines:
            self.lives.pop(live.id, None)
            raise unknown_table(live.id)
        row = await self.store.row(live.id)
        kept = await self.kept_data(lines[0])
        known = None if row is None else await self.known_of(row)
        table_of = partial(Table.of, games=self.games, times=self.lengths.times)
        live.loaded = await asyncio.to_thread(table_of, live.id, lines, kept=kept, known=known)
        status = live.table.status
        if row is not None and row.status != status and FROZEN in (row.status, status):
            await self.store.set_status(live.id, status)
        live.seats = live.table.seats
        live.listen()
        if tell:
            live.bring_up_to_date()

    async def kept_data(self, first: str) -> str:
        """The numbers a table was begun with, if those of this version are others."""
        created = next(entries.readable([first]), None)
        if not isinstance(created, entries.Created) or not created.data or created.own_data:
            return ""
        try:
            known = self.games(created.game, "").data_digest
        except AbyssalError:
            return ""
        return "" if created.data == known else await self.store.data(created.data) or ""

    async def known_of(self, row: TableRow) -> entries.Created:
        """What is known of a table without its log."""
        places = [Place(player.kind, player.name) for player in summary_in(row).players]
        if not places:
            seats = [seat for _, seat in await self.store.holders_of(row.id)]
            places = [Place("person") for _ in range(max(seats, default=0) + 1)]
        return entries.Created(row.created, "", row.game, places=places, public=row.public)

    async def commit(self, live: Live, make: Make, claim: Claim | None = None) -> None:
        """Write the entries that `make` finds for the table as it is, then tell everyone.

        Whoever speaks for a seat must hold it now: an old connection proves nothing. The `claim`
        is proved in the transaction that writes.
        """
        for _ in range(TRIES):
            async with self.between_writes(live):
                if await self.wrote(live, make, claim):
                    break
        else:
            raise refused("busy", "too many people write to this table at once")
        self.tend(live)

    async def wrote(self, live: Live, make: Make, claim: Claim | None = None) -> bool:
        """One try: False if somebody else has written meanwhile."""
        try:
            found = await self.found(live, make)
        except AbyssalError:
            await self.check_holds(claim)  # nobody else is told why
            raise
        except Exception as error:
            found = self.frozen(live.table, error)
        if not found:
            await self.check_holds(claim)
            return True
        table, live.loaded = live.table, None  # nobody may see it before it is on disk
        number = table.number + 1
        try:
            for entry in found:
                table.apply(entry)
        except Exception as error:
            freezing = self.frozen(table, error)
            await self.load(live, tell=False)  # nobody has missed anything
            return await self.wrote(live, lambda _: freezing, claim)
        texts, reseated = [entries.write(entry) for entry in found], table.reseated
        try:
            await self.store.append(
                row_of(table), number, entries=texts, reseated=reseated, claim=claim
            )
        except Stale:
            return False
        except NotHeld as error:
            raise no_seat() from error
        live.loaded = table
        live.broadcast()
        for seat, session in reseated.items():  # whoever had it has nothing left of it
            live.hang_up(seat)
            if session is not None:
                live.hang_up(None, session)
        reseated.clear()
        return True

    async def check_holds(self, claim: Claim | None) -> None:
        """Refuse what somebody asks for a seat that they do not hold now."""
        if claim is not None and not await self.store.holds(claim):
            raise no_seat()

    async def found(self, live: Live, make: Make) -> list[entries.AnyEntry]:
        """What `make` finds for the table; before it refuses, the table is the newest there is."""
        try:
            return make(live.table)
        except AbyssalError:
            frozen = live.table.report is not None  # nothing newer would thaw it
            if frozen or await self.store.newest(live.id) == live.table.number:
                raise
        live.loaded = None
        await self.load(live)
        return await self.found(live, make)

    def frozen(self, table: Table, error: Exception) -> list[entries.AnyEntry]:
        """What is written when something went wrong inside a table."""
        logger.error("table %s is frozen", table.id, exc_info=error)
        return [entries.Frozen(self.clock(), "", report_on(error, table))]

    async def forget(self, id: str) -> None:
        """Delete a table altogether."""
        await self.store.delete(id)
        live = self.lives.pop(id, None)
        if live is not None:
            live.rest()
            for viewer in list(live.connections):
                live.hang_up(viewer)

    # Opening, joining, commands

    async def open(self, wanted: Wanted, session: str, mine: list[int]) -> tuple[str, list[str]]:
        """A new table at which `session` holds the seats `mine`: its id and a secret a seat."""
        now = self.clock()
        if wanted.own_data:
            await self.aside.check_data(wanted.game, wanted.own_data)
            await asyncio.to_thread(self.games, wanted.game, wanted.own_data)
        for _ in range(TRIES):
            id = self.fresh.table()
            created = entries.Created(
                now,
                "",
                game=wanted.game,
                options=wanted.options,
                own_data=wanted.own_data,
                places=wanted.places,
                host=wanted.host,
                pace=wanted.pace,
                public=wanted.public,
                spectators=wanted.spectators,
                code=self.fresh.code(),
                seed=self.fresh.seed(),
                house=wanted.house,
            )
            created = pinned(created, self.games)
            table = Table(id, created, self.games, self.lengths.times)
            await self.keep_data(table)
            begun: list[entries.AnyEntry] = [created]
            if wanted.start:
                giver, start = Giver(wanted.host), commands.Start("start")
                for entry in commands.entries_for(
                    table, giver, command=start, now=now, fresh=self.fresh
                ):
                    table.apply(entry)
                    begun.append(entry)
            try:
                await self.store.create(row_of(table), [entries.write(entry) for entry in begun])
            except Stale:
                continue
            links = [await self.give_seat(session, Holding(id, seat)) for seat in mine]
            return id, links
        raise refused("busy", "no free invitation was found")

    async def keep_data(self, table: Table) -> None:
        """Keep the numbers of a game for as long as somebody may need them."""
        digest = table.game.data_digest
        if not table.own_data and digest not in self.data_kept:
            await self.store.keep_data(digest, canonical(table.game.data))
            self.data_kept.add(digest)

    async def give_seat(self, session: str, holding: Holding) -> str:
        """Note who holds a seat, and make the secret of its link."""
        await self.store.hold(session, holding)
        return await self.new_secret(holding, "seat")

    async def new_secret(self, holding: Holding, scope: str) -> str:
        """A secret that opens a seat: for its person (`seat`) or a program (`token`)."""
        secret = secrets.token_urlsafe(24)
        await self.store.add_secret(digest(secret), holding, scope)
        return secret

    async def join(self, id: str, code: str, name: str, session: str) -> tuple[int, str]:
        """Take an open seat: its number and the secret of its link."""
        live = await self.live(id)
        taken: list[int] = []

        def make(table: Table) -> list[entries.AnyEntry]:
            sat = commands.sat_down(table, code, name, self.clock())
            taken[:] = [sat.seat]
            return [sat]

        await self.commit(live, make)
        return taken[0], await self.give_seat(session, Holding(id, taken[0]))

    async def leave(self, id: str, session: str) -> None:
        """Take a person off a table, and the table off their list.

        Whoever is alone there, or opened a table that has not started, deletes it; a seat is open
        again before the start and a bot's afterwards; a game that is over is only forgotten.
        """
        live = await self.live(id)
        seats = await self.store.seats_of(session, id)
        async with self.between_writes(live) as table:
            others = set(table.people()) - set(seats)
        if not seats:
            raise no_seat()
        if table.status not in (OPEN, PLAYING):
            await self.store.let_go(session, id)
        elif not others or (table.status == OPEN and table.host in seats):
            await self.forget(id)
        else:
            for seat in seats:
                await self.give_up(live, seat, session)

    async def give_up(self, live: Live, seat: int, session: str) -> None:
        """Leave a seat to whoever comes, or to a bot once the game has started."""

        def make(table: Table) -> list[entries.AnyEntry]:
            if table.status == OPEN:
                return [entries.Placed(self.clock(), "", seat, Place())]
            return [entries.HandedOver(self.clock(), "", seat, stand_in(table.game.name))]

        await self.commit(live, make)

    async def renew_link(self, holding: Holding, session: str) -> str:
        """A new link to a seat; whatever opened it before is void, and other devices are gone."""
        await self.store.renew(holding, session)
        live = await self.live(holding.table)
        for other in {there.session for there in live.connections.get(holding.seat, ())}:
            if other != session:
                live.hang_up(holding.seat, other)
        return await self.new_secret(holding, "seat")

    async def command(self, id: str, giver: Giver, command: AnyCommand) -> None:
        """Carry out a command once, or raise why not."""
        live = await self.live(id)
        fresh = self.fresh
        around = await self.around(live, command)

        def make(table: Table) -> list[entries.AnyEntry]:
            return commands.entries_for(
                table, giver, command=command, now=self.clock(), fresh=fresh, around=around
            )

        if isinstance(command, Rematch):
            again = await self.prepare_rematch(live, giver)
            fresh = fresh._replace(table=lambda: again)
        await self.commit(live, make, claim_of(id, giver))
        if isinstance(command, Rematch) and live.table.rematch != again:
            await self.store.delete(again)

    async def around(self, live: Live, command: AnyCommand) -> Around:
        """Who is here, and who has not been for days, for somebody who calls a vote."""
        if not isinstance(command, CallVote):
            return Around()
        here, seen = live.here(), await self.store.last_seen(live.id)
        late = self.clock() - self.lengths.times.gone
        async with self.between_writes(live) as table:
            acted = table.acted_at
        gone = [
            seat
            for seat in range(live.seats)
            if seat not in here and max(acted[seat], seen.get(seat, 0.0)) < late
        ]
        return Around(here, gone)

    async def prepare_rematch(self, live: Live, giver: Giver) -> str:
        """A table for the same people and options; it starts at once if all others are bots."""
        async with self.between_writes(live) as table:
            commands.check_done(table)
        if table.rematch is not None:
            return table.rematch
        if giver.seat is None:
            raise no_seat()
        places = [Place(place.kind, place.name, bot_for_good(place)) for place in table.places]
        alone = sum(place.kind == "person" for place in places) == 1
        wanted = Wanted(
            table.game.name,
            places,
            options=table.options,
            pace=table.pace,
            public=table.public,
            spectators=table.spectators,
            own_data=table.own_data,
            host=giver.seat,
            start=alone,
            house=table.house,
        )
        id, _ = await self.open(wanted, giver.session, [])
        for session, seat in await self.store.holders_of(live.id):
            if places[seat].kind == "person":
                await self.store.hold(session, Holding(id, seat))
        return id

    # Connections

    async def connect(self, id: str, connection: Connection, since: int) -> Live:
        """Let somebody follow a table from message `since` on."""
        live = await self.live(id)
        viewer = connection.viewer
        async with self.between_writes(live):
            if viewer is not None and self.clock() - live.touched > DAY:
                live.touched = self.clock()
                await self.store.touch(id, live.touched)
            if viewer is not None and not live.is_present(viewer):
                live.came_at[viewer] = self.clock()
            live.connections.setdefault(viewer, []).append(connection)
            live.listen()
            connection.send(live.sync(viewer, since))
            live.sent[viewer] = live.table.streams[viewer].number
            live.tell_presence()
        if viewer is not None:
            await self.commit(live, lambda table: self.back(table, viewer))
        self.tend(live)
        return live

    def back(self, table: Table, seat: int) -> list[entries.AnyEntry]:
        """Somebody for whom a bot stood in, or was to, while they were away is here again."""
        if table.status != PLAYING:
            return []
        if table.places[seat].why in ("away", "vote"):
            return commands.came_back(table, seat, self.clock())
        if table.motion is not None and table.motion.about == seat:
            return [entries.Lapsed(self.clock())]
        return []

    def disconnect(self, live: Live, connection: Connection) -> None:
        """Somebody is gone."""
        connections = live.connections.get(connection.viewer, [])
        if connection in connections:
            connections.remove(connection)
        live.since = self.clock()
        live.tell_presence()
        self.tend(live)

    # What happens by itself

    def tend(self, live: Live) -> None:
        """See to it that bots play, and that time runs out when it does."""
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        table = live.loaded
        if table is None or table.status != PLAYING or self.lives.get(live.id) is not live:
            return
        for seat in table.people():
            if live.is_present(seat):
                live.left_at.pop(seat, None)
            else:
                live.left_at.setdefault(seat, self.clock())
        if live.thinking is None and self.bots_to_move(live):
            live.thinking = asyncio.create_task(self.think(live))
        moments = [moment for moment, _ in self.moments(live)]
        if moments:
            delay = max(0.0, min(moments) - self.clock())
            live.timer = asyncio.get_running_loop().call_later(delay, self.wake, live)

    def bots_to_move(self, live: Live) -> list[int]:
        """Seats a bot answers for now. Nobody's stand-in plays while no person is at the table."""
        table = live.table
        people = any(live.is_present(seat) for seat in table.people())
        return [
            seat
            for seat in table.asked()
            if table.quiet.looking is None
            and seat not in table.answered()
            and table.places[seat].bot
            and (table.places[seat].kind == "bot" or people)
        ]

    def moments(self, live: Live) -> list[tuple[float, Due]]:
        """When somebody's time runs out, a bot is to stand in for them, or a window closes."""
        table, bot = live.table, stand_in(live.table.game.name)
        found = self.common_moments(live)
        if table.motion is not None and table.motion.lapses is not None:
            found.append((table.motion.lapses, lapsed))
        for seat in table.people():
            if self.is_missed(live, seat):
                moment = live.left_at[seat] + self.lengths.grace
                found.append((moment, partial(stood_in, seat, bot)))
            deadline = table.deadline(seat)
            if deadline is not None:
                moment = deadline + rested(live, table.asked_at[seat])
                found.append((moment, partial(ran_out_of_time, seat, bot)))
        return found

    def common_moments(self, live: Live) -> list[tuple[float, Due]]:
        """What the whole table waits for: a quiet window, or a look at secret cards."""
        table, quiet = live.table, live.table.quiet
        if quiet.looking is not None:
            length = quiet.length("viewing")
            return [(quiet.looking + rested(live, quiet.looking - length), looked)]
        window, closing = quiet.window, quiet.closing()
        if window is None:
            return []
        if closing is not None:
            return [(closing + rested(live, window.opened), commands.time_is_up)]
        return [
            (window.opened, partial(passed_by_order, seat))
            for seat in table.asked()
            if not window.held and not table.places[seat].bot and quiet.passes(seat)
        ]

    def is_missed(self, live: Live, seat: int) -> bool:
        """Whether a person is away, another one is here, and no bot stands in yet.

        Without a clock nobody's seat is taken unasked, however long they are away.
        """
        if live.table.times.decision[live.table.pace] is None:
            return False
        waiting = seat in live.left_at and not live.table.places[seat].bot
        return waiting and live.others_present(seat)

    def wake(self, live: Live) -> None:
        """Something is due."""
        live.timer = None
        self.in_background(self.do_what_is_due(live))

    async def do_what_is_due(self, live: Live) -> None:
        try:
            await self.commit(live, lambda table: self.due(live, table))
        except Unavailable:
            await self.wait_for_store(live)
            self.tend(live)

    async def wait_for_store(self, live: Live) -> None:
        """Until a table can be read again: what was under way is then found to be due once more."""
        logger.warning("table %s waits for the store", live.id)
        while self.lives.get(live.id) is live:
            await asyncio.sleep(self.lengths.again)
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
        """Let a bot answer, after the time a person would take to follow."""
        try:
            last: int | None = None
            while live.loaded is not None and (seats := self.bots_to_move(live)):
                seat = seats[0]
                if live.is_watched() and not live.table.is_held():
                    pause = self.lengths.pick if seat == last else self.lengths.pause
                    await asyncio.sleep(pause)
                async with self.between_writes(live) as table:
                    if seat not in self.bots_to_move(live):
                        continue
                    decision = table.decisions[seat]
                    question = question_for(table, seat)
                    position = position_for(table, seat)
                action = await self.bots.choose(table.game, question, position)
                answer = partial(bots_answer, seat, decision, table.game.write(action))
                await self.commit(live, lambda table: answer(self.clock(), table))  # noqa: B023
                last = seat
        except Unavailable:
            await self.wait_for_store(live)
        except Exception as error:
            failure = error
            await self.commit(live, lambda table: self.frozen(table, failure))
        finally:
            live.thinking = None
        self.tend(live)

    def in_background(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # Keeping house

    def evict(self) -> None:
        """Let go of tables that nobody follows and where nothing happens by itself."""
        late = self.clock() - self.lengths.idle
        for live in list(self.lives.values()):
            busy = live.is_watched() or live.thinking is not None or live.lock.locked()
            if not busy and live.since < late:
                live.rest()
                del self.lives[live.id]

    async def keep_house(self, every: float = 60) -> None:
        """Evict what is idle and delete what is old, for ever."""
        while True:
            self.evict()
            try:
                await self.delete_old()
            except Exception:
                logger.exception("old tables could not be deleted")
            await asyncio.sleep(every)

    async def delete_old(self) -> None:
        """Delete tables and sessions whose time is over."""
        now, lengths = self.clock(), self.lengths
        await self.store.delete_finished(now - lengths.kept)
        await self.store.delete_unstarted(now - lengths.unstarted)
        await self.store.delete_sessions(now - lengths.session)

    async def close(self) -> None:
        for live in self.lives.values():
            live.rest()
        for task in list(self.tasks):
            task.cancel()
        self.bots.close()
        self.aside.close()
        await self.store.close()

    # For programs

    async def imagine(self, id: str, seat: int, count: int) -> bytes:
        """Positions that a seat cannot tell from the true one, for a decision put to it: JSON."""
        live = await self.live(id)
        async with self.between_writes(live) as table:
            if seat not in table.asked():
                raise refused("not-asked", "no decision is asked of you now")
            decision = table.decisions[seat]
            of, used = live.imagined.get(seat, (decision, 0))
            used = used if of == decision else 0
            if count < 1 or used + count > IMAGINED_A_DECISION:
                raise refused(
                    "imagined",
                    f"at most {IMAGINED_A_DECISION} positions a decision",
                    most=IMAGINED_A_DECISION,
                )
            live.imagined[seat] = (decision, used + count)
            position = table.playing().copy()
        first = await asyncio.to_thread(imagined_by, seat, position)
        if count == 1:
            return msgspec.json.encode({"positions": [first]})
        numbers = (table.own_data, table.kept)
        return await self.aside.imagine(
            table.game.name, numbers, first=first, seat=seat, count=count
        )

    # Afterwards

    async def replay(self, live: Live, eyes: Eyes, is_done: bool) -> bytes:
        """The moments of a game: JSON, packed with gzip."""
        lines = await self.store.entries(live.id)
        kept = await self.kept_data(lines[0])
        return await self.aside.replay(
            live.id, lines, times=self.lengths.times, kept=kept, eyes=eyes, is_done=is_done
        )


def rested(live: Live, since: float) -> float:
    """How long a clock that began at `since` stood still, as the table was not in memory."""
    return max(0.0, live.woken - since)


def stood_in(seat: int, bot: str, table: Table, now: float) -> list[entries.AnyEntry]:
    """A bot plays for somebody who is away too long."""
    return [entries.StoodIn(now, "", seat=seat, bot=bot, why="away")]


def ran_out_of_time(seat: int, bot: str, table: Table, now: float) -> list[entries.AnyEntry]:
    return commands.ran_out_of_time(table, seat, now, bot)


def passed_by_order(seat: int, table: Table, now: float) -> list[entries.AnyEntry]:
    return commands.passed_by_order(table, seat, now)


def lapsed(table: Table, now: float) -> list[entries.AnyEntry]:
    """Nobody has settled a motion in time."""
    return [entries.Lapsed(now)]


def looked(table: Table, now: float) -> list[entries.AnyEntry]:
    """Everyone has looked at their own cards."""
    return [entries.Looked(now)]


def bots_answer(
    seat: int, decision: int, text: str, now: float, table: Table
) -> list[entries.AnyEntry]:
    """A bot's answer, if the question still stands."""
    stands = table.status == PLAYING and table.decisions[seat] == decision
    if not stands or not table.places[seat].bot:
        return []
    if table.is_held():
        return [entries.Answered(now, "", seat=seat, actions=[text], by="bot")]
    return [entries.Played(now, "", seat=seat, actions=[text], by="bot")]


def claim_of(table: str, giver: Giver) -> Claim | None:
    """What whoever gives a command claims; spectators claim nothing."""
    if giver.seat is None:
        return None
    return Claim(Holding(table, giver.seat), giver.session, giver.token)


def no_seat() -> Refused:
    return refused("no-seat", "you have no seat at this table")


def bot_for_good(place: Place) -> str:
    return place.bot if place.kind == "bot" else ""


class Player(msgspec.Struct, frozen=True):
    """Who sits on a seat, in a list of tables."""

    name: str
    kind: Literal["person", "bot", "open"]


class Summary(msgspec.Struct, frozen=True):
    """What a list of tables tells of one; who is asked is for that seat's own eyes."""

    players: list[Player] = []
    asked: list[int] = []


def summary_in(row: TableRow) -> Summary:
    """The summary that a row holds; an empty one where it is damaged."""
    try:
        return msgspec.json.decode(row.summary, type=Summary)
    except msgspec.DecodeError:
        return Summary()


def row_of(table: Table) -> TableRow:
    """What lists of tables and the store know of it."""
    return TableRow(
        table.id,
        table.code if table.status == OPEN else None,
        game=table.title,
        status=table.status,
        public=table.public,
        summary=msgspec.json.encode(table.summary()).decode(),
        created=table.created,
        updated=table.updated,
    )
