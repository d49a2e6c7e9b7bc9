"""What somebody has said of what is open still: an answer to a call, a vote that is stored."""

from __future__ import annotations

from bot.core.shapes import Question
from bot.tables.asked import Panel
from bot.tables.told import Told
from cogs.panels.gamefaces import face_of
from cogs.panels.reader import Reader
from cogs.panels.screen import BULLET

GIVEN = "panel-given-line"


def given_lines(reader: Reader, panel: Panel) -> list[str]:
    """A line for each answer that can be changed still, and for what is stored and would be cast.

    Orders that stand for good are not told here: the buttons that change them say so.
    """
    stored = face_of(panel.table.row.game).stored
    kept = [one for one in panel.others if one.answered and (one.blocking or one.slot in stored)]
    return [_line(reader, panel, one) for one in kept]


def _line(reader: Reader, panel: Panel, question: Question) -> str:
    own = f"{question.prompt.key}-given"
    return reader(own if reader.text.has(own) else GIVEN, answer=answer_in_words(reader, panel.given[question.no]))


def stead_lines(reader: Reader, panel: Panel) -> list[str]:
    """What was answered in the reader's stead while they were away, a line for each."""
    if not panel.stead and not panel.more_in_stead:
        return []
    lines = [reader("panel-stead-line")]
    if panel.more_in_stead:
        lines.append(reader("panel-stead-more", count=panel.more_in_stead))
    for one in panel.stead:
        asked = reader(one.topic) if one.topic else reader.told(one.told.prompt)
        said = answer_in_words(reader, one.told)
        lines.append(f"{BULLET} {reader('panel-stead-answer', question=asked[:1].upper() + asked[1:], answer=said)}")
    return lines


def answer_in_words(reader: Reader, told: Told) -> str:
    """What was chosen; of nothing chosen what was asked."""
    said = [reader.said(option) + (f" ×{count}" if count > 1 else "") for option, count in told.chosen]
    return ", ".join(said) or f"{reader.told(told.prompt)} -"
