"""``python -m bot move``: everything from one database into another, a file or a PostgreSQL, while no bot runs."""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from pathlib import Path

import bot
from bot.core.errors import CoreError
from bot.settings import load_settings
from bot.store import moving
from bot.store import repository as repo
from bot.store.database import Database, is_address, open_database, there
from bot.store.errors import StoreError
from bot.store.rows import PAUSED, PLAYING
from bot.tables.desk import Desk


def arguments(parser: argparse.ArgumentParser) -> None:
    """Options of the command."""
    place = "FILE|ADDRESS"
    parser.add_argument("--from", dest="source", metavar=place, help="default: what MADANG_DATABASE names")
    parser.add_argument("--to", dest="target", metavar=place, required=True, help="a new file, or an empty database")


def run(namespace: argparse.Namespace) -> int:
    """Move. Returns 0, 1 when what came out cannot be played on, 2 when a database cannot be used."""
    source = load_settings().where if namespace.source is None else _place(namespace.source)
    try:
        there(source)
        unreadable = asyncio.run(moved(source, _place(namespace.target)))
    except StoreError as error:
        print(f"madang: {error}", file=sys.stderr)
        return 2
    for line in unreadable:
        print(f"madang: {line}", file=sys.stderr)
    return 1 if unreadable else 0


def _place(named: str) -> Path | str:
    return named if is_address(named) else Path(named)


async def moved(source: Path | str, target: Path | str) -> list[str]:
    """Move everything; what was begun before goes on.

    Returns:
        a line for every running match that cannot be read where it is now.

    Raises:
        StoreError: one of both cannot be used or is in use, or the target is not empty.
    """
    begun = time.monotonic()
    old = await open_database(source)
    try:
        new = await open_database(target, moving=True)
        try:
            rows = await moving.move(old, new, lambda line: print(line, flush=True))
            played, unreadable = await _read(new)
            if not unreadable:
                await new.note("moving", "")
                print(f"{rows} rows in {time.monotonic() - begun:.1f} s; running matches read: {played}", flush=True)
                print(f"Let MADANG_DATABASE name {new.name}, and put {old.name} away.")
            return unreadable
        finally:
            await new.close()
    finally:
        await old.close()


async def _read(database: Database) -> tuple[int, list[str]]:
    """Load every running match; how many there are, and what is wrong with which."""
    desk = Desk(
        database, clock=lambda: int(time.time()), version=bot.__version__, language="en", on_change=lambda _: None
    )
    ids = await repo.ids_of(database.reader, PLAYING, PAUSED)
    wrong: list[str] = []
    for table_id in ids:
        try:
            table = await desk.snapshot(table_id)
            frame = await desk.frames.unpack(database.reader, table_id, table.row.head)
            if table.match.save() != frame:
                wrong.append(f"the match of table {table_id} is not what its last frame says")
        except CoreError as error:
            wrong.append(f"the match of table {table_id} cannot be read: {error.key}")
    return len(ids), wrong
