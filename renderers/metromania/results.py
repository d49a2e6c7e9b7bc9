"""The account: one column per seat, one row per source of points, each with its reason."""

from __future__ import annotations

from bot.games.metromania.scoring import FINAL, Account, Award, Result, Trip
from bot.games.metromania.view import MetromaniaView
from renderers import accounts
from renderers.canvas import Box, Canvas
from renderers.metromania.trips import signed
from renderers.metromania.words import Words
from renderers.people import crown
from renderers.theme import (
    BODY,
    BRIGHT,
    CORNER,
    DECIDE,
    DISCORD_GROUND,
    GAIN,
    INK,
    LABEL,
    LOSS,
    MARGIN,
    RULE,
    SMALL,
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
ROW = 88
FIRST_ROW = HEAD_TOP + HEAD + 8
ASIDE = 448
"""Width of the column that names the sources."""
TOTAL = 116
NOTES = 58


def paint(view: MetromaniaView, result: Result, words: Words) -> Canvas:
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
    _source(canvas, words("row-lines"), words("row-lines-why"), "", y, 0)
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
        canvas.text(note, (MARGIN + 64, top, WIDTH - MARGIN, top + NOTES), LABEL, TEXT_QUIET)
    canvas.corners(CORNER, DISCORD_GROUND)
    return canvas


def _head(canvas: Canvas, account: Account, words: Words, column: tuple[float, float], final: bool) -> None:
    left, right = column
    first = account.rank == 1
    box = (left, HEAD_TOP, right, HEAD_TOP + HEAD)
    accounts.head(canvas, account.seat, words.names[account.seat], box, first, final)
    rank = words("rank", rank=account.rank)
    canvas.text(rank, (left + 90, HEAD_TOP + 18, right - 16, HEAD_TOP + 74), LABEL, BRIGHT if first else TEXT_QUIET)


def _source(canvas: Canvas, title: str, under: str, letter: str, y: float, number: int) -> None:
    accounts.stripe(canvas, number, y, ROW)
    x = MARGIN + 18
    if letter:
        canvas.disc((x + 24, y + ROW / 2 - 2), 26, BRIGHT)
        canvas.sign(letter, (x + 24, y + ROW / 2 - 2), BODY, INK, 48)
        x += 66
    right = MARGIN + ASIDE - 12
    canvas.text(title, (x, y + 4, right, y + 48), LABEL, TEXT, weight="Bold", shrink=2)
    canvas.text(under, (x, y + 44, right, y + ROW - 8), SMALL, TEXT_QUIET)


def _trip_row(canvas: Canvas, trip: Trip, words: Words, y: float, number: int) -> None:
    if trip.name == FINAL:
        title, letter = words("row-final"), ""
        route = words("trip-final-short")
    else:
        title = words("trip-short", a=words(f"kind-{trip.markers[0][0]}"), b=words(f"kind-{trip.markers[1][0]}"))
        letter, route = trip.name, ""
    if trip.network is not None:
        verdict = words("trip-minutes-short", minutes=trip.network.minutes)
    else:
        verdict = words("trip-open") if trip.open else words("trip-none")
    _source(canvas, title, f"{route} · {verdict}" if route else verdict, letter, y, number)


def _cell(canvas: Canvas, points: int, why: str, column: tuple[float, float], y: float) -> None:
    left, right = column
    colour: Colour = GAIN if points > 0 else LOSS if points < 0 else RULE
    room: Box = (left + 6, y + 2, right - 6, y + (48 if why else ROW - 6))
    canvas.number(signed(points), room, DECIDE, colour, align="centre")
    if why:
        canvas.text(why, (left + 6, y + 44, right - 6, y + ROW - 8), SMALL, TEXT_QUIET, align="centre")


def short_reason(awards: list[Award], words: Words) -> str:
    """Why, in the width of a column."""
    ends = sum(award.reason == "endpoint" for award in awards)
    base = next((award.reason for award in awards if award.reason != "endpoint"), "")
    if not base:
        return ""
    return words("short-network-ends", count=ends) if ends else words(f"short-{base}")


def _notes(result: Result, words: Words) -> list[str]:
    """The two house awards."""
    notes: list[str] = []
    if result.longest:
        notes.append(words("note-longest", lines=_lines(result.longest, words), count=result.longest_tunnels))
    if result.transfers:
        notes.append(words("note-transfers", lines=_lines(result.transfers, words), count=result.transfer_stations))
    return notes


def _lines(numbers: tuple[int, ...], words: Words) -> str:
    return ", ".join(words("owned-line", name=words.names[number // 2], line=number % 2 + 1) for number in numbers)
