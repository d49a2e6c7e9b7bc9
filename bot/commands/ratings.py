"""``python -m bot ratings recompute``: all ratings anew from the stored results, also while the bot runs."""

from __future__ import annotations

import argparse
import asyncio
import gc
import sys
import time
from pathlib import Path

from bot.settings import load_settings
from bot.store import ratings as store
from bot.store.database import open_database, there
from bot.store.errors import StoreError


def arguments(parser: argparse.ArgumentParser) -> None:
    """Options of the command."""
    parser.add_argument("what", choices=["recompute"], help="make all ratings anew from the stored results")


def run(namespace: argparse.Namespace) -> int:
    """Compute anew. Returns 0 where every rating is what it was, 1 where some were not, 2 without a database."""
    database = load_settings().where
    began = time.monotonic()
    try:
        there(database)
        count, same, sha = asyncio.run(recomputed(database))
    except StoreError as error:
        print(f"madang: {error}", file=sys.stderr)
        return 2
    print(f"{count} results in {time.monotonic() - began:.1f} s, ratings {sha}")
    print("every rating is what it was" if same else "some ratings were not what the results come to; now they are")
    return 0 if same else 1


async def recomputed(path: Path | str) -> tuple[int, bool, str]:
    """Compute anew.

    Returns:
        how many results there are, whether the ratings were the same to the last bit, and their SHA-256.

    Raises:
        StoreError: the database cannot be used.
    """
    database = await open_database(path, exclusive=False)
    # Millions of small tuples that all live to the end: to look for cycles among them again and again takes long, and
    # this process does nothing else.
    gc.disable()
    try:
        async with database.write() as connection:
            before = await store.digest(connection)
            count = await store.recompute(connection)
            after = await store.digest(connection)
        return count, before == after, after
    finally:
        gc.enable()
        await database.close()
