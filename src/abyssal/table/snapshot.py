"""Snapshots: a table as it is after an entry of its log, so that less of that need be read.

A snapshot is a cache and proves nothing. It names the code that made it, the digest of the log it
stands for and the hash of its position; where one of them differs, the whole log is read.
"""

import io
import pickle
import zlib
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import msgspec

import abyssal
from abyssal.table import entries
from abyssal.table.pins import Library
from abyssal.table.places import Times
from abyssal.table.table import Table
from abyssal.table.views import Views

OF_THE_HOUSE: Final = ("game", "write", "secrecy", "premoves", "stage", "times")
"""Fields of a table that are the same for all tables of a title, and not kept."""
PASSING: Final = ("trial",)
"""Those that nothing is lost with."""
CODE: Final = ("core", "games", "record", "table")
"""The packages by whose code a table is as it is."""
CALLED: Final = {
    "abyssal.core.game": ("unpickled",),
    "array": ("array", "_array_reconstructor"),
    "collections": ("deque",),
}
"""What may be called to restore a table, beside the classes of tables and records."""
CLASSES: Final = ("abyssal.table.", "abyssal.record.")
FAST: Final = 1
"""The level of compression."""


class Snapshot(msgspec.Struct):
    """A table, and by what it is known to be the right one."""

    code: str
    number: int
    """The last entry of the log that is in it."""
    log: str
    position: str
    fields: bytes


class Unfit(Exception):
    """A snapshot of another code, another log, or damaged."""


def snapshot_of(table: Table, lines: Sequence[str]) -> bytes:
    """A snapshot of a table that these lines have made."""
    assert len(lines) == table.number
    pickled = io.BytesIO()
    Keeper(pickled, table).dump(
        {
            name: value
            for name, value in vars(table).items()
            if name not in (*OF_THE_HOUSE, *PASSING)
        }
    )
    fields = zlib.compress(pickled.getvalue(), FAST)
    made = Snapshot(
        code_digest(),
        table.number,
        log=digest_of(lines),
        position=table.playing().hash(),
        fields=fields,
    )
    return msgspec.msgpack.encode(made)


def table_of(
    id: str,
    lines: Sequence[str],
    snapshot: bytes | None,
    *,
    games: Library,
    times: Times,
    kept: str,
    known: entries.Created | None,
) -> tuple[Table, int]:
    """The table of a log, and the number of the entry up to which it was in the snapshot."""
    if snapshot is not None:
        with suppress(Unfit):
            return restored(snapshot, id, lines, games=games, times=times, kept=kept)
    return Table.of(id, lines, games=games, times=times, kept=kept, known=known), 0


def restored(
    data: bytes, id: str, lines: Sequence[str], games: Library, times: Times, kept: str
) -> tuple[Table, int]:
    """The same from a snapshot that fits; raises Unfit."""
    try:
        found = msgspec.msgpack.decode(data, type=Snapshot)
    except msgspec.DecodeError as error:
        raise Unfit from error
    whole = lines[: found.number]
    if found.code != code_digest() or len(whole) < found.number or digest_of(whole) != found.log:
        raise Unfit
    try:
        created = entries.read(lines[0])
        assert isinstance(created, entries.Created)
        table = Table(id, created, games=games, times=times, kept=kept)
        fields = Restorer(io.BytesIO(zlib.decompress(found.fields)), table).load()
        vars(table).update(fields, id=id)
        if table.playing().hash() != found.position:
            raise Unfit
        table.listen(())
        for line in lines[found.number :]:
            table.apply(entries.read(line))
    except Exception as error:  # the whole log will tell what is wrong
        raise Unfit from error
    return table, found.number


def digest_of(lines: Sequence[str]) -> str:
    return sha256("\n".join(lines).encode()).hexdigest()


@cache
def code_digest() -> str:
    """Of the code that makes tables what they are: another may make others of the same log."""
    home = Path(abyssal.__file__).parent
    files = [
        file
        for package in CODE
        for file in sorted((home / package).rglob("*"))
        if file.suffix in (".py", ".so", ".pyd", ".toml")
    ]
    digest = sha256()
    for file in files:
        digest.update(f"{file.relative_to(home)}\0".encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()


class Keeper(pickle.Pickler):
    """Pickles what is a table's own."""

    def __init__(self, file: io.BytesIO, table: Table) -> None:
        super().__init__(file, protocol=5)
        shared = {name: getattr(table, name) for name in OF_THE_HOUSE}
        self.names = {id(value): name for name, value in shared.items() if value is not None}

    def persistent_id(self, value: Any) -> str | None:
        return self.names.get(id(value))

    def reducer_override(self, value: Any) -> Any:
        """Of views only the position is kept: they are built from it."""
        return (Views, (value.state,)) if isinstance(value, Views) else NotImplemented


class Restorer(pickle.Unpickler):
    """Makes the fields of a table, and calls nothing else whatever a snapshot says."""

    def __init__(self, file: io.BytesIO, table: Table) -> None:
        super().__init__(file)
        self.table = table

    def persistent_load(self, name: Any) -> Any:
        if name not in OF_THE_HOUSE:
            raise pickle.UnpicklingError(name)
        return getattr(self.table, name)

    def find_class(self, module: str, name: str) -> Any:
        found = super().find_class(module, name)
        if name in CALLED.get(module, ()):
            return found
        if module.startswith(CLASSES) and isinstance(found, type) and "." not in name:
            return found
        raise pickle.UnpicklingError(f"{module}.{name}")
