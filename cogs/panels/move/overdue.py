"""Until when an answer is waited for, and what comes when nobody gives it (asynchronous C6, C8)."""

from __future__ import annotations

from bot.core.questions import CALLED
from bot.core.shapes import RANDOM, READY, Form, Pick, Question
from bot.tables.asked import Asked
from bot.tables.late import comes_of
from bot.tables.timing import BOT, DEFAULT
from cogs.panels.move.given import answer_in_words
from cogs.panels.reader import Reader


def time_lines(reader: Reader, shown: Asked) -> list[str]:
    """The usual answer where it is taken by the clock, and the deadline with what follows it."""
    question, table, seat = shown.question, shown.panel.table, shown.panel.seat
    run = table.row.running.runs.get(seat)
    waits = run is not None and question.blocking and not run.late and shown.panel.planning is None
    comes = comes_of(table, seat, question) if waits else BOT
    lines: list[str] = []
    if question.no in shown.panel.timed or (waits and comes == DEFAULT):
        lines += _usual(reader, shown)
    if run is not None and waits:
        how = f"call-{_by_bot(question) if comes == BOT else DEFAULT}" if run.call else comes
        lines.append(reader(f"panel-until-{how}", when=run.overdue))
        if shown.panel.away:
            lines.append(reader("panel-away-line", when=shown.panel.away))
    return lines


def _by_bot(question: Question) -> str:
    """In a call in which something can be played the bot may play it."""
    could = isinstance(question.shape, Pick) and len(question.shape.options) > 1
    return "cards" if could and question.slot.startswith(CALLED) else BOT


def _usual(reader: Reader, shown: Asked) -> list[str]:
    """The answer that is taken, in words."""
    question, default = shown.question, shown.question.default
    if default is None or default == RANDOM:
        return []
    ready = next((one for one in question.ready if default == READY + one.name), None)
    if ready is not None:
        return [reader("panel-default-line", option=reader.told(ready.label))]
    if isinstance(question.shape, Form) != isinstance(default, dict):  # of a form that is begun its own is told alone
        return []
    told = shown.usual
    return [reader("panel-default-line", option=answer_in_words(reader, told))] if told.chosen else []
