"""What would you do? The hard bot's choice in the move panel, with a sentence why (`bot/tables/hints.py`). Pure."""

from __future__ import annotations

from bot.tables.asked import Panel
from bot.tables.hints import MoveHint, WeighedAnswer
from cogs.panels.ids import Id
from cogs.panels.move.given import answer_in_words
from cogs.panels.move.jotted import with_button
from cogs.panels.reader import Reader
from cogs.panels.screen import Button, Screen


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


def hint_lines(reader: Reader, game: str, hint: MoveHint) -> str:
    """The choice in words, why, and what the next best would have brought."""
    said = [reader("hint-line", answer=answer_in_words(reader, hint.told))]
    best, *others = hint.weighed or (None,)
    if best is None:
        return "\n".join([*said, reader("hint-plain")])
    said.append(reader(f"{game}-hint-why", worlds=best.worlds, **_measured(best)))
    for one in others:
        said.append(reader(f"{game}-hint-else", answer=answer_in_words(reader, one.told), **_measured(one)))
    return "\n".join(said)


def _measured(one: WeighedAnswer) -> dict[str, object]:
    """What was found of an answer, as a game's words take it: of points how many ahead or behind, of a chance the
    percentage."""
    points = round(one.worth)
    side = "ahead" if points > 0 else "behind" if points < 0 else "level"
    return {"side": side, "points": abs(points), "percent": round(100 * one.worth)}
