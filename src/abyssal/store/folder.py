"""The data folder: its owner's alone, and one server's at a time (a lock file)."""

import os
import sys
from pathlib import Path
from typing import Final

from abyssal.core.errors import AbyssalError

LOCK: Final = "abyssal.lock"
OWNER_ONLY: Final = 0o600
FOLDER_MODE: Final = 0o700


class Unusable(AbyssalError):
    """A data folder, or the database in it, that this server cannot work with."""


def unusable(code: str, message: str, path: object, **details: object) -> Unusable:
    """The reason `code`; `message` is for makers, code and details for every language. The `path`
    may also be the address of a database."""
    return Unusable(code, f"{path}: {message}", {"file": str(path), **details})


def read_only(path: Path, reason: str) -> Unusable:
    """What cannot be written, whatever the system's reason."""
    return unusable("read-only", reason, path, reason=reason)


def make_folder(folder: Path) -> None:
    """Make the folder, if it is not there, so that only its owner can look into it."""
    try:
        folder.mkdir(FOLDER_MODE, parents=True, exist_ok=True)
    except OSError as error:
        raise read_only(folder, error.strerror or "it cannot be made") from error


def keep_private(path: Path) -> None:
    """Make the file, if it is not there; it and what SQLite puts beside it is its owner's alone.

    SQLite gives its -wal and -shm files the mode of the database.
    """
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, OWNER_ONLY))
        for file in (path, *(path.with_name(path.name + end) for end in ("-wal", "-shm"))):
            if file.exists() and file.stat().st_mode & 0o077:
                file.chmod(OWNER_ONLY)
    except OSError as error:
        raise read_only(path, error.strerror or "it cannot be written") from error


class FolderLock:
    """A lock on a folder. The system lets go of it when the process ends, however it ends."""

    def __init__(self, folder: Path) -> None:
        make_folder(folder)
        path = folder / LOCK
        keep_private(path)
        self.file = path.open("r+")
        if not locked(self.file.fileno()):
            process = self.file.read().strip()
            self.file.close()
            raise unusable("in-use", f"process {process} serves it", folder, process=process)
        self.file.truncate(0)
        self.file.write(f"{os.getpid()}\n")
        self.file.flush()

    def release(self) -> None:
        self.file.close()


if sys.platform == "win32":
    import msvcrt

    FAR: Final = 1 << 20
    """Windows keeps others from reading what is locked: the lock lies behind the process's id."""

    def locked(number: int) -> bool:
        """Whether this process has the lock on the open file `number` now."""
        os.lseek(number, FAR, os.SEEK_SET)
        try:
            msvcrt.locking(number, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        finally:
            os.lseek(number, 0, os.SEEK_SET)
        return True

else:
    import fcntl

    def locked(number: int) -> bool:
        """Whether this process has the lock on the open file `number` now."""
        try:
            fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True
