"""The log, as this reader may see it, page by page."""

from __future__ import annotations

from typing import Final

from bot.tables.model import LogLine, Snapshot
from bot.text import events
from bot.text.limits import cut
from cogs.panels.dispatch import on
from cogs.panels.ids import Id, whole
from cogs.panels.reader import Reader, board_url
from cogs.panels.screen import Button, Dropdown, Pickable, Row, Screen
from cogs.panels.visit import Visit

PAGE: Final = 20
"""Lines of one page."""
EVERYTHING: Final = 1_000_000
ROOM: Final = 3600
"""Characters of one page."""
MOVES: Final = 25
"""Moves whose board can be looked at from one page."""


async def log_screen(visit: Visit, table: Snapshot, before: int = 0) -> Screen:
    """The lines before a move (0: the newest), with the way to older and newer ones.

    Args:
        before: only moves with a smaller number.
    """
    reader = await visit.reader(table)
    every = await _lines(visit, table, before)
    lines = _page(reader, every)
    older = len(lines) < len(every)
    told = [text for line in lines if (text := _told(reader, line))]
    headline = f"**{reader('log-headline', game=reader.game())}**"
    text = cut("\n".join(told), ROOM) if told else reader("log-empty")
    id = Id("log", table.id, table.row.epoch)
    row: list[Button] = []
    if older:
        row.append(Button(reader("button-previous"), id.to("log", lines[0].no)))
    if before:
        row.append(Button(reader("button-refresh"), id.to("log", "0")))
    row.append(Button(reader("button-open-board"), url=board_url(table)))
    rows: list[Row] = [row]
    if not table.unreadable and (menu := _moves(reader, lines, id)):
        rows.insert(0, menu)
    return Screen([headline, text], rows=rows)


async def _lines(visit: Visit, table: Snapshot, before: int = 0) -> list[LogLine]:
    """All that this person may read, the oldest first."""
    lines: list[LogLine] = await visit.tables.play.log(table.id, table.seat_of(visit.user_id), EVERYTHING, before)
    return lines


def _page(reader: Reader, lines: list[LogLine]) -> list[LogLine]:
    """The newest of these lines that one page holds: whole moves, and of a move that is too long its end."""
    first = max(0, len(lines) - PAGE)
    while first and lines[first].no == lines[first - 1].no != lines[-1].no:
        first += 1  # the rest of this move comes with the next page
    while first and lines[first].no == lines[first - 1].no:
        first -= 1  # one move fills the page
    kept = lines[first:]
    while len(kept) > 1 and sum(len(_told(reader, line)) + 1 for line in kept) > ROOM:
        kept = [line for line in kept if line.no > kept[0].no] or kept[1:]
    return kept


async def start_of(visit: Visit, table: Snapshot, page: int) -> int:
    """The move before which a page ends, for `log_screen`; pages are counted from the newest, which is 1."""
    reader, lines, before = await visit.reader(table), await _lines(visit, table), 0
    for _ in range(page - 1):
        if not lines:
            break
        before = _page(reader, lines)[0].no
        lines = [line for line in lines if line.no < before]
    return before


def _told(reader: Reader, line: LogLine) -> str:
    text = reader.event(line.event)
    return reader("log-undone" if line.undone else "log-entry", number=line.no, text=text) if text else ""


def _moves(reader: Reader, lines: list[LogLine], id: Id) -> Dropdown | None:
    """The moves of this page that count, the newest first, each with the first thing that happened: to the replay."""
    told: dict[int, str] = {}
    for line in lines:
        text = events.render_event(reader.whose(line.event), reader.seat, reader.language, reader.short, reader.cards)
        if text and line.no not in told and not line.undone:
            told[line.no] = text
    choices = [Pickable(f"{no} · {text}", str(no)) for no, text in sorted(told.items(), reverse=True)]
    return Dropdown(reader("log-board-placeholder"), id.to("s-log-board"), choices[:MOVES]) if choices else None


@on("log")
async def show_log(visit: Visit) -> None:
    """The log."""
    before = whole(visit.id.arg, 0)
    await visit.show(log_screen(visit, await visit.table(), before))
