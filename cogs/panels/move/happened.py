"""What happened, for the person it is told to: by person and turn, one's own deeds without one's own name."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from bot.core.events import Event
from bot.tables.model import LogLine
from cogs.panels.gamefaces import GameFace
from cogs.panels.reader import Reader, Sentence, said_once


def since_last(reader: Reader, face: GameFace, lines: Iterable[LogLine]) -> str:
    """What happened since somebody's last answer: the newest, as much as the game's panel tells, then "more".

    Args:
        face: its `unsaid` events are left out, unless there is nothing else.
        lines: of the log, the oldest first; those taken back are left out.
    """
    lines = [line for line in lines if not line.undone]
    lines = [line for line in lines if line.event.key not in face.unsaid] or lines
    told = _told(reader, ((line.seat, line.event) for line in lines))
    if not told:
        return ""
    more = len(told) - face.since
    parts = [reader("panel-since-line"), *_grouped(reader, told[-face.since :])]
    if more > 0:
        parts.append(reader("panel-since-more", count=more))
    return "\n".join(parts)


def own_deed(reader: Reader, face: GameFace, events: Sequence[Event]) -> str:
    """What the reader's own answers brought, the newest."""
    return "\n".join(_grouped(reader, _told(reader, ((reader.seat, event) for event in events))[-face.since :]))


def _told(reader: Reader, events: Iterable[tuple[int | None, Event]]) -> list[Sentence]:
    """Sentences in order; the same several times in a row is one, with how often."""
    told = [deed for doer, event in events if (deed := reader.deed(reader.briefly(event), doer)) and deed.text]
    runs = groupby(told, key=lambda one: one.doer)
    return [Sentence(doer, text) for doer, run in runs for text in said_once([one.text for one in run])]


def _grouped(reader: Reader, told: Sequence[Sentence]) -> list[str]:
    """A line for each run of one person's deeds."""
    lines: list[str] = []
    for doer, run in groupby(told, key=lambda one: one.doer):
        texts = [one.text for one in run]
        text = texts[0] if len(texts) == 1 else " · ".join(one.removesuffix(".") for one in texts)
        if doer is None or doer == reader.seat:
            lines.append(text[:1].upper() + text[1:])
        else:
            lines.append(reader("panel-deeds", name=reader.names.get(doer, reader("seat-gone")), text=text))
    return lines
