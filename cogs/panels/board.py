"""The board message: five lines, its pictures, two rows of buttons (design 4)."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from itertools import groupby
from typing import Any, Final
from zlib import crc32

from bot.core.windows import nobody_must
from bot.tables.away import STAND_IN_AFTER, vacation_of
from bot.tables.model import LogLine, Snapshot
from bot.tables.public import call_of
from bot.tables.seating import TO_ONE, absent
from bot.tables.timing import pace_of
from bot.text.catalogue import Language
from bot.text.limits import BOARD_LINE, CONTENT, cut
from cogs.panels.dispatch import on
from cogs.panels.gamefaces import GameFace, face_of
from cogs.panels.ids import Id, base62
from cogs.panels.reader import Reader, badge, board_url, letter, said_once
from cogs.panels.screen import ROWS, Button, Row, Screen
from cogs.panels.sketches import Sketch, sight, sketched
from cogs.panels.visit import Visit

ROOM: Final = 12
"""Log lines looked at for "just now"."""
DEEDS: Final = 4
"""Sentences of one person's deeds on the board."""


def public_reader(table: Snapshot) -> Reader:
    """Public text is in the table's language and knows what everybody knows."""
    language: Language = "ko" if table.row.language == "ko" else "en"
    return Reader(language, table)


def board(table: Snapshot, recent: list[LogLine], now: int = 0) -> Screen:
    """The board of a running, paused or cancelled table.

    Args:
        recent: the newest lines of the log as everybody may read them.
        now: Unix time, to tell who is away.
    """
    reader = public_reader(table)
    face = face_of(table.row.game)
    if table.row.state is None:
        key = "board-cancelled-line" if table.row.phase == "cancelled" else "board-paused-line"
        return Screen([reader(key, game=reader.game())])
    if table.row.phase == "cancelled" and table.unreadable:
        return Screen([earlier(reader, table, recent)], rows=after(reader, table))
    view = table.match.view(None)
    lines = [
        *_first_lines(reader, table, face, view),
        study(reader, table),
        *away(reader, table, now),
        just_now(reader, table, recent),
    ]
    if table.playing:
        following = face.following(table, view)
        if following:
            lines.append(reader("board-next-line", names=reader.people(following)))
        elif following is not None:
            lines.append(reader("board-next-last-line"))
    lines.append(scores(reader, face, view, table))
    rows = buttons(reader, table, face) if table.row.phase in ("playing", "paused") else []
    pictures = public_pictures(table, reader, face, view, reader("board-picture-missing")) if rows else []
    content = cut("\n".join(cut(line, BOARD_LINE) for line in lines if line), CONTENT)
    return Screen([content], pictures, rows)


def earlier(reader: Reader, table: Snapshot, recent: list[LogLine]) -> str:
    """The board of a match that ended because this version cannot go on with it: what its log still tells."""
    lines = [reader("board-earlier-line", game=reader.game()), just_now(reader, table, recent)]
    return cut("\n".join(cut(line, BOARD_LINE) for line in lines), CONTENT)


def after(reader: Reader, table: Snapshot) -> list[Row]:
    """What can still be read of such a match."""
    id = Id("", table.id, table.row.epoch)
    return [
        [
            Button(reader("button-log"), id.to("log")),
            Button(reader("button-rules"), id.to("rules", f"{table.row.game}.1")),
            Button(reader("table-settings-export-button"), id.to("export")),
        ]
    ]


def study(reader: Reader, table: Snapshot) -> str:
    """That a match goes on from a position of another, and is never rated; empty for an ordinary one."""
    return f"-# {reader('study-line', number=table.study)}" if table.study else ""


def _first_lines(reader: Reader, table: Snapshot, face: GameFace, view: Any) -> list[str]:
    progress = face.progress(view, reader)
    game = reader.game()
    if table.row.phase == "cancelled":
        return [reader("board-cancelled-line", game=game)]
    if table.row.phase == "paused":
        return [reader("board-paused-cup-line" if table.row.tournament else "board-paused-line")]
    people = [seat for seat in table.awaited if table.seats[seat].user_id is not None]
    if table.awaited and nobody_must(table.match.play).keys() >= {*table.awaited}:
        first = reader("board-pause-line", game=game, progress=progress)
    elif people:
        called = reader.mentions(user for user in table.awaited_users)
        first = reader("board-turn-line", people=called, game=game, progress=progress)
    elif table.awaited:
        first = reader("board-bot-line", name=reader.names[table.awaited[0]], game=game, progress=progress)
    else:
        first = f"{game}, {progress}"
    return [first, second(reader, table, face, view)]


def second(reader: Reader, table: Snapshot, face: GameFace, view: Any) -> str:
    """What is asked and since when, or the special state."""
    if special := face.special(view, reader):
        return special
    seats = [seat for seat in table.awaited if seat in table.row.waits]
    topic = next((topic for seat in table.awaited if (topic := table.match.topic(seat))), "")
    if not topic or not seats:
        return ""
    question = reader(topic)
    question = question[:1].upper() + question[1:]
    runs = [run for seat in seats if (run := table.row.running.runs.get(seat)) is not None]
    if any(run.late for run in runs):
        return reader("board-played-line", question=question)
    if runs:
        return reader("board-deadline-line", question=question, when=min(run.overdue for run in runs))
    return reader("board-asked-line", question=question, when=min(table.row.waits[seat].since for seat in seats))


def away(reader: Reader, table: Snapshot, now: int) -> list[str]:
    """Seats whose people are gone or away, which others may take over."""
    lines: list[str] = []
    long_awaited, cup = absent(table, now), bool(table.row.tournament)
    for seat in range(len(table.seats)):
        if not table.playing:
            continue
        if told := on_vacation(reader, table, seat, now):
            lines.append(told)
        if table.seats[seat].lent < 0:
            lines.append(reader("board-lent-line", name=reader.user(table.seats[seat].owner_id), letter=letter(seat)))
        if table.seats[seat].user_id is None:
            continue
        if table.row.offered.get(seat) == "gone":
            lines.append(reader("board-gone-cup-line" if cup else "board-gone-line", name=reader.names[seat]))
        elif (absence := table.row.absences.get(seat)) is not None:
            key = "board-waited-line" if absence.waiting else "board-missed-line"
            lines.append(reader(key, name=reader.names[seat], when=absence.until))
        elif seat in long_awaited:
            key = "board-absent-cup-line" if cup else "board-absent-line"
            lines.append(reader(key, name=reader.names[seat], when=table.row.waits[seat].since))
    return lines


def on_vacation(reader: Reader, table: Snapshot, seat: int, now: int) -> str:
    """Until when a seat's person is away, who plays meanwhile, and that somebody may; empty for who is here."""
    one = vacation_of(table, seat, now)
    if one is None:
        return ""
    away = table.seats[seat].away_id
    if away is not None:
        return reader("board-stand-in-line", name=reader.user(away), stand_in=reader.names[seat], until=one.until)
    long = now >= one.since + STAND_IN_AFTER and not table.row.tournament
    key = "board-away-long-line" if long else "board-away-line"
    return reader(key, name=reader.names[seat], until=one.until)


def just_now(reader: Reader, table: Snapshot, recent: list[LogLine]) -> str:
    """What the last person did, in one line, or what several did together; of the beginning its first sentence."""
    lines = [line for line in recent if not line.undone]
    if not lines:
        return reader("board-just-now-quiet")
    last = lines[-1]
    if last.seat is None:
        deed = [line for line in lines if line.no == last.no]
    else:
        deed = []
        for line in reversed(lines):
            if line.seat != last.seat:
                break
            deed.insert(0, line)
    face = face_of(table.row.game)
    deed = list(face.retold(deed))
    told = _sentences(reader, [line for line in deed if line.event.key not in face.unsaid] or deed)
    told = told[:1] if last.no <= 1 else said_once(told)[-DEEDS:]
    if not told:
        return reader("board-just-now-quiet")
    return cut(reader("board-just-now-line", text=joined(told)), BOARD_LINE)


def _sentences(reader: Reader, lines: list[LogLine]) -> list[str]:
    return [text for line in lines if (text := reader.event(reader.briefly(line.event)))]


def record(reader: Reader, lines: list[LogLine]) -> str:
    """What is left of a superseded board: all that happened while it stood, a line for each in turn.

    The channel is the game's record, and no picture of that time stays in it.
    """
    table = reader.table
    told_lines = face_of(table.row.game).retold(lines) if table is not None else lines
    runs = [list(run) for _, run in groupby(told_lines, key=lambda line: line.seat)]
    told = [joined(said_once(_sentences(reader, run))) for run in runs]
    text = "\n".join(line for line in told if line)
    return cut(text, CONTENT) or reader("board-superseded-quiet")


def joined(told: list[str]) -> str:
    """Sentences side by side: many have no full stop of their own, so a dot stands between them."""
    if len(told) < 2:
        return "".join(told)
    return " · ".join(text.removesuffix(".") for text in told)


