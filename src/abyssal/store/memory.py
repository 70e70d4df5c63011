"""A store in memory, for a process whose tables are kept elsewhere, such as a page in a browser."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from abyssal.store.circle_port import CircleRow, ResultRow
from abyssal.store.persons_port import Profile
from abyssal.store.port import Claim, Holding, NotHeld, Stale, TableRow

Document = dict[str, Any]
"""A table with its log, the numbers it is played with and who holds its seats, in JSON's types."""


class MemoryStore:
    """A `TableStore`. Whoever made it is told which table has `changed`, and keeps its `document`.

    Of the rest of a `Store` it answers what is asked for every table: there are no persons, no
    circles and no results here, nor hosts and notices.
    """

    def __init__(self, changed: Callable[[str], None]) -> None:
        self.changed = changed
        self.table_rows: dict[str, TableRow] = {}
        self.logs: dict[str, list[str]] = {}
        self.touched: dict[str, float] = {}
        self.held: set[tuple[str, Holding]] = set()
        self.secrets: dict[str, tuple[Holding, str]] = {}
        self.sessions: dict[str, tuple[str, float]] = {}
        self.numbers: dict[str, str] = {}

    # Documents

    def document(self, table: str) -> Document | None:
        """What is kept of a table; None of one that was deleted."""
        row = self.table_rows.get(table)
        if row is None:
            return None
        holders = [(session, at.seat) for session, at in self.held if at.table == table]
        entries = self.logs[table]
        numbers = {digest: text for digest, text in self.numbers.items() if digest in entries[0]}
        return {
            "row": list(row),
            "entries": entries,
            "touched": self.touched[table],
            "holders": sorted(holders),
            "numbers": numbers,
        }

    def restore(self, document: Document) -> None:
        """Take back what was kept of a table."""
        row = TableRow(*document["row"])
        self.table_rows[row.id] = row
        self.logs[row.id] = list(document["entries"])
        self.touched[row.id] = document["touched"]
        self.held |= {(session, Holding(row.id, seat)) for session, seat in document["holders"]}
        self.numbers |= document["numbers"]

    # Tables and their logs

    async def create(self, row: TableRow, entries: Sequence[str]) -> None:
        if row.id in self.table_rows or self.is_taken(row):
            raise Stale(f"table {row.id}")
        self.table_rows[row.id] = row
        self.logs[row.id] = list(entries)
        self.touched[row.id] = row.updated
        self.changed(row.id)

    async def append(
        self,
        row: TableRow,
        number: int,
        entries: Sequence[str],
        reseated: Mapping[int, str | None] | None = None,
        claim: Claim | None = None,
        result: ResultRow | None = None,
    ) -> None:
        if claim is not None and not await self.holds(claim):
            raise NotHeld(f"seat {claim.holding.seat} of {row.id}")
        log = self.logs.get(row.id)
        if log is None or number != len(log) + 1 or self.is_taken(row):
            raise Stale(f"entry {number} of {row.id}")
        log.extend(entries)
        self.table_rows[row.id] = row
        self.touched[row.id] = row.updated
        for seat, session in (reseated or {}).items():
            holding = Holding(row.id, seat)
            self.forget_seat(holding)
            if session is not None:
                self.held.add((session, holding))
        self.changed(row.id)

    def is_taken(self, row: TableRow) -> bool:
        """Whether its invitation leads to another table."""
        others = [other for other in self.table_rows.values() if other.id != row.id]
        return row.code is not None and any(other.code == row.code for other in others)

    async def entries(self, table: str, after: int = 0) -> list[str]:
        return self.logs.get(table, [])[after:]

    async def set_status(self, table: str, status: str) -> None:
        self.note(table, status=status)

    async def set_due(self, table: str, due: float | None) -> None:
        self.note(table, due=due)

    def note(self, table: str, **found: Any) -> None:
        """Change the row of a table."""
        if table in self.table_rows:
            self.table_rows[table] = self.table_rows[table]._replace(**found)
            self.changed(table)

    async def keep_data(self, digest: str, text: str) -> None:
        self.numbers.setdefault(digest, text)

    async def snapshot(self, table: str) -> bytes | None:
        return None

    async def data(self, digest: str) -> str | None:
        return self.numbers.get(digest)

    async def newest(self, table: str) -> int:
        return len(self.logs.get(table, []))

    async def row(self, table: str) -> TableRow | None:
        return self.table_rows.get(table)

    async def row_by_code(self, code: str) -> TableRow | None:
        return next((row for row in self.table_rows.values() if row.code == code), None)

    async def rows_of(self, session: str) -> list[tuple[TableRow, int]]:
        return [
            (row, holding.seat)
            for row in self.newest_first()
            for holder, holding in sorted(self.held)
            if holder == session and holding.table == row.id
        ]

    async def expiring(self, session: str) -> dict[str, float]:
        return {}

    def newest_first(self) -> list[TableRow]:
        return sorted(self.table_rows.values(), key=lambda row: row.updated, reverse=True)

    async def untouched(self, session: str, since: float) -> set[str]:
        return {row.id for row, _ in await self.rows_of(session) if self.touched[row.id] < since}

    async def touch(self, table: str, now: float) -> None:
        if table in self.table_rows:
            self.touched[table] = now
            self.changed(table)

    async def public_rows(self, limit: int, since: float = 0.0) -> list[TableRow]:
        found = [
            row
            for row in self.newest_first()
            if row.public and row.status in ("open", "playing") and self.touched[row.id] >= since
        ]
        return found[:limit]

    async def delete(self, table: str) -> None:
        if self.table_rows.pop(table, None) is None:
            return
        del self.logs[table], self.touched[table]
        self.held = {held for held in self.held if held[1].table != table}
        self.secrets = {
            digest: secret for digest, secret in self.secrets.items() if secret[0].table != table
        }
        self.changed(table)

    # Seats and sessions

    async def hold(self, session: str, holding: Holding) -> None:
        self.held.add((session, holding))
        self.changed(holding.table)

    async def seats_of(self, session: str, table: str) -> list[int]:
        return sorted(at.seat for holder, at in self.held if (holder, at.table) == (session, table))

    async def holds(self, claim: Claim) -> bool:
        if claim.token:
            return self.secrets.get(claim.token) == (claim.holding, "token")
        return (claim.session, claim.holding) in self.held

    async def holders_of(self, table: str) -> list[tuple[str, int]]:
        return [(session, at.seat) for session, at in sorted(self.held) if at.table == table]

    async def last_seen(self, table: str) -> dict[int, float]:
        found: dict[int, float] = {}
        for session, seat in await self.holders_of(table):
            if session in self.sessions:
                found[seat] = max(found.get(seat, 0.0), self.sessions[session][1])
        return found

    def forget_seat(self, holding: Holding) -> None:
        self.held = {held for held in self.held if held[1] != holding}
        self.forget_secrets(holding)

    def forget_secrets(self, holding: Holding) -> None:
        self.secrets = {
            digest: secret for digest, secret in self.secrets.items() if secret[0] != holding
        }

    async def let_go(self, session: str, table: str) -> None:
        self.held = {
            (holder, at) for holder, at in self.held if (holder, at.table) != (session, table)
        }
        self.changed(table)

    async def renew(self, holding: Holding, session: str) -> None:
        self.held = {(who, at) for who, at in self.held if at != holding or who == session}
        self.forget_secrets(holding)
        self.changed(holding.table)

    async def add_secret(self, digest: str, holding: Holding, scope: str) -> None:
        self.secrets[digest] = (holding, scope)

    async def holding_of(self, digest: str, scope: str) -> Holding | None:
        holding, found = self.secrets.get(digest, (None, ""))
        return holding if found == scope else None

    async def remember(self, session: str, name: str, now: float) -> None:
        self.sessions[session] = (name, now)

    # What is asked of the rest of a store

    async def identify(self, session: str) -> tuple[str, str | None]:
        return session, self.sessions[session][0] if session in self.sessions else None

    async def profile(self, session: str) -> Profile:
        return Profile()

    async def result(self, table: str) -> ResultRow | None:
        return None

    async def circles_of(self, session: str) -> list[tuple[CircleRow, str]]:
        return []

    async def pass_circles_on(self, old: str, new: str, now: float) -> None:
        """There are none."""
