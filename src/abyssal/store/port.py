"""The persistence interface (a port): what a table needs of a store, whatever the database."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final, Literal, NamedTuple, Protocol, TypeAlias

from abyssal.core.errors import AbyssalError, BadRequest
from abyssal.store.circle_port import CircleStore, ResultRow
from abyssal.store.comments_port import Comments
from abyssal.store.notices_port import Notices
from abyssal.store.persons_port import Persons
from abyssal.store.reviews_port import Reviews

Shelf: TypeAlias = Literal["closed", "bin"]
"""Where a host has put a table: nobody opens it there, and nothing of it is lost."""
SHELVES: Final = ("closed", "bin")
KEPT: Final = 14
"""How many copies are kept unless hosts say so; an older one goes when a new one is there."""


class Stale(Exception):
    """Somebody else has written this number, id or invitation: read on, then try again."""


class NotHeld(Exception):
    """Whoever wanted this written does not hold their seat any more. Nothing was written."""


class Unavailable(AbyssalError):
    """The store cannot be read or written just now, as when its disk is full or another program
    holds it. Nothing was written, unless the connection to a database broke in the midst of a
    commit: then nobody knows. The same may work in a moment."""


class TableRow(NamedTuple):
    """What is known of a table without reading its log."""

    id: str
    code: str | None
    """The invitation; None once nobody can sit down any more."""
    game: str
    status: str
    """The table's own, or the shelf it is on."""
    public: bool
    summary: str
    """JSON for lists of tables; nothing secret."""
    created: float
    updated: float
    due: float | None = None
    """When somebody must look after the table next, connected or not."""


class Old(NamedTuple):
    """Which tables are deleted: a bound for when they were last changed, or touched."""

    finished: float
    """For games that are over."""
    unstarted: float
    """For tables whose game was not started, to which nobody came since."""


class Holding(NamedTuple):
    """A session holds a seat of a table."""

    table: str
    seat: int


class Claim(NamedTuple):
    """That a session, or a program with a token, holds a seat; both by their digests."""

    holding: Holding
    session: str = ""
    token: str = ""
    """Asked instead of the session where there is one."""


class Act(NamedTuple):
    """Something a host did: a line of the audit log."""

    at: float
    host: str
    """The name they gave; "" for none, and for what the server did by itself."""
    act: str
    table: str = ""
    """The code or the id of the table it was done to."""
    detail: str = ""
    number: int = 0
    """Given by the store."""


class Copy(NamedTuple):
    """A backup beside the database."""

    file: str
    at: float
    bytes: int


class Room(NamedTuple):
    """How much the store takes, and how much its disk has, in bytes."""

    taken: int
    free: int
    altogether: int


class HostBook(Protocol):
    """What the hosts of a server have set and done, and the tables they put aside."""

    async def settings(self) -> dict[str, str]:
        """All that is set, by name."""

    async def set(self, name: str, value: str) -> None:
        """Set something."""

    async def note(self, act: Act) -> None:
        """Write down what a host did."""

    async def acts(self, limit: int, before: int) -> list[Act]:
        """What hosts did, newest first, before the act of a number."""

    async def shelve(self, table: str, shelf: Shelf | None, now: float) -> None:
        """Put a table aside, or (None) back."""

    async def empty_bin(self, before: float) -> int:
        """Forget tables that lie in the bin since before a moment; how many there were."""

    async def counts(self) -> dict[str, int]:
        """How many tables there are, by status."""

    async def search(
        self, statuses: Sequence[str], wanted: Callable[[TableRow], bool], most: int, skipped: int
    ) -> list[tuple[TableRow, float | None]]:
        """Tables in one of these statuses that are wanted, newest first: at most so many, after
        so many; each with the moment it was put aside."""

    async def room(self) -> Room:
        """How much room there is."""

    async def keep_copy(
        self, now: float, progress: Callable[[int, int], None], kept: int = KEPT
    ) -> Copy:
        """Copy everything into a file beside the database, and read it back; `progress` is told,
        in another thread, how many pages of how many are copied. The oldest copies go."""

    async def copies(self) -> list[Copy]:
        """The copies there are, newest first."""


