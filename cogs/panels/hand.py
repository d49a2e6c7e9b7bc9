"""My hand: always a fresh private picture and its words."""

from __future__ import annotations

from typing import Any

import structlog

from bot.tables.model import Snapshot
from cogs.panels.board import board_screen
from cogs.panels.dispatch import on
from cogs.panels.gamefaces import face_of
from cogs.panels.ids import Id
from cogs.panels.move.panel import way_to
from cogs.panels.pictures import SentPicture, sight
from cogs.panels.reach import Reach
from cogs.panels.reader import Reader, board_url
from cogs.panels.screen import Button, Row, Screen
from cogs.panels.visit import Visit

log = structlog.get_logger(__name__)


async def hand_screen(visit: Visit, table: Snapshot) -> Screen:
    """What the person holds; for people without a seat the board."""
    reader = await visit.reader(table)
    seat = table.seat_of(visit.user_id)
    if seat is None:
        return await board_screen(visit, table, reader("hand-spectator"))
    face = face_of(table.row.game)
    view = table.match.view(seat)
    picture = await _picture(visit, table, reader, seat, view)
    headline = reader(
        "hand-headline", name=reader.names[seat], game=reader.game(), progress=face.progress(view, reader)
    )
    lines = face.hand_lines(view, seat, reader) or [reader("hand-empty")]
    if picture is None:
        lines.insert(0, reader("error-picture"))
    row = [
        Button(reader("button-my-move"), Id("panel", table.id, table.row.epoch), "primary"),
        Button(reader("button-open-board"), url=board_url(table)),
    ]
    standing = [one for one in table.match.asked(seat) if not one.blocking] if table.playing else []
    rows: list[Row] = [row, *([[way_to(reader, table, one) for one in standing[:5]]] if standing else [])]
    return Screen(["\n".join([headline, *lines])], [picture] if picture else [], rows)


async def _picture(visit: Visit, table: Snapshot, reader: Reader, seat: int, view: Any) -> SentPicture | None:
    face = face_of(table.row.game)
    names, language = reader.drawn, reader.language
    key = sight("hand", view, seat, names, language, table=table)
    try:
        return await visit.services.pictures.get(key, face.draw_hand(view, seat, names, language))
    except Exception:
        log.exception("picture failed", table=table.id, kind="hand")
        return None


@on("hand", reach=Reach.PRIVATE)
async def my_hand(visit: Visit) -> None:
    """The button under the board."""
    await visit.show(hand_screen(visit, await visit.table()), fresh=True)
