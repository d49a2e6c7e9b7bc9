"""Opening a database, whichever it is."""

from __future__ import annotations

from pathlib import Path

from bot.store.either import Database
from bot.store.errors import StoreError
from bot.store.shards import EVERYTHING, Shards
from bot.store.sqlite import inspect_file, open_file

__all__ = ["Database", "inspect", "is_address", "open_database", "there"]


def is_address(where: Path | str) -> bool:
    """Whether this is where a PostgreSQL is, and no file."""
    return isinstance(where, str) and where.startswith(("postgresql://", "postgres://"))


def there(where: Path | str) -> None:
    """For commands that make no database of their own.

    Raises:
        StoreError: there is no such file. Of an address only opening it can tell.
    """
    if not is_address(where) and not Path(where).exists():
        raise StoreError(f"there is no database {Path(where).name}")


async def open_database(
    where: Path | str, *, exclusive: bool = True, moving: bool = False, shards: Shards | None = None
) -> Database:
    """Open a database, making or migrating it as needed; of a file a backup is written beside it before a migration.

    Args:
        where: a file, or an address that begins with `postgresql://`.
        exclusive: keep every second process off it, or off its shards.
        shards: which are this process's, where several work on a server of databases; None for all servers.
        moving: also one that holds but a part of what is moved into it (`bot.store.moving`).

    Raises:
        StoreError: unwritable, damaged, newer than this program, or in use by another process; it is untouched.
    """
    database = await _open(where, exclusive, shards)
    if not moving and (begun := await database.recall("moving")):
        await database.close()
        raise StoreError(
            f"the database {database.name} holds a part of what is moved {begun}: let that go on to its end"
        )
    return database


async def _open(where: Path | str, exclusive: bool, shards: Shards | None) -> Database:
    if is_address(where):
        from bot.store.postgres import open_server  # the driver is there for those alone who asked for it

        return await open_server(str(where), exclusive=exclusive, shards=shards)
    if shards is not None and not shards.whole:
        raise StoreError(f"the database {Path(where).name} is a file, and a file is one process's: it has all shards")
    opened = await open_file(Path(where), exclusive=exclusive)
    opened.shards = shards or EVERYTHING
    return opened


async def inspect(where: Path | str) -> tuple[int, int]:
    """Look at a database without changing it.

    Returns:
        (its version, the version this program would bring it to).

    Raises:
        StoreError: damaged, newer than this program, out of reach, or of another program.
    """
    if is_address(where):
        from bot.store.postgres import inspect_server

        return await inspect_server(str(where))
    return await inspect_file(Path(where))
