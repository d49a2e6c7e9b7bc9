"""What a person has written down for nobody else, in that person's move panel (asynchronous P8). Pure."""

from __future__ import annotations

from typing import Final

from bot.text import names
from bot.text.limits import PANEL_TEXT, cut
from cogs.panels.ids import Id
from cogs.panels.reader import Reader
from cogs.panels.screen import ROWS, Button, Dropdown, Row, Screen

SHOWN: Final = 300
"""Characters of it in a panel, so that what is asked stays in sight; all of it stands in the form."""
LINES: Final = 6
COMPONENTS: Final = 40
"""Components of one message, rows and texts counted."""


def with_note(reader: Reader, screen: Screen, words: str, target: Id) -> Screen:
    """A panel with the reader's own words below what it says, and the way to them where there is room for it."""
    if not words:
        return screen
    room = PANEL_TEXT - sum(len(text) for text in screen.texts)
    screen.texts.append(
        cut("\n".join([f"**{reader('note-headline')}**", *quoted(words)]), max(0, min(room, 2 * SHOWN)))
    )
    screen.rows = with_button(screen, Button(reader("button-note"), target))
    return screen


def quoted(words: str) -> list[str]:
    """The words line by line, or their beginning; nothing in them is markdown, a link or a mention."""
    told = cut(words, SHOWN)
    lines = [line for line in told.splitlines() if line.strip()]
    kept = [f"> {names.for_message(line, SHOWN * 2)}" for line in lines[:LINES]]
    return kept if len(lines) <= LINES else [*kept, "> …"]


def with_button(screen: Screen, button: Button) -> list[Row]:
    """Rows with one button more: in the last row of buttons that has room, else below them, if so many may be."""
    rows = list(screen.rows)
    taken = (
        len(screen.texts) + bool(screen.pictures) + sum(1 + (1 if isinstance(r, Dropdown) else len(r)) for r in rows)
    )
    for number in range(len(rows) - 1, -1, -1):
        row = rows[number]
        if not isinstance(row, Dropdown) and 0 < len(row) < ROWS and taken < COMPONENTS:
            rows[number] = [*row, button]
            return rows
    return [*rows, [button]] if taken + 2 <= COMPONENTS else rows
