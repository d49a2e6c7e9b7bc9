"""What happened, for the person it is told to: by person and turn, one's own deeds without one's own name."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from bot.core.events import Event
from bot.core.waits import WhoseTurn
from bot.tables.model import LogLine
from cogs.panels.gamefaces import GameFace
from cogs.panels.reader import Reader, Sentence, said_once
from cogs.panels.screen import BULLET


def since_last(reader: Reader, face: GameFace, lines: Iterable[LogLine], own: Sequence[LogLine] = ()) -> str:
    """What happened since somebody's last answer: the newest, as much as the game's panel tells, then "more".

    Args:
        face: its `unsaid` events are left out, unless there is nothing else; its `lasting` ones always stay.
        lines: of the log, the oldest first; those taken back are left out.
        own: what that answer brought: only what the face makes one line of, and what is lasting, is told again.
    """
    asked = {id(line) for line in own}
    retold = face.retold([line for line in (*own, *lines) if not line.undone])
    news = [line for line in retold if id(line) not in asked]
    if news:
        news = [line for line in retold if id(line) not in asked or line.event.key in face.lasting]
    told = _in_turns(reader, [line for line in news if line.event.key not in face.unsaid] or news)
    if not told:
        return ""
    more = len(told) - face.since
    lasting = _told(reader, [line for line in news if line.event.key in face.lasting])
    passed = [at for at, (_, one) in enumerate(told) if one not in lasting][: max(0, more)]
    shown = [one for at, one in enumerate(told) if at not in passed]
    parts = [reader("panel-since-line"), *_by_turn(reader, shown)]
    if passed:
        parts.append(reader("panel-since-more", count=len(passed)))
    return "\n".join(parts)


def _in_turns(reader: Reader, lines: Iterable[LogLine]) -> list[tuple[WhoseTurn | None, Sentence]]:
    """Sentences in order, each with the turn it was done in."""
    runs = groupby(lines, key=lambda line: line.turn)
    return [(turn, one) for turn, run in runs for one in _told(reader, run)]


def _by_turn(reader: Reader, told: Sequence[tuple[WhoseTurn | None, Sentence]]) -> list[str]:
    """The same by turn: what others did in somebody's turn too stands below that turn's name (asynchronous R1)."""
    lines: list[str] = []
    named = False
    for whose, run in groupby(told, key=lambda one: one[0].seat if one[0] is not None else None):
        deeds = [one for _, one in run]
        found, named = _grouped(reader, deeds, named)
        if whose is None or {one.doer for one in deeds} <= {whose, None}:
            lines += found
            continue
        own = whose == reader.seat
        lines.append(reader("panel-since-own-turn") if own else reader("panel-since-turn", name=reader.names[whose]))
        lines += [f"{BULLET} {line}" for line in found]
    return lines


def own_deed(reader: Reader, face: GameFace, events: Sequence[Event]) -> str:
    """What the reader's own answers brought, the newest."""
    told = _told(reader, face.retold([LogLine(0, 0, reader.seat, event) for event in events]))
    return "\n".join(_grouped(reader, told[-face.since :])[0])


def deeds(reader: Reader, face: GameFace, lines: Sequence[LogLine]) -> str:
    """What happened in a few moves, whole."""
    return "\n".join(_grouped(reader, _told(reader, face.retold(lines)))[0])


def _told(reader: Reader, lines: Iterable[LogLine]) -> list[Sentence]:
    """Sentences in order; the same several times in a row is one, with how often."""
    told = [
        deed for line in lines if (deed := reader.deed(reader.briefly(line.event), line.seat)) is not None and deed.text
    ]
    runs = [(one, [again.text for again in same]) for one, same in groupby(told)]
    return [one._replace(text=said_once(texts)[0]) for one, texts in runs]


def _grouped(reader: Reader, told: Sequence[Sentence], named: bool = False) -> tuple[list[str], bool]:
    """A line for each run of one person's deeds; below another's name one's own is told too, or what one did would be
    read as that one's.

    Args:
        named: whether somebody else's name stands above already; returned as it is then.
    """
    lines: list[str] = []
    for doer, run in groupby(told, key=lambda one: one.doer):
        deeds = list(run)
        texts = [one.text for one in deeds]
        text = texts[0] if len(texts) == 1 else " · ".join(one.removesuffix(".") for one in texts)
        if doer is None or (doer == reader.seat and not (named and deeds[0].named)):
            lines.append(text[:1].upper() + text[1:])
        else:
            named = True
            lines.append(reader("panel-deeds", name=reader.names.get(doer, reader("seat-gone")), text=text))
    return lines, named
