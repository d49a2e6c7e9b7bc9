"""The record of a tournament that is over, to keep and to check: one file (tournaments S7)."""

from __future__ import annotations

import io
import zipfile

import msgspec

from bot.tournaments import archive
from bot.tournaments.tourney import Tourney
from cogs.panels.visit import Visit
from cogs.tournament.admission import at_cup


@at_cup("cup-export")
async def export(visit: Visit, event: Tourney, parts: list[str]) -> None:
    """The journal with all that is needed to recompute it, the standings as a table, a page to read."""
    lines = await visit.services.tournaments.look.journal(event.id)
    files = {
        "tournament.json": msgspec.json.format(msgspec.json.encode(archive.export(event, lines))),
        "standings.csv": archive.table(event).encode(),
        "tournament.html": archive.page(event).encode(),
    }
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as bundle:
        for name, data in files.items():
            bundle.writestr(zipfile.ZipInfo(name), data, zipfile.ZIP_DEFLATED)
    reader = await visit.reader()
    await visit.hand_out(reader("tournament-exported"), packed.getvalue(), f"madang-tournament-{event.id}.zip")
