"""``python -m bot reports``: the problems that people reported from the menu, also while the bot runs."""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from pathlib import Path

from bot.settings import load_settings
from bot.store import reports as store
from bot.store import repository as repo
from bot.store.database import open_database, there
from bot.store.errors import StoreError


def arguments(parser: argparse.ArgumentParser) -> None:
    """Options of the command."""
    parser.add_argument("--done", metavar="REFERENCE", help="delete this one, it is dealt with")


def run(namespace: argparse.Namespace) -> int:
    """Show or delete. Returns 0, 1 when there is no such report, 2 when the database cannot be used."""
    database = load_settings().where
    try:
        there(database)
        if namespace.done is None:
            print("\n".join(asyncio.run(listed(database))) or "no reports")
            return 0
        gone = asyncio.run(deleted(database, namespace.done.strip().upper()))
    except StoreError as error:
        print(f"madang: {error}", file=sys.stderr)
        return 2
    if not gone:
        print("madang: there is no report of that reference", file=sys.stderr)
        return 1
    print("deleted")
    return 0


async def listed(path: Path | str) -> list[str]:
    """All reports, each a line of facts and its words below: no names, no cards, no positions.

    Raises:
        StoreError: the database cannot be used.
    """
    database = await open_database(path, exclusive=False)
    try:
        lines: list[str] = []
        for row in await store.reports(database.reader):
            table = await repo.table(database.reader, row.table_id)
            when = time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(row.at))
            game = table.game if table is not None else "?"
            lines.append(
                f"{row.reference}  {when}  {game}, table {row.table_id}, move {row.move}, epoch {row.epoch}, "
                f"version {row.version}"
            )
            lines += [f"    {_plain(line)}" for line in row.words.splitlines() if line.strip()]
        return lines
    finally:
        await database.close()


def _plain(line: str) -> str:
    """Without what would steer a terminal."""
    return "".join(sign if sign.isprintable() else " " for sign in line)


async def deleted(path: Path | str, reference: str) -> bool:
    """Delete a report; False if there is none of that reference.

    Raises:
        StoreError: the database cannot be used.
    """
    database = await open_database(path, exclusive=False)
    try:
        async with database.write() as connection:
            return await store.drop_report(connection, reference)
    finally:
        await database.close()
