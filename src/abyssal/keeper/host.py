"""The service layer of live tables: open, join, leave, follow, give commands."""

import asyncio
import secrets
from hashlib import sha256
from typing import Final

import msgspec

from abyssal.core.game import Position, canonical
from abyssal.keeper.bot_pool import Question, hint_for, imagined_by
from abyssal.keeper.keeper import TRIES, no_seat
from abyssal.keeper.live import Connection, Live
from abyssal.keeper.nudges import Nudge
from abyssal.keeper.profiles import Profiles
from abyssal.keeper.rows import row_of, without_name_in_summary
from abyssal.keeper.timeouts import DAY
from abyssal.keeper.workers import NoAnswer
from abyssal.store.port import (
    SHELVES,
    Claim,
    Holding,
    Stale,
)
from abyssal.table import commands, entries, handlers
from abyssal.table.commands import AnyCommand, Around, CallVote, Giver, Rematch
from abyssal.table.errors import refused
from abyssal.table.facts import OPEN, PLAYING
from abyssal.table.forgetting import without_name
from abyssal.table.pins import pinned
from abyssal.table.places import ABSENCE, SLOW, Absence, Pace, Place
from abyssal.table.premoves import foreseen
from abyssal.table.replay import Eyes
from abyssal.table.stand_ins import stand_in
from abyssal.table.stream import Message, Viewer
from abyssal.table.table import Table

IMAGINED_A_DECISION: Final = 100
NEW_OWNER: Final = "new-owner"
"""The scope of a link by which somebody else gets a seat."""


class Wanted(msgspec.Struct, frozen=True):
    """A table that somebody wants to open."""

    game: str
    places: list[Place]
    options: dict[str, str] = {}
    pace: Pace = "none"
    absence: Absence | None = None
    public: bool = False
    spectators: bool = True
    own_data: str = ""
    host: int = 0
    start: bool = False
    house: dict[str, str] = {}
    hints: bool = False
    """Whether people may ask for hints, once all of them have agreed."""


def digest(secret: str) -> str:
    """What is stored of a secret."""
    return sha256(secret.encode()).hexdigest()


