"""``python -m bot export TABLE``: the record of a finished match for anybody to check; it knows seats, never people."""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from pathlib import Path
from typing import Any

import msgspec

import bot
from bot.commands.chosen import explained
from bot.core.errors import CoreError
from bot.settings import load_settings
from bot.store.database import Database, open_database, there
from bot.store.errors import StoreError
from bot.tables.desk import Desk
from bot.tables.export import export


def arguments(parser: argparse.ArgumentParser) -> None:
    """Options of the command."""
    parser.add_argument("table", type=int, metavar="TABLE", help="number of the table; its match must be over")
    parser.add_argument("-o", "--output", type=Path, metavar="FILE", help="file to write (default: madang-TABLE.json)")


def run(namespace: argparse.Namespace) -> int:
    """Write the document. Returns 0, 1 when the match is not over, 2 when the database cannot be used."""
    database = load_settings().where
    target: Path = namespace.output or Path(f"madang-{namespace.table}.json")
    try:
        there(database)
        document = asyncio.run(_read(database, namespace.table))
        target.write_bytes(msgspec.json.encode(document))
    except StoreError as error:
        return _no(str(error), 2)
    except CoreError as error:
        return _no(explained(error), 1)
    except OSError as error:
        return _no(f"{target} cannot be written: {error.strerror}", 1)
    print(f"{target}: {len(document['entries'])} log entries of {document['game']}")
    return 0


def _no(reason: str, code: int) -> int:
    print(f"madang: {reason}", file=sys.stderr)
    return code


async def _read(path: Path | str, table_id: int) -> dict[str, Any]:
    database = await open_database(path, exclusive=False)
    try:
        return await exported(database, table_id)
    finally:
        await database.close()


async def exported(database: Database, table_id: int) -> dict[str, Any]:
    """The record of a finished match.

    Raises:
        TableError: no such table, or its match is not over.
    """
    desk = Desk(
        database, clock=lambda: int(time.time()), version=bot.__version__, language="en", on_change=lambda _: None
    )
    return await export(desk, table_id)
