"""``python -m bot backup``: a whole copy of the database, also while the bot runs."""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from pathlib import Path

from bot.home import keeping
from bot.local import DATABASE, memory_of
from bot.settings import load_settings
from bot.store.database import open_database
from bot.store.errors import StoreError


def arguments(parser: argparse.ArgumentParser) -> None:
    """Options of the command."""
    parser.add_argument("-o", "--output", type=Path, metavar="FILE", help="where to (default: beside the database)")
    parser.add_argument(
        "--local",
        action="store_true",
        help="of local mode: its database, and beside it what the page remembers (also where there is no other)",
    )
    parser.add_argument("--database", type=Path, metavar="FILE", help="another one than the settings name")


def run(namespace: argparse.Namespace) -> int:
    """Copy. Returns 0, or 2 when a database or a copy cannot be used."""
    database: Path | str = namespace.database or (Path(DATABASE) if namespace.local else load_settings().where)
    if isinstance(database, str):
        print("madang: a PostgreSQL is copied by its own pg_dump; see the README", file=sys.stderr)
        return 2
    if not (namespace.database or namespace.local or database.exists()) and Path(DATABASE).exists():
        database = Path(DATABASE)
    memory = memory_of(database)
    stamp = time.strftime(".backup-%Y%m%d-%H%M%S", time.gmtime())
    target: Path = namespace.output or database.with_name(database.name + stamp)
    beside: Path = memory_of(target) if namespace.output else memory.with_name(memory.name + stamp)
    try:
        if not database.exists():
            raise StoreError(f"there is no database {database.name}")
        if memory.exists():
            keeping.examine(memory)  # nothing is written where only one of both could be
        asyncio.run(copy(database, target))
        print(target)
        if memory.exists():
            keeping.copy(memory, beside)
            print(beside)
    except (StoreError, OSError) as error:
        print(f"madang: {error}", file=sys.stderr)
        return 2
    return 0


async def copy(database: Path, target: Path) -> None:
    """Write a consistent copy; the bot may go on meanwhile.

    Raises:
        StoreError: the database or the copy cannot be used.
    """
    source = await open_database(database, exclusive=False)
    try:
        await source.backup(target)
    finally:
        await source.close()
