"""Profiles: what people say of themselves goes to all their tables: a face, and days away."""

import secrets
from contextlib import suppress

from abyssal.core.errors import AbyssalError
from abyssal.keeper.housekeeping import Housekeeping
from abyssal.keeper.live import Live
from abyssal.store.port import Holding
from abyssal.table import entries, handlers
from abyssal.table.commands import Giver, GoAway
from abyssal.table.facts import OPEN, PLAYING
from abyssal.table.table import Table


class Profiles(Housekeeping):
    """A keeper at whose tables people are known by what they said once."""

    async def bring_profile(self, session: str, holding: Holding) -> None:
        """Show at a seat that somebody has taken what they say of themselves."""
        profile = await self.store.profile(session)
        if profile.face:
            with suppress(AbyssalError):  # as at a table that is frozen
                await self.show_face(session, holding.table, profile.face)
        if (profile.away_until or 0.0) > self.clock():
            with suppress(AbyssalError):
                await self.go_away(session, holding, profile.away_since, profile.away_until)

    async def set_face(self, session: str, face: str) -> None:
        """Show another face at all tables of somebody that are not over."""
        for row, _ in await self.store.rows_of(session):
            if row.status in (OPEN, PLAYING):
                with suppress(AbyssalError):  # as at a table that is frozen
                    await self.show_face(session, row.id, face)

    async def set_days_away(self, session: str, since: float | None, until: float | None) -> int:
        """Say at all tables of somebody that are not over when they are away, or that they are
        back; at how many of them it was refused."""
        refused = 0
        for row, seat in await self.store.rows_of(session):
            if row.status in (OPEN, PLAYING):
                try:
                    await self.go_away(session, Holding(row.id, seat), since, until)
                except AbyssalError:
                    refused += 1
        return refused

    async def show_face(self, session: str, id: str, face: str) -> None:
        """Show a face at a table. Around one screen nobody does: it would be the same for all."""
        mine = await self.store.seats_of(session, id)
        if len(mine) != 1:
            return
        [seat] = mine

        def make(table: Table) -> list[entries.AnyEntry]:
            place = table.places[seat]
            if place.kind != "person" or place.face == face:
                return []
            return [entries.Faced(self.clock(), "", seat, face)]

        await self.commit(await self.live(id), make)

    async def go_away(
        self, session: str, holding: Holding, since: float | None, until: float | None
    ) -> None:
        """Say at a table when somebody is away, or that they are back."""
        command = GoAway(id=f"away-{secrets.token_hex(8)}", since=since, until=until)
        giver = Giver(holding.seat, session)

        def make(table: Table) -> list[entries.AnyEntry]:
            if until is None and (table.away_until(holding.seat) or 0.0) <= self.clock():
                return []
            return handlers.entries_for(
                table, giver, command=command, now=self.clock(), fresh=self.fresh
            )

        await self.commit(await self.live(holding.table), make)

    def seated(self, live: Live, seat: int, session: str) -> None:
        self.in_background(self.bring_profile(session, Holding(live.id, seat)))