class TableStore(Protocol):
    """An append-only log for each table, and small facts beside it: what a live table needs.

    `append` returns once the entry is on disk. Keys are digests: no secret is ever stored.
    """

    async def create(self, row: TableRow, entries: Sequence[str]) -> None:
        """Write a new table with the first entries of its log, numbered from 1, or raise Stale."""

    async def append(
        self,
        row: TableRow,
        number: int,
        entries: Sequence[str],
        reseated: Mapping[int, str | None] | None = None,
        claim: Claim | None = None,
        result: ResultRow | None = None,
    ) -> None:
        """Write entries from `number` on and the row beside them, all or none, or raise Stale.

        With a `claim` that does not hold, NotHeld is raised, and nothing is written either.

        Of every seat in `reseated` all sessions and secrets are forgotten with it; the session
        named there, if any, holds it from now on. A `result` is kept with it.
        """

    async def entries(self, table: str, after: int = 0) -> list[str]:
        """The log of a table after entry `after`, in order; "" where some are missing."""

    async def set_status(self, table: str, status: str) -> None:
        """Note in lists of tables what was found when a log was read."""

    async def set_due(self, table: str, due: float | None) -> None:
        """Note when a table is due next, as it was found when its log was read."""

    async def keep_data(self, digest: str, text: str) -> None:
        """Keep the numbers of a game under their digest."""

    async def snapshot(self, table: str) -> bytes | None:
        """The last snapshot of a table, if there is one."""

    async def data(self, digest: str) -> str | None:
        """The numbers that were kept."""

    async def newest(self, table: str) -> int:
        """The number of the last entry; 0 where there is no such table."""

    async def row(self, table: str) -> TableRow | None:
        """A table by its id."""

    async def row_by_code(self, code: str) -> TableRow | None:
        """A table by its invitation."""

    async def rows_of(self, session: str) -> list[tuple[TableRow, int]]:
        """The tables at which a session holds a seat, newest first."""

    async def untouched(self, session: str, since: float) -> set[str]:
        """The tables of a session to which nobody has come since a moment."""

    async def touch(self, table: str, now: float) -> None:
        """Note that somebody came back to a table."""

    async def public_rows(self, limit: int, since: float = 0.0) -> list[TableRow]:
        """Public tables that are not over and not left since a moment, newest first."""

    async def delete(self, table: str) -> None:
        """Forget a table altogether."""

    async def expiring(self, session: str) -> dict[str, float]:
        """The tables of somebody that will be deleted, and when."""

    async def hold(self, session: str, holding: Holding) -> None:
        """Note that a session holds a seat."""

    async def seats_of(self, session: str, table: str) -> list[int]:
        """The seats a session holds at a table, lowest first."""

    async def holds(self, claim: Claim) -> bool:
        """Whether a claim holds now."""

    async def holders_of(self, table: str) -> list[tuple[str, int]]:
        """The sessions that hold seats at a table, each with its seat."""

    async def last_seen(self, table: str) -> dict[int, float]:
        """When somebody who holds a seat of a table was last seen at this server, by seat."""

    async def let_go(self, session: str, table: str) -> None:
        """A session holds no seat at a table any more; the seats' links stay valid."""

    async def renew(self, holding: Holding, session: str) -> None:
        """All links and tokens of a seat are void, and no session but this one holds it."""

    async def add_secret(self, digest: str, holding: Holding, scope: str) -> None:
        """Keep the digest of a seat link (scope `seat`) or a program's token (scope `token`)."""

    async def holding_of(self, digest: str, scope: str) -> Holding | None:
        """The seat that a secret opens."""

    async def remember(self, session: str, name: str, now: float) -> None:
        """Note a session, its name, and that it was here."""


class Store(TableStore, CircleStore, Persons, Notices, Comments, Reviews, Protocol):
    """All that a server keeps."""

    book: HostBook

    async def newest_of(self, tables: Sequence[str]) -> dict[str, int]:
        """The numbers of the last entries of several tables; those that are not there are left
        out."""

    async def due(self, now: float) -> list[str]:
        """The tables that are due, the longest first."""

    async def take_due(self, now: float, limit: int, lease: float) -> list[str]:
        """Tables that are due, the longest first. Nobody else is given them for `lease` seconds, or
        until something is written there."""

    async def all_rows(self, limit: int, offset: int = 0) -> list[TableRow]:
        """All tables, newest first."""

    async def announce(self, old: Old, expires: float) -> list[str]:
        """Note of tables that are old by then when they will be deleted, and of all others that
        they will not; those of which it was not known."""

    async def expires(self, table: str) -> float | None:
        """When a table will be deleted, if it will."""

    async def delete_old(self, old: Old, now: float) -> int:
        """Delete tables that are old, and of which it was announced; how many. Of a finished one
        the result must be kept."""

    async def keep_snapshot(self, table: str, data: bytes) -> None:
        """Keep a snapshot in the place of the last one; not of a table that is gone meanwhile."""

    async def drop_snapshots(self) -> None:
        """Forget the snapshots of tables at which nobody plays any more."""

    async def release(self, holding: Holding) -> None:
        """Nobody holds this seat any more: its sessions and secrets are forgotten."""

    async def delete_sessions(self, before: float) -> int:
        """Forget sessions that were last here before a moment, and what they held."""

    async def backup(self, path: Path) -> None:
        """Copy all of it into a file while it is in use."""

    async def close(self) -> None:
        """Finish what is being written and let go."""


def unavailable() -> Unavailable:
    """The error for what cannot be read or written just now."""
    return Unavailable("storage", "nothing can be kept just now: try again in a moment")


def deleted_table(table: str) -> BadRequest:
    """The error for a table of which only its result is left."""
    message = f"the moves of table {table!r} were deleted; its result is kept"
    return BadRequest("deleted", message, {"table": table})


def unknown_table(table: str) -> BadRequest:
    """The error for a table that is not there."""
    return BadRequest("table", f"there is no table {table!r}", {"table": table})
