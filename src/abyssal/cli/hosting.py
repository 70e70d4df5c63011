"""`abyssal password` and `abyssal restore`: what a host does beside the running server."""

import asyncio
import sys
from getpass import getpass
from pathlib import Path
from time import time

from abyssal.cli.command_line import WrongUse
from abyssal.cli.serve import folder_of, where_of
from abyssal.keeper.hosting import PASSWORD
from abyssal.server import passwords
from abyssal.store.address import Address, Where
from abyssal.store.copying import check_database, restore_database
from abyssal.store.dumping import is_dump, restore_dump
from abyssal.store.folder import FolderLock
from abyssal.store.migrate import check_known, newest_version, version_of
from abyssal.store.opening import open_store
from abyssal.store.port import Act
from abyssal.words import Words


def set_password(words: Words, data: str | None, database: str | None) -> int:
    """Set the hosts' password, also while the server runs."""
    where = where_of(data, database)
    lock = None
    if isinstance(where, Path) and (not where.exists() or version_of(where) != newest_version()):
        lock = FolderLock(where.parent)  # the database is brought to this version first
    try:
        kept = passwords.hashed(asked_for(words))
        asyncio.run(keep_password(where, folder_of(data), kept))
    finally:
        if lock is not None:
            lock.release()
    print(words("cli-password-set"))
    return 0


def asked_for(words: Words) -> str:
    """A new password, typed twice without being shown; or the first line of what is piped in."""
    if not sys.stdin.isatty():
        password = sys.stdin.readline().rstrip("\n")
    else:
        password = getpass(words("cli-password-new"))
        passwords.check_new(password)
        if getpass(words("cli-password-again")) != password:
            raise WrongUse("cli-password-differs")
    passwords.check_new(password)
    return password


async def keep_password(where: Where, folder: Path, kept: str) -> None:
    store = open_store(where, folder)
    try:
        await store.book.set(PASSWORD, kept)
        await store.book.note(Act(time(), "", "password-here"))
    finally:
        await store.close()


def restore(words: Words, file: str, data: str | None, database: str | None) -> int:
    """Put a backup in the place of all tables; refused while a server runs."""
    copy, target = Path(file), where_of(data, database)
    if not copy.is_file():
        raise WrongUse("cli-no-tables", file=file)
    if is_dump(copy) != isinstance(target, Address):
        raise WrongUse("cli-other-store.dump" if is_dump(copy) else "cli-other-store", file=file)
    old = restore_file(copy, target) if isinstance(target, Path) else restore_dump(copy, target)
    print(words("cli-restored", file=str(target)))
    if old is not None:
        print(words("cli-restored-old", file=str(old)))
    return 0


def restore_file(copy: Path, target: Path) -> Path | None:
    """Put a copy of a file in the place of another; where the old one lies now."""
    if target.exists() and target.samefile(copy):
        raise WrongUse("cli-backup-itself", file=str(copy))
    check_database(copy)
    check_known(copy, version_of(copy))
    lock = FolderLock(target.parent)
    try:
        old = restore_database(copy, target)
        check_database(target)
    except OSError as error:
        raise WrongUse("cli-cannot-write", file=str(target), reason=str(error)) from error
    finally:
        lock.release()
    return old
