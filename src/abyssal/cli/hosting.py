"""`abyssal password` and `abyssal restore`: what a host does beside the running server."""

import asyncio
import sys
from getpass import getpass
from pathlib import Path
from time import time

from abyssal.cli.command_line import WrongUse
from abyssal.cli.serve import folder_of
from abyssal.keeper.hosting import PASSWORD
from abyssal.server import passwords
from abyssal.server.serve import DATABASE
from abyssal.store.copying import check_database, restore_database
from abyssal.store.folder import FolderLock
from abyssal.store.migrate import check_known, newest_version, version_of
from abyssal.store.port import Act
from abyssal.store.sqlite import SqliteStore
from abyssal.words import Words


def set_password(words: Words, data: str | None) -> int:
    """Set the hosts' password, also while the server runs."""
    path = folder_of(data) / DATABASE
    lock = None
    if not path.exists() or version_of(path) != newest_version():
        lock = FolderLock(path.parent)  # the database is brought to this version first
    try:
        asyncio.run(keep_password(path, passwords.hashed(asked_for(words))))
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


async def keep_password(path: Path, kept: str) -> None:
    store = SqliteStore(path)
    try:
        await store.book.set(PASSWORD, kept)
        await store.book.note(Act(time(), "", "password-here"))
    finally:
        await store.close()


def restore(words: Words, file: str, data: str | None) -> int:
    """Put a backup in the place of all tables; refused while a server runs."""
    copy, folder = Path(file), folder_of(data)
    if not copy.is_file():
        raise WrongUse("cli-no-tables", file=file)
    target = folder / DATABASE
    if target.exists() and target.samefile(copy):
        raise WrongUse("cli-backup-itself", file=file)
    check_database(copy)
    check_known(copy, version_of(copy))
    lock = FolderLock(folder)
    try:
        old = restore_database(copy, target)
    except OSError as error:
        raise WrongUse("cli-cannot-write", file=str(target), reason=str(error)) from error
    finally:
        lock.release()
    print(words("cli-restored", file=str(target)))
    if old is not None:
        print(words("cli-restored-old", file=str(old)))
    return 0
