"""The account: one column per seat, one row per source of points, each with its reason."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.metromania.scoring import FINAL, Account, Award, Scoring, Trip
from bot.games.metromania.view import MetromaniaView
from renderers import accounts
from renderers.canvas import Box, Canvas
from renderers.metromania import glyphs
from renderers.metromania.trips import signed
from renderers.metromania.words import Words
from renderers.people import crown
from renderers.theme import (
    BODY,
    BRIGHT,
    CORNER,
    DISCORD_GROUND,
    GAIN,
    INK,
    LOSS,
    MARGIN,
    RULE,
    TABLE,
    TEXT,
    TEXT_QUIET,
    TITLE,
    WIDTH,
    Colour,
)

TITLE_TOP = 26
HEAD_TOP = 112
HEAD = 150
ROW = 112
FIRST_ROW = HEAD_TOP + HEAD + 8
ASIDE = 366
"""Width of the column that names the sources."""
TOTAL = 116
NOTES = 62


def paint(view: MetromaniaView, result: Scoring, words: Words) -> Canvas:
    """The table of a result, final or as things stand."""
    rows = 1 + len(result.trips)
    notes = _notes(result, words)
    height = FIRST_ROW + ROW * rows + 12 + TOTAL + 24 + NOTES * len(notes) + (20 if notes else 0)
    canvas = Canvas.blank(WIDTH, height, TABLE)
    title = words("result-final") if view.result is not None else words("result-now")
    canvas.text(title, (MARGIN + 8, TITLE_TOP, WIDTH - MARGIN, TITLE_TOP + 76), TITLE, TEXT, weight="Bold")
    columns = accounts.columns(view.seats, ASIDE)
    for account in result.accounts:
        _head(canvas, account, words, columns[account.seat], final=view.result is not None)
    y = FIRST_ROW
    _source(canvas, "", (), words("row-lines"), y, 0)
    for account in result.accounts:
        why = words("lines-why", points=account.station_points, finished=account.finished)
        _cell(canvas, account.line_points, why, columns[account.seat], y)
    for number, trip in enumerate(result.trips, start=1):
        y = FIRST_ROW + ROW * number
        _trip_row(canvas, trip, words, y, number)
        for seat in range(view.seats):
            awards = [award for award in trip.awards if award.seat == seat]
            _cell(canvas, sum(award.points for award in awards), short_reason(awards, words), columns[seat], y)
    y = FIRST_ROW + ROW * rows + 12
    by_seat = sorted(result.accounts, key=lambda account: account.seat)
    best = {account.seat for account in by_seat if account.rank == 1}
    accounts.totals(canvas, words("row-total"), [account.total for account in by_seat], best, columns, y, TOTAL)
    for number, note in enumerate(notes):
        top = y + TOTAL + 18 + NOTES * number
        crown(canvas, (MARGIN + 30, top + NOTES / 2), 16, BRIGHT)
        canvas.text(note, (MARGIN + 64, top, WIDTH - MARGIN, top + NOTES), BODY, TEXT_QUIET, shrink=2)
    canvas.corners(CORNER, DISCORD_GROUND)
    return canvas


def _head(canvas: Canvas, account: Account, words: Words, column: tuple[float, float], final: bool) -> None:
    left, right = column
    first = account.rank == 1
    box = (left, HEAD_TOP, right, HEAD_TOP + HEAD)
    accounts.head(canvas, account.seat, words.names[account.seat], box, first, final)
    rank = words("rank", rank=account.rank)
    canvas.text(rank, (left + 90, HEAD_TOP + 18, right - 16, HEAD_TOP + 74), BODY, BRIGHT if first else TEXT_QUIET)


def _source(canvas: Canvas, letter: str, kinds: Sequence[str], title: str, y: float, number: int) -> None:
    """Where the points of a row come from: a trip's letter and the kinds of its ends, and below them `title`."""
    accounts.stripe(canvas, number, y, ROW)
    x, middle = MARGIN + 18, y + ROW / 2 - 2
    right = MARGIN + ASIDE - 8
    if not letter:
        canvas.text(title, (x, y + 4, right, y + ROW - 8), BODY, TEXT, weight="Bold", lines=2, shrink=2)
        return
    canvas.disc((x + 34, middle), 36, BRIGHT)
    canvas.sign(letter, (x + 34, middle), TITLE, INK, 64)
    x += 88
    for place, kind in enumerate(kinds):
        glyphs.kind_symbol(canvas, kind, (x + 26 + 108 * place, y + 30), 21, TEXT)
    ends = [(x + 62, y + 30), (x + 98, y + 30)]
    canvas.stroke(ends, 5, TEXT_QUIET)
    for (tip, level), way in zip(ends, (-1, 1)):
        canvas.polygon([(tip, level - 10), (tip, level + 10), (tip + 12 * way, level)], TEXT_QUIET)
    canvas.text(title, (x, y + 58, right, y + ROW - 8), BODY, TEXT, weight="Bold", shrink=2)


def _trip_row(canvas: Canvas, trip: Trip, words: Words, y: float, number: int) -> None:
    if trip.network is not None:
        verdict = words("trip-minutes-short", minutes=trip.network.minutes)
    else:
        verdict = words("trip-open") if trip.open else words("trip-none")
    if trip.name == FINAL:
        _source(canvas, "", (), f"{words('row-final')}\n{verdict}", y, number)
    else:
        _source(canvas, trip.name, [marker[0] for marker in trip.markers], verdict, y, number)


def _cell(canvas: Canvas, points: int, why: str, column: tuple[float, float], y: float) -> None:
    left, right = column
    colour: Colour = GAIN if points > 0 else LOSS if points < 0 else RULE
    room: Box = (left + 2, y + 2, right - 2, y + (58 if why else ROW - 6))
    canvas.number(signed(points), room, TITLE, colour, align="centre")
    if why:
        canvas.text(why, (left + 2, y + 56, right - 2, y + ROW - 6), BODY, TEXT_QUIET, align="centre", shrink=3)


def short_reason(awards: list[Award], words: Words) -> str:
    """Why, in the width of a column."""
    ends = sum(award.reason == "endpoint" for award in awards)
    base = next((award.reason for award in awards if award.reason != "endpoint"), "")
    if not base:
        return ""
    return words("short-network-ends", count=ends) if ends else words(f"short-{base}")


def _notes(result: Scoring, words: Words) -> list[str]:
    """The two house awards."""
    notes: list[str] = []
    if result.longest:
        notes.append(words("note-longest", lines=_lines(result.longest, words), count=result.longest_tunnels))
    if result.transfers:
        notes.append(words("note-transfers", lines=_lines(result.transfers, words), count=result.transfer_stations))
    return notes


def _lines(numbers: tuple[int, ...], words: Words) -> str:
    return ", ".join(words("owned-line", name=words.names[number // 2], line=number % 2 + 1) for number in numbers)
