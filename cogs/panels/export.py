"""A finished match to take home: one small file, and the page that checks it in the reader's own browser (R5)."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec

from bot.tables.bundle import bundled, checking_page, fingerprint
from bot.tables.export import export
from bot.tables.model import Snapshot, TableError
from cogs.panels.dispatch import on
from cogs.panels.ids import Id
from cogs.panels.reader import Reader
from cogs.panels.screen import Button
from cogs.panels.transcript import SeatReader, transcript
from cogs.panels.visit import Visit

MARGIN: Final = 4096
"""Bytes of a request that are no file."""


@on("export")
async def hand_over_export(visit: Visit) -> None:
    """A finished match as a file that anybody can check."""
    await export_table(visit, await visit.table())


async def export_table(visit: Visit, table: Snapshot) -> None:
    """Hand the file of a table out.

    Raises:
        TableError: the match is not over, or its log is too large to be uploaded here.
    """
    await visit.hold(fresh=True)
    reader = await visit.reader(table)
    document = await export(visit.tables.desk, table.id, frames=False)
    data, sha = await asyncio.to_thread(_made, reader, table, document, visit.interaction.filesize_limit - MARGIN)
    told = reader("export-done", sha=sha)
    await visit.hand_out(told, data, f"madang-{table.row.game}-{table.id}.zip", [[_page_button(reader)]])


def _made(reader: Reader, table: Snapshot, document: dict[str, Any], most: int) -> tuple[bytes, str]:
    """Pack it; called in a thread.

    Returns:
        one compressed file, and the fingerprint of the log in it.

    Raises:
        TableError: it is too large.
    """
    log = msgspec.json.encode(document)
    sha = fingerprint(log)
    words = transcript(SeatReader(reader.language, table), document, sha)
    data = bundled(log, words, reader("export-transcript-file"), most=most)
    if data is None:
        raise TableError("error-export-large", table=table.id)
    return data, sha


def _page_button(reader: Reader) -> Button:
    return Button(reader("export-page-button"), Id("export-page"))


@on("export-page")
async def hand_over_page(visit: Visit) -> None:
    """The page apart: phones show what lies in a compressed file without running it."""
    page = checking_page()
    reader = await visit.reader()
    await visit.hand_out(reader("export-page-done", sha=fingerprint(page)), page, "madang-check.html")
