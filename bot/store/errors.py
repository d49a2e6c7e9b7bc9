"""Why a database cannot be used: one clear line for the person who hosts the program."""

from __future__ import annotations

import errno
import sqlite3
from typing import Final

_DAMAGE: Final = frozenset({sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB})
_OF_THE_DISK: Final = _DAMAGE | {
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_BUSY,
}
"""Primary result codes of SQLite that no statement of ours is to blame for."""
_NO_ROOM: Final = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EROFS, errno.EIO})


DRIVER: Final = (sqlite3.Error,)
"""What the driver of the database raises by itself."""


class StoreError(Exception):
    """The database cannot be used; the message is one line and names the file."""


class OutOfOrder(StoreError):
    """The disk does not take or give anything now (full, read-only, failing). Nothing was changed, and it may pass."""


class Displaced(OutOfOrder):
    """What was this process's another one has now, or another version. It does not pass: the process is to end."""


class Conflict(Exception):
    """A uniqueness rule of the database was broken (a second table in a channel)."""


def trouble(error: BaseException) -> str:
    """What is wrong with the disk, in one line; empty when the error is about something else."""
    if isinstance(error, OutOfOrder):
        return str(error)
    if isinstance(error, sqlite3.DatabaseError):
        return str(error) if _code(error) in _OF_THE_DISK else ""
    if isinstance(error, OSError) and error.errno in _NO_ROOM:
        return str(error.strerror)
    return ""


def is_damage(error: sqlite3.Error) -> bool:
    """Whether the file itself is wrong, and not the disk under it."""
    return _code(error) in _DAMAGE


def _code(error: sqlite3.Error) -> int:
    """Its primary result code; 0 for the module's own errors, which have none."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF
