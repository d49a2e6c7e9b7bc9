"""A finished match at a glance: one picture of how it went, made at a press and shared by another (asynchronous R4)."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from bot.core.hindsight import Hindsight, turning_points
from bot.tables.model import Snapshot
from bot.tables.past import Past, past_of, spent
from bot.tables.replay import PastMove
from bot.text import names
from bot.text.catalogue import Language
from bot.text.limits import cut
from cogs.panels.board import public_reader
from cogs.panels.dispatch import on
from cogs.panels.film import told, won
from cogs.panels.filming import Filming, Glanced
from cogs.panels.gamefaces import face_of
from cogs.panels.ids import Id
from cogs.panels.reader import Reader, board_url
from cogs.panels.screen import Button, Screen
from cogs.panels.sharing import over, share
from cogs.panels.sketches import Sketch, sight, sketched
from cogs.panels.underway import bar, follow
from cogs.panels.visit import Visit
from renderers.drawings import drawing
from renderers.report import CountedRow, FigurePart, FigureSheet, Retold, TurningPoint, figures, report

LATER: Final = "glance-later"
TURNS: Final = 4
"""Turning points that are told."""
WORDS: Final = 160
"""Characters said of each."""
LOOKING: Final = 0.3
"""Share of the work that looking back is; the rest is making every draw again."""
SOON: Final = 1.5
"""Seconds after which it is said how far it is; most matches are looked up sooner."""


def looked(visit: Visit, table: Snapshot) -> tuple[Filming, asyncio.Task[Glanced]]:
    """How the match went: looked up once, and remembered. Raises, when awaited, as `past_of`."""
    tables = visit.tables

    async def look(looking: Filming) -> Glanced:
        past = await past_of(tables.desk, tables.replay, table, draws=True)
        stood = await looking.survey(table.row.game, table.row.pack, past.states, LOOKING)
        luck = await looking.fortunes(table.row.game, table.row.pack, past.draws, 1 - LOOKING)
        sums = [sum(one[seat] for one in luck) for seat in range(len(table.seats))]
        return Glanced(past._replace(states=[], draws=[]), tuple(stood), len(luck), tuple(sums))

    return visit.services.films.glanced((table.id, table.row.head), look)


def retold(reader: Reader, table: Snapshot, seen: Glanced, began: int) -> Retold:
    """The same in this reader's words."""
    face, view = face_of(table.row.game), table.match.view(None)
    result = table.match.result
    assert result is not None
    rows = [
        CountedRow(name, tuple(_number(value, face.counts_points) for value in values))
        for name, values in face.sources(view, reader)
        if any(values)
    ]
    took = spent(seen.past, len(table.seats))
    moves = reader("report-moves", moves=len(seen.past.steps) - 1)
    return Retold(
        table.row.game,
        f"{face.progress(view, reader)} · {moves}",
        reader.span(table.row.ended_at - began),
        reader(f"report-{table.row.game}-counted"),
        tuple(tuple(one.standing[seat] for one in seen.stood) for seat in range(len(table.seats))),
        _ticks(seen.past.steps),
        result.ranks,
        tuple(rows),
        tuple(str(score) for score in result.scores) if face.counts_points and "conceded" not in result.detail else (),
        _turns(reader, seen.past, seen.stood),
        tuple("" if table.seats[seat].user_id is None else reader.span(took[seat]) for seat in range(len(took))),
        seen.draws,
        seen.luck,
    )


def reckoned(reader: Reader, table: Snapshot, seen: Glanced) -> FigureSheet | None:
    """FigureSheet of the match in this reader's words; None in a game that has none."""
    face, view = face_of(table.row.game), table.match.view(None)
    assert table.match.result is not None
    parts = face.figures(view, [event for step in seen.past.steps for event in step.events], reader)
    told = tuple(FigurePart(name, tuple(CountedRow(row, tuple(of)) for row, of in rows)) for name, rows in parts)
    return FigureSheet(table.row.game, face.progress(view, reader), told, table.match.result.ranks) if told else None


def _number(value: int, signed: bool) -> str:
    told = str(abs(value))
    return f"−{told}" if value < 0 else f"+{told}" if signed and value else told


def _ticks(steps: Sequence[PastMove]) -> tuple[tuple[int, str], ...]:
    """Every so many moves, by their numbers in the log; some eight of them."""
    last = len(steps) - 1
    apart = next(one for one in (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000, 10_000) if last / one <= 9)
    return tuple((number, str(steps[number].no)) for number in range(apart, last + 1, apart))


def _turns(reader: Reader, past: Past, stood: Sequence[Hindsight]) -> tuple[TurningPoint, ...]:
    found: list[TurningPoint] = []
    for at in turning_points(list(stood), TURNS):
        before, after = stood[at - 1].shares, stood[at].shares
        seat = max(range(len(after)), key=lambda one: abs(after[one] - before[one]))
        said = cut(told(reader, past.steps[at : at + 1]), WORDS)
        found.append(TurningPoint(at, past.steps[at].no, said, seat, before[seat], after[seat]))
    return tuple(found)


# --- screens and presses ---------------------------------------------------------------------------------------------


async def glance_sketches(visit: Visit, table: Snapshot, reader: Reader) -> list[Sketch]:
    """The picture, and in a game that has figures of its own that of these."""
    seen = await asyncio.shield(looked(visit, table)[1])
    shown = retold(reader, table, seen, await visit.tables.look.began(table.id))
    key = sight("glance", shown, reader.drawn, reader.language, table=table)
    named, failed = {"names": reader.drawn, "language": reader.language}, reader("glance-failed")
    found = [sketched(key, lambda: drawing(report, shown, **named), failed)]
    numbers = reckoned(reader, table, seen)
    if numbers is not None:
        key = sight("figures", numbers, reader.drawn, reader.language, table=table)
        found.append(sketched(key, lambda: drawing(figures, numbers, **named), failed))
    return found


async def glance_screen(visit: Visit, table: Snapshot, reader: Reader, note: str = "") -> Screen:
    """It, for one person's eyes."""
    id = Id("", table.id, table.row.epoch)
    row = [
        Button(reader("share-button"), id.to("glance-share", reader.language), "primary"),
        Button(reader("button-film"), id.to("film")),
        Button(reader("button-open-board"), url=board_url(table)),
    ]
    pictures = await glance_sketches(visit, table, reader)
    return Screen([reader("glance-here", game=reader.game()), note], pictures, [row])


def looking_screen(reader: Reader, table: Snapshot, looking: Filming) -> Screen:
    """How far it is. Where the bot ends meanwhile, a press on what is left begins anew."""
    said = reader("glance-looking", game=reader.game(), share=round(100 * looking.done))
    return Screen([f"{said}\n{bar(looking.done)}"], rows=[[_again(reader, table, "button-glance")]])


def _again(reader: Reader, table: Snapshot, label: str) -> Button:
    return Button(reader(label), Id("glance", table.id, table.row.epoch))


@on("glance")
async def show_glance(visit: Visit) -> None:
    """The picture; where it takes a while, how far it is."""
    table = await visit.table()
    over(table, LATER)
    reader = await visit.reader(table)
    looking, task = looked(visit, table)
    await asyncio.wait({task}, timeout=SOON)
    if task.done():
        await visit.show(glance_screen(visit, table, reader))
        return

    async def screen() -> Screen:
        return looking_screen(reader, table, looking)

    await visit.show(screen())
    if visit.stands is not None:
        telling = follow(
            visit,
            visit.stands,
            task,
            lambda: looking.done,
            lambda: looking_screen(reader, table, looking),
            lambda _: glance_screen(visit, table, reader),
            lambda: Screen([reader("glance-failed")], rows=[[_again(reader, table, "film-again")]]),
        )
        visit.services.films.follow((visit.user_id, "glance", table.id), telling)


@on("glance-share")
async def share_glance(visit: Visit) -> None:
    """The picture as this person saw it, for everybody in the channel."""
    table = await visit.table()
    over(table, LATER)
    shown: Language = "ko" if visit.id.arg == "ko" else "en"
    reader, everybody = Reader(shown, table), public_reader(table)
    who, winners = names.for_message(visit.person.name), won(everybody, table, tuple(everybody.names.values()))
    line = everybody("glance-shared-line", name=who, game=everybody.game(), won=winners)

    async def screen() -> Screen:
        posted = Screen([line], await glance_sketches(visit, table, reader))
        note = await share(visit, table, ("glance", shown), posted)
        return await glance_screen(visit, table, await visit.reader(table), note)

    await visit.show(screen())
