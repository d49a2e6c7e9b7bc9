"""What would you do? The hard bot's choice in the move panel, with a sentence why (`bot/tables/hints.py`). Pure."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.tables.asked import Panel
from bot.tables.hints import MoveHint, WeighedAnswer
from bot.tables.told import Told
from cogs.panels.ids import Id
from cogs.panels.move.given import answer_in_words
from cogs.panels.move.jotted import with_button
from cogs.panels.reader import Reader
from cogs.panels.screen import Button, Screen

NO_NUMBERS: Final[Mapping[str, int]] = {}


def hintable(panel: Panel) -> bool:
    """Whether there is a hint for what a panel asks."""
    shown = panel.shown
    return (
        panel.hints
        and shown is not None
        and panel.planning is None
        and shown.question is panel.question
        and not shown.draft
    )


def with_hint(reader: Reader, screen: Screen, panel: Panel) -> Screen:
    """A panel with the way to a hint, where there is one and room for it."""
    if hintable(panel):
        table = panel.table
        target = Id("hint", table.id, table.row.epoch)
        screen.rows = with_button(screen, Button(reader("button-hint"), target))
    return screen


def hint_lines(reader: Reader, game: str, hint: MoveHint, numbers: Mapping[str, int] = NO_NUMBERS) -> str:
    """The choice in words, why, and what the next best would have brought.

    Args:
        reader: whom it is told to.
        game: its key.
        hint: what is told.
        numbers: option id -> the number it has in the panel below, where it has one.
    """

    def words(told: Told) -> str:
        if not told.chosen:
            return reader("hint-nothing")
        alone = told.chosen[0][0].id if len(told.chosen) == 1 else ""
        number = f"{numbers[alone]} · " if alone in numbers else ""
        return f"{number}{answer_in_words(reader, told)}"

    choice = reader("hint-line", answer=words(hint.told))
    best, *others = hint.weighed or (None,)
    why = reader("hint-plain") if best is None else reader(f"{game}-hint-why", worlds=best.worlds, **_measured(best))
    said = [f"{choice} {why}"]  # one line, which stays in sight above the picture
    for one in others:
        said.append(reader(f"{game}-hint-else", answer=words(one.told), **_measured(one)))
    return "\n".join(said)


def _measured(one: WeighedAnswer) -> dict[str, object]:
    """What was found of an answer, as a game's words take it: of points how many ahead or behind, of a chance the
    percentage."""
    points = round(one.worth)
    side = "ahead" if points > 0 else "behind" if points < 0 else "level"
    return {"side": side, "points": abs(points), "percent": round(100 * one.worth)}
