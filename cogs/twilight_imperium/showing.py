"""What screens of this game's own are made of: ids, the way back, views, pictures."""

from __future__ import annotations

from typing import Any, Final, cast

from bot.games.twilight_imperium.view import TwilightImperiumView
from bot.tables.model import Snapshot, TableError
from cogs.panels.ids import Id
from cogs.panels.reader import Reader, board_url
from cogs.panels.screen import Button
from cogs.panels.sketches import Sketch, sight
from cogs.panels.visit import Visit
from cogs.twilight_imperium.vocabulary import GAME
from renderers.drawings import drawing

LOOK: Final = "ti-look"
"""Opens the panel from which everything can be looked at."""
FACTION: Final = "s-ti-faction"
"""Opens a faction's sheet, whoever plays it."""
MENU: Final = 25
"""Lines of a menu."""


async def table_of(visit: Visit) -> Snapshot:
    """The table that a press names.

    Raises:
        TableError: it plays something else, or has not begun; ids come from outside.
    """
    table = await visit.table()
    if table.row.game != GAME:
        raise TableError("error-unknown-button")
    if table.row.state is None or table.in_lobby:
        raise TableError("error-not-started")
    return table


def id_of(table: Snapshot, action: str, arg: str | int = "") -> Id:
    """Id of a component at a table."""
    return Id(action, table.id, table.row.epoch, arg=str(arg))


def back(reader: Reader, table: Snapshot) -> list[Button]:
    """The ways on from a screen."""
    row = [Button(reader("cogs-twilight_imperium-look"), id_of(table, LOOK))]
    if reader.seat is not None and table.playing:
        row.insert(0, Button(reader("button-my-move"), id_of(table, "panel"), "primary"))
    return [*row, Button(reader("button-open-board"), url=board_url(table))]


def view_of(table: Snapshot, seat: int | None) -> TwilightImperiumView:
    """What a seat, or everybody (None), may know."""
    return cast("TwilightImperiumView", table.match.view(seat))


def sketch_of(table: Snapshot, reader: Reader, kind: str, what: Any, *more: Any, **named: Any) -> Sketch:
    """A picture of the game's own; its name hangs on what it shows alone."""
    names, language = reader.drawn, reader.language
    key = sight(kind, *more, *named.values(), names, language, table=table)
    return Sketch(key, drawing(what, *more, names=names, language=language, **named), reader("error-picture"))
