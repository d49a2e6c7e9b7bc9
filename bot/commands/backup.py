"""``python -m bot backup``: a whole copy of the database, also while the bot runs."""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from pathlib import Path

from bot.settings import load_settings
from bot.store.database import open_database
from bot.store.errors import StoreError


def arguments(parser: argparse.ArgumentParser) -> None:
    """Options of the command."""
    parser.add_argument("-o", "--output", type=Path, metavar="FILE", help="where to (default: beside the database)")


def run(namespace: argparse.Namespace) -> int:
    """Copy. Returns 0, or 2 when the database or the copy cannot be used."""
    database: Path = load_settings().database
    target: Path = namespace.output or database.with_name(
        database.name + time.strftime(".backup-%Y%m%d-%H%M%S", time.gmtime())
    )
    try:
        if not database.exists():
            raise StoreError(f"there is no database {database.name}")
        asyncio.run(copy(database, target))
    except StoreError as error:
        print(f"madang: {error}", file=sys.stderr)
        return 2
    print(target)
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
