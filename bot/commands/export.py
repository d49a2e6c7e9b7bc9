"""``python -m bot export TABLE``: the record of a finished match for anybody to check; it knows seats, never people."""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from pathlib import Path

import msgspec

import bot
from bot.core.events import Entry
from bot.core.verify import FORMAT, Export, Line
from bot.settings import load_settings
from bot.store import repository as repo
from bot.store.database import Database, open_database
from bot.store.errors import StoreError
from bot.store.rows import FINISHED
from bot.tables.desk import Desk


class NotYet(Exception):
    """There is no such table, or its match is not over; the message says which."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Options of the command."""
    parser.add_argument("table", type=int, metavar="TABLE", help="number of the table; its match must be over")
    parser.add_argument("-o", "--output", type=Path, metavar="FILE", help="file to write (default: madang-TABLE.json)")


def run(namespace: argparse.Namespace) -> int:
    """Write the document. Returns 0, 1 when the match is not over, 2 when the database cannot be used."""
    database: Path = load_settings().database
    target: Path = namespace.output or Path(f"madang-{namespace.table}.json")
    try:
        if not database.exists():
            raise StoreError(f"there is no database {database.name}")
        document = asyncio.run(_read(database, namespace.table))
        target.write_bytes(msgspec.json.encode(document))
    except StoreError as error:
        return _no(str(error), 2)
    except NotYet as error:
        return _no(str(error), 1)
    except OSError as error:
        return _no(f"{target} cannot be written: {error.strerror}", 1)
    print(f"{target}: {len(document.entries)} log entries of {document.game}")
    return 0


def _no(reason: str, code: int) -> int:
    print(f"madang: {reason}", file=sys.stderr)
    return code


async def _read(path: Path, table_id: int) -> Export:
    database = await open_database(path, exclusive=False)
    try:
        return await exported(database, table_id)
    finally:
        await database.close()


async def exported(database: Database, table_id: int) -> Export:
    """The record of a finished match.

    Raises:
        NotYet: no such table, or its match is not over.
    """
    row = await repo.table(database.reader, table_id)
    if row is None:
        raise NotYet(f"there is no table {table_id}")
    if row.phase != FINISHED:
        raise NotYet(f"table {table_id} is not finished; its secret and its hands stay hidden until then")
    desk = Desk(
        database, clock=lambda: int(time.time()), version=bot.__version__, language="en", on_change=lambda _: None
    )
    lines: list[Line] = []
    frames: list[bytes] = []
    for entry in await repo.entries(database.reader, table_id):
        body = msgspec.json.decode(entry.body, type=Entry)
        lines.append(Line(no=entry.no, parent=entry.parent, version=entry.version, entry=body, at=entry.at))
        frames.append(await desk.unpack(database.reader, table_id, entry.no))
    return Export(
        format=FORMAT,
        game=row.game,
        options=dict(row.options),
        seats=len(await repo.seats(database.reader, table_id)),
        commitment=row.commitment,
        secret=row.secret,
        joins=list(row.joins),
        entries=lines,
        frames=frames,
        pack=row.pack,
        version=bot.__version__,
        head=row.head,
    )
