"""``python -m bot tournament recompute`` and ``export``: is a tournament what its journal comes to, and all of it."""

from __future__ import annotations

import argparse
import asyncio
import hashlib
import sys
import time
from pathlib import Path
from typing import Any

import msgspec

import bot
from bot.commands.chosen import explained
from bot.core.errors import CoreError
from bot.pairing.apply import encoded
from bot.settings import load_settings
from bot.store import tournaments as store
from bot.store.database import open_database, there
from bot.store.errors import StoreError
from bot.store.tournaments import JournalRow
from bot.tables.desk import Desk
from bot.tournaments.archive import export, page, recomputed, table
from bot.tournaments.ledger import Ledger
from bot.tournaments.tourney import Tourney


def arguments(deeds: Any) -> None:
    """Options of the commands."""
    says = "make a tournament anew from its journal, and compare"
    one = deeds.add_parser("recompute", help=says, description=says[0].upper() + says[1:] + ".")
    one.add_argument("id", type=int, metavar="ID", help="number of the tournament")
    says = "write a tournament that is over as a document that anybody can check, with its standings and a page"
    one = deeds.add_parser("export", help=says, description=says[0].upper() + says[1:] + ".")
    one.add_argument("id", type=int, metavar="ID", help="number of the tournament")
    one.add_argument("-o", "--output", type=Path, metavar="FOLDER", default=Path(), help="folder to write to")


def run(namespace: argparse.Namespace) -> int:
    """Do it. Returns 0, 1 where something does not hold or cannot be written, 2 when the database cannot be used."""
    database = load_settings().where
    try:
        there(database)
        tourney, lines = asyncio.run(_read(database, namespace.id))
        if namespace.deed == "recompute":
            return _compare(tourney, lines)
        return _write(tourney, lines, namespace.output)
    except StoreError as error:
        print(f"madang: {error}", file=sys.stderr)
        return 2
    except CoreError as error:
        print(f"madang: {explained(error)}", file=sys.stderr)
        return 1
    except OSError as error:
        print(f"madang: {namespace.output} cannot be written: {error.strerror}", file=sys.stderr)
        return 1


def _compare(tourney: Tourney, lines: list[JournalRow]) -> int:
    kept, made = encoded(tourney.contest), encoded(recomputed(lines))
    sha = hashlib.sha256(made).hexdigest()
    print(f"tournament {tourney.id}: {len(lines)} lines, {len(tourney.contest.pairings)} matches, {sha}")
    print("it is what its journal comes to" if kept == made else "what is stored is not what the journal comes to")
    return int(kept != made)


def _write(tourney: Tourney, lines: list[JournalRow], folder: Path) -> int:
    name = f"madang-tournament-{tourney.id}"
    found = {
        "json": msgspec.json.encode(export(tourney, lines)),
        "csv": table(tourney).encode(),
        "html": page(tourney).encode(),
    }
    for ending, content in found.items():
        (folder / f"{name}.{ending}").write_bytes(content)
    print(f"{folder / name}.json, .csv, .html: {len(lines)} lines of {tourney.contest.terms.game}")
    return 0


async def _read(path: Path | str, tournament_id: int) -> tuple[Tourney, list[JournalRow]]:
    database = await open_database(path, exclusive=False)
    try:
        desk = Desk(
            database, clock=lambda: int(time.time()), version=bot.__version__, language="en", on_change=lambda _: None
        )
        tourney = await Ledger(desk, lambda _: None).read(tournament_id)
        return tourney, await store.journal(database.reader, tournament_id)
    finally:
        await database.close()