class Host(Profiles):
    """The tables of this process, for the people who come to it."""

    async def open(self, wanted: Wanted, session: str, mine: list[int]) -> tuple[str, list[str]]:
        """A new table at which `session` holds the seats `mine`: its id and a secret a seat."""
        now = self.clock()
        if wanted.own_data:
            await self.jobs.check_data(wanted.game, wanted.own_data)
            await self.jobs.workers.aside(self.games, wanted.game, wanted.own_data)
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
                absence=handlers.fitting(wanted.pace, wanted.absence or ABSENCE[wanted.pace]),
                public=wanted.public,
                spectators=wanted.spectators,
                code=self.fresh.code(),
                seed=self.fresh.seed(),
                house=wanted.house,
                agreed=sorted({*mine, wanted.host}) if wanted.hints else None,
            )
            created = pinned(created, self.games)
            table = Table(id, created, self.games, self.timeouts.times)
            if wanted.hints:
                handlers.check_title_has_hints(table)
            await self.keep_data(table)
            begun: list[entries.AnyEntry] = [created]
            if wanted.start:
                giver, start = Giver(wanted.host), commands.Start("start")
                for entry in handlers.entries_for(
                    table, giver, command=start, now=now, fresh=self.fresh
                ):
                    table.apply(entry)
                    begun.append(entry)
            try:
                await self.store.create(row_of(table), [entries.write(entry) for entry in begun])
            except Stale:
                continue
            links = [await self.give_seat(session, Holding(id, seat)) for seat in mine]
            for seat in mine:
                await self.bring_profile(session, Holding(id, seat))
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
        liked = (await self.store.profile(session)).seat
        taken: list[int] = []

        def make(table: Table) -> list[entries.AnyEntry]:
            sat = handlers.sat_down(table, code, name, self.clock(), liked=liked)
            taken[:] = [sat.seat]
            return [sat]

        await self.commit(live, make)
        holding = Holding(id, taken[0])
        secret = await self.give_seat(session, holding)
        await self.bring_profile(session, holding)
        return holding.seat, secret

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
        """Give a seat up: it is open again, or a bot's once the game has started."""

        def make(table: Table) -> list[entries.AnyEntry]:
            if table.status == OPEN:
                return [entries.Placed(self.clock(), "", seat, Place())]
            return [entries.HandedOver(self.clock(), "", seat, stand_in(table.game.name))]

        await self.commit(live, make)

    async def renew_link(self, holding: Holding, session: str) -> str:
        """A new link to a seat; older links and tokens are void, other devices are disconnected."""
        await self.store.renew(holding, session)
        live = await self.live(holding.table)
        for other in {there.session for there in live.connections.get(holding.seat, ())}:
            if other != session:
                live.hang_up(holding.seat, other)
        return await self.new_secret(holding, "seat")

    async def new_owner_link(self, id: str, seat: int) -> str:
        """A link by which somebody else gets a seat, once: the table has agreed to it."""
        async with self.table(id) as table:
            handlers.check_seat(table, seat)
            handlers.check_given_away(table, seat, self.clock())
        return await self.new_secret(Holding(id, seat), NEW_OWNER)

    async def take_over(self, holding: Holding, name: str, session: str) -> None:
        """Let somebody sit down by such a link; all other links, and the old owner, are out."""
        live = await self.live(holding.table)
        holds = await self.store.seats_of(session, holding.table)

        def make(table: Table) -> list[entries.AnyEntry]:
            now, seat = self.clock(), holding.seat
            return [handlers.took_over(table, seat, name, session=session, holds=holds, now=now)]

        await self.commit(live, make)

    def hang_up_session(self, session: str) -> None:
        """Close the connections of a session: who it is, or what it holds, has changed."""
        self.hang_up_session_here(session)
        self.give_nudge(Nudge("session", session))

    def hang_up_session_here(self, session: str) -> None:
        for live in self.lives.values():
            for viewer in list(live.connections):
                live.hang_up(viewer, session)

    async def forget_person(self, person: str) -> None:
        """Take a person or session off all tables and delete what is kept of them.

        Games that are over stay, without the name; a bot plays on in those that are not.
        """
        for row, seat in await self.store.rows_of(person):
            if row.status in (OPEN, PLAYING) and await self.store.seats_of(person, row.id):
                await self.leave(row.id, person)
            if await self.store.row(row.id) is not None:
                await self.forget_name(Holding(row.id, seat))
        for _, member in await self.store.circles_of(person):
            await self.store.leave_circle(member, forget=True)
        await self.store.forget_person(person)
        self.hang_up_session(person)

    async def forget_name(self, holding: Holding) -> None:
        """Replace the name of a seat's last owner throughout the log of its table."""
        row = await self.store.row(holding.table)
        if row is not None and row.status in SHELVES:  # nobody can load it
            await self.rewrite_without_name(holding)
            return
        live = await self.live(holding.table)
        async with live.lock:
            await self.rewrite_without_name(holding)
            live.loaded = None
            await self.load(live)
        self.give_nudge(Nudge("table", holding.table))

    async def rewrite_without_name(self, holding: Holding) -> None:
        changed = without_name(await self.store.entries(holding.table), holding.seat)
        row = await self.store.row(holding.table)
        summary = "" if row is None else without_name_in_summary(row, holding.seat)
        await self.store.rewrite(holding.table, changed, summary)

    async def command(self, id: str, giver: Giver, command: AnyCommand) -> None:
        """Carry out a command once, or raise why not."""
        live = await self.live(id)
        fresh = self.fresh
        around = await self.around(live, command)

        def make(table: Table) -> list[entries.AnyEntry]:
            return handlers.entries_for(
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
        now, times = self.clock(), self.timeouts.times
        async with self.between_writes(live) as table:
            acted, away = table.acted_at, [table.is_away(seat, now) for seat in range(live.seats)]
            patience = times.decision[table.pace] if table.pace in SLOW else None
        late = now - (patience or times.gone)
        gone = [
            seat
            for seat in range(live.seats)
            if seat not in here and max(acted[seat], seen.get(seat, 0.0)) < late and not away[seat]
        ]
        return Around(here, gone)

    async def prepare_rematch(self, live: Live, giver: Giver) -> str:
        """A table for the same people and options; it starts at once if all others are bots."""
        async with self.between_writes(live) as table:
            handlers.check_done(table)
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
            absence=table.absence,
            public=table.public,
            spectators=table.spectators,
            own_data=table.own_data,
            host=giver.seat,
            start=alone,
            house=table.house,
            hints=table.agreed is not None and not alone,
        )
        id, _ = await self.open(wanted, giver.session, [])
        await self.store.pass_circles_on(live.id, id, self.clock())
        for session, seat in await self.store.holders_of(live.id):
            if places[seat].kind == "person":
                await self.store.hold(session, Holding(id, seat))
                await self.bring_profile(session, Holding(id, seat))
        return id

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
            if self.rules.notice is not None:
                connection.send(self.rules.notice.encoded())
        if viewer is not None:
            await self.commit(live, lambda table: self.back(table, viewer))
        self.schedule(live)
        return live

    def back(self, table: Table, seat: int) -> list[entries.AnyEntry]:
        """A person is connected again: their stand-in ends, and so does a vote about one."""
        if table.status != PLAYING:
            return []
        if table.places[seat].why not in ("", "pace"):
            return handlers.came_back(table, seat, self.clock())
        return [
            entries.Lapsed(self.clock(), motion=motion.number)
            for motion in table.motions.values()
            if motion.about == seat
        ]

    def disconnect(self, live: Live, connection: Connection, lost: bool = False) -> None:
        """A connection has ended: the page was closed, or the network failed."""
        connections = live.connections.get(connection.viewer, [])
        if connection in connections:
            connections.remove(connection)
        viewer = connection.viewer
        if viewer is not None and not live.is_present(viewer):
            live.gone_at[viewer] = self.clock()
            (live.lost.add if lost else live.lost.discard)(viewer)
        if live.loaded is not None:
            live.listen()
        live.since = self.clock()
        live.tell_presence()
        self.schedule(live)

    def has_left(self, live: Live, viewer: Viewer) -> None:
        """Whose connection seemed to be lost had closed the page, as is heard afterwards."""
        if viewer in live.lost and not live.is_present(viewer):
            live.lost.discard(viewer)
            live.tell_presence()
            self.schedule(live)

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
        first = await self.jobs.workers.aside(imagined_by, seat, position)
        if count == 1:
            return msgspec.json.encode({"positions": [first]})
        numbers = (table.own_data, table.kept)
        return await self.jobs.imagine(
            table.game.name, numbers, first=first, seat=seat, count=count
        )

    async def hint(self, id: str, giver: Giver, decision: int) -> bytes:
        """The best answers to a decision, for the person to whom it is put: JSON.

        That they have asked is written down before they are told anything. Whoever asks again at
        the same decision hears the same.
        """
        seat = giver.seat
        if seat is None:
            raise no_seat()
        live = await self.live(id)

        def make(table: Table) -> list[entries.AnyEntry]:
            return handlers.hint_taken(table, seat, decision, self.clock())

        await self.commit(live, make, claim_of(id, giver))
        of, coming = live.advice.get(seat, (0, None))
        if coming is None or of != decision or is_failed(coming):
            async with self.between_writes(live) as table:
                handlers.hint_taken(table, seat, decision, self.clock())  # it may be another by now
                asked = hint_for(table, seat), table.playing().copy()
            coming = asyncio.create_task(self.advise(*asked))
            live.advice[seat] = (decision, coming)
        return await asyncio.shield(coming)

    async def advise(self, question: Question, position: Position) -> bytes:
        try:
            found = await self.bots.advise(question, position)
        except NoAnswer as error:
            raise refused("hints-late", "no hint was found in time") from error
        told = [{"action": do, "chance": chance, "why": why} for do, chance, why in found]
        return msgspec.json.encode({"hints": told})

    async def foresee(self, id: str, seat: int) -> Message:
        """The next question that a seat can answer ahead, as it would be put now."""
        live = await self.live(id)
        async with self.between_writes(live) as table:
            handlers.check_playing(table)
            premoves, state = table.premoves, table.playing().copy()
        found = await self.jobs.workers.aside(foreseen, premoves, state, seat)
        if found is None:
            raise refused("premove", "nothing can be answered ahead now")
        return found.message()

    async def replay(self, live: Live, eyes: Eyes, is_done: bool) -> bytes:
        """The moments of a game: JSON, packed with gzip."""
        lines = await self.store.entries(live.id)
        kept = await self.kept_data(lines[0])
        return await self.jobs.replay(
            live.id, lines, times=self.timeouts.times, kept=kept, eyes=eyes, is_done=is_done
        )

    async def story(self, live: Live) -> bytes:
        """What is true of a game that is over: JSON, packed with gzip."""
        lines = await self.store.entries(live.id)
        kept = await self.kept_data(lines[0])
        return await self.jobs.story(live.id, lines, times=self.timeouts.times, kept=kept)


def claim_of(table: str, giver: Giver) -> Claim | None:
    """The claim of whoever gives a command; spectators claim nothing."""
    if giver.seat is None:
        return None
    return Claim(Holding(table, giver.seat), giver.session, giver.token)


def is_failed(task: "asyncio.Task[bytes]") -> bool:
    """Whether a task has ended without an answer."""
    return task.done() and (task.cancelled() or task.exception() is not None)


def bot_for_good(place: Place) -> str:
    return place.bot if place.kind == "bot" else ""
