"""My hand: always a fresh private picture and its words."""

from __future__ import annotations

from functools import partial
from typing import Any

from bot.tables.model import Snapshot
from cogs.panels.board import board_screen
from cogs.panels.dispatch import on
from cogs.panels.gamefaces import face_of
from cogs.panels.ids import Id
from cogs.panels.move.choices import ways_on
from cogs.panels.reach import Reach
from cogs.panels.reader import Reader, board_url
from cogs.panels.screen import ROWS, Button, Row, Screen
from cogs.panels.sketches import Sketch, sight, sketched
from cogs.panels.visit import Visit


async def hand_screen(visit: Visit, table: Snapshot) -> Screen:
    """What the person holds; for people without a seat the board."""
    reader = await visit.reader(table)
    seat = table.seat_of(visit.user_id)
    if seat is None:
        return await board_screen(visit, table, reader("hand-spectator"))
    face = face_of(table.row.game)
    view = table.match.view(seat)
    headline = reader(
        "hand-headline", name=reader.names[seat], game=reader.game(), progress=face.progress(view, reader)
    )
    lines = face.hand_lines(view, seat, reader) or [reader("hand-empty")]
    row = [
        Button(reader("button-my-move"), Id("panel", table.id, table.row.epoch), "primary"),
        Button(reader("button-open-board"), url=board_url(table)),
    ]
    if face.lookout:
        row.insert(1, Button(reader(f"cogs-{face.key}-look"), Id(face.lookout, table.id, table.row.epoch)))
    standing = [one for one in table.match.asked(seat) if not one.blocking] if table.playing else []
    rows: list[Row] = [row, *ways_on(reader, table, standing, most=ROWS)]
    return Screen(["\n".join([headline, *lines])], [_picture(table, reader, seat, view)], rows)


def _picture(table: Snapshot, reader: Reader, seat: int, view: Any) -> Sketch:
    face, names, language = face_of(table.row.game), reader.drawn, reader.language
    key = sight("hand", view, seat, names, language, table=table)
    return sketched(key, partial(face.draw_hand, view, seat, names, language), reader("error-picture"))


@on("hand", reach=Reach.PRIVATE)
async def my_hand(visit: Visit) -> None:
    """The button under the board."""
    await visit.show(hand_screen(visit, await visit.table()), fresh=True)