def scores(reader: Reader, face: GameFace, view: Any, table: Snapshot) -> str:
    """Score per seat, with its letter."""
    told = [
        reader("cogs-board-score", badge=badge(seat), name=reader.names[seat], score=face.score(view, seat, reader))
        for seat in range(len(table.seats))
    ]
    return reader("board-scores-line" if face.counts_points else "cogs-board-standing-line", scores=" · ".join(told))


def buttons(reader: Reader, table: Snapshot, face: GameFace) -> list[Row]:
    """The two rows under the board."""
    id = Id("", table.id, table.row.epoch)
    if table.row.phase == "paused":
        return [
            [
                Button(reader("button-resume"), id.to("resume"), "primary"),
                Button(reader("button-log"), id.to("log")),
                Button(reader("button-menu"), id.to("menu")),
                Button(reader("button-watch"), id.to("watch")),
            ]
        ]
    first = [
        Button(reader("button-my-move"), id.to("move"), "primary"),
        Button(reader("button-my-hand"), id.to("hand")),
        Button(reader("button-log"), id.to("log")),
        Button(reader("button-menu"), id.to("menu")),
    ]
    # What is for everybody stands below what is for players: five in one row take two lines of a phone anyway.
    more = [
        Button(reader("button-rules"), id.to("rules", f"{table.row.game}.1")),
        Button(reader("button-watch"), id.to("watch")),
    ]
    if face.public_pass(table.match):
        more.append(Button(reader("button-pass"), id.to("pass", call(table))))
    # A seat offered to one friend has its button in the line that calls that friend.
    free = [] if table.row.tournament else [seat for seat, kind in table.row.offered.items() if kind not in TO_ONE]
    for seat in free[:2]:
        name = reader.short[seat]
        more.append(Button(f"{reader('button-take-over')} · {letter(seat)} {name}", id.to("take-over", seat)))
    if any(row.owner_id is not None and row.owner_id != row.user_id for row in table.seats):
        more.append(Button(reader("button-take-back"), id.to("take-back")))
    return [first, *(more[i : i + ROWS] for i in range(0, len(more), ROWS))]


def call(table: Snapshot) -> str:
    """What stands for the open call in the button that passes: a pass on an older board must never answer a newer one.

    Anybody can read the ids of a public message, so nothing is in it but what everybody may know.
    """
    return base62(crc32(call_of(table.match).encode()))


def public_pictures(table: Snapshot, reader: Reader, face: GameFace, view: Any, instead: str = "") -> list[Sketch]:
    """The board as everybody sees it, and what lies beside it; `instead` is said where it cannot be drawn."""
    names, language = reader.drawn, reader.language
    left = reserves(table, reader)
    key = sight("board", view, names, language, *([left] if left else []), table=table)
    found = [sketched(key, lambda: replace(face.draw_board(view, names, language), reserves=left), instead)]
    for number in range(1, face.board_pictures):
        key = sight(f"board-{number}", view, names, language, table=table)
        found.append(sketched(key, partial(face.draw_beside, view, number, names, language)))
    return found


def reserves(table: Snapshot, reader: Reader) -> tuple[tuple[str, str], ...]:
    """Name of each seat that somebody plays and what it has left of its reserve, as of the end of its last turn
    (asynchronous C8): of time nothing else stands on a picture, because anything else would be stale in a minute."""
    pace = pace_of(table.row.options)
    if pace is None or not pace.reserve or not table.playing:
        return ()
    return tuple(
        (reader.drawn[one.seat], reader.span(one.reserve) if one.reserve else reader("picture-reserve-none"))
        for one in table.seats
        if one.user_id is not None
    )


async def board_screen(visit: Visit, table: Snapshot, note: str = "") -> Screen:
    """The board for one person's eyes, in that person's language."""
    reader = await visit.reader(table)
    face = face_of(table.row.game)
    if table.row.phase == "cancelled" and table.unreadable:
        told = await visit.tables.play.log(table.id, None, ROOM)
        return Screen([earlier(reader, table, told)], rows=after(reader, table))
    view = table.match.view(None)
    lines = [
        note,
        f"{reader.game()} · {face.progress(view, reader)}",
        second(reader, table, face, view) if table.playing else "",
        scores(reader, face, view, table),
    ]
    id = Id("", table.id, table.row.epoch)
    row = [
        Button(reader("button-log"), id.to("log")),
        Button(reader("button-rules"), id.to("rules", f"{table.row.game}.1")),
        Button(reader("button-open-board"), url=board_url(table)),
    ]
    pictures = public_pictures(table, reader, face, view, reader("error-picture"))
    return Screen(["\n".join(line for line in lines if line)], pictures, [row])


@on("board")
async def show_board(visit: Visit) -> None:
    """The board, privately."""
    await visit.show(board_screen(visit, await visit.table()))
